// The Python binding of the solver of play for points.
#include "bind.hpp"
#include "points.hpp"

namespace prikup {

namespace {

struct PointPool : Pool<PointSolver> {
    using Pool::Pool;
};

using Bounds = nb::ndarray<const std::int32_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

nb::tuple values(PointPool& pool, const Rows& rows, bool clocked) {
    const auto positions = read_rows<PointPosition>(rows, "positions");
    Column<std::int16_t> found(positions.size());
    return pool.run(found, clocked, [&](PointSolver& solver, std::size_t i) {
        *found.row(i) = static_cast<std::int16_t>(solver.value(positions[i]));
        return solver.nodes();
    });
}

nb::tuple at_least(PointPool& pool, const Rows& rows, const Bounds& points, bool clocked) {
    const auto positions = read_rows<PointPosition>(rows, "positions");
    if (points.shape(0) != positions.size()) throw nb::value_error("there must be one number of points for each position");
    Column<bool> found(positions.size());
    return pool.run(found, clocked, [&](PointSolver& solver, std::size_t i) {
        *found.row(i) = solver.at_least(positions[i], points.data()[i]);
        return solver.nodes();
    });
}

nb::tuple cards(PointPool& pool, const Rows& rows, bool clocked) {
    const auto positions = read_rows<PointPosition>(rows, "positions");
    Column<std::int16_t> found(positions.size(), 64);
    return pool.run(found, clocked, [&](PointSolver& solver, std::size_t i) {
        solver.cards(positions[i], found.row(i));
        return solver.nodes();
    });
}

}  // namespace

void bind_points(nb::module_& module) {
    using namespace nb::literals;
    nb::class_<PointPool>(module, "PointSolver", "Seat 0 against the rest, counted in points.")
        .def(nb::init<int>(), "threads"_a = 1)
        .def("values", &values, "positions"_a, "clocked"_a = false,
             "The points to come of each position: (int16[n], nodes uint64[n], nanoseconds uint64[n or 0]).")
        .def("at_least", &at_least, "positions"_a, "points"_a, "clocked"_a = false,
             "Whether they are so many: (bool[n], nodes, nanoseconds).")
        .def(
            "cards", &cards, "positions"_a, "clocked"_a = false,
            "The value of each legal card, announced ones 32 later: (int16[n, 64], -32768 where not legal, nodes, nanoseconds).");
}

}  // namespace prikup
