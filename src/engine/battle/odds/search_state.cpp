#include "search_state.h"

#include "../../checks/setting.h"
#include "umpire/base/text.h"

#include <algorithm>
#include <charconv>
#include <map>

namespace umpire {

namespace {

bool bringsOrTakesSubjects(const Events& events) {
    return std::ranges::any_of(events, [](const Event& event) {
        return std::holds_alternative<SubjectAdded>(event) || std::holds_alternative<SubjectRemoved>(event);
    });
}

/// Of attributes that were set only what came of them counts, not on what way. What has no say any more is
/// left out.
void addState(SearchState& where, StateText& words, const Events& events, const program::LiveReads* later) {
    if (bringsOrTakesSubjects(events)) {
        where.otherEvents = events;
        return;
    }
    struct Change {
        const Value* from;
        const Value* to;
    };
    std::map<std::pair<std::string_view, std::string_view>, Change> changes;
    for (const Event& event : events) {
        const auto* set = std::get_if<FieldSet>(&event);
        if (!set) {
            where.otherEvents.push_back(event);
        } else if (!later || later->attributes.contains(set->field)) {
            const auto change = changes.try_emplace({set->subject, set->field}, Change{&set->from, nullptr});
            change.first->second.to = &set->to;
        }
    }
    for (const auto& [place, change] : changes) {
        if (!change.from->same(*change.to)) {
            words.add(place.first);
            words.add(place.second);
            words.add(*change.to);
        }
    }
}

/// Which rolls were made has a say in which time one is made.
void addRolls(StateText& words, const Resolution& resolution, const std::vector<Id>* wanted) {
    for (const Step& step : resolution.steps()) {
        if (!wanted || listed(*wanted, step.check)) {
            words.add(std::string_view(step.check));
            words.add(std::string_view(step.subject));
        }
    }
}

} // namespace

std::optional<SearchState> searchStateOf(const Resolution& resolution, int diceLeft,
                                         const std::vector<Id>* wanted) {
    const RollAtHand* hand = resolution.atHand();
    const bool second = hand && hand->both && hand->request == hand->both->b.request;
    if (!hand || hand->still == StillToRoll::ByProcedure || second) {
        return std::nullopt;
    }
    SearchState where;
    where.words = resolution.held();
    StateText words(where.words);
    words.add(std::int64_t{diceLeft});
    words.add(*hand->request);
    if (hand->both) {
        words.add(*hand->both->b.request);
    }
    addRolls(words, resolution, wanted);
    addState(where, words, resolution.events(), resolution.liveReads());
    return where;
}

void StateText::add(std::int64_t number) {
    char digits[24];
    const auto end = std::to_chars(std::begin(digits), std::end(digits), number).ptr;
    m_words.append(digits, end);
    m_words += ' ';
}

/// No text runs over into what follows it.
void StateText::add(std::string_view text) {
    add(static_cast<std::int64_t>(text.size()));
    m_words += text;
}

void StateText::add(const Value& value) {
    m_words += value.isList()     ? 'l'
               : value.isText()   ? 't'
               : value.isNumber() ? 'n'
               : value.isFlag()   ? 'f'
                                  : '-';
    add(value.payload());
    if (value.isList()) {
        add(static_cast<std::int64_t>(value.symbols().size()));
        for (const Symbol symbol : value.symbols()) {
            add(symbol);
        }
    }
}

void StateText::add(const Facts& facts) {
    add(static_cast<std::int64_t>(facts.size()));
    for (const auto& [fact, value] : facts) {
        add(std::string_view(fact));
        add(value);
    }
}

void StateText::add(const RollRequest& request) {
    for (const Id* id : {&request.check->id, &request.subject, &request.other}) {
        add(std::string_view(*id));
    }
    add(request.facts);
}

void addAnswers(StateText& words, const AskedOfDice& asked, const RollSoFar& roll, HandedOn handedOn,
                Setting& setting) {
    setting.setRoll(roll);
    for (const AskedLater& later : asked.later) {
        const bool here = std::ranges::all_of(
            later.conditions, [&](const Expression& each) { return setting.value(each).flag(); });
        words.add(here ? setting.value(later.question) : Value());
    }
    if (handedOn == HandedOn::Added) {
        for (const Expression& question : asked.handedOn) {
            words.add(setting.value(question));
        }
    }
}

} // namespace umpire
