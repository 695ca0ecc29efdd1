// Open-hand solver of contracts with and without trumps and of misère: seat 0 against the rest, counted in tricks.
#pragma once

#include <cstdint>
#include <memory>

#include "position.hpp"

namespace prikup {

enum class Aim : std::uint8_t { kMost, kFewest };  // what the declarer wants: a contract, or a misère

// Solves one position at a time; owns its tables. Positions must be free of faults.
class TrickSolver {
public:
    TrickSolver();
    ~TrickSolver();
    TrickSolver(TrickSolver&&) noexcept;
    TrickSolver& operator=(TrickSolver&&) noexcept;

    // The tricks the declarer takes of those still to be won, both sides playing their best.
    // Related positions (one deal with other leaders, other discards) may follow each other: what was found of the last
    // is then used for the next, which changes no value, only how many nodes it takes.
    int value(const Position& position, Aim aim, bool related = false);
    // Whether the declarer takes at least so many of them.
    bool at_least(const Position& position, Aim aim, int tricks);
    // For each legal card (by its bit number) the same value after it is played; -1 elsewhere.
    void cards(const Position& position, Aim aim, std::int8_t values[32]);
    // Positions at the start of a trick looked at since the last question began.
    std::uint64_t nodes() const;

private:
    struct Search;
    std::unique_ptr<Search> search_;
};

}  // namespace prikup
