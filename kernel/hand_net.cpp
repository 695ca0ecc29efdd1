#include "hand_net.hpp"

#include <algorithm>
#include <cstring>
#include <functional>

namespace prikup {

namespace {

constexpr std::int32_t kUnit = 127;  // the largest activation

// Returns the cards suit by suit as the network takes them: the trump suit first, then the longer holdings.
Mask arrange(Mask hand, int mode) {
    std::array<unsigned, 4> suits;
    for (unsigned suit = 0; suit < 4; ++suit) {
        suits[suit] = (hand >> (8 * suit) & 255U) + (static_cast<int>(suit) == mode ? 256U : 0U);
    }
    std::sort(suits.begin(), suits.end(), std::greater<>());
    return (suits[0] & 255U) | suits[1] << 8 | suits[2] << 16 | suits[3] << 24;
}

std::int32_t activation(std::int32_t sum) { return std::clamp(sum, std::int32_t{0}, kUnit); }

}  // namespace

std::string HandNet::fault(const std::uint8_t* bytes, std::size_t size) {
    constexpr std::size_t expected = 4 + sizeof(Weights);
    if (size != expected) return std::to_string(size) + " bytes: expected " + std::to_string(expected);
    if (std::memcmp(bytes, kMagic, 4) != 0) return std::string("expected the first bytes ") + kMagic;
    return "";
}

HandNet::HandNet(const std::uint8_t* bytes) { std::memcpy(&weights_, bytes + 4, sizeof(Weights)); }

void HandNet::likelihoods(Mask hand, int mode, int place, std::uint16_t found[kOutcomes]) const {
    std::int32_t first[kFirst];
    const auto add = [&](int feature) {
        for (int i = 0; i < kFirst; ++i) first[i] += weights_.first[feature][i];
    };
    for (int i = 0; i < kFirst; ++i) first[i] = weights_.first_bias[i];
    for (Mask rest = arrange(hand, mode); rest != 0; rest &= rest - 1) add(std::countr_zero(rest));
    add(32 + mode);
    if (place < kHandPlaces) add(32 + kHandModes + place);
    std::int16_t active[kFirst];
    for (int i = 0; i < kFirst; ++i) active[i] = static_cast<std::int16_t>(activation(first[i]));
    std::int32_t second[kSecond];
    for (int j = 0; j < kSecond; ++j) {
        std::int32_t sum = weights_.second_bias[j];
        for (int i = 0; i < kFirst; ++i) sum += active[i] * weights_.second[j][i];
        second[j] = activation(sum >> 9);
    }
    std::int32_t values[kOutcomes];
    for (int k = 0; k < kOutcomes; ++k) {
        values[k] = weights_.third_bias[k];
        for (int j = 0; j < kSecond; ++j) values[k] += second[j] * weights_.third[k][j];
    }
    const std::int32_t largest = *std::max_element(values, values + kOutcomes);
    for (int k = 0; k < kOutcomes; ++k) {
        const std::int32_t step = (largest - values[k]) >> 9;
        found[k] = step < kSteps ? weights_.powers[step] : std::uint16_t{0};
    }
}

double HandNet::mean(Mask hand, int mode, int place) const {
    std::uint16_t found[kOutcomes];
    likelihoods(hand, mode, place, found);
    std::uint32_t total = 0, tricks = 0;
    for (std::uint32_t k = 0; k < kOutcomes; ++k) {
        total += found[k];
        tricks += k * found[k];
    }
    return static_cast<double>(tricks) / total;
}

}  // namespace prikup
