// The Python binding of the all-pass solver.
#include "allpass.hpp"
#include "bind.hpp"

namespace prikup {

namespace {

struct AllPassPool : Pool<AllPassSolver> {
    using Pool::Pool;
};

nb::tuple values(AllPassPool& pool, const Rows& rows, bool clocked) {
    const auto positions = read_rows<AllPass>(rows, "positions");
    Column<std::int8_t> found(positions.size(), 4);
    return pool.run(found, clocked, [&](AllPassSolver& solver, std::size_t i) {
        solver.value(positions[i], found.row(i));
        return solver.nodes();
    });
}

nb::tuple cards(AllPassPool& pool, const Rows& rows, bool clocked) {
    const auto positions = read_rows<AllPass>(rows, "positions");
    Column<std::int8_t> found(positions.size(), 32 * 4);
    return pool.run(found, clocked, [&](AllPassSolver& solver, std::size_t i) {
        solver.cards(positions[i], found.row(i));
        return solver.nodes();
    });
}

nb::tuple paranoid(AllPassPool& pool, const Rows& rows, bool clocked) {
    const auto positions = read_rows<AllPass>(rows, "positions");
    Column<std::int8_t> found(positions.size(), kSeats);
    return pool.run(found, clocked, [&](AllPassSolver& solver, std::size_t i) {
        solver.paranoid(positions[i], found.row(i));
        return solver.nodes();
    });
}

}  // namespace

void bind_allpass(nb::module_& module) {
    using namespace nb::literals;
    nb::class_<AllPassPool>(module, "AllPassSolver", "Three hands that each avoid tricks.")
        .def(nb::init<int>(), "threads"_a = 1)
        .def("values", &values, "positions"_a, "clocked"_a = false,
             "The tricks of seats 0 to 2 and of the dealer: (int8[n, 4], nodes uint64[n], nanoseconds uint64[n or 0]).")
        .def("cards", &cards, "positions"_a, "clocked"_a = false,
             "The same after each legal card: (int8[n, 128], four for each card, -1 where not legal, nodes, nanoseconds).")
        .def("paranoid", &paranoid, "positions"_a, "clocked"_a = false,
             "The tricks of each seat against the two others: (int8[n, 3], nodes, nanoseconds).");
}

}  // namespace prikup
