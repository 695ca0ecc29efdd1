#include "points_deal.hpp"

namespace prikup::for_points {

void PointDeal::announce(Mask cards, Mask leads, int gain, int trump, bool difference) {
    for (int seat = 0; seat < kSeats; ++seat) {
        if ((own[seat] & cards) != cards) continue;
        // If the higher one is to be led, the lower card wins just as well, unless other hands have cards in between.
        const Mask inside = (bit(highest(cards)) - 1) & ~((bit(lowest(cards)) << 1) - 1);
        const int swapped = inside & ~own[seat] & (own[0] | own[1] | own[2]) ? gain : points_of(cards);
        const int cost = leads == cards ? 0 : swapped;
        const int value = seat == 0 ? gain : difference ? -gain : 0;
        announcements[static_cast<std::size_t>(announced++)] = {cards, leads, seat, value, cost, trump};
    }
}

void PointDeal::set(const PointPosition& p) {
    const bool difference = p.flags & kDifference;
    for (int seat = 0; seat < kSeats; ++seat) own[seat] = p.play.hands[seat];
    silent = p.flags & kSilentLead ? p.play.left() : 0;
    must_beat = p.flags & kMustBeat;
    for (int card = 0; card < 32; ++card) {
        weight[card] = p.card_points[card & 7];
        points[card] = weight[card] * (difference ? 2 : 1);
    }
    last_points = p.last_points * (difference ? 2 : 1);
    for (int strength = 0; strength < 8; ++strength) dear[strength] = strength;
    std::sort(dear, dear + 8, [&](int a, int b) { return points[a] != points[b] ? points[a] > points[b] : a < b; });
    announced = 0;
    Mask pairs = 0;
    for (int suit = 0; suit < kSuits && p.pair[0] != kNoCard; ++suit) {
        const Mask low = bit(8 * suit + p.pair[0]), both = low | bit(8 * suit + p.pair[1]);
        const int before = announced;
        announce(both, p.flags & kLowOfPair ? low : both, p.pair_points[suit], p.flags & kFixedTrump ? -1 : suit, difference);
        if (announced > before) pairs |= both;
    }
    const int before = announced;
    const Mask fours = p.four == kNoCard ? 0 : Mask{0x01010101} << p.four;
    if (fours) announce(fours, fours, p.four_points, -1, difference);
    // Cards on the table separate others like those in the hands.
    Mask seen[kSeats] = {own[0], own[1], own[2]};
    for (int place = 0; place < p.play.played(); ++place) {
        seen[(p.play.leader + place) % p.play.players()] |= bit(p.play.trick[place]);
    }
    suits.set(seen, points, pairs, announced > before ? fours : 0);
}

int PointDeal::offset(const PointPosition& p) const {
    if (!(p.flags & kDifference)) return 0;
    Mask cards = p.play.left();
    for (int place = 0; place < p.play.played(); ++place) cards |= bit(p.play.trick[place]);
    return (points_of(cards) + last_points) / 2;
}

int PointDeal::points_of(Mask cards) const {
    int sum = 0;
    for (; cards; cards &= cards - 1) sum += points[lowest(cards)];
    return sum;
}

Trick PointDeal::on_table(const PointPosition& p) const {
    const int first = p.play.trick[0], leader = p.play.leader;
    if (first == kNoCard) return {};
    const Trick trick{suit_of(first), first, leader, points[first]};
    return p.play.trick[1] == kNoCard ? trick : with(trick, p.play.seat_after(leader), p.play.trick[1], p.play.trump);
}

}  // namespace prikup::for_points
