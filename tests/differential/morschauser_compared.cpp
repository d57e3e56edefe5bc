#include "morschauser_compared.h"

namespace umpire::test {

using namespace morschauser;
using morschauser::Command;
using morschauser::Outcome;
using morschauser::Unit;
using morschauser::Verb;

namespace {

std::string unequal(const std::string& what, const std::string& model, const std::string& engine) {
    if (model == engine) {
        return {};
    }
    std::string difference = what;
    difference += ": model " + model;
    difference += ", engine " + engine;
    return difference;
}

std::string unequal(const std::string& what, std::int64_t model, std::int64_t engine) {
    return unequal(what, std::to_string(model), std::to_string(engine));
}

std::string firstOf(std::initializer_list<std::string> differences) {
    for (const std::string& difference : differences) {
        if (!difference.empty()) {
            return difference;
        }
    }
    return {};
}

/// What a battle keeps of a subject.
class Kept {
  public:
    Kept(const Session& session, const Id& id) : m_subject(*session.battle().find(id)) {}

    std::string equals(const char* attribute, bool model) const {
        return unequal(m_subject.id + " " + attribute, model ? 1 : 0, value(attribute).flag() ? 1 : 0);
    }
    std::string equals(const char* attribute, int model) const {
        return unequal(m_subject.id + " " + attribute, model, value(attribute).number());
    }
    std::string equals(const char* attribute, const std::string& model) const {
        return unequal(m_subject.id + " " + attribute, model, value(attribute).text());
    }

  private:
    const Value& value(const char* attribute) const { return m_subject.value(attribute); }

    const Subject& m_subject;
};

std::string differenceOfUnit(const Battlefield& field, int index, const FallenBack& fallenBack,
                             const Session& session) {
    const Unit& unit = field.unitAt(index);
    const Kept kept(session, unit.id);
    // Mark 1 counts no hits by fire, and nobody falls back.
    const int fireHits = field.mark == Mark::two ? unit.fireHits : 0;
    return firstOf({kept.equals("lost", originalHits(field.mark, unit) - unit.hits),
                    kept.equals("shot", unit.shot), kept.equals("moved", unit.moved),
                    kept.equals("fire-hits", fireHits),
                    kept.equals("falls-back", fallenBack.contains(index))});
}

std::string differenceOfCommand(const Battlefield& field, int index, const Session& session) {
    const Command& command = field.commandAt(index);
    const Kept leader(session, field.unitAt(field.leaderOf(index)).id);
    const std::string quality = command.qualityRolled ? nameOf(command.quality) : std::string();
    const bool shaken = session.battle().find(command.id)->value("state").text() == "shaken";
    return firstOf({leader.equals("rallied", command.rallied), leader.equals("quality", quality),
                    unequal(command.id + " Shaken", command.shaken ? 1 : 0, shaken ? 1 : 0)});
}

std::string differenceOfTurn(const Battlefield& field, const Session& session) {
    if (!field.first) {
        return unequal("first side", "", session.battle().firstSide);
    }
    const Json turn = session.show("turn");
    return firstOf(
        {unequal("phase", field.inMelees ? "melees" : "moves-and-fire", turn["phase"].get<std::string>()),
         unequal("active side", field.armyAt(field.active()).id, turn["side"].get<std::string>()),
         unequal("turn", (field.playerTurn + 1) / 2, turn["turn"].get<int>())});
}

std::string differenceOfStep(const Json& answer, std::size_t step, const std::string& outcome) {
    const Json& steps = answer["steps"];
    return steps.size() <= step ? "too few steps"
                                : unequal("outcome", outcome, steps[step]["outcome"].get<std::string>());
}

std::string differenceOfHits(const Json& answer, std::size_t step, int hits) {
    const std::string difference = differenceOfStep(answer, step, hits > 0 ? "strikes" : "no-hit");
    return difference.empty() ? unequal("hits", hits, answer["steps"][step]["total"].get<int>()) : difference;
}

/// The dice of all steps, in the order in which the order has them.
std::string differenceOfDice(const Order& order, const Json& answer) {
    Json dice = Json::array();
    for (const Json& step : answer["steps"]) {
        dice.insert(dice.end(), step["dice"].begin(), step["dice"].end());
    }
    return unequal("dice", dumpLine(Json(order.dice)), dumpLine(dice));
}

} // namespace

std::string differenceOf(const Battlefield& field, const FallenBack& fallenBack, const Session& session) {
    for (int i = 0; i < static_cast<int>(field.units.size()); ++i) {
        if (std::string difference = differenceOfUnit(field, i, fallenBack, session); !difference.empty()) {
            return difference;
        }
    }
    for (int i = 0; i < static_cast<int>(field.commands.size()); ++i) {
        if (std::string difference = differenceOfCommand(field, i, session); !difference.empty()) {
            return difference;
        }
    }
    for (const Army& army : field.armies) {
        std::string difference = Kept(session, army.id).equals("conceded", army.conceded);
        if (!difference.empty()) {
            return difference;
        }
    }
    return differenceOfTurn(field, session);
}

std::string differenceOfShown(const Battlefield& field, int index, const Session& session) {
    const Unit& unit = field.unitAt(index);
    const Json shown = session.show(unit.id);
    const std::string state = unit.hits == 0 ? "removed" : field.shaken(index) ? "shaken" : "steady";
    const Row& row = rowOf(field.mark, handledAs(unit));
    return firstOf({unequal(unit.id + " hits", unit.hits, shown["hits"].get<int>()),
                    unequal(unit.id + " state", state, shown["state"].get<std::string>()),
                    unequal(unit.id + " front", row.front, shown["value-front"].get<int>()),
                    unequal(unit.id + " other", row.other, shown["value-side"].get<int>())});
}

std::string differenceOf(const Order& order, const Outcome& outcome, bool warns, const Json& answer) {
    const bool warned = !answer["warnings"].empty();
    const std::string first =
        firstOf({unequal("warnings", warns ? 1 : 0, warned ? 1 : 0), differenceOfDice(order, answer)});
    if (!first.empty()) {
        return first + "\n" + dumpLine(answer);
    }
    switch (order.verb) {
    case Verb::shoot:
        return differenceOfStep(answer, 0, outcome.hit ? "hit" : "missed");
    case Verb::melee:
        return firstOf({differenceOfHits(answer, 0, outcome.targetSuffers),
                        differenceOfHits(answer, 1, outcome.unitSuffers)});
    case Verb::rollQuality:
        return differenceOfStep(answer, 0, nameOf(outcome.quality));
    default:
        return {};
    }
}

} // namespace umpire::test
