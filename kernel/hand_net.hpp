// A small network that tells from ten cards how likely each number of tricks is, in integers throughout: the same on
// every machine. src/prikup/learn/hand_net.py trains it and writes its file.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

#include "cards.hpp"

namespace prikup {

constexpr int kHandModes = 8;    // a trump suit (0 to 3), no trump, misère, all-pass, all-pass led by the talon
constexpr int kHandPlaces = 3;   // the hand leads to the first trick, plays second or third; kHandPlaces: unknown
constexpr int kOutcomes = 11;    // 0 to 10 tricks

class HandNet {
public:
    // Returns why these bytes are no network, nothing if they are one.
    static std::string fault(const std::uint8_t* bytes, std::size_t size);
    // `bytes` are those of a file without a fault.
    explicit HandNet(const std::uint8_t* bytes);

    // Computes the likelihood of each number of tricks; the largest is 65535, only the ratios matter.
    void likelihoods(Mask hand, int mode, int place, std::uint16_t found[kOutcomes]) const;
    // Returns the mean of the tricks.
    double mean(Mask hand, int mode, int place) const;

private:
    static constexpr int kFeatures = 32 + kHandModes + kHandPlaces;
    static constexpr int kFirst = 96;
    static constexpr int kSecond = 32;
    static constexpr int kSteps = 1024;

    // The parts of the file after its first four bytes, in order.
    struct Weights {
        std::int16_t first[kFeatures][kFirst];
        std::int16_t first_bias[kFirst];
        std::int16_t second[kSecond][kFirst];
        std::int32_t second_bias[kSecond];
        std::int16_t third[kOutcomes][kSecond];
        std::int32_t third_bias[kOutcomes];
        std::uint16_t powers[kSteps];  // e to the power of minus the row, in steps of 512 units of the last layer
    };
    static_assert(sizeof(Weights) == 17516, "the file has no gaps");
    static constexpr char kMagic[5] = "PHN1";

    Weights weights_;
};

}  // namespace prikup
