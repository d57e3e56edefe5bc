#include "whereabouts.h"

#include "../program/later_reads.h"
#include "held_words.h"

#include <algorithm>
#include <map>

namespace umpire {

namespace {

bool bringsOrTakesSubjects(const Events& events) {
    return std::any_of(events.begin(), events.end(), [](const Event& event) {
        return std::holds_alternative<SubjectAdded>(event) || std::holds_alternative<SubjectRemoved>(event);
    });
}

/// What came of all attributes that were set. Only that counts, not on what way.
class AttributesSet {
  public:
    explicit AttributesSet(const program::ReadLater* later) : m_later(later) {}

    /// False for an event of another kind. What has no say any more is left out.
    bool take(const Event& event) {
        const auto* set = std::get_if<FieldSet>(&event);
        if (set && (!m_later || m_later->attributes.contains(set->field))) {
            m_set.try_emplace({set->subject, set->field}, Change{&set->from, nullptr}).first->second.to =
                &set->to;
        }
        return set != nullptr;
    }

    void addTo(HeldWords& words) const {
        for (const auto& [place, change] : m_set) {
            if (!change.from->same(*change.to)) {
                words.add(place.first);
                words.add(place.second);
                words.add(*change.to);
            }
        }
    }

  private:
    struct Change {
        const Value* from;
        const Value* to;
    };
    const program::ReadLater* m_later;
    std::map<std::pair<std::string_view, std::string_view>, Change> m_set;
};

void addState(Whereabouts& where, HeldWords& words, const Events& events, const program::ReadLater* later) {
    if (bringsOrTakesSubjects(events)) {
        where.otherEvents = events;
        return;
    }
    AttributesSet attributes(later);
    std::copy_if(events.begin(), events.end(), std::back_inserter(where.otherEvents),
                 [&attributes](const Event& event) { return !attributes.take(event); });
    attributes.addTo(words);
}

/// Which rolls were made has a say in which time one is made.
void addRolls(HeldWords& words, const Resolution& resolution) {
    for (const Step& step : resolution.steps()) {
        words.add(std::string_view(step.check));
        words.add(std::string_view(step.subject));
    }
}

} // namespace

std::optional<Whereabouts> whereaboutsOf(const Resolution& resolution, int diceLeft) {
    const RollAtHand* hand = resolution.atHand();
    const bool second = hand && hand->both && hand->request == hand->both->b.request;
    if (!hand || hand->still == StillToRoll::ByProcedure || second) {
        return std::nullopt;
    }
    Whereabouts where;
    where.words = resolution.held();
    HeldWords words(where.words);
    words.add(std::int64_t{diceLeft});
    words.add(*hand->request);
    if (hand->both) {
        words.add(*hand->both->b.request);
    }
    addRolls(words, resolution);
    addState(where, words, resolution.events(), resolution.readLater());
    return where;
}

Whereabouts stateOf(const Resolution& resolution, const program::ReadLater* later) {
    Whereabouts where;
    HeldWords words(where.words);
    addState(where, words, resolution.events(), later);
    return where;
}

} // namespace umpire
