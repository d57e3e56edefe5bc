#include "correction.h"

#include "../commands/command_reader.h"
#include "recording.h"
#include "restoring.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/battle/decide.h"
#include "umpire/battle/record_json.h"
#include "umpire/battle/shown_changes.h"

#include <algorithm>
#include <map>
#include <set>

namespace umpire {

namespace {

/// Dice as they fell once. Those a changed past no longer needs are left over and reported, not refused.
class OldDice : public PhysicalDice {
  public:
    using PhysicalDice::PhysicalDice;
    int left() const override { return 0; }
    int unused() const { return PhysicalDice::left(); }
};

/// What a correction says about itself; everything else in it is about the record.
const std::vector<std::string>& ownFields() {
    static const std::vector<std::string> fields{"do",        "record",      "facts",  "dice",
                                                 "overrides", "extra-lines", "reason", "keep"};
    return fields;
}

bool isOwn(const std::string& key) {
    return listed(ownFields(), key);
}

/// Whether a field means something to the command that is corrected.
bool isField(const std::string& key, const Json& command, const RulePack& rules) {
    const Action* action = rules.action(command.value("do", ""));
    return command.contains(key) || (action && action->field(key));
}

void correctFacts(const Json& correction, Json& command) {
    if (!correction.contains("facts")) {
        return;
    }
    if (!correction["facts"].is_object()) {
        throw Refused("bad-value", fill(say("command", "\"facts\" is {found} where an object is expected"),
                                        {{"found", describe(correction["facts"])}}));
    }
    Json& facts = command["facts"];
    if (!facts.is_null() && !facts.is_object()) {
        throw Refused("not-possible", say("command", "the record to correct has no facts"));
    }
    for (const auto& [fact, value] : correction["facts"].items()) {
        facts[fact] = value;
    }
}

/// A side of a contest has its own facts in an object of its own. Values by hand are stated whole, so that
/// one can be taken back.
void correctParty(const Json& said, Json& party) {
    party.update(said, true);
    for (const char* key : {"overrides", "extra-lines"}) {
        if (said.contains(key)) {
            party[key] = said[key];
        }
    }
}

/// The old command with what the umpire now states: who and whom, facts, dice, values by hand.
Json corrected(const Json& old, const Json& correction, const RulePack& rules) {
    Json command = old;
    correctFacts(correction, command);
    for (const auto& [key, value] : correction.items()) {
        if (isOwn(key) || !isField(key, old, rules)) {
            continue;
        }
        if (value.is_object() && command.contains(key) && command[key].is_object()) {
            correctParty(value, command[key]);
        } else if (value.is_null()) {
            command.erase(key);
        } else {
            command[key] = value;
        }
    }
    for (const char* key : {"dice", "overrides", "extra-lines"}) {
        if (correction.contains(key)) {
            command[key] = correction[key];
        }
    }
    return command;
}

/// A misspelt field must not be passed over in silence.
void warnOfUnknown(const Json& correction, const Json& old, const RulePack& rules,
                   std::vector<std::string>& warnings) {
    for (const auto& [key, value] : correction.items()) {
        if (!isOwn(key) && !isField(key, old, rules)) {
            warnings.push_back(
                fill(say("command", "the field {key} means nothing to the record and was passed over"),
                     {{"key", inQuotes(key)}}) +
                didYouMean(key, ownFields()));
        }
    }
}

void warnOfConflicts(const Json& conflicts, std::vector<std::string>& warnings) {
    for (const Json& conflict : conflicts) {
        const bool kept = conflict["kept"].get<bool>();
        warnings.push_back(fill(
            kept ? say("command", "Record {record} can no longer happen but was kept: {reason}")
                 : say("command", "Record {record} can no longer happen and was dropped: {reason}"),
            {{"record", dumpLine(conflict["record"])}, {"reason", conflict["reason"].get<std::string>()}}));
    }
}

/// What a record did to the fields that are shown: by how much a number changed, or what else was put there.
class OneEffect {
  public:
    OneEffect(const Events& events, const RulePack& rules, const Battle& battle) {
        for (const Event& event : events) {
            if (const auto* set = std::get_if<FieldSet>(&event)) {
                const Subject* subject = battle.find(set->subject);
                const Attribute* attribute = subject ? rules.attribute(subject->kind, set->field) : nullptr;
                if (attribute && attribute->shown) {
                    note(*set);
                }
            }
        }
    }

    /// The parts of it that another effect does not have.
    Json without(const OneEffect& other) const {
        Json result = Json::object();
        for (const auto& [place, change] : m_changes) {
            const Json value = valueOf(change);
            const auto same = other.m_changes.find(place);
            if (!value.is_null() && (same == other.m_changes.end() || valueOf(same->second) != value)) {
                result[place.first][place.second] = value;
            }
        }
        return result;
    }

  private:
    using Place = std::pair<Id, std::string>;
    using Change = std::pair<Value, Value>;

    void note(const FieldSet& set) {
        const auto [place, added] = m_changes.try_emplace({set.subject, set.field}, set.from, set.to);
        if (!added) {
            place->second.second = set.to;
        }
    }

    static Json valueOf(const Change& change) {
        const auto& [from, to] = change;
        if (from.same(to)) {
            return nullptr;
        }
        return to.isNumber() ? Json(to.number() - from.number()) : toJson(to);
    }

    std::map<Place, Change> m_changes;
};

/// Runs again what came after a changed record, with the dice as they fell.
class Rerun {
  public:
    Rerun(const RulePack& rules, const GameModule* module, Battle state)
        : m_rules(rules), m_module(module), m_state(std::move(state)) {}

    /// The corrected record itself: its dice must fit.
    void first(const StandingRecord& old, const Json& command) {
        givenDice(command); // refuses what is no list
        PhysicalDice dice(givenSoFar(command));
        Resolution resolution(m_rules, m_state, dice);
        decide(command, resolution, m_module);
        m_warnings = resolution.warnings();
        for (const auto& [key, value] : resolution.extra()) {
            m_said = key == saidKey ? value : m_said;
        }
        close(old, command, resolution);
    }

    /// A later record: kept as it was when it can no longer happen and the umpire wishes so, else dropped.
    /// One that an earlier correction dropped happens again as soon as it can.
    void next(const StandingRecord& old, bool keepAnyway) {
        if (isA<CorrectCommand>(*old.command)) {
            return;
        }
        const Json command = old.command->json();
        OldDice dice(givenSoFar(command));
        Resolution resolution(m_rules, m_state, dice);
        try {
            decide(command, resolution, m_module);
        } catch (const Refused& refusal) {
            conflict(old, refusal.what(), keepAnyway);
            return;
        }
        if (old.dropped) {
            m_notes.push_back(
                {{"record", old.record}, {"note", say("command", "was dropped before and happens again")}});
        }
        if (dice.unused() > 0) {
            m_notes.push_back({{"record", old.record},
                               {"note", sayCounted("command", "{n} die thrown then decide nothing now",
                                                   "{n} dice thrown then decide nothing now")
                                            .of(dice.unused())}});
        }
        close(old, *old.command, resolution);
    }

    /// Puts into the correction's own record what came of it; `now`: the battle as it stands. Nothing is left
    /// here.
    void putInto(Record& record, const Battle& now) {
        record.events = difference(now, m_state);
        KeptMembers::List extra{{"differences", m_differences},
                                {"effects", m_effects}, // what records now do otherwise, rolls or not
                                {"conflicts", m_conflicts},
                                {"notes", m_notes}};
        if (!m_said.is_null()) {
            extra.emplace_back(saidKey, m_said);
        }
        record.extra = extra;
        record.amendments = std::move(m_amendments);
        record.warnings = std::move(m_warnings);
    }
    const Json& conflicts() const { return m_conflicts; }

  private:
    /// Only a record that came out otherwise is amended: most of a long battle comes out as it was.
    void close(const StandingRecord& old, KeptJson command, const Resolution& resolution) {
        applyEvents(m_state, resolution.events());
        const bool first = m_amendments.empty(); // the corrected record, which a correction always names
        KeptList steps = keptSteps(resolution.steps());
        if (!first && !old.dropped && *old.events == resolution.events() && *old.steps == steps) {
            return;
        }
        Amendment now{old.record, false, std::move(command), std::move(steps), resolution.events()};
        compare(old, now);
        compareEffects(old, now, m_state);
        m_amendments.push_back(std::move(now));
    }

    void conflict(const StandingRecord& old, const std::string& why, bool keepAnyway) {
        if (old.dropped) {
            return;
        }
        m_conflicts.push_back({{"record", old.record}, {"reason", why}, {"kept", keepAnyway}});
        if (!keepAnyway) {
            m_amendments.push_back({old.record, true, *old.command, {}, {}});
            compareEffects(old, m_amendments.back(), m_state);
            return;
        }
        Amendment now{old.record, false, *old.command, *old.steps, {}};
        for (const Event& event : *old.events) {
            const auto* set = std::get_if<FieldSet>(&event);
            if (set && m_state.find(set->subject)) {
                now.events.push_back(FieldSet{set->subject, set->field,
                                              m_state.find(set->subject)->value(set->field), set->to});
                applyEvent(m_state, now.events.back());
            }
        }
        m_amendments.push_back(std::move(now));
    }

    void compare(const StandingRecord& old, const Amendment& now) {
        const auto plain = [](const KeptList& steps, std::size_t i) {
            return i < steps.size() ? plainStep(steps[i]) : Json(nullptr);
        };
        for (std::size_t i = 0; i < std::max(old.steps->size(), now.steps.size()); ++i) {
            const Json was = plain(*old.steps, i);
            const Json is = plain(now.steps, i);
            if (was != is) {
                m_differences.push_back({{"record", old.record}, {"was", was}, {"now", is}});
            }
        }
    }

    void compareEffects(const StandingRecord& old, const Amendment& now, const Battle& battle) {
        const OneEffect before(*old.events, m_rules, battle);
        const OneEffect after(now.events, m_rules, battle);
        Json was = before.without(after);
        Json is = after.without(before);
        if (!was.empty() || !is.empty()) {
            m_effects.push_back({{"record", old.record}, {"was", std::move(was)}, {"now", std::move(is)}});
        }
    }

    const RulePack& m_rules;
    const GameModule* m_module;
    Battle m_state;
    std::vector<Amendment> m_amendments;
    Json m_differences = Json::array();
    Json m_effects = Json::array();
    Json m_conflicts = Json::array();
    Json m_notes = Json::array();
    std::vector<std::string> m_warnings; ///< of the corrected command
    Json m_said;                         ///< what the rules have to say of it; null for nothing
};

void needNoResetAfter(std::size_t index, const std::vector<StandingRecord>& records) {
    for (std::size_t later = index + 1; later < records.size(); ++later) {
        if (isA<ResetCommand>(*records[later].command)) {
            throw Refused(
                "not-possible",
                fill(say("command", "the battle was taken back to its start by record {reset}, so nothing "
                                    "follows from record {record}; undo that first"),
                     {{"reset", std::to_string(later + 1)}, {"record", std::to_string(index + 1)}}));
        }
    }
}

std::size_t correctable(const CorrectCommand& command, const std::vector<StandingRecord>& records) {
    const std::int64_t wanted = command.record;
    if (wanted < 1 || wanted > static_cast<std::int64_t>(records.size())) {
        throw Refused("unknown-id", fill(say("command", "there is no record {record}; there are {count}"),
                                         {{"record", dumpLine(command.stated["record"])},
                                          {"count", std::to_string(records.size())}}));
    }
    const auto index = static_cast<std::size_t>(wanted - 1);
    if (isA<CorrectCommand>(*records[index].command)) {
        throw Refused(
            "not-possible",
            fill(say("command",
                     "record {record} is itself a correction; correct the record it changed, or undo it"),
                 {{"record", std::to_string(wanted)}}));
    }
    needNoResetAfter(index, records);
    if (records[index].dropped) {
        throw Refused("not-possible", fill(say("command", "record {record} was dropped by a correction"),
                                           {{"record", std::to_string(wanted)}}));
    }
    return index;
}

void compareSubject(const Subject& from, const Subject& to, Events& events) {
    if (from.values == to.values) {
        return; // as nearly all are
    }
    std::set<std::string_view> fields;
    for (const Subject* subject : {&from, &to}) {
        for (const auto& [field, value] : subject->values.entries()) {
            fields.insert(field.text());
        }
    }
    for (const std::string_view field : fields) {
        if (from.value(field) != to.value(field)) {
            events.push_back(FieldSet{from.id, std::string(field), from.value(field), to.value(field)});
        }
    }
}

/// The same side, formation, officer or unit in another state; an id may have been given anew.
const Subject* counterpart(const Subject& subject, const Battle& battle) {
    const Subject* found = battle.find(subject.id);
    return found && found->kind == subject.kind ? found : nullptr;
}

void compareSubjects(const Battle& from, const Battle& to, Events& events) {
    // From the end, so that each place is the one in the list as it is then.
    const std::vector<const Subject*> was = from.all();
    for (std::size_t i = was.size(); i-- > 0;) {
        if (!counterpart(*was[i], to)) {
            events.push_back(SubjectRemoved{*was[i], i});
        }
    }
    // Then from the beginning, each put into its place in what has come about so far.
    Battle sofar = from;
    applyEvents(sofar, events);
    const std::vector<const Subject*> is = to.all();
    for (std::size_t i = 0; i < is.size(); ++i) {
        if (const Subject* before = counterpart(*is[i], from)) {
            compareSubject(*before, *is[i], events);
            const Station now = sofar.stationOf(is[i]->id);
            const Station then = to.stationOf(is[i]->id);
            if (!(now == then)) {
                events.push_back(StationSet{is[i]->id, now, then});
                sofar.setStation(is[i]->id, then);
            }
        } else {
            events.push_back(SubjectAdded{*is[i], i});
            sofar.add(*is[i], i);
        }
    }
}

void compareDetails(const Battle& from, const Battle& to, Events& events) {
    for (const std::string& detail : Battle::details()) {
        if (!from.detail(detail).same(to.detail(detail))) {
            events.push_back(DetailSet{detail, from.detail(detail), to.detail(detail)});
        }
    }
}

bool alike(const auto& one, const auto& other) {
    return one == other;
}

bool alike(const Value& one, const Value& other) {
    return one.same(other);
}

/// Makes an event of each key that holds something else.
template <typename Map>
void compareMaps(const Map& from, const Map& to, Events& events, const auto& make) {
    std::set<typename Map::key_type> keys;
    for (const Map* map : {&from, &to}) {
        for (const auto& [key, value] : *map) {
            keys.insert(key);
        }
    }
    for (const auto& key : keys) {
        if (!alike(valueAt(from, key), valueAt(to, key))) {
            events.push_back(make(key, valueAt(from, key), valueAt(to, key)));
        }
    }
}

template <typename Exchanged>
constexpr auto exchange = [](const auto& key, const auto& from, const auto& to) -> Event {
    return Exchanged{key, from, to};
};

void compareScores(const Battle& from, const Battle& to, Events& events) {
    const auto [was, is] =
        std::mismatch(from.scores.begin(), from.scores.end(), to.scores.begin(), to.scores.end());
    for (auto score = from.scores.end(); score != was; --score) {
        events.push_back(ScoreTaken{*(score - 1)});
    }
    for (auto score = is; score != to.scores.end(); ++score) {
        events.push_back(Scored{*score});
    }
}

void compareDue(const Battle& from, const Battle& to, Events& events) {
    if (from.due == to.due) {
        return;
    }
    // The order of the list is part of it, so it is taken down from its end and built up again.
    for (std::size_t i = from.due.size(); i-- > 0;) {
        events.push_back(DueSettled{from.due[i], i, ""});
    }
    for (const Due& due : to.due) {
        events.push_back(DueRaised{due});
    }
}

} // namespace

/// From the nearer end. Where a correction is in force only the way from the start is what now counts.
Battle Played::before(int record) const {
    const int count = std::clamp(record - 1, 0, records.cursor());
    if (count > records.cursor() / 2 && !records.corrected()) {
        Battle state = now;
        for (int number = records.cursor(); number > count; --number) {
            revertEvents(state, records.at(number).events);
        }
        return state;
    }
    Battle state = start;
    const std::vector<StandingRecord> standing = records.standing();
    for (int i = 0; i < count; ++i) {
        applyWhereThere(state, *standing[static_cast<std::size_t>(i)].events);
    }
    return state;
}

CorrectCommand readCorrection(const Json& command, const RulePack& rules) {
    return CorrectCommand::read(CommandReader(command, rules, false));
}

Correction::Correction(const Played& played, const CorrectCommand& command)
    : m_played(played), m_standing(played.records.standing()), m_command(command),
      m_index(correctable(command, m_standing)) {}

Battle Correction::before() const {
    return m_played.before(subject().record);
}

Json Correction::corrected() const {
    return umpire::corrected(*subject().command, m_command.stated, m_played.rules);
}

/// What the umpire kept once stays kept: he need not name it again in the next correction.
std::vector<std::int64_t> Correction::kept() const {
    std::vector<std::int64_t> kept = m_command.keep;
    for (const StandingRecord& standing : m_standing) {
        if (isA<CorrectCommand>(*standing.command)) {
            const Command before = commandIn(*standing.command, m_played.rules);
            const std::vector<std::int64_t>& keep = std::get<CorrectCommand>(before).keep;
            kept.insert(kept.end(), keep.begin(), keep.end());
        }
    }
    return kept;
}

void Correction::putIn(Record& record) const {
    const std::vector<std::int64_t> kept = this->kept();
    Rerun rerun(m_played.rules, m_played.module, before());
    rerun.first(subject(), corrected());
    for (std::size_t i = m_index + 1; i < m_standing.size(); ++i) {
        const StandingRecord& later = m_standing[i];
        rerun.next(later, std::ranges::count(kept, later.record) > 0);
    }
    rerun.putInto(record, m_played.now);
    warnOfUnknown(m_command.stated, *subject().command, m_played.rules, record.warnings);
    warnOfConflicts(rerun.conflicts(), record.warnings);
    record.steps = record.amendments.front().steps;
}

Events difference(const Battle& from, const Battle& to) {
    Events events;
    compareSubjects(from, to, events);
    compareDetails(from, to, events);
    compareMaps(from.rulings.map(), to.rulings.map(), events, exchange<RulingSet>);
    if (from.firstSide != to.firstSide) {
        events.push_back(FirstSideSet{from.firstSide, to.firstSide});
    }
    if (!(from.clock == to.clock)) {
        events.push_back(ClockMoved{from.clock, to.clock});
    }
    compareDue(from, to, events);
    compareScores(from, to, events);
    compareMaps(*from.recordNotes, *to.recordNotes, events, exchange<RecordNoted>);
    compareMaps(*from.prose, *to.prose, events, exchange<ProseSet>);
    compareMaps(*from.cells, *to.cells, events, exchange<CellFilled>);
    if (!(from.objectives == to.objectives)) {
        events.push_back(ObjectivesSet{*from.objectives, *to.objectives});
    }
    compareMaps(*from.remarks, *to.remarks, events, exchange<SubjectNoted>);
    compareMaps(*from.times, *to.times, events,
                [](const PhasePlayed& phase, std::int64_t was, std::int64_t is) -> Event {
                    return TimeSpent{phase, is - was};
                });
    return events;
}

} // namespace umpire
