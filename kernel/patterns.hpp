// What can be said of a suit from who owns its cards, rank by rank, whatever the cards are.
#pragma once

#include <array>
#include <cstdint>

#include "cards.hpp"

namespace prikup {

// A pattern is the owners (0 to 2) of the cards of a suit that are left, low to high. Patterns are numbered as nodes
// of a ternary tree: none is 0, and a card above pattern p owned by seat s makes it 3p + s + 1.
constexpr int kPatterns = 9841;  // 3^0 + 3^1 + ... + 3^8

constexpr int pattern_above(int pattern, int owner) { return 3 * pattern + owner + 1; }

// Numbers of three seats in one word, five bits each, so that those of four suits can be added.
constexpr int of_seat(unsigned packed, int seat) { return static_cast<int>(packed >> (5 * seat) & 31); }
constexpr unsigned for_seat(int number, int seat) { return static_cast<unsigned>(number) << (5 * seat); }

struct Patterns {
    // Cards of each seat, and as a fourth number the owner of the highest card (3: the suit is gone).
    std::array<std::uint32_t, kPatterns> length;
    // By the set of seats that hold trumps: rounds of a side suit that each seat, leading, wins in a row while
    // everybody who could ruff follows.
    std::array<std::array<std::uint32_t, kPatterns>, 8> cash;
    // The same for two defenders who together lead it: by set of seats with trumps and by which of them leads.
    // Low half: the better of the leader's own rounds and the partner's; high half: what is lost of it if the lead
    // crosses to the partner in this suit, 15 where it cannot.
    std::array<std::array<std::array<std::uint8_t, kPatterns>, 2>, 8> cross;
    // As the trump suit: tricks that the cards of each seat win whatever is played, and the same counts.
    std::array<std::uint32_t, kPatterns> trumps;
    // As the trump suit, led by the declarer from the top as long as that hand has the highest: the tricks it then wins
    // (low four bits), who else still has trumps after that (in kKeep), and whether one round less does as well.
    // Then whether in this way the declarer draws them all without loss, or all with the loss of one trick in which the
    // last of them fall, and how many are left over.
    static constexpr unsigned kKeep = 6U << 4, kSpared = 1U << 8, kDraws = 1U << 9, kDrawsForOne = 1U << 10;
    static constexpr int kOver = 11;
    std::array<std::uint16_t, kPatterns> drawn;
    // Besides, rounds that the others can lead of a suit where the declarer has not the highest card (five bits), and
    // counts (three bits) of suits that seat 1, seat 2 can lead without the declarer winning the trick at once, and
    // that the declarer can lead without seat 1, seat 2 winning it with the highest card.
    static constexpr int kRounds = 15, kFree1 = 20, kFree2 = 23, kFreeFrom1 = 26, kFreeFrom2 = 29;

    // Cards of the declarer in a side suit that lose their tricks, whoever leads and whatever is thrown away: as many
    // as a defender has from the top. Where that is seat 1 in the low bits, seat 2 from bit 10; six bits up whether
    // these are all cards of the suit that the declarer has.
    std::array<std::uint32_t, kPatterns> losers;
    // Pairs of a card of the declarer and a lower one of somebody else.
    std::array<std::uint8_t, kPatterns> above;
    // Cards of the declarer that can lose to higher ones, one to one, if none is ever thrown away.
    std::array<std::uint8_t, kPatterns> yields;
    // At misère: bit 4 * i + j says that others may throw away i cards of seat 1 and j of seat 2 (3: any number) and lead
    // the suit as they like, and it still wins the declarer no trick; and that the declarer can lead it, lose, and that
    // stays so.
    std::array<std::uint16_t, kPatterns> safe, exit;
    // Cards that seat 2 has more than seat 1 of a suit (low half), and the other way round.
    std::array<std::uint8_t, kPatterns> excess;
    // At misère, see the masks below.
    std::array<std::uint8_t, kPatterns> misere;

    static constexpr std::uint8_t kTakes = 1;  // the declarer, leading it, wins if the others want it, or has none
    static constexpr std::uint8_t kCatch = 2;  // seat 1 leads it again and again until seat 0 must win; << 1: seat 2

    static const Patterns& get();

private:
    Patterns();
};

}  // namespace prikup
