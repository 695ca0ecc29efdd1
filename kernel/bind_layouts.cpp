// The Python binding of the layouts of hidden cards.
#include <nanobind/stl/pair.h>
#include <nanobind/stl/vector.h>

#include "bind.hpp"
#include "layouts.hpp"

namespace prikup {

namespace {

Layouts layouts_of(const std::vector<std::pair<std::uint32_t, std::uint32_t>>& places) {
    std::vector<Place> found;
    for (const auto& [size, may] : places) found.push_back({size, may});
    return Layouts(std::move(found));
}

struct Numbered {
    Layouts layouts;
    std::size_t places;

    explicit Numbered(const std::vector<std::pair<std::uint32_t, std::uint32_t>>& given)
        : layouts(layouts_of(given)), places(given.size()) {
        if (layouts.fault() != nullptr) throw nb::value_error(layouts.fault());
    }

    Numbers<std::uint32_t> at(const std::vector<std::uint64_t>& numbers) const {
        Column<std::uint32_t> found(numbers.size(), places);
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            if (numbers[i] >= layouts.count()) throw nb::value_error("there is no layout of this number");
            layouts.at(numbers[i], found.row(i));
        }
        return found.array();
    }
};

}  // namespace

void bind_layouts(nb::module_& module) {
    using namespace nb::literals;
    nb::class_<Numbered>(module, "Layouts", "All ways to lay hidden cards into places: (size, mask of what may lie there) each.")
        .def(nb::init<const std::vector<std::pair<std::uint32_t, std::uint32_t>>&>(), "places"_a)
        .def_prop_ro(
            "count", [](const Numbered& one) { return one.layouts.count(); }, "How many ways there are.")
        .def("at", &Numbered::at, "numbers"_a, "The masks of the places in the layouts of these numbers: uint32[n, places].");
}

}  // namespace prikup
