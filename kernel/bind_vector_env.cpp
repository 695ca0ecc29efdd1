// The Python binding of deals by compiled rules.
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/vector.h>

#include "bind.hpp"
#include "vector_env.hpp"

namespace prikup {

namespace {

template <class T>
using Table = nb::ndarray<const T, nb::c_contig, nb::device::cpu>;
template <class T, int N>
using Buffer = nb::ndarray<T, nb::ndim<N>, nb::c_contig, nb::device::cpu>;
using Bytes = Table<std::uint8_t>;

template <class T, class From>
std::vector<T> copied(const From& table) {
    static_assert(std::is_trivially_copyable_v<T>);
    std::vector<T> rows(table.nbytes() / sizeof(T));
    if (rows.size() * sizeof(T) != table.nbytes()) throw nb::value_error("a table has no whole number of rows");
    if (!rows.empty()) std::memcpy(rows.data(), table.data(), table.nbytes());
    return rows;
}

std::shared_ptr<RuleTables> tables_of(const Bytes& deal, const Bytes& firsts, const Bytes& tests, const Bytes& checks,
                                      const Bytes& sets, const Bytes& tallies, const Table<float>& values, const Bytes& states,
                                      const Bytes& edges, const Table<std::uint64_t>& words, const Bytes& features,
                                      const Bytes& outcomes, const Table<std::int32_t>& ends, const Table<float>& scores,
                                      const Bytes& talon_classes, const Bytes& said_bits) {
    auto tables = std::make_shared<RuleTables>();
    const std::vector<DealRules> rules = copied<DealRules>(deal);
    if (rules.size() != 1) throw nb::value_error("expected one row of the deal");
    tables->deal = rules[0];
    tables->firsts = copied<First>(firsts);
    tables->tests = copied<CardTest>(tests);
    tables->checks = copied<Check>(checks);
    tables->sets = copied<CardSet>(sets);
    tables->tallies = copied<Tally>(tallies);
    tables->values = copied<float>(values);
    tables->states = copied<State>(states);
    tables->edges = copied<Edge>(edges);
    tables->words = copied<std::uint64_t>(words);
    tables->features = copied<std::uint8_t>(features);
    tables->outcomes = copied<Outcome>(outcomes);
    tables->ends = copied<std::int32_t>(ends);
    tables->scores = copied<float>(scores);
    tables->talon_classes = copied<std::uint8_t>(talon_classes);
    tables->said_bits = copied<std::uint8_t>(said_bits);
    if (const std::string why = fault(*tables); !why.empty()) throw nb::value_error(why.c_str());
    return tables;
}

// The arrays of the caller, held as long as they are written to.
struct Arrays {
    Buffer<std::uint8_t, 2> observations;
    Buffer<std::int32_t, 1> actions;
    Buffer<float, 2> rewards;
    Buffer<std::uint8_t, 1> terminals;
    Buffer<std::uint8_t, 2> masks;
    Buffer<std::uint8_t, 1> actors;
    Buffer<std::uint8_t, 2> all_cards;

    Buffers checked(const RuleTables& tables, std::size_t count) const {
        const auto places = static_cast<std::size_t>(tables.places());
        const bool rows = observations.shape(0) == count && actions.shape(0) == count && rewards.shape(0) == count &&
                          terminals.shape(0) == count && masks.shape(0) == count && actors.shape(0) == count &&
                          all_cards.shape(0) == count;
        const bool columns = observations.shape(1) == tables.observation_bytes() && rewards.shape(1) == places &&
                             masks.shape(1) == tables.mask_bytes() && all_cards.shape(1) == sizeof(AllCards);
        if (!rows || !columns) throw nb::value_error("an array has another shape than the environments need");
        return {observations.data(), actions.data(), rewards.data(),  terminals.data(),
                masks.data(),        actors.data(),  all_cards.data()};
    }
};

class Envs {
public:
    Envs(std::shared_ptr<RuleTables> tables, std::size_t count, std::size_t threads, bool restarts, Arrays arrays)
        : arrays_(std::move(arrays)), envs_(tables, count, threads, restarts, arrays_.checked(*tables, count)) {}

    void reset(std::uint64_t seed) {
        run([&] { envs_.reset(seed); });
    }

    void copy_from(Envs& other) {
        if (&other == this) return;
        if (other.envs_.size() != envs_.size() || &other.envs_.tables() != &envs_.tables())
            throw nb::value_error("these environments are others");
        nb::gil_scoped_release release;
        const std::scoped_lock lock(busy_, other.busy_);
        envs_.copy_from(other.envs_);
    }

    std::int64_t step(bool holds) {
        std::size_t illegal = VectorEnv::kNone;
        run([&] { illegal = envs_.step(holds); });
        return illegal == VectorEnv::kNone ? -1 : static_cast<std::int64_t>(illegal);
    }

    std::uint64_t play_random(std::uint64_t steps) {
        std::uint64_t ended = 0;
        run([&] { ended = envs_.play_random(steps); });
        return ended;
    }

    void sample() {
        run([&] { envs_.sample(arrays_.actions.data()); });
    }

    nb::bytes observe(std::size_t index, int place) {
        at(index);
        if (place < 0 || place >= envs_.tables().places()) throw nb::index_error("there is no such place");
        std::vector<std::uint8_t> row(envs_.tables().observation_bytes());
        run([&] { envs_.observe(index, place, row.data()); });
        return nb::bytes(row.data(), row.size());
    }

    nb::tuple cards(std::size_t index) {
        const Env& env = at(index);
        nb::list hands, talon;
        for (int place = 0; place < envs_.tables().places(); ++place) hands.append(env.hands[place]);
        for (std::size_t i = 0; i < envs_.tables().deal.talon_size; ++i) talon.append(env.talon_cards[i]);
        return nb::make_tuple(hands, talon);
    }

    bool deal(std::size_t index, const std::vector<Mask>& hands, const std::vector<std::uint8_t>& talon) {
        at(index);
        const DealRules& rules = envs_.tables().deal;
        Dealt dealt{};
        Mask left = 0;
        for (std::size_t i = 0; i < rules.pack_size; ++i) left |= bit(rules.pack[i]);
        const auto takes = [&left](Mask cards, int size) {
            const bool fits = (cards & ~left) == 0 && prikup::count(cards) == size;
            left &= ~cards;
            return fits;
        };
        bool fits = hands.size() == rules.places && talon.size() == rules.talon_size;
        for (std::size_t i = 0; fits && i < hands.size(); ++i) fits = takes(dealt.hands[i] = hands[i], rules.hand_sizes[i]);
        for (std::size_t i = 0; fits && i < talon.size(); ++i) fits = talon[i] < 32 && takes(bit(dealt.talon[i] = talon[i]), 1);
        if (!fits) throw nb::value_error("these are no hands and talon of the whole pack");
        bool begins = false;
        run([&] { begins = envs_.deal(index, dealt); });
        return begins;
    }

    std::int32_t state(std::size_t index) { return at(index).state; }
    bool is_over(std::size_t index) { return at(index).is_over; }

private:
    const Env& at(std::size_t index) {
        if (index >= envs_.size()) throw nb::index_error("there is no such environment");
        return envs_.at(index);
    }

    // Without the GIL, one call at a time.
    template <class Work>
    void run(Work work) {
        nb::gil_scoped_release release;
        const std::lock_guard<std::mutex> lock(busy_);
        work();
    }

    Arrays arrays_;
    std::mutex busy_;
    VectorEnv envs_;
};

}  // namespace

void bind_vector_env(nb::module_& module) {
    using namespace nb::literals;
    nb::class_<RuleTables>(module, "RuleTables", "Compiled rules, checked: no action can lead out of the tables.")
        .def_prop_ro("observation_bytes", &RuleTables::observation_bytes)
        .def_prop_ro("mask_bytes", &RuleTables::mask_bytes);
    module.def("rule_tables", &tables_of, "deal"_a.noconvert(), "firsts"_a.noconvert(), "tests"_a.noconvert(),
               "checks"_a.noconvert(), "sets"_a.noconvert(), "tallies"_a.noconvert(), "values"_a.noconvert(),
               "states"_a.noconvert(), "edges"_a.noconvert(), "words"_a.noconvert(), "features"_a.noconvert(),
               "outcomes"_a.noconvert(), "ends"_a.noconvert(), "scores"_a.noconvert(), "talon_classes"_a.noconvert(),
               "said_bits"_a.noconvert());
    nb::class_<Envs>(module, "Envs", "Deals side by side, stepped in place over the caller's arrays.")
        .def(
            "__init__",
            [](Envs* self, std::shared_ptr<RuleTables> tables, std::size_t count, std::size_t threads, bool restarts,
               Buffer<std::uint8_t, 2> observations, Buffer<std::int32_t, 1> actions, Buffer<float, 2> rewards,
               Buffer<std::uint8_t, 1> terminals, Buffer<std::uint8_t, 2> masks, Buffer<std::uint8_t, 1> actors,
               Buffer<std::uint8_t, 2> all_cards) {
                if (threads < 1 || threads > 1024) throw nb::value_error("expected 1 to 1024 threads");
                new (self) Envs(std::move(tables), count, threads, restarts,
                                {std::move(observations), std::move(actions), std::move(rewards), std::move(terminals),
                                 std::move(masks), std::move(actors), std::move(all_cards)});
            },
            "tables"_a, "count"_a, "threads"_a, "restarts"_a, "observations"_a.noconvert(), "actions"_a.noconvert(),
            "rewards"_a.noconvert(), "terminals"_a.noconvert(), "masks"_a.noconvert(), "actors"_a.noconvert(),
            "all_cards"_a.noconvert())
        .def("reset", &Envs::reset, "seed"_a)
        .def("copy_from", &Envs::copy_from, "other"_a, "Goes on where others are; the caller copies the arrays.")
        .def("step", &Envs::step, "holds"_a = false, "Returns -1, or the first environment whose action is illegal.")
        .def("play_random", &Envs::play_random, "steps"_a)
        .def("sample", &Envs::sample)
        .def("observe", &Envs::observe, "index"_a, "place"_a, "Returns what a place may know, as a row of observations.")
        .def("cards", &Envs::cards, "index"_a)
        .def("deal", &Envs::deal, "index"_a, "hands"_a, "talon"_a,
             "Returns False, and deals other cards, if the rules throw these in.")
        .def("state", &Envs::state, "index"_a)
        .def("is_over", &Envs::is_over, "index"_a);
}

}  // namespace prikup
