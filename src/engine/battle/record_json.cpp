#include "umpire/battle/record_json.h"

namespace umpire {

namespace {

/// What the number of a series is called.
const char* numberKey(const DrawSeries& series) {
    return series.generator == SealedDice::generator ? "series" : "seed";
}

Json clockJson(const Clock& clock) {
    Json json{
        {"turn", clock.turn}, {"side", clock.side}, {"phase", clock.phase}, {"half-turn", clock.halfTurn}};
    // What most games have no use for stands there only where it says something.
    for (const auto& [key, id] :
         {std::pair{"owner", &clock.owner}, {"acting", &clock.acting}, {"next-first", &clock.nextFirst}}) {
        if (!id->empty()) {
            json[key] = *id;
        }
    }
    if (!clock.drawn.empty()) {
        json["drawn"] = clock.drawn;
    }
    if (clock.begun) {
        json["begun"] = true;
    }
    return json;
}

Json scoreJson(const Score& score) {
    return Json{{"side", score.side},   {"attribute", score.attribute}, {"by", score.by},
                {"total", score.total}, {"text", score.text},           {"turn", score.turn}};
}

Json dueJson(const Due& due) {
    return Json{{"id", due.id},
                {"check", due.check},
                {"subject", due.subject},
                {"text", due.text},
                {"group", due.group},
                {"command", due.command},
                {"optional", due.optional},
                {"raised-in", due.raisedIn}};
}

Json noteJson(const RecordNote& note) {
    return Json{{"text", note.text}, {"bookmark", note.bookmark}};
}

Json subjectJson(const Subject& subject) {
    Json values = Json::object();
    for (const auto& [field, value] : subject.values) {
        values[field] = toJson(value);
    }
    return Json{{"id", subject.id},     {"kind", std::string(name(subject.kind))},
                {"name", subject.name}, {"parent", subject.parent},
                {"side", subject.side}, {"values", std::move(values)}};
}

Json stationJson(const Station& station) {
    return Json{
        {"name", station.name}, {"parent", station.parent}, {"side", station.side}, {"place", station.place}};
}

/// A place that was not noted is left out.
Json withPlace(Json event, std::size_t place) {
    if (place != Battle::atEnd) {
        event["place"] = place;
    }
    return event;
}

struct ToJson {
    Json operator()(const FieldSet& e) const {
        return Json{{"event", "set"},
                    {"subject", e.subject},
                    {"field", e.field},
                    {"from", toJson(e.from)},
                    {"to", toJson(e.to)}};
    }
    Json operator()(const SubjectAdded& e) const {
        return withPlace({{"event", "add"}, {"new", subjectJson(e.subject)}}, e.place);
    }
    Json operator()(const SubjectRemoved& e) const {
        return withPlace({{"event", "remove"}, {"old", subjectJson(e.subject)}}, e.place);
    }
    Json operator()(const StationSet& e) const {
        return Json{{"event", "station"},
                    {"subject", e.subject},
                    {"from", stationJson(e.from)},
                    {"to", stationJson(e.to)}};
    }
    Json operator()(const DetailSet& e) const {
        return Json{
            {"event", "detail"}, {"detail", e.detail}, {"from", toJson(e.from)}, {"to", toJson(e.to)}};
    }
    Json operator()(const ClockMoved& e) const {
        return Json{{"event", "clock"}, {"from", clockJson(e.from)}, {"to", clockJson(e.to)}};
    }
    Json operator()(const FirstSideSet& e) const {
        return Json{{"event", "first-side"}, {"from", e.from}, {"to", e.to}};
    }
    Json operator()(const RulingSet& e) const {
        return Json{{"event", "ruling"}, {"ruling", e.ruling}, {"from", e.from}, {"to", e.to}};
    }
    Json operator()(const RecordNoted& e) const {
        return Json{
            {"event", "note"}, {"record", e.record}, {"from", noteJson(e.from)}, {"to", noteJson(e.to)}};
    }
    Json operator()(const ProseSet& e) const {
        return Json{{"event", "prose"}, {"passage", e.passage}, {"from", e.from}, {"to", e.to}};
    }
    Json operator()(const Scored& e) const { return Json{{"event", "score"}, {"score", scoreJson(e.score)}}; }
    Json operator()(const ScoreTaken& e) const {
        return Json{{"event", "take-score"}, {"score", scoreJson(e.score)}};
    }
    Json operator()(const CellFilled& e) const {
        return Json{{"event", "fill"},         {"table", e.cell.table},  {"row", e.cell.row},
                    {"column", e.cell.column}, {"from", toJson(e.from)}, {"to", toJson(e.to)}};
    }
    Json operator()(const DueRaised& e) const { return Json{{"event", "owe"}, {"due", dueJson(e.due)}}; }
    Json operator()(const DueSettled& e) const {
        return Json{{"event", "settle"}, {"due", dueJson(e.due)}, {"place", e.place}, {"waived", e.waived}};
    }
};

Json eventsJson(const Events& events) {
    Json list = Json::array();
    for (const Event& event : events) {
        list.push_back(toJson(event));
    }
    return list;
}

Json drawsJson(const Draws& draws) {
    Json json{{"generator", draws.series.generator},
              {numberKey(draws.series), draws.series.number},
              {"first", draws.first},
              {"count", draws.count}};
    if (!draws.dice.empty()) {
        json["dice"] = draws.dice;
    }
    if (!draws.at.empty()) {
        json["at"] = draws.at;
    }
    return json;
}

Json amendmentJson(const Amendment& amendment) {
    return Json{{"record", amendment.record},
                {"dropped", amendment.dropped},
                {"command", amendment.command},
                {"steps", amendment.steps},
                {"events", eventsJson(amendment.events)}};
}

Json dieJson(const StrayDie& die) {
    return Json{{"die", die.die}, {"face", toJson(die.face)}, {"at", die.at}};
}

} // namespace

const std::vector<std::string>& fateNames() {
    static const std::vector<std::string> names{"waiting", "not-used", "taken-back"};
    return names;
}

Json toJson(const Event& event) {
    return std::visit(ToJson{}, event);
}

Json toJson(const Record& record) {
    Json json{{"number", record.number}, {"command", record.command}, {"clock", clockJson(record.clock)},
              {"when", record.when},     {"steps", record.steps},     {"warnings", record.warnings}};
    json["extra"] = Json::object();
    for (const auto& [key, value] : record.extra) {
        json["extra"][key] = value;
    }
    json["events"] = eventsJson(record.events);
    json["rulings"] = record.rulings;
    if (record.draws) {
        json["draws"] = drawsJson(*record.draws);
    }
    if (!record.amendments.empty()) {
        json["amendments"] = Json::array();
        for (const Amendment& amendment : record.amendments) {
            json["amendments"].push_back(amendmentJson(amendment));
        }
    }
    if (!record.rules.empty()) {
        json["rules"] = record.rules;
    }
    for (const ReplacedRecord& replaced : record.replaced) {
        json["replaced"].push_back({{"record", replaced.number}, {"chain", replaced.chain}});
    }
    if (!record.chain.empty()) {
        json["chain"] = record.chain;
    }
    return json;
}

Json toJson(const StrayThrow& thrown) {
    Json dice = Json::array();
    for (const StrayDie& die : thrown.dice) {
        dice.push_back(dieJson(die));
    }
    Json json{{"fate", fateNames()[static_cast<std::size_t>(thrown.fate)]},
              {"generator", thrown.series.generator},
              {numberKey(thrown.series), thrown.series.number},
              {"dice", std::move(dice)},
              {"when", thrown.when},
              {"after", thrown.after}};
    if (thrown.fate == StrayThrow::Fate::TakenBack) {
        json["record"] = thrown.record;
        json["command"] = thrown.command;
        json["outcome"] = thrown.outcome;
    }
    return json;
}

Json toJson(const SealedSeries& series) {
    Json json{{"pledge", series.pledge}, {"when", series.when}, {"after", series.after}};
    for (const DiceCall& call : series.calls) {
        json["called"].push_back(
            {{"number", call.number}, {"from", call.from}, {"when", call.when}, {"after", call.after}});
    }
    if (series.revealed()) {
        json["secret"] = series.secret;
    }
    return json;
}

Json rosterJson(const Battle& battle) {
    Json json{{"rules", battle.rules}, {"first-side", battle.firstSide}, {"rulings", battle.rulings.map()}};
    for (const std::string& detail : Battle::details()) {
        json["details"][detail] = toJson(battle.detail(detail));
    }
    for (const auto& [cell, value] : battle.cells) {
        json["tables"][cell.table][cell.row][cell.column] = toJson(value);
    }
    json["subjects"] = Json::array();
    for (const Subject* subject : battle.all()) {
        json["subjects"].push_back(subjectJson(*subject));
    }
    return json;
}

} // namespace umpire
