// Alpha-beta search on points: bounds from the suits, null windows after the first card, a table that stores positions
// by pattern. If two cards, or two positions, differ only in the points of cards, their values differ by at most these
// points; this prunes most.
#include "points.hpp"

#include <array>

#include "points_deal.hpp"
#include "points_order.hpp"
#include "points_table.hpp"

namespace prikup {

using namespace for_points;

namespace {

constexpr int kFar = 32000;

struct Move {
    std::int16_t score;
    std::uint8_t card;
    std::uint8_t announced;  // 0, or 1 and the index of the announcement
    std::uint8_t run;        // cards of one run differ only in their points
};

class Moves {
public:
    int size = 0;

    void add(int score, int card, int announced, int run) {
        all_[static_cast<std::size_t>(size++)] = {static_cast<std::int16_t>(score), static_cast<std::uint8_t>(card),
                                                  static_cast<std::uint8_t>(announced), static_cast<std::uint8_t>(run)};
    }
    Move& last() { return all_[static_cast<std::size_t>(size - 1)]; }

    template <class Score>
    void score(Score score) {
        for (Move* one = all_.data(); one != all_.data() + size; ++one) one->score = static_cast<std::int16_t>(score(*one));
    }

    // Moves the best of the moves from `at` on to `at`, and returns it.
    const Move& pick(int at) {
        Move* const from = &all_[static_cast<std::size_t>(at)];
        Move* best = from;
        for (Move* one = from + 1; one != all_.data() + size; ++one) {
            if (one->score > best->score) best = one;
        }
        std::swap(*from, *best);
        return *from;
    }

private:
    std::array<Move, 24> all_;  // a hand and its possible announcements
};

}  // namespace

struct PointSolver::Search {
    std::uint64_t nodes = 0;
    PointDeal deal;
    PointTable table;

    void start(const PointPosition& p) {
        nodes = 0;
        table.clear();
        deal.set(p);
    }

    // Returns the best of some moves for seat 0 (or, without kMax, for the rest) between alpha and beta, else a bound
    // of it; play(move, alpha, beta) returns the value of each.
    template <bool kMax, class Play>
    int best_of(Moves& moves, int alpha, int beta, Play play) {
        int best = kMax ? -kFar : kFar;
        std::uint32_t tried = 0;  // by run, for the card that was searched: its value, and its points
        std::array<int, 32> value_of, points_of;
        for (int i = 0; i < moves.size; ++i) {
            const Move move = moves.pick(i);
            const int points = deal.points[move.card];
            if (tried >> move.run & 1) {
                const int gap = std::abs(points - points_of[move.run]);
                const int bound = value_of[move.run] + (kMax ? gap : -gap);
                if (kMax ? bound <= alpha : bound >= beta) {
                    best = kMax ? std::max(best, bound) : std::min(best, bound);
                    continue;
                }
            }
            int value;
            if (i == 0 || beta - alpha == 1) {
                value = play(move, alpha, beta);
            } else {
                value = kMax ? play(move, alpha, alpha + 1) : play(move, beta - 1, beta);
                if (value > alpha && value < beta) value = kMax ? play(move, value, beta) : play(move, alpha, value);
            }
            best = kMax ? std::max(best, value) : std::min(best, value);
            (kMax ? alpha : beta) = kMax ? std::max(alpha, best) : std::min(beta, best);
            if (alpha >= beta) break;
            tried |= 1U << move.run;
            value_of[move.run] = value;
            points_of[move.run] = points;
        }
        return best;
    }

    template <int N>
    int lead_of(int leader, Mask left, int trump, int rest, int alpha, int beta) {
        if (leader == 0) return lead<N, 0>(left, trump, rest, alpha, beta);
        if (N == 2 || leader == 1) return lead<N, 1>(left, trump, rest, alpha, beta);
        return lead<3, 2>(left, trump, rest, alpha, beta);
    }

    // Returns the value at the start of a trick; `rest` are the points of the remaining cards.
    template <int N, int L>
    int lead(Mask left, int trump, int rest, int alpha, int beta) {
        if (!left) return 0;
        ++nodes;
        const Mask hand = left & deal.own[L];
        if (!(hand & (hand - 1))) return deal.last_trick<N, L>(left, trump, rest);
        if (trump != kNoSuit && !(left & suit_mask(trump))) trump = kNoSuit;
        Outlook outlook = deal.outlook<L>(left, trump, rest);
        int &lower = outlook.lower, &upper = outlook.upper;
        if (lower >= beta) return lower;
        if (upper <= alpha) return upper;
        deal.refine<L>(left, rest, outlook);
        if (lower >= beta) return lower;
        if (upper <= alpha) return upper;
        const std::uint32_t pattern = deal.suits.pattern(left), tag = table.tag(trump, L);
        look_up(left, pattern, tag, lower, upper);
        if (lower >= beta || lower == upper) return lower;
        if (upper <= alpha) return upper;

        Moves moves;
        leads<N, L>(left, hand, trump, moves);
        const int low = std::max(alpha, lower), high = std::min(beta, upper);
        int best = best_of<L == 0>(moves, low, high, [&](const Move& move, int a, int b) {
            return led<N, L>(left, trump, rest, move.card, move.announced, a, b);
        });
        best = std::clamp(best, lower, upper);
        table.store(left, pattern, tag, best > low ? best : lower, best < high ? best : upper);
        return best;
    }

    // Narrows bounds by the table's entries for a position and for those that differ only in points of cards.
    void look_up(Mask left, std::uint32_t pattern, std::uint32_t tag, int& lower, int& upper) {
        const PointTable::Entry* entry = table.bucket(pattern, tag);
        for (const PointTable::Entry* end = entry + PointTable::kWays; entry != end; ++entry) {
            if (entry->pattern != pattern || entry->tag != tag) continue;
            int more = 0, less = 0;
            for (Mask differ = left ^ entry->left; differ;) {
                const Mask suit = suit_mask(suit_of(lowest(differ)));
                Mask here = left & suit, there = entry->left & suit;
                for (; here != there; here &= here - 1, there &= there - 1) {
                    const int gap = deal.points[lowest(here)] - deal.points[lowest(there)];
                    (gap > 0 ? more : less) += gap;
                }
                differ &= ~suit;
            }
            lower = std::max(lower, entry->lower + less);
            upper = std::min(upper, entry->upper + more);
        }
    }

    // Adds every lead, with and without announcement, except those that are certainly worse.
    template <int N, int L>
    void leads(Mask left, Mask hand, int trump, Moves& moves) const {
        Mask pointless = 0;  // leads that could also announce
        int run = 0;
        for (int i = 0; i < deal.announced && left != deal.silent; ++i) {
            const Announcement& one = deal.announcements[static_cast<std::size_t>(i)];
            if (one.seat != L || !one.held(left)) continue;
            if (one.trump < 0 || one.trump == trump) pointless |= one.leads;
            const Mask linked = deal.suits.linked(left);
            for (Mask cards = one.leads; cards; cards &= cards - 1) {
                const int card = lowest(cards);
                run += !(linked & bit(card));
                moves.add(score_lead<N, L>(deal, left, card, trump, true), card, i + 1, run);
            }
        }
        add_runs(hand, deal.suits.linked(left), run, [&](int card, int in_run) {
            if (!(bit(card) & pointless)) moves.add(score_lead<N, L>(deal, left, card, trump, false), card, 0, in_run);
        });
    }

    // Calls add(card, run) for every card; `linked` are those in a run with the one below.
    template <class Add>
    static void add_runs(Mask cards, Mask linked, int run, Add add) {
        for (; cards; cards &= cards - 1) {
            run += !(linked & cards & -cards);
            add(lowest(cards), run);
        }
    }

    // Returns the value after this card is led, with or without announcement.
    template <int N, int L>
    int led(Mask left, int trump, int rest, int card, int announced, int alpha, int beta) {
        int gain = 0;
        if (announced) {
            const Announcement& one = deal.announcements[static_cast<std::size_t>(announced - 1)];
            gain = one.gain;
            if (one.trump >= 0) trump = one.trump;
        }
        const Trick trick{suit_of(card), card, L, deal.points[card]};
        return gain + follow<N, L, 1>(left & ~bit(card), trump, trick, rest - trick.points, alpha - gain, beta - gain);
    }

    // Returns the value before the card at `Place` of a trick.
    template <int N, int L, int Place>
    int follow(Mask left, int trump, const Trick& trick, int rest, int alpha, int beta) {
        if constexpr (Place + 1 == N) {
            return close<N, L>(left, trump, trick, rest, alpha, beta);
        } else {
            constexpr int seat = (L + Place) % N;
            const Mask cards = deal.allowed(left & deal.own[seat], trick, trump);
            const auto play = [&](int card, int a, int b) {
                const Trick after = deal.with(trick, seat, card, trump);
                return follow<N, L, Place + 1>(left & ~bit(card), trump, after, rest - deal.points[card], a, b);
            };
            if (!(cards & (cards - 1))) return play(lowest(cards), alpha, beta);
            Moves moves;
            const Mask linked = deal.suits.linked(left | bit(trick.top));
            add_runs(cards, linked, 0,
                     [&](int card, int run) { moves.add(score_second<N, L>(deal, left, card, trump, trick), card, 0, run); });
            return best_of<seat == 0>(moves, alpha, beta, [&](const Move& move, int a, int b) { return play(move.card, a, b); });
        }
    }

    // Returns the value before the last card of a trick.
    template <int N, int L>
    int close(Mask left, int trump, const Trick& trick, int rest, int alpha, int beta) {
        constexpr int seat = (L + N - 1) % N;
        const auto play = [&](int card, int a, int b) {
            return closed<N>(left & ~bit(card), trump, deal.with(trick, seat, card, trump), rest - deal.points[card], a, b);
        };
        const Mask cards = deal.allowed(left & deal.own[seat], trick, trump);
        if (!(cards & (cards - 1))) return play(lowest(cards), alpha, beta);
        Moves moves;
        const Mask linked = deal.suits.linked(left | bit(trick.top));
        int before = -1;
        add_runs(cards, linked, 0, [&](int card, int run) {
            const bool takes = beats(card, trick.top, trump);
            const bool ours = ((takes ? seat : trick.who) == 0) == (seat == 0);
            // Of a run the card with the most points is best if our side takes the trick, else the one with the fewest.
            if (run == before && (deal.points[card] > deal.points[moves.last().card]) != ours) return;
            if (run == before) --moves.size;
            before = run;
            moves.add(takes + 2 * ours, card, 0, run);
        });
        if (moves.size == 1) return play(moves.last().card, alpha, beta);
        moves.score([&](const Move& move) {
            return score_last<L>(deal, left, left & deal.own[seat], move.card, move.score & 1, move.score >> 1, trump, trick);
        });
        return best_of<seat == 0>(moves, alpha, beta, [&](const Move& move, int a, int b) { return play(move.card, a, b); });
    }

    // Returns the value after a trick is full.
    template <int N>
    int closed(Mask left, int trump, const Trick& trick, int rest, int alpha, int beta) {
        const int gain = trick.who == 0 ? trick.points + (left ? 0 : deal.last_points) : 0;
        return gain + lead_of<N>(trick.who, left, trump, rest, alpha - gain, beta - gain);
    }

    template <int N, int L>
    int value(const Position& p, const Trick& trick, int alpha, int beta) {
        const Mask left = p.left();
        const int rest = deal.points_of(left);
        if (p.played() == 0) return lead<N, L>(left, p.trump, rest, alpha, beta);
        if (N == 2 || p.played() == 2) return close<N, L>(left, p.trump, trick, rest, alpha, beta);
        return follow<N, L, 1>(left, p.trump, trick, rest, alpha, beta);
    }

    // Returns the value after this card is played, with or without announcement.
    template <int N, int L>
    int value_of(const Position& p, const Trick& trick, int card, int announced) {
        const Mask left = p.left() & ~bit(card);
        const int rest = deal.points_of(left);
        if (p.played() == 0) return led<N, L>(p.left(), p.trump, rest + deal.points[card], card, announced, -kFar, kFar);
        const Trick after = deal.with(trick, p.to_play(), card, p.trump);
        if (p.played() + 1 == N) return closed<N>(left, p.trump, after, rest, -kFar, kFar);
        return follow<N, L, N - 1>(left, p.trump, after, rest, -kFar, kFar);
    }

    // Calls `ask` with the number of players and the leader of a position as template arguments.
    template <class Ask>
    static int with_seats(const Position& p, Ask ask) {
        if (p.two_handed()) return p.leader == 0 ? ask.template operator()<2, 0>() : ask.template operator()<2, 1>();
        if (p.leader == 0) return ask.template operator()<3, 0>();
        return p.leader == 1 ? ask.template operator()<3, 1>() : ask.template operator()<3, 2>();
    }

    int value(const PointPosition& p, int alpha, int beta) {
        const Trick trick = deal.on_table(p);
        return with_seats(p.play, [&]<int N, int L>() { return value<N, L>(p.play, trick, alpha, beta); });
    }
};

PointSolver::PointSolver() : search_(std::make_unique<Search>()) {}
PointSolver::~PointSolver() = default;
PointSolver::PointSolver(PointSolver&&) noexcept = default;
PointSolver& PointSolver::operator=(PointSolver&&) noexcept = default;

int PointSolver::value(const PointPosition& p) {
    search_->start(p);
    return search_->value(p, -kFar, kFar) - search_->deal.offset(p);
}

bool PointSolver::at_least(const PointPosition& p, int points) {
    search_->start(p);
    const int bound = std::clamp(std::clamp(points, -kFar, kFar) + search_->deal.offset(p), 1 - kFar, kFar);
    return search_->value(p, bound - 1, bound) >= bound;
}

void PointSolver::cards(const PointPosition& p, std::int16_t values[64]) {
    search_->start(p);
    std::fill_n(values, 64, kNotLegal);
    const PointDeal& deal = search_->deal;
    const Trick trick = deal.on_table(p);
    const int seat = p.play.to_play(), offset = deal.offset(p);
    const auto ask = [&](int card, int announced) {
        const int found =
            Search::with_seats(p.play, [&]<int N, int L>() { return search_->value_of<N, L>(p.play, trick, card, announced); });
        values[card + (announced ? 32 : 0)] = static_cast<std::int16_t>(found - offset);
    };
    const Mask hand = p.play.hands[seat];
    Mask moves = p.play.played() ? deal.allowed(hand, trick, p.play.trump) : hand;
    for (; moves; moves &= moves - 1) ask(lowest(moves), 0);
    if (p.play.played() || p.flags & kSilentLead) return;
    for (int i = 0; i < deal.announced; ++i) {
        const Announcement& one = deal.announcements[static_cast<std::size_t>(i)];
        for (Mask leads = one.seat == seat ? one.leads : 0; leads; leads &= leads - 1) ask(lowest(leads), i + 1);
    }
}

std::uint64_t PointSolver::nodes() const { return search_->nodes; }

std::string fault(const PointPosition& p) {
    if (std::string text = fault(p.play); !text.empty()) return text;
    if (p.flags > 31) return "flags " + std::to_string(p.flags) + ": expected 0 to 31";
    const bool none = p.pair[0] == kNoCard && p.pair[1] == kNoCard;
    if (!none && (p.pair[0] >= p.pair[1] || p.pair[1] > 7)) {
        return "the pair: expected two strengths of 0 to 7, the lower one first";
    }
    if (p.four != kNoCard && p.four > 7) return "the four: expected a strength of 0 to 7";
    if (p.four != kNoCard && (p.four == p.pair[0] || p.four == p.pair[1])) return "the four is of the pair";
    int sum = p.four_points + p.last_points;
    for (const int one : p.pair_points) sum += one;
    for (const int one : p.card_points) sum += 4 * one;
    if (sum > kMostPoints) {
        return "the points add up to " + std::to_string(sum) + ": expected " + std::to_string(kMostPoints) + " at most";
    }
    return {};
}

}  // namespace prikup
