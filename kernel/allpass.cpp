// Tricks led by the talon, tricks with a named leader, and tricks in progress are played card by card; after them the
// searches of plain tricks take over.
#include "allpass.hpp"

#include <algorithm>
#include <array>

#include "avoid.hpp"
#include "maxn.hpp"
#include "tricks.hpp"

namespace prikup {

namespace {

constexpr int kDealer = 3;

// The trick in progress, and the talon cards still to come.
struct Table {
    int leads[2], next[2], eldest;
    bool owned;
    int owner;  // the seat that takes tricks won by an owned card of the talon
    int leader, played = 0;
    int suit = kNoSuit;  // the suit to follow
    int top = 0;         // the winning card so far; one below the suit's lowest if there is none
    int winner = 0;      // its owner

    explicit Table(const AllPass& p)
        : leads{p.leads[0], p.leads[1]},
          next{p.next[0], p.next[1]},
          eldest(p.eldest),
          owned(p.owned != 0),
          owner(p.owned == 2 ? seat_before(p.eldest) : kDealer),
          leader(p.leader) {
        open();
        for (const int card : p.trick) {
            if (card != kNoCard) put(card);
        }
    }

    int to_play() const { return (leader + played) % kSeats; }
    // Returns true if the winner of each trick leads from now on.
    bool free() const { return leads[0] == kNoCard && next[0] == kWinner && next[1] == kWinner; }
    bool plain() const { return played == 0 && free(); }

    void open() {
        played = 0;
        suit = leads[0] == kNoCard ? kNoSuit : suit_of(leads[0]);
        winner = leader;
        top = 8 * suit - 1;
        if (owned && suit != kNoSuit) {
            top = leads[0];
            winner = owner;
        }
    }

    void put(int card) {
        if (suit == kNoSuit) {
            suit = suit_of(card);
            top = card;
        } else if (suit_of(card) == suit && card > top) {
            top = card;
            winner = to_play();
        }
        ++played;
    }

    // Goes on to the next trick, after this one is full.
    void pass_on() {
        leader = next[0] != kWinner ? next[0] : winner == kDealer ? eldest : winner;
        next[0] = next[1];
        next[1] = kWinner;
        leads[0] = leads[1];
        leads[1] = kNoCard;
        open();
    }

    // Returns one card of each class of equal cards that may be played.
    Mask options(Mask hand, Mask left) const {
        Mask parting = left & ~hand;
        if (suit != kNoSuit && top >= 8 * suit) parting |= bit(top);
        if (owned && leads[1] != kNoCard) parting |= bit(leads[1]);
        return lowest_of_runs(suit == kNoSuit ? hand : legal(hand, suit, kNoSuit), parting);
    }
};

// The tricks of the seats and of the dealer.
using Taken = std::array<int, 4>;

// The number that a seat minimizes: the fewest tricks, then the most for the next seat, then the fewest for the dealer.
int full_wish(const Taken& taken, int seat) { return 16 * wish_of(taken[seat], taken[seat_after(seat)]) + taken[kDealer]; }
constexpr int kNoFullWish = 1 << 14;

Mask left_of(const AllPass& p) { return p.hands[0] | p.hands[1] | p.hands[2]; }

}  // namespace

struct AllPassSolver::Search {
    NoTrumpDeal deal;
    MaxN max_n{deal};
    Avoid avoid{deal};
    TrickSolver misere;
    std::uint64_t nodes = 0;

    void begin(const AllPass& p) {
        deal.set_up(p.hands);
        max_n.forget();
        avoid.nodes = nodes = 0;
    }

    // Returns the tricks of all after the next seat plays this card. `limit` is the wish found so far by the seat
    // before.
    Taken after(Table table, Mask left, int card, int tricks, int limit) {
        table.put(card);
        left &= ~bit(card);
        if (table.played < kSeats) return taken(table, left, tricks, limit);
        const int winner = table.winner;
        table.pass_on();
        Taken found{};
        if (tricks > 1) found = taken(table, left, tricks - 1, kNoFullWish);
        ++found[winner];
        return found;
    }

    Taken taken(const Table& table, Mask left, int tricks, int limit) {
        if (table.plain()) return plain(left, table.leader, tricks);
        nodes += table.played == 0;
        const int seat = table.to_play();
        Taken best{};
        int best_wish = kNoFullWish;
        for (Mask moves = table.options(deal.own[seat] & left, left); moves; moves &= moves - 1) {
            const Taken found = after(table, left, lowest(moves), tricks, best_wish);
            if (full_wish(found, seat) >= best_wish) continue;
            best = found;
            best_wish = full_wish(found, seat);
            // No better value is possible here, or the seat before avoids this position.
            if (best_wish <= 16 * wish_of(0, tricks) || 16 * wish_of(0, best[seat]) >= limit) break;
        }
        return best;
    }

    Taken plain(Mask left, int leader, int tricks) {
        const int wish = max_n.wish(left, leader, tricks), own = wish >> 4, next = 15 - (wish & 15);
        Taken found{};
        found[leader] = own;
        found[seat_after(leader)] = next;
        found[seat_before(leader)] = tricks - own - next;
        return found;
    }

    // Returns the tricks of a seat that plays a misère, if the talon has no part in it.
    int misere_of(const AllPass& p, int seat) {
        const auto turned = [&](int place) { return p.hands[(seat + place) % kSeats]; };
        const auto leader = static_cast<std::uint8_t>((p.leader - seat + kSeats) % kSeats);
        const Position position{{turned(0), turned(1), turned(2)}, kNoSuit, leader, {p.trick[0], p.trick[1]}};
        const int found = misere.value(position, Aim::kFewest);
        nodes += misere.nodes();
        return found;
    }

    int forced(const AllPass& p, int seat) {
        avoid.forget(seat);
        int need = 0;
        while (need < p.tricks() && caught(Table(p), left_of(p), p.tricks(), need + 1)) ++need;
        return need;
    }

    // Returns true if the two others can make the avoider take at least `need` tricks.
    bool caught(const Table& table, Mask left, int tricks, int need) {
        if (table.plain()) return avoid.caught(left, table.leader, tricks, need);
        nodes += table.played == 0;
        const int seat = table.to_play();
        const bool his = seat == avoid.avoider();
        for (Mask moves = table.options(deal.own[seat] & left, left); moves; moves &= moves - 1) {
            if (caught_after(table, left, lowest(moves), tricks, need) != his) return !his;
        }
        return his;
    }

    bool caught_after(Table table, Mask left, int card, int tricks, int need) {
        table.put(card);
        left &= ~bit(card);
        if (table.played < kSeats) return caught(table, left, tricks, need);
        need -= table.winner == avoid.avoider();
        table.pass_on();
        if (need <= 0 || tricks == 1) return need <= 0;
        return caught(table, left, tricks - 1, need);
    }
};

AllPassSolver::AllPassSolver() : search_(std::make_unique<Search>()) {}
AllPassSolver::~AllPassSolver() = default;
AllPassSolver::AllPassSolver(AllPassSolver&&) noexcept = default;
AllPassSolver& AllPassSolver::operator=(AllPassSolver&&) noexcept = default;

void AllPassSolver::value(const AllPass& p, std::int8_t tricks[4]) {
    search_->begin(p);
    const Taken found = p.tricks() ? search_->taken(Table(p), left_of(p), p.tricks(), kNoFullWish) : Taken{};
    std::copy(found.begin(), found.end(), tricks);
}

void AllPassSolver::cards(const AllPass& p, std::int8_t tricks[32 * 4]) {
    search_->begin(p);
    std::fill_n(tricks, 32 * 4, std::int8_t{-1});
    for (Mask moves = p.choices(); moves; moves &= moves - 1) {
        const Taken found = search_->after(Table(p), left_of(p), lowest(moves), p.tricks(), kNoFullWish);
        std::copy(found.begin(), found.end(), tricks + 4 * lowest(moves));
    }
}

void AllPassSolver::paranoid(const AllPass& p, std::int8_t tricks[kSeats]) {
    search_->begin(p);
    for (int seat = 0; seat < kSeats; ++seat) {
        const int found = p.tricks() == 0 ? 0 : Table(p).free() ? search_->misere_of(p, seat) : search_->forced(p, seat);
        tricks[seat] = static_cast<std::int8_t>(found);
    }
}

std::uint64_t AllPassSolver::nodes() const { return search_->nodes + search_->max_n.nodes + search_->avoid.nodes; }

}  // namespace prikup
