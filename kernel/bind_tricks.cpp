// The Python binding of the trick solver.
#include "bind.hpp"
#include "tricks.hpp"

namespace prikup {

namespace {

struct TrickPool : Pool<TrickSolver> {
    using Pool::Pool;
};

Aim aim_of(bool fewest) { return fewest ? Aim::kFewest : Aim::kMost; }

nb::tuple values(TrickPool& pool, const Rows& rows, bool fewest, bool clocked, bool related) {
    const auto positions = read_rows<Position>(rows, "positions");
    Column<std::int8_t> found(positions.size());
    return pool.run(found, clocked, [&](TrickSolver& solver, std::size_t i) {
        *found.row(i) = static_cast<std::int8_t>(solver.value(positions[i], aim_of(fewest), related && i != 0));
        return solver.nodes();
    });
}

using Tricks = nb::ndarray<const std::int8_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

nb::tuple at_least(TrickPool& pool, const Rows& rows, const Tricks& tricks, bool fewest, bool clocked) {
    const auto positions = read_rows<Position>(rows, "positions");
    if (tricks.shape(0) != positions.size()) throw nb::value_error("there must be one number of tricks for each position");
    Column<bool> found(positions.size());
    return pool.run(found, clocked, [&](TrickSolver& solver, std::size_t i) {
        *found.row(i) = solver.at_least(positions[i], aim_of(fewest), tricks.data()[i]);
        return solver.nodes();
    });
}

nb::tuple cards(TrickPool& pool, const Rows& rows, bool fewest, bool clocked) {
    const auto positions = read_rows<Position>(rows, "positions");
    Column<std::int8_t> found(positions.size(), 32);
    return pool.run(found, clocked, [&](TrickSolver& solver, std::size_t i) {
        solver.cards(positions[i], aim_of(fewest), found.row(i));
        return solver.nodes();
    });
}

}  // namespace

void bind_tricks(nb::module_& module) {
    using namespace nb::literals;
    nb::class_<TrickPool>(module, "TrickSolver", "Seat 0 against the rest, counted in tricks.")
        .def(nb::init<int>(), "threads"_a = 1)
        .def("values", &values, "positions"_a, "fewest"_a = false, "clocked"_a = false, "related"_a = false,
             "The declarer's tricks of each position: (int8[n], nodes uint64[n], nanoseconds uint64[n or 0]). "
             "Positions of one deal are sooner solved as related ones.")
        .def("at_least", &at_least, "positions"_a, "tricks"_a, "fewest"_a = false, "clocked"_a = false,
             "Whether seat 0 takes so many: (bool[n], nodes, nanoseconds).")
        .def("cards", &cards, "positions"_a, "fewest"_a = false, "clocked"_a = false,
             "The value after each legal card: (int8[n, 32], -1 where not legal, nodes, nanoseconds).");
}

}  // namespace prikup
