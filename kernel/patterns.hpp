// Facts about a suit that follow from the owners of its cards alone, whatever their ranks.
#pragma once

#include <array>
#include <cstdint>

#include "cards.hpp"

namespace prikup {

// A pattern is the owners (0 to 2) of the remaining cards of a suit, low to high. Patterns are numbered as nodes of a
// ternary tree: the empty one is 0, and pattern p with a card of seat s added on top is 3p + s + 1.
constexpr int kPatterns = 9841;  // 3^0 + 3^1 + ... + 3^8

constexpr int pattern_above(int pattern, int owner) { return 3 * pattern + owner + 1; }

// Numbers of three seats in one word, five bits each, so that those of four suits can be added.
constexpr int of_seat(unsigned packed, int seat) { return static_cast<int>(packed >> (5 * seat) & 31); }
constexpr unsigned for_seat(int number, int seat) { return static_cast<unsigned>(number) << (5 * seat); }

struct Patterns {
    // Cards of each seat, and as a fourth number the owner of the highest card (3: no cards are left).
    std::array<std::uint32_t, kPatterns> length;
    // By the set of seats with trumps: rounds of a side suit that each seat wins in a row when leading it, while
    // everybody who could ruff follows.
    std::array<std::array<std::uint32_t, kPatterns>, 8> cash;
    // The same for two defenders who lead it together: by set of seats with trumps and by the leader. Low half: the
    // larger of the leader's own rounds and the partner's; high half: the rounds lost if the lead passes to the partner
    // in this suit, 15 if it cannot.
    std::array<std::array<std::array<std::uint8_t, kPatterns>, 2>, 8> cross;
    // As the trump suit: tricks that the cards of each seat win in any play, and the same counts.
    std::array<std::uint32_t, kPatterns> trumps;
    // As the trump suit, led by the declarer from the top while that hand has the highest card: the tricks it wins (low
    // four bits), the others who still have trumps after that (in kKeep), and whether one round less is enough. Then
    // whether this draws all trumps without loss, or with the loss of one trick in which the last of them fall, and how
    // many are left over.
    static constexpr unsigned kKeep = 6U << 4, kSpared = 1U << 8, kDraws = 1U << 9, kDrawsForOne = 1U << 10;
    static constexpr int kOver = 11;
    std::array<std::uint16_t, kPatterns> drawn;
    // Further, rounds that the others can lead of a suit if the declarer does not have its highest card (five bits),
    // and counts (three bits) of suits that seat 1 or seat 2 can lead without the declarer winning the trick at once,
    // and that the declarer can lead without seat 1 or seat 2 winning it with the highest card.
    static constexpr int kRounds = 15, kFree1 = 20, kFree2 = 23, kFreeFrom1 = 26, kFreeFrom2 = 29;

    // Cards of the declarer in a side suit that lose their tricks, whoever leads and whatever is discarded: as many as
    // a defender has from the top. For seat 1 in the low bits, for seat 2 from bit 10; six bits higher, whether these
    // are all cards of the declarer in the suit.
    std::array<std::uint32_t, kPatterns> losers;
    // Pairs of a card of the declarer and a lower one of another seat.
    std::array<std::uint8_t, kPatterns> above;
    // Cards of the declarer that can lose to higher ones, one to one, if none is ever discarded.
    std::array<std::uint8_t, kPatterns> yields;
    // At misère: bit 4 * i + j of `safe` is set if the suit wins the declarer no trick however the others lead it,
    // after they discard i cards of seat 1 and j of seat 2 (3: any number); of `exit`, if the declarer can also lead
    // the suit, lose, and stay safe.
    std::array<std::uint16_t, kPatterns> safe, exit;
    // The excess of seat 2's cards over seat 1's in a suit (low half), and the reverse.
    std::array<std::uint8_t, kPatterns> excess;
    // At misère: the masks below.
    std::array<std::uint8_t, kPatterns> misere;

    static constexpr std::uint8_t kTakes = 1;  // the declarer, leading it, wins if the others choose so, or has none
    static constexpr std::uint8_t kCatch = 2;  // seat 1 leads it repeatedly until seat 0 must win; << 1: seat 2

    static const Patterns& get();

private:
    Patterns();
};

}  // namespace prikup
