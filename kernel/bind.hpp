// Shared parts of the Python bindings of the solvers: bytes of positions in, memoryviews of numbers out.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/string.h>

#include <cstdint>
#include <cstring>
#include <memory>
#include <mutex>
#include <string>
#include <type_traits>
#include <vector>

#include "batch.hpp"

namespace prikup {

namespace nb = nanobind;

// Positions as bytes, laid out as the structs that the solver takes.
using Rows = nb::ndarray<const std::uint8_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

// A memoryview.
template <class T>
using Numbers = nb::ndarray<nb::memview, T>;

// Raises ValueError(row, why).
[[noreturn]] inline void refuse_row(std::size_t row, const std::string& why) {
    PyErr_SetObject(PyExc_ValueError, nb::make_tuple(row, why).ptr());
    throw nb::python_error();
}

// Returns the rows as structs, each checked by `fault`; raises ValueError with the number of the bad row and the
// reason.
template <class Struct>
std::vector<Struct> read_rows(const Rows& rows, const char* what) {
    static_assert(std::is_trivially_copyable_v<Struct>);
    if (rows.shape(0) % sizeof(Struct) != 0) {
        const std::string text = std::string(what) + " are rows of " + std::to_string(sizeof(Struct)) + " bytes: got " +
                                 std::to_string(rows.shape(0)) + " bytes";
        throw nb::value_error(text.c_str());
    }
    std::vector<Struct> found(rows.shape(0) / sizeof(Struct));
    if (!found.empty()) std::memcpy(found.data(), rows.data(), found.size() * sizeof(Struct));
    for (std::size_t i = 0; i < found.size(); ++i) {
        if (const std::string text = fault(found[i]); !text.empty()) refuse_row(i, text);
    }
    return found;
}

// Numbers that a memoryview shows to Python: (rows,), or (rows, columns) if columns are given.
template <class T>
struct Column {
    std::size_t rows, columns;
    std::unique_ptr<T[]> numbers;

    explicit Column(std::size_t rows_, std::size_t columns_ = 0)
        : rows(rows_), columns(columns_), numbers(new T[rows_ * (columns_ ? columns_ : 1) + 1]()) {}

    T* row(std::size_t i) { return numbers.get() + i * (columns ? columns : 1); }

    Numbers<T> array() {
        T* data = numbers.release();
        nb::capsule owner(data, [](void* p) noexcept { delete[] static_cast<T*>(p); });
        const std::size_t shape[2] = {rows, columns};
        return Numbers<T>(data, columns ? 2 : 1, shape, owner);
    }
};

// Solvers of one kind, one per thread, and a lock, so that one batch at a time uses them.
template <class Solver>
struct Pool {
    std::vector<Solver> solvers;
    std::mutex busy;

    explicit Pool(int threads) {
        if (threads < 1 || threads > 1024) {
            throw nb::value_error(("threads " + std::to_string(threads) + ": expected 1 to 1024").c_str());
        }
        solvers.resize(static_cast<std::size_t>(threads));
    }

    // Calls solve(solver, i) for every row, without the GIL; returns (values, nodes, nanoseconds of CPU or nothing).
    template <class T, class Solve>
    nb::tuple run(Column<T>& values, bool clocked, Solve solve) {
        Column<std::uint64_t> nodes(values.rows), nanoseconds(clocked ? values.rows : 0);
        {
            nb::gil_scoped_release release;
            const std::lock_guard<std::mutex> lock(busy);
            spread(solvers, values.rows, nodes.row(0), clocked ? nanoseconds.row(0) : nullptr, solve);
        }
        return nb::make_tuple(values.array(), nodes.array(), nanoseconds.array());
    }
};

void bind_tricks(nb::module_& module);
void bind_allpass(nb::module_& module);
void bind_points(nb::module_& module);
void bind_layouts(nb::module_& module);
void bind_hands(nb::module_& module);
void bind_vector_env(nb::module_& module);

}  // namespace prikup
