#include "allpass.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "ducking.hpp"

namespace prikup {

namespace {

constexpr int seat_after(int seat) { return seat == 2 ? 0 : seat + 1; }
constexpr int seat_before(int seat) { return seat == 0 ? 2 : seat - 1; }

// A division of tricks: the byte of a seat is 16 * its tricks + 15 - the tricks of the seat after it, so that of two
// divisions a seat wants the one with the smaller byte; the highest byte are the dealer's tricks.
using Tricks = std::uint32_t;
constexpr Tricks kNoTricks = 0x000F0F0F;
constexpr int kDealer = 3;
constexpr std::array<Tricks, 4> kOneTo = {0x00000010U - 0x00010000U, 0x00001000U - 0x00000001U, 0x00100000U - 0x00000100U, 0x01000000U};

constexpr int wish(Tricks tricks, int seat) { return static_cast<int>(tricks >> (8 * seat) & 0xFF); }
// The same with the dealer's tricks to settle what is equal.
constexpr int full_wish(Tricks tricks, int seat) { return wish(tricks, seat) * 16 + static_cast<int>(tricks >> 24); }
constexpr int tricks_of(Tricks tricks, int seat) { return static_cast<int>(seat == kDealer ? tricks >> 24 : tricks >> (8 * seat + 4) & 15); }
constexpr Tricks divide(int first, int second, int third) {
    return kNoTricks + static_cast<Tricks>(first) * kOneTo[0] + static_cast<Tricks>(second) * kOneTo[1] +
           static_cast<Tricks>(third) * kOneTo[2];
}
constexpr int kNoWish = 1 << 20;

// The values of positions at the start of a trick, exact; entries of another deal count as empty.
class Table {
public:
    Table() : entries_(kEntries) {}

    void forget() {
        if (++deal_ == 0) {
            std::fill(entries_.begin(), entries_.end(), Entry{});
            deal_ = 1;
        }
    }

    struct Entry {
        std::uint64_t key;
        Tricks tricks;
        std::uint32_t deal;
    };

    Entry* find(std::uint64_t key, bool& there) {
        std::uint64_t at = key * 0x9E3779B97F4A7C15U >> (64 - kBits);
        for (;; at = (at + 1) & (kEntries - 1)) {
            Entry& entry = entries_[at];
            there = entry.deal == deal_ && entry.key == key;
            if (there || entry.deal != deal_) return &entry;
        }
    }

    void put(std::uint64_t key, Tricks tricks) {
        bool there = false;
        *find(key, there) = {key, tricks, deal_};
    }

private:
    static constexpr int kBits = 20;
    static constexpr std::size_t kEntries = std::size_t{1} << kBits;
    std::vector<Entry> entries_;
    std::uint32_t deal_ = 0;
};

}  // namespace

struct AllPassSolver::Search {
    Ducking ducking;
    Table table;
    std::uint64_t nodes = 0;
    Mask own[kSeats];
    std::uint64_t keys[kSuits][256];
    std::uint32_t costs[kSuits][256];

    void set_up(const AllPass& p) {
        nodes = 0;
        table.forget();
        for (int seat = 0; seat < kSeats; ++seat) own[seat] = p.hands[seat];
        for (int suit = 0; suit < kSuits; ++suit) {
            std::uint16_t patterns[256] = {0};
            for (int card = 0; card < 8; ++card) {
                const int there = 8 * suit + card;
                const int owner = own[1] >> there & 1 ? 1 : own[2] >> there & 1 ? 2 : 0;
                for (int below = 0; below < 1 << card; ++below) {
                    patterns[below + (1 << card)] = static_cast<std::uint16_t>(3 * patterns[below] + owner + 1);
                }
            }
            for (int held = 0; held < 256; ++held) {
                keys[suit][held] = std::uint64_t{patterns[held]} << (14 * suit);
                costs[suit][held] = ducking.words[patterns[held]];
            }
        }
    }

    template <class Number>
    static Number sum(const Number (&numbers)[kSuits][256], Mask left) {
        return numbers[0][left & 255] + numbers[1][left >> 8 & 255] + numbers[2][left >> 16 & 255] + numbers[3][left >> 24];
    }

    struct Bounds {
        int most[kSeats];   // of the tricks of each seat
        int least[kSeats];

        // The smallest wish of a seat that it can hope for.
        int best_wish(int seat, int tricks) const {
            return 16 * least[seat] + 15 - std::min(most[seat_after(seat)], tricks - least[seat]);
        }
    };

    Bounds bounds(Mask left, int leader, int tricks) const {
        const std::uint32_t cost = sum(costs, left);
        Bounds found;
        for (int seat = 0; seat < kSeats; ++seat) found.most[seat] = Ducking::bound(cost, seat, leader, tricks);
        for (int seat = 0; seat < kSeats; ++seat) {
            found.least[seat] = std::max(0, tricks - found.most[seat_after(seat)] - found.most[seat_before(seat)]);
        }
        return found;
    }

    // The division of the tricks that are left, at the start of a trick that its winner goes on from.
    Tricks trick(Mask left, int leader, int tricks) {
        const Bounds bound = bounds(left, leader, tricks);
        if (bound.most[0] + bound.most[1] + bound.most[2] == tricks) return divide(bound.most[0], bound.most[1], bound.most[2]);
        const std::uint64_t key = sum(keys, left) | std::uint64_t(leader) << 56;
        bool there = false;
        if (const Table::Entry* entry = table.find(key, there); there) return entry->tricks;
        ++nodes;
        const Tricks found = search(left, leader, tricks, bound);
        table.put(key, found);
        return found;
    }

    Tricks search(Mask left, int leader, int tricks, const Bounds& bound) {
        const int second = seat_after(leader), third = seat_before(leader);
        const Mask hand = own[leader] & left, hand2 = own[second] & left, hand3 = own[third] & left;
        const int enough = bound.best_wish(leader, tricks);
        Tricks best = 0;
        int best_wish = kNoWish;
        for (Mask moves = lowest_of_runs(hand, left & ~hand); moves; moves &= moves - 1) {
            const int card = lowest(moves);
            const Mask follow = legal(hand2, suit_of(card), kNoSuit);
            Tricks best2 = 0;
            int best_wish2 = kNoWish;
            for (Mask moves2 = lowest_of_runs(follow, (left & ~hand2)); moves2; moves2 &= moves2 - 1) {
                const int card2 = lowest(moves2);
                const bool over = suit_of(card2) == suit_of(card) && card2 > card;
                const int top = over ? card2 : card, winner = over ? second : leader;
                const Mask left2 = left & ~bit(card) & ~bit(card2);
                const Mask follow2 = legal(hand3, suit_of(card), kNoSuit);
                Tricks best3 = 0;
                int best_wish3 = kNoWish;
                for (Mask moves3 = lowest_of_runs(follow2, (left2 & ~hand3) | bit(top)); moves3; moves3 &= moves3 - 1) {
                    const int card3 = lowest(moves3);
                    const int won = suit_of(card3) == suit_of(card) && card3 > top ? third : winner;
                    const Tricks found = kOneTo[won] + (tricks == 1 ? kNoTricks : trick(left2 & ~bit(card3), won, tricks - 1));
                    if (wish(found, third) < best_wish3) {
                        best3 = found;
                        best_wish3 = wish(found, third);
                    }
                }
                if (wish(best3, second) < best_wish2) {
                    best2 = best3;
                    best_wish2 = wish(best3, second);
                }
            }
            if (wish(best2, leader) < best_wish) {
                best = best2;
                best_wish = wish(best2, leader);
                if (best_wish <= enough) break;
            }
        }
        return best;
    }

    // Play by cards, for tricks in progress and those that the talon leads or somebody is named for.
    struct Table3 {
        std::uint8_t leads[2], next[2], owned, eldest;
        int leader, played;
        int suit, top, winner;  // the suit to follow, the card that wins so far (the suit's lowest less one if none), whose it is

        bool plain() const { return leads[0] == kNoCard && next[0] == kWinner && next[1] == kWinner; }
    };

    static void open(Table3& t) {
        t.played = 0;
        t.suit = kNoSuit;
        t.winner = t.leader;
        if (t.leads[0] == kNoCard) return;
        t.suit = suit_of(t.leads[0]);
        t.top = t.owned ? t.leads[0] : 8 * t.suit - 1;
        if (t.owned) t.winner = kDealer;
    }

    static void put(Table3& t, int card) {
        const int seat = (t.leader + t.played) % kSeats;
        if (t.suit == kNoSuit) {
            t.suit = suit_of(card);
            t.top = card;
        } else if (suit_of(card) == t.suit && card > t.top) {
            t.top = card;
            t.winner = seat;
        }
        ++t.played;
    }

    static Table3 lay(const AllPass& p) {
        Table3 t{{p.leads[0], p.leads[1]}, {p.next[0], p.next[1]}, p.owned, p.eldest, p.leader, 0, 0, 0, 0};
        open(t);
        for (const int card : p.trick) {
            if (card != kNoCard) put(t, card);
        }
        return t;
    }

    Tricks after(Table3 t, Mask left, int card, int tricks) {
        put(t, card);
        left &= ~bit(card);
        if (t.played < kSeats) return first(t, left, tricks);
        const Tricks won = kOneTo[t.winner];
        if (tricks == 1) return won + kNoTricks;
        t.leader = t.next[0] != kWinner ? t.next[0] : t.winner == kDealer ? t.eldest : t.winner;
        t.next[0] = t.next[1];
        t.next[1] = kWinner;
        t.leads[0] = t.leads[1];
        t.leads[1] = kNoCard;
        open(t);
        return won + first(t, left, tricks - 1);
    }

    Tricks first(const Table3& t, Mask left, int tricks) {
        if (t.played == 0) {
            if (t.plain()) return trick(left, t.leader, tricks);
            ++nodes;
        }
        const int seat = (t.leader + t.played) % kSeats;
        const Mask hand = own[seat] & left;
        Mask parting = left & ~hand;
        if (t.suit != kNoSuit && t.top >= 8 * t.suit) parting |= bit(t.top);
        if (t.owned && t.leads[1] != kNoCard) parting |= bit(t.leads[1]);
        const Mask follow = t.suit == kNoSuit ? hand : legal(hand, t.suit, kNoSuit);
        Tricks best = 0;
        int best_wish = kNoWish;
        for (Mask moves = lowest_of_runs(follow, parting); moves; moves &= moves - 1) {
            const Tricks found = after(t, left, lowest(moves), tricks);
            if (full_wish(found, seat) < best_wish) {
                best = found;
                best_wish = full_wish(found, seat);
            }
        }
        return best;
    }

    // Whether the two others make `avoider` take at least `need` of the tricks that are left.
    int avoider = 0;

    bool forced(Mask left, int leader, int tricks, int need) {
        if (need <= 0) return true;
        if (Ducking::bound(sum(costs, left), avoider, leader, tricks) < need) return false;
        const std::uint64_t key = sum(keys, left) | std::uint64_t(leader) << 56;
        bool there = false;
        if (const Table::Entry* entry = table.find(key, there); there) {
            if (need <= static_cast<int>(entry->tricks & 15)) return true;
            if (need > static_cast<int>(entry->tricks >> 4)) return false;
        }
        ++nodes;
        const bool found = try_leads(left, leader, tricks, need);
        Table::Entry* entry = table.find(key, there);
        if (!there) table.put(key, tricks << 4), entry = table.find(key, there);
        entry->tricks = found ? (entry->tricks & 0xF0) | need : (entry->tricks & 15) | (need - 1) << 4;
        return found;
    }

    bool try_leads(Mask left, int leader, int tricks, int need) {
        const int second = seat_after(leader), third = seat_before(leader);
        const Mask hand = own[leader] & left, hand2 = own[second] & left, hand3 = own[third] & left;
        for (Mask moves = lowest_of_runs(hand, left & ~hand); moves; moves &= moves - 1) {
            const int card = lowest(moves);
            const Mask follow = legal(hand2, suit_of(card), kNoSuit);
            bool found2 = second == avoider;
            for (Mask moves2 = lowest_of_runs(follow, (left & ~hand2)); moves2; moves2 &= moves2 - 1) {
                const int card2 = lowest(moves2);
                const bool over = suit_of(card2) == suit_of(card) && card2 > card;
                const int top = over ? card2 : card, winner = over ? second : leader;
                const Mask left2 = left & ~bit(card) & ~bit(card2);
                const Mask follow2 = legal(hand3, suit_of(card), kNoSuit);
                bool found3 = third == avoider;
                for (Mask moves3 = lowest_of_runs(follow2, (left2 & ~hand3) | bit(top)); moves3; moves3 &= moves3 - 1) {
                    const int card3 = lowest(moves3);
                    const int won = suit_of(card3) == suit_of(card) && card3 > top ? third : winner;
                    const int rest = need - (won == avoider);
                    const bool found = tricks == 1 ? rest <= 0 : forced(left2 & ~bit(card3), won, tricks - 1, rest);
                    if (found != (third == avoider)) {
                        found3 = found;
                        break;
                    }
                }
                if (found3 != (second == avoider)) {
                    found2 = found3;
                    break;
                }
            }
            if (found2 != (leader == avoider)) return found2;
        }
        return leader == avoider;
    }

    bool forced_first(const Table3& t, Mask left, int tricks, int need) {
        if (t.played == 0) {
            if (t.plain()) return forced(left, t.leader, tricks, need);
            ++nodes;
        }
        const int seat = (t.leader + t.played) % kSeats;
        const Mask hand = own[seat] & left;
        Mask parting = left & ~hand;
        if (t.suit != kNoSuit && t.top >= 8 * t.suit) parting |= bit(t.top);
        if (t.owned && t.leads[1] != kNoCard) parting |= bit(t.leads[1]);
        const Mask follow = t.suit == kNoSuit ? hand : legal(hand, t.suit, kNoSuit);
        for (Mask moves = lowest_of_runs(follow, parting); moves; moves &= moves - 1) {
            Table3 next = t;
            put(next, lowest(moves));
            bool found;
            if (next.played < kSeats) {
                found = forced_first(next, left & ~bit(lowest(moves)), tricks, need);
            } else {
                const int rest = need - (next.winner == avoider);
                pass_on(next);
                found = tricks == 1 ? rest <= 0 : forced_first(next, left & ~bit(lowest(moves)), tricks - 1, rest);
            }
            if (found != (seat == avoider)) return found;
        }
        return seat == avoider;
    }

    static void pass_on(Table3& t) {
        t.leader = t.next[0] != kWinner ? t.next[0] : t.winner == kDealer ? t.eldest : t.winner;
        t.next[0] = t.next[1];
        t.next[1] = kWinner;
        t.leads[0] = t.leads[1];
        t.leads[1] = kNoCard;
        open(t);
    }
};

namespace {

std::string card_fault(const AllPass& p) {
    if (p.trick[0] == kNoCard && p.trick[1] != kNoCard) return "the second card of the trick is there without the first";
    if (p.leads[0] == kNoCard && p.leads[1] != kNoCard) return "the second card of the talon is there without the first";
    if ((p.hands[0] & p.hands[1]) | (p.hands[0] & p.hands[2]) | (p.hands[1] & p.hands[2])) return "two hands hold the same card";
    Mask seen = p.hands[0] | p.hands[1] | p.hands[2];
    for (const int card : {p.trick[0], p.trick[1], p.leads[0], p.leads[1]}) {
        if (card == kNoCard) continue;
        if (card > 31) return "card " + std::to_string(card) + " on the table: expected 0 to 31, or 255 for none";
        if (seen & bit(card)) return "card " + std::to_string(card) + " is there twice";
        seen |= bit(card);
    }
    return {};
}

std::string seat_fault(const char* what, int seat) {
    return std::string(what) + " " + std::to_string(seat) + ": expected 0 to 2";
}

std::string size_fault(const AllPass& p) {
    const int full = p.tricks();
    for (int place = 0; place < kSeats; ++place) {
        const int seat = (p.leader + place) % kSeats, held = count(p.hands[seat]), expected = place < p.played() ? full - 1 : full;
        if (held != expected) {
            return "seat " + std::to_string(seat) + " holds " + std::to_string(held) + " cards: expected " + std::to_string(expected);
        }
    }
    const int led = (p.leads[0] != kNoCard) + (p.leads[1] != kNoCard);
    if (led > full) return "the talon leads " + std::to_string(led) + " tricks: only " + std::to_string(full) + " are left";
    return {};
}

}  // namespace

std::string fault(const AllPass& p) {
    if (p.leader >= kSeats) return seat_fault("leader", p.leader);
    if (p.eldest >= kSeats) return seat_fault("eldest", p.eldest);
    if (p.owned > 1) return "owned " + std::to_string(p.owned) + ": expected 0 or 1";
    for (const int next : p.next) {
        if (next >= kSeats && next != kWinner) return seat_fault("next leader", next) + ", or 255 for the winner";
    }
    if (std::string text = card_fault(p); !text.empty()) return text;
    return size_fault(p);
}

AllPassSolver::AllPassSolver() : search_(std::make_unique<Search>()) {}
AllPassSolver::~AllPassSolver() = default;
AllPassSolver::AllPassSolver(AllPassSolver&&) noexcept = default;
AllPassSolver& AllPassSolver::operator=(AllPassSolver&&) noexcept = default;

void AllPassSolver::value(const AllPass& p, std::int8_t tricks[4]) {
    search_->set_up(p);
    const Mask left = p.hands[0] | p.hands[1] | p.hands[2];
    const Tricks found = left && p.tricks() ? search_->first(Search::lay(p), left, p.tricks()) : kNoTricks;
    for (int who = 0; who < 4; ++who) tricks[who] = static_cast<std::int8_t>(tricks_of(found, who));
}

void AllPassSolver::cards(const AllPass& p, std::int8_t tricks[32 * 4]) {
    search_->set_up(p);
    std::fill_n(tricks, 32 * 4, std::int8_t{-1});
    const Mask left = p.hands[0] | p.hands[1] | p.hands[2];
    for (Mask moves = p.choices(); moves; moves &= moves - 1) {
        const Tricks found = search_->after(Search::lay(p), left, lowest(moves), p.tricks());
        for (int who = 0; who < 4; ++who) tricks[4 * lowest(moves) + who] = static_cast<std::int8_t>(tricks_of(found, who));
    }
}

void AllPassSolver::paranoid(const AllPass& p, std::int8_t tricks[kSeats]) {
    search_->set_up(p);
    const Mask left = p.hands[0] | p.hands[1] | p.hands[2];
    for (int seat = 0; seat < kSeats; ++seat) {
        search_->table.forget();
        search_->avoider = seat;
        int need = 0;
        while (need < p.tricks() && search_->forced_first(Search::lay(p), left, p.tricks(), need + 1)) ++need;
        tricks[seat] = static_cast<std::int8_t>(need);
    }
}

std::uint64_t AllPassSolver::nodes() const { return search_->nodes; }

}  // namespace prikup
