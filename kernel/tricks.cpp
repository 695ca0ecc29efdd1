// Plain alpha-beta on the trick count.
#include "tricks.hpp"

#include <algorithm>

namespace prikup {

struct TrickSolver::Search {
    std::uint64_t nodes = 0;

    static Position play(const Position& p, int seat, int card, bool& won, int& winner) {
        Position after = p;
        after.hands[seat] &= ~bit(card);
        const int played = p.played();
        won = played + 1 == p.players();
        if (!won) {
            after.trick[played] = static_cast<std::uint8_t>(card);
            return after;
        }
        int best = p.trick[0];
        winner = p.leader;
        const auto beats = [&](int challenger, int who) {
            if (suit_of(challenger) == suit_of(best) ? challenger > best : suit_of(challenger) == p.trump) {
                best = challenger;
                winner = who;
            }
        };
        if (played == 2) beats(p.trick[1], (p.leader + 1) % 3);
        beats(card, seat);
        after.trick[0] = after.trick[1] = kNoCard;
        after.leader = static_cast<std::uint8_t>(winner);
        return after;
    }

    // The declarer's tricks, of interest only between alpha and beta.
    int search(const Position& p, Aim aim, int alpha, int beta) {
        const int left = p.tricks();
        if (left == 0) return 0;
        if (p.played() == 0) ++nodes;
        const int seat = p.to_play();
        const bool up = (seat == 0) == (aim == Aim::kMost);
        const Mask hand = p.hands[seat];
        Mask moves = p.played() ? legal(hand, suit_of(p.trick[0]), p.trump) : hand;
        int best = up ? -1 : 99;
        for (; moves; moves &= moves - 1) {
            bool won = false;
            int winner = 0;
            const Position after = play(p, seat, lowest(moves), won, winner);
            const int gain = won && winner == 0;
            const int value = gain + search(after, aim, alpha - gain, beta - gain);
            best = up ? std::max(best, value) : std::min(best, value);
            if (up) alpha = std::max(alpha, best); else beta = std::min(beta, best);
            if (alpha >= beta) break;
        }
        return best;
    }
};

TrickSolver::TrickSolver() : search_(std::make_unique<Search>()) {}
TrickSolver::~TrickSolver() = default;
TrickSolver::TrickSolver(TrickSolver&&) noexcept = default;
TrickSolver& TrickSolver::operator=(TrickSolver&&) noexcept = default;

int TrickSolver::value(const Position& position, Aim aim) {
    search_->nodes = 0;
    return search_->search(position, aim, -1, 99);
}

bool TrickSolver::at_least(const Position& position, Aim aim, int tricks) {
    search_->nodes = 0;
    return search_->search(position, aim, tricks - 1, tricks) >= tricks;
}

void TrickSolver::cards(const Position& position, Aim aim, std::int8_t values[32]) {
    search_->nodes = 0;
    std::fill_n(values, 32, std::int8_t{-1});
    const int seat = position.to_play();
    const Mask hand = position.hands[seat];
    for (Mask moves = position.played() ? legal(hand, suit_of(position.trick[0]), position.trump) : hand; moves; moves &= moves - 1) {
        bool won = false;
        int winner = 0;
        const Position after = Search::play(position, seat, lowest(moves), won, winner);
        const int gain = won && winner == 0;
        values[lowest(moves)] = static_cast<std::int8_t>(gain + search_->search(after, aim, -1, 99));
    }
}

std::uint64_t TrickSolver::nodes() const { return search_->nodes; }

}  // namespace prikup
