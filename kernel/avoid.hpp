// One hand that takes as few tricks as it can against two that make it take many.
#pragma once

#include <cstdint>

#include "avoiding.hpp"
#include "known.hpp"

namespace prikup {

// Positions at the start of a trick, where the winner of each trick leads to the next. It keeps what it knows from question to
// question, for the many positions of one deal that the tricks led by the talon come to; one alone is for the trick solver.
class Avoid {
public:
    explicit Avoid(NoTrumpDeal& deal) : deal_(deal) {}

    // For a new deal, or another seat that avoids tricks.
    void forget(int seat) {
        known_.forget();
        avoider_ = seat;
    }

    // Whether it is made to take at least `need` of the tricks that are left.
    bool caught(Mask left, int leader, int tricks, int need);

    int avoider() const { return avoider_; }

    std::uint64_t nodes = 0;

private:
    struct Trick {
        Mask left;
        int leader, tricks, need;
    };

    bool search(const Trick& trick);
    bool second(const Trick& trick, int lead);
    bool third(const Trick& trick, int suit, int top, Mask left, int winner);

    NoTrumpDeal& deal_;
    Known<17> known_;
    int avoider_ = 0;
};

}  // namespace prikup
