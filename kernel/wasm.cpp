// The C interface of the kernel as a WebAssembly module: the same solvers on one thread, with rows and numbers in the
// memory of the module. src/prikup/wasm_kernel.py is the Python side.
//
// Rows are structs as in the Python binding. A function that takes rows returns 0, or 1 after the first row that is
// impossible: fault_row() is its number and fault_text() the reason.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

#include "allpass.hpp"
#include "hand_net.hpp"
#include "hands.hpp"
#include "layouts.hpp"
#include "points.hpp"
#include "tricks.hpp"

using namespace prikup;

#define EXPORT(name) extern "C" __attribute__((export_name(#name)))

namespace {

std::string last_fault;
std::size_t last_fault_row = 0;

template <class Solver, class Struct, class Solve>
int solve_rows(Solver& solver, const Struct* rows, std::size_t count, std::uint64_t* nodes, Solve solve) {
    for (std::size_t i = 0; i < count; ++i) {
        if (std::string why = fault(rows[i]); !why.empty()) {
            last_fault = std::move(why);
            last_fault_row = i;
            return 1;
        }
    }
    for (std::size_t i = 0; i < count; ++i) {
        solve(i);
        nodes[i] = solver.nodes();
    }
    return 0;
}

Aim aim_of(int fewest) { return fewest != 0 ? Aim::kFewest : Aim::kMost; }

// Reads a table of 256 rows, and moves on to the next.
std::vector<HoldingValues> read_values(const double*& numbers) {
    std::vector<HoldingValues> table(256);
    for (HoldingValues& row : table) {
        for (double& value : row) value = *numbers++;
    }
    return table;
}

}  // namespace

EXPORT(allocate) void* allocate(std::size_t bytes) { return std::malloc(bytes); }
EXPORT(release) void release(void* memory) { std::free(memory); }
EXPORT(fault_text) const char* fault_text() { return last_fault.c_str(); }
EXPORT(fault_row) std::size_t fault_row() { return last_fault_row; }

EXPORT(tricks_new) TrickSolver* tricks_new() { return new TrickSolver(); }
EXPORT(tricks_values)
int tricks_values(TrickSolver* solver, const Position* rows, std::size_t count, std::int8_t* values, std::uint64_t* nodes,
                  int fewest, int related) {
    return solve_rows(*solver, rows, count, nodes, [&](std::size_t i) {
        values[i] = static_cast<std::int8_t>(solver->value(rows[i], aim_of(fewest), related != 0 && i != 0));
    });
}
EXPORT(tricks_at_least)
int tricks_at_least(TrickSolver* solver, const Position* rows, std::size_t count, bool* values, std::uint64_t* nodes, int fewest,
                    const std::int8_t* tricks) {
    return solve_rows(*solver, rows, count, nodes,
                      [&](std::size_t i) { values[i] = solver->at_least(rows[i], aim_of(fewest), tricks[i]); });
}
EXPORT(tricks_cards)
int tricks_cards(TrickSolver* solver, const Position* rows, std::size_t count, std::int8_t* values, std::uint64_t* nodes,
                 int fewest) {
    return solve_rows(*solver, rows, count, nodes,
                      [&](std::size_t i) { solver->cards(rows[i], aim_of(fewest), values + 32 * i); });
}

EXPORT(points_new) PointSolver* points_new() { return new PointSolver(); }
EXPORT(points_values)
int points_values(PointSolver* solver, const PointPosition* rows, std::size_t count, std::int16_t* values, std::uint64_t* nodes) {
    return solve_rows(*solver, rows, count, nodes,
                      [&](std::size_t i) { values[i] = static_cast<std::int16_t>(solver->value(rows[i])); });
}
EXPORT(points_at_least)
int points_at_least(PointSolver* solver, const PointPosition* rows, std::size_t count, bool* values, std::uint64_t* nodes,
                    const std::int32_t* points) {
    return solve_rows(*solver, rows, count, nodes, [&](std::size_t i) { values[i] = solver->at_least(rows[i], points[i]); });
}
EXPORT(points_cards)
int points_cards(PointSolver* solver, const PointPosition* rows, std::size_t count, std::int16_t* values, std::uint64_t* nodes) {
    return solve_rows(*solver, rows, count, nodes, [&](std::size_t i) { solver->cards(rows[i], values + 64 * i); });
}

EXPORT(all_pass_new) AllPassSolver* all_pass_new() { return new AllPassSolver(); }
EXPORT(all_pass_values)
int all_pass_values(AllPassSolver* solver, const AllPass* rows, std::size_t count, std::int8_t* values, std::uint64_t* nodes) {
    return solve_rows(*solver, rows, count, nodes, [&](std::size_t i) { solver->value(rows[i], values + 4 * i); });
}
EXPORT(all_pass_cards)
int all_pass_cards(AllPassSolver* solver, const AllPass* rows, std::size_t count, std::int8_t* values, std::uint64_t* nodes) {
    return solve_rows(*solver, rows, count, nodes, [&](std::size_t i) { solver->cards(rows[i], values + 128 * i); });
}
EXPORT(all_pass_paranoid)
int all_pass_paranoid(AllPassSolver* solver, const AllPass* rows, std::size_t count, std::int8_t* values, std::uint64_t* nodes) {
    return solve_rows(*solver, rows, count, nodes, [&](std::size_t i) { solver->paranoid(rows[i], values + kSeats * i); });
}

// Returns null if the layouts cannot be counted, with the reason in fault_text().
EXPORT(layouts_new) Layouts* layouts_new(const Place* places, std::size_t count) {
    auto* layouts = new Layouts(std::vector<Place>(places, places + count));
    if (layouts->fault() == nullptr) return layouts;
    last_fault = layouts->fault();
    delete layouts;
    return nullptr;
}
EXPORT(layouts_count) std::uint64_t layouts_count(const Layouts* layouts) { return layouts->count(); }
EXPORT(layouts_at)
void layouts_at(const Layouts* layouts, const std::uint64_t* numbers, std::size_t count, std::size_t places, Mask* filled) {
    for (std::size_t i = 0; i < count; ++i) layouts->at(numbers[i], filled + i * places);
}
EXPORT(layouts_delete) void layouts_delete(Layouts* layouts) { delete layouts; }

// The tables are those of HoldingTables in their order, 256 rows each.
EXPORT(hands_new) HandEstimates* hands_new(const double* numbers) {
    HoldingTables tables;
    for (auto* table : {&tables.trump, &tables.beside_long, &tables.beside_short, &tables.no_trump, &tables.safe}) {
        *table = read_values(numbers);
    }
    tables.solid.assign(numbers, numbers + 256);
    return new HandEstimates(std::move(tables));
}
EXPORT(hands_tricks)
void hands_tricks(const HandEstimates* hands, const Mask* masks, std::size_t count, double* estimates, int dropped) {
    for (std::size_t i = 0; i < count; ++i) hands->tricks(masks[i], dropped, estimates + kStrains * i);
}
EXPORT(hands_best)
void hands_best(const HandEstimates* hands, const Mask* masks, std::size_t count, double* values_of_hands,
                const ValuesByTenths* values, double more) {
    for (std::size_t i = 0; i < count; ++i) values_of_hands[i] = hands->best(masks[i], *values, more);
}
EXPORT(hands_safety)
void hands_safety(const HandEstimates* hands, const Mask* masks, std::size_t count, double* logarithms, int dropped) {
    for (std::size_t i = 0; i < count; ++i) logarithms[i] = hands->safety(masks[i], dropped);
}

// Returns null if the bytes are no network, with the reason in fault_text().
EXPORT(net_new) HandNet* net_new(const std::uint8_t* bytes, std::size_t size) {
    last_fault = HandNet::fault(bytes, size);
    return last_fault.empty() ? new HandNet(bytes) : nullptr;
}
EXPORT(net_outcomes) int net_outcomes(const HandNet* net) { return net->outcomes(); }
// Returns 1 if these are no inputs, with the reason in fault_text().
EXPORT(net_refuses) int net_refuses(const HandNet* net, std::uint32_t more) {
    last_fault = net->fault(more);
    return last_fault.empty() ? 0 : 1;
}
EXPORT(net_likelihoods)
void net_likelihoods(const HandNet* net, const Mask* masks, std::size_t count, std::uint16_t* likelihoods, std::uint32_t keys,
                     std::uint32_t more) {
    const auto outcomes = static_cast<std::size_t>(net->outcomes());
    for (std::size_t i = 0; i < count; ++i) net->likelihoods(masks[i], keys, more, likelihoods + outcomes * i);
}
EXPORT(net_means)
void net_means(const HandNet* net, const Mask* masks, std::size_t count, double* means, std::uint32_t keys, std::uint32_t more) {
    for (std::size_t i = 0; i < count; ++i) means[i] = net->mean(masks[i], keys, more);
}
