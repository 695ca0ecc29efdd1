#include "patterns.hpp"

#include <algorithm>

namespace prikup {

namespace {

struct Suit {
    int size = 0;
    int owner[8] = {};   // low to high
    int length[3] = {};

    explicit Suit(int pattern) {
        int reversed[8];
        for (; pattern; pattern = (pattern - 1) / 3) reversed[size++] = (pattern - 1) % 3;
        std::reverse_copy(reversed, reversed + size, owner);
        for (int i = 0; i < size; ++i) ++length[owner[i]];
    }

    // Place of the k-th lowest card of a seat, from 0; `size` where there is none.
    int place(int seat, int k) const {
        for (int i = 0; i < size; ++i) {
            if (owner[i] == seat && k-- == 0) return i;
        }
        return size;
    }

    int from_top(int seat) const {
        int rounds = 0;
        while (rounds < size && owner[size - 1 - rounds] == seat) ++rounds;
        return rounds;
    }

    // Cards of a seat that higher cards of the seats in `against` cannot all take, one card taking one.
    int unbeaten(int seat, unsigned against) const {
        int higher = 0, sure = 0;
        for (int i = size - 1; i >= 0; --i) {
            if (against >> owner[i] & 1) ++higher;
            if (owner[i] != seat) continue;
            if (higher) --higher; else ++sure;
        }
        return sure;
    }

    int without(int a, int b, int c) const {  // the pattern without the cards at these places
        int pattern = 0;
        for (int i = 0; i < size; ++i) {
            if (i != a && i != b && i != c) pattern = pattern_above(pattern, owner[i]);
        }
        return pattern;
    }
};

int cash(const Suit& suit, int seat, unsigned ruffing) {
    const int next = (seat + 1) % 3, previous = (seat + 2) % 3;
    int rounds = suit.from_top(seat);
    if (rounds >= std::max(suit.length[next], suit.length[previous])) rounds = suit.length[seat];
    if (ruffing >> next & 1) rounds = std::min(rounds, suit.length[next]);
    if (ruffing >> previous & 1) rounds = std::min(rounds, suit.length[previous]);
    return rounds;
}

std::uint8_t cross(const Suit& suit, int leader, unsigned ruffing) {
    const int partner = 3 - leader;
    const int own = std::min(cash(suit, leader, ruffing), suit.length[partner]);  // the partner must not discard winners
    const int his = cash(suit, partner, ruffing);
    const bool entry = suit.length[leader] > 0 && his > 0 && suit.from_top(partner) > 0;
    return static_cast<std::uint8_t>(std::max(own, his) | (entry ? std::max(own, his) - his : 15) << 4);
}

// What stands above the rounds in a word of cash or trumps; `ruffing` are the seats that can ruff this suit.
unsigned unanswered(const Suit& suit, unsigned rounds, unsigned ruffing) {
    const bool wins[3] = {of_seat(rounds, 0) > 0, of_seat(rounds, 1) > 0, of_seat(rounds, 2) > 0};
    const bool ruffs = suit.length[0] == 0 && (ruffing & 1);
    unsigned found = 0;
    if (!wins[0]) found |= static_cast<unsigned>(std::max(suit.length[1], suit.length[2])) << Patterns::kRounds;
    if (suit.length[1] && !wins[0] && !(ruffs && (suit.length[2] || !(ruffing & 4)))) found |= 1U << Patterns::kFree1;
    if (suit.length[2] && !wins[0] && !(ruffs && (suit.length[1] || !(ruffing & 2)))) found |= 1U << Patterns::kFree2;
    if (suit.length[0] && !wins[1]) found |= 1U << Patterns::kFreeFrom1;
    if (suit.length[0] && !wins[2]) found |= 1U << Patterns::kFreeFrom2;
    return found;
}

std::uint8_t draws_of(const Suit& suit) {
    const int longest = std::max(suit.length[1], suit.length[2]), tops = suit.from_top(0);
    if (tops < longest) return 0;
    std::uint8_t bits = Patterns::kDraws;
    if (suit.length[0] > longest) bits |= Patterns::kDrawsSpared;
    if (longest == 0 && tops > 0) bits |= Patterns::kOnlyHis;
    return bits;
}

unsigned losers_of(const Suit& suit) {
    unsigned found = 0;
    for (int seat = 1; seat < 3; ++seat) {
        const int lost = std::min(suit.from_top(seat), suit.length[0]);
        const bool all = lost > 0 && lost == suit.length[0];
        found |= (static_cast<unsigned>(lost) | (all ? 64U : 0)) << (10 * (seat - 1));
    }
    return found;
}

bool safe(const Suit& suit) {
    int mine = 0, theirs = 0;
    // His i-th lowest must be below their i-th lowest: they may throw any of the others away.
    for (int i = 0; i < suit.size; ++i) {
        if (suit.owner[i] == 0) ++mine; else ++theirs;
        if (theirs > mine) {
            if (mine < suit.length[0]) return false;
            break;
        }
    }
    return true;
}

}  // namespace

namespace {

// Whether he can lead a card of it that loses whatever the others play, and the rest is still safe.
bool exits(const Suit& suit, const std::array<std::uint8_t, kPatterns>& misere) {
    const int both = suit.length[1] + suit.length[2];
    if (both == 0) return false;
    for (int k = 0; k < suit.length[0]; ++k) {
        const int lead = suit.place(0, k);
        bool good = true;
        for (int a = 0; good && a < std::max(suit.length[1], 1); ++a) {
            for (int b = 0; good && b < std::max(suit.length[2], 1); ++b) {
                const int first = suit.place(1, a), second = suit.place(2, b);
                const bool loses = (first < suit.size && first > lead) || (second < suit.size && second > lead);
                good = loses && (misere[static_cast<std::size_t>(suit.without(lead, first, second))] & Patterns::kSafe);
            }
        }
        if (good) return true;
    }
    return false;
}

std::uint8_t misere_of(const Suit& suit, const std::array<std::uint8_t, kPatterns>& smaller) {
    std::uint8_t bits = safe(suit) ? Patterns::kSafe : 0;
    if (suit.length[0] == 0) return bits | Patterns::kTakes;
    const int low[3] = {suit.place(0, 0), suit.place(1, 0), suit.place(2, 0)};
    const bool under[3] = {false, suit.length[1] == 0 || low[1] < low[0], suit.length[2] == 0 || low[2] < low[0]};
    if (under[1] && under[2]) {
        bits |= Patterns::kTakes;
        if (suit.length[1]) bits |= Patterns::kCatch;
        if (suit.length[2]) bits |= Patterns::kCatch << 1;
    }
    if (exits(suit, smaller)) bits |= Patterns::kExit;
    return bits;
}

}  // namespace

Patterns::Patterns() {
    for (int pattern = 0; pattern < kPatterns; ++pattern) {
        const Suit suit(pattern);
        const auto at = static_cast<std::size_t>(pattern);
        unsigned lengths = 0, sure = 0, tops = 0;
        for (int seat = 0; seat < 3; ++seat) {
            lengths |= for_seat(suit.length[seat], seat);
            sure |= for_seat(suit.unbeaten(seat, seat == 0 ? 6 : 1), seat);
            tops |= for_seat(suit.from_top(seat), seat);
        }
        length[at] = lengths | for_seat(suit.size ? suit.owner[suit.size - 1] : 3, 3);
        trumps[at] = sure | unanswered(suit, tops, 0);
        draws[at] = draws_of(suit);
        for (unsigned ruffing = 0; ruffing < 8; ++ruffing) {
            unsigned rounds = 0;
            for (int seat = 0; seat < 3; ++seat) rounds |= for_seat(prikup::cash(suit, seat, ruffing), seat);
            cash[ruffing][at] = rounds | unanswered(suit, rounds, ruffing);
            for (int leader = 1; leader < 3; ++leader) {
                cross[ruffing][static_cast<std::size_t>(leader - 1)][at] = prikup::cross(suit, leader, ruffing);
            }
        }
        losers[at] = losers_of(suit);
        misere[at] = misere_of(suit, misere);
    }
}

const Patterns& Patterns::get() {
    static const Patterns patterns;
    return patterns;
}

}  // namespace prikup
