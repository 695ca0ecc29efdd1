// What a suit can cost a hand that avoids tricks, for every way its cards can lie: built once, then looked up.
#pragma once

#include <cstdint>
#include <vector>

#include "cards.hpp"

namespace prikup {

// How the cards of a suit lie is a number: from the lowest card up, three times the number before plus the owner plus one.
constexpr int kPatterns = 9841;

// For each pattern a word that may be added over the four suits. Three bounds a seat, each holding whatever the two
// others do if only the seat itself plays each suit as the bound asks:
struct Ducking {
    std::vector<std::uint32_t> words;

    Ducking();

    // The most tricks the seat takes in its suits, whoever leads them.
    static int most(std::uint32_t sum, int seat) { return static_cast<int>(sum >> (4 * seat) & 15); }
    // Suits in which it can be made to take a trick though it never leads them.
    static int unsafe(std::uint32_t sum, int seat) { return static_cast<int>(sum >> (12 + 3 * seat) & 7); }
    // Suits in which it can lead a card that surely loses, and never takes a trick afterwards.
    static int exits(std::uint32_t sum, int seat) { return static_cast<int>(sum >> (21 + 3 * seat) & 7); }
    // The most tricks the seat takes in all, `tricks` being left.
    static int bound(std::uint32_t sum, int seat, int leader, int tricks) {
        if (unsafe(sum, seat) == 0 && (seat != leader || exits(sum, seat) > 0)) return 0;
        const int found = most(sum, seat);
        return found < tricks ? found : tricks;
    }
};

}  // namespace prikup
