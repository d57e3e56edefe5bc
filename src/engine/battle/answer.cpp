#include "umpire/battle/session.h"

#include <cmath>
#include <map>
#include <set>

namespace umpire {

Json Answer::toJson() const {
    Json json;
    json["ok"] = ok;
    if (!ok) {
        json["error"] = {{"code", refusal.code}, {"message", refusal.message}};
        return json;
    }
    if (!shown.is_null()) {
        json["subject"] = shown;
        return json;
    }
    json["record"] = record;
    json["steps"] = Json::array();
    for (const Json& step : steps) {
        json["steps"].push_back(step);
    }
    json["warnings"] = warnings;
    json["changes"] = changes;
    for (const auto& [key, value] : extra) {
        json[key] = value;
    }
    return json;
}

Json explained(const Step& step) {
    Json json = step.toJson();
    json["modifiers"] = Json::array();
    for (const Line& line : step.lines) {
        Json item{{"id", line.id}, {"value", line.value}, {"label", line.label}, {"section", line.section}};
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

namespace {

/// Every subject whose shown state the events may have changed: those named, and all above them, whose sums
/// include theirs.
class Touched {
  public:
    Touched(const Battle& before, const Battle& after) : m_before(before), m_after(after) {}

    void operator()(const FieldSet& e) { add(e.subject); }
    void operator()(const SubjectAdded& e) { add(e.subject.id); }
    void operator()(const SubjectRemoved& e) { add(e.subject.id); }
    void operator()(const StationSet& e) { add(e.subject); }
    void operator()(const DetailSet&) {}
    void operator()(const ClockMoved&) {}
    void operator()(const FirstSideSet&) {}
    void operator()(const RulingSet&) { addAll(); }
    void operator()(const DueRaised&) {}
    void operator()(const DueSettled&) {}
    void operator()(const RecordNoted&) {}
    void operator()(const ProseSet&) {}

    const std::set<Id>& ids() const { return m_ids; }

  private:
    void add(const Id& id) {
        m_ids.insert(id);
        for (const Battle* battle : {&m_before, &m_after}) {
            if (const Subject* subject = battle->find(id)) {
                for (const Id& above : battle->line(*subject)) {
                    m_ids.insert(above);
                }
            }
        }
    }

    void addAll() {
        for (const Subject* subject : m_after.all()) {
            m_ids.insert(subject->id);
        }
    }

    const Battle& m_before;
    const Battle& m_after;
    std::set<Id> m_ids;
};

Json changedFields(const Json& before, const Json& after) {
    Json changed = Json::object();
    for (const auto& [field, value] : after.items()) {
        if (!before.contains(field) || before[field] != value) {
            changed[field] = value;
        }
    }
    for (const auto& [field, value] : before.items()) {
        if (!after.contains(field)) {
            changed[field] = nullptr;
        }
    }
    return changed;
}

} // namespace

Json Session::changes(const Battle& before, const Battle& after, const Events& events) const {
    Touched touched(before, after);
    for (const Event& event : events) {
        std::visit(touched, event);
    }
    Json result = Json::object();
    const Json nothing = Json::object();
    for (const Id& id : touched.ids()) {
        const Subject* old = before.find(id);
        const Subject* now = after.find(id);
        Json changed = changedFields(old ? reportedState(*old, *m_rules, before) : nothing,
                                     now ? reportedState(*now, *m_rules, after) : nothing);
        if (!changed.empty()) {
            result[id] = std::move(changed);
        }
    }
    Json turn = changedFields(showTurn(before), showTurn(after));
    if (!turn.empty()) {
        result["turn"] = std::move(turn);
    }
    return result;
}

} // namespace umpire
