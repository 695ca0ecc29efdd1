// A plain solver of the all-pass that shares nothing with the kernel but the form of a position: it looks at every play.
#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <vector>

namespace {

constexpr int kNone = 255, kDealer = 3;

// As the rows of a NumPy array have it.
struct Row {
    std::uint32_t hands[3];
    std::uint8_t leader, trick[2], leads[2], owned, leaders[2], eldest, unused[3];
};
static_assert(sizeof(Row) == 24);

struct State {
    std::array<std::vector<int>, 3> hands;
    int leader;
    std::vector<int> trick;
    std::array<int, 2> leads, leaders;
    int owned;
    int eldest;

    explicit State(const Row& row)
        : leader(row.leader), leads{row.leads[0], row.leads[1]}, leaders{row.leaders[0], row.leaders[1]},
          owned(row.owned), eldest(row.eldest) {
        for (int seat = 0; seat < 3; ++seat) {
            for (int card = 0; card < 32; ++card) {
                if (row.hands[seat] >> card & 1) hands[seat].push_back(card);
            }
        }
        for (const int card : row.trick) {
            if (card != kNone) trick.push_back(card);
        }
    }

    int to_play() const { return (leader + static_cast<int>(trick.size())) % 3; }

    std::vector<int> choices() const {
        const std::vector<int>& hand = hands[to_play()];
        const int led = leads[0] != kNone ? leads[0] : trick.empty() ? kNone : trick[0];
        std::vector<int> follow;
        for (const int card : hand) {
            if (led != kNone && card / 8 == led / 8) follow.push_back(card);
        }
        return follow.empty() ? hand : follow;
    }

    int winner() const {
        const int suit = (leads[0] != kNone ? leads[0] : trick[0]) / 8;
        int best = -1, who = leader;
        if (leads[0] != kNone && owned) {
            best = leads[0];
            who = owned == 2 ? (eldest + 2) % 3 : kDealer;
        }
        for (int place = 0; place < 3; ++place) {
            if (trick[place] / 8 == suit && trick[place] > best) {
                best = trick[place];
                who = (leader + place) % 3;
            }
        }
        return who;
    }

    // Plays a card; gives who took the trick that it ended, -1 if it ended none.
    int play(int card) {
        std::vector<int>& hand = hands[to_play()];
        hand.erase(std::find(hand.begin(), hand.end(), card));
        trick.push_back(card);
        if (trick.size() < 3) return -1;
        const int won = winner();
        leader = leaders[0] != kNone ? leaders[0] : won == kDealer ? eldest : won;
        leaders = {leaders[1], kNone};
        leads = {leads[1], kNone};
        trick.clear();
        return won;
    }

    bool plain() const { return trick.empty() && leads[0] == kNone && leaders[0] == kNone && leaders[1] == kNone; }
};

using Taken = std::array<int, 4>;
using Key = std::array<std::vector<int>, 4>;

Key key_of(const State& s) { return {s.hands[0], s.hands[1], s.hands[2], {s.leader}}; }

bool prefers(int seat, const Taken& a, const Taken& b) {
    const int next = (seat + 1) % 3;
    return std::array{a[seat], -a[next], a[kDealer]} < std::array{b[seat], -b[next], b[kDealer]};
}

Taken all_pass(const State& s, std::map<Key, Taken>& known) {
    const int seat = s.to_play();
    if (s.hands[seat].empty()) return {};
    if (s.plain()) {
        if (const auto found = known.find(key_of(s)); found != known.end()) return found->second;
    }
    Taken best{};
    bool first = true;
    for (const int card : s.choices()) {
        State next = s;
        const int won = next.play(card);
        Taken taken = all_pass(next, known);
        if (won >= 0) ++taken[won];
        if (first || prefers(seat, taken, best)) best = taken;
        first = false;
    }
    if (s.plain()) known[key_of(s)] = best;
    return best;
}

int forced(const State& s, int avoider, std::map<Key, int>& known) {
    const int seat = s.to_play();
    if (s.hands[seat].empty()) return 0;
    if (s.plain()) {
        if (const auto found = known.find(key_of(s)); found != known.end()) return found->second;
    }
    std::vector<int> values;
    for (const int card : s.choices()) {
        State next = s;
        const bool his = next.play(card) == avoider;
        values.push_back(his + forced(next, avoider, known));
    }
    const auto [least, most] = std::minmax_element(values.begin(), values.end());
    const int value = seat == avoider ? *least : *most;
    if (s.plain()) known[key_of(s)] = value;
    return value;
}

}  // namespace

extern "C" void all_pass(const Row* rows, std::size_t size, std::int8_t* tricks) {
    for (std::size_t i = 0; i < size; ++i) {
        std::map<Key, Taken> known;
        for (const int taken : all_pass(State(rows[i]), known)) *tricks++ = static_cast<std::int8_t>(taken);
    }
}

extern "C" void paranoid(const Row* rows, std::size_t size, std::int8_t* tricks) {
    for (std::size_t i = 0; i < size; ++i) {
        for (int seat = 0; seat < 3; ++seat) {
            std::map<Key, int> known;
            *tricks++ = static_cast<std::int8_t>(forced(State(rows[i]), seat, known));
        }
    }
}
