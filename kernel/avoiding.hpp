// A deal without trumps, ready to be played: for what is left of each suit, what cards are worth the same and how tricks go.
#pragma once

#include <cstdint>

#include "cards.hpp"

namespace prikup {

constexpr int seat_after(int seat) { return seat == 2 ? 0 : seat + 1; }
constexpr int seat_before(int seat) { return seat == 0 ? 2 : seat - 1; }
constexpr std::uint32_t held(Mask cards, int suit) { return cards >> (8 * suit) & 255; }

// The place of the winner of a trick among those who play to it.
enum Place : std::uint32_t { kFirst, kSecond, kThird };

struct NoTrumpDeal {
    // The ways in which a trick can go whose suit is led, in the order in which the hands choose; a hand that is out of
    // the suit has one choice here. A line is what is left of the suit (8 bits), the place of the winner among those who
    // followed (2 bits), and which hand's choices end with it.
    static constexpr std::uint32_t kThirdDone = 1 << 10, kSecondDone = 1 << 11, kAllDone = 1 << 12;
    static constexpr std::uint32_t rest_of(std::uint32_t line) { return line & 255; }
    static constexpr std::uint32_t winner_of(std::uint32_t line) { return line >> 8 & 3; }

    // A card that can be thrown away: what this adds to the key, and its bit.
    struct Discard {
        std::uint64_t key;
        Mask card;
    };

    Mask own[kSeats];
    std::uint8_t ours[kSeats][kSuits];       // the same by suits
    std::uint64_t keys[kSuits][256];         // by what is left of the suit
    std::uint8_t runs[kSeats][kSuits][256];  // likewise: of each run of the seat's cards that are worth the same the lowest

    void set_up(const Mask hands[kSeats]);

    // A number that positions have in common only if they are worth the same, whoever leads.
    std::uint64_t key(Mask left) const {
        return keys[0][held(left, 0)] + keys[1][held(left, 1)] + keys[2][held(left, 2)] + keys[3][held(left, 3)];
    }
    // What it grows by with the leader.
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

    // Who wins the last trick.
    int last_taker(Mask left, int leader) const {
        const int card = lowest(own[leader] & left);
        const Mask over = left & suit_mask(suit_of(card)) & ~((bit(card) << 1) - 1);
        if (!over) return leader;
        return bit(highest(over)) & own[seat_after(leader)] ? seat_after(leader) : seat_before(leader);
    }

private:
    void set_up_suit(int suit);
    void make_lines(int leader, int suit, std::uint32_t left);

    std::uint32_t starts_[kSeats][kSuits][256];            // 0 where not made yet
    std::uint32_t end_;
    std::uint16_t lines_[1 + kSeats * kSuits * 256 * 18];  // eight cards can be played in 18 ways: 3 x 3 x 2
};

}  // namespace prikup
