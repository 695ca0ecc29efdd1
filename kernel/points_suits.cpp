#include "points_suits.hpp"

#include <algorithm>
#include <bit>

namespace prikup::for_points {

namespace {

int low(unsigned cards) { return std::countr_zero(cards); }
int high(unsigned cards) { return static_cast<int>(std::bit_width(cards)) - 1; }
unsigned above(unsigned cards) { return ~0U << std::bit_width(cards); }  // the ranks above all of them

// Numbers for patterns in the order of their appearance: a tree with a branch for each owner of the next card, marked
// or not.
class Tree {
public:
    Tree() { next_[0] = {}; }

    int walk(int node, int owner, bool mark) {
        std::uint16_t& next = next_[node][owner + kSeats * mark];
        if (next == 0) {
            next = static_cast<std::uint16_t>(++nodes_);
            next_[next] = {};
            numbers_[next] = 0;
        }
        return next;
    }
    // Returns the number, from 1, of the pattern at the end of a walk; there are fewer than 256, like sets of eight
    // cards.
    std::uint8_t number(int node) {
        if (numbers_[node] == 0) numbers_[node] = ++used_;
        return numbers_[node];
    }

private:
    // A walk passes a set of cards, with its pair marked or not.
    std::array<std::array<std::uint16_t, 2 * kSeats>, 2 * 256> next_;
    std::array<std::uint8_t, 2 * 256> numbers_;
    int nodes_ = 0;
    std::uint8_t used_ = 0;
};

}  // namespace

// A suit as it was dealt; sets of its cards are bytes.
struct PointSuits::Suit {
    unsigned all = 0, pair, four;
    unsigned own[kSeats];
    int owner[8] = {};
    const int* points;
    bool rising = true;  // higher cards are never cheaper

    unsigned pair_in(unsigned cards) const { return (cards & pair) == pair ? pair : 0; }

    int sum(unsigned cards) const {
        int found = 0;
        for (; cards; cards &= cards - 1) found += points[low(cards)];
        return found;
    }
    // Returns the card of a hand with the fewest points, or with the most.
    int pick(unsigned hand, bool dearest) const {
        if (rising) return dearest ? high(hand) : low(hand);
        int best = low(hand);
        for (unsigned cards = hand & (hand - 1); cards; cards &= cards - 1) {
            const int card = low(cards);
            if (dearest ? points[card] > points[best] : points[card] < points[best]) best = card;
        }
        return best;
    }
};

void PointSuits::set(const Mask own[kSeats], const int points[32], Mask pairs, Mask fours) {
    for (int number = 0; number < kSuits; ++number) {
        Suit suit;
        suit.points = points + 8 * number;
        suit.pair = pairs >> (8 * number) & 255;
        suit.four = fours >> (8 * number) & 255;
        for (int seat = 0; seat < kSeats; ++seat) {
            suit.own[seat] = own[seat] >> (8 * number) & 255;
            suit.all |= suit.own[seat];
            for (unsigned cards = suit.own[seat]; cards; cards &= cards - 1) suit.owner[low(cards)] = seat;
        }
        for (unsigned left = suit.all & (suit.all - 1), before = suit.all; left; before = left, left &= left - 1) {
            suit.rising &= suit.points[low(before)] <= suit.points[low(left)];
        }
        Tree tree;
        facts_[number][0] = {};
        for (unsigned cards = suit.all; cards; cards = (cards - 1) & suit.all) {
            SuitFacts& facts = facts_[number][cards];
            const unsigned marked = (suit.pair ? suit.pair_in(cards) : 0) | (cards & suit.four);
            int node = 0;
            for (unsigned left = cards; left; left &= left - 1) {
                node = tree.walk(node, suit.owner[low(left)], marked >> low(left) & 1);
            }
            facts.pattern = tree.number(node);
            fill(suit, cards, facts);
        }
    }
}

void PointSuits::fill(const Suit& suit, unsigned cards, SuitFacts& facts) {
    const unsigned mine = cards & suit.own[0], theirs = cards & ~mine;
    facts.kept = static_cast<std::int16_t>(suit.sum(mine & above(theirs)));
    facts.lost = static_cast<std::int16_t>(suit.sum(theirs & above(mine)));
    facts.linked = 0;
    facts.paired = static_cast<std::uint8_t>(suit.pair ? suit.pair_in(cards) : 0);
    for (unsigned left = cards & (cards - 1), before = low(cards); left; left &= left - 1) {
        const unsigned card = static_cast<unsigned>(low(left)), both = 1U << card | 1U << before;
        const unsigned paired = suit.pair ? both & suit.pair_in(cards) : 0;
        const bool alike = suit.owner[card] == suit.owner[before] && (paired == 0 || paired == both) && !(both & suit.four);
        facts.linked = static_cast<std::uint8_t>(facts.linked | alike << card);
        before = card;
    }
    for (int seat = 0; seat < kSeats; ++seat) {
        facts.length[seat] = static_cast<std::uint8_t>(std::popcount(cards & suit.own[seat]));
    }
    for (int leader = 0; leader < kSeats; ++leader) cash(suit, cards, leader, facts);
}

void PointSuits::cash(const Suit& suit, unsigned cards, int leader, SuitFacts& facts) {
    unsigned hands[kSeats];
    int longest = 0, taken = 0;
    for (int seat = 0; seat < kSeats; ++seat) {
        hands[seat] = cards & suit.own[seat];
        if (seat != leader) longest = std::max<int>(longest, facts.length[seat]);
    }
    int rounds = std::popcount(hands[leader] & above(cards & ~hands[leader]));
    if (rounds >= longest) rounds = facts.length[leader];
    facts.rounds[leader] = static_cast<std::uint8_t>(rounds);
    for (int round = 0; round < rounds; ++round) {
        for (int seat = 0; seat < kSeats; ++seat) {
            if (hands[seat] == 0) continue;
            // Partners give as many points as they can, the others as few as they must.
            const int card = seat == leader ? high(hands[seat]) : suit.pick(hands[seat], (seat == 0) == (leader == 0));
            hands[seat] &= ~(1U << card);
            taken += suit.points[card];
        }
        facts.taken[leader][round] = static_cast<std::int16_t>(taken);
    }
}

}  // namespace prikup::for_points
