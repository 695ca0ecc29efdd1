// Estimates of hands by tables of the holdings of one suit, as the bots use them.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "cards.hpp"

namespace prikup {

constexpr int kStrains = 5;  // four trump suits, then no trump

// The value of a holding, and the best that remains without one card of it and without two.
using HoldingValues = std::array<double, 3>;

// The value of each holding of a suit (eight bits, seven lowest).
struct HoldingTables {
    std::vector<HoldingValues> trump, beside_long, beside_short, no_trump;  // of tricks
    std::vector<HoldingValues> safe;                                        // the logarithm of the safety at misère
    std::vector<double> solid;                                       // the tricks that are sure if the suit is led
};

// The value of each number of tricks in tenths, 0 to 100, in each strain.
using ValuesByTenths = std::array<std::array<double, 101>, kStrains>;

class HandEstimates {
public:
    explicit HandEstimates(HoldingTables tables) : tables_(std::move(tables)) {}

    // Computes the mean tricks of a declarer with these cards in each strain. `dropped` 2: two cards more are held,
    // and the two that cost least are laid away first; 0: none is.
    void tricks(Mask hand, int dropped, double estimates[kStrains]) const;
    // Returns the most that a declarer's mean tricks and `more` of them are worth in any strain; `values` are by strain
    // and by tenths of tricks.
    double best(Mask hand, const ValuesByTenths& values, double more) const;
    // Returns the logarithm of the safety of a misère.
    double safety(Mask hand, int dropped) const;

private:
    double bound(Mask hand, int trump) const;

    HoldingTables tables_;
};

}  // namespace prikup
