// A small network that tells from a hand how likely each outcome of its play is, in integers throughout: the same on
// every machine. src/prikup/learn/hand_net.py trains networks and writes their files, which tell their sizes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "cards.hpp"

namespace prikup {

class HandNet {
public:
    // Returns why these bytes are no network, nothing if they are one.
    static std::string fault(const std::uint8_t* bytes, std::size_t size);
    // `bytes` are those of a file without a fault.
    explicit HandNet(const std::uint8_t* bytes);

    // Returns why these are no inputs beside the cards, a bit each; nothing if they are.
    std::string fault(std::uint32_t more) const;
    int outcomes() const { return sizes_.outcomes; }
    // Computes the likelihood of each outcome; the largest is 65535, only the ratios matter. The suits with a higher
    // key, a byte of `keys` each, come first, of equal ones the longer holdings.
    void likelihoods(Mask hand, std::uint32_t keys, std::uint32_t more, std::uint16_t* found) const;
    // Returns the mean of the numbers of the outcomes.
    double mean(Mask hand, std::uint32_t keys, std::uint32_t more) const;

private:
    static constexpr int kCards = 32;
    static constexpr int kMaxInputs = 64;
    static constexpr int kMaxFirst = 128;
    static constexpr int kMaxSecond = 64;
    static constexpr int kMaxOutcomes = 128;
    static constexpr int kSteps = 1024;
    static constexpr char kMagic[5] = "PHN2";

    // The sizes of a network, after the first four bytes of its file.
    struct Sizes {
        std::uint16_t inputs, first, second, outcomes;
    };
    static constexpr std::size_t kHeadBytes = 4 + sizeof(Sizes);

    static std::string fault(const Sizes& sizes);

    Sizes sizes_;
    // The parts of the file after the sizes, in order: input by input, then output by output.
    std::vector<std::int16_t> first_, first_bias_, second_;
    std::vector<std::int32_t> second_bias_;
    std::vector<std::int16_t> third_;
    std::vector<std::int32_t> third_bias_;
    std::vector<std::uint16_t> powers_;  // e to the power of minus the row, in steps of 512 units of the last layer
};

}  // namespace prikup
