// Three hands that each take as few tricks as they can.
#pragma once

#include <cstdint>

#include "avoiding.hpp"
#include "known.hpp"

namespace prikup {

// A wish is 16 times the tricks of a player plus 15 less those of the next: of two outcomes they want the one with the
// smaller wish. Given the number of tricks, one player's wish tells the tricks of all.
constexpr int wish_of(int own, int next) { return 16 * own + 15 - next; }

// Positions at the start of a trick, where the winner of each trick leads to the next.
class MaxN {
public:
    explicit MaxN(NoTrumpDeal& deal) : deal_(deal) {}

    // For a new deal.
    void forget() {
        known_.forget();
        nodes = 0;
    }

    // The wish of the leader when everyone has played what they wish for.
    int wish(Mask left, int leader, int tricks);

    std::uint64_t nodes = 0;

private:
    struct Node;
    struct Best;

    int search(Mask left, int leader, int tricks, std::uint64_t key);
    template <bool kEnd>
    int search_leads(Mask left, int leader, int tricks, std::uint64_t key);
    template <bool kEnd>
    int lead(Node& node, int suit, int best);
    template <bool kEnd>
    int all_follow(const Node& node, int suit, const std::uint16_t* line, int best);
    template <bool kEnd>
    int third_discards(const Node& node, int suit, const std::uint16_t* line, int best);
    template <bool kEnd>
    int second_discards(const Node& node, int suit, const std::uint16_t* line, int best);
    template <bool kEnd>
    int both_discard(const Node& node, int suit, const std::uint16_t* line, int best);
    template <bool kEnd>
    unsigned rest(const Node& node, Mask left, unsigned winner, std::uint64_t key, Best best);
    unsigned search_rest(const Node& node, Mask left, unsigned winner, std::uint64_t key, Best best);
    int last_wish(Mask left, int leader) const;

    NoTrumpDeal& deal_;
    Known<18> known_;
};

}  // namespace prikup
