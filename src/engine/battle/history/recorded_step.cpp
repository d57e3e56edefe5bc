#include "umpire/battle/record_json.h"

#include "../../base/json_line.h"

#include <algorithm>
#include <array>

namespace umpire {

namespace {

template <typename List, typename Write>
void writeList(const List& list, std::string& line, const Write& write) {
    line += '[';
    for (const auto& each : list) {
        if (line.back() != '[') {
            line += ',';
        }
        write(each);
    }
    line += ']';
}

void writeAmount(std::int64_t number, const Step& step, std::string& line) {
    if (step.halves) {
        line += dumpLine(step.amount(number));
    } else {
        writeNumber(number, line);
    }
}

void writeModifier(const Line& modifier, const Step& step, std::string& line) {
    line += R"({"id":)";
    writeText(modifier.id, line);
    line += R"(,"value":)";
    writeAmount(modifier.value, step, line);
    line += R"(,"label":)";
    writeText(modifier.label, line);
    line += R"(,"section":)";
    writeText(modifier.section, line);
    line += modifier.overridden ? R"(,"overridden":true})" : "}";
}

void writeFacts(const Facts& facts, std::string& line) {
    line += '{';
    for (const auto& [id, value] : facts) {
        if (line.back() != '{') {
            line += ',';
        }
        writeText(id, line);
        line += ':';
        writeValue(value, line);
    }
    line += '}';
}

void writeFace(const Face& face, std::string& line) {
    face.symbol.empty() ? writeNumber(face.number, line) : writeText(face.symbol, line);
}

/// Whether a further member of a step is called like one of its own.
bool isOwnMember(const std::pair<std::string, Json>& extra) {
    constexpr std::array own{"check", "subject", "dice", "modifiers",
                             "total", "outcome", "text", "explained"};
    return std::find(own.begin(), own.end(), extra.first) != own.end();
}

void writeReasons(const Step& step, std::string& line) {
    line += R"(,"explained":{"die":)";
    writeText(step.die, line);
    line += R"(,"other":)";
    writeText(step.other, line);
    line += R"(,"facts":)";
    writeFacts(step.facts, line);
    if (!step.kinds.empty()) {
        line += R"(,"kinds":)";
        writeList(step.kinds, line, [&line](const Id& kind) { writeText(kind, line); });
    }
    line += '}';
}

} // namespace

KeptJson keptStep(const Step& step) {
    if (std::any_of(step.extra.begin(), step.extra.end(), isOwnMember)) {
        return explained(step); // such a member takes the place of another
    }
    std::string line = R"({"check":)";
    writeText(step.check, line);
    line += R"(,"subject":)";
    writeText(step.subject, line);
    line += R"(,"dice":)";
    writeList(step.dice, line, [&line](const Face& face) { writeFace(face, line); });
    line += R"(,"modifiers":)";
    writeList(step.lines, line, [&](const Line& each) { writeModifier(each, step, line); });
    line += R"(,"total":)";
    writeAmount(step.total, step, line);
    line += R"(,"outcome":)";
    writeText(step.outcome, line);
    line += R"(,"text":)";
    writeText(step.text, line);
    for (const auto& [key, value] : step.extra) {
        line += ',';
        writeText(key, line);
        (line += ':') += dumpLine(value);
    }
    writeReasons(step, line);
    return KeptJson::ofLine(line += '}');
}

KeptList keptSteps(const std::vector<Step>& steps) {
    KeptList list;
    for (const Step& step : steps) {
        list.add(keptStep(step));
    }
    return list;
}

Json explained(const Step& step) {
    Json json = step.toJson();
    json["modifiers"] = Json::array();
    for (const Line& line : step.lines) {
        Json item{{"id", line.id},
                  {"value", step.amount(line.value)},
                  {"label", line.label},
                  {"section", line.section}};
        if (line.overridden) {
            item["overridden"] = true;
        }
        json["modifiers"].push_back(std::move(item));
    }
    Json facts = Json::object();
    for (const auto& [id, value] : step.facts) {
        facts[id] = umpire::toJson(value);
    }
    json["explained"] = {{"die", step.die}, {"other", step.other}, {"facts", std::move(facts)}};
    if (!step.kinds.empty()) {
        json["explained"]["kinds"] = step.kinds;
    }
    return json;
}

Id dieOf(const Json& explained, std::size_t n) {
    const auto reasons = explained.find("explained");
    if (reasons == explained.end()) {
        return {};
    }
    const auto kinds = reasons->find("kinds");
    return kinds != reasons->end() && n < kinds->size() ? (*kinds)[n].get<Id>() : reasons->value("die", "");
}

Json plainStep(const Json& explained) {
    Json json = explained;
    json.erase("explained");
    for (Json& line : json["modifiers"]) {
        line = {{"id", line["id"]}, {"value", line["value"]}};
    }
    return json;
}

} // namespace umpire
