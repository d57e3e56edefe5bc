#include "models/battle_reader.h"

#include "document/text.h"
#include "document/within_sentence.h"
#include "models/attribute_words.h"
#include "umpire/battle/deeds.h"

#include <QCoreApplication>

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

} // namespace

Value BattleReader::value(const Id& subject, const char* attribute) const {
    if (std::set<Id>* reads = m_document.watchedReads()) {
        reads->insert(subject);
    }
    const Scope scope{m_document.rules(), m_battle, subject};
    return attributeValue(subject, attribute, scope);
}

const Word* BattleReader::word(const Subject& subject, const char* attribute) const {
    const Attribute* known = m_document.rules().attribute(subject.kind, attribute);
    const Vocabulary* words = known ? m_document.rules().vocabulary(known->type.vocabulary) : nullptr;
    return words ? words->find(value(subject.id, attribute).text()) : nullptr;
}

QString BattleReader::trait(const Subject& subject, const char* attribute, const char* trait) const {
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
    facts.type = toText(value(id, words::type).text());
    facts.typeName = nameOf(word(*unit, words::type));
    facts.strength = static_cast<int>(value(id, words::elements).number());
    facts.start = static_cast<int>(value(id, words::elementsStart).number());
    facts.gun = value(id, words::attachedGun).flag();
    facts.order = briefOf(word(*unit, words::order));
    facts.orderName = nameOf(word(*unit, words::order));
    facts.forbidden = toText(value(id, words::forbidden).text());
    facts.marks = marks(*unit);
    facts.deeds = deeds(*unit);
    facts.side = sideIndex(unit->side);
    readState(facts, *unit);
    return facts;
}

void BattleReader::readState(UnitFacts& facts, const Subject& unit) const {
    facts.gone = value(unit.id, words::state).text() == words::gone;
    const QString how = facts.gone ? nameOf(word(unit, words::goneAs)) : QString();
    facts.state = how.isEmpty() ? briefOf(word(unit, words::state)) : how;
    facts.sign = trait(unit, words::state, words::sign);
    facts.tone = trait(unit, words::state, words::tone);
}

QStringList BattleReader::marks(const Subject& unit) const {
    QStringList marks;
    for (const Attribute& attribute : m_document.rules().attributes) {
        if (attribute.mark && attribute.of == SubjectKind::Unit &&
            value(unit.id, attribute.id.c_str()).flag()) {
            marks << toText(attribute.brief);
        }
    }
    return marks;
}

/// In the short form where the pack has one.
QStringList BattleReader::deeds(const Subject& unit) const {
    QStringList deeds;
    for (const Deed& deed : deedsOf(m_document.rules(), m_battle, unit.id)) {
        const Attribute* attribute = m_document.rules().attribute(unit.kind, deed.id);
        deeds << withinSentence(
            toText(attribute && !attribute->brief.empty() ? attribute->brief : deed.name));
    }
    return deeds;
}

QString BattleReader::bondText(const BondFacts& bond) {
    return bond.ours ? BattleReaderText::tr("%1 → %2").arg(bond.name, bond.number)
                     : BattleReaderText::tr("%1 from %2").arg(bond.name, bond.number);
}

QList<CommanderFacts> BattleReader::commanders(const Id& post) const {
    QList<CommanderFacts> commanders;
    for (const Id& id : m_battle.officersOf(*m_battle.find(post))) {
        if (const Subject* officer = m_battle.find(id); officer->parent == post) {
            const bool present = value(officer->id, words::state).text() != words::lost;
            commanders << CommanderFacts{toText(officer->name), present,
                                         static_cast<int>(value(officer->id, words::returnsTurn).number())};
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
    facts.start = static_cast<int>(value(id, words::elementsStart).number());
    facts.lost = static_cast<int>(value(id, words::lost).number() + value(id, words::captured).number());
    facts.commanders = commanders(id);
    facts.side = sideIndex(formation->side);
    if (value(id, words::state).text() != words::none) {
        const Word* state = word(*formation, words::state);
        facts.state = nameOf(state);
        facts.stateText = state ? toText(state->text) : QString();
        facts.tone = trait(*formation, words::state, words::tone);
    }
    readWear(facts, id);
    return facts;
}

/// The count the pack puts marks on; without one, what is lost.
void BattleReader::readWear(GroupFacts& facts, const Id& formation) const {
    facts.tires = facts.start > 0;
    facts.worn = facts.lost;
    for (const Attribute& attribute : m_document.rules().attributes) {
        if (attribute.of != SubjectKind::Formation || attribute.marks.empty()) {
            continue;
        }
        const std::int64_t whole = value(formation, attribute.shareOf.c_str()).number();
        facts.wornOf = static_cast<int>(whole);
        facts.worn = static_cast<int>(value(formation, attribute.id.c_str()).number());
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
    facts.commanders = commanders(id);
    facts.side = sideIndex(id);
    return facts;
}

QString BattleReader::called(const UnitFacts& unit) {
    return QStringList{BattleReaderText::tr("%1 %2").arg(unit.number, unit.name),
                       BattleReaderText::tr("%1 of %n elements", nullptr, unit.start).arg(unit.strength),
                       unit.state}
        .join(QStringLiteral(", "));
}

QString BattleReader::aside(const UnitFacts& unit) {
    QStringList parts;
    for (const QString& part :
         {unit.typeName, unit.gun ? BattleReaderText::tr("machine gun attached") : QString()}) {
        part.isEmpty() ? void() : void(parts << part);
    }
    for (const BondFacts& bond : unit.bonds) {
        parts << bondText(bond);
    }
    if (!unit.deeds.isEmpty()) {
        parts << BattleReaderText::tr("this phase: %1").arg(unit.deeds.join(QStringLiteral(", ")));
    }
    parts << unit.marks;
    if (!unit.orderName.isEmpty()) {
        parts << BattleReaderText::tr("order: %1").arg(unit.orderName);
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
    QStringList parts{group.name,
                      BattleReaderText::tr("%1 of %n elements lost", nullptr, group.start).arg(group.lost)};
    if (!group.state.isEmpty()) {
        parts << group.state;
    }
    for (const CommanderFacts& commander : group.commanders) {
        parts << (commander.present ? commander.name
                                    : BattleReaderText::tr("%1 is lost").arg(commander.name));
    }
    return parts.join(QStringLiteral(", "));
}

} // namespace umpire::gui
