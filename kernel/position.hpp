// A position of a trick game: the cards in the hands, the trick in progress, its leader, the trump.
#pragma once

#include <cstdint>
#include <string>

#include "cards.hpp"

namespace prikup {

// Seats 0, 1, 2 play in this order; seat 0 is the declarer. With two players seat 2 has no cards and never plays.
// `leader` leads, or has led, the trick in progress; `trick` are the cards played to it, no longer in a hand.
struct Position {
    Mask hands[kSeats];
    std::uint8_t trump;     // 0 to 3, or kNoSuit
    std::uint8_t leader;    // 0 to 2
    std::uint8_t trick[2];  // kNoCard if not played yet

    int played() const { return (trick[0] != kNoCard) + (trick[1] != kNoCard); }
    // With three players, seat 2 can be without cards only after it has played to the last trick.
    bool two_handed() const { return hands[2] == 0 && leader != 2 && trick[1] == kNoCard; }
    int players() const { return two_handed() ? 2 : 3; }
    int seat_after(int seat) const { return (seat + 1) % players(); }
    int to_play() const { return (leader + played()) % players(); }
    Mask left() const { return hands[0] | hands[1] | hands[2]; }
    // Tricks still to be won, including the one in progress.
    int tricks() const { return count(hands[to_play()]); }
};
static_assert(sizeof(Position) == 16);

// Returns the fault of a position in words; empty if there is none.
std::string fault(const Position& position);

}  // namespace prikup
