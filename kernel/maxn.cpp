#include "maxn.hpp"

#include <algorithm>
#include <array>

namespace prikup {

namespace {

constexpr int kNoWish = 255;    // worse than any wish: the start value of a hand's search
constexpr int kFar = 1 << 14;

// Returns the wish of the player before, less 16 times the number of tricks.
constexpr int wish_before(int wish) { return wish == kNoWish ? kFar : 15 - 17 * (wish >> 4) - 16 * (15 - (wish & 15)); }

// The wish of the last player to a trick, by the place of its winner and by the winner's wish for the rest; `more` of a
// node holds what the trick itself and the number of tricks add.
constexpr auto kSeenByThird = [] {
    std::array<std::int16_t, 3 * 256> found{};
    for (int wish = 0; wish <= kNoWish; ++wish) {
        const int own = wish >> 4, next = 15 - (wish & 15);
        const bool none = wish == kNoWish;
        found[256 * kFirst + wish] = static_cast<std::int16_t>(wish_before(wish));
        found[256 * kSecond + wish] = static_cast<std::int16_t>(none ? kFar : 16 * next + 15 + own + next);
        found[256 * kThird + wish] = static_cast<std::int16_t>(none ? kFar : wish);
    }
    return found;
}();

int before(int wish, int tricks) { return kSeenByThird[256 * kFirst + std::min(wish, kNoWish)] + 16 * tricks; }

// Returns true if no result is better for the owner of this wish: no tricks, and all for the next player.
bool perfect(int wish, int tricks) { return wish <= wish_of(0, tricks); }

// Returns true if the player before, who has found `limit`, avoids a position where the next one has this wish or a
// better one.
bool refused(int wish, int limit) { return wish_of(0, wish >> 4) >= limit; }

}  // namespace

// The best wishes found so far in a trick: of the third hand after the cards of the two others, and so on.
struct MaxN::Best {
    int third, second, first;

    // Returns true if further results of the third hand change nothing.
    bool settled(int tricks) const {
        return perfect(third, tricks) || refused(third, second) || perfect(second, tricks) || refused(second, first);
    }
};

struct MaxN::Node {
    Mask left;
    int tricks;
    std::uint64_t key;
    int seats[3];  // by place
    std::uint64_t leader_keys[3];
    int more[3];
    int seconds = -1, thirds = -1;  // their discards, -1 if not computed
    NoTrumpDeal::Discard second[10], third[10];

    Node(Mask left_, int leader, int tricks_, std::uint64_t key_) : left(left_), tricks(tricks_), key(key_) {
        int seat = leader;
        for (int place = 0; place < 3; ++place, seat = seat_after(seat)) {
            seats[place] = seat;
            leader_keys[place] = NoTrumpDeal::key_of_leader(seat);
        }
        more[kFirst] = 16 * (tricks - 1) - 1;
        more[kSecond] = 1 - tricks;
        more[kThird] = 16;
    }
};

int MaxN::wish(Mask left, int leader, int tricks) {
    if (tricks == 1) return last_wish(left, leader);
    const std::uint64_t key = deal_.key(left), full = key + NoTrumpDeal::key_of_leader(leader);
    const std::uint64_t found = known_.find(full);
    return found < kNothing ? static_cast<int>(found) : search(left, leader, tricks, full);
}

int MaxN::last_wish(Mask left, int leader) const {
    const int taker = deal_.last_taker(left, leader);
    return taker == leader ? wish_of(1, 0) : wish_of(0, taker == seat_after(leader));
}

// `key` is that of the position with its leader.
int MaxN::search(Mask left, int leader, int tricks, std::uint64_t key) {
    ++nodes;
    const std::uint64_t bare = key - NoTrumpDeal::key_of_leader(leader);
    const int found =
        tricks == 2 ? search_leads<true>(left, leader, tricks, bare) : search_leads<false>(left, leader, tricks, bare);
    known_.put(key, found);
    return found;
}

// If kEnd, the next trick is the last.
template <bool kEnd>
int MaxN::search_leads(Mask left, int leader, int tricks, std::uint64_t key) {
    Node node(left, leader, tricks, key);
    int best = kNoWish;
    for (int suit = 0; suit < kSuits && !perfect(best, tricks); ++suit) {
        if (left & deal_.own[leader] & suit_mask(suit)) best = lead<kEnd>(node, suit, best);
    }
    return best;
}

// Returns the wish of the leader if this suit is led, or the best one found already.
template <bool kEnd>
int MaxN::lead(Node& node, int suit, int best) {
    const std::uint32_t left = held(node.left, suit);
    const std::uint16_t* line = deal_.lines(node.seats[0], suit, left);
    const bool follows2 = left & deal_.ours[node.seats[1]][suit], follows3 = left & deal_.ours[node.seats[2]][suit];
    if (follows2 && follows3) return all_follow<kEnd>(node, suit, line, best);
    if (!follows2 && node.seconds < 0) node.seconds = deal_.discards(node.left, node.seats[1], node.second);
    if (!follows3 && node.thirds < 0) node.thirds = deal_.discards(node.left, node.seats[2], node.third);
    if (follows2) return third_discards<kEnd>(node, suit, line, best);
    return follows3 ? second_discards<kEnd>(node, suit, line, best) : both_discard<kEnd>(node, suit, line, best);
}

// Returns the winner's wish for the tricks after this one; kNoWish if it changes nothing.
template <bool kEnd>
[[gnu::always_inline]] inline unsigned MaxN::rest(const Node& node, Mask left, unsigned winner, std::uint64_t key, Best best) {
    if constexpr (kEnd) return static_cast<unsigned>(last_wish(left, node.seats[winner]));
    const std::uint64_t found = known_.find(key);
    return found < kNothing ? static_cast<unsigned>(found) : search_rest(node, left, winner, key, best);
}

[[gnu::noinline]] unsigned MaxN::search_rest(const Node& node, Mask left, unsigned winner, std::uint64_t key, Best best) {
    if (best.settled(node.tricks)) return kNoWish;
    return static_cast<unsigned>(search(left, node.seats[winner], node.tricks - 1, key));
}

template <bool kEnd>
int MaxN::all_follow(const Node& node, int suit, const std::uint16_t* line, int first) {
    const std::uint64_t* keys = deal_.keys[suit];
    const std::uint64_t base = node.key - keys[held(node.left, suit)];
    const Mask others = node.left & ~suit_mask(suit);
    int third = kNoWish, second = kNoWish;
    for (;;) {
        const std::uint32_t played = *line++, left = NoTrumpDeal::rest_of(played), winner = NoTrumpDeal::winner_of(played);
        const std::uint64_t key = base + keys[left] + node.leader_keys[winner];
        const unsigned found = rest<kEnd>(node, others | left << (8 * suit), winner, key, {third, second, first});
        third = std::min(third, kSeenByThird[winner << 8 | found] + node.more[winner]);
        if (!(played & NoTrumpDeal::kThirdDone)) continue;
        second = std::min(second, before(third, node.tricks));
        third = kNoWish;
        if (!(played & NoTrumpDeal::kSecondDone)) continue;
        first = std::min(first, before(second, node.tricks));
        second = kNoWish;
        if (played & NoTrumpDeal::kAllDone) return first;
    }
}

template <bool kEnd>
int MaxN::third_discards(const Node& node, int suit, const std::uint16_t* line, int first) {
    const std::uint64_t* keys = deal_.keys[suit];
    const std::uint64_t base = node.key - keys[held(node.left, suit)];
    const Mask others = node.left & ~suit_mask(suit);
    int second = kNoWish;
    for (;;) {
        const std::uint32_t played = *line++, winner = NoTrumpDeal::winner_of(played);
        const Mask left = others | NoTrumpDeal::rest_of(played) << (8 * suit);
        const std::uint64_t key = base + keys[NoTrumpDeal::rest_of(played)] + node.leader_keys[winner];
        int third = kNoWish;
        for (int i = 0; i < node.thirds; ++i) {
            const NoTrumpDeal::Discard& discard = node.third[i];
            const unsigned found = rest<kEnd>(node, left ^ discard.card, winner, key + discard.key, {third, second, first});
            third = std::min(third, kSeenByThird[winner << 8 | found] + node.more[winner]);
        }
        second = std::min(second, before(third, node.tricks));
        if (!(played & NoTrumpDeal::kSecondDone)) continue;
        first = std::min(first, before(second, node.tricks));
        second = kNoWish;
        if (played & NoTrumpDeal::kAllDone) return first;
    }
}

template <bool kEnd>
int MaxN::second_discards(const Node& node, int suit, const std::uint16_t* line, int first) {
    const std::uint64_t* keys = deal_.keys[suit];
    const std::uint64_t base = node.key - keys[held(node.left, suit)];
    const Mask others = node.left & ~suit_mask(suit);
    for (;;) {
        int second = kNoWish;
        std::uint32_t played = 0;
        const std::uint16_t* next = line;
        for (int i = 0; i < node.seconds && !perfect(second, node.tricks) && !refused(second, first); ++i) {
            const NoTrumpDeal::Discard& discard = node.second[i];
            int third = kNoWish;
            next = line;
            do {
                played = *next++;
                const std::uint32_t left = NoTrumpDeal::rest_of(played), winner = NoTrumpDeal::winner_of(played);
                const std::uint64_t key = base + keys[left] + node.leader_keys[winner] + discard.key;
                const Mask after = (others | left << (8 * suit)) ^ discard.card;
                const unsigned found = rest<kEnd>(node, after, winner, key, {third, second, first});
                third = std::min(third, kSeenByThird[winner << 8 | found] + node.more[winner]);
            } while (!(played & NoTrumpDeal::kThirdDone));
            second = std::min(second, before(third, node.tricks));
        }
        line = next;
        first = std::min(first, before(second, node.tricks));
        if (played & NoTrumpDeal::kAllDone) return first;
    }
}

template <bool kEnd>
int MaxN::both_discard(const Node& node, int suit, const std::uint16_t* line, int first) {
    const std::uint64_t* keys = deal_.keys[suit];
    const std::uint64_t base = node.key - keys[held(node.left, suit)];
    const Mask others = node.left & ~suit_mask(suit);
    for (;;) {
        const std::uint32_t played = *line++, after = NoTrumpDeal::rest_of(played);
        int second = kNoWish;
        for (int i = 0; i < node.seconds && !perfect(second, node.tricks) && !refused(second, first); ++i) {
            const NoTrumpDeal::Discard& discard = node.second[i];
            const Mask left = (others | after << (8 * suit)) ^ discard.card;
            const std::uint64_t key = base + keys[after] + node.leader_keys[kFirst] + discard.key;
            int third = kNoWish;
            // A discard changes which cards of its suit are equal.
            for (Mask cards = deal_.all_runs(left, node.seats[2]); cards; cards &= cards - 1) {
                const int card = lowest(cards);
                const std::uint64_t key3 = deal_.key_without(key, left, card);
                const unsigned found = rest<kEnd>(node, left ^ bit(card), kFirst, key3, {third, second, first});
                third = std::min(third, kSeenByThird[found] + node.more[kFirst]);
            }
            second = std::min(second, before(third, node.tricks));
        }
        first = std::min(first, before(second, node.tricks));
        if (played & NoTrumpDeal::kAllDone) return first;
    }
}

}  // namespace prikup
