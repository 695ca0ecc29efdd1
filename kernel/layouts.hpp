// All ways to lay hidden cards into the places where they may lie, numbered without a gap: what is drawn by its
// number is drawn evenly, and nothing is ever drawn in vain.
#pragma once

#include <array>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "cards.hpp"

namespace prikup {

// A hidden place: how many cards lie there, and those that may.
struct Place {
    std::uint32_t size;
    Mask may;
};

constexpr std::size_t kMostPlaces = 8;

class Layouts {
public:
    // Every card that may lie anywhere lies somewhere. Throws std::invalid_argument with more places, or more
    // ways, than can be counted.
    explicit Layouts(std::vector<Place> places);

    std::uint64_t count() const { return count_; }

    // The cards of each place in the layout of this number, which must be below count().
    void at(std::uint64_t number, Mask* filled) const;

private:
    // Cards that may lie in the same places are a group; a step lays some of a group into one place. The last
    // place of a group takes all that is left of it.
    struct Step {
        std::size_t place;
        bool last;
        std::uint32_t group;  // how many cards the group of the next step has, where this one is the last
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
    mutable std::unordered_map<std::uint64_t, std::uint64_t> known_;
};

}  // namespace prikup
