// Open-hand solver of the all-pass: three hands without trumps, each avoiding tricks for itself.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "cards.hpp"

namespace prikup {

constexpr int kWinner = 255;  // the "seat" that leads where nobody is named

// Seats 0, 1, 2 play in this order. `leader` plays, or has played, first to the trick in progress; `trick` are the cards
// played to it, no longer in a hand. `leads` are cards of the talon that lead the trick in progress and the next one:
// cards of a resting dealer where `owned` is 1, of the hand before `eldest` where it is 2, else they only set the suit, and
// the first to play takes what nobody follows. `next` names who plays first to the next trick and to the one after it;
// `eldest` leads where a resting dealer took the trick.
struct AllPass {
    Mask hands[kSeats];
    std::uint8_t leader;    // 0 to 2
    std::uint8_t trick[2];  // kNoCard where not played yet
    std::uint8_t leads[2];  // kNoCard where the talon does not lead
    std::uint8_t owned;     // 0 to 2
    std::uint8_t next[2];   // 0 to 2, or kWinner
    std::uint8_t eldest;    // 0 to 2
    std::uint8_t unused[3];

    int played() const { return (trick[0] != kNoCard) + (trick[1] != kNoCard); }
    int to_play() const { return (leader + played()) % kSeats; }
    // Tricks still to be won, the one in progress included.
    int tricks() const { return count(hands[to_play()]); }
    // The suit that must be followed, or kNoSuit where a hand leads freely.
    int led() const { return leads[0] != kNoCard ? suit_of(leads[0]) : trick[0] != kNoCard ? suit_of(trick[0]) : kNoSuit; }
    // The cards that may be played now.
    Mask choices() const {
        const Mask hand = hands[to_play()];
        return led() == kNoSuit ? hand : legal(hand, led(), kNoSuit);
    }
};
static_assert(sizeof(AllPass) == 24);

// What is wrong with a position, in words; empty where nothing is.
std::string fault(const AllPass& position);

// Solves one position at a time; owns its tables. Positions must be free of faults.
class AllPassSolver {
public:
    AllPassSolver();
    ~AllPassSolver();
    AllPassSolver(AllPassSolver&&) noexcept;
    AllPassSolver& operator=(AllPassSolver&&) noexcept;

    // The tricks of seats 0, 1, 2 and of the dealer among those still to be won, where each seat takes the fewest tricks
    // it can, of equal choices one with the most for the seat after it, of these one with the fewest for the dealer.
    void value(const AllPass& position, std::int8_t tricks[4]);
    // For each legal card (by its bit number, four numbers each) the same after it is played; -1 elsewhere.
    void cards(const AllPass& position, std::int8_t tricks[32 * 4]);
    // For each seat the tricks it takes where it takes the fewest it can and the two others make it take the most.
    void paranoid(const AllPass& position, std::int8_t tricks[kSeats]);
    // Positions at the start of a trick searched since the last question began.
    std::uint64_t nodes() const;

private:
    struct Search;
    std::unique_ptr<Search> search_;
};

}  // namespace prikup
