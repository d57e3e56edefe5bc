#include "blitzkrieg_compared.h"

#include <algorithm>

namespace umpire::test {

using namespace blitzkrieg;
using blitzkrieg::Formation;
using blitzkrieg::Outcome;
using blitzkrieg::Side;
using blitzkrieg::Unit;

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

std::string differenceOfUnit(const Unit& unit, const Session& session) {
    Kept kept(session, unit.id);
    kept.is("status",
            nameIn({"undisrupted", "disrupted", "eliminated", "removed"}, static_cast<int>(unit.status)));
    kept.is("hex", placeOf(unit.hex));
    kept.is("acted-this-turn", unit.actedThisTurn);
    kept.is("bombarded", unit.bombarded);
    kept.is("bombarded-at", placeOf(unit.bombardedAt));
    kept.is("up", unit.up);
    kept.is("tried", unit.tried);
    kept.is("acted", unit.acted);
    kept.is("thrown", unit.thrown);
    kept.is("allowance", unit.allowance);
    kept.is("must-retreat", unit.mustRetreat);
    kept.is("attacked", unit.attacked);
    kept.is("among-friends", unit.amongFriends);
    kept.is("supported", unit.supported);
    kept.is("fell-back", unit.fellBack);
    if (unit.inPlay()) {
        kept.is("hemmed", unit.hemmed);
    }
    if (unit.acted && unit.inPlay()) {
        kept.is("aim", placeOf(unit.aim));
    }
    return kept.difference();
}

std::string differenceOfFormation(const Formation& formation, const Session& session) {
    Kept kept(session, formation.id);
    kept.is("used", formation.used);
    kept.is("under-marker", formation.underMarker);
    kept.is("does", nameIn({"", "moves", "attacks"}, static_cast<int>(formation.does)));
    return kept.difference();
}

std::string differenceOfSide(const Game& game, Camp camp, const Session& session) {
    const Side& side = game.sideOf(camp);
    Kept kept(session, idOf(camp));
    kept.is("vp", side.vp);
    kept.is("tally", side.tally);
    kept.is("acting", side.acting < 0 ? std::string() : game.formationAt(side.acting).id);
    kept.is("order", nameIn({"", "moves-first", "combat-first"}, static_cast<int>(side.first)));
    kept.is("moved", side.moved);
    kept.is("fought", side.fought);
    kept.is("lost-this-turn", side.lostThisTurn);
    kept.is("fragments-due", side.fragmentsDue);
    if (side.fragmentsDue > 0) {
        kept.is("fragment-row", side.fragmentRow);
    }
    kept.is("garrisons-due", side.garrisonsDue);
    kept.is("garrison-from", placeOf(side.garrisonFrom));
    kept.is("victory", nameIn({"", "major", "minor", "draw"}, static_cast<int>(side.victory)));
    return kept.difference();
}

std::string differenceOfTurn(const Game& game, const Session& session) {
    const Json turn = session.show("turn");
    return turn["turn"] == game.turn && turn["phase"] == phaseOf(game.phase) ? std::string() : dumpLine(turn);
}

/// Who must still retreat or try to recover, and whether there are fragments to place.
std::set<std::string> owedIn(const Game& game) {
    std::set<std::string> owed;
    for (const Unit& unit : game.units) {
        if (unit.onMap() && unit.mustRetreat) {
            owed.insert("retreat " + unit.id);
        }
        const bool tries = game.phase == blitzkrieg::Phase::recovery && unit.onMap() && unit.disrupted();
        // A headquarters that was disrupted for others does not recover at once.
        if (tries && unit.tried == 0 && unit.arm != Arm::headquarters) {
            owed.insert("recover " + unit.id);
        }
    }
    // North of the first hexrow there is no room for them.
    if (game.sideOf(Camp::turkish).fragmentsDue > 0 && game.sideOf(Camp::turkish).fragmentRow > 0) {
        owed.insert("place-fragment turkish");
    }
    return owed;
}

std::string differenceOfOwed(const Game& game, const Session& session) {
    std::set<std::string> engine;
    for (const Due& due : session.battle().due) {
        const Subject* who = session.battle().find(due.subject);
        const bool staff = who && who->value("type").text() == "headquarters";
        // What nobody tried in its phase stays on the list for a while.
        const bool recovery = due.check == "recover" && game.phase == blitzkrieg::Phase::recovery && !staff;
        if (due.check == "retreat" || due.check == "place-fragment" || recovery) {
            engine.insert(due.check + " " + due.subject);
        }
    }
    const std::set<std::string> model = owedIn(game);
    return model == engine ? std::string()
                           : "owed: model " + dumpLine(Json(model)) + ", engine " + dumpLine(Json(engine));
}

/// Whether a text with places such as {self.name} may read so.
bool reads(const std::string& text, const std::string& pattern) {
    std::size_t at = 0;
    std::size_t from = 0;
    while (from <= pattern.size()) {
        const std::size_t brace = std::min(pattern.find('{', from), pattern.size());
        const std::string piece = pattern.substr(from, brace - from);
        const std::size_t found = text.find(piece, at);
        if (found == std::string::npos || (from == 0 && found != 0)) {
            return false;
        }
        at = found + piece.size();
        if (brace == pattern.size()) {
            return piece.empty() || text.ends_with(piece);
        }
        from = pattern.find('}', brace) + 1;
    }
    return false;
}

std::string differenceOfWarnings(const std::set<blitzkrieg::Warning>& model, std::vector<std::string> engine,
                                 const RulePack& rules) {
    for (const blitzkrieg::Warning warning : model) {
        const std::string pattern = rules.text(textOf(warning));
        const auto told =
            std::erase_if(engine, [&](const std::string& text) { return reads(text, pattern); });
        if (told == 0) {
            return "the engine does not warn: " + textOf(warning);
        }
    }
    // What is owed at the end of a phase is the engine's own affair.
    std::erase_if(engine, [](const std::string& text) { return reads(text, "Still owed: {what}"); });
    return engine.empty() ? std::string() : "the engine alone warns: " + engine.front();
}

std::string differenceOfStep(const Roll& roll, const Json& step) {
    const bool same = step["check"] == roll.check && step["subject"] == roll.subject &&
                      step["dice"] == Json::array({roll.die}) &&
                      (roll.outcome.empty() || step["outcome"] == roll.outcome);
    return same ? std::string()
                : "model " + roll.check + " of " + roll.subject + " " + std::to_string(roll.die) + " " +
                      roll.outcome + ", engine " + dumpLine(step);
}

std::string differenceOfSteps(const std::vector<Roll>& rolls, const Json& steps) {
    Json thrown = Json::array();
    for (const Json& step : steps) {
        if (!step.value("dice", Json::array()).empty()) {
            thrown.push_back(step);
        }
    }
    for (std::size_t i = 0; i < rolls.size() && i < thrown.size(); ++i) {
        if (std::string difference = differenceOfStep(rolls[i], thrown[i]); !difference.empty()) {
            return difference;
        }
    }
    return rolls.size() == thrown.size()
               ? std::string()
               : "model has " + std::to_string(rolls.size()) + " throws, engine " + dumpLine(steps);
}

} // namespace

std::string differenceOf(const Game& game, const Session& session) {
    std::string difference = differenceOfTurn(game, session);
    for (const Camp camp : {Camp::british, Camp::turkish}) {
        difference = difference.empty() ? differenceOfSide(game, camp, session) : difference;
    }
    for (const Formation& formation : game.formations) {
        difference = difference.empty() ? differenceOfFormation(formation, session) : difference;
    }
    for (const Unit& unit : game.units) {
        difference = difference.empty() ? differenceOfUnit(unit, session) : difference;
    }
    return difference.empty() ? differenceOfOwed(game, session) : difference;
}

std::string differenceOf(const Outcome& outcome, const Answer& answer, const RulePack& rules) {
    const std::string difference = differenceOfSteps(outcome.rolls, answer.toJson()["steps"]);
    return difference.empty() ? differenceOfWarnings(outcome.warnings, answer.warnings, rules) : difference;
}

void adoptIds(Game& game, const Session& session) {
    for (Unit& unit : game.units) {
        if (session.battle().find(unit.id)) {
            continue;
        }
        for (const Subject* made : session.battle().all(SubjectKind::Unit)) {
            const bool known = std::any_of(game.units.begin(), game.units.end(),
                                           [&](const Unit& each) { return each.id == made->id; });
            if (!known) {
                unit.id = made->id;
                break;
            }
        }
    }
}

} // namespace umpire::test
