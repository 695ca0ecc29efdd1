// A first guess at the tricks of a contract.
#pragma once

#include "order.hpp"
#include "patterns.hpp"
#include "position.hpp"
#include "trick_deal.hpp"

namespace prikup {

// Returns an estimate of the declarer's tricks in a contract from the hands; the trump suit is suit 0.
int guess_tricks(const Deal& deal, const Patterns& patterns, const Position& position, Kind kind);

}  // namespace prikup
