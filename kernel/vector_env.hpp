// Many deals side by side, stepped in place: a state of the compiled rules, the play of cards, and what each decider sees.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "rule_tables.hpp"
#include "workers.hpp"

namespace prikup {

// A row of observations begins with this; the features of the state follow. Places are relative: 0 is the decider, the
// next ones follow in turn.
struct Seen {
    Mask own;              // the decider's cards
    Mask acting;           // the cards of the place whose turn it is
    Mask shown[4];         // hands that lie open and cards that were shown, by place
    Mask played[4];        // cards played, by place
    Mask trick[4];         // the card in the trick on the table, by place
    Mask talon;            // cards of the talon that the decider has seen
    Mask lead;             // the talon card that leads this trick
    Mask laid;             // cards that the decider has laid away
    std::uint32_t calls[4][2];  // words said, by place
    std::uint16_t taken[4];     // tricks, by place, as so many low bits
    std::uint8_t voids[2];      // four suits by place, four bits each
    std::uint8_t turn;          // low four bits: whose cards these are; high four: who leads the trick
    std::uint8_t asked;         // bits: a word, a card to lay away, a card to play, one card laid already
};
static_assert(sizeof(Seen) == 112);

// All cards, by place relative to the decider, for a critic.
struct AllCards {
    Mask hands[4];
    Mask talon;
    Mask laid;
};
static_assert(sizeof(AllCards) == 24);

// Rows of the caller's arrays; null where something is not wanted.
struct Buffers {
    std::uint8_t* observations = nullptr;  // (count, observation_bytes)
    const std::int32_t* actions = nullptr; // (count,)
    float* rewards = nullptr;              // (count, places), by place
    std::uint8_t* terminals = nullptr;     // (count,)
    std::uint8_t* masks = nullptr;         // (count, mask_bytes)
    std::uint8_t* actors = nullptr;        // (count,), the place that decides
    std::uint8_t* all_cards = nullptr;     // (count, sizeof(AllCards))
};

struct Dealt {
    Mask hands[4];
    std::uint8_t talon[kMaxTalon];
};

// One deal being played.
struct Env {
    std::uint64_t random;              // for the deals
    std::uint64_t chance;              // for actions drawn at random, so that these change no deal
    std::uint64_t calls[4];
    std::uint64_t words[kWordBlocks];  // the words that may be said now
    Mask hands[4], played[4], on_table[4], proved[4], given[4];
    Mask talon, taken_talon, laid;
    Mask cards;                        // the cards that may be played or laid away now
    std::int32_t state, action;        // the action is that of the step in progress
    std::uint8_t talon_cards[kMaxTalon], trick[4], places[4], taken[4], voids[4], points[4], sets[4];
    std::uint8_t laid_count, layer, turn, leader, in_trick, tricks, played_count, talon_sets, redeals;
    bool is_over;
};

class VectorEnv {
public:
    static constexpr std::size_t kNone = ~std::size_t{0};

    VectorEnv(std::shared_ptr<const RuleTables> tables, std::size_t count, std::size_t threads, bool restarts, Buffers buffers);

    // Deals every environment anew: the same seed gives the same deals, whatever the number of threads.
    void reset(std::uint64_t seed);
    // Deals these cards to one environment; returns false, and deals others, if these are thrown in at once.
    bool deal(std::size_t index, const Dealt& dealt);
    // Goes on where others are, as many and by the same tables; the caller copies the arrays.
    void copy_from(const VectorEnv& other) { envs_ = other.envs_; }
    // Takes every action; returns kNone, or the first environment whose action is illegal, and then changes nothing.
    // With `holds`, kNoAction leaves an environment as it is.
    std::size_t step(bool holds = false);
    // Takes so many steps of actions drawn uniformly among the legal ones; returns the number of deals that ended.
    std::uint64_t play_random(std::uint64_t steps);
    // Writes what a place may know into a row of observations, whether it decides or not.
    void observe(std::size_t index, int place, std::uint8_t* row) const { write_observation(envs_[index], place, row); }
    // Draws a legal action for every environment (kNoAction for one that is over).
    void sample(std::int32_t* actions);

    static constexpr std::int32_t kNoAction = -1;
    static constexpr std::int32_t kGoesOn = -1, kThrownIn = -2;
    const Env& at(std::size_t index) const { return envs_[index]; }
    const RuleTables& tables() const { return *tables_; }
    std::size_t size() const { return envs_.size(); }

private:
    enum class Task { check, advance, random };

    static void work(void* owner, std::size_t worker, std::size_t workers);
    void check(std::size_t from, std::size_t to);
    void advance(std::size_t index, std::int32_t action);
    void advance_at_random(std::size_t from, std::size_t to);

    const State& state_of(const Env& env) const { return tables_->states[static_cast<std::size_t>(env.state)]; }
    bool is_legal(const Env& env, std::int32_t action) const;
    std::int32_t draw_action(Env& env) const;
    void shuffle(Env& env) const;
    // These return false if the cards must be dealt again.
    bool deal_at_random(Env& env) const;
    bool begin(Env& env) const;
    bool enter(Env& env, std::int32_t next) const;
    bool passes(const Env& env, const State& state) const;
    std::int32_t go_to(Env& env, std::int32_t next) const { return enter(env, next) ? kGoesOn : kThrownIn; }
    // These return a row of the scores, kGoesOn while the deal goes on, kThrownIn if the cards are dealt again.
    std::int32_t take(Env& env, std::int32_t action) const;
    std::int32_t say(Env& env, std::size_t word) const;
    std::int32_t lay(Env& env, int card) const;
    std::int32_t play(Env& env, int card) const;
    std::int32_t redeal(Env& env) const;
    Mask playable(const Env& env, const State& state) const;
    void drop_unsayable(Env& env, const State& state) const;
    bool may_say(const Env& env, const Edge& edge, std::size_t hand_class, int place) const;
    std::int32_t close_trick(Env& env, const State& state) const;
    std::int32_t follow(Env& env, std::int32_t next) const;
    void list_choices(Env& env) const;
    // In games of points (vector_env_points.cpp): sets that are announced, cards that are given, points of cards.
    std::int32_t announce(Env& env, int card) const;
    std::int32_t give(Env& env, int after, int card) const;
    std::size_t class_of(Mask hand) const;
    void list_announcements(Env& env, const State& state) const;
    void count_trick(Env& env, const State& state, int winner) const;
    void count_last_trick(Env& env, int winner) const;
    void tally(const Env& env, const Tally& tally, float* rewards) const;
    void write(std::size_t index);
    void write_observation(const Env& env, int viewer, std::uint8_t* row) const;

    std::shared_ptr<const RuleTables> tables_;
    std::vector<Env> envs_;
    Buffers buffers_;
    bool restarts_;
    bool counts_points_;  // and has cards that are given
    Task task_ = Task::check;
    std::uint64_t steps_ = 0;
    bool holds_ = false;
    std::atomic<std::size_t> illegal_{kNone};
    std::atomic<std::uint64_t> ended_{0};
    Workers workers_;
};

}  // namespace prikup
