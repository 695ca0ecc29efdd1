// A deal in the trick search: the trump suit, if any, is suit 0; the remaining cards of a suit have a pattern.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "order.hpp"
#include "patterns.hpp"

namespace prikup {

template <Kind K>
constexpr int kTrumpSuit = K == Kind::kTrump ? 0 : kNoSuit;

constexpr bool beats(int challenger, int card, int trump) {
    const int suit = suit_of(challenger);
    return suit == suit_of(card) ? challenger > card : suit == trump;
}

// A position at the start of a trick.
struct Node {
    Mask left;
    unsigned trumped;  // which seats hold trumps
    int id[kSuits];    // pattern of each suit
    std::uint64_t key;

    std::size_t at(int suit) const { return static_cast<std::size_t>(id[suit]); }  // for the tables of patterns
};

struct Deal {
    Mask own[3] = {};
    std::array<std::array<std::uint16_t, 256>, kSuits> code{};  // pattern of the remaining cards of a suit
    std::array<std::uint8_t, 256> holders{};                     // seats with cards among the remaining cards of suit 0

    void start(const Mask hands[3]) {
        std::copy_n(hands, 3, own);
        for (int suit = 0; suit < kSuits; ++suit) number_patterns(suit);
        for (int rank = 0; rank < 8; ++rank) {
            const int owner = 1 << owner_of(rank), half = 1 << rank;
            for (int m = 0; m < half; ++m) holders_of(half + m) = static_cast<std::uint8_t>(holders_of(m) | owner);
        }
    }

    // Computes the patterns with the next higher card from those of the lower cards.
    void number_patterns(int suit) {
        std::uint16_t* codes = code[static_cast<std::size_t>(suit)].data();
        codes[0] = 0;
        for (int rank = 0; rank < 8; ++rank) {
            const int owner = owner_of(8 * suit + rank), half = 1 << rank;
            for (int m = 0; m < half; ++m) codes[half + m] = static_cast<std::uint16_t>(pattern_above(codes[m], owner));
        }
    }

    std::uint8_t& holders_of(int left) { return holders[static_cast<std::size_t>(left)]; }

    int owner_of(int card) const { return own[0] >> card & 1 ? 0 : own[1] >> card & 1 ? 1 : 2; }

    // Fills in the node of a position.
    template <Kind K, int L>
    void describe(Node& node) const {
        node.key = L;
        for (int suit = 0; suit < kSuits; ++suit) {
            node.id[suit] = code[static_cast<std::size_t>(suit)][node.left >> (8 * suit) & 255];
            node.key = node.key << 14 | static_cast<std::uint64_t>(node.id[suit]);
        }
        node.trumped = K == Kind::kTrump ? holders[node.left & 255] : 0;
    }
};

}  // namespace prikup
