// The order of cards in play for points: the search tries the most promising ones first.
#pragma once

#include "points_deal.hpp"
#include "points_weights.hpp"

namespace prikup::for_points {

inline int score(const Rank& rank, int points) { return rank.base + rank.slope * points; }

// Returns the score of a card from its suit: whether a pair would be broken, the suit's length, how many cards of
// others beat it.
inline int score(const Shape& shape, const PointDeal& deal, Mask left, Mask hand, int card) {
    const Mask suit = left & suit_mask(suit_of(card));
    const Mask higher = suit & ~hand & ~((bit(card) << 1) - 1);
    const bool paired = deal.suits.of(suit_of(card), left).paired >> (card & 7) & 1;
    return (paired ? shape.paired : 0) + shape.length * count(hand & suit) +
           (higher == 0                    ? 0
            : (higher & (higher - 1)) == 0 ? shape.one
                                           : shape.more);
}

template <int N, int L>
int score_lead(const PointDeal& deal, Mask left, int card, int trump, bool announced) {
    const Mask suit = suit_mask(suit_of(card));
    const Mask others = left & suit & ~deal.own[L];
    int kind = announced * 8 + (suit_of(card) == trump);
    const auto ruffs = [&](int seat) { return !(left & suit & deal.own[seat]) && (left & suit_mask(trump) & deal.own[seat]); };
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
    return score(kWeights.lead[L][kind], deal.weight[card]) +
           score(kWeights.lead_shape[L][announced * 2 + side], deal, left, left & deal.own[L], card);
}

// Returns 0 for following, 1 for ruffing, 2 for discarding.
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
    const int how = manner(card, trick, trump);
    const int kind = how + 4 * ours + 8 * (after.top == card) + 16 * beaten;
    return score(kWeights.second[L][kind], deal.weight[card]) +
           score(kWeights.second_shape[L][how], deal, left, left & deal.own[seat], card);
}

template <int L>
int score_last(const PointDeal& deal, Mask left, Mask hand, int card, bool takes, bool ours, int trump, const Trick& trick) {
    const int how = manner(card, trick, trump);
    return score(kWeights.last[L][how + 4 * ours + 8 * takes], deal.weight[card]) +
           score(kWeights.last_shape[L][how], deal, left, hand, card);
}

}  // namespace prikup::for_points
