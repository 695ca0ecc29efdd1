#include "vector_env.hpp"

#include <algorithm>

namespace prikup {

namespace {

constexpr std::uint64_t mixed(std::uint64_t x) {
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9U;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBU;
    return x ^ (x >> 31);
}

std::uint32_t below(std::uint64_t& random, std::uint32_t limit) {
    random += 0x9E3779B97F4A7C15U;
    return static_cast<std::uint32_t>(((mixed(random) >> 32) * limit) >> 32);
}

template <class Bits>
int nth_bit(Bits bits, std::uint32_t n) {
    while (n--) bits &= bits - 1;
    return std::countr_zero(bits);
}

int led_suit(const Env& env, const State& state) {
    if (env.tricks < state.leads) return suit_of(env.talon_cards[env.tricks]);
    return env.in_trick ? suit_of(env.trick[0]) : kNoSuit;
}

int power_of(int card, int led, int trump, const std::uint8_t* strengths) {
    return suit_of(card) == trump ? 100 + strengths[card] : suit_of(card) == led ? strengths[card] : -1;
}

}  // namespace

Mask VectorEnv::playable(const Env& env, const State& state) const {
    const int led = led_suit(env, state);
    if (led == kNoSuit) return env.hands[env.turn];
    const Mask may = legal(env.hands[env.turn], led, state.must_ruff ? state.trump : kNoSuit);
    if (!state.must_beat || env.in_trick == 0) return may;
    const std::uint8_t* strengths = tables_->deal.strengths;
    int best = -1;
    for (int i = 0; i < env.in_trick; ++i) best = std::max(best, power_of(env.trick[i], led, state.trump, strengths));
    Mask beating = 0;
    for (Mask rest = may; rest != 0; rest &= rest - 1) {
        if (power_of(lowest(rest), led, state.trump, strengths) > best) beating |= rest & -rest;
    }
    return beating != 0 ? beating : may;
}

VectorEnv::VectorEnv(std::shared_ptr<const RuleTables> tables, std::size_t count, std::size_t threads, bool restarts,
                     Buffers buffers)
    : tables_(std::move(tables)),
      envs_(count),
      buffers_(buffers),
      restarts_(restarts),
      counts_points_(!tables_->tallies.empty()),
      workers_(threads) {
    reset(0);
}

void VectorEnv::reset(std::uint64_t seed) {
    for (std::size_t i = 0; i < envs_.size(); ++i) {
        envs_[i].random = mixed(mixed(seed + 0x9E3779B97F4A7C15U) + i);
        envs_[i].chance = mixed(~envs_[i].random);
        shuffle(envs_[i]);
        buffers_.terminals[i] = 0;
        std::fill_n(buffers_.rewards + i * static_cast<std::size_t>(tables_->places()), tables_->places(), 0.0F);
        write(i);
    }
}

void VectorEnv::shuffle(Env& env) const {
    env.redeals = 0;
    while (!deal_at_random(env) || !begin(env)) {}
    list_choices(env);
}

bool VectorEnv::deal_at_random(Env& env) const {
    const DealRules& rules = tables_->deal;
    std::array<std::uint8_t, 32> pack;
    std::copy_n(rules.pack, 32, pack.begin());
    for (std::uint32_t i = rules.pack_size - 1U; i > 0; --i) std::swap(pack[i], pack[below(env.random, i + 1)]);
    std::size_t next = 0;
    int bottom = 0;
    for (int place = 0; place < kMaxPlaces; ++place) {
        env.hands[place] = 0;
        for (int i = 0; place < rules.places && i < rules.hand_sizes[place]; ++i) env.hands[place] |= bit(pack[next++]);
        if (place == rules.bottom_holding) bottom = pack[next - 1];
    }
    std::fill_n(env.talon_cards, kMaxTalon, std::uint8_t{0});
    for (std::size_t i = 0; i < rules.talon_size; ++i) env.talon_cards[i] = pack[next++];
    if (rules.bottom_holding == kTalonHolding) bottom = pack[next - 1];
    return (rules.thrown_bottoms & bit(bottom)) == 0;
}

bool VectorEnv::deal(std::size_t index, const Dealt& dealt) {
    Env& env = envs_[index];
    std::copy_n(dealt.hands, kMaxPlaces, env.hands);
    std::copy_n(dealt.talon, kMaxTalon, env.talon_cards);
    env.redeals = 0;
    const bool begins = begin(env);
    if (begins) list_choices(env);
    else shuffle(env);
    buffers_.terminals[index] = 0;
    write(index);
    return begins;
}

bool VectorEnv::begin(Env& env) const {
    const DealRules& rules = tables_->deal;
    std::fill_n(env.calls, kMaxPlaces, std::uint64_t{0});
    env.talon = env.laid = 0;
    for (std::size_t i = 0; i < rules.talon_size; ++i) env.talon |= bit(env.talon_cards[i]);
    env.laid_count = env.layer = env.turn = env.leader = env.in_trick = env.tricks = env.played_count = env.talon_sets = 0;
    env.taken_talon = env.talon;
    env.is_over = false;
    env.state = -1;
    std::size_t code = 0;
    for (std::size_t i = rules.deciding_count; i-- > 0;) {
        std::size_t holding = 0;
        while (holding < kTalonHolding && (env.hands[holding] & bit(rules.deciding[i])) == 0) ++holding;
        code = code * (kTalonHolding + 1) + holding;
    }
    const First& first = tables_->firsts[code];
    for (int place = 0; place < kMaxPlaces; ++place) {
        env.played[place] = env.on_table[place] = 0;
        env.taken[place] = env.voids[place] = 0;
        env.proved[place] = env.hands[place] & first.proved;
    }
    if (counts_points_) {
        std::fill_n(env.points, kMaxPlaces, std::uint8_t{0});
        std::fill_n(env.sets, kMaxPlaces, std::uint8_t{0});
        std::fill_n(env.given, kMaxPlaces, Mask{0});
    }
    return first.state >= 0 && enter(env, first.state);
}

// The talon goes into the hand of the place that has it in the new state, or comes back from it.
bool VectorEnv::enter(Env& env, std::int32_t next) const {
    const int had = env.state < 0 ? -1 : state_of(env).talon_at;
    env.state = next;
    const State& state = state_of(env);
    if (had != state.talon_at) {
        if (state.talon_part != 0) {
            env.taken_talon = 0;
            for (int i = 0; i < kMaxTalon; ++i) env.taken_talon |= (state.talon_part >> i & 1) != 0 ? bit(env.talon_cards[i]) : 0;
        }
        if (had >= 0) env.hands[had] &= ~env.taken_talon;
        if (state.talon_at >= 0) env.hands[state.talon_at] |= env.taken_talon;
    }
    env.laid_count = 0;
    if (state.kind == kCheck) {
        if (passes(env, state)) return enter(env, state.next);
        return state.outcome >= 0 && enter(env, state.outcome);
    }
    if (state.kind == kPlay && env.played_count == 0) env.turn = env.leader = static_cast<std::uint8_t>(state.leader);
    return true;
}

bool VectorEnv::passes(const Env& env, const State& state) const {
    const Check* check = tables_->checks.data() + state.first_check;
    for (int i = 0; i < state.check_count; ++i, ++check) {
        if (tables_->tests[check->test].holds(check->holding == kTalonHolding ? env.taken_talon : env.hands[check->holding]))
            return false;
    }
    return true;
}

void VectorEnv::list_choices(Env& env) const {
    const State& state = state_of(env);
    const auto blocks = static_cast<std::size_t>(tables_->word_blocks());
    const std::uint64_t* words = tables_->words.data() + static_cast<std::size_t>(env.state) * blocks;
    const bool speaks = state.kind == kWords || (state.kind == kLay && env.laid_count == 0);
    if (speaks) {
        std::copy_n(words, blocks, env.words);
        if (state.is_limited) drop_unsayable(env, state);
    } else {
        std::fill_n(env.words, blocks, std::uint64_t{0});
    }
    env.cards = state.kind == kPlay ? playable(env, state) : state.kind == kLay ? env.hands[state.actor] : 0;
    if (state.announced != 0 && state.kind == kPlay && env.in_trick == 0 && env.tricks >= state.announced_from)
        list_announcements(env, state);
    if (state.kind != kGive) return;
    for (int after = 0; after + 1 < tables_->places(); ++after) {
        const int word = tables_->deal.give_word + 32 * after;
        if ((state.recipients >> ((state.actor + after + 1) % tables_->places()) & 1) != 0)
            env.words[word / 64] |= std::uint64_t{env.hands[state.actor]} << (word % 64);
    }
}

void VectorEnv::drop_unsayable(Env& env, const State& state) const {
    const auto blocks = static_cast<std::size_t>(tables_->word_blocks());
    const std::size_t hand_class = class_of(env.hands[state.actor]);
    const Edge* edge = tables_->edges.data() + state.first_edge;
    for (std::size_t block = 0; block < blocks; ++block) {
        for (std::uint64_t rest = env.words[block]; rest != 0; rest &= rest - 1, ++edge) {
            if (!may_say(env, *edge, hand_class, state.actor)) env.words[block] &= ~(rest & -rest);
        }
    }
}

bool VectorEnv::may_say(const Env& env, const Edge& edge, std::size_t hand_class, int place) const {
    if ((edge.needs & ~env.hands[place]) != 0 || (edge.classes >> hand_class & 1) == 0) return false;
    if (edge.tests == 0) return true;
    const Mask cards = edge.is_of_talon ? env.taken_talon : env.hands[place];
    for (std::uint32_t rest = edge.tests; rest != 0; rest &= rest - 1) {
        if (tables_->tests[static_cast<std::size_t>(std::countr_zero(rest))].holds(cards)) return true;
    }
    return false;
}

bool VectorEnv::is_legal(const Env& env, std::int32_t action) const {
    if (env.is_over || action < 0 || static_cast<std::size_t>(action) >= tables_->action_count()) return false;
    const std::uint8_t kind = state_of(env).kind;
    if (action < kFirstLay) return kind == kPlay && (env.cards >> action & 1) != 0;
    if (action < kFirstWord) return kind == kLay && (env.cards >> (action - kFirstLay) & 1) != 0;
    const int word = action - kFirstWord;
    return (env.words[word / 64] >> (word % 64) & 1) != 0;
}

std::int32_t VectorEnv::draw_action(Env& env) const {
    const State& state = state_of(env);
    const int blocks = state.kind == kPlay && state.announced == 0 ? 0 : tables_->word_blocks();
    std::uint32_t choices = static_cast<std::uint32_t>(count(env.cards));
    for (int block = 0; block < blocks; ++block) choices += static_cast<std::uint32_t>(std::popcount(env.words[block]));
    if (choices == 0) return kNoAction;
    std::uint32_t n = below(env.chance, choices);
    if (n < static_cast<std::uint32_t>(count(env.cards))) return nth_bit(env.cards, n) + (state.kind == kLay ? kFirstLay : 0);
    n -= static_cast<std::uint32_t>(count(env.cards));
    for (int block = 0;; ++block) {
        const auto words = static_cast<std::uint32_t>(std::popcount(env.words[block]));
        if (n < words) return kFirstWord + 64 * block + nth_bit(env.words[block], n);
        n -= words;
    }
}

std::int32_t VectorEnv::take(Env& env, std::int32_t action) const {
    if (action < kFirstLay) return play(env, action);
    if (action < kFirstWord) return lay(env, action - kFirstLay);
    const int word = action - kFirstWord;
    const std::uint8_t kind = state_of(env).kind;
    if (kind == kPlay) return announce(env, word - tables_->deal.announce_word);
    if (kind == kGive) return give(env, (word - tables_->deal.give_word) / 32 + 1, (word - tables_->deal.give_word) % 32);
    return say(env, static_cast<std::size_t>(word));
}

std::int32_t VectorEnv::say(Env& env, std::size_t word) const {
    const State& state = state_of(env);
    const auto blocks = static_cast<std::size_t>(tables_->word_blocks());
    const std::uint64_t* words = tables_->words.data() + static_cast<std::size_t>(env.state) * blocks;
    std::int32_t edge = state.first_edge;
    for (std::size_t block = 0; block < word / 64; ++block) edge += std::popcount(words[block]);
    edge += std::popcount(words[word / 64] & ((std::uint64_t{1} << word % 64) - 1));
    if (const std::uint8_t said = tables_->said_bits[word]; said != kUnsaid) env.calls[state.actor] |= std::uint64_t{1} << said;
    const Edge& said_edge = tables_->edges[static_cast<std::size_t>(edge)];
    if (said_edge.shows != 0) env.proved[state.actor] |= said_edge.needs;
    return follow(env, said_edge.next);
}

std::int32_t VectorEnv::lay(Env& env, int card) const {
    const State& state = state_of(env);
    env.hands[state.actor] &= ~bit(card);
    env.laid |= bit(card);
    env.layer = static_cast<std::uint8_t>(state.actor);
    return ++env.laid_count == state.lay_count ? go_to(env, state.next) : kGoesOn;
}

std::int32_t VectorEnv::play(Env& env, int card) const {
    const State& state = state_of(env);
    const int place = env.turn, led = led_suit(env, state);
    if (led != kNoSuit && suit_of(card) != led) {
        env.voids[place] |= static_cast<std::uint8_t>(1 << led);
        if (state.must_ruff && state.trump != kNoSuit && suit_of(card) != state.trump)
            env.voids[place] |= static_cast<std::uint8_t>(1 << state.trump);
    }
    env.hands[place] &= ~bit(card);
    env.played[place] |= bit(card);
    env.on_table[place] = bit(card);
    env.trick[env.in_trick] = static_cast<std::uint8_t>(card);
    env.places[env.in_trick++] = static_cast<std::uint8_t>(place);
    ++env.played_count;
    if (env.in_trick < state.size) {
        env.turn = static_cast<std::uint8_t>(state.after[place] & 3);
    } else if (const std::int32_t row = close_trick(env, state); row != kGoesOn || env.hands[env.turn] == 0) {
        return row;
    }
    return env.played_count == state.until ? go_to(env, state.next) : kGoesOn;
}

std::int32_t VectorEnv::close_trick(Env& env, const State& state) const {
    const std::uint8_t* strengths = tables_->deal.strengths;
    const bool is_led = env.tricks < state.leads;
    const int lead = is_led ? env.talon_cards[env.tricks] : env.trick[0];
    const auto power = [&](int card) { return power_of(card, suit_of(lead), state.trump, strengths); };
    int winner = env.places[0], best = -1;
    if (is_led && state.lead_owner >= 0) {
        winner = state.lead_owner;
        best = power(lead);
    }
    for (int i = 0; i < state.size; ++i) {
        if (const int strength = power(env.trick[i]); strength > best) {
            best = strength;
            winner = env.places[i];
        }
    }
    ++env.taken[winner];
    ++env.tricks;
    if (counts_points_) count_trick(env, state, winner);
    env.in_trick = 0;
    std::fill_n(env.on_table, kMaxPlaces, Mask{0});
    int leader = state.after[winner] >= 0 ? winner : state.eldest;
    if (env.tricks <= 2 && state.leaders[env.tricks - 1] >= 0) leader = state.leaders[env.tricks - 1];
    env.turn = env.leader = static_cast<std::uint8_t>(leader);
    if (env.hands[leader] != 0) return kGoesOn;
    if (counts_points_) count_last_trick(env, winner);
    return follow(env, -1 - state.outcome);
}

std::int32_t VectorEnv::follow(Env& env, std::int32_t next) const {
    if (next < 0) {
        const Outcome& outcome = tables_->outcomes[static_cast<std::size_t>(-1 - next)];
        if (outcome.talon_stride < 0)
            return static_cast<std::int32_t>(tables_->scores.size()) / tables_->places() + outcome.first;
        std::int64_t end = outcome.first;
        end += std::int64_t{tables_->talon_classes[env.talon_cards[0] * 32U + env.talon_cards[1]]} * outcome.talon_stride;
        for (int place = 0; place < tables_->places(); ++place)
            end += std::int64_t{env.taken[place]} * tables_->deal.strides[place];
        end = std::clamp<std::int64_t>(end, 0, static_cast<std::int64_t>(tables_->ends.size()) - 1);
        next = tables_->ends[static_cast<std::size_t>(end)];
        if (next < 0) return -1 - next;
    }
    return go_to(env, next);
}

// Deals again; returns a row if that many redeals end the deal.
std::int32_t VectorEnv::redeal(Env& env) const {
    const DealRules& rules = tables_->deal;
    if (rules.max_redeals > 0 && ++env.redeals == rules.max_redeals) return follow(env, -1 - rules.redeal_outcome);
    const std::uint8_t redeals = env.redeals;
    shuffle(env);
    env.redeals = redeals;
    return kGoesOn;
}

void VectorEnv::advance(std::size_t index, std::int32_t action) {
    Env& env = envs_[index];
    const auto places = static_cast<std::size_t>(tables_->places());
    float* rewards = buffers_.rewards + index * places;
    if (action == kNoAction) {
        buffers_.terminals[index] = 0;
        std::fill_n(rewards, places, 0.0F);
        return;
    }
    std::int32_t row = take(env, action);
    if (row == kThrownIn) {
        row = redeal(env);
        if (row == kGoesOn) {
            buffers_.terminals[index] = 0;
            std::fill_n(rewards, places, 0.0F);
            return write(index);
        }
    }
    buffers_.terminals[index] = row >= 0;
    if (row < 0) {
        std::fill_n(rewards, places, 0.0F);
        list_choices(env);
    } else {
        const std::size_t rows = tables_->scores.size() / places, at = static_cast<std::size_t>(row);
        if (at < rows) std::copy_n(tables_->scores.data() + at * places, places, rewards);
        else tally(env, tables_->tallies[at - rows], rewards);
        if (restarts_) {
            shuffle(env);
        } else {
            env.is_over = true;
            env.cards = 0;
            std::fill_n(env.words, kWordBlocks, std::uint64_t{0});
        }
    }
    write(index);
}

void VectorEnv::check(std::size_t from, std::size_t to) {
    for (std::size_t i = from; i < to; ++i) {
        envs_[i].action = buffers_.actions[i];
        if (is_legal(envs_[i], envs_[i].action) || (holds_ && envs_[i].action == kNoAction)) continue;
        std::size_t lowest = illegal_.load();
        while (i < lowest && !illegal_.compare_exchange_weak(lowest, i)) {}
        return;
    }
}

void VectorEnv::advance_at_random(std::size_t from, std::size_t to) {
    std::uint64_t ended = 0;
    for (std::uint64_t step = 0; step < steps_; ++step) {
        for (std::size_t i = from; i < to; ++i) {
            const std::int32_t action = envs_[i].is_over ? kNoAction : draw_action(envs_[i]);
            if (action == kNoAction) continue;
            advance(i, action);
            ended += buffers_.terminals[i];
        }
    }
    ended_.fetch_add(ended);
}

void VectorEnv::work(void* owner, std::size_t worker, std::size_t workers) {
    VectorEnv& self = *static_cast<VectorEnv*>(owner);
    const std::size_t size = self.envs_.size(), from = size * worker / workers, to = size * (worker + 1) / workers;
    switch (self.task_) {
        case Task::check: return self.check(from, to);
        case Task::random: return self.advance_at_random(from, to);
        case Task::advance:
            for (std::size_t i = from; i < to; ++i) self.advance(i, self.envs_[i].action);
    }
}

std::size_t VectorEnv::step(bool holds) {
    illegal_.store(kNone);
    holds_ = holds;
    task_ = Task::check;
    workers_.run(&work, this);
    if (const std::size_t found = illegal_.load(); found != kNone) return found;
    task_ = Task::advance;
    workers_.run(&work, this);
    return kNone;
}

std::uint64_t VectorEnv::play_random(std::uint64_t steps) {
    steps_ = steps;
    ended_.store(0);
    task_ = Task::random;
    workers_.run(&work, this);
    return ended_.load();
}

void VectorEnv::sample(std::int32_t* actions) {
    for (std::size_t i = 0; i < envs_.size(); ++i) actions[i] = envs_[i].is_over ? kNoAction : draw_action(envs_[i]);
}

}  // namespace prikup
