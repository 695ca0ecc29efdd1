// A deal without trumps, prepared for search: for each set of remaining cards of a suit, the equal cards and the ways a
// trick can go.
#pragma once

#include <cstdint>

#include "cards.hpp"

namespace prikup {

constexpr int seat_after(int seat) { return seat == 2 ? 0 : seat + 1; }
constexpr int seat_before(int seat) { return seat == 0 ? 2 : seat - 1; }
constexpr std::uint32_t held(Mask cards, int suit) { return cards >> (8 * suit) & 255; }

// The place of the winner of a trick among the hands that play to it.
enum Place : std::uint32_t { kFirst, kSecond, kThird };

struct NoTrumpDeal {
    // The ways in which a trick of a led suit can go, in the order in which the hands choose; a hand without the suit
    // has one choice here. A line is the set of remaining cards of the suit (8 bits), the place of the winner among
    // those who followed (2 bits), and the hands whose choices end with it.
    static constexpr std::uint32_t kThirdDone = 1 << 10, kSecondDone = 1 << 11, kAllDone = 1 << 12;
    static constexpr std::uint32_t rest_of(std::uint32_t line) { return line & 255; }
    static constexpr std::uint32_t winner_of(std::uint32_t line) { return line >> 8 & 3; }

    // A card that can be discarded: the change of the key, and its bit.
    struct Discard {
        std::uint64_t key;
        Mask card;
    };

    Mask own[kSeats];
    std::uint8_t ours[kSeats][kSuits];       // the same by suits
    std::uint64_t keys[kSuits][256];         // by the remaining cards of the suit
    std::uint8_t runs[kSeats][kSuits][256];  // likewise: the lowest card of each run of equal cards of the seat

    void set_up(const Mask hands[kSeats]);

    // Returns a key that two positions share only if they have the same value with the same leader.
    std::uint64_t key(Mask left) const {
        return keys[0][held(left, 0)] + keys[1][held(left, 1)] + keys[2][held(left, 2)] + keys[3][held(left, 3)];
    }
    // Returns what the leader adds to the key.
    static std::uint64_t key_of_leader(int seat);

    Mask all_runs(Mask left, int seat) const {
        const auto& of = runs[seat];
        return of[0][held(left, 0)] | Mask{of[1][held(left, 1)]} << 8 | Mask{of[2][held(left, 2)]} << 16 |
               Mask{of[3][held(left, 3)]} << 24;
    }

    std::uint64_t key_without(std::uint64_t key, Mask left, int card) const {
        const std::uint64_t* of = keys[suit_of(card)];
        const std::uint32_t there = held(left, suit_of(card));
        return key - of[there] + of[there ^ (1U << (card & 7))];
    }

    int discards(Mask left, int seat, Discard found[10]) const {
        int size = 0;
        for (Mask cards = all_runs(left, seat); cards; cards &= cards - 1) {
            found[size++] = {key_without(0, left, lowest(cards)), cards & (~cards + 1)};
        }
        return size;
    }

    const std::uint16_t* lines(int leader, int suit, std::uint32_t left) {
        std::uint32_t& start = starts_[leader][suit][left];
        if (start == 0) {
            start = end_;
            make_lines(leader, suit, left);
        }
        return lines_ + start;
    }

    // Returns the winner of the last trick.
    int last_taker(Mask left, int leader) const {
        const int card = lowest(own[leader] & left);
        const Mask over = left & suit_mask(suit_of(card)) & ~((bit(card) << 1) - 1);
        if (!over) return leader;
        return bit(highest(over)) & own[seat_after(leader)] ? seat_after(leader) : seat_before(leader);
    }

private:
    void set_up_suit(int suit);
    void make_lines(int leader, int suit, std::uint32_t left);

    std::uint32_t starts_[kSeats][kSuits][256];            // 0 if not made yet
    std::uint32_t end_;
    std::uint16_t lines_[1 + kSeats * kSuits * 256 * 18];  // eight cards can be played in 18 ways: 3 x 3 x 2
};

}  // namespace prikup
