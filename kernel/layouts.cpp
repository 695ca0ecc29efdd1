#include "layouts.hpp"

#include <algorithm>
#include <limits>
#include <map>

namespace prikup {

namespace {

// The numbers of ways to choose some of up to 32 cards.
struct Binomials {
    std::uint64_t of[33][33]{};

    constexpr Binomials() {
        for (int n = 0; n <= 32; ++n) {
            of[n][0] = 1;
            for (int k = 1; k <= n; ++k) of[n][k] = of[n - 1][k - 1] + (k < n ? of[n - 1][k] : 0);
        }
    }
};

constexpr Binomials kBinomials;

std::uint64_t choices(int cards, int chosen) { return kBinomials.of[cards][chosen]; }

// Returns the choice with this number among all choices of `size` of the cards, counted by the highest card first.
Mask chosen(Mask cards, int size, std::uint64_t number) {
    Mask found = 0;
    for (int left = count(cards); size > 0; --left) {
        const int card = highest(cards);
        cards ^= bit(card);
        const std::uint64_t without = choices(left - 1, size) * (left > size);
        if (number >= without) {
            number -= without;
            found |= bit(card);
            --size;
        }
    }
    return found;
}

constexpr std::uint64_t kTooMany = std::numeric_limits<std::uint64_t>::max();

// Returns sum + ways * times, or kTooMany if 64 bits do not count it.
std::uint64_t bounded_sum(std::uint64_t sum, std::uint64_t ways, std::uint64_t times) {
    if (times != 0 && ways > (kTooMany - sum) / times) return kTooMany;
    return sum + ways * times;
}

}  // namespace

Layouts::Layouts(std::vector<Place> places) : places_(std::move(places)) {
    if (places_.size() > kMostPlaces) {
        fault_ = "there are more places than can be counted";
        return;
    }
    Mask unseen = 0;
    std::uint64_t sizes = 0;
    for (const Place& place : places_) {
        unseen |= place.may;
        sizes += place.size;
    }
    if (sizes != static_cast<std::uint64_t>(prikup::count(unseen))) return;
    std::map<unsigned, Mask> groups;  // groups of cards by their possible places, one bit each
    for (Mask left = unseen; left; left &= left - 1) {
        const Mask card = left & -left;
        unsigned homes = 0;
        for (std::size_t i = 0; i < places_.size(); ++i) homes |= (places_[i].may & card ? 1U : 0U) << i;
        groups[homes] |= card;
    }
    std::vector<std::pair<unsigned, Mask>> order(groups.begin(), groups.end());
    std::stable_sort(order.begin(), order.end(),
                     [](const auto& one, const auto& other) { return std::popcount(one.first) < std::popcount(other.first); });
    for (std::size_t i = 0; i < places_.size(); ++i) rooms_[i] = static_cast<std::uint8_t>(places_[i].size);
    for (const auto& [homes, cards] : order) {
        std::vector<std::size_t> found;
        for (std::size_t i = 0; i < places_.size(); ++i) {
            if (homes >> i & 1) found.push_back(i);
        }
        if (!steps_.empty()) steps_.back().group = static_cast<std::uint32_t>(prikup::count(cards));
        for (std::size_t i = 0; i < found.size(); ++i) {
            steps_.push_back(
                {found[i], i + 1 == found.size(), 0, cards, {found.begin() + static_cast<std::ptrdiff_t>(i) + 1, found.end()}});
        }
    }
    first_ = order.empty() ? 0 : prikup::count(order.front().second);
    count_ = ways(0, first_, rooms_);
    if (count_ == kTooMany) fault_ = "there are more layouts than can be counted";
}

int Layouts::fewest(const Step& step, int left, const Rooms& rooms) const {
    if (step.last) return left;
    int room = 0;
    for (const std::size_t place : step.later) room += rooms[place];
    return std::max(0, left - room);
}

int Layouts::most(const Step& step, int left, const Rooms& rooms) const {
    return std::min(left, static_cast<int>(rooms[step.place]));
}

// Returns the number of ways to continue from a step with `left` cards left of its group and this room in the places.
std::uint64_t Layouts::ways(std::size_t step, int left, const Rooms& rooms) const {
    if (step == steps_.size()) return 1;
    const Step& now = steps_[step];
    if (fewest(now, left, rooms) > most(now, left, rooms)) return 0;
    std::uint64_t key = step << 6 | static_cast<std::uint64_t>(left);
    for (std::size_t i = 0; i < places_.size(); ++i) key = key * 33 + rooms[i];
    if (const auto found = known_.find(key); found != known_.end()) return found->second;
    const std::uint64_t found = counted(step, left, rooms);
    known_.emplace(key, found);
    return found;
}

std::uint64_t Layouts::counted(std::size_t step, int left, const Rooms& rooms) const {
    const Step& now = steps_[step];
    std::uint64_t sum = 0;
    for (int laid = fewest(now, left, rooms); laid <= most(now, left, rooms); ++laid) {
        Rooms after = rooms;
        after[now.place] = static_cast<std::uint8_t>(after[now.place] - laid);
        const int next = now.last ? static_cast<int>(now.group) : left - laid;
        sum = bounded_sum(sum, ways(step + 1, next, after), choices(left, laid));
    }
    return sum;
}

void Layouts::at(std::uint64_t number, Mask* filled) const {
    std::fill(filled, filled + places_.size(), 0);
    Rooms rooms = rooms_;
    Mask cards = steps_.empty() ? 0 : steps_[0].cards;
    int left = first_;
    for (std::size_t step = 0; step < steps_.size(); ++step) {
        const Step& now = steps_[step];
        for (int laid = fewest(now, left, rooms); laid <= most(now, left, rooms); ++laid) {
            Rooms after = rooms;
            after[now.place] = static_cast<std::uint8_t>(after[now.place] - laid);
            const int next = now.last ? static_cast<int>(now.group) : left - laid;
            const std::uint64_t further = ways(step + 1, next, after);
            const std::uint64_t here = further * choices(left, laid);
            if (number >= here) {
                number -= here;
                continue;
            }
            const Mask part = chosen(cards, laid, number / further);
            number %= further;
            filled[now.place] |= part;
            cards = now.last ? (step + 1 < steps_.size() ? steps_[step + 1].cards : 0) : cards & ~part;
            rooms = after;
            left = next;
            break;
        }
    }
}

}  // namespace prikup
