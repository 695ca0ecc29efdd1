// Three hands, each of which takes as few tricks as it can.
#pragma once

#include <cstdint>

#include "avoiding.hpp"
#include "known.hpp"

namespace prikup {

// A wish is 16 times the tricks of a player plus 15 less those of the next: of two outcomes the player prefers the
// smaller wish. With the number of tricks, one player's wish determines the tricks of all.
constexpr int wish_of(int own, int next) { return 16 * own + 15 - next; }

// Search of positions at the start of a trick in which the winner of each trick leads to the next.
class MaxN {
public:
    explicit MaxN(NoTrumpDeal& deal) : deal_(deal) {}

    // Starts a new deal.
    void forget() {
        known_.forget();
        nodes = 0;
    }

    // Returns the wish of the leader if every player follows their own wish.
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
