#include "cards_compared.h"

#include "umpire/worksheet/worksheet.h"

#include <map>

namespace umpire::test {

using namespace cards;
using cards::Hit;
using cards::Order;
using cards::Strike;
using cards::Verb;

namespace {

/// What comes of striking whom, by the ids of targets.
using Targets = std::map<std::string, std::string>;

Targets inModel(const Game& game, int striker) {
    Targets targets;
    for (const Strike& strike : strikesOf(game, sideOf(striker))) {
        if (strike.card == striker) {
            targets[cardId(strike.target)] = strike.hit == Hit::disrupted ? "disrupted" : "destroyed";
        }
    }
    return targets;
}

/// The draft of a strike by that card, without a target.
Json draftOf(const Game& game, int striker) {
    Order order;
    order.verb = Verb::strike;
    order.manner = game.phase;
    order.card = striker;
    order.target = striker;
    Json draft = commandOf(game, order, {});
    draft.erase("target");
    return draft;
}

std::string likeliest(const WorksheetChoice& choice) {
    for (const auto& [outcome, chance] : choice.odds) {
        if (chance > 0.5) {
            return outcome;
        }
    }
    return {};
}

Targets inEngine(const Game& game, int striker, const Session& session) {
    const Worksheet sheet = worksheet(session, draftOf(game, striker));
    const WorksheetField* field = sheet.field("target");
    Targets targets;
    for (const WorksheetChoice& choice : field ? field->choices : std::vector<WorksheetChoice>()) {
        targets[choice.id] = likeliest(choice);
    }
    return targets;
}

} // namespace

std::string differenceOfTargets(const Game& game, const Session& session) {
    const std::optional<int> side = turnOf(game);
    for (const int striker : side ? strikersOf(game, *side) : std::vector<int>()) {
        const Targets model = inModel(game, striker);
        const Targets engine = inEngine(game, striker, session);
        if (model != engine) {
            return "targets of " + cardId(striker) + ": model " + dumpLine(Json(model)) + ", engine " +
                   dumpLine(Json(engine));
        }
    }
    return {};
}

} // namespace umpire::test
