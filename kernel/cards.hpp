// Cards in the kernel: a card is a bit of 32, suit * 8 + strength within the suit, so that a higher bit of the same
// byte beats a lower one. The kernel does not know which rank has which strength.
#pragma once

#include <bit>
#include <cstdint>

namespace prikup {

using Mask = std::uint32_t;

constexpr int kSuits = 4;
constexpr int kNoSuit = 4;       // the "trump" of play without trumps
constexpr int kNoCard = 255;     // an empty place of a trick
constexpr int kSeats = 3;

constexpr Mask suit_mask(int suit) { return Mask{0xFF} << (8 * suit); }
constexpr Mask bit(int card) { return Mask{1} << card; }
constexpr int suit_of(int card) { return card >> 3; }
constexpr int count(Mask cards) { return std::popcount(cards); }
constexpr int lowest(Mask cards) { return std::countr_zero(cards); }
constexpr int highest(Mask cards) { return 31 - std::countl_zero(cards); }

// Returns the cards of a hand that may be played to a led suit: follow, else ruff, else any.
constexpr Mask legal(Mask hand, int led, int trump) {
    if (const Mask follow = hand & suit_mask(led)) return follow;
    if (trump != kNoSuit) {
        if (const Mask ruff = hand & suit_mask(trump)) return ruff;
    }
    return hand;
}

// Returns the lowest card of each run of a hand's cards with no card of `others` in between: cards of a run are equal.
constexpr Mask lowest_of_runs(Mask hand, Mask others) {
    constexpr Mask kNotLowest = 0xFEFEFEFE, kNotTwoLowest = 0xFCFCFCFC, kNotFourLowest = 0xF0F0F0F0;
    Mask through = ~others;
    Mask reached = hand;
    reached |= through & (reached << 1) & kNotLowest;
    through &= (through << 1) & kNotLowest;
    reached |= through & (reached << 2) & kNotTwoLowest;
    through &= (through << 2) & kNotTwoLowest;
    reached |= through & (reached << 4) & kNotFourLowest;
    return hand & ~((reached << 1) & kNotLowest);
}

}  // namespace prikup
