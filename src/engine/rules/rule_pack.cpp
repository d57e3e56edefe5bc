#include "umpire/rules/rule_pack.h"

#include "expression_reader.h"
#include "umpire/base/text.h"
#include "umpire/rules/commands.h"
#include "umpire/rules/roster_keys.h"

#include <algorithm>
#include <array>
#include <filesystem>

namespace umpire {

bool mayBeNowhere(const ActionField& field) {
    return field.optional && field.kind == ActionField::Kind::Choice && field.vocabulary == placeWords;
}

Type typeOf(const ActionField& field) {
    switch (field.kind) {
    case ActionField::Kind::Subject:
    case ActionField::Kind::Party:
        return {Type::Kind::Subject, field.subject, ""};
    case ActionField::Kind::Subjects:
        return {Type::Kind::Subjects, field.subject, ""};
    case ActionField::Kind::Count:
        return {Type::Kind::Number, SubjectKind::Unit, ""};
    case ActionField::Kind::Choice:
    case ActionField::Kind::Text:
        return {Type::Kind::Text, SubjectKind::Unit, field.vocabulary};
    case ActionField::Kind::Flag:
        return {Type::Kind::Flag, SubjectKind::Unit, ""};
    case ActionField::Kind::Facts:
        break;
    }
    return {};
}

Value Vocabulary::traitOf(std::string_view word, std::string_view wanted) const {
    const Trait* known = trait(wanted);
    if (!known) {
        return {};
    }
    const Word* entry = find(word);
    const auto found = entry ? entry->traits.find(wanted) : decltype(entry->traits.end()){};
    return entry && found != entry->traits.end() ? found->second : known->fallback;
}

std::vector<std::string> Vocabulary::ids() const {
    std::vector<std::string> result;
    for (const Word& word : words) {
        result.push_back(word.id);
    }
    return result;
}

PackEntries::PackEntries(std::function<All()> make) : m_made(std::make_shared<Made>()) {
    m_made->make = std::move(make);
}

const PackEntries::All& PackEntries::all() const {
    static const All none;
    if (!m_made) {
        return none;
    }
    std::call_once(m_made->once, [this] {
        m_made->all = m_made->make();
        m_made->make = nullptr;
    });
    return m_made->all;
}

std::string RulePack::symbolName(const std::string& symbol) const {
    for (const Die& die : dice) {
        for (const Face& face : die.faces) {
            if (face.symbol == symbol) {
                return face.label();
            }
        }
    }
    return symbol;
}

const Word* RulePack::word(std::string_view named, std::string_view wanted) const {
    const Vocabulary* words = vocabulary(named);
    return words ? words->find(wanted) : nullptr;
}

std::string RulePack::wordName(std::string_view named, std::string_view wanted) const {
    const Word* known = word(named, wanted);
    return known ? known->name : std::string(wanted);
}

std::string Table::Axis::keyOf(const Value& value) const {
    if (!isNumbered()) {
        return value.text();
    }
    return value.number() >= from && value.number() <= to ? std::to_string(value.number()) : std::string();
}

std::int64_t ShareMark::reachedAt(std::int64_t whole) const {
    return above ? whole * percent / 100 + 1 : (whole * percent + 99) / 100;
}

const Attribute* RulePack::attribute(SubjectKind of, std::string_view wanted) const {
    const Attribute* first = findById(attributes, m_attributeIds, wanted);
    const auto from = first ? attributes.begin() + (first - attributes.data()) : attributes.end();
    const auto found = std::find_if(from, attributes.end(), [&](const Attribute& attribute) {
        return attribute.of == of && attribute.id == wanted;
    });
    return found == attributes.end() ? nullptr : &*found;
}

const Effects* RulePack::routine(std::string_view wanted) const {
    const auto found = routines.find(wanted);
    return found == routines.end() ? nullptr : &found->second;
}

std::int64_t RulePack::number(std::string_view wanted) const {
    const auto found = numbers.find(wanted);
    return found == numbers.end() ? 0 : found->second;
}

std::string RulePack::text(std::string_view wanted) const {
    const auto found = texts.find(wanted);
    return found == texts.end() ? "[" + std::string(wanted) + "]" : found->second;
}

bool Check::mayThrow(std::string_view wanted) const {
    return listed(dice, wanted) ||
           std::ranges::any_of(moreDice, [wanted](const MoreDice& more) { return more.die == wanted; });
}

std::vector<const Expression*> Check::ofDice() const {
    std::vector<const Expression*> parts;
    const auto add = [&parts](const std::optional<Expression>& part) {
        if (part) {
            parts.push_back(&*part);
        }
    };
    for (const auto* part : {&dieBy, &count, &total, &threshold}) {
        add(*part);
    }
    for (const MoreDice& more : moreDice) {
        add(more.count);
        add(more.threshold);
    }
    if (again) {
        add(again->when);
        add(again->most);
    }
    return parts;
}

std::vector<const Modifier*> RulePack::modifiersOf(std::string_view check) const {
    std::vector<const Modifier*> result;
    for (const Modifier& modifier : modifiers) {
        if (listed(modifier.checks, check)) {
            result.push_back(&modifier);
        }
    }
    return result;
}

std::vector<const Fact*> RulePack::questionsOf(std::string_view check) const {
    std::vector<const Fact*> result;
    for (const Fact& fact : facts) {
        if (fact.asked && listed(fact.checks, check)) {
            result.push_back(&fact);
        }
    }
    return result;
}

void RulePack::indexIds() {
    m_factIds.fill(facts);
    m_modifierIds.fill(modifiers);
    m_outcomeIds.fill(outcomes);
    m_checkIds.fill(checks);
    m_actionIds.fill(actions);
    m_attributeIds.fill(attributes);
    for (Vocabulary& vocabulary : vocabularies) {
        vocabulary.index.fill(vocabulary.words);
    }
}

const std::vector<std::string>& engineCommands() {
    static const std::vector<std::string> names = [] {
        std::vector<std::string> all;
        for (const OwnCommand& command : ownCommands()) {
            all.emplace_back(command.name);
        }
        return all;
    }();
    return names;
}

std::string fileBeside(const RulePack& rules, const std::string& name) {
    for (const RulePack* pack = &rules; pack; pack = pack->base.get()) {
        const std::filesystem::path path = std::filesystem::path(pack->folder) / name;
        std::error_code ignored;
        if (std::filesystem::is_regular_file(path, ignored)) {
            return path.string();
        }
    }
    return {};
}

std::string Noun::head() const {
    return withCapital(many);
}

const PackRoles::State& PackRoles::state(SubjectKind kind) const {
    static const State none;
    const auto found = states.find(kind);
    return found == states.end() ? none : found->second;
}

bool PackRoles::isLength(const Id& attribute) const {
    return listed(length.of, attribute);
}

std::optional<MoveFields> moveFieldsOf(const Action& action) {
    MoveFields found;
    for (const ActionField& field : action.fields) {
        const bool units = field.subject == SubjectKind::Unit;
        if (field.kind == ActionField::Kind::Subject && units && found.unit.empty()) {
            found.unit = field.id;
        } else if (field.kind == ActionField::Kind::Subjects && units && found.with.empty()) {
            found.with = field.id;
        } else if (field.kind == ActionField::Kind::Choice && field.vocabulary == placeWords &&
                   found.to.empty()) {
            found.to = field.id;
        }
    }
    return found.unit.empty() || found.to.empty() ? std::nullopt : std::optional(found);
}

const std::string& rosterList(SubjectKind kind) {
    static const std::array<std::string, 5> lists{"sides", "formations", "officers", "units", "things"};
    return lists[static_cast<std::size_t>(kind)];
}

const std::string& placeKey(SubjectKind kind) {
    static const std::array<std::string, 5> keys{"", "parent", "commands", "formation", ""};
    return keys[static_cast<std::size_t>(kind)];
}

} // namespace umpire
