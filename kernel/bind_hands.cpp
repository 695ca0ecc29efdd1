// The Python binding of the estimates of hands.
#include <nanobind/stl/array.h>
#include <nanobind/stl/vector.h>

#include "bind.hpp"
#include "hand_net.hpp"
#include "hands.hpp"

namespace prikup {

namespace {

std::vector<HoldingValues> read_table(std::vector<HoldingValues> table) {
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

    Numbers<double> best(const std::vector<Mask>& masks, const ValuesByTenths& values, double more) const {
        Column<double> found(masks.size());
        for (std::size_t i = 0; i < masks.size(); ++i) *found.row(i) = hands.best(masks[i], values, more);
        return found.array();
    }

    Numbers<double> safety(const std::vector<Mask>& masks, int dropped) const {
        Column<double> found(masks.size());
        for (std::size_t i = 0; i < masks.size(); ++i) *found.row(i) = hands.safety(masks[i], dropped);
        return found.array();
    }
};

struct Net {
    HandNet net;

    void check(std::uint32_t more) const {
        if (const std::string why = net.fault(more); !why.empty()) throw nb::value_error(why.c_str());
    }

    Numbers<std::uint16_t> likelihoods(const std::vector<Mask>& masks, std::uint32_t keys, std::uint32_t more) const {
        check(more);
        Column<std::uint16_t> found(masks.size(), static_cast<std::size_t>(net.outcomes()));
        for (std::size_t i = 0; i < masks.size(); ++i) net.likelihoods(masks[i], keys, more, found.row(i));
        return found.array();
    }

    Numbers<double> means(const std::vector<Mask>& masks, std::uint32_t keys, std::uint32_t more) const {
        check(more);
        Column<double> found(masks.size());
        for (std::size_t i = 0; i < masks.size(); ++i) *found.row(i) = net.mean(masks[i], keys, more);
        return found.array();
    }
};

}  // namespace

void bind_hands(nb::module_& module) {
    using namespace nb::literals;
    using Table = const std::vector<HoldingValues>&;
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
        .def("best", &Estimates::best, "hands"_a, "values"_a, "more"_a = 0.0,
             "The most that the mean tricks of each hand and `more` are worth, by strain and tenths of tricks: float64[n].")
        .def("safety", &Estimates::safety, "hands"_a, "dropped"_a = 0,
             "The logarithm of the safety of each hand at misère: float64[n].");
    nb::class_<Net>(module, "HandNet", "A network that tells from a hand how likely each outcome of its play is.")
        .def(
            "__init__",
            [](Net* self, nb::bytes weights) {
                const auto* bytes = static_cast<const std::uint8_t*>(weights.data());
                if (const std::string why = HandNet::fault(bytes, weights.size()); !why.empty()) {
                    throw nb::value_error(("a network of hands: " + why).c_str());
                }
                new (self) Net{HandNet(bytes)};
            },
            "weights"_a)
        .def(
            "likelihoods", &Net::likelihoods, "hands"_a, "keys"_a, "inputs"_a,
            "How likely each outcome is, in proportion, the likeliest 65535: uint16[n, outcomes]. `keys` put the suits in order, "
            "a byte of a suit each; `inputs` are those beside the cards, a bit each.")
        .def("means", &Net::means, "hands"_a, "keys"_a, "inputs"_a, "The mean number of the outcome of each hand: float64[n].");
}

}  // namespace prikup
