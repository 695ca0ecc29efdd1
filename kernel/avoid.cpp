#include "avoid.hpp"

namespace prikup {

bool Avoid::caught(Mask left, int leader, int tricks, int need) {
    if (need <= 0) return true;
    if (need > tricks) return false;
    if (tricks == 1) return deal_.last_taker(left, leader) == avoider_;
    const std::uint64_t key = deal_.key(left) + NoTrumpDeal::key_of_leader(leader);
    int least = 0, most = tricks;
    if (const std::uint64_t found = known_.find(key); found < kNothing) {
        least = static_cast<int>(found >> 4);
        most = static_cast<int>(found & 15);
        if (need <= least) return true;
        if (need > most) return false;
    }
    ++nodes;
    const bool is = search({left, leader, tricks, need});
    if (is) least = need;
    else most = need - 1;
    known_.put(key, least << 4 | most);
    return is;
}

// The two others need one choice that catches the avoider; the avoider needs one that does not.
bool Avoid::search(const Trick& trick) {
    const bool his = trick.leader == avoider_;
    for (Mask cards = deal_.all_runs(trick.left, trick.leader); cards; cards &= cards - 1) {
        if (second(trick, lowest(cards)) != his) return !his;
    }
    return his;
}

bool Avoid::second(const Trick& trick, int lead) {
    const int seat = seat_after(trick.leader), suit = suit_of(lead);
    const bool his = seat == avoider_;
    // The lead wins so far, so it still separates the cards of this hand.
    for (Mask cards = legal(deal_.all_runs(trick.left, seat), suit, kNoSuit); cards; cards &= cards - 1) {
        const int card = lowest(cards);
        const bool over = suit_of(card) == suit && card > lead;
        const Mask left = trick.left & ~bit(lead) & ~bit(card);
        if (third(trick, suit, over ? card : lead, left, over ? seat : trick.leader) != his) return !his;
    }
    return his;
}

bool Avoid::third(const Trick& trick, int suit, int top, Mask left, int winner) {
    const int seat = seat_before(trick.leader);
    const bool his = seat == avoider_, follows = left & deal_.own[seat] & suit_mask(suit);
    const Mask runs = deal_.all_runs(follows ? left | bit(top) : left, seat);
    for (Mask cards = legal(runs, suit, kNoSuit); cards; cards &= cards - 1) {
        const int card = lowest(cards), taker = suit_of(card) == suit && card > top ? seat : winner;
        if (caught(left & ~bit(card), taker, trick.tricks - 1, trick.need - (taker == avoider_)) != his) return !his;
    }
    return his;
}

}  // namespace prikup
