// Which cards look best in play for points: the search looks at them first.
#pragma once

#include "points_deal.hpp"
#include "points_weights.hpp"

namespace prikup {

inline int score(const Rank& rank, int points) { return rank.base + rank.slope * points; }

template <int N, int L>
int score_lead(const PointDeal& deal, Mask left, int card, int trump, bool announced) {
    const Mask suit = suit_mask(suit_of(card));
    const Mask others = left & suit & ~deal.own[L];
    int kind = announced * 8 + (suit_of(card) == trump);
    const auto ruffs = [&](int seat) {
        return !(left & suit & deal.own[seat]) && (left & suit_mask(trump) & deal.own[seat]);
    };
    const bool side = trump != kNoSuit && suit_of(card) != trump;
    if constexpr (L == 0) {
        kind += 2 * (others < bit(card));
        kind += 4 * (side && (ruffs(1) || (N == 3 && ruffs(2))));
    } else {
        const Mask declarers = left & suit & deal.own[0];
        kind += 2 * (declarers < bit(card));
        kind += 4 * (side && ruffs(0));
        kind += 16 * ((others & ~declarers) > declarers);
    }
    return score(kLead[L][kind], deal.weight[card]);
}

// Follows 0, ruffs 1, discards 2.
inline int manner(int card, const Trick& trick, int trump) {
    return suit_of(card) == trick.led ? 0 : suit_of(card) == trump ? 1 : 2;
}

template <int N, int L>
int score_second(const PointDeal& deal, Mask left, int card, int trump, const Trick& trick) {
    constexpr int seat = (L + 1) % N, third = (L + 2) % N;
    const Trick after = deal.with(trick, seat, card, trump);
    const Mask next = left & deal.own[third];
    const Mask follows = next & suit_mask(trick.led);
    const Mask trumps = trump == kNoSuit ? 0 : next & suit_mask(trump);
    const bool beaten = follows ? suit_of(after.top) == trick.led && follows > bit(after.top)
                                : trumps && (suit_of(after.top) != trump || trumps > bit(after.top));
    const bool ours = (after.who == 0) == (seat == 0);
    const int kind = manner(card, trick, trump) + 4 * ours + 8 * (after.top == card) + 16 * beaten;
    return score(kSecond[L][kind], deal.weight[card]);
}

template <int L>
int score_last(const PointDeal& deal, int card, bool takes, bool ours, int trump, const Trick& trick) {
    return score(kLast[L][manner(card, trick, trump) + 4 * ours + 8 * takes], deal.weight[card]);
}

}  // namespace prikup
