#include "held_words.h"

#include "../checks/setting.h"

#include <algorithm>
#include <charconv>

namespace umpire {

void HeldWords::add(std::int64_t number) {
    char digits[24];
    const auto end = std::to_chars(std::begin(digits), std::end(digits), number).ptr;
    m_words.append(digits, end);
    m_words += ' ';
}

/// No text runs over into what follows it.
void HeldWords::add(std::string_view text) {
    add(static_cast<std::int64_t>(text.size()));
    m_words += text;
}

void HeldWords::add(const Value& value) {
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

void HeldWords::add(const Facts& facts) {
    add(static_cast<std::int64_t>(facts.size()));
    for (const auto& [fact, value] : facts) {
        add(std::string_view(fact));
        add(value);
    }
}

void HeldWords::add(const RollRequest& request) {
    for (const Id* id : {&request.check->id, &request.subject, &request.other}) {
        add(std::string_view(*id));
    }
    add(request.facts);
}

void addAnswers(HeldWords& words, const AskedOfDice& asked, const RollSoFar& roll, HandedOn handedOn,
                Setting& setting) {
    setting.setRoll(roll);
    words.add(std::string_view(roll.outcome));
    for (const AskedLater& later : asked.later) {
        const bool here = std::all_of(later.conditions.begin(), later.conditions.end(),
                                      [&](const Expression& each) { return setting.value(each).flag(); });
        words.add(here ? setting.value(later.question) : Value());
    }
    if (handedOn == HandedOn::Added) {
        for (const Expression& question : asked.handedOn) {
            words.add(setting.value(question));
        }
    }
}

} // namespace umpire
