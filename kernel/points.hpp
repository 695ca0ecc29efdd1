// Open-hand solver of play for points with marriages: seat 0 against the rest.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "position.hpp"

namespace prikup {

enum PointFlag : std::uint8_t {
    kSilentLead = 1,   // the next lead cannot announce, as the first lead of a deal
    kFixedTrump = 2,   // announcing a pair does not change the trump
    kLowOfPair = 4,    // a pair is announced with its lower card only
    kMustBeat = 8,     // a player who can beat the trick must do so
    kDifference = 16,  // the value is the points of seat 0 less those of the rest; otherwise only those of seat 0
};

// A row contains everything that determines the value of a position in points. A pair is the two cards of a suit with
// the strengths of `pair`; a player who leads one of them and holds both may announce it: they get `pair_points` of the
// suit, which becomes trump from that lead on. Four are the cards with the strength `four`, announced in the same way
// with one of them, without a change of the trump.
struct PointPosition {
    Position play;
    std::uint8_t card_points[8];     // by strength
    std::uint16_t pair_points[4];    // by suit
    std::uint16_t four_points;
    std::uint16_t last_points;       // added to the winner of the last trick
    std::uint8_t pair[2];            // strengths, the lower one first; kNoCard if there are no pairs
    std::uint8_t four;               // a strength; kNoCard if there are no fours
    std::uint8_t flags;              // of PointFlag
};
static_assert(sizeof(PointPosition) == 40);

// Returns the fault of a position in words; empty if there is none.
std::string fault(const PointPosition& position);

constexpr std::int16_t kNotLegal = -32768;
constexpr int kMostPoints = 10000;  // the most points in a row, with each card and announcement once

// Solver of one position at a time, with its own tables. Positions must be free of faults.
class PointSolver {
public:
    PointSolver();
    ~PointSolver();
    PointSolver(PointSolver&&) noexcept;
    PointSolver& operator=(PointSolver&&) noexcept;

    // Returns the points still to come with best play of both sides.
    int value(const PointPosition& position);
    // Returns true if they are at least this many.
    bool at_least(const PointPosition& position, int points);
    // Computes for each legal card (by its bit number; announced: 32 more) the same with its play included; kNotLegal
    // elsewhere.
    void cards(const PointPosition& position, std::int16_t values[64]);
    // Positions at the start of a trick that were searched since the last question began.
    std::uint64_t nodes() const;

private:
    struct Search;
    std::unique_ptr<Search> search_;
};

}  // namespace prikup
