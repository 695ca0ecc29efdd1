// Two plain solvers that share nothing with the kernel: minimax that looks at every play, and textbook alpha-beta.
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <vector>

namespace {

struct State {
    std::uint32_t hands[3];
    int trump, leader, players, played;
    int trick[3];
};

bool beats(int card, int best, int trump) {
    if (card / 8 == best / 8) return card > best;
    return card / 8 == trump;
}

std::uint32_t legal(const State& s) {
    const std::uint32_t hand = s.hands[(s.leader + s.played) % s.players];
    if (!s.played) return hand;
    const std::uint32_t suit = 0xFF, follow = hand & suit << s.trick[0] / 8 * 8;
    if (follow) return follow;
    const std::uint32_t ruff = s.trump < 4 ? hand & suit << 8 * s.trump : 0;
    return ruff ? ruff : hand;
}

// The state after a card; `won` is 1 where seat 0 takes the trick with it.
State play(const State& before, int card, int& won) {
    State s = before;
    s.hands[(s.leader + s.played) % s.players] &= ~(std::uint32_t{1} << card);
    s.trick[s.played++] = card;
    won = 0;
    if (s.played < s.players) return s;
    int best = 0;
    for (int place = 1; place < s.players; ++place) {
        if (beats(s.trick[place], s.trick[best], s.trump)) best = place;
    }
    s.leader = (s.leader + best) % s.players;
    s.played = 0;
    won = s.leader == 0;
    return s;
}

// What is known of a position at the start of a trick.
struct Entry {
    std::array<std::uint32_t, 4> key{};
    bool used = false;
    int low = 0, high = 100;
};

struct Table {
    std::vector<Entry> entries;

    // The entry of a position, taken from another one where they share a place.
    Entry& of(const State& s) {
        const std::array<std::uint32_t, 4> key{s.hands[0], s.hands[1], s.hands[2], static_cast<std::uint32_t>(s.leader)};
        std::uint64_t mixed = 0;
        for (const std::uint32_t word : key) mixed = ((mixed ^ word) * 0x9E3779B97F4A7C15ULL) ^ mixed >> 29;
        Entry& entry = entries[(mixed >> 32) % entries.size()];
        if (!entry.used || entry.key != key) entry = Entry{key, true, 0, 100};
        return entry;
    }
};

struct Solver {
    bool fewest;
    Table table;

    bool maximises(const State& s) const { return ((s.leader + s.played) % s.players == 0) != fewest; }

    int minimax(const State& s) {
        if (!s.played) {
            if (!(s.hands[0] | s.hands[1] | s.hands[2])) return 0;
            if (const Entry& known = table.of(s); known.low == known.high) return known.low;
        }
        int best = maximises(s) ? -1 : 100;
        for (std::uint32_t cards = legal(s); cards; cards &= cards - 1) {
            int won;
            const State after = play(s, std::countr_zero(cards), won);
            const int value = won + minimax(after);
            if (maximises(s) ? value > best : value < best) best = value;
        }
        if (!s.played) {
            Entry& known = table.of(s);
            known.low = known.high = best;
        }
        return best;
    }

    int alphabeta(const State& s, int alpha, int beta) {
        if (!s.played) {
            if (!(s.hands[0] | s.hands[1] | s.hands[2])) return 0;
            const Entry& known = table.of(s);
            if (known.low >= beta || known.low == known.high) return known.low;
            if (known.high <= alpha) return known.high;
        }
        const bool most = maximises(s);
        int best = most ? -1 : 100, low = alpha, high = beta;
        for (std::uint32_t cards = legal(s); cards && low < high; cards &= cards - 1) {
            int won;
            const State after = play(s, std::countr_zero(cards), won);
            const int value = won + alphabeta(after, low - won, high - won);
            if (most ? value > best : value < best) best = value;
            if (most && best > low) low = best;
            if (!most && best < high) high = best;
        }
        if (!s.played) {
            Entry& known = table.of(s);
            if (best > alpha) known.low = best;
            if (best < beta) known.high = best;
        }
        return best;
    }
};

State state_of(const std::uint32_t* row) {
    unsigned char bytes[16];
    std::memcpy(bytes, row, 16);
    State s{{row[0], row[1], row[2]}, bytes[12], bytes[13], 3, 0, {}};
    while (s.played < 2 && bytes[14 + s.played] != 255) {
        s.trick[s.played] = bytes[14 + s.played];
        ++s.played;
    }
    if (!s.hands[2] && s.leader != 2 && s.played < 2) s.players = 2;
    return s;
}

}  // namespace

// Rows as the kernel takes them; `fewest` for a misère.
extern "C" void minimax(const std::uint32_t* rows, std::size_t count, int fewest, std::int8_t* values) {
    for (std::size_t i = 0; i < count; ++i) {
        Solver solver{fewest != 0, {std::vector<Entry>(1 << 14)}};
        values[i] = static_cast<std::int8_t>(solver.minimax(state_of(rows + 4 * i)));
    }
}

extern "C" void alphabeta(const std::uint32_t* rows, std::size_t count, int fewest, std::int8_t* values) {
    for (std::size_t i = 0; i < count; ++i) {
        Solver solver{fewest != 0, {std::vector<Entry>(1 << 21)}};
        const State start = state_of(rows + 4 * i);
        int value = 0;
        while (solver.alphabeta(start, value, value + 1) > value) ++value;
        values[i] = static_cast<std::int8_t>(value);
    }
}
