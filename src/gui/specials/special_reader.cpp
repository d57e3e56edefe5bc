#include "specials/special_reader.h"

#include "document/text.h"
#include "umpire/rules/commands.h"
#include "umpire/worksheet/worksheet.h"

#include <QCoreApplication>

#include <algorithm>

namespace umpire::gui {

namespace {

using FieldKind = ActionField::Kind;

/// Finds the translations of this file.
class SpecialReaderText {
    Q_DECLARE_TR_FUNCTIONS(SpecialReader)
};

bool needsNothing(const Action& action) {
    return std::all_of(action.fields.begin(), action.fields.end(),
                       [](const ActionField& field) { return field.optional; });
}

} // namespace

SpecialReader::SpecialReader(const BattleDocument& document)
    : m_document(document), m_reader(document), m_since(flagsSet(document.session())) {
    for (const Subject* unit : document.battle().all(SubjectKind::Unit)) {
        if (isSpecial(*unit)) {
            continue;
        }
        for (const Offer& offer : offersFor(document.session(), unit->id)) {
            m_ordinary.insert(toText(offer.id));
        }
    }
}

bool SpecialReader::isSpecial(const Subject& unit) const {
    const Scope scope{m_document.rules(), m_document.battle(), unit.id};
    const auto& when = m_document.rules().roles.board.when;
    return when && evaluate(*when, scope).flag();
}

QList<SpecialFacts> SpecialReader::specials(const Id& side) const {
    QList<SpecialFacts> list;
    for (const Subject* unit : m_document.battle().all(SubjectKind::Unit)) {
        if (unit->side == side && isSpecial(*unit)) {
            list << facts(*unit);
        }
    }
    std::stable_partition(list.begin(), list.end(),
                          [](const SpecialFacts& facts) { return !facts.unit.gone; });
    return list;
}

SpecialFacts SpecialReader::facts(const Subject& unit) const {
    SpecialFacts facts;
    facts.unit = m_reader.unit(unit.id);
    facts.marks = marks(unit);
    facts.advice = facts.unit.gone ? QStringList() : advice(unit.id);
    facts.offers = offers(unit);
    return facts;
}

/// All at once: a long record is walked through once, and not for every mark of every unit.
std::map<SpecialReader::Flag, int> SpecialReader::flagsSet(const Session& session) {
    std::map<Flag, int> turns;
    for (int i = 0; i < session.cursor(); ++i) {
        const Record& record = session.records()[static_cast<std::size_t>(i)];
        for (const Event& event : record.events) {
            const auto* set = std::get_if<FieldSet>(&event);
            if (set && set->to.flag()) {
                turns[{set->subject, set->field}] = static_cast<int>(record.clock.turn);
            }
        }
    }
    return turns;
}

QStringList SpecialReader::marks(const Subject& unit) const {
    QStringList marks;
    const Scope scope{m_document.rules(), m_document.battle(), unit.id};
    for (const Attribute& attribute : m_document.rules().attributes) {
        if (attribute.of != SubjectKind::Unit) {
            continue;
        }
        if (attribute.mark && attributeValue(unit, attribute, scope).flag()) {
            const auto set = m_since.find({unit.id, attribute.id});
            const int since = set == m_since.end() ? 0 : set->second;
            const QString word = withinSentence(toText(attribute.brief));
            marks << (since > 0 ? SpecialReaderText::tr("%1 since turn %2").arg(word, QString::number(since))
                                : word);
        } else if (attribute.shown && attribute.shownIf && holds(attribute.shownIf, scope)) {
            const QString fact = otherFact(unit, attribute, scope);
            if (!fact.isEmpty()) {
                marks << fact;
            }
        }
    }
    return marks;
}

/// What only some units have: a stay on the table, a turn of arrival, turns flown.
QString SpecialReader::otherFact(const Subject& unit, const Attribute& attribute, const Scope& scope) const {
    const Value value = attributeValue(unit, attribute, scope);
    const QString name = withinSentence(toText(attribute.brief.empty() ? attribute.name : attribute.brief));
    const PackRoles& roles = m_document.rules().roles;
    if (m_reader.isOut(unit) || attribute.id == roles.state(SubjectKind::Unit).how) {
        return {};
    }
    if (attribute.type.kind == Type::Kind::Flag) {
        return value.flag() ? name : SpecialReaderText::tr("not %1").arg(name);
    }
    if (attribute.type.kind != Type::Kind::Number || value.number() == 0) {
        return {};
    }
    const bool there = !roles.presence.there.empty() && m_reader.value(unit.id, roles.presence.there).flag();
    if (attribute.id == roles.presence.turn && there) {
        return {};
    }
    return attribute.most ? SpecialReaderText::tr("%1: %2 of %3")
                                .arg(name, QString::number(value.number()),
                                     QString::number(evaluate(*attribute.most, scope).number()))
                          : SpecialReaderText::tr("%1 %2").arg(name, QString::number(value.number()));
}

/// The notes on its state stand last in the pack and matter most.
QStringList SpecialReader::advice(const Id& unit) const {
    const Json shown = m_document.session().show(unit);
    QStringList notes;
    for (const Json& note : shown.value("notes", Json::array())) {
        notes.prepend(toText(note.get<std::string>()));
    }
    return notes;
}

/// Asks the engine whether it would be refused, and what the rules say against it.
void SpecialReader::judge(SpecialOffer& offer) const {
    if (offer.command.is_null()) {
        offer.tip = SpecialReaderText::tr("%1: then point at the other unit.").arg(offer.name);
        return;
    }
    const Worksheet sheet = worksheet(m_document.session(), offer.command, {false, false, 0});
    offer.possible = sheet.ok;
    offer.tip = sheet.ok ? toTexts(sheet.warnings).join(QLatin1Char('\n'))
                         : SpecialReaderText::tr("Not now: %1").arg(toText(sheet.refusal.message));
}

QList<SpecialOffer> SpecialReader::offers(const Subject& unit) const {
    QList<SpecialOffer> list;
    bool attack = false;
    const bool gone = m_reader.isOut(unit);
    for (const Offer& known : offersFor(m_document.session(), unit.id)) {
        if (known.two && gone) {
            continue;
        }
        SpecialOffer offer;
        offer.id = toText(known.id);
        offer.name = toText(known.name);
        offer.command = known.two ? Json(nullptr) : draftFor(m_document.session(), known, unit.id);
        offer.first =
            known.two ? !attack && suits(m_document.session(), *m_document.rules().action(known.id), unit.id)
                      : !m_ordinary.contains(offer.id);
        attack = attack || known.two;
        judge(offer);
        list << offer;
    }
    addDue(list, unit.id);
    addPresence(list, unit);
    return list;
}

QString SpecialReader::checkName(const Id& check) const {
    const Check* known = m_document.rules().check(check);
    const Action* action = known ? nullptr : m_document.rules().action(check);
    return known ? toText(known->name) : action ? toText(action->name) : toText(check);
}

/// What is due comes first, in place of the plain offer of the same.
void SpecialReader::addDue(QList<SpecialOffer>& offers, const Id& unit) const {
    for (const Due& due : m_document.battle().due) {
        if (due.subject != unit || due.command.isNull()) {
            continue;
        }
        offers.removeIf([&due](const SpecialOffer& offer) { return offer.id == toText(due.check); });
        SpecialOffer offer;
        offer.id = toText(due.check);
        offer.name = checkName(due.check);
        offer.command = due.command;
        offer.due = true;
        judge(offer);
        offer.tip = toText(due.text) + (offer.tip.isEmpty() ? QString() : QLatin1Char('\n') + offer.tip);
        offers.prepend(offer);
    }
}

/// Those that come and go may be sent off and called back at any time; that is a plain correction.
void SpecialReader::addPresence(QList<SpecialOffer>& offers, const Subject& unit) const {
    const Id& presence = m_document.rules().roles.presence.there;
    const Attribute* attribute = m_document.rules().attribute(SubjectKind::Unit, presence);
    const Scope scope{m_document.rules(), m_document.battle(), unit.id};
    if (!attribute || m_reader.isOut(unit) || !holds(attribute->shownIf, scope)) {
        return;
    }
    const bool there = attributeValue(unit, *attribute, scope).flag();
    SpecialOffer offer;
    offer.id = toText(presence);
    offer.name = there ? SpecialReaderText::tr("Leaves") : SpecialReaderText::tr("Comes in");
    offer.tip = there ? SpecialReaderText::tr("Takes it off the table; it may come back.")
                      : SpecialReaderText::tr("Puts it on the table now.");
    offer.command = umpire::commandOf(
        Verb::Adjust, {{"subject", unit.id},
                       {"set", {{presence, !there}}},
                       {"reason", fromText(there ? SpecialReaderText::tr("leaves the table")
                                                 : SpecialReaderText::tr("comes onto the table"))}});
    offer.atOnce = true;
    offers << offer;
}

QList<SpecialOffer> SpecialReader::offersOfSide(const Id& side) const {
    QList<SpecialOffer> list;
    for (const Check& check : m_document.rules().checks) {
        const bool asked = askedByItself(m_document.session(), check);
        if (!asked || check.subject != SubjectKind::Side || takenByAll(m_document.session(), check)) {
            continue;
        }
        SpecialOffer offer;
        offer.id = toText(check.id);
        offer.name = toText(check.name);
        offer.command = checkCommand(m_document.rules(), check.id, side);
        judge(offer);
        list << offer;
    }
    addDue(list, side);
    return list;
}

QList<SpecialOffer> SpecialReader::commonOffers() const {
    QList<SpecialOffer> list;
    for (const Check& check : m_document.rules().checks) {
        const bool asked = askedByItself(m_document.session(), check);
        if (asked && check.subject == SubjectKind::Side && takenByAll(m_document.session(), check)) {
            list << SpecialOffer{toText(check.id),
                                 toText(check.name),
                                 {},
                                 umpire::commandOf(Verb::Check, {{"check", check.id}})};
        }
    }
    for (const Action& action : m_document.rules().actions) {
        if (needsNothing(action) && !action.atTurn) {
            list << SpecialOffer{toText(action.id), toText(action.name), {}, Json{{"do", action.id}}};
        }
    }
    for (SpecialOffer& offer : list) {
        judge(offer);
        const std::string check = fromText(offer.id);
        offer.due = std::any_of(m_document.battle().due.begin(), m_document.battle().due.end(),
                                [&check](const Due& due) { return due.check == check; });
        offer.first = offer.due || !offer.possible || offer.tip.isEmpty();
    }
    return list;
}

} // namespace umpire::gui
