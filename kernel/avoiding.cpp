#include "avoiding.hpp"

#include <algorithm>
#include <cstring>

namespace prikup {

namespace {

// The owners of the remaining cards of a suit, from the lowest up, are a number below 9841, their pattern. The key of
// four suits is a sum, so that the order of the suits does not matter: its four digits are the sums of the patterns, of
// their squares, cubes and fourth powers modulo a prime; four numbers below the prime are determined by these four
// sums.
constexpr std::uint64_t kPrime = 9851, kDigit = 4 * kPrime;
constexpr std::uint64_t kLeader = kDigit * kDigit * kDigit * kDigit;
static_assert(kLeader < ~std::uint64_t{0} / kSeats);

constexpr std::uint64_t key_of(std::uint64_t pattern) {
    const std::uint64_t square = pattern * pattern % kPrime, cube = square * pattern % kPrime;
    return pattern + kDigit * (square + kDigit * (cube + kDigit * (cube * pattern % kPrime)));
}

}  // namespace

std::uint64_t NoTrumpDeal::key_of_leader(int seat) { return kLeader * static_cast<unsigned>(seat); }

void NoTrumpDeal::set_up(const Mask hands[kSeats]) {
    std::copy_n(hands, kSeats, own);
    std::memset(starts_, 0, sizeof starts_);
    end_ = 1;
    for (int suit = 0; suit < kSuits; ++suit) set_up_suit(suit);
}

void NoTrumpDeal::set_up_suit(int suit) {
    std::uint16_t patterns[256];
    std::uint8_t tops[256];  // by the owner of the highest card
    patterns[0] = 0;
    tops[0] = kSeats;
    for (int seat = 0; seat < kSeats; ++seat) {
        ours[seat][suit] = static_cast<std::uint8_t>(held(own[seat], suit));
        runs[seat][suit][0] = 0;
    }
    for (int card = 0; card < 8; ++card) {
        const int more = 1 << card;
        const int owner = ours[1][suit] & more ? 1 : ours[2][suit] & more ? 2 : 0;
        for (int below = 0; below < more; ++below) {
            patterns[below + more] = static_cast<std::uint16_t>(3 * patterns[below] + owner + 1);
            for (int seat = 0; seat < kSeats; ++seat) runs[seat][suit][below + more] = runs[seat][suit][below];
            if (tops[below] != owner) runs[owner][suit][below + more] |= static_cast<std::uint8_t>(more);
            tops[below + more] = static_cast<std::uint8_t>(owner);
        }
    }
    for (int left = 0; left < 256; ++left) keys[suit][left] = key_of(patterns[left]);
}

void NoTrumpDeal::make_lines(int leader, int suit, std::uint32_t left) {
    const int second = seat_after(leader), third = seat_before(leader);
    const auto lowest_bit = [](std::uint32_t cards) { return cards & (~cards + 1); };
    for (std::uint32_t leads = runs[leader][suit][left]; leads; leads &= leads - 1) {
        const std::uint32_t card = lowest_bit(leads);
        std::uint32_t options2 = left & ours[second][suit] ? runs[second][suit][left] : 0;
        do {
            // The winning card so far still separates the cards of the third hand, the other one does not.
            const std::uint32_t card2 = lowest_bit(options2), rest = left ^ card ^ card2, top = std::max(card, card2);
            std::uint32_t options3 = left & ours[third][suit] ? runs[third][suit][rest | top] : 0;
            do {
                const std::uint32_t card3 = lowest_bit(options3);
                const std::uint32_t winner = card3 > top ? kThird : card2 > card ? kSecond : kFirst;
                options3 &= options3 - 1;
                lines_[end_++] = static_cast<std::uint16_t>((rest ^ card3) | winner << 8 | (options3 ? 0 : kThirdDone));
            } while (options3);
            options2 &= options2 - 1;
        } while (options2);
        lines_[end_ - 1] |= kSecondDone;
    }
    lines_[end_ - 1] |= kAllDone;
}

}  // namespace prikup
