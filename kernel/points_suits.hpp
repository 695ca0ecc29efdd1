// Facts about one suit of a deal played for points, for every set of its remaining cards.
#pragma once

#include <array>
#include <cstdint>

#include "cards.hpp"

namespace prikup::for_points {

// Facts about a set of cards of one suit, low to high, as a byte, which follow from their owners at the start and their
// points.
struct SuitFacts {
    std::int16_t kept, lost;                     // as trumps: points that seat 0 takes in any case, and that the rest do
    std::uint8_t pattern;                        // the same for sets that differ only in the ranks of the cards
    std::uint8_t paired;                         // cards of a pair that is still together
    std::uint8_t linked;                         // cards directly above another card of the same hand
    std::array<std::uint8_t, kSeats> length;     // cards of each seat
    std::array<std::uint8_t, kSeats> rounds;     // rounds that each seat, when leading, wins in a row if nobody ruffs
    std::array<std::array<std::int16_t, 8>, kSeats> taken;  // points that its side takes in this many rounds, less one
};

class PointSuits {
public:
    // `points` by card; `pairs` and `fours` are cards of one hand that can be announced together.
    void set(const Mask own[kSeats], const int points[32], Mask pairs, Mask fours);

    const SuitFacts& of(int suit, Mask left) const { return facts_[suit][left >> (8 * suit) & 255]; }

    // Positions with the same patterns, trump and leader differ only in the points of the cards.
    std::uint32_t pattern(Mask left) const {
        return of(0, left).pattern | of(1, left).pattern << 8 | of(2, left).pattern << 16 |
               static_cast<std::uint32_t>(of(3, left).pattern) << 24;
    }
    Mask linked(Mask left) const {
        return of(0, left).linked | of(1, left).linked << 8 | of(2, left).linked << 16 |
               static_cast<Mask>(of(3, left).linked) << 24;
    }
    Mask paired(Mask left) const {
        return of(0, left).paired | of(1, left).paired << 8 | of(2, left).paired << 16 |
               static_cast<Mask>(of(3, left).paired) << 24;
    }

private:
    struct Suit;
    static void fill(const Suit& suit, unsigned cards, SuitFacts& facts);
    static void cash(const Suit& suit, unsigned cards, int leader, SuitFacts& facts);
    std::array<std::array<SuitFacts, 256>, kSuits> facts_;
};

}  // namespace prikup::for_points
