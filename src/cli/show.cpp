#include "commands.h"

#include "umpire/base/file.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/battle/localized_session.h"
#include "umpire/battle/visibility.h"
#include "umpire/checks/scope.h"
#include "umpire/sheets/secret_rolls.h"
#include "umpire/storage/csv_roster.h"
#include "umpire/storage/recovery.h"
#include "umpire/worksheet/suggestion.h"

#include <algorithm>
#include <iostream>
#include <set>

namespace umpire::cli {

namespace fs = std::filesystem;

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
    return "  " + session.rules().wordName(attribute->type.vocabulary, id);
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

void printUnit(const Subject& unit, const Session& session) {
    const Json shown = session.show(unit.id);
    std::cout << "    " << unit.id << "  " << onOneLine(unit.name) << strengthOf(unit, session)
              << stateOf(unit, session);
    for (const Attribute& attribute : session.rules().attributes) {
        if (attribute.mark && attribute.of == SubjectKind::Unit && shown.value(attribute.id, false)) {
            std::cout << " · " << attribute.name;
        }
    }
    std::cout << '\n';
}

void printFormation(const Subject& formation, const Session& session, const std::set<Id>& unseen) {
    std::cout << "  " << formation.id << "  " << onOneLine(formation.name) << stateOf(formation, session)
              << '\n';
    const Battle& battle = session.battle();
    for (const Subject* officer : battle.all(SubjectKind::Officer)) {
        if (officer->parent == formation.id) {
            std::cout << "    " << officer->id << "  " << onOneLine(officer->name)
                      << stateOf(*officer, session) << '\n';
        }
    }
    for (const Id& unit : battle.unitsOf(formation)) {
        if (!unseen.contains(unit)) {
            printUnit(*battle.find(unit), session);
        }
    }
}

/// "  deck  Deck: 33".
void printPiles(const Id& side, const Session& session, const Viewer& viewer) {
    for (const PileCount& pile : pilesOf(session.rules(), session.battle(), viewer)) {
        if (pile.side == side) {
            std::cout << "  " << pile.pile << "  "
                      << fill(say("cli", "{pile}: {n}"),
                              {{"pile", pile.name}, {"n", std::to_string(pile.cards)}})
                      << '\n';
        }
    }
}

void printSide(const Subject& side, const Session& session, const Viewer& viewer) {
    const Battle& battle = session.battle();
    const std::set<Id> unseen = unseenIn(session, viewer);
    std::cout << '\n' << side.id << "  " << onOneLine(side.name) << '\n';
    printPiles(side.id, session, viewer);
    for (const Subject* formation : battle.all(SubjectKind::Formation)) {
        if (formation->side == side.id) {
            printFormation(*formation, session, unseen);
        }
    }
    for (const Subject* unit : battle.all(SubjectKind::Unit)) {
        if (unit->parent == side.id && !unseen.contains(unit->id)) {
            printUnit(*unit, session);
        }
    }
}

void printBattle(const Session& session, const Viewer& viewer) {
    const Battle& battle = session.battle();
    const Subject* moving = battle.find(battle.clock.side);
    printLine(onOneLine(battle.title) + (battle.date.empty() ? "" : ", ") + onOneLine(battle.date));
    printLine(fill(say("cli", "Turn {turn}, {side}, {phase}; record {record}"),
                   {{"turn", std::to_string(battle.clock.turn)},
                    {"side", moving ? onOneLine(moving->name) : say("cli", "no side yet")},
                    {"phase", session.rules().phase(battle.clock.phase)->name},
                    {"record", std::to_string(session.cursor())}}));
    for (const Subject* side : battle.all(SubjectKind::Side)) {
        printSide(*side, session, viewer);
    }
    for (const Due& due : battle.due) {
        if (isKept(due, session, viewer)) {
            continue;
        }
        std::cout << '\n'
                  << fill(say("cli", "Due: {test} ({id})"), {{"test", onOneLine(due.text)}, {"id", due.id}});
    }
    std::cout << (battle.due.empty() ? "" : "\n");
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

std::optional<Viewer> viewerFor(const std::string& whose, const Battle& battle) {
    const Subject* side = battle.find(whose);
    if (side && side->kind == SubjectKind::Side) {
        return Viewer::of(side->id);
    }
    return whose == "umpire"      ? std::optional(Viewer::ofUmpire())
           : whose == "everybody" ? std::optional(Viewer::ofEverybody())
                                  : std::nullopt;
}

/// Why the file cannot be opened as it is.
Status refuse(const Options& options, const BattleFiles& files) {
    const LoadedBattle loaded = files.load(options.file, options.rules);
    print(std::cerr, loaded.issues);
    complain(options.file, say("cli", "nothing of it can be saved, and nothing beside it"));
    return loaded.unreadable ? noFile : refused;
}

} // namespace

Status show(const Options& options, const BattleFiles& files) {
    const LoadedBattle loaded = loadBattle(files, options.file, options.rules);
    if (!loaded.session) {
        return statusOf(loaded);
    }
    const std::optional<Viewer> viewer = viewerFor(options.whose, loaded.session->battle());
    if (!viewer) {
        complain("--for", fill(say("cli", "{who} is no side of the battle; take one, umpire or everybody"),
                               {{"who", inQuotes(options.whose)}}));
        return wrongUsage;
    }
    if (options.json) {
        Json shown = battleJson(*loaded.session, *viewer);
        if (!loaded.otherRules.empty()) {
            shown["warnings"] = {loaded.otherRules};
        }
        printJson(shown);
    } else {
        const auto told =
            localizedSession(*loaded.session, files.searchPath(), {options.language, Lengths::Inches});
        printBattle(told ? *told : *loaded.session, *viewer);
    }
    return done;
}

Status csv(const Options& options, const BattleFiles& files) {
    const LoadedBattle loaded = loadBattle(files, options.file, options.rules);
    if (!loaded.session) {
        return statusOf(loaded);
    }
    std::cout << writeRosterCsv(loaded.session->rules(), loaded.session->start());
    return done;
}

Status recover(const Options& options, const BattleFiles& files) {
    const fs::path target = options.save.empty() ? recoveredName(options.file) : fs::path(options.save);
    if (isThere(target)) {
        complain(target.string(), say("cli", "something is there already; name a file that is not"));
        return refused;
    }
    const Recovery recovery = recoverBattle(files, options.file, options.rules);
    if (!recovery.session) {
        return refuse(options, files);
    }
    if (const std::string problem = BattleFiles::save(*recovery.session, target); !problem.empty()) {
        complain(target.string(), problem);
        return noFile;
    }
    const Session& session = *recovery.session;
    printLine(sayCounted("cli", "{file}: written from {source}: turn {turn}, {n} record",
                         "{file}: written from {source}: turn {turn}, {n} records")
                  .of(session.cursor(), {{"file", target.string()},
                                         {"source", recovery.from.string()},
                                         {"turn", std::to_string(session.battle().clock.turn)}}));
    for (const std::string& sentence : recovery.words) {
        printLine(sentence);
    }
    return done;
}

Status suggest(const Options& options, const BattleFiles& files) {
    const LoadedBattle loaded = loadBattle(files, options.file, options.rules);
    if (!loaded.session) {
        return statusOf(loaded);
    }
    const Subject* side = loaded.session->battle().find(options.side);
    if (!side || side->kind != SubjectKind::Side) {
        complain("--side",
                 fill(say("cli", "the battle has no side {side}"), {{"side", inQuotes(options.side)}}));
        return wrongUsage;
    }
    const auto command =
        suggestion(*loaded.session, {options.side, options.how == "best", options.seed.value_or(0)});
    printLine(dumpLine({{"ok", true}, {"command", command ? *command : Json(nullptr)}}));
    return done;
}

} // namespace umpire::cli
