// Plays environments by tables from files, some good, some spoilt, with legal and with wrong actions: tables are refused
// with a reason or played, and a wrong action changes nothing. Compiled with the sanitizers, which watch every access.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <limits>
#include <memory>
#include <span>

#include "../../kernel/vector_env.hpp"
#include "../solver/fuzz.hpp"

using namespace prikup;

namespace {

constexpr int kSteps = 60;

// Tables as test_fuzz.py writes them: each array after its size in bytes.
class TableFile {
public:
    explicit TableFile(const char* path) : file_(path, std::ios::binary) { expect(file_.good(), "no such file"); }

    template <class T>
    std::vector<T> rows() {
        std::uint64_t size = 0;
        file_.read(reinterpret_cast<char*>(&size), sizeof size);
        std::vector<T> rows(size / sizeof(T));
        file_.read(reinterpret_cast<char*>(rows.data()), static_cast<std::streamsize>(size));
        expect(file_.good(), "a file of tables ends too soon");
        return rows;
    }

private:
    std::ifstream file_;
};

RuleTables read(const char* path) {
    TableFile file(path);
    RuleTables tables;
    tables.deal = file.rows<DealRules>().at(0);
    tables.firsts = file.rows<First>();
    tables.tests = file.rows<CardTest>();
    tables.checks = file.rows<Check>();
    tables.sets = file.rows<CardSet>();
    tables.tallies = file.rows<Tally>();
    tables.values = file.rows<float>();
    tables.states = file.rows<State>();
    tables.edges = file.rows<Edge>();
    tables.words = file.rows<std::uint64_t>();
    tables.features = file.rows<std::uint8_t>();
    tables.outcomes = file.rows<Outcome>();
    tables.ends = file.rows<std::int32_t>();
    tables.scores = file.rows<float>();
    tables.talon_classes = file.rows<std::uint8_t>();
    tables.said_bits = file.rows<std::uint8_t>();
    return tables;
}

template <class Row>
std::span<unsigned char> bytes_of(std::vector<Row>& rows) {
    return {reinterpret_cast<unsigned char*>(rows.data()), rows.size() * sizeof(Row)};
}

// Leads some ways elsewhere, all within the tables.
void mislead(RuleTables& tables) {
    const int states = static_cast<int>(tables.states.size()), outcomes = static_cast<int>(tables.outcomes.size());
    const auto any = [](auto& rows) -> auto& { return rows[static_cast<std::size_t>(below(static_cast<int>(rows.size())))]; };
    for (int k = 1 + below(30); k; --k) {
        any(tables.edges).next = below(4) ? below(states) : -1 - below(outcomes);
        if (below(4) == 0) any(tables.states).next = below(states);
        if (below(4) == 0) any(tables.states).outcome = below(outcomes);
        if (below(4) == 0) any(tables.ends) = below(states);
    }
}

// Spoils some bytes, but not what decides alone whether cards are dealt again: they could be dealt for ever.
void spoil(RuleTables& tables) {
    const std::span<unsigned char> parts[] = {
        {reinterpret_cast<unsigned char*>(&tables.deal), sizeof tables.deal},
        bytes_of(tables.sets),
        bytes_of(tables.tallies),
        bytes_of(tables.states),
        bytes_of(tables.states),
        bytes_of(tables.edges),
        bytes_of(tables.words),
        bytes_of(tables.outcomes),
        bytes_of(tables.ends),
        bytes_of(tables.said_bits),
    };
    for (int k = 1 + below(below(2) ? 3 : 30); k; --k) {
        const std::span<unsigned char> part = parts[below(static_cast<int>(std::size(parts)))];
        if (part.empty()) continue;
        unsigned char& byte = part[static_cast<std::size_t>(below(static_cast<int>(part.size())))];
        byte = static_cast<unsigned char>(below(2) ? byte ^ 1 << below(8) : below(2) ? below(256) : below(7) - 1);
    }
    if (below(8) == 0)
        tables.features.resize(tables.features.size() / 16 * static_cast<std::size_t>(tables.deal.feature_bytes = below(17)));
}

// Environments with arrays of their own, as long as they must be and no longer.
struct Table {
    Table(const RuleTables& tables, std::size_t count, std::size_t threads, bool restarts)
        : observations(count * tables.observation_bytes()),
          terminals(count),
          masks(count * tables.mask_bytes()),
          actors(count),
          all_cards(count * sizeof(AllCards)),
          actions(count),
          rewards(count * static_cast<std::size_t>(tables.places())),
          envs(std::make_shared<const RuleTables>(tables), count, threads, restarts,
               {observations.data(), actions.data(), rewards.data(), terminals.data(), masks.data(), actors.data(),
                all_cards.data()}) {}

    std::vector<std::uint8_t> observations, terminals, masks, actors, all_cards;
    std::vector<std::int32_t> actions;
    std::vector<float> rewards;
    VectorEnv envs;
};

std::int32_t wrong_action(const RuleTables& tables) {
    const auto count = static_cast<std::int32_t>(tables.action_count());
    const std::int32_t wrong[] = {std::numeric_limits<std::int32_t>::min(), std::numeric_limits<std::int32_t>::max(), -2, count};
    return below(2) ? below(count) : wrong[below(4)];
}

void play(const RuleTables& tables, bool restarts) {
    Table table(tables, 3, 1, restarts);
    table.envs.reset(chance());
    for (int step = 0; step < kSteps; ++step) {
        const auto index = static_cast<std::size_t>(below(3));
        table.envs.sample(table.actions.data());
        if (below(3) == 0) {
            const std::int32_t legal = std::exchange(table.actions[index], wrong_action(tables));
            const std::vector<std::uint8_t> before = table.observations;
            if (table.envs.step(true) == VectorEnv::kNone) continue;
            expect(before == table.observations, "a wrong action changes an observation");
            table.actions[index] = legal;
        }
        expect(table.envs.step(true) == VectorEnv::kNone, "a legal action is refused");
        std::vector<std::uint8_t> row(tables.observation_bytes());
        const int place = below(tables.places());
        table.envs.observe(index, place, row.data());
    }
}

// Several threads at once play as one does.
void share(const RuleTables& tables) {
    Table alone(tables, 50, 1, true), shared(tables, 50, 3, true);
    expect(alone.envs.play_random(100) == shared.envs.play_random(100), "threads change how many deals end");
    expect(alone.observations == shared.observations && alone.rewards == shared.rewards, "threads change an array");
}

}  // namespace

int main(int count, char** arguments) {
    for (int file = 2; file < count; ++file) {
        const RuleTables good = read(arguments[file]);
        expect(fault(good).empty(), "good tables are refused");
        share(good);
        int played = 0, refused = 0;
        for (int round = 0; round < std::atoi(arguments[1]); ++round) {
            RuleTables tables = good;
            if (round % 4 == 1) spoil(tables);
            if (round % 4 >= 2) mislead(tables);
            const bool is_refused = !fault(tables).empty();
            if (!is_refused) play(tables, round % 2 == 0);
            (is_refused ? refused : played) += 1;
        }
        std::printf("%s: %d played, %d refused\n", arguments[file], played, refused);
    }
}
