// The cards that a player tries, the most promising ones first.
#pragma once

#include "order.hpp"
#include "trick_deal.hpp"

namespace prikup {

// A few cards to try, the best first.
struct Moves {
    int size = 0;
    int scored[16];  // score * 64 + card

    void add(int card, int score) { scored[size++] = score * 64 + card; }

    // Removes and returns the best card; there must be one.
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

struct MoveOrder {
    const Deal& deal;
    const Order* order = nullptr;

    template <Kind K, int L>
    void leads(const Node& node, Moves& moves) const {
        const Mask hand = node.left & deal.own[L];
        Mask cards = lowest_of_runs(hand, node.left & ~hand);
        const unsigned ruffing = (node.trumped >> ((L + 1) % 3) & 1) | (node.trumped >> ((L + 2) % 3) & 1) << 1;
        while (cards) {
            const int suit = suit_of(lowest(cards));
            const Mask in_suit = cards & suit_mask(suit);
            cards ^= in_suit;
            const std::size_t at = node.at(suit);
            const Scores scores = suit == kTrumpSuit<K> ? order->trump[L][at] : order->lead[L][ruffing][at];
            spread_suit(moves, in_suit, scores, order->weights.lead_slope[L]);
        }
    }

    // Adds the cards of a suit: the highest with one score, the others with another that changes upwards by `slope`.
    static void spread_suit(Moves& moves, Mask cards, Scores scores, int slope) {
        const int top = highest(cards);
        moves.add(top, scores.high);
        int score = scores.low;
        for (cards ^= bit(top); cards; cards &= cards - 1, score += slope) moves.add(lowest(cards), score);
    }

    // Returns one card of each run of the cards that a seat may play. A card that has lost the trick does not separate
    // a run.
    Mask candidates(const Node& node, int seat, Mask playable, Mask lost) const {
        return playable & (playable - 1) ? lowest_of_runs(playable, node.left & ~deal.own[seat] & ~lost) : playable;
    }

    // At misère, when no more tricks may be taken, a higher card that loses is at least as good as a lower one. Returns
    // the declarer's cards below the best one so far, and those that `rest` may have to beat; there may be none.
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

    // Adds the cards that a seat may play before the last player, by class: 0 it cannot be beaten, 1 it wins so far, 2
    // it loses; 3 and 4 as 0 and 1 for a ruff. Discards are scored by their suits.
    template <Kind K>
    void answers(const Node& node, Moves& moves, int seat, Mask cards, int best, Mask rest, const std::int16_t classes[],
                 const std::int16_t slopes[]) const {
        constexpr int trump = kTrumpSuit<K>;
        const int led = suit_of(best), suit = suit_of(lowest(cards));
        if (suit != led && suit != trump) {
            for (; cards; cards &= ~suit_mask(suit_of(lowest(cards)))) {
                const int other = suit_of(lowest(cards));
                spread_suit(moves, cards & suit_mask(other), discard(node, seat, other), order->weights.throw_slope[seat]);
            }
            return;
        }
        const Mask following = rest & suit_mask(led), ruffing = trump == kNoSuit ? 0 : rest & suit_mask(0);
        const Mask dangers = following ? suit == led ? following : 0 : ruffing;  // the cards that may beat these
        const int top = !dangers ? -1 : suit == suit_of(lowest(dangers)) ? highest(dangers) : 32, loss = suit == led ? best : -1;
        const int kind = suit == led ? 0 : 3;
        for (int place = 0; cards; cards &= cards - 1, ++place) {
            const int card = lowest(cards), type = card < loss ? 2 : kind + (card < top);
            moves.add(card, classes[type] + slopes[type] * place);
        }
    }

    // Returns the score of a card of the last player; `wins` counts only if it is not a discard.
    template <Kind K>
    int last_score(const Node& node, int seat, Mask cards, int card, int led, bool wins, const std::int16_t classes[],
                   const std::int16_t slopes[]) const {
        const int suit = suit_of(card);
        const Mask in_suit = cards & suit_mask(suit);
        const int place = count(in_suit & (bit(card) - 1));
        if (suit != led && suit != kTrumpSuit<K>) {
            const Scores scores = discard(node, seat, suit);
            return highest(in_suit) == card ? scores.high : scores.low + place * order->weights.throw_slope[seat];
        }
        const int type = !wins ? 2 : suit == led ? 0 : 3;
        return classes[type] + slopes[type] * place;
    }

    Scores discard(const Node& node, int seat, int suit) const {
        return order->discard[static_cast<std::size_t>(seat)][node.at(suit)];
    }
};

}  // namespace prikup
