#include "allpass.hpp"

namespace prikup {

namespace {

std::string card_fault(const AllPass& p) {
    if (p.trick[0] == kNoCard && p.trick[1] != kNoCard) return "the second card of the trick is there without the first";
    if (p.leads[0] == kNoCard && p.leads[1] != kNoCard) return "the second card of the talon is there without the first";
    if ((p.hands[0] & p.hands[1]) | (p.hands[0] & p.hands[2]) | (p.hands[1] & p.hands[2])) return "two hands hold the same card";
    Mask seen = p.hands[0] | p.hands[1] | p.hands[2];
    for (const int card : {p.trick[0], p.trick[1], p.leads[0], p.leads[1]}) {
        if (card == kNoCard) continue;
        if (card > 31) return "card " + std::to_string(card) + " on the table: expected 0 to 31, or 255 for none";
        if (seen & bit(card)) return "card " + std::to_string(card) + " is there twice: expected 255 where there is none";
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
        const int seat = (p.leader + place) % kSeats, expected = place < p.played() ? full - 1 : full;
        if (count(p.hands[seat]) != expected) {
            return "seat " + std::to_string(seat) + " holds " + std::to_string(count(p.hands[seat])) + " cards: expected " +
                   std::to_string(expected);
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
    if (p.owned > 2) return "owned " + std::to_string(p.owned) + ": expected 0 to 2";
    for (const int next : p.next) {
        if (next >= kSeats && next != kWinner) return seat_fault("next leader", next) + ", or 255 for the winner";
    }
    if (std::string text = card_fault(p); !text.empty()) return text;
    return size_fault(p);
}

}  // namespace prikup
