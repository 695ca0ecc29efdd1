// The Python binding of the estimates of hands.
#include <nanobind/stl/array.h>
#include <nanobind/stl/vector.h>

#include "bind.hpp"
#include "hands.hpp"

namespace prikup {

namespace {

std::vector<Worths> read_table(std::vector<Worths> table) {
    if (table.size() != 256) throw nb::value_error("a table has a row for each of 256 holdings");
    return table;
}

struct Estimates {
    HandEstimates hands;

    Numbers<double> tricks(const std::vector<Mask>& masks, int dropped) const {
        Column<double> found(masks.size(), kStrains);
        for (std::size_t i = 0; i < masks.size(); ++i) hands.tricks(masks[i], dropped, found.row(i));
        return found.array();
    }

    Numbers<double> best(const std::vector<Mask>& masks, const WorthsByTenths& worths, double more) const {
        Column<double> found(masks.size());
        for (std::size_t i = 0; i < masks.size(); ++i) *found.row(i) = hands.best(masks[i], worths, more);
        return found.array();
    }

    Numbers<double> safety(const std::vector<Mask>& masks, int dropped) const {
        Column<double> found(masks.size());
        for (std::size_t i = 0; i < masks.size(); ++i) *found.row(i) = hands.safety(masks[i], dropped);
        return found.array();
    }
};

}  // namespace

void bind_hands(nb::module_& module) {
    using namespace nb::literals;
    using Table = const std::vector<Worths>&;
    nb::class_<Estimates>(module, "HandEstimates", "Estimates of hands by tables of the holdings of one suit.")
        .def(
            "__init__",
            [](Estimates* self, Table trump, Table beside_long, Table beside_short, Table no_trump, Table safe,
               const std::vector<double>& solid) {
                if (solid.size() != 256) throw nb::value_error("a table has a row for each of 256 holdings");
                new (self) Estimates{HandEstimates({read_table(trump), read_table(beside_long), read_table(beside_short),
                                                    read_table(no_trump), read_table(safe), solid})};
            },
            "trump"_a, "beside_long"_a, "beside_short"_a, "no_trump"_a, "safe"_a, "solid"_a)
        .def("tricks", &Estimates::tricks, "hands"_a, "dropped"_a = 0,
             "The mean tricks of each hand by strain, after as many cards as `dropped` (0 or 2) were laid away: float64[n, 5].")
        .def("best", &Estimates::best, "hands"_a, "worths"_a, "more"_a = 0.0,
             "The most that the mean tricks of each hand and `more` are worth, by strain and tenths of tricks: float64[n].")
        .def("safety", &Estimates::safety, "hands"_a, "dropped"_a = 0,
             "The logarithm of the safety of each hand at misère: float64[n].");
}

}  // namespace prikup
