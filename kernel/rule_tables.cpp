#include "rule_tables.hpp"

namespace prikup {

namespace {

bool is_place(int place, int places) { return place >= 0 && place < places; }
bool is_place_or_none(int place, int places) { return place == -1 || is_place(place, places); }

const char* fault_of_deal(const DealRules& deal) {
    int cards = deal.talon_size;
    Mask pack = 0;
    if (deal.places < 2 || deal.places > kMaxPlaces) return "expected 2 to 4 places";
    if (deal.pack_size > 32 || deal.talon_size > kMaxTalon) return "expected at most 32 cards, of which 4 are the talon";
    for (int place = 0; place < 4; ++place) cards += place < deal.places ? deal.hand_sizes[place] : 0;
    for (int i = 0; i < deal.pack_size; ++i) {
        if (deal.pack[i] > 31 || pack & bit(deal.pack[i])) return "expected different cards in the pack";
        pack |= bit(deal.pack[i]);
    }
    for (const std::uint8_t strength : deal.strengths) {
        if (strength > 7) return "expected strengths of 0 to 7";
    }
    if (cards != deal.pack_size) return "expected hands and a talon of the whole pack";
    const int last = deal.bottom_holding == kTalonHolding ? deal.talon_size
                     : deal.bottom_holding < deal.places  ? deal.hand_sizes[deal.bottom_holding]
                                                          : 0;
    if (last == 0) return "expected a hand or the talon with the last card";
    if ((pack & ~deal.thrown_bottoms) == 0) return "expected a last card that is not thrown in";
    if (deal.word_count < 1 || deal.word_count > 64 * kWordBlocks) return "expected 1 to 576 words";
    if (deal.feature_bytes < kFirstPointsByte + kMaxPlaces || deal.feature_bytes > 4096)
        return "expected 13 to 4096 bytes of features";
    if (deal.announce_word < 0 || deal.give_word < 0 || deal.announce_word % 32 != 0 || deal.give_word % 32 != 0 ||
        (deal.announce_word > 0 && deal.announce_word + 32 > deal.word_count) ||
        (deal.give_word > 0 && deal.give_word + 96 > deal.word_count))
        return "expected known words that announce and give cards";
    int points = deal.last_points;
    for (int i = 0; i < deal.pack_size; ++i) points += deal.points[deal.pack[i]];
    if (points >= kMaxPoints) return "expected fewer than 136 points";
    if (deal.deciding_count > kMaxDecidingCards) return "expected at most 4 cards that decide how a deal begins";
    for (const std::uint8_t card : deal.deciding) {
        if (card > 31) return "expected cards that decide how a deal begins";
    }
    return nullptr;
}

const char* fault_of_play(const State& state, const RuleTables& tables) {
    const int places = tables.places();
    if (state.trump < 0 || state.trump > kNoSuit) return "expected a trump of 0 to 4";
    if (state.size < 2 || state.size > places || state.leads > tables.deal.talon_size) return "expected tricks of 2 cards up";
    if (!is_place(state.leader, places) || state.after[state.leader] < 0) return "expected a leader with cards";
    if (!is_place(state.eldest, places) || state.after[state.eldest] < 0) return "expected an eldest hand with cards";
    if (!is_place_or_none(state.lead_owner, places)) return "expected a place that owns the leads";
    for (const std::int8_t leader : state.leaders) {
        if (!is_place_or_none(leader, places) || (leader >= 0 && state.after[leader] < 0)) return "expected leaders with cards";
    }
    // The places that play form a ring of `size` places, which hold as many cards each.
    int seat = state.leader;
    for (int i = 0; i < state.size; ++i) {
        if (!is_place(state.after[seat], places)) return "expected places that play";
        if (tables.deal.hand_sizes[seat] != tables.deal.hand_sizes[state.leader]) return "expected hands of one size";
        seat = state.after[seat];
        if ((seat == state.leader) != (i == state.size - 1)) return "expected a ring of places that play";
    }
    int playing = 0;
    for (int place = 0; place < kMaxPlaces; ++place) {
        playing += place < places && state.after[place] >= 0;
        if (!is_place(state.control[place], places)) return "expected a place that decides for each";
    }
    if (playing != state.size) return "expected one ring of places that play";
    if ((state.announced >> tables.sets.size()) != 0 || (state.announced != 0 && tables.deal.announce_word == 0))
        return "expected known sets of cards";
    for (std::size_t i = 0; state.announced != 0 && i < tables.sets.size(); ++i) {
        const std::size_t edge = static_cast<std::size_t>(state.first_edge) + i;
        if (state.first_edge < 0 || edge >= tables.edges.size()) return "expected an edge for each set of cards";
        const std::int32_t next = tables.edges[edge].next;
        if (next < 0 || next >= static_cast<std::int32_t>(tables.states.size()) ||
            tables.states[static_cast<std::size_t>(next)].kind != kPlay)
            return "expected a play after an announcement";
    }
    if (state.outcome < 0 || state.outcome >= static_cast<std::int32_t>(tables.outcomes.size())) return "expected an outcome";
    return nullptr;
}

const char* fault_of_state(const RuleTables& tables, std::size_t index) {
    const State& state = tables.states[index];
    const auto states = static_cast<std::int32_t>(tables.states.size());
    const auto outcomes = static_cast<std::int32_t>(tables.outcomes.size());
    int words = 0;
    for (int block = 0; block < tables.word_blocks(); ++block) {
        const std::uint64_t mask =
            tables.words[index * static_cast<std::size_t>(tables.word_blocks()) + static_cast<std::size_t>(block)];
        words += std::popcount(mask);
        const int known = tables.deal.word_count - 64 * block;
        if (known < 64 && mask >> known != 0) return "expected known words";
    }
    if (state.kind > kGive) return "expected words, cards to lay away or to give, a play, or checks";
    if (state.kind == kCheck) {
        if (words != 0 || !is_place(state.actor, tables.places()) ||
            state.first_check + state.check_count > static_cast<int>(tables.checks.size()))
            return "expected checks and no words";
        // No check follows another, so that they end.
        if (state.next < 0 || state.next >= states || tables.states[static_cast<std::size_t>(state.next)].kind == kCheck)
            return "expected a state after checks";
        if (state.outcome >= states || state.outcome < -1 ||
            (state.outcome >= 0 && tables.states[static_cast<std::size_t>(state.outcome)].kind == kCheck))
            return "expected a state or a redeal after checks";
        return is_place_or_none(state.talon_at, tables.places()) ? nullptr : "expected a place that has the talon";
    }
    if (!is_place_or_none(state.talon_at, tables.places())) return "expected a place that has the talon";
    if (state.kind == kPlay) {
        if (words != 0) return "expected no words in the play";
        if (state.until >= 0 && (state.next < 0 || state.next >= states)) return "expected a state after the cards";
        return fault_of_play(state, tables);
    }
    if (!is_place(state.actor, tables.places())) return "expected a place that acts";
    if (state.kind == kGive) {
        const int given = std::popcount(state.recipients);
        if (words != 0 || given == 0 || tables.deal.give_word == 0 || (state.recipients >> tables.places()) != 0 ||
            (state.recipients >> state.actor & 1) != 0 || state.first_edge < 0 ||
            static_cast<std::size_t>(state.first_edge + given) > tables.edges.size())
            return "expected places that get a card";
        for (int i = 0; i < given; ++i) {
            const std::int32_t next = tables.edges[static_cast<std::size_t>(state.first_edge + i)].next;
            if (next < 0 || next >= states) return "expected a state after a card is given";
        }
        return nullptr;
    }
    if (state.kind == kWords && words == 0) return "expected words";
    if (state.kind == kLay && (state.lay_count < 1 || state.next < 0 || state.next >= states))
        return "expected a state after the discard";
    if (state.kind == kLay && state.lay_count > tables.deal.hand_sizes[state.actor]) return "expected cards to lay away";
    if (state.first_edge < 0 || static_cast<std::size_t>(state.first_edge + words) > tables.edges.size())
        return "expected an edge for each word";
    bool may_speak = state.kind == kLay;
    for (int i = 0; i < words; ++i) {
        const Edge& edge = tables.edges[static_cast<std::size_t>(state.first_edge + i)];
        const std::int32_t next = edge.next;
        may_speak = may_speak || (edge.needs == 0 && edge.tests == 0 && edge.classes == ~std::uint32_t{0});
        if (tables.tests.size() < 8 && (edge.tests >> tables.tests.size()) != 0) return "expected known tests";
        if (next >= states || next < -outcomes) return "expected a state or an outcome after each word";
    }
    if (!may_speak) return "expected a word that needs no cards";
    return nullptr;
}

const char* fault_of_sizes(const RuleTables& tables) {
    const std::size_t places = tables.deal.places, states = tables.states.size();
    const auto blocks = static_cast<std::size_t>(tables.word_blocks());
    if (states == 0 || states > 0x7FFFFFFF) return "expected states";
    if (tables.words.size() != states * blocks) return "expected a mask of words for each state";
    if (tables.features.size() != states * places * static_cast<std::size_t>(tables.deal.feature_bytes))
        return "expected features for each state and place";
    if (tables.scores.empty() || tables.scores.size() % places != 0) return "expected scores for each place";
    if (tables.talon_classes.size() != 32 * 32) return "expected a class for each two cards of the talon";
    std::size_t firsts = 1;
    for (int i = 0; i < tables.deal.deciding_count; ++i) firsts *= kTalonHolding + 1;
    if (tables.firsts.size() != firsts) return "expected a first state for all holdings of the deciding cards";
    if (tables.said_bits.size() != static_cast<std::size_t>(tables.deal.word_count)) return "expected a bit for each word";
    for (const std::uint8_t said : tables.said_bits) {
        if (said > 63 && said != kUnsaid) return "expected bits of 0 to 63";
    }
    return nullptr;
}

const char* fault_of_ends(const RuleTables& tables) {
    const auto rows = static_cast<std::int32_t>(tables.scores.size() / tables.deal.places);
    for (const std::int32_t end : tables.ends) {
        if (end >= static_cast<std::int32_t>(tables.states.size()) || end < -rows)
            return "expected a state or a row of scores at the end";
    }
    bool can_begin = false;
    for (const First& first : tables.firsts) {
        if (first.state >= static_cast<std::int32_t>(tables.states.size())) return "expected first states";
        can_begin = can_begin || first.state >= 0;
    }
    if (!can_begin) return "expected a first state";
    if (tables.sets.size() > kMaxSets) return "expected at most 5 sets of cards";
    if (!tables.tallies.empty() && tables.values.empty()) return "expected values of points";
    for (const Tally& tally : tables.tallies) {
        for (const std::int32_t first : tally.first) {
            if (first < 0) return "expected values of points";
        }
    }
    if (tables.deal.max_redeals > 0 &&
        (tables.deal.redeal_outcome < 0 || static_cast<std::size_t>(tables.deal.redeal_outcome) >= tables.outcomes.size()))
        return "expected an outcome of redeals";
    for (const Check& check : tables.checks) {
        if (check.holding > kTalonHolding || check.test >= tables.tests.size()) return "expected tests of hands";
    }
    for (const Outcome& outcome : tables.outcomes) {
        const std::size_t ends = outcome.talon_stride == -1 ? tables.tallies.size() : tables.ends.size();
        if (outcome.first < 0 || static_cast<std::size_t>(outcome.first) >= ends || outcome.talon_stride < -1)
            return "expected an end of each outcome";
    }
    return nullptr;
}

}  // namespace

std::string fault(const RuleTables& tables) {
    const char* found = fault_of_deal(tables.deal);
    if (found == nullptr) found = fault_of_sizes(tables);
    if (found == nullptr) found = fault_of_ends(tables);
    if (found != nullptr) return found;
    for (std::size_t index = 0; index < tables.states.size(); ++index) {
        if ((found = fault_of_state(tables, index)) != nullptr) return "state " + std::to_string(index) + ": " + found;
    }
    return "";
}

}  // namespace prikup
