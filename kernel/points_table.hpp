// The transposition table of play for points: positions at the start of a trick.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "points_suits.hpp"

namespace prikup::for_points {

class PointTable {
public:
    struct Entry {
        Mask left;
        std::uint32_t pattern;
        std::uint32_t tag;  // the deal, the trump and the leader
        std::int16_t lower, upper;
    };

    // Empties the table: entries of another generation are ignored.
    void clear() {
        if (++generation_ == 1U << 24) {
            std::fill(entries_.begin(), entries_.end(), Entry{});
            generation_ = 1;
        }
    }

    std::uint32_t tag(int trump, int leader) const { return generation_ << 8 | static_cast<std::uint32_t>(trump << 2 | leader); }

    // Returns the bucket of entries for a position.
    Entry* bucket(std::uint32_t pattern, std::uint32_t tag) {
        const std::uint64_t key = (std::uint64_t{tag & 31} << 32 | pattern) * 0x9E3779B97F4A7C15U;
        return &entries_[static_cast<std::size_t>(key >> (64 - kBits)) * kWays];
    }

    void store(Mask left, std::uint32_t pattern, std::uint32_t tag, int lower, int upper) {
        const auto low = static_cast<std::int16_t>(lower), high = static_cast<std::int16_t>(upper);
        Entry* const entries = bucket(pattern, tag);
        Entry* worst = entries;
        int least = 99;
        for (Entry* entry = entries; entry != entries + kWays; ++entry) {
            if (entry->left == left && entry->tag == tag) {
                *entry = {left, pattern, tag, std::max(entry->lower, low), std::min(entry->upper, high)};
                return;
            }
            // Replace the position with the fewest cards.
            const int value = entry->tag >> 8 == generation_ ? count(entry->left) : 0;
            if (value < least) {
                least = value;
                worst = entry;
            }
        }
        *worst = {left, pattern, tag, low, high};
    }

    static constexpr int kWays = 4;

private:
    static constexpr int kBits = 12;
    std::uint32_t generation_ = 0;
    std::vector<Entry> entries_ = std::vector<Entry>(static_cast<std::size_t>(kWays) << kBits);
};

}  // namespace prikup::for_points
