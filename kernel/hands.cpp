#include "hands.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace prikup {

namespace {

unsigned holding(Mask hand, int suit) { return hand >> (8 * suit) & 255U; }

// Returns the sum of four suits, less the cards that cost least.
double total(const std::array<HoldingValues, 4>& suits, int dropped) {
    const double whole = ((suits[0][0] + suits[1][0]) + suits[2][0]) + suits[3][0];
    if (dropped == 0) return whole;
    std::array<double, 4> single;
    double pair = suits[0][0] - suits[0][2];
    for (std::size_t suit = 0; suit < 4; ++suit) {
        single[suit] = suits[suit][0] - suits[suit][1];
        pair = std::min(pair, suits[suit][0] - suits[suit][2]);
    }
    std::sort(single.begin(), single.end());
    return whole - std::min(pair, single[0] + single[1]);
}

// Returns the cards of a holding that no other card of the suit beats.
int masters(unsigned cards) {
    int found = 0;
    while (found < 8 && (cards >> (7 - found) & 1U) != 0) ++found;
    return found;
}

}  // namespace

void HandEstimates::tricks(Mask hand, int dropped, double estimates[kStrains]) const {
    std::array<HoldingValues, 4> suits;
    for (int trump = 0; trump < 4; ++trump) {
        const auto& side = count(holding(hand, trump)) > 4 ? tables_.beside_long : tables_.beside_short;
        for (int suit = 0; suit < 4; ++suit) {
            suits[static_cast<std::size_t>(suit)] = (suit == trump ? tables_.trump : side)[holding(hand, suit)];
        }
        estimates[trump] = std::max(total(suits, dropped), bound(hand, trump));
    }
    for (int suit = 0; suit < 4; ++suit) suits[static_cast<std::size_t>(suit)] = tables_.no_trump[holding(hand, suit)];
    estimates[4] = std::max(total(suits, dropped), 0.0);
}

double HandEstimates::best(Mask hand, const ValuesByTenths& values, double more) const {
    double estimates[kStrains];
    tricks(hand, 0, estimates);
    double found = -std::numeric_limits<double>::infinity();
    for (std::size_t strain = 0; strain < kStrains; ++strain) {
        const double tenths = std::nearbyint(10 * std::clamp(estimates[strain] + more, 0.0, 10.0));
        found = std::max(found, values[strain][static_cast<std::size_t>(tenths)]);
    }
    return found;
}

double HandEstimates::safety(Mask hand, int dropped) const {
    std::array<HoldingValues, 4> suits;
    for (int suit = 0; suit < 4; ++suit) suits[static_cast<std::size_t>(suit)] = tables_.safe[holding(hand, suit)];
    return total(suits, dropped);
}

// Returns a lower bound of the tricks with a solid trump suit: the trumps, the masters of the others, and some luck.
double HandEstimates::bound(Mask hand, int trump) const {
    const double solid = tables_.solid[holding(hand, trump)];
    if (solid < 4 || solid < count(holding(hand, trump)) - 1) return 0.0;
    double cards = solid;
    for (int suit = 0; suit < 4; ++suit) cards += suit == trump ? 0 : masters(holding(hand, suit));
    return std::min(10.0, cards + 0.75);
}

}  // namespace prikup
