#include "../../base/line_ends.h"
#include "../effects.h"
#include "../moments.h"
#include "command_reader.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/base/value.h"
#include "umpire/battle/roster.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <unordered_set>

namespace umpire {

namespace {

bool isWordPart(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0;
}

bool standsAlone(const std::string& text, std::size_t at, std::size_t length) {
    return (at == 0 || !isWordPart(text[at - 1])) &&
           (at + length == text.size() || !isWordPart(text[at + length]));
}

/// Every place where it stands as a word, or words, of its own.
std::string withWord(const std::string& text, const std::string& word, const std::string& other) {
    std::string result;
    std::size_t done = 0;
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
        if (at >= done && standsAlone(text, at, word.size())) {
            result += text.substr(done, at - done) + other;
            done = at + word.size();
        }
    }
    return result + text.substr(done);
}

struct NameWord {
    std::string asked;
    std::string given;
};

/// The one word, with a number in it, in which two names differ.
std::optional<NameWord> numberOf(const std::string& asked, const std::string& given) {
    const auto [from, to] = std::mismatch(asked.begin(), asked.end(), given.begin(), given.end());
    auto begin = static_cast<std::size_t>(from - asked.begin());
    while (begin > 0 && isWordPart(asked[begin - 1])) {
        --begin;
    }
    const auto wordAt = [](const std::string& text, std::size_t at) {
        std::size_t end = at;
        while (end < text.size() && isWordPart(text[end])) {
            ++end;
        }
        return text.substr(at, end - at);
    };
    const NameWord word{wordAt(asked, begin), wordAt(given, begin)};
    const bool number = std::ranges::any_of(word.asked, [](unsigned char c) { return std::isdigit(c) != 0; });
    const bool onlyThis = asked.substr(begin + word.asked.size()) == given.substr(begin + word.given.size());
    return number && onlyThis ? std::optional(word) : std::nullopt;
}

} // namespace

/// How the entries that come together got other names than they asked for, so that what is named after one of
/// them follows: where the 67th Regiment becomes the 68th, its I/67th Battalion is I/68th and its 67th Field
/// Battery the 68th, and where that is the 68th, so is its observer's.
class Renames {
  public:
    /// An entry that asked for the one name got the other.
    void note(const Id& entry, const std::string& asked, const std::string& given) {
        if (asked == given || asked.empty()) {
            return;
        }
        m_given.try_emplace(asked, Given{m_given.size(), given});
        m_lengths.insert(asked.size());
        if (auto number = numberOf(asked, given)) {
            m_numbers.try_emplace(entry, NumberGiven{std::move(number->asked), std::move(number->given)});
        }
    }

    /// The name of something that stands under an entry of this id.
    std::string follow(const std::string& name, const Id& above) const {
        const Asked whole = firstWithin(name);
        if (whole != m_given.end()) {
            return withWord(name, whole->first, whole->second.name);
        }
        const auto number = m_numbers.find(above);
        return number == m_numbers.end() ? name : withWord(name, number->second.asked, number->second.given);
    }

  private:
    struct Given {
        std::size_t order = 0; ///< among all that were noted
        std::string name;
    };
    struct NumberGiven {
        std::string asked;
        std::string given;
    };
    using Asked = std::unordered_map<std::string, Given>::const_iterator;

    /// The first noted of those whose name stands in this one; the end where there is none.
    Asked firstWithin(const std::string& name) const {
        Asked first = m_given.end();
        for (std::size_t at = 0; at < name.size(); ++at) {
            for (const std::size_t length : m_lengths) {
                if (at + length > name.size()) {
                    break;
                }
                const auto found =
                    standsAlone(name, at, length) ? m_given.find(name.substr(at, length)) : m_given.end();
                if (found != m_given.end() &&
                    (first == m_given.end() || found->second.order < first->second.order)) {
                    first = found;
                }
            }
        }
        return first;
    }

    std::unordered_map<std::string, Given> m_given; ///< by the name that was asked for, the first of each
    std::set<std::size_t> m_lengths;                ///< of those names
    std::unordered_map<Id, NumberGiven> m_numbers;  ///< by entry, the first of each in which a number differs
};

namespace {

constexpr std::array rosterKinds{SubjectKind::Side, SubjectKind::Formation, SubjectKind::Officer,
                                 SubjectKind::Unit, SubjectKind::Thing};
constexpr std::size_t mostSubjects = 10'000;

/// One entry of the command on its way to becoming a subject.
struct Recruit {
    Json entry;
    std::string what; ///< "units[2]", for messages
    Subject subject;
};

/// Turns the entries of one command into subjects: ids first, then places, then
/// attributes.
class Recruits {
  public:
    explicit Recruits(const CommandReader& reader)
        : m_command(reader.command()), m_resolution(reader.resolution()), m_taken(reader.battle()),
          m_under(reader.optionalText("under")) {
        if (reader.has("under")) {
            needPlace(m_under, "\"under\"");
        }
        m_renumber = reader.flag("renumber");
    }

    std::vector<Recruit> read() {
        for (const SubjectKind kind : rosterKinds) {
            readList(kind);
        }
        if (m_recruits.empty()) {
            badValue(say("command", "\"enlist\" needs \"sides\", \"formations\", "
                                    "\"officers\", \"units\" or \"things\" with "
                                    "an entry"));
        }
        for (Recruit& recruit : m_recruits) {
            readPlace(recruit);
        }
        for (Recruit& recruit : m_recruits) {
            recruit.subject.side = sideAbove(recruit);
            checkSide(recruit);
            readAttributes(recruit);
        }
        return std::move(m_recruits);
    }

  private:
    void readList(SubjectKind kind) {
        const auto list = m_command.find(rosterList(kind));
        if (list == m_command.end()) {
            return;
        }
        if (!list->is_array()) {
            badValue(fill(say("command", "{list} is {found} where a list is expected"),
                          {{"list", inQuotes(rosterList(kind))}, {"found", describe(*list)}}));
        }
        if (m_taken.count() + list->size() > mostSubjects) {
            throw Refused("not-possible", fill(say("command", "a battle has at most {most} sides, "
                                                              "formations, officers and units"),
                                               {{"most", std::to_string(mostSubjects)}}));
        }
        FreeNames names;
        for (const Symbol other : m_renumber ? m_taken.symbolsOf(kind) : std::span<const Symbol>()) {
            names.take(m_taken.find(other)->name);
        }
        for (std::size_t i = 0; i < list->size(); ++i) {
            readHead((*list)[i], rosterList(kind) + "[" + std::to_string(i) + "]", kind, names);
        }
    }

    /// Id and name. Others of the command refer to it by the id it asks for,
    /// whatever id it gets.
    void readHead(const Json& entry, const std::string& what, SubjectKind kind, FreeNames& names) {
        if (!entry.is_object()) {
            badValue(fill(say("command", "{what} is {found} where an object is expected"),
                          {{"what", what}, {"found", describe(entry)}}));
        }
        if (!entry.contains("name")) {
            badValue(fill(say("command", "{what} needs \"name\""), {{"what", what}}));
        }
        Recruit recruit{entry, what, {}};
        recruit.subject.kind = kind;
        recruit.subject.name = readName(entry, "name", what);
        const Id wanted = entry.contains("id") ? readCommandText(entry, "id") : "";
        if (m_renumber) {
            const std::string asked = recruit.subject.name;
            recruit.subject.name = names.next(m_renames.follow(asked, placeAsked(entry, kind)));
            m_renames.note(wanted, asked, recruit.subject.name);
        }
        if (recruit.subject.name.empty()) {
            badValue(fill(say("command", "{what} needs a name"), {{"what", what}}));
        }
        if (m_renumber) {
            names.take(recruit.subject.name);
        }
        if (!wanted.empty() && !isKebab(wanted)) {
            badValue(fill(say("command", "{what}: the id {wanted} is written "
                                         "otherwise than ids are: small "
                                         "letters, digits and single hyphens"),
                          {{"what", what}, {"wanted", inQuotes(wanted)}}));
        }
        const bool free = !wanted.empty() && !m_taken.find(wanted) && wanted != "turn" && wanted != "due";
        recruit.subject.id = free ? wanted : m_freeIds.idFor(recruit.subject.name, m_taken);
        if (!wanted.empty() && !m_ids.emplace(wanted, recruit.subject.id).second) {
            badValue(fill(say("command", "{what}: the id {wanted} is given to "
                                         "another entry of this command"),
                          {{"what", what}, {"wanted", inQuotes(wanted)}}));
        }
        m_taken.add(recruit.subject);
        m_places.emplace(recruit.subject.id, m_recruits.size());
        m_recruits.push_back(std::move(recruit));
    }

    /// The id of what it is to stand under, "" where that is not said.
    static Id placeAsked(const Json& entry, SubjectKind kind) {
        const auto place = placeKey(kind).empty() ? entry.end() : entry.find(placeKey(kind));
        return place != entry.end() && place->is_string() ? place->get<Id>() : Id();
    }

    void readPlace(Recruit& recruit) {
        const std::string& key = placeKey(recruit.subject.kind);
        if (key.empty()) {
            recruit.subject.parent.clear();
            return;
        }
        const bool formation = recruit.subject.kind == SubjectKind::Formation;
        const std::string given = recruit.entry.contains(key)                   ? key
                                  : formation && recruit.entry.contains("side") ? "side"
                                                                                : "";
        if (given.empty() && m_under.empty()) {
            badValue(
                fill(say("command", "{what} needs {key}: what {subject} belongs to"),
                     {{"what", recruit.what}, {"key", inQuotes(key)}, {"subject", recruit.subject.name}}));
        }
        recruit.subject.parent =
            given.empty() ? m_under : known(readCommandText(recruit.entry, given), recruit.what);
        needPlace(recruit.subject.parent, recruit.what);
    }

    Id known(const Id& id, const std::string& what) const {
        const auto own = m_ids.find(id);
        return placeCalled(own == m_ids.end() ? id : own->second, what).id;
    }

    const Subject& placeCalled(const Id& id, const std::string& what) const {
        const Subject* place = m_taken.find(id);
        if (!place) {
            throw Refused("unknown-id", fill(say("command", "{what}: there is no formation or side {id}"),
                                             {{"what", what}, {"id", inQuotes(id)}}) +
                                            didYouMean(id, places()));
        }
        return *place;
    }

    void needPlace(const Id& id, const std::string& what) const {
        const Subject& place = placeCalled(id, what);
        if (place.kind != SubjectKind::Side && place.kind != SubjectKind::Formation) {
            badValue(fill(place.kind == SubjectKind::Thing
                              ? say("command", "{what}: {place} is a thing; only formations "
                                               "and sides have others under them")
                          : place.kind == SubjectKind::Unit
                              ? say("command", "{what}: {place} is a unit; only formations and "
                                               "sides have others under them")
                              : say("command", "{what}: {place} is an officer; only formations "
                                               "and sides have others under them"),
                          {{"what", what}, {"place", place.name}}));
        }
    }

    std::vector<std::string> places() const {
        std::vector<std::string> ids;
        for (const Subject* subject : m_taken.all()) {
            if (subject->kind == SubjectKind::Side || subject->kind == SubjectKind::Formation) {
                ids.push_back(subject->id);
            }
        }
        return ids;
    }

    Id parentOf(const Id& id) const {
        const auto own = m_places.find(id);
        return own != m_places.end() ? m_recruits[own->second].subject.parent : m_taken.find(id)->parent;
    }

    Id sideAbove(const Recruit& recruit) {
        if (recruit.subject.kind == SubjectKind::Thing) {
            return {};
        }
        const auto side = m_sides.of(recruit.subject.id, [this](const Id& id) {
            const Id above = parentOf(id);
            return above.empty() ? std::nullopt : std::optional(above);
        });
        if (!side) {
            badValue(fill(say("command", "{what}: the line of command of {subject} runs in a circle"),
                          {{"what", recruit.what}, {"subject", inQuotes(recruit.subject.id)}}));
        }
        return *side;
    }

    /// A formation may name its side as well as its parent; then both must say
    /// the same.
    void checkSide(const Recruit& recruit) const {
        if (recruit.subject.kind != SubjectKind::Formation || !recruit.entry.contains("side")) {
            return;
        }
        const Id side = known(readCommandText(recruit.entry, "side"), recruit.what);
        if (side != recruit.subject.side) {
            badValue(fill(say("command", "{what} names the side {side}, but stands under {other}"),
                          {{"what", recruit.what},
                           {"side", inQuotes(side)},
                           {"other", inQuotes(recruit.subject.side)}}));
        }
    }

    void readAttributes(Recruit& recruit) {
        std::vector<std::string> keys{"id", "name"};
        keys.push_back(placeKey(recruit.subject.kind).empty() ? "name" : placeKey(recruit.subject.kind));
        if (recruit.subject.kind == SubjectKind::Formation) {
            keys.emplace_back("side");
        }
        for (const Attribute& attribute : m_resolution.rules().attributes) {
            if (attribute.of == recruit.subject.kind && !attribute.rosterKey.empty()) {
                keys.push_back(attribute.rosterKey);
                readAttribute(recruit, attribute);
            }
        }
        for (const auto& [key, value] : recruit.entry.items()) {
            if (!listed(keys, key)) {
                badValue(fill(say("command", "{what} has an unknown key {key}"),
                              {{"what", recruit.what}, {"key", inQuotes(key)}}) +
                         didYouMean(key, keys));
            }
        }
    }

    /// Others of the command are named by the ids they ask for.
    Json withGivenIds(Json value, const Attribute& attribute) const {
        const Type::Kind kind = attribute.type.kind;
        if (kind == Type::Kind::Subjects && value.is_array()) {
            for (Json& each : value) {
                each = withGivenId(std::move(each));
            }
        }
        return kind == Type::Kind::Subject ? withGivenId(std::move(value)) : value;
    }

    Json withGivenId(Json id) const {
        const auto own = id.is_string() ? m_ids.find(id.get<Id>()) : m_ids.end();
        return own == m_ids.end() ? id : Json(own->second);
    }

    void readAttribute(Recruit& recruit, const Attribute& attribute) {
        const auto given = recruit.entry.find(attribute.rosterKey);
        if (given != recruit.entry.end()) {
            Value value =
                readRosterValue(withGivenIds(*given, attribute), attribute,
                                fill(say("command", "{key} of {what}"),
                                     {{"key", inQuotes(attribute.rosterKey)}, {"what", recruit.what}}),
                                m_resolution.rules(), m_taken);
            if (!value.isNone()) {
                recruit.subject.values[attribute.id] = std::move(value);
            }
        } else if (attribute.required) {
            badValue(fill(say("command", "{what} needs {roster-key}"),
                          {{"what", recruit.what}, {"roster-key", inQuotes(attribute.rosterKey)}}));
        }
    }

    const Json& m_command;
    const Resolution& m_resolution;
    Battle m_taken; ///< the battle with the recruits in it, as far as ids and
                    ///< kinds go
    Id m_under;
    bool m_renumber = false;
    Renames m_renames;
    FreeIds m_freeIds;
    std::map<Id, Id> m_ids; ///< as asked for, and as given
    std::vector<Recruit> m_recruits;
    std::unordered_map<Id, std::size_t> m_places; ///< of the recruits, by the ids they were given
    LineEnds<Id> m_sides;                         ///< at the top of their lines
};

} // namespace

EnlistCommand EnlistCommand::read(const CommandReader& reader) {
    EnlistCommand command;
    if (!reader.recorded()) {
        reader.refuseUnknown(
            {"under", "before", "after", "renumber", "sides", "formations", "officers", "units", "things"});
        for (Recruit& recruit : Recruits(reader).read()) {
            command.recruits.push_back(std::move(recruit.subject));
        }
    }
    command.beside = reader.neighbour();
    return command;
}

void EnlistCommand::decide(Resolution& resolution, const GameModule* module) const {
    const Battle before = resolution.battle();
    std::size_t added = 0;
    for (const Subject& recruit : recruits) {
        // What is of another kind than the neighbour goes to the end of its own
        // list.
        std::size_t place = placeBeside(beside, recruit.kind, resolution.battle());
        if (place != Battle::atEnd && !beside->before) {
            place += added++;
        }
        resolution.add(recruit, place);
    }
    keepOpening(before, resolution, module);
}

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

/// Whether a place is the subject itself, or somewhere below it.
bool standsBelow(const Id& place, const Subject& subject, const Battle& battle) {
    if (place == subject.id || battle.symbolsBelow(subject.symbol, SubjectKind::Formation).empty()) {
        return place == subject.id;
    }
    std::vector<Symbol> above;
    battle.line(*battle.find(place), above);
    return listed(above, subject.symbol);
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

/// Who stands below another of them goes where that one goes.
Ids topmost(const Ids& subjects, const Battle& battle) {
    std::unordered_set<Symbol> moving;
    for (const Id& id : subjects) {
        moving.insert(Symbol(id));
    }
    Ids top = subjects;
    std::erase_if(top, [&](const Id& id) {
        const Subject* above = battle.find(battle.find(id)->parentSymbol);
        while (above && !moving.contains(above->symbol)) {
            above = battle.find(above->parentSymbol);
        }
        return above != nullptr;
    });
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
        std::ranges::reverse(moving);
    }
    for (const Id& id : moving) {
        regroupOne(id, *this, neighbour, resolution);
    }
    keepOpening(before, resolution, module);
}

namespace {

const Attribute* rosterAttribute(const RulePack& rules, SubjectKind kind, const std::string& key) {
    const auto found = std::ranges::find_if(rules.attributes, [&](const auto& a) {
        return a.of == kind && !a.rosterKey.empty() && a.rosterKey == key;
    });
    return found == rules.attributes.end() ? nullptr : &*found;
}

std::vector<std::string> rosterKeys(const RulePack& rules, SubjectKind kind) {
    std::vector<std::string> keys{"name"};
    for (const Attribute& attribute : rules.attributes) {
        if (attribute.of == kind && !attribute.rosterKey.empty()) {
            keys.push_back(attribute.rosterKey);
        }
    }
    return keys;
}

/// Sets what one subject's entry says, then lets what still has its default follow.
class Amended {
  public:
    Amended(Id subject, Resolution& resolution) : m_id(std::move(subject)), m_resolution(resolution) {
        for (const Attribute& attribute : m_resolution.rules().attributes) {
            if (attribute.of == kind() && attribute.fallback && isDefault(attribute)) {
                m_following.insert(attribute.id);
            }
        }
    }

    void set(const std::string& key, const Json& json) {
        const Subject& subject = *m_resolution.battle().find(m_id);
        if (key == "name") {
            Station station = m_resolution.battle().stationOf(m_id);
            station.name = readName(Json{{"name", json}}, "name", subject.name);
            if (station.name.empty()) {
                badValue(fill(say("command", "{subject} needs a name"), {{"subject", subject.name}}));
            }
            m_resolution.setStation(m_id, station);
            return;
        }
        const Attribute* attribute = rosterAttribute(m_resolution.rules(), subject.kind, key);
        if (!attribute) {
            badValue(fill(say("command", "the roster entry of a {kind} has no {key}"),
                          {{"kind", std::string(umpire::name(subject.kind))}, {"key", inQuotes(key)}}) +
                     didYouMean(key, rosterKeys(m_resolution.rules(), subject.kind)));
        }
        const Value value = readRosterValue(
            json, *attribute,
            fill(say("command", "{key} of {what}"), {{"key", inQuotes(key)}, {"what", subject.name}}),
            m_resolution.rules(), m_resolution.battle());
        if (value.isNone() && attribute->fallback) {
            m_resolution.set(m_id, attribute->id, fallback(*attribute));
            m_following.insert(attribute->id);
        } else {
            m_resolution.set(m_id, attribute->id, value);
            m_following.erase(attribute->id);
        }
    }

    void follow() {
        for (const Attribute& attribute : m_resolution.rules().attributes) {
            if (attribute.of == kind() && m_following.contains(attribute.id)) {
                m_resolution.set(m_id, attribute.id, fallback(attribute));
            }
        }
    }

  private:
    SubjectKind kind() const { return m_resolution.battle().find(m_id)->kind; }
    Value fallback(const Attribute& attribute) {
        return evaluate(*attribute.fallback, m_resolution.scope(m_id));
    }

    bool isDefault(const Attribute& attribute) {
        return m_resolution.battle().find(m_id)->value(attribute.id).same(fallback(attribute));
    }

    Id m_id;
    Resolution& m_resolution;
    std::set<Id> m_following;
};

} // namespace

AmendCommand AmendCommand::read(const CommandReader& reader) {
    reader.refuseUnknown({"subjects", "set"});
    Stated set = reader.set("{\"name\": \"1st Company\"}");
    return {reader.subjects(), std::move(set)};
}

void AmendCommand::decide(Resolution& resolution, const GameModule* module) const {
    const Battle before = resolution.battle();
    for (const Id& id : subjects) {
        Amended amended(id, resolution);
        for (const auto& [key, json] : set) {
            amended.set(key, json);
        }
        amended.follow();
    }
    keepOpening(before, resolution, module);
}

namespace {

/// What a side held that is not there any more is nobody's.
void releaseObjectives(Resolution& resolution) {
    const Battle& battle = resolution.battle();
    std::vector<Objective> objectives = battle.objectives;
    bool changed = false;
    for (Objective& objective : objectives) {
        if (!objective.holder.empty() && !battle.find(objective.holder)) {
            objective.holder.clear();
            changed = true;
        }
    }
    if (changed) {
        resolution.setObjectives(std::move(objectives));
    }
}

} // namespace

StrikeCommand StrikeCommand::read(const CommandReader& reader) {
    reader.refuseUnknown({"subjects"});
    return {reader.subjects()};
}

void StrikeCommand::decide(Resolution& resolution, const GameModule* module) const {
    const Battle before = resolution.battle();
    takeAway(subjects, "struck off the roster", resolution);
    releaseObjectives(resolution);
    keepOpening(before, resolution, module);
}

} // namespace umpire
