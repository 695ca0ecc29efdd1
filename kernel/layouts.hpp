// All ways to put hidden cards into their possible places, numbered without a gap, so that a random number gives a
// uniform sample without rejection.
#pragma once

#include <array>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "cards.hpp"

namespace prikup {

// A hidden place: its number of cards, and the cards that may be there.
struct Place {
    std::uint32_t size;
    Mask may;
};

constexpr std::size_t kMostPlaces = 8;

class Layouts {
public:
    // Every card with a possible place gets one.
    explicit Layouts(std::vector<Place> places);

    // Says why the layouts cannot be counted; null if they are.
    const char* fault() const { return fault_; }

    std::uint64_t count() const { return count_; }

    // Computes the cards of each place in the layout with this number, which must be below count().
    void at(std::uint64_t number, Mask* filled) const;

private:
    // Cards with the same possible places are a group; a step puts some of a group into one place. The last place of a
    // group takes all its remaining cards.
    struct Step {
        std::size_t place;
        bool last;
        std::uint32_t group;  // the number of cards in the group of the next step, if this one is the last of its group
        Mask cards;
        std::vector<std::size_t> later;  // the places of the group after this one
    };
    using Rooms = std::array<std::uint8_t, kMostPlaces>;

    std::uint64_t ways(std::size_t step, int left, const Rooms& rooms) const;
    std::uint64_t counted(std::size_t step, int left, const Rooms& rooms) const;
    int fewest(const Step& step, int left, const Rooms& rooms) const;
    int most(const Step& step, int left, const Rooms& rooms) const;

    std::vector<Place> places_;
    std::vector<Step> steps_;
    Rooms rooms_{};
    int first_ = 0;
    std::uint64_t count_ = 0;
    const char* fault_ = nullptr;
    mutable std::unordered_map<std::uint64_t, std::uint64_t> known_;
};

}  // namespace prikup
