// A transposition table of positions at the start of a trick.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

namespace prikup {

// Keys of 58 bits with a lower and an upper bound (0 to 15). An entry is one word: the part of the key that its place
// in the table does not determine, the generation, the bounds. A new generation empties the table without a pass over
// memory.
class Table {
public:
    static constexpr int kKeyBits = 58, kWays = 4;

    struct Bounds {
        int least, most;
    };

    explicit Table(int place_bits) : bits_(place_bits), entries_((std::size_t{1} << place_bits) * kWays) {}

    void forget() {
        if (++generation_ == kGenerations) {
            std::fill(entries_.begin(), entries_.end(), 0);
            generation_ = 1;
        }
    }

    // Returns the bounds stored for a key; {0, 15} if there are none. All entries of the bucket are read: a branch on
    // the matching one cannot be predicted and costs more.
    Bounds find(std::uint64_t key) const {
        const Place place = place_of(key);
        const std::uint64_t* bucket = &entries_[place.index];
        std::uint64_t found = 0;
        for (int way = 0; way < kWays; ++way) found |= ((bucket[way] ^ place.tag) & ~kBounds) == 0 ? bucket[way] : 0;
        return {static_cast<int>(found >> 4 & 15), static_cast<int>((found & 15) | (found == 0 ? 15 : 0))};
    }

    // Narrows the bounds of a key: at least `value` if it was reached, otherwise less.
    void learn(std::uint64_t key, int value, bool reached, int tricks) {
        const Place place = place_of(key);
        std::uint64_t* bucket = &entries_[place.index];
        int way = 0;
        while (way < kWays - 1 && ((bucket[way] ^ place.tag) & ~kBounds) != 0) ++way;
        std::uint64_t bounds = static_cast<std::uint64_t>(tricks);
        if (((bucket[way] ^ place.tag) & ~kBounds) == 0) bounds = bucket[way] & kBounds;
        bounds = reached ? (bounds & 15) | static_cast<std::uint64_t>(value) << 4
                         : (bounds & 0xF0) | static_cast<std::uint64_t>(value - 1);
        for (; way > 0; --way) bucket[way] = bucket[way - 1];  // newest first, the oldest is dropped
        bucket[0] = place.tag | bounds;
    }

private:
    static constexpr std::uint64_t kBounds = 0xFF, kKeyMask = (std::uint64_t{1} << kKeyBits) - 1;
    static constexpr int kGenerationBits = 8;
    static constexpr std::uint64_t kGenerations = std::uint64_t{1} << kGenerationBits;

    struct Place {
        std::size_t index;
        std::uint64_t tag;
    };

    Place place_of(std::uint64_t key) const {
        // An odd factor permutes the keys; the high bits of the product choose the place, the rest must be compared.
        const std::uint64_t mixed = key * 0x2545F4914F6CDD1D & kKeyMask;
        const int rest = kKeyBits - bits_;
        return {static_cast<std::size_t>(mixed >> rest) * kWays,
                (mixed & ((std::uint64_t{1} << rest) - 1)) << (kGenerationBits + 8) | generation_ << 8};
    }

    int bits_;
    std::uint64_t generation_ = 1;
    std::vector<std::uint64_t> entries_;
};

}  // namespace prikup
