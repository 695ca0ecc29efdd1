// The order in which a player's cards are tried: scores by the effect of the card, tuned on the number of positions
// searched.
#pragma once

#include <array>
#include <cstdint>
#include <memory>

#include "patterns.hpp"

namespace prikup {

enum class Kind : std::uint8_t { kTrump, kNoTrump, kMisere };

// Weights of one kind of play. Seats: the leader of a trick L, then next, then last.
struct Weights {
    static constexpr int kFeatures = 12, kClasses = 5;
    std::int16_t lead_low[3][kFeatures], lead_high[3][kFeatures];          // by leader; lowest, highest card of a side suit
    std::int16_t trump_low[3][kFeatures], trump_high[3][kFeatures];        // the same in the trump suit
    std::int16_t throw_low[3][kFeatures], throw_high[3][kFeatures];        // by discarder
    std::int16_t second[3][2][kClasses], second_slope[3][2][kClasses];     // by leader, by whether trumps are led, by class
    std::int16_t last[3][2][2][kClasses], last_slope[3][2][2][kClasses];  // by leader, by current winner, then the same
    std::int16_t lead_slope[3], throw_slope[3];
};

extern const Weights kTrumpWeights, kNoTrumpWeights, kMisereWeights;

struct Scores {
    std::int16_t low, high;
};

// The scores of leads and discards by pattern, computed once from the weights.
struct Order {
    Weights weights;
    std::array<std::array<std::array<Scores, kPatterns>, 4>, 3> lead;  // by leader and by which of the next two have trumps
    std::array<std::array<Scores, kPatterns>, 3> trump;
    std::array<std::array<Scores, kPatterns>, 3> discard;

    explicit Order(const Weights& weights);
    static const Order& get(Kind kind);
};

}  // namespace prikup
