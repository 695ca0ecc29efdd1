// Open-hand solver of play for points with marriages: seat 0 against the rest.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "position.hpp"

namespace prikup {

enum PointFlag : std::uint8_t {
    kSilentLead = 1,   // nothing can be announced with the next lead, as when it is the first of a deal
    kFixedTrump = 2,   // announcing a pair does not change the trump
    kLowOfPair = 4,    // a pair is announced with its lower card only
    kMustBeat = 8,     // who may play a card that beats the trick must play such a card
    kDifference = 16,  // the value is the points of seat 0 less those of the rest, else its own alone
};

// What a position of trick play is worth in points is all in its row.
// A pair is the two cards of a suit with the strengths of `pair`; who leads one of them and still holds both may
// announce it: they get `pair_points` of the suit, which becomes trump from that lead on. Four are the cards with
// the strength `four`, announced in the same way with one of them, which leaves the trump as it is.
struct PointPosition {
    Position play;
    std::uint8_t card_points[8];     // by strength
    std::uint16_t pair_points[4];    // by suit
    std::uint16_t four_points;
    std::uint16_t last_points;       // the winner of the last trick gets them besides its cards
    std::uint8_t pair[2];            // strengths, the lower one first; kNoCard where there are no pairs
    std::uint8_t four;               // a strength; kNoCard where there are no fours
    std::uint8_t flags;              // of PointFlag
};
static_assert(sizeof(PointPosition) == 40);

// What is wrong with a position, in words; empty where nothing is.
std::string fault(const PointPosition& position);

constexpr std::int16_t kNotLegal = -32768;
constexpr int kMostPoints = 10000;  // all that a row can count, each card and announcement once

// Solves one position at a time; owns its tables. Positions must be free of faults.
class PointSolver {
public:
    PointSolver();
    ~PointSolver();
    PointSolver(PointSolver&&) noexcept;
    PointSolver& operator=(PointSolver&&) noexcept;

    // The points still to come, both sides playing their best.
    int value(const PointPosition& position);
    // Whether they are at least so many.
    bool at_least(const PointPosition& position, int points);
    // For each legal card (by its bit number; announced: 32 more) the same with the play of it included; kNotLegal elsewhere.
    void cards(const PointPosition& position, std::int16_t values[64]);
    // Positions at the start of a trick looked at since the last question began.
    std::uint64_t nodes() const;

private:
    struct Search;
    std::unique_ptr<Search> search_;
};

}  // namespace prikup
