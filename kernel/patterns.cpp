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

    // Returns the place of the k-th lowest card of a seat, from 0; `size` if there is none.
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

    // Returns the number of a seat's cards that remain if each higher card of the seats in `against` takes one.
    int unbeaten(int seat, unsigned against) const {
        int higher = 0, sure = 0;
        for (int i = size - 1; i >= 0; --i) {
            if (against >> owner[i] & 1) ++higher;
            if (owner[i] != seat) continue;
            if (higher) --higher;
            else ++sure;
        }
        return sure;
    }

    int pairs_above() const {
        int pairs = 0, lower = 0;
        for (int i = 0; i < size; ++i) {
            if (owner[i] == 0) pairs += lower;
            else ++lower;
        }
        return pairs;
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

// Returns the bits above the round count: what each opponent can play when the suit is not led; `ruffing` are the
// seats that can ruff this suit.
unsigned pack_free_cards(const Suit& suit, unsigned rounds, unsigned ruffing) {
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

// Returns the suit after the declarer has led this many rounds of it from the top and the others have played their
// lowest.
Suit after_rounds(const Suit& suit, int rounds) {
    int pattern = 0, dropped[3] = {0, rounds, rounds};
    for (int i = 0; i < suit.size - rounds; ++i) {
        const int owner = suit.owner[i];
        if (owner != 0 && dropped[owner]-- > 0) continue;
        pattern = pattern_above(pattern, owner);
    }
    return Suit(pattern);
}

std::uint16_t drawn_of(const Suit& suit) {
    const int tops = suit.from_top(0);
    const Suit rest = after_rounds(suit, tops);
    const auto keep = [](const Suit& s) { return (s.length[1] ? 2U : 0) | (s.length[2] ? 4U : 0); };
    const bool spared = suit.length[0] > tops || (tops > 0 && keep(after_rounds(suit, tops - 1)) == keep(rest));
    const int longest = std::max(suit.length[1], suit.length[2]), over = suit.length[0] - longest;
    unsigned bits = static_cast<unsigned>(tops + rest.unbeaten(0, 6)) | keep(rest) << 4 | (spared ? Patterns::kSpared : 0);
    if (tops >= longest) bits |= Patterns::kDraws;
    if (tops == longest - 1 && over > 0) bits |= Patterns::kDrawsForOne;
    return static_cast<std::uint16_t>(bits | static_cast<unsigned>(std::max(over, 0)) << Patterns::kOver);
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

}  // namespace

namespace {

// A suit at misère: the ways in which the others can give the declarer a trick in it, computed from the suits with
// fewer cards. Words of 16 bits hold the answers for all numbers of discards by the two others.
class MisereSuit {
public:
    MisereSuit(const Suit& suit, const Patterns& smaller) : suit_(suit), smaller_(smaller) {}

    // Returns the cases in which no lead or discard of the others wins the declarer a trick, whoever of them leads.
    std::uint16_t safe() const {
        if (suit_.length[0] == 0) return 0xFFFF;
        unsigned found = throws();
        for (int place = 0; place < suit_.size; ++place) {
            if (suit_.owner[place] != 0) found &= after_discard(suit_.owner[place], safe_after(place, suit_.size, suit_.size));
        }
        if (suit_.length[1]) found &= ducks_first();
        if (suit_.length[2]) found &= ducks_second();
        return static_cast<std::uint16_t>(found);
    }

    // Returns the cases in which the declarer can lead a card that loses whatever the others play, and is safe then.
    std::uint16_t exit() const {
        if (suit_.length[1] + suit_.length[2] == 0) return 0;
        unsigned found = 0;
        for (int k = 0; k < suit_.length[0]; ++k) {
            unsigned good = 0xFFFF;
            for (int a = 0; a < choices(1); ++a) {
                for (int b = 0; b < choices(2); ++b) good &= loses(k, a, b);
            }
            found |= good;
        }
        return static_cast<std::uint16_t>(found);
    }

    std::uint8_t caught() const {
        if (suit_.length[0] == 0) return Patterns::kTakes;
        std::uint8_t found = under(1) && under(2) ? Patterns::kTakes : 0;
        if (suit_.length[1] && caught_by_first()) found |= Patterns::kCatch;
        if (suit_.length[2] && caught_by_second()) found |= Patterns::kCatch << 1;
        return found;
    }

private:
    int choices(int seat) const { return std::max(suit_.length[seat], 1); }  // a seat without the suit discards from another

    std::size_t rest(int a, int b, int c) const { return static_cast<std::size_t>(suit_.without(a, b, c)); }

    unsigned safe_after(int a, int b, int c) const { return smaller_.safe[rest(a, b, c)]; }

    // Computes the answers before a discard of a seat from those after it.
    static unsigned after_discard(int seat, unsigned safe) {
        if (seat == 1) return 0xF | (safe & 0xFF) << 4 | (safe & 0xF000);
        return 0x1111 | (safe & 0x3333) << 1 | (safe & 0x8888);
    }

    // Returns the winner's place among the cards of a trick; the suit's size stands for a card of another suit, below
    // all.
    int winner(int mine, int first, int second) const {
        const int none = suit_.size;
        if (mine != none && (first == none || mine > first) && (second == none || mine > second)) return 0;
        return first != none && (second == none || first > second) ? 1 : 2;
    }

    bool under(int seat) const { return suit_.length[seat] == 0 || suit_.place(seat, 0) < suit_.place(0, 0); }

    unsigned throws() const {
        unsigned found = 0;
        for (int k = 0; k < suit_.length[0]; ++k) found |= safe_after(suit_.place(0, k), suit_.size, suit_.size);
        return found;
    }

    // Seat 1 leads, seat 2 follows, the declarer plays last.
    unsigned ducks_first() const {
        unsigned always = 0xFFFF;
        for (int a = 0; a < suit_.length[1]; ++a) {
            for (int b = 0; b < choices(2); ++b) {
                unsigned ducked = 0;
                for (int k = 0; k < suit_.length[0]; ++k) ducked |= loses(k, a, b);
                always &= ducked;
            }
        }
        return always;
    }

    // Seat 2 leads, the declarer follows, seat 1 plays last.
    unsigned ducks_second() const {
        unsigned always = 0xFFFF;
        for (int b = 0; b < suit_.length[2]; ++b) {
            unsigned ducked = 0;
            for (int k = 0; k < suit_.length[0]; ++k) {
                unsigned holds = 0xFFFF;
                for (int a = 0; a < choices(1); ++a) holds &= loses(k, a, b);
                ducked |= holds;
            }
            always &= ducked;
        }
        return always;
    }

    // Returns the cases in which the declarer's k-th lowest card loses to the a-th of seat 1 and the b-th of seat 2,
    // and the rest is safe.
    unsigned loses(int k, int a, int b) const {
        const int mine = suit_.place(0, k), first = suit_.place(1, a), second = suit_.place(2, b);
        return winner(mine, first, second) != 0 ? safe_after(mine, first, second) : 0;
    }

    // Returns true if the declarer wins this trick, or its winner catches the declarer later.
    bool catches(int k, int a, int b) const {
        const int mine = suit_.place(0, k), first = suit_.place(1, a), second = suit_.place(2, b);
        const int won = winner(mine, first, second);
        return won == 0 || smaller_.misere[rest(mine, first, second)] & (Patterns::kCatch << (won - 1));
    }

    bool caught_by_first() const {
        for (int a = 0; a < suit_.length[1]; ++a) {
            for (int b = 0; b < choices(2); ++b) {
                bool caught = true;
                for (int k = 0; caught && k < suit_.length[0]; ++k) caught = catches(k, a, b);
                if (caught) return true;
            }
        }
        return false;
    }

    bool caught_by_second() const {
        for (int b = 0; b < suit_.length[2]; ++b) {
            bool caught = true;
            for (int k = 0; caught && k < suit_.length[0]; ++k) {
                caught = false;
                for (int a = 0; !caught && a < choices(1); ++a) caught = catches(k, a, b);
            }
            if (caught) return true;
        }
        return false;
    }

    const Suit& suit_;
    const Patterns& smaller_;
};

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
        trumps[at] = sure | pack_free_cards(suit, tops, 0);
        drawn[at] = drawn_of(suit);
        for (unsigned ruffing = 0; ruffing < 8; ++ruffing) {
            unsigned rounds = 0;
            for (int seat = 0; seat < 3; ++seat) rounds |= for_seat(prikup::cash(suit, seat, ruffing), seat);
            cash[ruffing][at] = rounds | pack_free_cards(suit, rounds, ruffing);
            for (int leader = 1; leader < 3; ++leader) {
                cross[ruffing][static_cast<std::size_t>(leader - 1)][at] = prikup::cross(suit, leader, ruffing);
            }
        }
        losers[at] = losers_of(suit);
        yields[at] = static_cast<std::uint8_t>(suit.length[0] - suit.unbeaten(0, 6));
        above[at] = static_cast<std::uint8_t>(suit.pairs_above());
        const int more = suit.length[2] - suit.length[1];
        excess[at] = static_cast<std::uint8_t>(more > 0 ? more : -more << 4);
        const MisereSuit misere_suit(suit, *this);
        safe[at] = misere_suit.safe();
        exit[at] = misere_suit.exit();
        misere[at] = misere_suit.caught();
    }
}

const Patterns& Patterns::get() {
    static const Patterns patterns;
    return patterns;
}

}  // namespace prikup
