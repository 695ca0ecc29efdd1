#include "position.hpp"

namespace prikup {

namespace {

std::string fault_of_trick(const Position& p) {
    if (p.trick[0] == kNoCard && p.trick[1] != kNoCard) return "the second card of the trick is there without the first";
    Mask seen = p.left();
    for (const int card : p.trick) {
        if (card == kNoCard) continue;
        if (card > 31) return "card " + std::to_string(card) + " in the trick: expected 0 to 31, or 255 for none";
        if (seen & bit(card)) return "card " + std::to_string(card) + " is there twice: expected 255 where there is none";
        seen |= bit(card);
    }
    return {};
}

std::string fault_of_sizes(const Position& p) {
    const int players = p.players(), full = p.tricks();
    for (int place = 0; place < players; ++place) {
        const int seat = (p.leader + place) % players;
        const int expected = place < p.played() ? full - 1 : full;
        if (count(p.hands[seat]) != expected) {
            return "seat " + std::to_string(seat) + " holds " + std::to_string(count(p.hands[seat])) + " cards: expected " +
                   std::to_string(expected);
        }
    }
    return {};
}

}  // namespace

std::string fault(const Position& p) {
    if (p.trump > kNoSuit) return "trump " + std::to_string(p.trump) + ": expected 0 to 3, or 4 for none";
    if (p.leader >= kSeats) return "leader " + std::to_string(p.leader) + ": expected 0 to 2";
    if ((p.hands[0] & p.hands[1]) | (p.hands[0] & p.hands[2]) | (p.hands[1] & p.hands[2])) return "two hands hold the same card";
    if (std::string text = fault_of_trick(p); !text.empty()) return text;
    return fault_of_sizes(p);
}

}  // namespace prikup
