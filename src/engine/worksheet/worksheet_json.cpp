#include "umpire/base/halves.h"
#include "umpire/battle/roll_odds.h"
#include "umpire/worksheet/odds.h"
#include "umpire/worksheet/worksheet.h"

namespace umpire {

namespace {

/// The outcomes that may come, each with its chance.
Json shares(const std::vector<std::pair<Id, double>>& outcomes) {
    Json object = Json::object();
    for (const auto& [id, probability] : outcomes) {
        if (probability > 0) {
            object[id] = probability;
        }
    }
    return object;
}

/// The totals that may come, each with its chance.
Json shares(const std::vector<std::pair<std::int64_t, double>>& totals) {
    Json object = Json::object();
    for (const auto& [total, probability] : totals) {
        object[std::to_string(total)] = probability;
    }
    return object;
}

/// The results that may come, each with whom it names, else null.
Json resultsJson(const ResultChances& results) {
    Json list = Json::array();
    for (const auto& [result, probability] : results) {
        if (probability > 0) {
            list.push_back({{"result", result.result},
                            {"by", result.by.empty() ? Json() : Json(result.by)},
                            {"probability", probability}});
        }
    }
    return list;
}

Json choicesJson(const std::vector<WorksheetChoice>& choices) {
    Json list = Json::array();
    for (const WorksheetChoice& choice : choices) {
        list.push_back(choice.id);
    }
    return list;
}

Json fieldJson(const WorksheetField& field) {
    Json json{{"field", field.id}, {"kind", name(field.kind)}, {"name", field.name}};
    if (field.kind == AskKind::Count) {
        json["from"] = field.from;
        json["to"] = field.to;
    }
    if (!field.needed) {
        json["optional"] = true;
    }
    json["choices"] = choicesJson(field.choices);
    if (field.nowhere) {
        json["choices"].push_back(nullptr);
    }
    for (const WorksheetChoice& choice : field.choices) {
        if (!choice.odds.empty()) {
            json["odds"][choice.id] = shares(choice.odds);
        }
    }
    if (!field.command.is_null()) {
        json["command"] = field.command;
    }
    return json;
}

Json lineJson(const WorksheetLine& line) {
    return {{"id", line.id},
            {"label", line.label},
            {"value", line.halves ? inHalves(line.value) : Json(line.value)},
            {"reason", line.reason},
            {"section", line.section}};
}

Json questionJson(const WorksheetQuestion& question) {
    Json json{{"id", question.fact},
              {"text", question.text},
              {"kind", name(question.kind)},
              {"value", question.value},
              {"change", question.change}};
    if (!question.place.empty()) {
        json["place"] = question.place;
    }
    if (question.usuallyYes) {
        json["usually"] = true;
    }
    if (question.kind != AskKind::Flag && question.kind != AskKind::Count) {
        json["choices"] = choicesJson(question.choices);
    }
    if (!question.otherwise.empty()) {
        json["otherwise"] = shares(question.otherwise);
    }
    if (!question.otherwiseResults.empty()) {
        json["otherwise-results"] = resultsJson(question.otherwiseResults);
    }
    return json;
}

Json diceJson(const std::vector<WorksheetDie>& dice) {
    Json list = Json::array();
    for (const WorksheetDie& die : dice) {
        Json faces = Json::array();
        for (const Face& face : die.faces) {
            faces.push_back(toJson(face));
        }
        list.push_back({{"die", die.die}, {"faces", std::move(faces)}});
    }
    return list;
}

Json rollJson(const WorksheetRoll& roll) {
    Json json{{"check", roll.check},
              {"subject", roll.subject},
              {"lines", Json::array()},
              {"questions", Json::array()},
              {"odds", Json::object()}};
    for (const WorksheetLine& line : roll.lines) {
        if (line.counts) {
            json["lines"].push_back(lineJson(line));
        }
    }
    for (const WorksheetQuestion& question : roll.questions) {
        json["questions"].push_back(questionJson(question));
    }
    for (const WorksheetOutcome& outcome : roll.odds) {
        if (outcome.chance > 0) {
            json["odds"][outcome.outcome] = outcome.chance;
        }
    }
    if (!roll.totals.empty()) {
        json["totals"] = shares(roll.totals);
    }
    if (roll.contest && roll.subject == roll.contest->enemy) {
        json["contest"] = roll.contest->contest;
        json["results"] = resultsJson(roll.contest->results);
    }
    return json;
}

Json jsonOf(const RollOdds& roll) {
    Json json{{"check", roll.check}, {"subject", roll.subject}, {"outcomes", shares(roll.outcomes)}};
    if (!roll.totals.empty()) {
        json["totals"] = shares(roll.totals);
    }
    return json;
}

} // namespace

Json Worksheet::toJson() const {
    if (!ok) {
        return {{"ok", false}, {"error", {{"code", refusal.code}, {"message", refusal.message}}}};
    }
    Json json{{"ok", true},
              {"complete", complete},
              {"offers", drafts},
              {"open", Json::array()},
              {"rolls", Json::array()},
              {"dice", diceJson(dice)},
              {"warnings", warnings}};
    for (const WorksheetField& field : fields) {
        if (field.open() || (field.asked && !field.stated)) {
            json["open"].push_back(fieldJson(field));
        }
    }
    for (const WorksheetRoll& roll : rolls) {
        json["rolls"].push_back(rollJson(roll));
    }
    if (next >= 0) {
        const WorksheetRoll& roll = rolls[static_cast<std::size_t>(next)];
        json["next"] = {{"check", roll.check}, {"subject", roll.subject}};
    }
    return json;
}

Json Odds::toJson() const {
    if (!ok) {
        return {{"ok", false}, {"error", {{"code", refusal.code}, {"message", refusal.message}}}};
    }
    Json json{{"ok", true}, {"odds", Json::array()}, {"if", Json::object()}};
    for (const RollOdds& roll : rolls) {
        json["odds"].push_back(jsonOf(roll));
    }
    for (const ContestOdds& contest : contests) {
        json["contests"].push_back({{"contest", contest.contest},
                                    {"own", contest.own},
                                    {"enemy", contest.enemy},
                                    {"results", resultsJson(contest.results)}});
    }
    for (const ContestOtherwise& other : contestOtherwise) {
        Json answer{{"fact", other.fact}, {"results", resultsJson(other.results)}};
        if (!other.place.empty()) {
            answer["place"] = other.place;
        }
        json["contests"].back()["if"].push_back(std::move(answer));
    }
    for (const RollOdds& roll : foretold) {
        json["foretold"].push_back(jsonOf(roll));
        json["foretold"].back()["made"] = roll.reached;
    }
    for (const auto& [fact, outcomes] : otherwise) {
        json["if"][fact] = shares(outcomes);
    }
    for (const OneMore& more : oneMore) {
        json["one-more"][more.field][more.subject] = shares(more.outcomes);
    }
    for (const auto& [fact, outcomes] : higher) {
        json["one-higher"][fact] = shares(outcomes);
    }
    if (draw) {
        json["draw"] = {{"count", draw->count}, {"from", draw->from}, {"chances", shares(draw->chances)}};
    }
    return json;
}

} // namespace umpire
