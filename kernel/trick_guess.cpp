#include "trick_guess.hpp"

#include <algorithm>
#include <array>

namespace prikup {

namespace {

// Features that speak for and against the declarer.
using Outlook = std::array<int, 12>;

// In 256ths of a trick, with trumps and without: least squares over random and typical deals of ten cards.
constexpr Outlook kValues[2] = {
    {76, 22, 32, -128, 65, 266, 1, 9, -1, 101, -68, -3},
    {505, 21, 76, -132, -336, 107, -44, -10, -175, 46, -31, 0},
};

Outlook outlook(const Deal& deal, const Patterns& all, const Position& p, Kind kind) {
    int pairs = 0, voids = 0;
    unsigned rounds = 0, losers = 0;
    for (int suit = 0; suit < kSuits; ++suit) {
        const std::size_t at = deal.code[static_cast<std::size_t>(suit)][p.left() >> (8 * suit) & 255];
        pairs += all.above[at];
        voids += of_seat(all.length[at], 0) == 0;
        rounds += all.cash[0][at] & 0x7FFF;
        losers += all.losers[at];
    }
    const int lost = static_cast<int>((losers & 63) + (losers >> 10 & 63)), leads = p.leader == 0;
    const std::size_t trump = deal.code[0][p.left() & 255];
    const unsigned length = all.length[trump], sure = all.trumps[trump];
    if (kind == Kind::kNoTrump) {
        const int follows = 1 - leads, theirs = std::max(of_seat(rounds, 1), of_seat(rounds, 2));
        // clang-format off: features in groups
        return {1, pairs, of_seat(rounds, 0), lost, leads, leads * of_seat(rounds, 0), follows * theirs,
                follows * of_seat(rounds, p.leader), voids, leads * lost, follows * of_seat(rounds, 0)};
        // clang-format on
    }
    const int mine = of_seat(length, 0), longest = std::max(of_seat(length, 1), of_seat(length, 2));
    // clang-format off: features in groups
    return {1, pairs, of_seat(rounds, 0), lost, leads, mine, of_seat(sure, 0), std::max(of_seat(sure, 1), of_seat(sure, 2)),
            all.above[trump], voids, longest, mine * mine};
    // clang-format on
}

}  // namespace

int guess_tricks(const Deal& deal, const Patterns& patterns, const Position& position, Kind kind) {
    const Outlook now = outlook(deal, patterns, position, kind);
    const Outlook& values = kValues[kind == Kind::kTrump ? 0 : 1];
    int sum = 128;
    for (std::size_t i = 0; i < now.size(); ++i) sum += values[i] * now[i];
    return (sum * position.tricks() / 10) >> 8;
}

}  // namespace prikup
