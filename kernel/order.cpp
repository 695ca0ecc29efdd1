#include "order.hpp"

#include <algorithm>

namespace prikup {

namespace {

// Returns the inputs of a score, seen from the seat of the card's owner.
std::array<int, Weights::kFeatures> features(unsigned lengths, int seat, unsigned cash, unsigned ruffing) {
    const int next = (seat + 1) % 3, previous = (seat + 2) % 3, top = of_seat(lengths, 3);
    const int mine = of_seat(lengths, seat), left = of_seat(lengths, next), right = of_seat(lengths, previous);
    return {1,
            mine,
            left,
            right,
            top == seat,
            top == next,
            top == previous,
            left == 0 && !(ruffing & 1),
            right == 0 && !(ruffing & 2),
            left == 0 && (ruffing & 1),
            right == 0 && (ruffing & 2),
            of_seat(cash, seat)};
}

std::int16_t score(const std::int16_t weights[], const std::array<int, Weights::kFeatures>& values) {
    int sum = 0;
    for (std::size_t i = 0; i < values.size(); ++i) sum += weights[i] * values[i];
    return static_cast<std::int16_t>(std::clamp(sum, -2000, 2000));
}

}  // namespace

Order::Order(const Weights& w) : weights(w) {
    const Patterns& patterns = Patterns::get();
    for (std::size_t p = 0; p < kPatterns; ++p) {
        for (int seat = 0; seat < 3; ++seat) {
            const auto at = static_cast<std::size_t>(seat);
            for (unsigned ruffing = 0; ruffing < 4; ++ruffing) {
                const auto x = features(patterns.length[p], seat, patterns.cash[0][p], ruffing);
                lead[at][ruffing][p] = {score(w.lead_low[seat], x), score(w.lead_high[seat], x)};
            }
            const auto x = features(patterns.length[p], seat, patterns.cash[0][p], 0);
            trump[at][p] = {score(w.trump_low[seat], x), score(w.trump_high[seat], x)};
            discard[at][p] = {score(w.throw_low[seat], x), score(w.throw_high[seat], x)};
        }
    }
}

const Order& Order::get(Kind kind) {
    static const std::unique_ptr<const Order> orders[3] = {std::make_unique<const Order>(kTrumpWeights),
                                                           std::make_unique<const Order>(kNoTrumpWeights),
                                                           std::make_unique<const Order>(kMisereWeights)};
    return *orders[static_cast<int>(kind)];
}

}  // namespace prikup
