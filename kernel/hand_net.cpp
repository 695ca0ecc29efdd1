#include "hand_net.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <functional>

namespace prikup {

namespace {

constexpr std::int32_t kUnit = 127;  // the largest activation

// Returns the cards suit by suit as the network takes them.
Mask arrange(Mask hand, std::uint32_t keys) {
    std::array<unsigned, 4> suits;
    for (unsigned suit = 0; suit < 4; ++suit) { suits[suit] = (hand >> (8 * suit) & 255U) + ((keys >> (8 * suit) & 255U) << 8); }
    std::sort(suits.begin(), suits.end(), std::greater<>());
    return (suits[0] & 255U) | (suits[1] & 255U) << 8 | (suits[2] & 255U) << 16 | (suits[3] & 255U) << 24;
}

std::int32_t activation(std::int32_t sum) { return std::clamp(sum, std::int32_t{0}, kUnit); }

template <class Number>
void read_part(const std::uint8_t*& bytes, std::vector<Number>& part, std::size_t count) {
    part.resize(count);
    std::memcpy(part.data(), bytes, count * sizeof(Number));
    bytes += count * sizeof(Number);
}

}  // namespace

std::string HandNet::fault(const Sizes& sizes) {
    const auto is_wrong = [](int size, int least, int most) { return size < least || size > most; };
    if (is_wrong(sizes.inputs, kCards, kMaxInputs)) return std::to_string(sizes.inputs) + " inputs: expected 32 to 64";
    if (is_wrong(sizes.first, 1, kMaxFirst)) return std::to_string(sizes.first) + " units: expected 1 to 128";
    if (is_wrong(sizes.second, 1, kMaxSecond)) return std::to_string(sizes.second) + " units: expected 1 to 64";
    if (is_wrong(sizes.outcomes, 1, kMaxOutcomes)) return std::to_string(sizes.outcomes) + " outcomes: expected 1 to 128";
    return "";
}

std::string HandNet::fault(const std::uint8_t* bytes, std::size_t size) {
    if (size < kHeadBytes || std::memcmp(bytes, kMagic, 4) != 0) return std::string("expected the first bytes ") + kMagic;
    Sizes sizes;
    std::memcpy(&sizes, bytes + 4, sizeof(sizes));
    if (std::string why = fault(sizes); !why.empty()) return why;
    const std::size_t first = sizes.first, second = sizes.second, outcomes = sizes.outcomes;
    const std::size_t expected =
        kHeadBytes + 2 * (first * (sizes.inputs + 1 + second) + second * outcomes + kSteps) + 4 * (second + outcomes);
    if (size != expected) return std::to_string(size) + " bytes: expected " + std::to_string(expected);
    return "";
}

HandNet::HandNet(const std::uint8_t* bytes) {
    std::memcpy(&sizes_, bytes + 4, sizeof(sizes_));
    const std::size_t first = sizes_.first, second = sizes_.second, outcomes = sizes_.outcomes;
    bytes += kHeadBytes;
    read_part(bytes, first_, sizes_.inputs * first);
    read_part(bytes, first_bias_, first);
    read_part(bytes, second_, second * first);
    read_part(bytes, second_bias_, second);
    read_part(bytes, third_, outcomes * second);
    read_part(bytes, third_bias_, outcomes);
    read_part(bytes, powers_, kSteps);
}

std::string HandNet::fault(std::uint32_t more) const {
    const std::uint64_t end = std::uint64_t{1} << (sizes_.inputs - kCards);
    if (more < end) return "";
    return "inputs " + std::to_string(more) + ": expected 0 to " + std::to_string(end - 1);
}

void HandNet::likelihoods(Mask hand, std::uint32_t keys, std::uint32_t more, std::uint16_t* found) const {
    const int first_count = sizes_.first, second_count = sizes_.second, outcome_count = sizes_.outcomes;
    std::int32_t first[kMaxFirst];
    const auto add = [&](int input) {
        const std::int16_t* column = first_.data() + input * first_count;
        for (int i = 0; i < first_count; ++i) first[i] += column[i];
    };
    for (int i = 0; i < first_count; ++i) first[i] = first_bias_[i];
    for (Mask rest = arrange(hand, keys); rest != 0; rest &= rest - 1) add(std::countr_zero(rest));
    for (std::uint32_t rest = more; rest != 0; rest &= rest - 1) add(kCards + std::countr_zero(rest));
    std::int16_t active[kMaxFirst];
    for (int i = 0; i < first_count; ++i) active[i] = static_cast<std::int16_t>(activation(first[i]));
    std::int32_t second[kMaxSecond];
    for (int j = 0; j < second_count; ++j) {
        const std::int16_t* row = second_.data() + j * first_count;
        std::int32_t sum = second_bias_[j];
        for (int i = 0; i < first_count; ++i) sum += active[i] * row[i];
        second[j] = activation(sum >> 9);
    }
    std::int32_t values[kMaxOutcomes];
    for (int k = 0; k < outcome_count; ++k) {
        const std::int16_t* row = third_.data() + k * second_count;
        values[k] = third_bias_[k];
        for (int j = 0; j < second_count; ++j) values[k] += second[j] * row[j];
    }
    const std::int32_t largest = *std::max_element(values, values + outcome_count);
    for (int k = 0; k < outcome_count; ++k) {
        const std::int32_t step = (largest - values[k]) >> 9;
        found[k] = step < kSteps ? powers_[step] : std::uint16_t{0};
    }
}

double HandNet::mean(Mask hand, std::uint32_t keys, std::uint32_t more) const {
    std::uint16_t found[kMaxOutcomes];
    likelihoods(hand, keys, more, found);
    std::uint32_t total = 0, sum = 0;
    for (std::uint32_t k = 0; k < sizes_.outcomes; ++k) {
        total += found[k];
        sum += k * found[k];
    }
    return static_cast<double>(sum) / total;
}

}  // namespace prikup
