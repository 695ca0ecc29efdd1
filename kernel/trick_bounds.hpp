// Answers about a position that need no search.
#pragma once

#include <algorithm>

#include "patterns.hpp"
#include "trick_deal.hpp"

namespace prikup {

struct Bounds {
    const Patterns& patterns;

    // 1 for a certain yes, 0 for a certain no, -1 if a search is needed.
    template <Kind K, int L>
    int known(const Node& node, int n, int need) const {
        if constexpr (K == Kind::kMisere) {
            return misere_bounds<L>(node, need);
        } else {
            constexpr bool trump = K == Kind::kTrump;
            unsigned cash = 0;
            for (int suit = trump ? 1 : 0; suit < kSuits; ++suit) cash += patterns.cash[node.trumped][node.at(suit)];
            const unsigned sure = trump ? patterns.trumps[node.at(0)] : 0, both = cash + sure;
            const auto none = [both](int field) { return (both >> field & 7) == 0; };
            const bool answers = L == 0 || none(L == 1 ? Patterns::kFree1 : Patterns::kFree2);
            if (declarer_takes<K>(answers, sure, both, n) >= need) return 1;
            if constexpr (trump) {
                if (drawing<L>(node, answers, n, need)) return 1;
            }
            const int theirs = std::max(of_seat(sure, 1), of_seat(sure, 2)), most = n - theirs;
            if (most < need || n - losers<K>(node, sure) < need) return 0;
            if constexpr (L == 0) {
                if (none(Patterns::kFreeFrom1) && most - of_seat(cash, 1) < need) return 0;
                return none(Patterns::kFreeFrom2) && most - of_seat(cash, 2) < need ? 0 : -1;
            } else {
                return most - of_seat(cash, L) < need || most - crossed<K, L>(node) < need ? 0 : -1;
            }
        }
    }

    // Returns the tricks that the declarer takes in any case: on lead, or at once, or with a certain trump, they get
    // the lead before a forced discard, and cash. Otherwise the others can first play as many rounds as they have of
    // other suits.
    template <Kind K>
    static int declarer_takes(bool answers, unsigned sure, unsigned both, int n) {
        if (answers || of_seat(sure, 0) > 0) return of_seat(both, 0);
        return std::min(of_seat(both, 0), n - static_cast<int>(both >> Patterns::kRounds & 31));
    }

    // Returns the tricks that the declarer loses, whoever leads. A discard loses a trick, so the higher cards that a
    // defender keeps cost as many tricks; that defender's certain trumps cost others, except one to which the declarer
    // discards the last card of such a suit.
    template <Kind K>
    int losers(const Node& node, unsigned sure) const {
        unsigned lost = 0;
        for (int suit = K == Kind::kTrump ? 1 : 0; suit < kSuits; ++suit) lost += patterns.losers[node.at(suit)];
        const int first = lost & 63, second = lost >> 10 & 63;
        if constexpr (K == Kind::kNoTrump) return first + second;
        const int with_first = of_seat(sure, 1) + first - ((lost >> 6 & 15) != 0);
        const int with_second = of_seat(sure, 2) + second - (lost >> 16 != 0);
        return std::max(first + second, std::max(with_first, with_second));
    }

    // Returns true if leading trumps from the top first gives the declarer enough. The declarer must be on lead or get
    // it at once, perhaps for the price of a trump; or nobody else has trumps, and the declarer gets the lead before
    // their trumps run out.
    template <int L>
    bool drawing(const Node& node, bool answers, int n, int need) const {
        const unsigned drawn = patterns.drawn[node.at(0)];
        if (L != 0 && !(answers && drawn & Patterns::kSpared) && node.trumped != 1) return false;
        unsigned kept = 0, all = 0;
        int yields = 0;
        for (int suit = 1; suit < kSuits; ++suit) {
            const std::size_t at = node.at(suit);
            kept += patterns.cash[(drawn & Patterns::kKeep) >> 4][at];
            all += patterns.cash[0][at];
            yields += patterns.yields[at];
        }
        if (static_cast<int>(drawn & 15) + of_seat(kept, 0) >= need) return true;
        const int lost = drawn & Patterns::kDrawsForOne ? 1 : 0, over = static_cast<int>(drawn >> Patterns::kOver) - (L != 0);
        if (!lost && !(drawn & Patterns::kDraws)) return false;
        // Each time the declarer loses the lead, at most one ruff is forced; with trumps to spare the cards that can be
        // beaten are lost.
        if (over >= yields + lost) return n - lost - yields >= need;
        return L == 0 && lost && of_seat(patterns.length[node.at(0)], 0) - 1 + of_seat(all, 0) >= need;
    }

    // Returns the rounds that two defenders win if the leader cashes, crosses to the partner, and that hand cashes too.
    template <Kind K, int L>
    int crossed(const Node& node) const {
        int sum = 0, lost = 15;
        for (int suit = K == Kind::kTrump ? 1 : 0; suit < kSuits; ++suit) {
            const int both = patterns.cross[node.trumped][L - 1][node.at(suit)];
            sum += both & 15;
            lost = std::min(lost, both >> 4);
        }
        return lost == 15 ? 0 : sum - lost;
    }

    template <int L>
    int misere_bounds(const Node& node, int need) const {
        unsigned all = 255, any = 0, excess = 0;
        for (const int id : node.id) {
            const unsigned bits = patterns.misere[static_cast<std::size_t>(id)];
            all &= bits;
            any |= bits;
            excess += patterns.excess[static_cast<std::size_t>(id)];
        }
        if (unassailable<L>(node, excess)) return 0;
        if (need == 1 && (L != 0 ? any & (L == 1 ? Patterns::kCatch : Patterns::kCatch << 1) : all & Patterns::kTakes)) return 1;
        return -1;
    }

    // Returns true if every suit is safe. One of the others discards only on a suit led by the partner of which they
    // have no more: altogether as often as the partner has more of the other suits. A lead of the declarer adds a
    // chance.
    template <int L>
    bool unassailable(const Node& node, unsigned excess) const {
        bool exits = L != 0;
        for (const int id : node.id) {
            const auto at = static_cast<std::size_t>(id);
            const unsigned others = excess - patterns.excess[at];
            const unsigned first = std::min(3U, (others & 15) + (L == 0)), second = std::min(3U, (others >> 4) + (L == 0));
            if (!(patterns.safe[at] >> (4 * first + second) & 1)) return false;
            exits = exits || (patterns.exit[at] >> (4 * first + second) & 1);
        }
        return exits;
    }
};

}  // namespace prikup
