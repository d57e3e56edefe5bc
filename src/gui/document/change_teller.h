#pragma once

#include "umpire/battle/session.h"
#include "umpire/rules/rule_pack.h"
#include "umpire/state/battle.h"

#include <QFlags>
#include <QList>
#include <QStringList>

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace umpire::gui {

/// What changed in a document, worked out once, so that each view reads just that anew.
struct ChangeEvent {
    enum class Kind {
        Opened, ///< another battle, or none: everything is new
        State,  ///< some of the battle; a record was made, undone or redone
        Saved,  ///< only the file name, the unsaved mark or how safe the battle is
    };
    /// What is not of one subject.
    enum Part : unsigned {
        Clock = 0x01,       ///< turn, side, phase, or who moves first
        Due = 0x02,         ///< the list of tests that are owed
        Ties = 0x04,        ///< bonds between subjects
        Roster = 0x08,      ///< who is there, how they are called and numbered, and their order
        Rulings = 0x10,     ///< a switch
        Details = 0x20,     ///< title, date, notes, turn limit, time of a turn
        Records = 0x40,     ///< the record: see `kept` and `marked`
        Dice = 0x80,        ///< the pledge, the number called, or the secrets of the program's dice
        Objectives = 0x100, ///< the list of them, or who holds which
        Notes = 0x200,      ///< what is written on a subject or a turn
        Times = 0x400,      ///< how long phases took
    };
    Q_DECLARE_FLAGS(Parts, Part)

    Kind kind = Kind::State;
    /// Whose shown state may have changed, and all above them in the chain of command. Empty when
    /// `everything`.
    QStringList subjects = {};
    bool everything = false; ///< every subject and every part
    Parts parts = {};
    int kept = 0;           ///< with Records: those up to this number stand as they stood; all after are new
    QList<int> marked = {}; ///< with Records: those among the kept that were noted or corrected, or no longer

    /// Whether one of these parts changed.
    bool concerns(Parts wanted) const { return everything || (parts & wanted); }
    /// Whether the battle itself changed, and not only its record or what is owed.
    bool changesBattle() const {
        return !subjects.isEmpty() || concerns(Parts(Clock) | Ties | Roster | Rulings | Details | Objectives);
    }
};

/// An attribute of a subject, by their ids.
using Place = std::pair<Id, std::string>;

/// Which derived attributes of whom are read from which others, found once in a pack's formulas. A formula
/// reaches its own subject, the formation it stands in, the units, formations and officers below or above it;
/// one that reaches further, such as through all units of the battle, counts as read from everybody.
class AttributeReaders {
  public:
    explicit AttributeReaders(const RulePack& rules);

    /// These places and every other one whose value may follow from them.
    std::set<Place> withReaders(const Battle& battle, std::set<Place> places) const;
    /// The places whose formulas look at the clock, where it goes from one moment to another.
    std::set<Place> readingClock(const Battle& battle, const Clock& from, const Clock& to) const;

  private:
    enum class Reach { Self, Formation, Units, Formations, Officers, Anybody };
    struct Reader {
        const Attribute* attribute = nullptr;
        Reach reach = Reach::Self;
        bool operator==(const Reader&) const = default;
    };

    /// Goes through one formula; `each` is how the items of the list around it are reached.
    void read(const Attribute& reader, const Expression& formula, Reach each);
    void readFact(const Attribute& reader, const Id& fact, Reach each);
    static Reach reachOf(const Expression& subject, Reach each);
    static Reach reachOfItems(const Expression& list);
    static std::vector<const Subject*> readersOf(const Battle& battle, const Subject& read,
                                                 const Reader& reader);

    const RulePack& m_rules;
    std::map<std::string, std::vector<Reader>> m_readers;                ///< by the attribute that is read
    std::map<std::string, std::vector<const Attribute*>> m_clockReaders; ///< by word of the moment
    std::set<Id> m_factsAhead; ///< derived facts that are being gone through, lest one leads to itself
};

/// Works out what changed, from the events of the records that were made, undone or redone.
class ChangeTeller {
  public:
    /// What is otherwise since so many records were in force. Those between are still in the session's list,
    /// undone or not.
    ChangeEvent since(const Session& session, int before);
    /// Everything, when nobody can tell what led to it; the first records stand as they stood.
    static ChangeEvent everything(int kept);

  private:
    const AttributeReaders& readers(const Session& session);

    std::shared_ptr<const RulePack> m_rules; ///< those the readers are of
    std::optional<AttributeReaders> m_readers;
};

} // namespace umpire::gui

Q_DECLARE_OPERATORS_FOR_FLAGS(umpire::gui::ChangeEvent::Parts)
