#include "tricks.hpp"

#include <algorithm>
#include <type_traits>

#include "order.hpp"
#include "patterns.hpp"
#include "table.hpp"
#include "trick_bounds.hpp"
#include "trick_deal.hpp"
#include "trick_guess.hpp"
#include "trick_moves.hpp"

namespace prikup {

// Questions are yes-or-no: does seat 0 take at least this many of the remaining tricks?
struct TrickSolver::Search {
    Table table{12};
    const Patterns& patterns = Patterns::get();
    const Order* const orders[3] = {&Order::get(Kind::kTrump), &Order::get(Kind::kNoTrump), &Order::get(Kind::kMisere)};
    Deal deal;
    MoveOrder order{deal};
    Bounds bounds{patterns};
    std::uint64_t nodes = 0;
    Kind last_kind = Kind::kTrump;
    Mask last_others[2] = {};  // the hands of seats 1 and 2 in the last question about a value
    int last_value = 0;

    // ---- one trick ----

    // Returns true if a seat wants the answer yes.
    template <Kind K>
    static constexpr bool hopes(int seat) {
        return (seat == 0) == (K != Kind::kMisere);
    }

    // Returns true if seat 0 takes `need` of the remaining tricks; H and L are the number of hands and the leader.
    template <Kind K, int H, int L>
    bool tricks(const Node& node, int n, int need) {
        constexpr int second = (L + 1) % H;
        Moves first;
        order.leads<K, L>(node, first);
        while (first.size) {
            const int card = first.take();
            bool yes;
            if constexpr (H == 2) {
                yes = finish<K, H, L, L>(node, card, card, bit(card), n, need);
            } else {
                yes = follow<K, H, L, second>(node, card, n, need);
            }
            if (yes == hopes<K>(L)) return yes;
        }
        return !hopes<K>(L);
    }

    template <Kind K, int H, int L, int S>
    bool follow(const Node& node, int lead, int n, int need) {
        constexpr int trump = kTrumpSuit<K>, third = (S + 1) % H;
        const int led = suit_of(lead);
        const Mask rest = node.left & deal.own[third];
        Mask cards = order.candidates(node, S, legal(node.left & deal.own[S], led, trump), 0);
        if (K == Kind::kMisere && S == 0 && need == 1) cards = MoveOrder::ducks(cards, lead, led, rest);
        Moves moves;
        if (cards & (cards - 1)) {
            const Weights& weights = order.order->weights;
            const bool trumps = led == trump;
            order.answers<K>(node, moves, S, cards, lead, rest, weights.second[L][trumps], weights.second_slope[L][trumps]);
        } else if (cards) {
            moves.add(lowest(cards), 0);
        }
        while (moves.size) {
            const int card = moves.take();
            const bool over = beats(card, lead, trump);
            const bool yes = over ? finish<K, H, L, S>(node, lead, card, bit(lead) | bit(card), n, need)
                                  : finish<K, H, L, L>(node, lead, lead, bit(lead) | bit(card), n, need);
            if (yes == hopes<K>(S)) return yes;
        }
        return !hopes<K>(S);
    }

    // The last card of a trick: W wins it so far with `best`. All positions after it are first looked up before one is
    // searched.
    template <Kind K, int H, int L, int W>
    bool finish(const Node& node, int lead, int best, Mask played, int n, int need) {
        constexpr int trump = kTrumpSuit<K>, last = (L + H - 1) % H;
        const int led = suit_of(lead);
        const Mask after = node.left & ~played;
        Mask cards = order.candidates(node, last, legal(node.left & deal.own[last], led, trump), played & ~bit(best));
        if (K == Kind::kMisere && last == 0 && need == 1) cards = MoveOrder::ducks(cards, best, led, 0);
        if (!cards) return !hopes<K>(last);
        if (!(cards & (cards - 1))) {
            const int card = lowest(cards);
            return beats(card, best, trump) ? enter<K, H, last>(after ^ cards, n - 1, need - (last == 0))
                                            : enter<K, H, W>(after ^ cards, n - 1, need - (W == 0));
        }
        const std::int16_t* classes = order.order->weights.last[L][W == L ? 0 : 1][led == trump];
        const std::int16_t* slopes = order.order->weights.last_slope[L][W == L ? 0 : 1][led == trump];
        Node children[10];
        Moves moves;
        for (Mask left = cards; left; left &= left - 1) {
            const int card = lowest(left);
            const bool wins = beats(card, best, trump);
            Node& child = children[moves.size];
            child.left = after ^ bit(card);
            const int known =
                wins ? glance<K, H, last>(child, n - 1, need - (last == 0)) : glance<K, H, W>(child, n - 1, need - (W == 0));
            if (known < 0) {
                moves.add(moves.size | (wins ? 32 : 0), order.last_score<K>(node, last, cards, card, led, wins, classes, slopes));
            } else if (static_cast<bool>(known) == hopes<K>(last)) {
                return known;
            }
        }
        while (moves.size) {
            const int place = moves.take();
            const Node& child = children[place & 31];
            const bool yes = place & 32 ? search<K, H, last>(child, n - 1, need - (last == 0))
                                        : search<K, H, W>(child, n - 1, need - (W == 0));
            if (yes == hopes<K>(last)) return yes;
        }
        return !hopes<K>(last);
    }

    // ---- between tricks ----

    template <Kind K, int H, int L>
    bool enter(Mask left, int n, int need) {
        Node node;
        node.left = left;
        const int known = glance<K, H, L>(node, n, need);
        return known >= 0 ? known : search<K, H, L>(node, n, need);
    }

    // Returns 1 or 0 for an answer that needs no search, else -1; fills in the node.
    template <Kind K, int H, int L>
    int glance(Node& node, int n, int need) {
        if (need <= 0) return 1;
        if (need > n) return 0;
        ++nodes;
        if (n == 1) return last_trick<K, H, L>(node.left);
        deal.describe<K, L>(node);
        const int known = bounds.known<K, L>(node, n, need);
        if (known >= 0) return known;
        const Table::Bounds found = table.find(node.key);
        return found.least >= need ? 1 : found.most < need ? 0 : -1;
    }

    template <Kind K, int H, int L>
    bool search(const Node& node, int n, int need) {
        const bool yes = tricks<K, H, L>(node, n, need);
        table.learn(node.key, need, yes, n);
        return yes;
    }

    template <Kind K, int H, int L>
    bool last_trick(Mask left) const {
        int best = lowest(left & deal.own[L]), winner = L;
        for (int step = 1; step < H; ++step) {
            const int seat = (L + step) % H, card = lowest(left & deal.own[seat]);
            if (beats(card, best, kTrumpSuit<K>)) best = card, winner = seat;
        }
        return winner == 0;
    }

    // ---- questions ----

    template <Kind K, int H>
    bool at_start(const Position& p, int n, int need) {
        switch (p.leader) {
            case 0: return enter<K, H, 0>(p.left(), n, need);
            case 1: return enter<K, H, 1>(p.left(), n, need);
            default:
                if constexpr (H == 3) return enter<K, H, 2>(p.left(), n, need);
                return false;
        }
    }

    // The same within a trick: the rest of the trick is played card by card.
    template <Kind K, int H>
    bool reaches(const Position& p, int need) {
        const int n = p.tricks();
        if (need <= 0) return true;
        if (need > n) return false;
        if (p.played() == 0) return at_start<K, H>(p, n, need);
        const int seat = p.to_play();
        for (Mask cards = lowest_of_runs(choices<K>(p, seat), others(p, seat)); cards; cards &= cards - 1) {
            const bool yes = reaches_after<K, H>(p, lowest(cards), need);
            if (yes == hopes<K>(seat)) return yes;
        }
        return !hopes<K>(seat);
    }

    template <Kind K>
    static Mask choices(const Position& p, int seat) {
        const Mask hand = p.hands[seat];
        return p.played() ? legal(hand, suit_of(p.trick[0]), kTrumpSuit<K>) : hand;
    }

    // Returns the cards that separate those of a hand: those of the others, and those on the table, which decide the
    // trick.
    static Mask others(const Position& p, int seat) {
        Mask found = p.left() & ~p.hands[seat];
        for (const int card : p.trick) found |= card == kNoCard ? 0 : bit(card);
        return found;
    }

    template <Kind K, int H>
    bool reaches_after(const Position& p, int card, int need) {
        const int seat = p.to_play(), played = p.played();
        Position after = p;
        after.hands[seat] &= ~bit(card);
        if (played + 1 < H) {
            after.trick[played] = static_cast<std::uint8_t>(card);
            return reaches<K, H>(after, need);
        }
        int best = p.trick[0], winner = p.leader;
        if (played == 2 && beats(p.trick[1], best, kTrumpSuit<K>)) best = p.trick[1], winner = (p.leader + 1) % H;
        if (beats(card, best, kTrumpSuit<K>)) winner = seat;
        after.trick[0] = after.trick[1] = kNoCard;
        after.leader = static_cast<std::uint8_t>(winner);
        return reaches<K, H>(after, need - (winner == 0));
    }

    // Returns the largest number for which a monotone question is answered yes, starting from a guess.
    template <class Ask>
    static int settle(int least, int most, int guess, Ask reached) {
        while (least < most) {
            guess = std::clamp(guess, least + 1, most);
            if (reached(guess)) {
                least = guess++;
            } else {
                most = --guess;
            }
        }
        return least;
    }

    template <Kind K, int H>
    int value(const Position& p, int guess) {
        return settle(0, p.tricks(), guess, [&](int need) { return reaches<K, H>(p, need); });
    }

    template <Kind K, int H>
    void cards(const Position& p, int guess, std::int8_t values[32]) {
        const int seat = p.to_play(), best = value<K, H>(p, guess);
        const Mask playable = choices<K>(p, seat), parting = others(p, seat);
        for (Mask first = lowest_of_runs(playable, parting); first; first &= first - 1) {
            const auto reached = [&](int need) { return reaches_after<K, H>(p, lowest(first), need); };
            const int found = hopes<K>(seat) ? settle(0, best, best, reached) : settle(best, p.tricks(), best + 1, reached);
            Mask run = bit(lowest(first)), all = run;
            while ((run = (run << 1) & ~parting & suit_mask(suit_of(lowest(first))))) all |= run;
            for (all &= playable; all; all &= all - 1) values[lowest(all)] = static_cast<std::int8_t>(found);
        }
    }

    // ---- from a given position to one with trump suit 0, and back ----

    static Mask swap(Mask cards, int suit) {
        if (suit == 0 || suit == kNoSuit) return cards;
        const Mask low = cards & 255, high = cards >> (8 * suit) & 255;
        return (cards & ~(suit_mask(0) | suit_mask(suit))) | high | low << (8 * suit);
    }

    static std::uint8_t swap_card(int card, int suit) {
        return static_cast<std::uint8_t>(card == kNoCard ? kNoCard : lowest(swap(bit(card), suit)));
    }

    // The table's entries are valid for every deal of the same kind of play: related questions may keep them.
    Position begin(const Position& given, Aim aim, bool related = false) {
        nodes = 0;
        Position p = given;
        for (Mask& hand : p.hands) hand = swap(hand, given.trump);
        for (std::uint8_t& card : p.trick) card = swap_card(card, given.trump);
        deal.start(p.hands);
        const Kind kind = kind_of(p, aim);
        if (!related || kind != last_kind) table.forget();
        last_kind = kind;
        order.order = orders[static_cast<int>(kind)];
        return p;
    }

    static Kind kind_of(const Position& p, Aim aim) {
        return aim == Aim::kFewest ? Kind::kMisere : p.trump == kNoSuit ? Kind::kNoTrump : Kind::kTrump;
    }

    // Calls f with the kind of play and the number of hands as constants.
    template <class F>
    auto choose(const Position& p, Aim aim, F f) {
        const auto with = [&](auto k) {
            return p.two_handed() ? f(k, std::integral_constant<int, 2>{}) : f(k, std::integral_constant<int, 3>{});
        };
        switch (kind_of(p, aim)) {
            case Kind::kTrump: return with(std::integral_constant<Kind, Kind::kTrump>{});
            case Kind::kNoTrump: return with(std::integral_constant<Kind, Kind::kNoTrump>{});
            default: return with(std::integral_constant<Kind, Kind::kMisere>{});
        }
    }

    // Returns a first guess; at misère a question about few tricks is the cheapest.
    int guess(const Position& p, Aim aim) const {
        return aim == Aim::kFewest ? 1 : guess_tricks(deal, patterns, p, kind_of(p, aim));
    }
};

TrickSolver::TrickSolver() : search_(std::make_unique<Search>()) {}
TrickSolver::~TrickSolver() = default;
TrickSolver::TrickSolver(TrickSolver&&) noexcept = default;
TrickSolver& TrickSolver::operator=(TrickSolver&&) noexcept = default;

int TrickSolver::value(const Position& position, Aim aim, bool related) {
    Search& search = *search_;
    const bool same = search.last_kind == Search::kind_of(position, aim);
    const Position p = search.begin(position, aim, related && same);
    const bool near = related && same && p.hands[1] == search.last_others[0] && p.hands[2] == search.last_others[1];
    std::copy_n(p.hands + 1, 2, search.last_others);
    const int guess = near ? search.last_value : search.guess(p, aim);
    search.last_value = search.choose(p, aim, [&](auto kind, auto hands) { return search.value<kind(), hands()>(p, guess); });
    return search.last_value;
}

bool TrickSolver::at_least(const Position& position, Aim aim, int tricks) {
    const Position p = search_->begin(position, aim);
    return search_->choose(p, aim, [&](auto kind, auto hands) { return search_->reaches<kind(), hands()>(p, tricks); });
}

void TrickSolver::cards(const Position& position, Aim aim, std::int8_t values[32]) {
    const Position p = search_->begin(position, aim);
    std::int8_t found[32];
    std::fill_n(found, 32, std::int8_t{-1});
    search_->choose(p, aim, [&](auto kind, auto hands) { search_->cards<kind(), hands()>(p, search_->guess(p, aim), found); });
    for (int card = 0; card < 32; ++card) values[card] = found[Search::swap_card(card, position.trump)];
}

std::uint64_t TrickSolver::nodes() const { return search_->nodes; }

}  // namespace prikup
