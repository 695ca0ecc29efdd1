// Open-hand solver of contracts with and without trumps and of misère: seat 0 against the rest, counted in tricks.
#pragma once

#include <cstdint>
#include <memory>

#include "position.hpp"

namespace prikup {

enum class Aim : std::uint8_t { kMost, kFewest };  // the declarer's aim: a contract, or a misère

// Solver of one position at a time, with its own tables. Positions must be free of faults.
class TrickSolver {
public:
    TrickSolver();
    ~TrickSolver();
    TrickSolver(TrickSolver&&) noexcept;
    TrickSolver& operator=(TrickSolver&&) noexcept;

    // Returns the tricks that the declarer takes of those still to be won, with best play of both sides. Related
    // positions (one deal with other leaders, other discards) may follow each other: the results of the last one are
    // then used for the next, which changes no value, only the number of nodes.
    int value(const Position& position, Aim aim, bool related = false);
    // Returns true if the declarer takes at least this many of them.
    bool at_least(const Position& position, Aim aim, int tricks);
    // Computes for each legal card (by its bit number) the same value after it is played; -1 elsewhere.
    void cards(const Position& position, Aim aim, std::int8_t values[32]);
    // Positions at the start of a trick that were searched since the last question began.
    std::uint64_t nodes() const;

private:
    struct Search;
    std::unique_ptr<Search> search_;
};

}  // namespace prikup
