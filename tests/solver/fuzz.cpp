// Throws rows at every solver of the kernel, some good, some spoilt, some noise: each is refused with a reason or
// solved with answers that agree with each other. Compiled with the sanitizers, which watch every access meanwhile.
#include <algorithm>
#include <array>
#include <bit>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <numeric>

#include "../../kernel/allpass.hpp"
#include "../../kernel/batch.hpp"
#include "../../kernel/points.hpp"
#include "../../kernel/tricks.hpp"
#include "fuzz.hpp"

using namespace prikup;

namespace {

// Hands of so many cards, those of the trick in progress already played from them.
Position dealt(int players, int size) {
    std::array<int, 32> pack;
    std::iota(pack.begin(), pack.end(), 0);
    std::shuffle(pack.begin(), pack.end(), chance);
    Position p{{0, 0, 0}, static_cast<std::uint8_t>(below(5)), static_cast<std::uint8_t>(below(players)), {kNoCard, kNoCard}};
    for (int k = 0; k < players * size; ++k) p.hands[k % players] |= bit(pack[k]);
    const int played = below(players);
    for (int place = 0; place < played && size; ++place) {
        Mask& hand = p.hands[(p.leader + place) % players];
        p.trick[place] = static_cast<std::uint8_t>(lowest(hand));
        hand &= hand - 1;
    }
    return p;
}

Position good_position() { return dealt(2 + (below(3) > 0), below(6)); }

AllPass good_all_pass() {
    const Position p = dealt(3, below(6));
    AllPass a{{p.hands[0], p.hands[1], p.hands[2]}, p.leader, {p.trick[0], p.trick[1]}, {kNoCard, kNoCard},
              static_cast<std::uint8_t>(below(2)), {kWinner, kWinner}, static_cast<std::uint8_t>(below(3)), {0, 0, 0}};
    Mask out = ~p.left();
    for (const int card : p.trick) out &= card == kNoCard ? ~Mask{0} : ~bit(card);
    for (int place = 0; place < std::min(below(3), a.tricks()); ++place, out &= out - 1) {
        a.leads[place] = static_cast<std::uint8_t>(lowest(out));
    }
    for (std::uint8_t& next : a.next) next = static_cast<std::uint8_t>(below(4) ? below(3) : kWinner);
    return a;
}

PointPosition good_points() {
    PointPosition p{};
    p.play = dealt(2 + (below(3) > 0), below(5));
    for (std::uint8_t& points : p.card_points) points = static_cast<std::uint8_t>(below(12));
    for (std::uint16_t& points : p.pair_points) points = static_cast<std::uint16_t>(below(101));
    p.four_points = static_cast<std::uint16_t>(below(201));
    p.last_points = static_cast<std::uint16_t>(below(20));
    p.pair[0] = static_cast<std::uint8_t>(below(4));
    p.pair[1] = static_cast<std::uint8_t>(4 + below(4));
    if (!below(4)) p.pair[0] = p.pair[1] = kNoCard;
    p.four = static_cast<std::uint8_t>(below(8));
    if (p.four == p.pair[0] || p.four == p.pair[1]) p.four = kNoCard;
    p.flags = static_cast<std::uint8_t>(below(32));
    return p;
}

void solve(TrickSolver& solver, const Position& p) {
    for (const Aim aim : {Aim::kMost, Aim::kFewest}) {
        std::int8_t cards[32];
        const int value = solver.value(p, aim);
        expect(0 <= value && value <= p.tricks(), "tricks out of range");
        solver.cards(p, aim, cards);
        const bool most = (p.to_play() == 0) == (aim == Aim::kMost);
        int best = p.tricks() ? (most ? -1 : 100) : 0;
        for (const int after : cards) {
            if (after >= 0) best = most ? std::max(best, after) : std::min(best, after);
        }
        expect(best == value, "the best card is not worth the position");
        for (const int tricks : {-128, 0, value, value + 1, 127}) {
            expect(solver.at_least(p, aim, tricks) == (value >= tricks), "a window disagrees with the value");
        }
    }
}

void solve(AllPassSolver& solver, const AllPass& p) {
    std::int8_t value[4], held[3], cards[128];
    solver.value(p, value);
    solver.paranoid(p, held);
    solver.cards(p, cards);
    expect(std::accumulate(value, value + 4, 0) == p.tricks(), "the tricks do not add up");
    bool best = !p.tricks();
    for (int card = 0; card < 32; ++card) best |= std::equal(value, value + 4, cards + 4 * card);
    expect(best, "no card is worth the position");
    for (int seat = 0; seat < 3; ++seat) expect(value[seat] <= held[seat], "more tricks than can be forced");
}

void solve(PointSolver& solver, const PointPosition& p) {
    std::int16_t cards[64];
    const int value = solver.value(p);
    solver.cards(p, cards);
    bool best = !p.play.tricks();
    for (const int after : cards) best |= after == value;
    expect(best, "no card is worth the position");
    for (const int points : {-32768, value, value + 1, 32767}) {
        expect(solver.at_least(p, points) == (value >= points), "a window disagrees with the value");
    }
}

Mask left(const Position& p) { return p.left(); }
Mask left(const AllPass& p) { return p.hands[0] | p.hands[1] | p.hands[2]; }
Mask left(const PointPosition& p) { return p.play.left(); }

template <class Row>
void spoil(Row& row) {
    unsigned char bytes[sizeof(Row)];
    std::memcpy(bytes, &row, sizeof(Row));
    for (int k = 1 + below(3); k; --k) {
        unsigned char& byte = bytes[below(sizeof(Row))];
        byte = static_cast<unsigned char>(below(2) ? byte ^ 1 << below(8) : below(256));
    }
    std::memcpy(&row, bytes, sizeof(Row));
}

template <class Row>
void noise(Row& row) {
    unsigned char bytes[sizeof(Row)];
    for (unsigned char& byte : bytes) byte = static_cast<unsigned char>(below(256));
    std::memcpy(&row, bytes, sizeof(Row));
}

// A good row must be taken; whatever is taken and small is solved.
template <class Solver, class Row>
void attack(const char* name, int rounds, Row (*good)()) {
    Solver solver;
    int solved = 0, refused = 0;
    for (int round = 0; round < rounds; ++round) {
        Row row = good();
        expect(fault(row).empty(), "a good row is refused");
        if (round % 3 == 1) spoil(row);
        if (round % 3 == 2) noise(row);
        if (!fault(row).empty()) {
            ++refused;
        } else if (count(left(row)) <= 18) {
            solve(solver, row);
            ++solved;
        }
    }
    std::printf("%s: %d solved, %d refused\n", name, solved, refused);
}

// Several threads at once, each with its own solver, give what one gives.
void share() {
    std::vector<Position> rows(200);
    for (Position& row : rows) row = good_position();
    std::vector<std::uint64_t> nodes(rows.size());
    std::vector<int> found[2] = {std::vector<int>(rows.size()), std::vector<int>(rows.size())};
    for (int threads : {1, 3}) {
        std::vector<TrickSolver> solvers(static_cast<std::size_t>(threads));
        spread(solvers, rows.size(), nodes.data(), nullptr, [&](TrickSolver& solver, std::size_t i) {
            found[threads > 1][i] = solver.value(rows[i], Aim::kMost);
            return solver.nodes();
        });
    }
    expect(found[0] == found[1], "threads change a value");
}

}  // namespace

int main(int, char** arguments) {
    const int rounds = std::atoi(arguments[1]);
    attack<TrickSolver, Position>("tricks", rounds, good_position);
    attack<AllPassSolver, AllPass>("all-pass", rounds, good_all_pass);
    attack<PointSolver, PointPosition>("points", rounds, good_points);
    share();
}
