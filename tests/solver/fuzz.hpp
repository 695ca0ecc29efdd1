// The chance of the fuzzers, the same in each run, and their only way to fail.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <random>

inline std::mt19937 chance(1);

inline int below(int bound) { return static_cast<int>(chance() % static_cast<unsigned>(bound)); }

inline void expect(bool holds, const char* what) {
    if (holds) return;
    std::fprintf(stderr, "%s\n", what);
    std::exit(1);
}
