#include "catchup/catch_up_table.h"

#include "document/text.h"
#include "umpire/rules/commands.h"

#include <algorithm>

namespace umpire::gui {

namespace {

/// Fields that `adjust` sets.
bool isSettable(const Attribute& attribute) {
    return attribute.shown && (!attribute.derived || !attribute.adjusts.empty());
}

/// A value as a command gives it.
Json jsonOf(const Value& value, const Attribute& attribute) {
    switch (attribute.type.kind) {
    case Type::Kind::Flag:
        return value.flag();
    case Type::Kind::Number:
        return value.number();
    default:
        return value.text().empty() ? Json() : Json(value.text());
    }
}

} // namespace

CatchUpTable::CatchUpTable(const BattleDocument& document)
    : m_document(document), m_clock(document.battle().clock) {
    for (const Subject* side : document.battle().all(SubjectKind::Side)) {
        addSide(*side);
    }
    addColumns();
}

void CatchUpTable::addSide(const Subject& side) {
    const Battle& battle = m_document.battle();
    for (const Subject* officer : battle.all(SubjectKind::Officer)) {
        if (officer->parent == side.id) {
            addRow(*officer, 0);
        }
    }
    for (const Subject* unit : battle.all(SubjectKind::Unit)) {
        if (unit->parent == side.id) {
            addRow(*unit, 0);
        }
    }
    for (const Id& formation : battle.formationsOf(side)) {
        addRow(*battle.find(formation), 0);
        addBelow(*battle.find(formation), 1);
    }
}

/// Its officers, its units, then the formations below it.
void CatchUpTable::addBelow(const Subject& group, int depth) {
    const Battle& battle = m_document.battle();
    for (const Subject* officer : battle.all(SubjectKind::Officer)) {
        if (officer->parent == group.id) {
            addRow(*officer, depth);
        }
    }
    for (const Id& unit : battle.unitsOf(group)) {
        addRow(*battle.find(unit), depth);
    }
    for (const Id& formation : battle.formationsOf(group)) {
        addRow(*battle.find(formation), depth);
        addBelow(*battle.find(formation), depth + 1);
    }
}

void CatchUpTable::addRow(const Subject& subject, int depth) {
    const QString number = m_document.number(subject.id);
    const QString name = toText(subject.name);
    m_rows.push_back(
        {subject.id, subject.kind, number.isEmpty() ? name : number + QLatin1Char(' ') + name, depth});
}

void CatchUpTable::addColumns() {
    const auto add = [this](const Attribute& attribute) {
        const bool known =
            std::any_of(m_columns.begin(), m_columns.end(),
                        [&attribute](const Column& column) { return column.field == attribute.id; });
        if (!known && isSettable(attribute)) {
            const std::string& name = attribute.brief.empty() ? attribute.name : attribute.brief;
            m_columns.push_back(
                {attribute.id, toText(attribute.mark ? name : attribute.name), attribute.mark});
        }
    };
    const RulePack& rules = m_document.rules();
    for (const SubjectKind kind : {SubjectKind::Unit, SubjectKind::Officer, SubjectKind::Formation}) {
        const auto fields = rules.sheets.state.find(kind);
        for (const Id& field : fields == rules.sheets.state.end() ? std::vector<Id>() : fields->second) {
            const Attribute* attribute = rules.attribute(kind, field);
            if (attribute) {
                add(*attribute);
            }
        }
    }
    for (const Attribute& attribute : rules.attributes) {
        if (attribute.mark && attribute.of == SubjectKind::Unit) {
            add(attribute);
        }
    }
    // Losses first: they are what changes most.
    std::stable_partition(m_columns.begin(), m_columns.end(), [&rules](const Column& column) {
        const Attribute* attribute = rules.attribute(SubjectKind::Unit, column.field);
        return attribute && attribute->type.kind == Type::Kind::Number && attribute->most;
    });
}

const Attribute* CatchUpTable::attribute(int row, int column) const {
    const Row& subject = m_rows.at(static_cast<std::size_t>(row));
    const Column& shown = m_columns.at(static_cast<std::size_t>(column));
    const RulePack& rules = m_document.rules();
    const Attribute* attribute = rules.attribute(subject.kind, shown.field);
    if (!attribute || !isSettable(*attribute) || (shown.mark && subject.kind != SubjectKind::Unit)) {
        return nullptr;
    }
    return (shown.mark || isListed(subject.kind, shown.field)) && isAsked(subject.subject, *attribute)
               ? attribute
               : nullptr;
}

bool CatchUpTable::isListed(SubjectKind kind, const Id& field) const {
    const auto fields = m_document.rules().sheets.state.find(kind);
    return fields != m_document.rules().sheets.state.end() &&
           std::find(fields->second.begin(), fields->second.end(), field) != fields->second.end();
}

/// What only some units have, such as being over the field, is asked of those. Words are asked of all: they
/// go with what is typed in another column.
bool CatchUpTable::isAsked(const Id& subject, const Attribute& attribute) const {
    const bool word = attribute.type.kind == Type::Kind::Text;
    return word || holds(attribute.shownIf, scopeOf(subject));
}

Scope CatchUpTable::scopeOf(const Id& subject) const {
    return {m_document.rules(), m_document.battle(), subject};
}

Value CatchUpTable::present(const Id& subject, const Id& field) const {
    return attributeValue(subject, field, scopeOf(subject));
}

Json CatchUpTable::value(int row, int column) const {
    const Attribute* attribute = this->attribute(row, column);
    if (!attribute) {
        return {};
    }
    const Id& subject = m_rows[static_cast<std::size_t>(row)].subject;
    const auto typed = m_typed.find({subject, attribute->id});
    return typed != m_typed.end() ? typed->second : jsonOf(present(subject, attribute->id), *attribute);
}

bool CatchUpTable::isChanged(int row, int column) const {
    const Attribute* attribute = this->attribute(row, column);
    return attribute && m_typed.count({m_rows[static_cast<std::size_t>(row)].subject, attribute->id}) > 0;
}

/// Typing the old value again takes the change back.
void CatchUpTable::setValue(int row, int column, const Json& value) {
    const Attribute* attribute = this->attribute(row, column);
    if (!attribute) {
        return;
    }
    const Id& subject = m_rows[static_cast<std::size_t>(row)].subject;
    const bool asBefore = value == jsonOf(present(subject, attribute->id), *attribute);
    asBefore ? void(m_typed.erase({subject, attribute->id}))
             : void(m_typed[{subject, attribute->id}] = value);
}

std::int64_t CatchUpTable::most(int row, int column) const {
    constexpr std::int64_t most = 9999;
    const Attribute* attribute = this->attribute(row, column);
    if (!attribute || !attribute->most) {
        return most;
    }
    // What is typed in another column may leave less; the command says so then.
    const Scope scope = scopeOf(m_rows[static_cast<std::size_t>(row)].subject);
    return std::max(evaluate(*attribute->most, scope).number(), present(scope.self, attribute->id).number());
}

int CatchUpTable::changedFields() const {
    int count = 0;
    const Json all = command();
    for (const auto& [subject, fields] : all.at("set").items()) {
        count += static_cast<int>(fields.size());
    }
    return count;
}

Json CatchUpTable::command() const {
    Json set = Json::object();
    const Clock& now = m_document.battle().clock;
    if (m_clock.turn != now.turn) {
        set["turn"]["turn"] = m_clock.turn;
    }
    if (m_clock.side != now.side) {
        set["turn"]["side"] = m_clock.side;
    }
    if (m_clock.phase != now.phase) {
        set["turn"]["phase"] = m_clock.phase;
    }
    for (const auto& [key, value] : m_typed) {
        set[key.first][key.second] = value;
    }
    return commandOf(Verb::CatchUp, {{"set", std::move(set)}});
}

} // namespace umpire::gui
