#include "document/change_teller.h"

#include "document/text.h"

#include <algorithm>

namespace umpire::gui {

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
        e.field == "number" ? everything(Part::Roster) : void(m_places.emplace(e.subject, e.field));
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
        for (const auto& [id, word] : m_event.everything ? std::set<Place>() : allPlaces()) {
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
    std::set<Place> allPlaces() const { return m_readers.withReaders(m_battle, m_places); }

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
    Touched touched(session, readers(session), event);
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

const AttributeReaders& ChangeTeller::readers(const Session& session) {
    if (m_rules != session.sharedRules()) {
        m_rules = session.sharedRules();
        m_readers.emplace(*m_rules);
    }
    return *m_readers;
}

} // namespace umpire::gui
