// The Python module prikup._kernel.
#include "bind.hpp"

NB_MODULE(_kernel, module) {
    nanobind::set_leak_warnings(false);  // the solvers that a process shares live as long as it does
    module.doc() =
        "Open-hand solvers, the layouts of hidden cards, and deals by compiled rules. They know trick positions, not games.";
    prikup::bind_tricks(module);
    prikup::bind_allpass(module);
    prikup::bind_points(module);
    prikup::bind_layouts(module);
    prikup::bind_hands(module);
    prikup::bind_vector_env(module);
}
