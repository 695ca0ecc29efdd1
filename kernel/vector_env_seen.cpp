// The output of a deal after a step: its mask, and the view of a place.
#include <cstring>

#include "vector_env.hpp"

namespace prikup {

namespace {

int decider_of(const Env& env, const State& state) { return state.kind == kPlay ? state.control[env.turn] : state.actor; }

}  // namespace

std::size_t RuleTables::observation_bytes() const { return sizeof(Seen) + static_cast<std::size_t>(deal.feature_bytes); }

void VectorEnv::write(std::size_t index) {
    const Env& env = envs_[index];
    const State& state = state_of(env);
    buffers_.actors[index] = static_cast<std::uint8_t>(decider_of(env, state));
    std::uint8_t* mask = buffers_.masks + index * tables_->mask_bytes();
    const Mask cards[2] = {state.kind == kPlay ? env.cards : 0, state.kind == kLay ? env.cards : 0};
    std::memcpy(mask, cards, sizeof cards);
    std::memcpy(mask + sizeof cards, env.words, tables_->mask_bytes() - sizeof cards);
    write_observation(env, decider_of(env, state), buffers_.observations + index * tables_->observation_bytes());
    if (buffers_.all_cards == nullptr) return;
    AllCards all{};
    const int places = tables_->places(), viewer = decider_of(env, state);
    for (int r = 0, place = viewer; r < places; ++r, place = place + 1 == places ? 0 : place + 1) all.hands[r] = env.hands[place];
    all.talon = env.talon;
    all.laid = env.laid;
    std::memcpy(buffers_.all_cards + index * sizeof all, &all, sizeof all);
}

void VectorEnv::write_observation(const Env& env, int viewer, std::uint8_t* row) const {
    const State& state = state_of(env);
    const bool plays = state.kind == kPlay;
    const int acting = plays ? env.turn : state.actor, places = tables_->places();
    const bool sees_acting = viewer == decider_of(env, state) || (state.exposed >> acting & 1) != 0;
    Seen seen{};
    seen.own = (state.backs >> viewer & 1) != 0 ? 0 : env.hands[viewer];
    seen.acting = acting == viewer ? seen.own : sees_acting ? env.hands[acting] : 0;
    for (int r = 0, place = viewer; r < places; ++r, place = place + 1 == places ? 0 : place + 1) {
        seen.shown[r] = env.proved[place];
        if ((state.exposed >> place & 1) != 0) seen.shown[r] |= env.hands[place];
        if ((state.remembered >> place & 1) != 0) seen.shown[r] |= env.hands[place] | env.laid;
        seen.played[r] = env.played[place];
        seen.trick[r] = env.on_table[place];
        seen.calls[r][0] = static_cast<std::uint32_t>(env.calls[place]);
        seen.calls[r][1] = static_cast<std::uint32_t>(env.calls[place] >> 32);
        seen.taken[r] = static_cast<std::uint16_t>((1U << env.taken[place]) - 1);
        seen.voids[r / 2] |= static_cast<std::uint8_t>(env.voids[place] << (r % 2 * 4));
        if (place == acting) seen.turn |= static_cast<std::uint8_t>(1U << r);
        if (plays && place == env.leader) seen.turn |= static_cast<std::uint8_t>(16U << r);
    }
    if ((state.talon_seen >> viewer & 1) != 0) seen.talon = env.taken_talon;
    for (std::size_t i = 0; plays && i < state.leads && i <= env.tricks; ++i) {
        seen.talon |= bit(env.talon_cards[i]);
        if (i == env.tricks) seen.lead = bit(env.talon_cards[i]);
    }
    if (env.layer == viewer) seen.laid = env.laid;
    seen.asked = static_cast<std::uint8_t>(1U << state.kind | (env.laid_count ? 8U : 0U));
    if (counts_points_) {
        seen.shown[0] |= env.given[viewer];
        for (int r = 1; r < places && env.layer == viewer; ++r) seen.shown[r] |= env.given[(viewer + r) % places];
    }
    const auto features = static_cast<std::size_t>(tables_->deal.feature_bytes);
    const std::size_t rows = static_cast<std::size_t>(env.state) * static_cast<std::size_t>(places);
    std::memcpy(row, &seen, sizeof seen);
    std::memcpy(row + sizeof seen, tables_->features.data() + (rows + static_cast<std::size_t>(viewer)) * features, features);
    if (!counts_points_) return;
    std::uint8_t* points = row + sizeof seen + kFirstPointsByte;
    for (int r = 0; r < places; ++r) points[r] = env.points[(viewer + r) % places];
}

}  // namespace prikup
