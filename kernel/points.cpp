// Alpha-beta on points with a table of bounds.
#include "points.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "points_order.hpp"

namespace prikup {

namespace {

constexpr int kFar = 32000;

constexpr bool beats(int card, int top, int trump) {
    return suit_of(card) == suit_of(top) ? card > top : suit_of(card) == trump;
}

// The cards of the same suit between two of them.
constexpr Mask between(int low, int high) { return (bit(high) - 1) & ~((bit(low) << 1) - 1); }

struct Move {
    std::int16_t score;
    std::uint8_t card;
    std::uint8_t announced;  // 0, or 1 and the place of what is announced
    std::uint8_t run;        // cards of one run are worth the same but for their own points
};

struct Moves {
    std::array<Move, 24> all;
    int size = 0;

    void add(int score, int card, int announced, int run) {
        all[size++] = {static_cast<std::int16_t>(score), static_cast<std::uint8_t>(card), static_cast<std::uint8_t>(announced),
                       static_cast<std::uint8_t>(run)};
    }
    // The best of those from `at` on, moved there.
    const Move& pick(int at) {
        int best = at;
        for (int i = at + 1; i < size; ++i) {
            if (all[i].score > all[best].score) best = i;
        }
        std::swap(all[at], all[best]);
        return all[at];
    }
};

// What can be announced in a deal: the cards that must be in hand, those it is announced with.
struct Announcement {
    Mask cards, leads;
    int seat, gain;
    int trump;  // the suit it makes trump; -1: none
    bool four;
};

struct Alone {
    Mask pairs, fours;
};

struct Trick {
    int led;    // suit
    int top;    // the card that wins so far
    int who;    // who played it
    int table;  // points of its cards
};

struct Entry {
    Mask left;
    std::uint32_t tag;
    std::int16_t lower, upper;
    std::uint32_t cards;
};

}  // namespace

struct PointSolver::Search {
    static constexpr int kWays = 4, kBuckets = 1 << 12;

    std::uint64_t nodes = 0;
    Mask own[3], silent;
    bool must_beat;
    int points[32];
    int weight[32];
    int last_points;
    std::array<Announcement, 6> announcements;
    int announced_size;
    std::uint32_t generation = 0;
    std::vector<Entry> table = std::vector<Entry>(kWays * kBuckets, Entry{});

    int worth(Mask cards) const {
        int sum = 0;
        for (; cards; cards &= cards - 1) sum += points[lowest(cards)];
        return sum;
    }

    void announce(Mask cards, Mask leads, int gain, int trump, bool difference) {
        for (int seat = 0; seat < 3; ++seat) {
            if ((own[seat] & cards) != cards) continue;
            if (seat != 0) gain = difference ? -gain : 0;
            announcements[announced_size++] = {cards, leads, seat, gain, trump, count(cards) == 4};
        }
    }

    void start(const PointPosition& p) {
        const bool difference = p.flags & kDifference;
        nodes = 0;
        if (++generation == 1 << 24) {
            std::fill(table.begin(), table.end(), Entry{});
            generation = 1;
        }
        for (int seat = 0; seat < 3; ++seat) own[seat] = p.play.hands[seat];
        silent = p.flags & kSilentLead ? p.play.left() : 0;
        must_beat = p.flags & kMustBeat;
        for (int card = 0; card < 32; ++card) {
            weight[card] = p.card_points[card & 7];
            points[card] = weight[card] * (difference ? 2 : 1);
        }
        last_points = p.last_points * (difference ? 2 : 1);
        announced_size = 0;
        for (int suit = 0; suit < kSuits && p.pair[0] != kNoCard; ++suit) {
            const Mask low = bit(8 * suit + p.pair[0]), both = low | bit(8 * suit + p.pair[1]);
            announce(both, p.flags & kLowOfPair ? low : both, p.pair_points[suit], p.flags & kFixedTrump ? -1 : suit, difference);
        }
        if (p.four != kNoCard) announce(0x01010101U << p.four, 0x01010101U << p.four, p.four_points, -1, difference);
    }

    // The points that do not depend on the play: with differences all cards count for the rest at first.
    int offset(const PointPosition& p) const {
        if (!(p.flags & kDifference)) return 0;
        Mask cards = p.play.left();
        for (const int card : p.play.trick) {
            if (card != kNoCard) cards |= bit(card);
        }
        return (worth(cards) + last_points) / 2;
    }

    Entry* bucket(Mask left, std::uint32_t tag) {
        const std::uint64_t key = (std::uint64_t{tag & 31} << 32 | left) * 0x9E3779B97F4A7C15U;
        return &table[static_cast<std::size_t>(key >> 52) * kWays];
    }

    void store(Mask left, std::uint32_t tag, int lower, int upper) {
        Entry* entry = bucket(left, tag);
        Entry* worst = entry;
        for (int i = 0; i < kWays; ++i) {
            if (entry[i].left == left && entry[i].tag == tag) {
                entry[i].lower = static_cast<std::int16_t>(std::max<int>(entry[i].lower, lower));
                entry[i].upper = static_cast<std::int16_t>(std::min<int>(entry[i].upper, upper));
                return;
            }
            const auto age = [&](const Entry& e) { return e.tag >> 8 != tag >> 8 ? 0U : e.cards; };
            if (age(entry[i]) < age(*worst)) worst = &entry[i];
        }
        *worst = {left, tag, static_cast<std::int16_t>(lower), static_cast<std::int16_t>(upper), static_cast<std::uint32_t>(count(left))};
    }

    template <int N>
    int lead_any(int leader, Mask left, int trump, int rest, int alpha, int beta) {
        switch (leader) {
            case 0: return lead<N, 0>(left, trump, rest, alpha, beta);
            case 1: return lead<N, 1>(left, trump, rest, alpha, beta);
            default:
                if constexpr (N == 3) return lead<N, 2>(left, trump, rest, alpha, beta);
                return 0;
        }
    }

    // After the last trick's leader is known and each holds one card.
    template <int N, int L>
    int last_trick(Mask left, int trump, int rest) const {
        int top = lowest(left & own[L]), who = L;
        for (int place = 1; place < N; ++place) {
            const int seat = (L + place) % N, card = lowest(left & own[seat]);
            if (beats(card, top, trump)) {
                top = card;
                who = seat;
            }
        }
        return who == 0 ? rest + last_points : 0;
    }

    // The value at the start of a trick; `rest` are the points of the cards left. Exact within the window, else a bound.
    template <int N, int L>
    int lead(Mask left, int trump, int rest, int alpha, int beta) {
        constexpr bool kMax = L == 0;
        if (!left) return 0;
        ++nodes;
        const Mask hand = left & own[L];
        if (!(hand & (hand - 1))) return last_trick<N, L>(left, trump, rest);

        int lower = 0, upper = rest + last_points;
        for (int i = 0; i < announced_size; ++i) {
            const Announcement& one = announcements[i];
            if ((left & one.cards) != one.cards) continue;
            (one.seat == 0 ? upper : lower) += one.gain;
        }
        if (lower >= beta) return lower;
        if (upper <= alpha) return upper;

        if (trump != kNoSuit && !(left & suit_mask(trump))) trump = kNoSuit;
        const std::uint32_t tag = generation << 8 | static_cast<std::uint32_t>(trump << 2 | L);
        for (Entry* entry = bucket(left, tag), *end = entry + kWays; entry != end; ++entry) {
            if (entry->left != left || entry->tag != tag) continue;
            lower = std::max<int>(lower, entry->lower);
            upper = std::min<int>(upper, entry->upper);
            if (lower >= beta || lower == upper) return lower;
            if (upper <= alpha) return upper;
            break;
        }
        const int low = std::max(alpha, lower), high = std::min(beta, upper);

        Moves moves;
        leads<N, L>(left, hand, trump, moves);
        int best = kMax ? -kFar : kFar, a = low, b = high;
        std::array<int, 32> seen, seen_points;
        std::uint32_t runs = 0;
        for (int i = 0; i < moves.size; ++i) {
            const Move move = moves.pick(i);
            const int own_points = points[move.card];
            if (runs >> move.run & 1) {
                const int gap = std::abs(own_points - seen_points[move.run]);
                if (kMax ? seen[move.run] + gap <= a : seen[move.run] - gap >= b) {
                    best = kMax ? std::max(best, seen[move.run] + gap) : std::min(best, seen[move.run] - gap);
                    continue;
                }
            }
            int gain = 0, suit = trump;
            if (move.announced) {
                const Announcement& one = announcements[move.announced - 1];
                gain = one.gain;
                if (one.trump >= 0) suit = one.trump;
            }
            const Trick trick{suit_of(move.card), move.card, L, own_points};
            const int value = gain + follow<N, L, 1>(left & ~bit(move.card), suit, trick, rest - own_points, a - gain, b - gain);
            best = kMax ? std::max(best, value) : std::min(best, value);
            (kMax ? a : b) = kMax ? std::max(a, best) : std::min(b, best);
            if (a >= b) break;
            if (!(runs >> move.run & 1)) {
                runs |= 1U << move.run;
                seen[move.run] = value;
                seen_points[move.run] = own_points;
            }
        }
        // A bound beyond what is known otherwise tells nothing new.
        best = std::clamp(best, lower, upper);
        store(left, tag, best > low ? best : lower, best < high ? best : upper);
        return best;
    }

    // Every lead, announced or not, that is not as good as another for sure.
    template <int N, int L>
    void leads(Mask left, Mask hand, int trump, Moves& moves) const {
        Mask kept = 0;  // cards that announce without choice
        int run = 0;
        for (int i = 0; i < announced_size; ++i) {
            const Announcement& one = announcements[i];
            if (one.seat != L || (left & one.cards) != one.cards) continue;
            if (left == silent) continue;
            ++run;
            for (Mask cards = one.leads; cards; cards &= cards - 1) {
                const int card = lowest(cards);
                run += one.four || (left & ~hand & between(lowest(one.cards), card));
                moves.add(score_lead<N, L>(left, card, trump, true), card, i + 1, run);
            }
            if (one.trump < 0 || one.trump == trump) kept |= one.leads;
        }
        const Mask others = left & ~hand;
        const Alone alone = alone_in(left, L);
        int before = -1;
        for (Mask cards = hand; cards; cards &= cards - 1) {
            const int card = lowest(cards);
            run += !joined(before, card, others, alone);
            before = card;
            if (bit(card) & kept) continue;
            moves.add(score_lead<N, L>(left, card, trump, false), card, 0, run);
        }
    }

    // The cards that may be played now.
    Mask legal_now(Mask hand, const Trick& trick, int trump) const {
        const Mask moves = legal(hand, trick.led, trump);
        if (!must_beat) return moves;
        Mask beating = 0;
        for (Mask cards = moves; cards; cards &= cards - 1) {
            if (beats(lowest(cards), trick.top, trump)) beating |= cards & -cards;
        }
        return beating ? beating : moves;
    }

    // The cards of a hand with which something can still be announced.
    Alone alone_in(Mask left, int seat) const {
        Alone alone{};
        for (int i = 0; i < announced_size; ++i) {
            const Announcement& one = announcements[i];
            if (one.seat == seat && (left & one.cards) == one.cards) (one.four ? alone.fours : alone.pairs) |= one.cards;
        }
        return alone;
    }

    // Whether two cards of a hand are worth the same but for their own points: none of `others` parts them.
    static bool joined(int low, int high, Mask others, const Alone& alone) {
        if (low < 0 || suit_of(low) != suit_of(high) || (others & between(low, high))) return false;
        const Mask both = bit(low) | bit(high), pair = both & alone.pairs;
        return (pair == 0 || pair == both) && !(both & alone.fours);
    }

    // The same in the middle of a trick, before the card at `Place` of it.
    template <int N, int L, int Place>
    int follow(Mask left, int trump, const Trick& trick, int rest, int alpha, int beta) {
        if constexpr (Place + 1 == N) {
            return close<N, L>(left, trump, trick, rest, alpha, beta);
        } else {
            constexpr int seat = (L + Place) % N;
            constexpr bool kMax = seat == 0;
            const Mask hand = left & own[seat];
            const Alone alone = alone_in(left, seat);
            const Mask others = (left & ~hand) | bit(trick.top);
            Moves moves;
            int run = 0, before = -1;
            for (Mask cards = legal_now(hand, trick, trump); cards; cards &= cards - 1) {
                const int card = lowest(cards);
                run += !joined(before, card, others, alone);
                before = card;
                moves.add(score_second<N, L>(left, card, trump, trick), card, 0, run);
            }
            int best = kMax ? -kFar : kFar, a = alpha, b = beta;
            std::array<int, 32> seen, seen_points;
            std::uint32_t runs = 0;
            for (int i = 0; i < moves.size; ++i) {
                const Move move = moves.pick(i);
                const int own_points = points[move.card];
                if (runs >> move.run & 1) {
                    const int gap = std::abs(own_points - seen_points[move.run]);
                    if (kMax ? seen[move.run] + gap <= a : seen[move.run] - gap >= b) {
                        best = kMax ? std::max(best, seen[move.run] + gap) : std::min(best, seen[move.run] - gap);
                        continue;
                    }
                }
                Trick after = trick;
                after.table += own_points;
                if (beats(move.card, trick.top, trump)) {
                    after.top = move.card;
                    after.who = seat;
                }
                const int value = follow<N, L, Place + 1>(left & ~bit(move.card), trump, after, rest - own_points, a, b);
                best = kMax ? std::max(best, value) : std::min(best, value);
                (kMax ? a : b) = kMax ? std::max(a, best) : std::min(b, best);
                if (a >= b) break;
                if (!(runs >> move.run & 1)) {
                    runs |= 1U << move.run;
                    seen[move.run] = value;
                    seen_points[move.run] = own_points;
                }
            }
            return best;
        }
    }

    // The last card of a trick.
    template <int N, int L>
    int close(Mask left, int trump, const Trick& trick, int rest, int alpha, int beta) {
        constexpr int seat = (L + N - 1) % N;
        constexpr bool kMax = seat == 0;
        const Mask hand = left & own[seat];
        const Alone alone = alone_in(left, seat);
        const Mask others = (left & ~hand) | bit(trick.top);
        Moves moves;
        int before = -1;
        for (Mask cards = legal_now(hand, trick, trump); cards; cards &= cards - 1) {
            const int card = lowest(cards);
            const bool same_run = joined(before, card, others, alone);
            before = card;
            const bool takes = beats(card, trick.top, trump);
            const bool ours = ((takes ? seat : trick.who) == 0) == kMax;
            const int score = score_last<N, L>(card, takes, ours, trump, trick);
            if (same_run) {  // of a run only the dearest counts where our side takes the trick, else the cheapest
                Move& same = moves.all[moves.size - 1];
                if ((points[card] > points[same.card]) != ours) continue;
                --moves.size;
            }
            moves.add(score, card, 0, 0);
        }
        int best = kMax ? -kFar : kFar, a = alpha, b = beta;
        for (int i = 0; i < moves.size; ++i) {
            const Move move = moves.pick(i);
            const int value = closed<N>(left & ~bit(move.card), trump, trick, seat, move.card, rest, a, b);
            best = kMax ? std::max(best, value) : std::min(best, value);
            (kMax ? a : b) = kMax ? std::max(a, best) : std::min(b, best);
            if (a >= b) break;
        }
        return best;
    }

    // The value once this last card of a trick is played.
    template <int N>
    int closed(Mask left, int trump, const Trick& trick, int seat, int card, int rest, int alpha, int beta) {
        const int winner = beats(card, trick.top, trump) ? seat : trick.who;
        const int gain = winner == 0 ? trick.table + points[card] + (left ? 0 : last_points) : 0;
        return gain + lead_any<N>(winner, left, trump, rest - points[card], alpha - gain, beta - gain);
    }

    template <int N, int L>
    int score_lead(Mask left, int card, int trump, bool announced) const {
        const Mask suit = suit_mask(suit_of(card));
        int kind = announced * 8 + (suit_of(card) == trump);
        const Mask above = suit & ~((bit(card) << 1) - 1);
        if constexpr (L == 0) {
            kind += 2 * !(left & above & ~own[0]);
            bool ruffed = false;
            if (trump != kNoSuit && suit_of(card) != trump) {
                for (int seat = 1; seat < N; ++seat) {
                    ruffed |= !(left & own[seat] & suit) && (left & own[seat] & suit_mask(trump));
                }
            }
            kind += 4 * ruffed;
        } else {
            kind += 2 * !(left & above & own[0]);
            if (trump != kNoSuit && suit_of(card) != trump) {
                kind += 4 * (!(left & own[0] & suit) && (left & own[0] & suit_mask(trump)));
            }
            if constexpr (N == 3) {
                const Mask partner = left & own[3 - L] & suit;
                kind += 16 * (partner > (left & own[0] & suit));
            }
        }
        return kLead[L][kind].base + kLead[L][kind].slope * weight[card];
    }

    template <int N, int L>
    int score_second(Mask left, int card, int trump, const Trick& trick) const {
        constexpr int seat = (L + 1) % N, third = (L + 2) % N;
        const bool takes = beats(card, trick.top, trump);
        const int top = takes ? card : trick.top;
        const Mask next = left & own[third];
        const Mask led = next & suit_mask(trick.led);
        bool beaten;
        if (led) {
            beaten = suit_of(top) == trick.led && highest(led) > top;
        } else if (trump != kNoSuit && (next & suit_mask(trump))) {
            beaten = suit_of(top) != trump || highest(next & suit_mask(trump)) > top;
        } else {
            beaten = false;
        }
        const int kind = suit_of(card) == trick.led ? 0 : suit_of(card) == trump ? 1 : 2;
        const bool ours = ((takes ? seat : trick.who) == 0) == (seat == 0);
        const int at = kind + 4 * ours + 8 * takes + 16 * beaten;
        return kSecond[L][at].base + kSecond[L][at].slope * weight[card];
    }

    template <int N, int L>
    int score_last(int card, bool takes, bool ours, int trump, const Trick& trick) const {
        const int kind = suit_of(card) == trick.led ? 0 : suit_of(card) == trump ? 1 : 2;
        const int at = kind + 4 * ours + 8 * takes;
        return kLast[L][at].base + kLast[L][at].slope * weight[card];
    }

    template <int N, int L>
    int root(const PointPosition& p, int alpha, int beta) {
        const Trick trick = on_table<N>(p);
        const Mask left = p.play.left();
        switch (p.play.played()) {
            case 0: return lead<N, L>(left, p.play.trump, worth(left), alpha, beta);
            case 1: return follow<N, L, 1>(left, p.play.trump, trick, worth(left), alpha, beta);
            default:
                if constexpr (N == 3) return follow<N, L, 2>(left, p.play.trump, trick, worth(left), alpha, beta);
                return 0;
        }
    }

    template <int N>
    Trick on_table(const PointPosition& p) const {
        const int first = p.play.trick[0], second = p.play.trick[1];
        if (first == kNoCard) return {};
        Trick trick{suit_of(first), first, p.play.leader, points[first]};
        if (second == kNoCard) return trick;
        trick.table += points[second];
        if (beats(second, first, p.play.trump)) {
            trick.top = second;
            trick.who = (p.play.leader + 1) % N;
        }
        return trick;
    }

    // The value once this card is played, announced (1 and the place of what is) or not.
    template <int N, int L>
    int root_card(const PointPosition& p, int card, int announced) {
        const Mask left = p.play.left() & ~bit(card);
        const int rest = worth(left);
        int trump = p.play.trump, gain = 0;
        if (announced) {
            const Announcement& one = announcements[announced - 1];
            gain = one.gain;
            if (one.trump >= 0) trump = one.trump;
        }
        Trick trick = on_table<N>(p);
        const int played = p.play.played(), seat = p.play.to_play();
        if (played == 0) {
            trick = {suit_of(card), card, seat, points[card]};
            return gain + follow<N, L, 1>(left, trump, trick, rest, -kFar, kFar);
        }
        if (played + 1 == N) return closed<N>(left, trump, trick, seat, card, rest + points[card], -kFar, kFar);
        trick.table += points[card];
        if (beats(card, trick.top, trump)) {
            trick.top = card;
            trick.who = seat;
        }
        if constexpr (N == 3) return follow<N, L, 2>(left, trump, trick, rest, -kFar, kFar);
        return 0;
    }

    // Calls ask.template operator()<N, L>() for the players and the leader of a position.
    template <class Ask>
    static int with_players(const Position& p, Ask ask) {
        if (p.two_handed()) return p.leader == 0 ? ask.template operator()<2, 0>() : ask.template operator()<2, 1>();
        switch (p.leader) {
            case 0: return ask.template operator()<3, 0>();
            case 1: return ask.template operator()<3, 1>();
            default: return ask.template operator()<3, 2>();
        }
    }
};

PointSolver::PointSolver() : search_(std::make_unique<Search>()) {}
PointSolver::~PointSolver() = default;
PointSolver::PointSolver(PointSolver&&) noexcept = default;
PointSolver& PointSolver::operator=(PointSolver&&) noexcept = default;

int PointSolver::value(const PointPosition& p) {
    search_->start(p);
    const int found = Search::with_players(p.play, [&]<int N, int L>() { return search_->root<N, L>(p, -kFar, kFar); });
    return found - search_->offset(p);
}

bool PointSolver::at_least(const PointPosition& p, int wanted) {
    search_->start(p);
    const int bound = std::clamp(wanted + search_->offset(p), 1 - kFar, kFar);
    return Search::with_players(p.play, [&]<int N, int L>() { return search_->root<N, L>(p, bound - 1, bound); }) >= bound;
}

void PointSolver::cards(const PointPosition& p, std::int16_t values[64]) {
    search_->start(p);
    std::fill_n(values, 64, kNotLegal);
    const Search& search = *search_;
    const int seat = p.play.to_play(), offset = search.offset(p);
    const Mask hand = p.play.hands[seat];
    const auto ask = [&](int card, int announced) {
        const int found =
            Search::with_players(p.play, [&]<int N, int L>() { return search_->root_card<N, L>(p, card, announced); });
        return static_cast<std::int16_t>(found - offset);
    };
    Mask moves = hand;
    if (p.play.played()) moves = search.legal_now(hand, p.play.two_handed() ? search.on_table<2>(p) : search.on_table<3>(p), p.play.trump);
    for (; moves; moves &= moves - 1) values[lowest(moves)] = ask(lowest(moves), 0);
    if (p.play.played() || p.flags & kSilentLead) return;
    for (int i = 0; i < search.announced_size; ++i) {
        if (search.announcements[i].seat != seat) continue;
        for (Mask leads = search.announcements[i].leads; leads; leads &= leads - 1) {
            values[32 + lowest(leads)] = ask(lowest(leads), i + 1);
        }
    }
}

std::uint64_t PointSolver::nodes() const { return search_->nodes; }

std::string fault(const PointPosition& p) {
    if (std::string text = fault(p.play); !text.empty()) return text;
    if (p.flags > 31) return "flags " + std::to_string(p.flags) + ": expected 0 to 31";
    const bool none = p.pair[0] == kNoCard && p.pair[1] == kNoCard;
    if (!none && (p.pair[0] >= p.pair[1] || p.pair[1] > 7)) return "the pair: expected two strengths of 0 to 7, the lower one first";
    if (p.four != kNoCard && p.four > 7) return "the four: expected a strength of 0 to 7";
    if (p.four != kNoCard && (p.four == p.pair[0] || p.four == p.pair[1])) return "the four is of the pair";
    int sum = p.four_points + p.last_points;
    for (const int one : p.pair_points) sum += one;
    for (const int one : p.card_points) sum += 4 * one;
    if (sum > kMostPoints) return "the points add up to " + std::to_string(sum) + ": expected " + std::to_string(kMostPoints) + " at most";
    return {};
}

}  // namespace prikup
