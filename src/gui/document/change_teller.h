#pragma once

#include "umpire/battle/session.h"
#include "umpire/rules/rule_pack.h"
#include "umpire/state/battle.h"

#include <QFlags>
#include <QList>
#include <QStringList>

#include <memory>

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

class AttributeReaders;

/// Works out what changed, from the events of the records that were made, undone or redone.
class ChangeTeller {
  public:
    /// What is otherwise since so many records were in force. Those between are still in the session's list,
    /// undone or not.
    ChangeEvent since(const Session& session, int before);
    /// Everything, when nobody can tell what led to it; the first records stand as they stood.
    static ChangeEvent everything(int kept);

  private:
    std::shared_ptr<const RulePack> m_rules; ///< those the readers are of
    std::shared_ptr<const AttributeReaders> m_readers;
};

} // namespace umpire::gui

Q_DECLARE_OPERATORS_FOR_FLAGS(umpire::gui::ChangeEvent::Parts)
