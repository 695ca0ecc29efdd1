// A first guess at the tricks of a contract.
#pragma once

#include "order.hpp"
#include "patterns.hpp"
#include "position.hpp"
#include "trick_deal.hpp"

namespace prikup {

// The declarer's tricks of a contract, as far as they can be told from the look of the hands; the trump suit is suit 0.
int guess_tricks(const Deal& deal, const Patterns& patterns, const Position& position, Kind kind);

}  // namespace prikup
