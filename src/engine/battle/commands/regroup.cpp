#include "../opening.h"
#include "command_fields.h"
#include "command_reader.h"
#include "roster_places.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

namespace umpire {

namespace {

Id sideOf(const Id& place, const Battle& battle) {
    const Subject* subject = battle.find(place);
    return subject->kind == SubjectKind::Side ? subject->id : subject->side;
}

const Subject& placeUnder(const Json& under, const Battle& battle) {
    const Subject& place = knownSubject(under, "\"under\"", battle);
    if (place.kind != SubjectKind::Side && place.kind != SubjectKind::Formation) {
        badValue(fill(say("command", "{place} is no formation or side, so nothing can stand under it"),
                      {{"place", place.name}}));
    }
    return place;
}

bool hasOthersBelow(const Subject& subject, const Battle& battle) {
    return !battle.symbolsBelow(subject.symbol, SubjectKind::Formation).empty();
}

/// Whether a place is the subject itself, or somewhere below it.
bool standsBelow(const Id& place, const Subject& subject, const Battle& battle) {
    if (place == subject.id || !hasOthersBelow(subject, battle)) {
        return place == subject.id;
    }
    std::vector<Symbol> above;
    battle.line(*battle.find(place), above);
    return std::find(above.begin(), above.end(), subject.symbol) != above.end();
}

/// Where a subject that stands so would stand under another.
Station stationUnder(const Subject& subject, Station station, const Id& under, const Battle& battle) {
    if (standsBelow(under, subject, battle)) {
        throw Refused("not-possible", fill(say("command", "{subject} cannot stand under itself"),
                                           {{"subject", subject.name}}));
    }
    station.parent = under;
    station.side = sideOf(under, battle);
    station.place = Battle::atEnd;
    return station;
}

void regroupOne(const Id& id, const RegroupCommand& command, const std::optional<Neighbour>& beside,
                Resolution& resolution) {
    const Battle& battle = resolution.battle();
    const Subject& subject = *battle.find(id);
    Station station = battle.stationOf(id);
    const std::size_t place = station.place;
    const Id side = station.side;
    if (command.under) {
        station = stationUnder(subject, std::move(station), *command.under, battle);
    }
    const std::size_t neighbour = placeBeside(beside, subject.kind, battle);
    if (neighbour != Battle::atEnd) {
        // The list closes up where the subject leaves it.
        station.place = neighbour > place ? neighbour - 1 : neighbour;
    }
    resolution.setStation(id, station);
    if (station.side != side) {
        followSide(id, resolution);
    }
}

/// Who of all subjects stands below one that moves.
class Moved {
  public:
    Moved(const Ids& subjects, const Battle& battle) : m_battle(battle) {
        for (const Id& id : subjects) {
            m_moving.insert(Symbol(id));
        }
    }

    /// Nobody's line is gone along twice.
    bool along(const Subject& subject) {
        std::vector<Symbol> passed;
        bool moves = false;
        for (const Subject* at = &subject; at && !m_known.contains(at->symbol);
             at = m_battle.find(at->parentSymbol)) {
            m_known[at->symbol] = false;
            passed.push_back(at->symbol);
        }
        const Subject* last = passed.empty() ? nullptr : m_battle.find(passed.back());
        const Symbol above = last ? last->parentSymbol : Symbol();
        moves = last && (m_moving.contains(above) || (m_known.contains(above) && m_known[above]));
        for (auto at = passed.rbegin(); at != passed.rend(); ++at) {
            m_known[*at] = moves;
            moves = moves || m_moving.contains(*at);
        }
        return m_known[subject.symbol];
    }

  private:
    const Battle& m_battle;
    std::unordered_set<Symbol> m_moving;
    std::unordered_map<Symbol, bool> m_known;
};

/// Who stands below another of them goes where that one goes.
Ids topmost(const Ids& subjects, const Battle& battle) {
    Moved moved(subjects, battle);
    Ids top;
    for (const Id& id : subjects) {
        if (!moved.along(*battle.find(id))) {
            top.push_back(id);
        }
    }
    return top;
}

/// A neighbour that moves along is no place to go to: whoever stands behind
/// them takes its part, or before.
std::optional<Neighbour> besideOthers(const std::optional<Neighbour>& beside, const Ids& subjects,
                                      const Battle& battle) {
    const std::unordered_set<Id> moving(subjects.begin(), subjects.end());
    if (!beside || !moving.contains(beside->subject)) {
        return beside;
    }
    std::optional<Neighbour> other;
    bool passed = false;
    for (const Subject* subject : battle.all(battle.find(beside->subject)->kind)) {
        passed = passed || subject->id == beside->subject;
        if (moving.contains(subject->id)) {
            continue;
        }
        other = Neighbour{subject->id, passed};
        if (passed) {
            break;
        }
    }
    return other;
}

/// Of those that are to stand under another a side is none.
std::optional<Id> readUnder(const CommandReader& reader, const Ids& subjects) {
    if (!reader.has("under")) {
        return std::nullopt;
    }
    if (reader.recorded()) {
        return reader.remark("under");
    }
    for (const Id& id : topmost(subjects, reader.battle())) {
        const Subject& subject = *reader.battle().find(id);
        if (subject.kind == SubjectKind::Side || subject.kind == SubjectKind::Thing) {
            badValue(fill(subject.kind == SubjectKind::Side
                              ? say("command", "{subject} is a side and stands under nobody")
                              : say("command", "{subject} is a thing and stands under nobody"),
                          {{"subject", subject.name}}));
        }
    }
    return placeUnder(reader.command()["under"], reader.battle()).id;
}

void needDirection(const CommandReader& reader) {
    if (!reader.has("under") && !reader.has("before") && !reader.has("after")) {
        badValue(say("command", "\"regroup\" needs \"under\", \"before\" or \"after\""));
    }
    if (reader.has("before") && reader.has("after")) {
        badValue(say("command", "give \"before\" or \"after\", not both"));
    }
}

} // namespace

RegroupCommand RegroupCommand::read(const CommandReader& reader) {
    reader.refuseUnknown({"subjects", "under", "before", "after"});
    if (!reader.recorded()) {
        needDirection(reader);
    }
    Ids subjects = reader.subjects();
    std::optional<Neighbour> beside = reader.neighbour();
    std::optional<Id> under = readUnder(reader, subjects);
    return {std::move(subjects), std::move(under), std::move(beside)};
}

void RegroupCommand::decide(Resolution& resolution, const GameModule* module) const {
    const Battle before = resolution.battle();
    Ids moving = under ? topmost(subjects, before) : subjects;
    const std::optional<Neighbour> neighbour = besideOthers(beside, moving, before);
    if (neighbour && !neighbour->before) {
        std::reverse(moving.begin(), moving.end());
    }
    for (const Id& id : moving) {
        regroupOne(id, *this, neighbour, resolution);
    }
    keepOpening(before, resolution, module);
}

} // namespace umpire
