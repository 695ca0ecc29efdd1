// A deal of play for points as the search sees it: what does not change while it is played, and what follows at once.
#pragma once

#include <algorithm>
#include <array>

#include "points.hpp"
#include "points_suits.hpp"

namespace prikup {

constexpr bool beats(int card, int top, int trump) {
    return suit_of(card) == suit_of(top) ? card > top : suit_of(card) == trump;
}

// Something that can be announced: the cards that must be in hand, those it is announced with.
struct Announcement {
    Mask cards, leads;
    int seat;
    int gain;   // to the value
    int cost;   // points that may go amiss if winners are played in an order that announces it
    int trump;  // the suit it makes trump; -1: none

    bool held(Mask left) const { return (left & cards) == cards; }
};

// The trick in progress.
struct Trick {
    int led;     // suit
    int top;     // the card that wins so far
    int who;     // who played it
    int points;  // of its cards
};

struct PointDeal {
    Mask own[kSeats];            // the cards of each seat at first
    Mask silent;                 // the cards left when nothing can be announced
    bool must_beat;
    int points[32], weight[32];  // of each card, as the value counts and as the rules do
    int last_points;
    std::array<Announcement, kSuits + 1> announcements;
    int announced;               // how many
    PointSuits suits;

    void set(const PointPosition& position);

    // What the value counts too much: with differences all cards are taken for seat 0 twice, and for the rest once.
    int offset(const PointPosition& position) const;

    int worth(Mask cards) const;

    // The trick in progress at a position, its first card played by the leader.
    Trick on_table(const PointPosition& position) const;

    Trick with(const Trick& trick, int seat, int card, int trump) const {
        const bool takes = beats(card, trick.top, trump);
        return {trick.led, takes ? card : trick.top, takes ? seat : trick.who, trick.points + points[card]};
    }

    // The cards of a hand that may be played to a trick.
    Mask allowed(Mask hand, const Trick& trick, int trump) const {
        const Mask moves = legal(hand, trick.led, trump);
        if (!must_beat) return moves;
        Mask beating = 0;
        for (Mask cards = moves; cards; cards &= cards - 1) {
            if (beats(lowest(cards), trick.top, trump)) beating |= cards & -cards;
        }
        return beating ? beating : moves;
    }

    // The value where every hand holds one card.
    template <int N, int L>
    int last_trick(Mask left, int trump, int rest) const {
        Trick trick{suit_of(lowest(left & own[L])), lowest(left & own[L]), L, 0};
        for (int place = 1; place < N; ++place) trick = with(trick, (L + place) % N, lowest(left & own[(L + place) % N]), trump);
        return trick.who == 0 ? rest + last_points : 0;
    }

    // Bounds of the value at the start of a trick; `rest` are the points of the cards left.
    template <int L>
    void bound(Mask left, int trump, int rest, int& lower, int& upper) const;

private:
    void announce(Mask cards, Mask leads, int gain, int trump, bool difference);

    // Tricks that the leader wins in a row with cards nobody can beat, and the points his side takes in them.
    template <int L>
    void cash(Mask left, int trump, int& rounds, int& taken) const;
};

template <int L>
inline void PointDeal::cash(Mask left, int trump, int& rounds, int& taken) const {
    const SuitFacts* ruffs = nullptr;  // the trump suit, where others have trumps that are not drawn
    if (trump != kNoSuit) {
        ruffs = &suits.of(trump, left);
        int longest = 0;
        for (int seat = 0; seat < kSeats; ++seat) longest = std::max<int>(longest, seat == L ? 0 : ruffs->length[seat]);
        if (ruffs->rounds[L] >= longest) ruffs = nullptr;
    }
    rounds = taken = 0;
    for (int suit = 0; suit < kSuits; ++suit) {
        const SuitFacts& facts = suits.of(suit, left);
        int safe = facts.rounds[L];
        // Partners ruff too, and must.
        for (int seat = 0; ruffs && suit != trump && seat < kSeats; ++seat) {
            if (seat != L && ruffs->length[seat]) safe = std::min<int>(safe, facts.length[seat]);
        }
        if (safe == 0) continue;
        rounds += safe;
        taken += facts.taken[L][safe - 1];
    }
}

template <int L>
inline void PointDeal::bound(Mask left, int trump, int rest, int& lower, int& upper) const {
    int best = 0;                      // the most the leader can announce after cashing
    bool mine = false, theirs = false;  // whether seat 0, or the rest, can still change the trump
    lower = 0;
    upper = rest + last_points;
    for (int i = 0; i < announced; ++i) {
        const Announcement& one = announcements[i];
        if (!one.held(left)) continue;
        (one.seat == 0 ? upper : lower) += one.gain;
        (one.seat == 0 ? mine : theirs) |= one.trump >= 0;
        if (one.seat == L && left != silent) best = std::max(best, std::abs(one.gain) - one.cost);
    }
    int rounds, taken;
    cash<L>(left, trump, rounds, taken);
    const bool all = rounds >= count(left & own[L]);
    if constexpr (L == 0) {
        lower += best + (all ? rest + last_points : taken);
        if (trump != kNoSuit && !mine) upper -= suits.of(trump, left).lost;
    } else {
        const int lost = trump != kNoSuit && !mine ? suits.of(trump, left).lost : 0;
        upper = all ? -best : upper - std::max(taken + best, lost);
        if (trump != kNoSuit && !theirs) lower += suits.of(trump, left).kept;
    }
}

}  // namespace prikup
