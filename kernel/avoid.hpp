// One hand that avoids tricks against two that make it take many.
#pragma once

#include <cstdint>

#include "avoiding.hpp"
#include "known.hpp"

namespace prikup {

// Search of positions at the start of a trick in which the winner of each trick leads to the next. It keeps its results
// from question to question, for the many positions of one deal after the tricks led by the talon. The trick solver
// handles a single misère.
class Avoid {
public:
    explicit Avoid(NoTrumpDeal& deal) : deal_(deal) {}

    // Starts a new deal, or another seat that avoids tricks.
    void forget(int seat) {
        known_.forget();
        avoider_ = seat;
    }

    // Returns true if the avoider can be made to take at least `need` of the remaining tricks.
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
