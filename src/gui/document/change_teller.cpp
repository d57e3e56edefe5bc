#include "document/change_teller.h"

#include "document/text.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace umpire::gui {

namespace {

/// An attribute of a subject, by their ids.
using Place = std::pair<Id, std::string>;

using Op = Expression::Op;

bool goesThroughList(const Expression& formula) {
    return formula.op == Op::Some || formula.op == Op::Every || formula.op == Op::Count ||
           formula.op == Op::Sum || formula.op == Op::LeastOf || formula.op == Op::MostOf ||
           formula.op == Op::EachGives;
}

bool namesParent(const std::string& word) {
    return word == "formation" || word == "parent" || word == "commands";
}

/// The words of the moment that differ between two.
std::vector<std::string> changedWords(const Clock& from, const Clock& to) {
    const std::pair<const char*, bool> words[] = {{"turn", from.turn != to.turn},
                                                  {"active-side", from.side != to.side},
                                                  {"phase", from.phase != to.phase},
                                                  {"half-turn", from.halfTurn != to.halfTurn}};
    std::vector<std::string> changed;
    for (const auto& [word, differs] : words) {
        if (differs) {
            changed.emplace_back(word);
        }
    }
    return changed;
}

} // namespace

/// Which derived attributes of whom are read from which others, found once in a pack's formulas. A formula
/// reaches its own subject, the formation it stands in, the units, formations and officers below or above it;
/// one that reaches further, such as through all units of the battle, counts as read from everybody.
class AttributeReaders {
  public:
    explicit AttributeReaders(const RulePack& rules) : m_rules(rules) {
        for (const Attribute& attribute : rules.attributes) {
            if (attribute.derived) {
                read(attribute, *attribute.derived, Reach::Anybody);
            }
        }
    }

    /// These places and every other one whose value may follow from them.
    std::set<Place> withReaders(const Battle& battle, std::set<Place> places) const {
        std::vector<Place> ahead(places.begin(), places.end());
        while (!ahead.empty()) {
            const auto [id, word] = ahead.back();
            ahead.pop_back();
            const Subject* subject = battle.find(id);
            const auto readers = m_readers.find(word);
            if (!subject || readers == m_readers.end()) {
                continue;
            }
            for (const Reader& reader : readers->second) {
                for (const Subject* other : readersOf(battle, *subject, reader)) {
                    const Place place{other->id, reader.attribute->id};
                    if (places.insert(place).second) {
                        ahead.push_back(place);
                    }
                }
            }
        }
        return places;
    }

    /// The places whose formulas look at the clock, where it goes from one moment to another.
    std::set<Place> readingClock(const Battle& battle, const Clock& from, const Clock& to) const {
        std::set<Place> places;
        for (const std::string& word : changedWords(from, to)) {
            const auto readers = m_clockReaders.find(word);
            for (const Attribute* reader :
                 readers == m_clockReaders.end() ? std::vector<const Attribute*>{} : readers->second) {
                for (const Subject* subject : battle.all(reader->of)) {
                    places.emplace(subject->id, reader->id);
                }
            }
        }
        return places;
    }

  private:
    enum class Reach { Self, Formation, Units, Formations, Officers, Anybody };
    struct Reader {
        const Attribute* attribute = nullptr;
        Reach reach = Reach::Self;
        bool operator==(const Reader&) const = default;
    };

    /// Goes through one formula; `each` is how the items of the list around it are reached.
    void read(const Attribute& reader, const Expression& formula, Reach each) {
        if (formula.op == Op::Of) {
            const Reader found{&reader, reachOf(formula.operands[0], each)};
            std::vector<Reader>& known = m_readers[formula.word];
            if (std::find(known.begin(), known.end(), found) == known.end()) {
                known.push_back(found);
            }
        } else if (formula.op == Op::Context) {
            m_clockReaders[formula.word].push_back(&reader);
        } else if (formula.op == Op::Fact) {
            readFact(reader, formula.word, each);
        }
        for (std::size_t i = 0; i < formula.operands.size(); ++i) {
            const bool perItem = goesThroughList(formula) && i > 0;
            read(reader, formula.operands[i], perItem ? reachOfItems(formula.operands[0]) : each);
        }
    }

    /// Outside of an action nobody has stated a fact, so a derived one is what its formula gives.
    void readFact(const Attribute& reader, const Id& fact, Reach each) {
        const Fact* known = m_rules.fact(fact);
        if (known && known->derived && m_factsAhead.insert(fact).second) {
            read(reader, *known->derived, each);
            m_factsAhead.erase(fact);
        }
    }

    static Reach reachOf(const Expression& subject, Reach each) {
        if (subject.op == Op::Self || subject.op == Op::Each) {
            return subject.op == Op::Self ? Reach::Self : each;
        }
        const bool ofSelf = subject.op == Op::Of && subject.operands[0].op == Op::Self;
        return ofSelf && namesParent(subject.word) ? Reach::Formation : Reach::Anybody;
    }

    static Reach reachOfItems(const Expression& list) {
        if (list.op != Op::Of || list.operands[0].op != Op::Self) {
            return Reach::Anybody;
        }
        return list.word == "units"        ? Reach::Units
               : list.word == "formations" ? Reach::Formations
               : list.word == "officers"   ? Reach::Officers
                                           : Reach::Anybody;
    }

    /// Those whose formula reaches the subject that was read.
    static std::vector<const Subject*> readersOf(const Battle& battle, const Subject& read,
                                                 const Reader& reader) {
        std::vector<const Subject*> found;
        const auto add = [&](const Id& id) {
            const Subject* subject = battle.find(id);
            if (subject && subject->kind == reader.attribute->of) {
                found.push_back(subject);
            }
        };
        const auto addAll = [&](const Ids& ids) { std::for_each(ids.begin(), ids.end(), add); };
        switch (reader.reach) {
        case Reach::Self:
            add(read.id);
            break;
        case Reach::Formation:
            addAll(battle.withAllBelow(read.id));
            std::erase_if(found, [&read](const Subject* subject) { return subject->parent != read.id; });
            break;
        case Reach::Units:
            if (read.kind == SubjectKind::Unit) {
                addAll({read.parent, read.side});
            }
            break;
        case Reach::Formations:
            if (read.kind == SubjectKind::Formation) {
                add(read.parent);
            }
            break;
        case Reach::Officers:
            if (read.kind == SubjectKind::Officer) {
                addAll(battle.withAllBelow(read.parent));
            }
            break;
        case Reach::Anybody:
            return battle.all(reader.attribute->of);
        }
        return found;
    }

    const RulePack& m_rules;
    std::map<std::string, std::vector<Reader>> m_readers;                ///< by the attribute that is read
    std::map<std::string, std::vector<const Attribute*>> m_clockReaders; ///< by word of the moment
    std::set<Id> m_factsAhead; ///< derived facts that are being gone through, lest one leads to itself
};

namespace {

using Part = ChangeEvent::Part;

bool isNameAlone(const StationSet& set) {
    Station renamed = set.from;
    renamed.name = set.to.name;
    return renamed == set.to;
}

/// Takes down what the events of some records touched, whichever way they went.
class Touched {
  public:
    Touched(const Session& session, const AttributeReaders& readers, ChangeEvent& event)
        : m_rules(session.rules()), m_battle(session.battle()), m_readers(readers), m_event(event) {}

    void operator()(const FieldSet& e) {
        // A unit's own number moves those of others.
        if (e.field == "number") {
            everything(Part::Roster);
        } else {
            m_places.emplace(e.subject, e.field);
        }
    }
    void operator()(const SubjectAdded&) { everything(Part::Roster); }
    void operator()(const SubjectRemoved&) { everything(Part::Roster); }
    /// A unit's name is nobody else's, and no number hangs on it.
    void operator()(const StationSet& e) {
        const Subject* subject = m_battle.find(e.subject);
        if (subject && subject->kind == SubjectKind::Unit && isNameAlone(e)) {
            m_event.parts |= Part::Roster;
            add(*subject);
        } else {
            everything(Part::Roster);
        }
    }
    void operator()(const DetailSet&) { m_event.parts |= Part::Details; }
    void operator()(const ClockMoved& e) {
        m_event.parts |= Part::Clock;
        m_places.merge(m_readers.readingClock(m_battle, e.from, e.to));
    }
    void operator()(const FirstSideSet&) { m_event.parts |= Part::Clock; }
    /// Any formula may look at a switch.
    void operator()(const RulingSet&) { everything(Part::Rulings); }
    void operator()(const CellFilled&) { everything(Part::Rulings); }
    void operator()(const DueRaised&) { m_event.parts |= Part::Due; }
    void operator()(const DueSettled&) { m_event.parts |= Part::Due; }
    void operator()(const Scored&) {}
    void operator()(const ScoreTaken&) {}
    void operator()(const RecordNoted& e) { mark(e.record); }
    void operator()(const ProseSet&) {}
    void operator()(const ObjectivesSet&) { m_event.parts |= Part::Objectives; }
    void operator()(const ObjectiveHeld&) { m_event.parts |= Part::Objectives; }
    void operator()(const SubjectNoted& e) {
        m_event.parts |= Part::Notes;
        const Subject* subject = m_battle.find(e.on.subject);
        if (subject) {
            add(*subject);
        }
    }
    void operator()(const TimeSpent&) { m_event.parts |= Part::Times; }

    void mark(int record) {
        if (record <= m_event.kept && !m_event.marked.contains(record)) {
            m_event.marked << record;
        }
    }

    /// What follows from it: derived values wherever they stand, and sums and bonds of those above.
    void finish() {
        const std::set<Place> places =
            m_event.everything ? std::set<Place>() : m_readers.withReaders(m_battle, m_places);
        for (const auto& [id, word] : places) {
            const Subject* subject = m_battle.find(id);
            const Attribute* attribute = subject ? m_rules.attribute(subject->kind, word) : nullptr;
            m_event.parts.setFlag(Part::Ties,
                                  m_event.parts.testFlag(Part::Ties) || (attribute && attribute->tie));
            if (subject) {
                add(*subject);
            }
        }
        for (const Id& id : m_ids) {
            m_event.subjects << toText(id);
        }
    }

  private:
    void everything(Part part) {
        m_event.everything = true;
        m_event.parts |= part;
    }

    void add(const Subject& subject) {
        if (m_ids.insert(subject.id).second) {
            const Ids line = m_battle.line(subject);
            m_ids.insert(line.begin(), line.end());
        }
    }

    const RulePack& m_rules;
    const Battle& m_battle;
    const AttributeReaders& m_readers;
    ChangeEvent& m_event;
    std::set<Place> m_places;
    std::set<Id> m_ids;
};

} // namespace

ChangeEvent ChangeTeller::since(const Session& session, int before) {
    ChangeEvent event;
    event.kept = std::min(before, session.cursor());
    if (m_rules != session.sharedRules()) {
        m_rules = session.sharedRules();
        m_readers = std::make_shared<AttributeReaders>(*m_rules);
    }
    Touched touched(session, *m_readers, event);
    for (int i = event.kept; i < std::max(before, session.cursor()); ++i) {
        event.parts |= Part::Records;
        const Record& record = session.records()[static_cast<std::size_t>(i)];
        for (const Event& happened : record.events) {
            std::visit(touched, happened);
        }
        for (const Amendment& amendment : record.amendments) {
            touched.mark(amendment.record);
        }
    }
    touched.finish();
    return event;
}

ChangeEvent ChangeTeller::everything(int kept) {
    ChangeEvent event;
    event.everything = true;
    event.kept = kept;
    return event;
}

} // namespace umpire::gui
