// The rules of a game up to the cards of a deal, as tables that Python compiled from its phases: states of everything but
// the play of cards, what is played in them, and what each outcome writes. `fault` says why tables cannot be played.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "cards.hpp"

namespace prikup {

constexpr int kMaxPlaces = 4;      // places at a table, counted from eldest hand; one may rest
constexpr int kWordBlocks = 9;       // blocks of 64 words
constexpr int kFirstLay = 32;        // actions: 32 cards to play, 32 cards to lay away, then words
constexpr int kFirstWord = 64;
constexpr std::uint8_t kUnsaid = 255;
constexpr int kTalonHolding = kMaxPlaces;  // the talon, where a hand is a place
constexpr int kMaxDecidingCards = 4;
constexpr int kMaxTalon = 4;
constexpr int kMaxSets = 5;
constexpr int kFirstPointsByte = 9;        // among the features: the points of four places, where they count
constexpr int kMaxPoints = 136;            // card points of a place are fewer

// Nobody decides in a kCheck state: `next` follows unless the cards are dealt again.
enum Kind : std::uint8_t { kWords = 0, kLay = 1, kPlay = 2, kCheck = 3, kGive = 4 };

// A state, as a row of bytes from Python (prikup.learn.tables.STATE_DTYPE). What follows a word is >= 0: a state, or
// < 0: -1 - the number of an outcome.
struct State {
    std::int32_t first_edge;       // of the words that may be said, in the order of their numbers
    std::int32_t next;             // the state after the last card laid away, after `until` cards of the play, or a check
    std::int32_t outcome;          // what the end of the play comes to
    std::uint8_t kind;             // a Kind
    std::int8_t actor;             // the place that speaks or lays away
    std::uint8_t lay_count;        // cards to lay away
    std::int8_t talon_at;          // the place that has taken the talon, -1 for none
    std::uint8_t talon_seen;       // bits of places: who has seen the talon
    std::uint8_t exposed;          // whose hand lies open
    std::uint8_t remembered;       // whose hand lay open before the discard
    std::uint8_t backs;            // who has not looked at their cards
    std::int8_t trump;             // a suit, kNoSuit for none
    std::uint8_t size;             // cards of a trick
    std::int8_t leader;            // who leads the first trick
    std::int8_t until;             // the number of cards after which `next` follows, -1 for never
    std::uint8_t leads;            // talon cards that lead the first tricks
    std::int8_t lead_owner;        // who wins by these cards, -1 for nobody
    std::int8_t leaders[2];        // who leads the second and third trick, -1 for the winner
    std::int8_t after[4];          // the place that plays after each, -1 for one that does not play
    std::int8_t control[4];        // who decides for each place
    std::int8_t eldest;            // who leads where a place without cards has won
    std::uint8_t must_ruff;
    std::uint8_t check_count;      // checks of a kCheck state, from `first_check` on
    std::uint8_t talon_part;       // bits of the talon's cards that were taken or shown, in their order; 0 for all
    std::uint8_t announced;        // bits of the sets that may be announced with a lead
    std::uint8_t recipients;       // bits of the places that get a card; the edges follow in the order of places
    std::uint16_t first_check;
    std::uint8_t announced_from;   // the first trick with announcements
    std::uint8_t must_beat;
    std::uint8_t is_limited;       // 1 if some word needs cards
    std::uint8_t unused;
};
static_assert(sizeof(State) == 48);

// A word that may be said: what follows, and the cards that its speaker must hold for it.
struct Edge {
    std::int32_t next;
    Mask needs;
    std::uint32_t classes;         // bits of the classes of hands that may say it; the class is the bits of the sets held
    std::uint8_t tests;            // bits of tests of which one must hold, none for always
    std::uint8_t is_of_talon;      // 1 if they are tests of the talon
    std::uint8_t shows;            // 1 if its speaker shows the cards of `needs` by it
    std::uint8_t unused;
};
static_assert(sizeof(Edge) == 16);

// Cards that are worth more together: a hand that holds all may announce them with one of `leads`.
struct CardSet {
    Mask cards;
    Mask leads;
};

// The end of a deal by points: the reward of a place is values[first[place] + points + kMaxPoints * bits of its sets].
// A place that rests has the talon's points, and the sets that were announced with a card of the talon.
struct Tally {
    std::int32_t first[kMaxPlaces];
};

// A test of a set of cards: it holds if the weights of its cards come to `least` or more.
struct CardTest {
    std::int8_t weights[32];
    std::int16_t least;
    std::uint8_t unused[2];

    bool holds(Mask cards) const {
        int sum = 0;
        for (; cards != 0; cards &= cards - 1) sum += weights[lowest(cards)];
        return sum >= least;
    }
};
static_assert(sizeof(CardTest) == 36);

// The cards are dealt again if a test holds for this hand, or for the talon (kTalonHolding).
struct Check {
    std::uint8_t holding;
    std::uint8_t test;
};

// The beginning of a deal: the state, -1 if the cards are dealt again, and the cards that are shown for it.
struct First {
    std::int32_t state;
    Mask proved;
};

// An outcome with a stride of -1 is the tally of number `first`. Otherwise codes of an outcome are ends[first + class of the talon * talon_stride + tricks by place * strides]: >= 0 is a state,
// < 0 is -1 - a row of the scores.
struct Outcome {
    std::int32_t first;
    std::int32_t talon_stride;
};

// The deal, as a row of bytes from Python (DEAL_DTYPE).
struct DealRules {
    std::uint8_t places;            // 3 or 4
    std::uint8_t pack_size;
    std::uint8_t hand_sizes[4];
    std::uint8_t talon_size;
    std::uint8_t max_taken;         // most tricks of a place
    std::uint8_t pack[32];          // card indices
    std::uint8_t strengths[32];     // of each card within its suit
    std::int32_t strides[4];        // of the tricks of each place
    std::int32_t word_count;
    std::int32_t feature_bytes;     // of a state, for one viewer
    std::uint8_t deciding[kMaxDecidingCards];  // cards whose places decide how a deal begins
    std::uint8_t deciding_count;
    std::uint8_t bottom_holding;    // who gets the last card of the pack
    std::uint8_t last_points;       // points of the last trick
    std::uint8_t rest_to_last;      // 1 if the last trick also brings the cards that nobody plays
    Mask thrown_bottoms;            // last cards with which the cards are dealt again
    std::int32_t announce_word;     // the first of 32 words that play a card with an announcement, 0 for none
    std::int32_t give_word;         // the first of three times 32 words that give a card to the next places, 0 for none
    std::uint8_t points[32];        // of each card in a trick
    std::uint8_t talon_points[32];  // of each card in the talon, for a place that rests
    std::int32_t max_redeals;       // redeals in a row that end the deal, 0 for any number
    std::int32_t redeal_outcome;    // what they come to
};
static_assert(sizeof(DealRules) == 188);

struct RuleTables {
    DealRules deal;
    std::vector<First> firsts;               // by the holdings of the deciding cards: kTalonHolding + 1 for each
    std::vector<CardTest> tests;
    std::vector<Check> checks;
    std::vector<CardSet> sets;
    std::vector<Tally> tallies;
    std::vector<float> values;
    std::vector<State> states;
    std::vector<Edge> edges;
    std::vector<std::uint64_t> words;        // (states, word blocks): the words that may be said
    std::vector<std::uint8_t> features;      // (states, places, feature_bytes)
    std::vector<Outcome> outcomes;
    std::vector<std::int32_t> ends;
    std::vector<float> scores;               // (rows, places)
    std::vector<std::uint8_t> talon_classes; // (32 * 32), by the two cards of the talon
    std::vector<std::uint8_t> said_bits;     // by word: the bit that remembers who said it, or kUnsaid

    int places() const { return deal.places; }
    int word_blocks() const { return (deal.word_count + 63) / 64; }
    std::size_t action_count() const { return kFirstWord + static_cast<std::size_t>(deal.word_count); }
    std::size_t mask_bytes() const { return 8 + 8 * static_cast<std::size_t>(word_blocks()); }
    std::size_t observation_bytes() const;
};

// Says why these tables cannot be played; empty if they can.
std::string fault(const RuleTables& tables);

}  // namespace prikup
