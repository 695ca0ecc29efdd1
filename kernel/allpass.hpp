// Open-hand solver of the all-pass: three hands without trumps, each of which avoids tricks.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "cards.hpp"

namespace prikup {

constexpr int kWinner = 255;  // the "seat" that leads if nobody is named

// Seats 0, 1, 2 play in this order. `leader` plays, or has played, first to the trick in progress; `trick` are the
// cards played to it, no longer in a hand. `leads` are cards of the talon that lead the trick in progress and the next
// one. `owned` 1: they belong to a resting dealer; 2: to the hand before `eldest`; 0: they only set the suit, and the
// first to play takes the trick if nobody follows. `next` names the seats that play first to the next trick and to the
// one after it; `eldest` leads after a trick taken by a resting dealer.
struct AllPass {
    Mask hands[kSeats];
    std::uint8_t leader;    // 0 to 2
    std::uint8_t trick[2];  // kNoCard if not played yet
    std::uint8_t leads[2];  // kNoCard if the talon does not lead
    std::uint8_t owned;     // 0 to 2
    std::uint8_t next[2];   // 0 to 2, or kWinner
    std::uint8_t eldest;    // 0 to 2
    std::uint8_t unused[3];

    int played() const { return (trick[0] != kNoCard) + (trick[1] != kNoCard); }
    int to_play() const { return (leader + played()) % kSeats; }
    // Tricks still to be won, including the one in progress.
    int tricks() const { return count(hands[to_play()]); }
    // The suit that must be followed, or kNoSuit if a hand leads freely.
    int led() const { return leads[0] != kNoCard ? suit_of(leads[0]) : trick[0] != kNoCard ? suit_of(trick[0]) : kNoSuit; }
    // The cards that may be played now.
    Mask choices() const {
        const Mask hand = hands[to_play()];
        return led() == kNoSuit ? hand : legal(hand, led(), kNoSuit);
    }
};
static_assert(sizeof(AllPass) == 24);

// Returns the fault of a position in words; empty if there is none.
std::string fault(const AllPass& position);

// Solver of one position at a time, with its own tables. Positions must be free of faults.
class AllPassSolver {
public:
    AllPassSolver();
    ~AllPassSolver();
    AllPassSolver(AllPassSolver&&) noexcept;
    AllPassSolver& operator=(AllPassSolver&&) noexcept;

    // Computes the tricks of seats 0, 1, 2 and of the dealer among those still to be won. Each seat takes the fewest
    // tricks it can; of equal choices it takes one with the most tricks for the seat after it, of these one with the
    // fewest for the dealer.
    void value(const AllPass& position, std::int8_t tricks[4]);
    // Computes the same for each legal card after it is played (by its bit number, four numbers each); -1 elsewhere.
    void cards(const AllPass& position, std::int8_t tricks[32 * 4]);
    // Computes for each seat its fewest tricks against two others that make it take as many as they can.
    void paranoid(const AllPass& position, std::int8_t tricks[kSeats]);
    // Positions at the start of a trick that were searched since the last question began.
    std::uint64_t nodes() const;

private:
    struct Search;
    std::unique_ptr<Search> search_;
};

}  // namespace prikup
