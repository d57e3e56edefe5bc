#include "models/battle_reader.h"

#include "document/numbered.h"
#include "document/text.h"
#include "umpire/battle/turn_actions.h"
#include "umpire/checks/standing.h"

#include <QCoreApplication>

#include <algorithm>

namespace umpire::gui {

namespace {

/// Finds the translations of this file.
class BattleReaderText {
    Q_DECLARE_TR_FUNCTIONS(BattleReader)
};

QString briefOf(const Word* word) {
    return word ? toText(word->brief.empty() ? word->name : word->brief) : QString();
}

QString nameOf(const Word* word) {
    return word ? toText(word->name) : QString();
}

/// The traits of any vocabulary that a window knows.
constexpr const char* toneTrait = "tone";
constexpr const char* signTrait = "sign";

} // namespace

void BattleReader::reads(const Id& subject) const {
    if (std::set<Id>* reads = m_document.watchedReads()) {
        reads->insert(subject);
    }
}

Value BattleReader::value(const Id& subject, std::string_view attribute) const {
    reads(subject);
    const Scope scope{m_document.rules(), m_battle, subject};
    return attributeValue(subject, attribute, scope);
}

int BattleReader::count(const Id& subject, std::string_view attribute) const {
    return attribute.empty() ? 0 : static_cast<int>(value(subject, attribute).number());
}

bool BattleReader::isOut(const Subject& subject) const {
    reads(subject.id);
    return umpire::isOut(m_document.rules(), m_battle, subject);
}

const Word* BattleReader::word(const Subject& subject, std::string_view attribute) const {
    const Attribute* known = m_document.rules().attribute(subject.kind, attribute);
    const Vocabulary* words = known ? m_document.rules().vocabulary(known->type.vocabulary) : nullptr;
    return words ? words->find(value(subject.id, attribute).text()) : nullptr;
}

QString BattleReader::trait(const Subject& subject, std::string_view attribute, const char* trait) const {
    const Attribute* known = m_document.rules().attribute(subject.kind, attribute);
    const Vocabulary* words = known ? m_document.rules().vocabulary(known->type.vocabulary) : nullptr;
    return words ? toText(words->traitOf(value(subject.id, attribute).text(), trait).text()) : QString();
}

int BattleReader::sideIndex(const Id& side) const {
    int index = 0;
    for (const Subject* other : m_battle.all(SubjectKind::Side)) {
        if (other->id == side) {
            return index;
        }
        ++index;
    }
    return 0;
}

UnitFacts BattleReader::unit(const Id& id) const {
    UnitFacts facts;
    const Subject* unit = m_battle.find(id);
    if (!unit) {
        return facts;
    }
    facts.id = toText(id);
    facts.name = toText(unit->name);
    facts.number = m_document.number(id);
    reads(id);
    facts.silhouette = toText(silhouetteOf(m_document.rules(), m_battle, *unit));
    facts.typeName = nameOf(word(*unit, roles().type));
    facts.strength = count(id, roles().strength.now);
    facts.start = count(id, roles().strength.start);
    facts.steps = roles().strength.step;
    facts.last = lastSteps(id);
    facts.forbidden = roles().forbidden.empty() ? QString() : toText(value(id, roles().forbidden).text());
    facts.marks = marks(*unit);
    facts.turnActions = turnActions(*unit);
    facts.side = sideIndex(unit->side);
    readOrder(facts, *unit);
    readState(facts, *unit);
    return facts;
}

QList<LastStepFacts> BattleReader::lastSteps(const Id& unit) const {
    QList<LastStepFacts> last;
    for (const PackRoles::LastStep& step : roles().strength.last) {
        if (step.of.empty() || value(unit, step.of).flag()) {
            last << LastStepFacts{step.shape == PackRoles::Shape::Square, toText(step.name)};
        }
    }
    return last;
}

void BattleReader::readOrder(UnitFacts& facts, const Subject& unit) const {
    const Id& order = roles().orders.order;
    const Attribute* attribute = m_document.rules().attribute(unit.kind, order);
    const Word* given = word(unit, order);
    if (attribute && given) {
        facts.order = briefOf(given);
        facts.orderText =
            BattleReaderText::tr("%1: %2").arg(withinSentence(toText(attribute->name)), nameOf(given));
    }
}

void BattleReader::readState(UnitFacts& facts, const Subject& unit) const {
    const PackRoles::State& state = roles().state(unit.kind);
    facts.gone = isOut(unit);
    const QString how = facts.gone ? nameOf(word(unit, state.how)) : QString();
    const Word* now = word(unit, state.by);
    const bool unsaid = now && now->id == state.unsaid;
    facts.state = !how.isEmpty() ? how : unsaid ? QString() : briefOf(now);
    facts.sign = trait(unit, state.by, signTrait);
    facts.tone = trait(unit, state.by, toneTrait);
}

QStringList BattleReader::marks(const Subject& unit) const {
    QStringList marks = told(unit) + wounds(unit);
    for (const Attribute& attribute : m_document.rules().attributes) {
        if (attribute.mark && attribute.of == SubjectKind::Unit && value(unit.id, attribute.id).flag()) {
            marks << toText(attribute.brief);
        }
    }
    return marks;
}

/// What the pack has tiles tell: "the Farm", "suppression 2"; nothing of what there is none of.
QStringList BattleReader::told(const Subject& unit) const {
    QStringList told;
    for (const Id& id : roles().tile) {
        const Attribute* attribute = m_document.rules().attribute(unit.kind, id);
        if (!attribute || !holds(attribute->shownIf, Scope{m_document.rules(), m_battle, unit.id})) {
            continue;
        }
        const Value now = value(unit.id, id);
        const QString name = withinSentence(toText(attribute->brief));
        QString text;
        if (now.isFlag()) {
            text = now.flag() ? name : QString();
        } else if (now.isNumber()) {
            text = now.number() == 0 ? QString() : BattleReaderText::tr("%1 %2").arg(name).arg(now.number());
        } else if (now.isList()) {
            text = toText(valueName(attribute->type, now, m_document.rules(), m_battle));
        } else if (attribute->type.kind == Type::Kind::Subject) {
            text = now.text().empty() ? QString() : m_document.nameOf(now.text());
        } else {
            const Word* one = word(unit, id);
            text = one ? briefOf(one) : toText(now.text());
        }
        told << text;
    }
    told.removeAll(QString());
    return told;
}

/// How many of each kind are hurt, where the pack has such: "2 red".
QStringList BattleReader::wounds(const Subject& unit) const {
    QStringList wounds;
    for (const PackRoles::Hurt& hurt : roles().strength.hurt) {
        const Attribute* attribute = m_document.rules().attribute(unit.kind, hurt.by);
        const std::int64_t many = count(unit.id, hurt.by);
        if (attribute && many > 0) {
            wounds << BattleReaderText::tr("%1 %2", "how many, which marker")
                          .arg(many)
                          .arg(withinSentence(
                              toText(attribute->brief.empty() ? attribute->name : attribute->brief)));
        }
    }
    return wounds;
}

/// In the short form where the pack has one.
QStringList BattleReader::turnActions(const Subject& unit) const {
    QStringList turnActions;
    for (const TurnAction& action : turnActionsOf(m_document.rules(), m_battle, unit.id)) {
        const Attribute* attribute = m_document.rules().attribute(unit.kind, action.id);
        turnActions << withinSentence(
            toText(attribute && !attribute->brief.empty() ? attribute->brief : action.name));
    }
    return turnActions;
}

QString BattleReader::bondText(const BondFacts& bond) {
    return bond.ours ? BattleReaderText::tr("%1 → %2").arg(bond.name, bond.number)
                     : BattleReaderText::tr("%1 from %2").arg(bond.name, bond.number);
}

QList<CommanderFacts> BattleReader::commanders(const Id& post) const {
    QList<CommanderFacts> commanders;
    for (const Id& id : m_battle.officersOf(*m_battle.find(post))) {
        if (const Subject* officer = m_battle.find(id); officer->parent == post) {
            const PackRoles::State& state = roles().state(SubjectKind::Officer);
            const QString fate = withinSentence(nameOf(word(*officer, state.by)));
            commanders << CommanderFacts{
                officerIn(toText(m_battle.find(post)->name), toText(officer->name)), !isOut(*officer),
                fate.isEmpty() ? BattleReaderText::tr("out of play") : fate, count(officer->id, state.back)};
        }
    }
    return commanders;
}

GroupFacts BattleReader::formation(const Id& id) const {
    GroupFacts facts;
    const Subject* formation = m_battle.find(id);
    if (!formation) {
        return facts;
    }
    facts.id = toText(id);
    facts.name = toText(formation->name);
    facts.commanders = commanders(id);
    facts.side = sideIndex(formation->side);
    const PackRoles::State& state = roles().state(SubjectKind::Formation);
    const Word* now = word(*formation, state.by);
    if (now && now->id != state.unsaid) {
        facts.state = nameOf(now);
        facts.stateText = toText(now->text);
        facts.tone = trait(*formation, state.by, toneTrait);
    }
    readLosses(facts, *formation);
    readWear(facts, id);
    return facts;
}

/// As the pack counts them; else those of its units.
void BattleReader::readLosses(GroupFacts& facts, const Subject& formation) const {
    const PackRoles::Strength& strength = roles().strength;
    facts.steps = strength.step;
    if (!strength.formationStart.empty()) {
        facts.start = count(formation.id, strength.formationStart);
        for (const Id& lost : strength.formationLost) {
            facts.lost += count(formation.id, lost);
        }
        return;
    }
    for (const Id& unit : m_battle.unitsOf(formation)) {
        facts.start += count(unit, strength.start);
        facts.lost += count(unit, strength.start) - count(unit, strength.now);
    }
}

/// The count the pack puts marks on; without one, what is lost.
void BattleReader::readWear(GroupFacts& facts, const Id& formation) const {
    facts.tires = facts.start > 0;
    facts.worn = facts.lost;
    for (const Attribute& attribute : m_document.rules().attributes) {
        if (attribute.of != SubjectKind::Formation || attribute.marks.empty()) {
            continue;
        }
        const std::int64_t whole = value(formation, attribute.shareOf).number();
        facts.wornOf = static_cast<int>(whole);
        facts.worn = static_cast<int>(value(formation, attribute.id).number());
        facts.wornName = toText(attribute.name);
        for (const ShareMark& mark : attribute.marks) {
            facts.marks << LossMark{static_cast<int>(mark.percent), mark.above,
                                    static_cast<int>(mark.reachedAt(whole))};
        }
        facts.tires = whole > 0;
        return;
    }
    facts.wornOf = facts.start;
}

GroupFacts BattleReader::side(const Id& id) const {
    GroupFacts facts;
    const Subject* side = m_battle.find(id);
    if (!side) {
        return facts;
    }
    facts.id = toText(id);
    facts.name = toText(side->name);
    facts.steps = roles().strength.step;
    facts.commanders = commanders(id);
    facts.side = sideIndex(id);
    return facts;
}

QString BattleReader::called(const UnitFacts& unit) {
    QStringList parts{BattleReaderText::tr("%1 %2").arg(unit.number, unit.name)};
    if (unit.start > 0) {
        parts << BattleReaderText::tr("%1 of %2 %3")
                     .arg(QString::number(unit.strength), QString::number(unit.start),
                          toText(unit.steps.of(unit.start)));
    }
    if (!unit.state.isEmpty()) {
        parts << unit.state;
    }
    return parts.join(QStringLiteral(", "));
}

QString BattleReader::aside(const UnitFacts& unit) {
    QStringList parts;
    if (!unit.typeName.isEmpty()) {
        parts << unit.typeName;
    }
    for (qsizetype i = 0; i < std::min<qsizetype>(unit.last.size(), unit.strength); ++i) {
        if (!unit.last[i].name.isEmpty()) {
            parts << unit.last[i].name;
        }
    }
    for (const BondFacts& bond : unit.bonds) {
        parts << bondText(bond);
    }
    if (!unit.turnActions.isEmpty()) {
        parts << BattleReaderText::tr("this phase: %1").arg(unit.turnActions.join(QStringLiteral(", ")));
    }
    parts << unit.marks;
    if (!unit.orderText.isEmpty()) {
        parts << unit.orderText;
    }
    if (!unit.forbidden.isEmpty()) {
        parts << unit.forbidden;
    }
    return parts.join(QStringLiteral(", "));
}

QString BattleReader::sentence(const UnitFacts& unit) {
    const QString rest = aside(unit);
    return rest.isEmpty() ? called(unit) : called(unit) + QStringLiteral(", ") + rest;
}

QString BattleReader::sentence(const GroupFacts& group) {
    QStringList parts{group.name};
    if (!group.steps.empty()) {
        parts << BattleReaderText::tr("%1 of %2 %3 lost")
                     .arg(QString::number(group.lost), QString::number(group.start),
                          toText(group.steps.of(group.start)));
    }
    if (!group.state.isEmpty()) {
        parts << group.state;
    }
    for (const CommanderFacts& commander : group.commanders) {
        parts << (commander.present ? commander.name
                                    : BattleReaderText::tr("%1 is %2").arg(commander.name, commander.fate));
    }
    return parts.join(QStringLiteral(", "));
}

} // namespace umpire::gui
