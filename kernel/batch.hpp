// Many positions at once, on several threads, each with its own solver.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <system_error>
#include <thread>
#include <vector>

#ifdef _WIN32
#define WIN32_LEAN_AND_MEAN
#define NOMINMAX
#include <windows.h>
#else
#include <ctime>
#endif

namespace prikup {

// Returns the CPU time of the calling thread in nanoseconds.
inline std::uint64_t thread_nanoseconds() {
#ifdef _WIN32
    FILETIME begun, ended, kernel, user;
    GetThreadTimes(GetCurrentThread(), &begun, &ended, &kernel, &user);
    const auto hundreds = [](const FILETIME& time) { return std::uint64_t{time.dwHighDateTime} << 32 | time.dwLowDateTime; };
    return (hundreds(kernel) + hundreds(user)) * 100;
#else
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<std::uint64_t>(now.tv_sec) * 1'000'000'000U + static_cast<std::uint64_t>(now.tv_nsec);
#endif
}

// Calls solve(solver, i) for every i below `size`; each call returns the nodes it visited. `nodes` and
// `nanoseconds` have room for `size` numbers; `nanoseconds` may be null.
template <class Solver, class Solve>
void spread(std::vector<Solver>& solvers, std::size_t size, std::uint64_t* nodes, std::uint64_t* nanoseconds, Solve solve) {
    std::atomic<std::size_t> next{0};
    const auto work = [&](Solver& solver) {
        constexpr std::size_t kAtOnce = 8;
        for (std::size_t from = next.fetch_add(kAtOnce); from < size; from = next.fetch_add(kAtOnce)) {
            for (std::size_t i = from; i < std::min(from + kAtOnce, size); ++i) {
                const std::uint64_t before = nanoseconds ? thread_nanoseconds() : 0;
                nodes[i] = solve(solver, i);
                if (nanoseconds) nanoseconds[i] = thread_nanoseconds() - before;
            }
        }
    };
    const std::size_t helpers = std::min(solvers.size(), (size + 7) / 8);
    std::vector<std::thread> threads;
    threads.reserve(helpers);
    try {
        for (std::size_t k = 1; k < helpers; ++k) threads.emplace_back(work, std::ref(solvers[k]));
    } catch (const std::system_error&) {
        // No more threads can be started: those that run share the work.
    }
    if (!solvers.empty()) work(solvers[0]);
    for (std::thread& thread : threads) thread.join();
}

}  // namespace prikup
