#include "tricks.hpp"

#include <algorithm>
#include <array>

#include "order.hpp"
#include "patterns.hpp"
#include "table.hpp"

namespace prikup {

namespace {

// A few cards to try, the best first.
struct Moves {
    int size = 0;
    int scored[16];  // score * 64 + card

    void add(int card, int score) { scored[size++] = score * 64 + card; }

    // Takes the best card that has not been taken; there must be one.
    int take() {
        int best = 0;
        for (int i = 1; i < size; ++i) {
            if (scored[i] > scored[best]) best = i;
        }
        const int card = scored[best] & 63;
        scored[best] = scored[--size];
        return card;
    }
};

constexpr bool beats(int challenger, int card, int trump) {
    const int suit = suit_of(challenger);
    return suit == suit_of(card) ? challenger > card : suit == trump;
}

}  // namespace

// The search of one deal. The trump suit, if any, has been made suit 0. Questions are yes-or-no: does seat 0 take at
// least so many of the tricks that are left?
struct TrickSolver::Search {
    Table table{12};
    const Patterns& patterns = Patterns::get();
    const Order* const orders[3] = {&Order::get(Kind::kTrump), &Order::get(Kind::kNoTrump), &Order::get(Kind::kMisere)};
    const Order* order = nullptr;  // the one of the kind of play in question
    std::uint64_t nodes = 0;
    Mask own[3] = {};
    std::array<std::array<std::uint16_t, 256>, kSuits> code{};  // pattern of what is left of a suit
    std::array<std::uint8_t, 256> holders{};                     // seats with cards among what is left of suit 0

    // ---- set-up ----

    void start(const Mask hands[3]) {
        std::copy_n(hands, 3, own);
        for (int suit = 0; suit < kSuits; ++suit) {
            std::uint16_t* codes = code[static_cast<std::size_t>(suit)].data();
            codes[0] = 0;
            for (int rank = 0; rank < 8; ++rank) {
                const int owner = owner_of(8 * suit + rank), half = 1 << rank;
                for (int m = 0; m < half; ++m) codes[half + m] = static_cast<std::uint16_t>(pattern_above(codes[m], owner));
            }
        }
        for (int rank = 0; rank < 8; ++rank) {
            const int owner = 1 << owner_of(rank), half = 1 << rank;
            for (int m = 0; m < half; ++m) {
                holders[static_cast<std::size_t>(half + m)] = static_cast<std::uint8_t>(holders[static_cast<std::size_t>(m)] | owner);
            }
        }
        table.forget();
    }

    int owner_of(int card) const { return own[0] >> card & 1 ? 0 : own[1] >> card & 1 ? 1 : 2; }

    // ---- one trick ----

    // A position at the start of a trick.
    struct Node {
        Mask left;
        unsigned trumped;  // which seats hold trumps
        int id[kSuits];    // pattern of each suit
        std::uint64_t key;
    };

    template <Kind K>
    static constexpr int kTrumpSuit = K == Kind::kTrump ? 0 : kNoSuit;

    // Whether a seat wants the answer yes.
    template <Kind K>
    static constexpr bool hopes(int seat) { return (seat == 0) == (K != Kind::kMisere); }

    template <Kind K, int L>
    void leads(const Node& node, Moves& moves) const {
        const Mask hand = node.left & own[L];
        Mask cards = lowest_of_runs(hand, node.left & ~hand);
        const unsigned ruffing = (node.trumped >> ((L + 1) % 3) & 1) | (node.trumped >> ((L + 2) % 3) & 1) << 1;
        while (cards) {
            const int suit = suit_of(lowest(cards));
            const Mask in_suit = cards & suit_mask(suit);
            cards ^= in_suit;
            const auto at = static_cast<std::size_t>(node.id[suit]);
            const Scores scores = suit == kTrumpSuit<K> ? order->trump[L][at] : order->lead[L][ruffing][at];
            spread_suit(moves, in_suit, scores, order->weights.lead_slope[L]);
        }
    }

    // The cards of a suit: the highest by one score, the others by another that changes upwards by `slope`.
    static void spread_suit(Moves& moves, Mask cards, Scores scores, int slope) {
        const int top = highest(cards);
        moves.add(top, scores.high);
        int score = scores.low;
        for (cards ^= bit(top); cards; cards &= cards - 1, score += slope) moves.add(lowest(cards), score);
    }

    // Of the cards a seat may play, those worth trying: one of each run. A card that has lost the trick parts no run.
    Mask candidates(const Node& node, int seat, Mask playable, Mask lost) const {
        return playable & (playable - 1) ? lowest_of_runs(playable, node.left & ~own[seat] & ~lost) : playable;
    }

    // At misère, when no trick more may be taken, a higher card that loses is never worse played than a lower one: of the
    // declarer's cards those below the best one so far, and those that `rest` may have to beat. He may be left without.
    static Mask ducks(Mask cards, int best, int led, Mask rest) {
        const Mask follow = cards & suit_mask(led);
        if (!follow) {
            Mask highest_ones = 0;
            for (int suit = 0; suit < kSuits; ++suit) {
                if (const Mask in_suit = cards & suit_mask(suit)) highest_ones |= bit(highest(in_suit));
            }
            return highest_ones;
        }
        const Mask below = follow & (bit(best) - 1), forced = rest & suit_mask(led);
        const Mask under = forced ? follow & ~below & (bit(highest(forced)) - 1) : 0;
        return (below ? bit(highest(below)) : 0) | under;
    }

    // Cards that beat `card` in a trick, of who still plays.
    template <Kind K>
    static Mask beaters(Mask rest, int card, int led) {
        const Mask playable = rest & suit_mask(led) ? rest & suit_mask(led) : kTrumpSuit<K> == kNoSuit ? 0 : rest & suit_mask(0);
        const int suit = suit_of(card);
        const Mask higher = suit_mask(suit) & ~((bit(card) << 1) - 1);
        return playable & (K == Kind::kTrump && suit != 0 ? higher | suit_mask(0) : higher);
    }

    // The score of one of `cards` that a seat may play. Classes: 0 it cannot be beaten, 1 it wins so far, 2 it loses;
    // 3 and 4 as 0 and 1 for a ruff. A card thrown away is judged by its suit.
    template <Kind K>
    int score(const Node& node, int seat, Mask cards, int card, int best, int led, Mask rest, const std::int16_t classes[],
              const std::int16_t slopes[]) const {
        const int suit = suit_of(card);
        const Mask in_suit = cards & suit_mask(suit);
        const int place = count(in_suit & (bit(card) - 1));
        if (suit != led && suit != kTrumpSuit<K>) {
            const Scores scores = order->discard[static_cast<std::size_t>(seat)][static_cast<std::size_t>(node.id[suit])];
            return highest(in_suit) == card ? scores.high : scores.low + place * order->weights.throw_slope[seat];
        }
        int type = 2;
        if (beats(card, best, kTrumpSuit<K>)) type = (beaters<K>(rest, card, led) ? 1 : 0) + (suit == led ? 0 : 3);
        return classes[type] + slopes[type] * place;
    }

    // Whether seat 0 takes `need` of the tricks left, one of the others or he leading.
    template <Kind K, int H, int L>
    bool tricks(const Node& node, int n, int need) {
        constexpr int second = (L + 1) % H;
        Moves first;
        leads<K, L>(node, first);
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
        const Mask rest = node.left & own[third];
        Mask cards = candidates(node, S, legal(node.left & own[S], led, trump), 0);
        if (K == Kind::kMisere && S == 0 && need == 1) cards = ducks(cards, lead, led, rest);
        Moves moves;
        if (cards & (cards - 1)) {
            for (Mask left = cards; left; left &= left - 1) {
                const int card = lowest(left);
                moves.add(card, score<K>(node, S, cards, card, lead, led, rest, order->weights.second[L][led == trump], order->weights.second_slope[L][led == trump]));
            }
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

    // The last card of a trick: W wins it so far with `best`. All positions it can lead to are glanced at before
    // one is searched.
    template <Kind K, int H, int L, int W>
    bool finish(const Node& node, int lead, int best, Mask played, int n, int need) {
        constexpr int trump = kTrumpSuit<K>, last = (L + H - 1) % H;
        const int led = suit_of(lead);
        const Mask after = node.left & ~played;
        Mask cards = candidates(node, last, legal(node.left & own[last], led, trump), played & ~bit(best));
        if (K == Kind::kMisere && last == 0 && need == 1) cards = ducks(cards, best, led, 0);
        if (!cards) return !hopes<K>(last);
        if (!(cards & (cards - 1))) {
            const int card = lowest(cards);
            return beats(card, best, trump) ? enter<K, H, last>(after ^ cards, n - 1, need - (last == 0))
                                            : enter<K, H, W>(after ^ cards, n - 1, need - (W == 0));
        }
        const std::int16_t* classes = order->weights.last[L][W == L ? 0 : 1][led == trump];
        const std::int16_t* slopes = order->weights.last_slope[L][W == L ? 0 : 1][led == trump];
        Node children[10];
        Moves moves;
        for (Mask left = cards; left; left &= left - 1) {
            const int card = lowest(left);
            const bool wins = beats(card, best, trump);
            Node& child = children[moves.size];
            child.left = after ^ bit(card);
            const int known = wins ? glance<K, H, last>(child, n - 1, need - (last == 0)) : glance<K, H, W>(child, n - 1, need - (W == 0));
            if (known < 0) {
                moves.add(moves.size | (wins ? 32 : 0), score<K>(node, last, cards, card, best, led, 0, classes, slopes));
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

    // 1 and 0 for an answer that needs no search, else -1; fills in the node.
    template <Kind K, int H, int L>
    int glance(Node& node, int n, int need) {
        if (need <= 0) return 1;
        if (need > n) return 0;
        ++nodes;
        if (n == 1) return last_trick<K, H, L>(node.left);
        node.key = L;
        for (int suit = 0; suit < kSuits; ++suit) {
            node.id[suit] = code[static_cast<std::size_t>(suit)][node.left >> (8 * suit) & 255];
            node.key = node.key << 14 | static_cast<std::uint64_t>(node.id[suit]);
        }
        node.trumped = K == Kind::kTrump ? holders[node.left & 255] : 0;
        const int known = bounds<K, L>(node, n, need);
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
        int best = lowest(left & own[L]), winner = L;
        for (int step = 1; step < H; ++step) {
            const int seat = (L + step) % H, card = lowest(left & own[seat]);
            if (beats(card, best, kTrumpSuit<K>)) best = card, winner = seat;
        }
        return winner == 0;
    }

    // 1 and 0 for a sure yes and no, -1 where the search must tell.
    template <Kind K, int L>
    int bounds(const Node& node, int n, int need) const {
        if constexpr (K == Kind::kMisere) {
            return misere_bounds<L>(node, need);
        } else {
            constexpr bool trump = K == Kind::kTrump;
            const auto t = static_cast<std::size_t>(node.id[0]);
            unsigned cash = 0;
            for (int suit = trump ? 1 : 0; suit < kSuits; ++suit) cash += patterns.cash[node.trumped][static_cast<std::size_t>(node.id[suit])];
            const unsigned sure = trump ? patterns.trumps[t] : 0, both = cash + sure;
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

    // Tricks the declarer surely takes: on lead, or at once, or with a sure trump, he comes in before he must throw a card
    // away, and cashes. Otherwise the others can first play as many rounds as they have of other suits.
    template <Kind K>
    static int declarer_takes(bool answers, unsigned sure, unsigned both, int n) {
        if (answers || of_seat(sure, 0) > 0) return of_seat(both, 0);
        return std::min(of_seat(both, 0), n - static_cast<int>(both >> Patterns::kRounds & 31));
    }

    // Tricks the declarer loses whoever leads. A card he throws away is a trick lost, so the cards that a defender keeps
    // above his cost him as many tricks; that defender's sure trumps cost others, but for one to which he throws
    // the last card of such a suit.
    template <Kind K>
    int losers(const Node& node, unsigned sure) const {
        unsigned lost = 0;
        for (int suit = K == Kind::kTrump ? 1 : 0; suit < kSuits; ++suit) lost += patterns.losers[static_cast<std::size_t>(node.id[suit])];
        const int first = lost & 63, second = lost >> 10 & 63;
        if constexpr (K == Kind::kNoTrump) return first + second;
        const int with_first = of_seat(sure, 1) + first - ((lost >> 6 & 15) != 0), with_second = of_seat(sure, 2) + second - (lost >> 16 != 0);
        return std::max(first + second, std::max(with_first, with_second));
    }

    // Whether leading trumps from the top first gives the declarer enough. He must be on lead or come in at once, at the
    // price of a trump perhaps; or nobody else has trumps, and he comes in before he is short of them.
    template <int L>
    bool drawing(const Node& node, bool answers, int n, int need) const {
        const unsigned drawn = patterns.drawn[static_cast<std::size_t>(node.id[0])];
        if (L != 0 && !(answers && drawn & Patterns::kSpared) && node.trumped != 1) return false;
        unsigned kept = 0, all = 0;
        int yields = 0;
        for (int suit = 1; suit < kSuits; ++suit) {
            const auto at = static_cast<std::size_t>(node.id[suit]);
            kept += patterns.cash[(drawn & Patterns::kKeep) >> 4][at];
            all += patterns.cash[0][at];
            yields += patterns.yields[at];
        }
        if (static_cast<int>(drawn & 15) + of_seat(kept, 0) >= need) return true;
        const int lost = drawn & Patterns::kDrawsForOne ? 1 : 0, over = static_cast<int>(drawn >> Patterns::kOver) - (L != 0);
        if (!lost && !(drawn & Patterns::kDraws)) return false;
        // Each time he loses the lead he is made to ruff once at most; with trumps to spare he loses what can be beaten.
        if (over >= yields + lost) return n - lost - yields >= need;
        return L == 0 && lost && of_seat(patterns.length[static_cast<std::size_t>(node.id[0])], 0) - 1 + of_seat(all, 0) >= need;
    }

    // Rounds two defenders win if the leader cashes, crosses to his partner, and he cashes too.
    template <Kind K, int L>
    int crossed(const Node& node) const {
        int sum = 0, lost = 15;
        for (int suit = K == Kind::kTrump ? 1 : 0; suit < kSuits; ++suit) {
            const int both = patterns.cross[node.trumped][L - 1][static_cast<std::size_t>(node.id[suit])];
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

    // Whether every suit is safe. One of the others throws a card away only where his partner leads a suit that he has no
    // more of: as often, in all, as the partner has more of the other suits. A lead of the declarer adds a chance.
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

    // The same in the middle of a trick: its rest is played card by card.
    template <Kind K, int H>
    bool reaches(const Position& p, int need) {
        const int n = p.tricks();
        if (need <= 0) return true;
        if (need > n) return false;
        if (p.played() == 0) return at_start<K, H>(p, n, need);
        const int seat = p.to_play();
        for (Mask cards = choices<K>(p, seat); cards; cards &= cards - 1) {
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

    // The largest number that a growing list of questions answers with yes, from a guess.
    template <class Ask>
    static int settle(int least, int most, int guess, Ask reached) {
        guess = std::clamp(guess, least + 1, most);
        while (least < most) {
            if (reached(guess)) {
                least = guess++;
            } else {
                most = --guess;
                if (guess < least + 1) break;
            }
            guess = std::clamp(guess, least + 1, std::max(most, least + 1));
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
        const Mask playable = choices<K>(p, seat);
        // Cards on the table still part a hand's cards: they say which of them win the trick.
        Mask others = p.left() & ~p.hands[seat];
        for (const int card : p.trick) others |= card == kNoCard ? 0 : bit(card);
        for (Mask first = lowest_of_runs(playable, others); first; first &= first - 1) {
            const auto reached = [&](int need) { return reaches_after<K, H>(p, lowest(first), need); };
            const int found = hopes<K>(seat) ? settle(0, best, best, reached) : settle(best, p.tricks(), best + 1, reached);
            Mask run = bit(lowest(first)), all = run;
            while ((run = (run << 1) & ~others & suit_mask(suit_of(lowest(first))))) all |= run;
            for (all &= playable; all; all &= all - 1) values[lowest(all)] = static_cast<std::int8_t>(found);
        }
    }

    // ---- from a position as given to one whose trump suit is suit 0, and back ----

    static Mask swap(Mask cards, int suit) {
        if (suit == 0 || suit == kNoSuit) return cards;
        const Mask low = cards & 255, high = cards >> (8 * suit) & 255;
        return (cards & ~(suit_mask(0) | suit_mask(suit))) | high | low << (8 * suit);
    }

    static std::uint8_t swap_card(int card, int suit) {
        return static_cast<std::uint8_t>(card == kNoCard ? kNoCard : lowest(swap(bit(card), suit)));
    }

    Position begin(const Position& given) {
        nodes = 0;
        Position p = given;
        for (Mask& hand : p.hands) hand = swap(hand, given.trump);
        for (std::uint8_t& card : p.trick) card = swap_card(card, given.trump);
        start(p.hands);
        return p;
    }

    static Kind kind_of(const Position& p, Aim aim) {
        return aim == Aim::kFewest ? Kind::kMisere : p.trump == kNoSuit ? Kind::kNoTrump : Kind::kTrump;
    }

    // Calls f with the kind of play and the number of hands as constants.
    template <class F>
    auto choose(const Position& p, Aim aim, F f) {
        const Kind kind = kind_of(p, aim);
        order = orders[static_cast<int>(kind)];
        const auto with = [&](auto k) {
            return p.two_handed() ? f(k, std::integral_constant<int, 2>{}) : f(k, std::integral_constant<int, 3>{});
        };
        switch (kind) {
            case Kind::kTrump: return with(std::integral_constant<Kind, Kind::kTrump>{});
            case Kind::kNoTrump: return with(std::integral_constant<Kind, Kind::kNoTrump>{});
            default: return with(std::integral_constant<Kind, Kind::kMisere>{});
        }
    }

    // What speaks for and against the declarer before any search, for a first guess.
    struct Outlook {
        static constexpr int kFeatures = 12;
        int values[kFeatures];
    };

    Outlook outlook(const Position& p, Kind kind) const {
        const Patterns& all = patterns;
        int pairs = 0, voids = 0;
        unsigned rounds = 0, losers = 0;
        for (int suit = 0; suit < kSuits; ++suit) {
            const std::size_t at = code[static_cast<std::size_t>(suit)][p.left() >> (8 * suit) & 255];
            pairs += all.above[at];
            voids += of_seat(all.length[at], 0) == 0;
            rounds += all.cash[0][at] & 0x7FFF;
            losers += all.losers[at];
        }
        const int lost = static_cast<int>((losers & 63) + (losers >> 10 & 63)), leads = p.leader == 0;
        const std::size_t trump = code[0][p.left() & 255];
        const unsigned length = all.length[trump], sure = all.trumps[trump];
        if (kind == Kind::kNoTrump) {
            return {{1, pairs, of_seat(rounds, 0), lost, leads, leads * of_seat(rounds, 0), (1 - leads) * std::max(of_seat(rounds, 1), of_seat(rounds, 2)),
                     (1 - leads) * of_seat(rounds, p.leader), voids, leads * lost, (1 - leads) * of_seat(rounds, 0)}};
        }
        return {{1, pairs, of_seat(rounds, 0), lost, leads, of_seat(length, 0), of_seat(sure, 0), std::max(of_seat(sure, 1), of_seat(sure, 2)),
                 all.above[trump], voids, std::max(of_seat(length, 1), of_seat(length, 2)), of_seat(length, 0) * of_seat(length, 0)}};
    }

    int guess(const Position& p, Aim aim) const {
        if (aim == Aim::kFewest) return 1;  // few are the cheapest to ask for
        const Kind kind = kind_of(p, aim);
        const Outlook now = outlook(p, kind);
        int sum = 0;
        for (int i = 0; i < Outlook::kFeatures; ++i) sum += kGuess[static_cast<int>(kind)][i] * now.values[i];
        // Fitted on ten cards; a shorter deal has as much less to win.
        return (sum * p.tricks() / 10 + 128) >> 8;
    }

    // In 256ths of a trick, by kind of play: least squares over random and typical deals.
    static constexpr int kGuess[2][Outlook::kFeatures] = {
        {76, 22, 32, -128, 65, 266, 1, 9, -1, 101, -68, -3},
        {505, 21, 76, -132, -336, 107, -44, -10, -175, 46, -31, 0},
    };
};

TrickSolver::TrickSolver() : search_(std::make_unique<Search>()) {}
TrickSolver::~TrickSolver() = default;
TrickSolver::TrickSolver(TrickSolver&&) noexcept = default;
TrickSolver& TrickSolver::operator=(TrickSolver&&) noexcept = default;

int TrickSolver::value(const Position& position, Aim aim) {
    const Position p = search_->begin(position);
    return search_->choose(p, aim, [&](auto kind, auto hands) { return search_->value<kind(), hands()>(p, search_->guess(p, aim)); });
}

bool TrickSolver::at_least(const Position& position, Aim aim, int tricks) {
    const Position p = search_->begin(position);
    return search_->choose(p, aim, [&](auto kind, auto hands) { return search_->reaches<kind(), hands()>(p, tricks); });
}

void TrickSolver::cards(const Position& position, Aim aim, std::int8_t values[32]) {
    const Position p = search_->begin(position);
    std::int8_t found[32];
    std::fill_n(found, 32, std::int8_t{-1});
    search_->choose(p, aim, [&](auto kind, auto hands) { search_->cards<kind(), hands()>(p, search_->guess(p, aim), found); });
    for (int card = 0; card < 32; ++card) values[card] = found[Search::swap_card(card, position.trump)];
}

std::uint64_t TrickSolver::nodes() const { return search_->nodes; }

}  // namespace prikup
