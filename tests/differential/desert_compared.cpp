#include "desert_compared.h"

#include <algorithm>
#include <set>

namespace umpire::test {

using namespace desert;
using desert::Unit;

namespace {

/// Compares what a battle keeps of a subject, one attribute after the other, up to the first difference.
class Kept {
  public:
    Kept(const Session& session, const Id& id) : m_subject(session.battle().find(id)) {
        if (!m_subject) {
            m_difference = id + " is not there";
        }
    }

    void is(const char* attribute, int model) {
        note(attribute, std::to_string(model),
             [&] { return std::to_string(m_subject->value(attribute).number()); });
    }
    void is(const char* attribute, bool model) {
        note(attribute, model ? "yes" : "no",
             [&] { return std::string(m_subject->value(attribute).flag() ? "yes" : "no"); });
    }
    void is(const char* attribute, const std::string& model) {
        note(attribute, model, [&] { return m_subject->value(attribute).text(); });
    }
    const std::string& difference() const { return m_difference; }

  private:
    template <class Engine>
    void note(const char* attribute, const std::string& model, const Engine& engine) {
        if (!m_difference.empty()) {
            return;
        }
        if (const std::string found = engine(); found != model) {
            m_difference = m_subject->id + " " + attribute;
            m_difference += ": model " + model;
            m_difference += ", engine " + found;
        }
    }

    const Subject* m_subject;
    std::string m_difference;
};

std::string nameOf(const std::optional<Quality>& quality) {
    return quality ? desert::nameOf(*quality) : std::string();
}

/// Hits of volleys as the pack keeps them, 64 to the place, the first volley in the lowest.
int packed(const std::vector<int>& volleys) {
    constexpr std::int64_t most = 2147483647;
    std::int64_t number = 0;
    for (auto each = volleys.rbegin(); each != volleys.rend(); ++each) {
        number = std::min(most, 64 * number + *each);
    }
    return static_cast<int>(number);
}

void compareFigures(Kept& kept, const Unit& unit) {
    kept.is("lost", unit.lost);
    kept.is("sent", unit.sent);
    kept.is("joined", unit.joined);
    kept.is("light-new", unit.lightNew);
    kept.is("light-old", unit.lightOld);
    kept.is("serious", unit.serious);
    kept.is("leader", unit.leader);
    kept.is("new-losses", unit.newLosses);
    kept.is("hits", unit.hits);
    kept.is("mounted-hits", unit.mountedHits);
    kept.is("stand", 0);
    kept.is("waiting", packed(unit.volleys));
    kept.is("mounted-waiting", packed(unit.mountedVolleys));
    for (const char* struck : {"struck-1", "struck-2", "struck-3", "struck-4", "struck-5", "struck-6"}) {
        kept.is(struck, 0);
    }
}

void compareDoings(Kept& kept, const Unit& unit) {
    kept.is("busy", unit.busy);
    kept.is("no-fire", unit.noFire);
    kept.is("at-fire", unit.atFire);
    kept.is("state", desert::nameOf(unit.state));
    kept.is("routed-in", unit.routedIn);
    kept.is("fallen-in", unit.fallenIn);
    kept.is("queue", unit.queue);
    kept.is("edge", desert::nameOf(unit.edge));
    kept.is("came-back", unit.cameBack);
    kept.is("locked-in-melee", unit.inMelee);
    kept.is("firing", nameOf(unit.firing));
    kept.is("melee-skill", nameOf(unit.fighting));
}

void compareGear(Kept& kept, const Unit& unit) {
    kept.is("unhorsed", unit.unhorsed);
    kept.is("horses-lost", unit.horsesLost);
    kept.is("ladders", unit.ladders);
    kept.is("ladders-up", unit.laddersUp);
    kept.is("ropes", unit.ropes);
    kept.is("inside", unit.inside);
    kept.is("jammed", unit.jammed);
    kept.is("jam-clears", unit.jamClears);
    kept.is("broken", unit.broken);
    kept.is("rounds", unit.rounds);
}

std::string differenceOfUnit(const Unit& unit, const Session& session) {
    Kept kept(session, unit.id);
    compareFigures(kept, unit);
    compareDoings(kept, unit);
    compareGear(kept, unit);
    return kept.difference();
}

std::string differenceOfArmy(const Army& army, const Session& session) {
    Kept kept(session, army.id);
    kept.is("chooses", army.chooses);
    kept.is("to-act", army.toAct);
    kept.is("fallen", army.fallen);
    kept.is("reconstitution-rolled", army.reserveRolled);
    kept.is("reconstitutions", army.reserve);
    kept.is("reconstitution-told", army.reserveTold);
    return kept.difference();
}

std::string differenceOfDoor(const Door& door, const Session& session) {
    Kept kept(session, door.id);
    kept.is("locked", door.locked);
    kept.is("broken", door.broken);
    return kept.difference();
}

std::string differenceOfTurn(const Battlefield& field, const Session& session) {
    const Json turn = session.show("turn");
    return turn["turn"] == field.turn && turn["phase"] == desert::nameOf(field.phase) ? std::string()
                                                                                      : dumpLine(turn);
}

Json linesOf(const Roll& roll) {
    Json lines = Json::object();
    for (const auto& [id, value] : roll.lines) {
        lines[id] = value;
    }
    return lines;
}

Json linesOf(const Json& step) {
    std::map<std::string, Json> sorted;
    for (const Json& line : step.value("modifiers", Json::array())) {
        sorted[line["id"].get<std::string>()] = line["value"];
    }
    Json lines = Json::object();
    for (const auto& [id, value] : sorted) {
        lines[id] = value;
    }
    return lines;
}

/// "morale ID" and "take-hits ID"; what else is owed depends on what the umpire wants.
std::set<std::string> owedTo(const Json& due) {
    std::set<std::string> owed;
    for (const Json& each : due) {
        const Json& command = each["command"];
        const std::string check = command.value("check", command["do"].get<std::string>());
        if (check == "morale" || check == "take-hits") {
            owed.insert(check + " " + command["unit"].get<std::string>());
        }
    }
    return owed;
}

std::string differenceOfStep(const Roll& roll, const Json& step) {
    if (step["check"] != roll.check || step["subject"] != roll.subject) {
        return "check: model " + roll.check + " of " + roll.subject;
    }
    if (step.value("dice", Json::array()) != Json(roll.dice)) {
        return "dice: model " + dumpLine(Json(roll.dice));
    }
    if (linesOf(step) != linesOf(roll)) {
        return "lines: model " + dumpLine(linesOf(roll));
    }
    if (roll.total && step["total"] != *roll.total) {
        return "total: model " + std::to_string(*roll.total);
    }
    return roll.outcome.empty() || step["outcome"] == roll.outcome ? "" : "outcome: model " + roll.outcome;
}

/// A melee is called after its last throw.
std::string differenceOfMelee(const Roll& end, const Json& answer) {
    const int total = end.total.value();
    const bool attacker = answer["melee"]["by"] == Json(end.subject);
    const bool locked = answer["melee"] == Json{{"result", "locked"}, {"by", nullptr}};
    const bool won = answer["melee"]["result"] == Json("won") && attacker == (total > 0);
    return (total == 0 ? locked : won)
               ? ""
               : "melee: model " + end.outcome + ", engine " + dumpLine(answer["melee"]);
}

} // namespace

std::string differenceOf(const Battlefield& field, const Session& session) {
    std::string difference = differenceOfTurn(field, session);
    const auto seek = [&](const auto& all, auto compare) {
        for (const auto& each : all) {
            if (difference.empty()) {
                difference = compare(each, session);
            }
        }
    };
    seek(field.units, differenceOfUnit);
    seek(field.armies, differenceOfArmy);
    seek(field.doors, differenceOfDoor);
    return difference;
}

std::string differenceOfShown(const Unit& unit, const Session& session) {
    const Json shown = session.show(unit.id);
    // Who has no saves shows no wounds.
    const char* light = isSaved(unit.row().people) ? "light" : "lost";
    const int wounds = isSaved(unit.row().people) ? unit.lightNew + unit.lightOld : unit.lost;
    const Json model{{"figures-start", unit.start},
                     {"figures", unit.figures()},
                     {light, wounds},
                     {"able", unit.able()},
                     {"idle", unit.idle()},
                     {"acted", unit.figures() > 0 && unit.idle() == 0}};
    for (const auto& [key, value] : model.items()) {
        if (!shown.contains(key) || shown[key] != value) {
            return unit.id + " shows " + key + ": model " + dumpLine(value) + ", engine " + dumpLine(shown);
        }
    }
    return {};
}

std::string differenceOfOwed(const Battlefield& field, const Session& session) {
    std::set<std::string> model;
    for (const Unit& unit : field.units) {
        if (unit.stands() && unit.owesMorale) {
            model.insert("morale " + unit.id);
        }
        if (unit.owesSaves) {
            model.insert("take-hits " + unit.id);
        }
    }
    const std::set<std::string> engine = owedTo(session.show("due")["due"]);
    return model == engine ? std::string()
                           : "owed: model " + dumpLine(Json(model)) + ", engine " + dumpLine(Json(engine));
}

std::string differenceOf(const std::vector<Roll>& rolls, const Json& answer) {
    const Json& steps = answer["steps"];
    for (std::size_t i = 0; i < rolls.size() && i < steps.size(); ++i) {
        if (std::string difference = differenceOfStep(rolls[i], steps[i]); !difference.empty()) {
            return "step " + std::to_string(i + 1) + " " + difference + "\nengine " + dumpLine(steps);
        }
    }
    if (!rolls.empty() && rolls.back().check == "melee-end") {
        if (std::string difference = differenceOfMelee(rolls.back(), answer); !difference.empty()) {
            return difference;
        }
    }
    return rolls.size() == steps.size()
               ? std::string()
               : "model has " + std::to_string(rolls.size()) + " throws, engine " + dumpLine(steps);
}

} // namespace umpire::test
