#include "ducking.hpp"

#include <algorithm>
#include <array>

namespace prikup {

namespace {

// One suit played out against owner 0, who is to take few tricks in it. The others may lead it, make him lead it, throw
// their cards of it away and make him throw one away of his choice; that is all that happens to a suit in a deal, so what
// they reach here they cannot exceed at a table.
struct SuitGame {
    std::vector<std::array<std::uint16_t, 8>> without;  // the pattern without its i-th card from below
    std::vector<std::uint8_t> most, unsafe, exits;
    int pattern = 0;
    int cards[kSeats][8], held[kSeats];                 // places from below, of each owner

    SuitGame() : without(kPatterns), most(kPatterns), unsafe(kPatterns), exits(kPatterns) {
        for (pattern = 1; pattern < kPatterns; ++pattern) {
            lay_out();
            if (held[0] > 0) solve();
        }
    }

    void lay_out() {
        int digits[8], size = 0;
        for (int rest = pattern; rest > 0; rest = (rest - 1) / 3) digits[size++] = (rest - 1) % 3;
        std::reverse(digits, digits + size);
        int below[9] = {0};
        for (int i = 0; i < size; ++i) below[i + 1] = 3 * below[i] + digits[i] + 1;
        int above = 0, power = 1;
        for (int i = size - 1; i >= 0; --i) {
            without[pattern][i] = static_cast<std::uint16_t>(below[i] * power + above);
            above += (digits[i] + 1) * power;
            power *= 3;
        }
        std::fill_n(held, kSeats, 0);
        for (int i = 0; i < size; ++i) cards[digits[i]][held[digits[i]]++] = i;
    }

    // The pattern after a round in which these places were played, -1 where a hand had none.
    int after(int a, int b, int c) const {
        if (a < b) std::swap(a, b);
        if (b < c) std::swap(b, c);
        if (a < b) std::swap(a, b);
        int found = pattern;
        for (const int place : {a, b, c}) {
            if (place >= 0) found = without[found][place];
        }
        return found;
    }

    struct Cost {
        int most, unsafe;
    };
    static Cost worse(Cost a, Cost b) { return {std::max(a.most, b.most), std::max(a.unsafe, b.unsafe)}; }
    static Cost better(Cost a, Cost b) { return {std::min(a.most, b.most), std::min(a.unsafe, b.unsafe)}; }

    Cost round(int own, int first, int second) const {
        const int rest = after(own, first, second);
        if (own > std::max(first, second)) return {most[rest] + 1, 1};
        return {most[rest], unsafe[rest]};
    }

    // fold over the cards of an owner; one without a card plays -1.
    template <class Combine, class Play>
    Cost over(int owner, Cost start, Combine combine, Play play) const {
        if (held[owner] == 0) return play(-1);
        for (int i = 0; i < held[owner]; ++i) start = combine(start, play(cards[owner][i]));
        return start;
    }

    void solve() {
        constexpr Cost kNone{0, 0}, kAll{99, 99};
        Cost found = over(0, kAll, better, [&](int own) { const int rest = after(own, -1, -1); return Cost{most[rest], unsafe[rest]}; });
        for (const int owner : {1, 2}) {
            for (int i = 0; i < held[owner]; ++i) {
                const int rest = without[pattern][cards[owner][i]];
                found = worse(found, {most[rest], unsafe[rest]});
            }
        }
        if (held[1] > 0) {
            found = worse(found, over(1, kNone, worse, [&](int first) {
                return over(2, kNone, worse, [&](int second) {
                    return over(0, kAll, better, [&](int own) { return round(own, first, second); });
                });
            }));
        }
        if (held[2] > 0) {
            found = worse(found, over(2, kNone, worse, [&](int second) {
                return over(0, kAll, better, [&](int own) {
                    return over(1, kNone, worse, [&](int first) { return round(own, first, second); });
                });
            }));
        }
        const Cost led = over(0, kAll, better, [&](int own) {
            return over(1, kNone, worse, [&](int first) {
                return over(2, kNone, worse, [&](int second) { return round(own, first, second); });
            });
        });
        most[pattern] = static_cast<std::uint8_t>(std::max(found.most, led.most));
        unsafe[pattern] = static_cast<std::uint8_t>(found.unsafe > 0);
        exits[pattern] = static_cast<std::uint8_t>(led.unsafe == 0);
    }
};

}  // namespace

Ducking::Ducking() : words(kPatterns) {
    const SuitGame game;
    // The same pattern with each owner called owner 0, those after him 1 and 2.
    std::vector<std::array<std::uint16_t, kSeats>> seen(kPatterns);
    for (int pattern = 1; pattern < kPatterns; ++pattern) {
        const int below = (pattern - 1) / 3, owner = (pattern - 1) % 3;
        for (int seat = 0; seat < kSeats; ++seat) {
            const int found = 3 * seen[below][seat] + (owner - seat + kSeats) % kSeats + 1;
            seen[pattern][seat] = static_cast<std::uint16_t>(found);
            words[pattern] |= std::uint32_t{game.most[found]} << (4 * seat) | std::uint32_t{game.unsafe[found]} << (12 + 3 * seat) |
                              std::uint32_t{game.exits[found]} << (21 + 3 * seat);
        }
    }
}

}  // namespace prikup
