#include "roster/roster_editor.h"

#include "document/text.h"
#include "umpire/battle/roster.h"
#include "umpire/rules/commands.h"

#include <algorithm>

namespace umpire::gui {

namespace {

/// What an entry belongs to that comes together with its side.
constexpr const char* sideToCome = "new-side";

/// The topmost of what a record added.
QStringList addedBy(const Record& record) {
    std::set<Id> added;
    QStringList top;
    for (const Event& event : record.events) {
        if (const auto* came = std::get_if<SubjectAdded>(&event)) {
            added.insert(came->subject.id);
        }
    }
    for (const Event& event : record.events) {
        const auto* came = std::get_if<SubjectAdded>(&event);
        if (came && !added.contains(came->subject.parent)) {
            top << toText(came->subject.id);
        }
    }
    return top;
}

} // namespace

RosterEditor::RosterEditor(BattleDocument& document, QObject* parent)
    : QObject(parent), m_document(document) {}

bool RosterEditor::run(const Json& command) {
    const Answer answer = m_document.execute(command);
    if (!answer.ok) {
        Q_EMIT refused(toText(answer.refusal.message));
    }
    return answer.ok;
}

QStringList RosterEditor::runAndFind(const Json& command) {
    return run(command) ? addedBy(m_document.session()
                                      .records()[static_cast<std::size_t>(m_document.session().cursor() - 1)])
                        : QStringList();
}

/// A formation that has others below it, or was made to, as a division is.
bool RosterEditor::takesFormations(const Subject& formation) const {
    const Battle& battle = m_document.battle();
    if (!battle.formationsOf(formation).empty()) {
        return true;
    }
    const auto usual = m_document.rules().newEntries.find(SubjectKind::Formation);
    const Json entry = rosterEntry(m_document.rules(), formation);
    return usual != m_document.rules().newEntries.end() && battle.unitsOf(formation).empty() &&
           entry.value("kind", "") != usual->second.value("kind", "");
}

Id RosterEditor::placeFor(SubjectKind kind, const QString& current) const {
    const Battle& battle = m_document.battle();
    const Subject* at = battle.find(fromText(current));
    if (at && (at->kind == SubjectKind::Unit || at->kind == SubjectKind::Officer)) {
        at = battle.find(at->parent);
    }
    if (at && kind == SubjectKind::Formation && at->kind == SubjectKind::Formation && !takesFormations(*at)) {
        at = battle.find(at->parent);
    }
    if (at) {
        return at->id;
    }
    const auto sides = battle.all(SubjectKind::Side);
    return sides.empty() ? Id() : sides.front()->id;
}

/// No division stands under another.
Id RosterEditor::aboveItsLike(Id place, const Json& formation) const {
    const Battle& battle = m_document.battle();
    const std::string kind = formation.value("kind", "");
    for (const Subject* above = battle.find(place);
         above && above->kind == SubjectKind::Formation && !kind.empty() &&
         rosterEntry(m_document.rules(), *above).value("kind", "") == kind;
         above = battle.find(place)) {
        place = above->parent;
    }
    return place;
}

/// As the pack begins it; a unit as its comrades, as far as the pack copies them.
Json RosterEditor::newEntry(SubjectKind kind, const Id& place) const {
    const auto found = m_document.rules().newEntries.find(kind);
    Json entry = found == m_document.rules().newEntries.end() ? Json::object() : found->second;
    if (!entry.contains("name")) {
        entry["name"] = std::string(name(kind)) + " 1";
    }
    const Subject* above = m_document.battle().find(place);
    if (const Subject* comrade = kind == SubjectKind::Unit && above ? comradeAt(*above) : nullptr) {
        for (const Id& id : m_document.rules().roles.copied) {
            const Attribute* attribute = m_document.rules().attribute(SubjectKind::Unit, id);
            entry[attribute->rosterKey] = toJson(comrade->value(id));
        }
    }
    return entry;
}

/// The last unit there, else of its side; or null.
const Subject* RosterEditor::comradeAt(const Subject& above) const {
    const Battle& battle = m_document.battle();
    for (const Id& owner : {above.id, above.side}) {
        const Ids comrades = battle.unitsOf(*battle.find(owner));
        if (!comrades.empty()) {
            return battle.find(comrades.back());
        }
    }
    return nullptr;
}

QStringList RosterEditor::add(SubjectKind kind, const QString& current) {
    Json command = commandOf(Verb::Enlist, {{"renumber", true}});
    Json roster = Json::object();
    const Id place = kind == SubjectKind::Side ? Id() : placeFor(kind, current);
    roster[rosterList(kind)].push_back(newEntry(kind, place));
    if (kind == SubjectKind::Side) {
        command.update(roster);
        return runAndFind(command);
    }
    return enlist(roster, current);
}

QStringList RosterEditor::enlist(const Json& roster, const QString& current, bool renumber, bool newSide) {
    const auto has = [&roster](SubjectKind kind) {
        const auto list = roster.find(rosterList(kind));
        return list != roster.end() && !list->empty();
    };
    const bool formations = has(SubjectKind::Formation);
    Id place = newSide || has(SubjectKind::Side)
                   ? Id()
                   : placeFor(formations ? SubjectKind::Formation : SubjectKind::Unit, current);
    if (formations) {
        place = aboveItsLike(place, roster[rosterList(SubjectKind::Formation)].front());
    }
    Json command = commandOf(Verb::Enlist);
    command.update(roster);
    if (!place.empty()) {
        command["under"] = place;
    }
    if (renumber) {
        command["renumber"] = true;
    }
    if (!place.empty() || has(SubjectKind::Side)) {
        return runAndFind(command);
    }
    // Nothing can stand without a side: one comes along.
    Json side = newEntry(SubjectKind::Side, {});
    side["id"] = sideToCome;
    command[rosterList(SubjectKind::Side)].push_back(std::move(side));
    for (const SubjectKind kind : {SubjectKind::Formation, SubjectKind::Officer, SubjectKind::Unit}) {
        const auto list = command.find(rosterList(kind));
        if (list == command.end()) {
            continue;
        }
        for (Json& entry : *list) {
            if (!entry.contains(placeKey(kind))) {
                entry[placeKey(kind)] = sideToCome;
            }
        }
    }
    return runAndFind(command);
}

QStringList RosterEditor::duplicate(const QStringList& subjects) {
    QStringList added;
    for (const Json& command : duplicates(m_document.rules(), m_document.battle(), fromTexts(subjects))) {
        added << runAndFind(command);
    }
    return added;
}

bool RosterEditor::strike(const QStringList& subjects) {
    return !subjects.isEmpty() && run(commandOf(Verb::Strike, {{"subjects", fromTexts(subjects)}}));
}

bool RosterEditor::amend(const QStringList& subjects, const std::string& key, const Json& value) {
    return !subjects.isEmpty() &&
           run(commandOf(Verb::Amend, {{"subjects", fromTexts(subjects)}, {"set", {{key, value}}}}));
}

bool RosterEditor::move(const QStringList& subjects, const QString& parent, const QString& neighbour) {
    Json command = commandOf(Verb::Regroup, {{"subjects", fromTexts(subjects)}});
    if (!parent.isEmpty()) {
        command["under"] = fromText(parent);
    }
    if (!neighbour.isEmpty()) {
        command["before"] = fromText(neighbour);
    }
    return !subjects.isEmpty() && run(command);
}

bool RosterEditor::step(const QStringList& subjects, bool up) {
    const Battle& battle = m_document.battle();
    const Subject* edge = battle.find(fromText(subjects.isEmpty() ? QString()
                                               : up               ? subjects.first()
                                                                  : subjects.last()));
    if (!edge) {
        return false;
    }
    Ids beside;
    for (const Subject* other : battle.all(edge->kind)) {
        const bool moved = subjects.contains(toText(other->id));
        if (other->parent == edge->parent && (!moved || other == edge)) {
            beside.push_back(other->id);
        }
    }
    const auto at = std::find(beside.begin(), beside.end(), edge->id);
    if (up ? at == beside.begin() : at + 1 == beside.end()) {
        return false;
    }
    return run(commandOf(Verb::Regroup, {{"subjects", fromTexts(subjects)},
                                         {up ? "before" : "after", up ? *(at - 1) : *(at + 1)}}));
}

} // namespace umpire::gui
