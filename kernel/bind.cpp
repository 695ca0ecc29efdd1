// The Python module prikup._kernel.
#include "bind.hpp"

NB_MODULE(_kernel, module) {
    module.doc() = "Open-hand solvers, and the layouts of hidden cards. They know trick positions, not games.";
    prikup::bind_tricks(module);
    prikup::bind_allpass(module);
    prikup::bind_points(module);
    prikup::bind_layouts(module);
    prikup::bind_hands(module);
}
