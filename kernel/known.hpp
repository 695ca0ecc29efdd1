// A table with one byte for each known position at the start of a trick.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

namespace prikup {

constexpr std::uint64_t kNothing = 256;  // found bytes are below it; it means not found

// Keys of 64 bits, 2^kBits entries. An entry is one word: the part of the key that its place in the table does not
// determine, the generation, the byte. A new generation empties the table without a pass over memory.
template <int kBits>
class Known {
public:
    Known() : entries_(std::size_t{1} << kBits) {}

    void forget() {
        generation_ += kOneGeneration;
        if ((generation_ & kAllGenerations) == 0) {
            std::fill(entries_.begin(), entries_.end(), 0);
            generation_ = kOneGeneration;
        }
    }

    std::uint64_t find(std::uint64_t key) const {
        const std::uint64_t mixed = mix(key), tag = tag_of(mixed);
        const std::uint64_t differs = entries_[mixed >> (64 - kBits)] ^ tag;
        return ends(differs) ? differs : find_further(mixed, tag);
    }

    // A full bucket loses one of its entries.
    void put(std::uint64_t key, int byte) {
        const std::uint64_t mixed = mix(key), tag = tag_of(mixed);
        std::uint64_t at = 0;
        for (std::uint64_t way = 0; way < kWays; ++way) {
            at = mixed >> (64 - kBits) ^ way;
            if (ends(entries_[at] ^ tag)) break;
        }
        entries_[at] = tag | static_cast<std::uint64_t>(byte);
    }

private:
    // A key may be anywhere in its bucket, so the place within it determines no bits of the key.
    static constexpr int kWayBits = 3, kTagShift = kBits - kWayBits, kGenerationBits = kTagShift - 8;
    static constexpr std::uint64_t kWays = 1 << kWayBits;
    static constexpr std::uint64_t kOneGeneration = 1 << 8, kAllGenerations = ((1 << kGenerationBits) - 1) << 8;

    // An odd factor permutes the keys; the high bits of the product choose the place, the rest must be compared.
    static std::uint64_t mix(std::uint64_t key) { return key * 0x9E3779B97F4A7C15; }
    std::uint64_t tag_of(std::uint64_t mixed) const { return mixed << kTagShift | generation_; }

    // Returns true if the search ends here: the key is found, or an entry of another generation shows that it is
    // absent.
    static bool ends(std::uint64_t differs) { return differs < kNothing || (differs & kAllGenerations) != 0; }

    std::uint64_t find_further(std::uint64_t mixed, std::uint64_t tag) const {
        for (std::uint64_t way = 1; way < kWays; ++way) {
            const std::uint64_t differs = entries_[mixed >> (64 - kBits) ^ way] ^ tag;
            if (ends(differs)) return differs;
        }
        return kNothing;
    }

    std::uint64_t generation_ = 0;
    std::vector<std::uint64_t> entries_;
};

}  // namespace prikup
