// A deal of play for points during search: the data that do not change while it is played, and direct consequences of a
// position.
#pragma once

#include <algorithm>
#include <array>

#include "points.hpp"
#include "points_suits.hpp"

namespace prikup::for_points {

constexpr bool beats(int card, int top, int trump) { return suit_of(card) == suit_of(top) ? card > top : suit_of(card) == trump; }

// A possible announcement: the cards that must be in hand, and those that can be led for it.
struct Announcement {
    Mask cards, leads;
    int seat;
    int gain;   // points added to the value
    int cost;   // points that may be lost if winners are played in an order that announces it
    int trump;  // the suit that becomes trump; -1: none

    bool held(Mask left) const { return (left & cards) == cards; }
};

// The trick in progress.
struct Trick {
    int led;     // suit
    int top;     // the winning card so far
    int who;     // its owner
    int points;  // the points of its cards
};

// Facts about the start of a trick that need no search.
struct Outlook {
    int lower, upper;  // bounds of the value
    int low, high;     // the same before a card is searched
    int rounds;        // tricks that the leader wins in a row
    int best;          // the most that they can announce in addition
};

struct PointDeal {
    Mask own[kSeats];            // the cards of each seat at the start
    Mask silent;                 // the remaining cards when nothing can be announced
    bool must_beat;
    int points[32], weight[32];  // of each card, as the value counts and as the rules do
    int dear[8];                 // strengths, the one with the most points first
    int last_points;
    std::array<Announcement, kSuits + 1> announcements;
    int announced;               // their number
    PointSuits suits;

    void set(const PointPosition& position);

    // Returns the excess of the value: with differences all cards are counted twice for seat 0, and once for the rest.
    int offset(const PointPosition& position) const;

    int points_of(Mask cards) const;

    // Returns the trick in progress at a position, with its first card played by the leader.
    Trick on_table(const PointPosition& position) const;

    Trick with(const Trick& trick, int seat, int card, int trump) const {
        const bool takes = beats(card, trick.top, trump);
        return {trick.led, takes ? card : trick.top, takes ? seat : trick.who, trick.points + points[card]};
    }

    // Returns the cards of a hand that may be played to a trick.
    Mask allowed(Mask hand, const Trick& trick, int trump) const {
        const Mask moves = legal(hand, trick.led, trump);
        if (!must_beat) return moves;
        Mask beating = 0;
        for (Mask cards = moves; cards; cards &= cards - 1) {
            if (beats(lowest(cards), trick.top, trump)) beating |= cards & -cards;
        }
        return beating ? beating : moves;
    }

    // Returns the value if every hand holds one card.
    template <int N, int L>
    int last_trick(Mask left, int trump, int rest) const {
        Trick trick{suit_of(lowest(left & own[L])), lowest(left & own[L]), L, 0};
        for (int place = 1; place < N; ++place) trick = with(trick, (L + place) % N, lowest(left & own[(L + place) % N]), trump);
        return trick.who == 0 ? rest + last_points : 0;
    }

    // Computes the outlook at the start of a trick; `rest` are the points of the remaining cards.
    template <int L>
    Outlook outlook(Mask left, int trump, int rest) const;
    // Improves it: if the leader wins all tricks but a few, the others keep at most their cards with the most points.
    template <int L>
    void refine(Mask left, int rest, Outlook& outlook) const;

private:
    void announce(Mask cards, Mask leads, int gain, int trump, bool difference);

    // Returns the points that the leader's side takes in the tricks that the leader wins in a row with unbeatable
    // cards.
    template <int L>
    int cash(Mask left, int trump, int& rounds) const;

    // Returns the points of the `most` cards of a hand with the most points.
    int dearest(Mask hand, int most) const {
        int sum = 0;
        for (int place = 0; place < 8 && most > 0; ++place) {
            const int here = std::min(count(hand & (Mask{0x01010101} << dear[place])), most);
            sum += here * points[dear[place]];
            most -= here;
        }
        return sum;
    }
};

template <int L>
inline int PointDeal::cash(Mask left, int trump, int& rounds) const {
    const SuitFacts* ruffs = nullptr;  // the trump suit, if others have trumps that are not drawn
    if (trump != kNoSuit) {
        ruffs = &suits.of(trump, left);
        int longest = 0;
        for (int seat = 0; seat < kSeats; ++seat) longest = std::max<int>(longest, seat == L ? 0 : ruffs->length[seat]);
        if (ruffs->rounds[L] >= longest) ruffs = nullptr;
    }
    int taken = 0;
    rounds = 0;
    for (int suit = 0; suit < kSuits; ++suit) {
        const SuitFacts& facts = suits.of(suit, left);
        int safe = facts.rounds[L];
        // Partners ruff too, and they must.
        for (int seat = 0; ruffs && suit != trump && seat < kSeats; ++seat) {
            if (seat != L && ruffs->length[seat]) safe = std::min<int>(safe, facts.length[seat]);
        }
        if (safe == 0) continue;
        rounds += safe;
        taken += facts.taken[L][safe - 1];
    }
    return taken;
}

template <int L>
inline Outlook PointDeal::outlook(Mask left, int trump, int rest) const {
    Outlook found{0, rest + last_points, 0, 0, 0, 0};
    bool mine = trump == kNoSuit, theirs = mine;  // whether seat 0, or the rest, can still make another suit trump
    for (int i = 0; i < announced; ++i) {
        const Announcement& one = announcements[i];
        if (!one.held(left)) continue;
        (one.seat == 0 ? found.upper : found.lower) += one.gain;
        (one.seat == 0 ? mine : theirs) |= one.trump >= 0;
        if (one.seat == L && left != silent) found.best = std::max(found.best, std::abs(one.gain) - one.cost);
    }
    found.low = found.lower;
    found.high = found.upper;
    const int taken = cash<L>(left, trump, found.rounds) + found.best;
    const bool all = found.rounds >= count(left & own[L]);
    if constexpr (L == 0) {
        found.lower += all ? found.best + rest + last_points : taken;
        if (!mine) found.upper -= suits.of(trump, left).lost;
    } else {
        found.upper = all ? -found.best : found.upper - std::max(taken, mine ? 0 : suits.of(trump, left).lost);
        if (!theirs) found.lower += suits.of(trump, left).kept;
    }
    return found;
}

template <int L>
inline void PointDeal::refine(Mask left, int rest, Outlook& outlook) const {
    constexpr int kFew = 3;  // with more cards it costs more than it saves
    const int most = count(left & own[L]) - outlook.rounds;
    if (outlook.rounds == 0 || most <= 0 || most > kFew) return;
    int taken = rest + outlook.best;
    for (int seat = 0; seat < kSeats; ++seat) taken -= dearest(left & own[seat], most);
    if constexpr (L == 0) {
        outlook.lower = std::max(outlook.lower, outlook.low + taken);
    } else {
        outlook.upper = std::min(outlook.upper, outlook.high - taken);
    }
}

}  // namespace prikup::for_points
