#include "report.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/checks/scope.h"
#include "umpire/rules/sheet_text.h"
#include "umpire/sheets/secret_rolls.h"

#include <algorithm>
#include <ostream>
#include <set>

namespace umpire::cli {

void print(std::ostream& out, const Issues& issues) {
    for (const Issue& issue : issues) {
        out << issue.line() << '\n';
    }
}

void printJson(std::ostream& out, const Json& json) {
    out << json.dump(1, ' ', false, Json::error_handler_t::replace) << '\n';
}

void complain(std::ostream& out, const std::string& place, const std::string& problem) {
    out << fill(say("cli", "{place}: error: {problem}"), {{"place", place}, {"problem", problem}}) << '\n';
}

void warn(std::ostream& out, const std::string& place, const std::string& problem) {
    out << fill(say("cli", "{place}: warning: {problem}"), {{"place", place}, {"problem", problem}}) << '\n';
}

namespace {

bool isUmpire(const Viewer& viewer) {
    return viewer.whose == Viewer::Whose::Umpire;
}

/// Cards that lie covered, and units that only the umpire knows of.
std::set<Id> unseenIn(const Session& session, const Viewer& viewer) {
    std::set<Id> unseen = unseenBy(viewer, session.rules(), session.battle());
    const Id& secret = session.rules().roles.secret;
    if (isUmpire(viewer) || secret.empty()) {
        return unseen;
    }
    for (const Subject* unit : session.battle().all(SubjectKind::Unit)) {
        if (attributeValue(unit->id, secret, {session.rules(), session.battle(), unit->id}).flag()) {
            unseen.insert(unit->id);
        }
    }
    return unseen;
}

std::set<std::string> keptFrom(const Viewer& viewer, const Session& session, const Subject& subject) {
    return isUmpire(viewer) ? std::set<std::string>() : sheets::secretFields(session, subject, viewer.side);
}

bool isKept(const Due& due, const Session& session, const Viewer& viewer) {
    return !isUmpire(viewer) && (unseenIn(session, viewer).contains(due.subject) ||
                                 sheets::tellsSecretRoll(session, due, viewer.side));
}

Json dueFor(const Session& session, const Viewer& viewer) {
    Json due = session.show("due")["due"];
    for (const Due& owed : session.battle().due) {
        if (isKept(owed, session, viewer)) {
            due.erase(std::remove_if(due.begin(), due.end(),
                                     [&](const Json& each) { return each["id"] == owed.id; }),
                      due.end());
        }
    }
    return due;
}

/// Two spaces and the word for how somebody fares, or nothing where the pack has none.
std::string stateOf(const Subject& subject, const Session& session) {
    const Id& state = session.rules().roles.state(subject.kind).by;
    const Attribute* attribute = session.rules().attribute(subject.kind, state);
    if (!attribute) {
        return {};
    }
    const Scope scope{session.rules(), session.battle(), subject.id};
    const std::string id = attributeValue(subject, *attribute, scope).text();
    const Vocabulary* words = session.rules().vocabulary(attribute->type.vocabulary);
    const Word* found = words ? words->find(id) : nullptr;
    return "  " + (found ? found->name : id);
}

/// Two spaces and "3/5", or nothing where the pack counts no strength.
std::string strengthOf(const Subject& unit, const Session& session) {
    const PackRoles::Strength& strength = session.rules().roles.strength;
    if (strength.start.empty()) {
        return {};
    }
    const Scope scope{session.rules(), session.battle(), unit.id};
    const auto count = [&](const Id& id) {
        return std::to_string(attributeValue(unit.id, id, scope).number());
    };
    return "  " + count(strength.now) + "/" + count(strength.start);
}

void printUnit(std::ostream& out, const Subject& unit, const Session& session) {
    const Json shown = session.show(unit.id);
    out << "    " << unit.id << "  " << onOneLine(unit.name) << strengthOf(unit, session)
        << stateOf(unit, session);
    for (const Attribute& attribute : session.rules().attributes) {
        if (attribute.mark && attribute.of == SubjectKind::Unit && shown.value(attribute.id, false)) {
            out << " · " << attribute.name;
        }
    }
    out << '\n';
}

void printFormation(std::ostream& out, const Subject& formation, const Session& session,
                    const std::set<Id>& unseen) {
    out << "  " << formation.id << "  " << onOneLine(formation.name) << stateOf(formation, session) << '\n';
    const Battle& battle = session.battle();
    for (const Subject* officer : battle.all(SubjectKind::Officer)) {
        if (officer->parent == formation.id) {
            out << "    " << officer->id << "  " << onOneLine(officer->name) << stateOf(*officer, session)
                << '\n';
        }
    }
    for (const Id& unit : battle.unitsOf(formation)) {
        if (!unseen.contains(unit)) {
            printUnit(out, *battle.find(unit), session);
        }
    }
}

/// "  deck  Deck: 33".
void printPiles(std::ostream& out, const Id& side, const Session& session, const Viewer& viewer) {
    for (const PileCount& pile : pilesOf(session.rules(), session.battle(), viewer)) {
        if (pile.side == side) {
            out << "  " << pile.pile << "  "
                << fill(say("cli", "{pile}: {n}"), {{"pile", pile.name}, {"n", std::to_string(pile.cards)}})
                << '\n';
        }
    }
}

void printSide(std::ostream& out, const Subject& side, const Session& session, const Viewer& viewer) {
    const Battle& battle = session.battle();
    const std::set<Id> unseen = unseenIn(session, viewer);
    out << '\n' << side.id << "  " << onOneLine(side.name) << '\n';
    printPiles(out, side.id, session, viewer);
    for (const Subject* formation : battle.all(SubjectKind::Formation)) {
        if (formation->side == side.id) {
            printFormation(out, *formation, session, unseen);
        }
    }
    for (const Subject* unit : battle.all(SubjectKind::Unit)) {
        if (unit->parent == side.id && !unseen.contains(unit->id)) {
            printUnit(out, *unit, session);
        }
    }
}

} // namespace

void printBattle(std::ostream& out, const Session& session, const Viewer& viewer) {
    const Battle& battle = session.battle();
    const Subject* moving = battle.find(battle.clock.side);
    out << onOneLine(battle.title) << (battle.date.empty() ? "" : ", ") << onOneLine(battle.date) << '\n';
    out << fill(say("cli", "Turn {turn}, {side}, {phase}; record {record}"),
                {{"turn", std::to_string(battle.clock.turn)},
                 {"side", moving ? onOneLine(moving->name) : say("cli", "no side yet")},
                 {"phase", session.rules().phase(battle.clock.phase)->name},
                 {"record", std::to_string(session.cursor())}})
        << '\n';
    for (const Subject* side : battle.all(SubjectKind::Side)) {
        printSide(out, *side, session, viewer);
    }
    for (const Due& due : battle.due) {
        if (isKept(due, session, viewer)) {
            continue;
        }
        out << '\n'
            << fill(say("cli", "Due: {test} ({id})"), {{"test", onOneLine(due.text)}, {"id", due.id}});
    }
    out << (battle.due.empty() ? "" : "\n");
}

Json battleJson(const Session& session, const Viewer& viewer) {
    Json json{
        {"title", session.battle().title}, {"date", session.battle().date}, {"rules", session.rules().id}};
    json["turn"] = session.show("turn");
    json["due"] = dueFor(session, viewer);
    json["records"] = session.cursor();
    json["subjects"] = Json::array();
    for (const PileCount& pile : pilesOf(session.rules(), session.battle(), viewer)) {
        json["piles"].push_back({{"side", pile.side}, {"pile", pile.pile}, {"cards", pile.cards}});
    }
    const std::set<Id> unseen = unseenIn(session, viewer);
    for (const Subject* subject : session.battle().all()) {
        if (unseen.contains(subject->id)) {
            continue;
        }
        Json shown = session.show(subject->id);
        for (const std::string& field : keptFrom(viewer, session, *subject)) {
            shown.erase(field);
        }
        json["subjects"].push_back(std::move(shown));
    }
    return json;
}

void printRules(std::ostream& out, const RulePack& rules) {
    out << rules.id << ": " << rules.title << " (" << rules.edition << ")\n" << rules.source << '\n';
    if (rules.base) {
        out << fill(say("cli", "Extends {id}: {title}"),
                    {{"id", rules.base->id}, {"title", rules.base->title}})
            << '\n';
    }
    out << '\n' << say("cli", "Commands:");
    for (const Action& action : rules.actions) {
        out << ' ' << action.id;
    }
    out << "\n\n" << say("cli", "Checks:") << '\n';
    for (const Check& check : rules.checks) {
        out << "  " << check.id << ": " << check.name << " (" << check.section << ")\n";
        for (const Modifier* modifier : rules.modifiersOf(check.id)) {
            out << "    " << modifier->id << ": " << plainLabel(rules, *modifier) << '\n';
        }
    }
    out << '\n' << say("cli", "Rulings (the first reading is the default):") << '\n';
    for (const Ruling& ruling : rules.rulings) {
        out << "  " << ruling.id << ": " << ruling.title << '\n';
        for (const Ruling::Reading& reading : ruling.readings) {
            out << "    " << reading.id << ": " << reading.text << '\n';
        }
    }
}

Json rulesJson(const RulePack& rules) {
    Json json{{"id", rules.id},          {"title", rules.title},     {"edition", rules.edition},
              {"source", rules.source},  {"actions", Json::array()}, {"checks", Json::array()},
              {"rulings", Json::array()}};
    if (rules.base) {
        json["extends"] = rules.base->id;
    }
    for (const Action& action : rules.actions) {
        json["actions"].push_back(action.id);
    }
    for (const Check& check : rules.checks) {
        Json lines = Json::array();
        for (const Modifier* modifier : rules.modifiersOf(check.id)) {
            lines.push_back({{"id", modifier->id}, {"label", plainLabel(rules, *modifier)}});
        }
        json["checks"].push_back({{"id", check.id},
                                  {"name", check.name},
                                  {"section", check.section},
                                  {"modifiers", std::move(lines)}});
    }
    for (const Ruling& ruling : rules.rulings) {
        Json readings = Json::array();
        for (const Ruling::Reading& reading : ruling.readings) {
            readings.push_back({{"id", reading.id}, {"text", reading.text}});
        }
        json["rulings"].push_back(
            {{"id", ruling.id}, {"title", ruling.title}, {"readings", std::move(readings)}});
    }
    return json;
}

} // namespace umpire::cli
