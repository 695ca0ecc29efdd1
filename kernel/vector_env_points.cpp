// The additions of games of points to a deal by compiled rules: sets that are announced, cards that are given, points of cards.
#include <algorithm>

#include "vector_env.hpp"

namespace prikup {

std::size_t VectorEnv::class_of(Mask hand) const {
    std::size_t held = 0;
    for (std::size_t i = 0; i < tables_->sets.size(); ++i) held |= std::size_t{(tables_->sets[i].cards & ~hand) == 0} << i;
    return held;
}

void VectorEnv::list_announcements(Env& env, const State& state) const {
    const Mask hand = env.hands[env.turn];
    Mask leads = 0;
    for (std::size_t i = 0; i < tables_->sets.size(); ++i) {
        const CardSet& set = tables_->sets[i];
        if ((state.announced >> i & 1) != 0 && (set.cards & ~hand) == 0) leads |= set.leads & hand;
    }
    const int word = tables_->deal.announce_word;
    env.words[word / 64] |= std::uint64_t{leads} << (word % 64);
}

std::int32_t VectorEnv::give(Env& env, int after, int card) const {
    const State& state = state_of(env);
    const int to = (state.actor + after) % tables_->places();
    env.hands[state.actor] &= ~bit(card);
    env.hands[to] |= bit(card);
    env.given[to] |= bit(card);
    env.layer = static_cast<std::uint8_t>(state.actor);
    const int edge = state.first_edge + std::popcount(state.recipients & ((1U << to) - 1));
    return go_to(env, tables_->edges[static_cast<std::size_t>(edge)].next);
}

// The trump of the state that follows counts from this lead on.
std::int32_t VectorEnv::announce(Env& env, int card) const {
    const State& state = state_of(env);
    for (std::size_t i = 0; i < tables_->sets.size(); ++i) {
        const CardSet& set = tables_->sets[i];
        if ((set.leads & bit(card)) == 0 || (state.announced >> i & 1) == 0) continue;
        env.sets[env.turn] |= static_cast<std::uint8_t>(1U << i);
        if ((set.cards & env.taken_talon) != 0) env.talon_sets |= static_cast<std::uint8_t>(1U << i);
        env.proved[env.turn] |= set.cards;
        env.state = tables_->edges[static_cast<std::size_t>(state.first_edge) + i].next;
        break;
    }
    return play(env, card);
}

void VectorEnv::tally(const Env& env, const Tally& tally, float* rewards) const {
    int talon_points = 0;
    for (Mask rest = env.taken_talon; rest != 0; rest &= rest - 1) talon_points += tables_->deal.talon_points[lowest(rest)];
    for (int place = 0; place < tables_->places(); ++place) {
        const bool rests = tables_->deal.hand_sizes[place] == 0;
        const int points = rests ? talon_points : env.points[place], sets = rests ? env.talon_sets : env.sets[place];
        const std::size_t at =
            static_cast<std::size_t>(tally.first[place]) + static_cast<std::size_t>(kMaxPoints * sets + points);
        rewards[place] = tables_->values[std::min(at, tables_->values.size() - 1)];
    }
}

void VectorEnv::count_trick(Env& env, const State& state, int winner) const {
    for (int i = 0; i < state.size; ++i) env.points[winner] += tables_->deal.points[env.trick[i]];
}

void VectorEnv::count_last_trick(Env& env, int winner) const {
    env.points[winner] += tables_->deal.last_points;
    const Mask rest = tables_->deal.rest_to_last ? (env.talon & ~env.taken_talon) | env.laid : 0;
    for (Mask left = rest; left != 0; left &= left - 1) env.points[winner] += tables_->deal.points[lowest(left)];
}

}  // namespace prikup
