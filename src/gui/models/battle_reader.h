#pragma once

#include "document/battle_document.h"
#include "umpire/base/value.h"

#include <QMetaType>
#include <QString>
#include <QStringList>

namespace umpire::gui {

/// One of the steps of strength that a unit loses last.
struct LastStepFacts {
    bool square = false; ///< drawn as a square, else as a diamond
    QString name;        ///< what it is in a sentence, or ""

    bool operator==(const LastStepFacts&) const = default;
};

/// A standing bond with another unit, such as a declared charge.
struct BondFacts {
    QString name;
    QString unit; ///< id of the other one
    QString number;
    bool ours = false; ///< it goes out from this unit

    bool operator==(const BondFacts&) const = default;
};

/// What a tile shows of a unit.
struct UnitFacts {
    QString id;
    QString name;
    QString number;
    QString silhouette; ///< its shape, or ""
    QString typeName;
    int strength = 0;
    int start = 0; ///< 0: its strength is not counted
    Noun steps;
    QList<LastStepFacts> last; ///< the very last to go first
    QString state;
    QString sign;
    QString tone;
    bool gone = false;
    QStringList marks;
    QStringList turnActions; ///< what it has done in this phase
    QList<BondFacts> bonds;
    QString forbidden; ///< what its formation's state forbids
    QString order;     ///< short form
    QString orderText; ///< "order: Stay put"
    int side = 0;

    bool operator==(const UnitFacts&) const = default;
};

/// An officer, as his formation's head line shows him.
struct CommanderFacts {
    QString name;
    bool present = true;
    QString fate;        ///< what became of him while he is not present: "lost"
    int returnsTurn = 0; ///< 0: not known

    bool operator==(const CommanderFacts&) const = default;
};

/// A share of losses at which a formation is tested.
struct LossMark {
    int percent = 0;
    bool above = false; ///< only a larger share reaches it
    int reachedAt = 0;  ///< the losses that reach it

    bool operator==(const LossMark&) const = default;
};

/// What a formation's or side's head line shows.
struct GroupFacts {
    QString id;
    QString name;
    int start = 0; ///< 0: its strength is not counted
    int lost = 0;
    Noun steps;
    QString state; ///< "" while nothing is to be said
    QString stateText;
    QString tone;
    QList<CommanderFacts> commanders;
    bool tires = true; ///< counts losses towards a test of its own
    int worn = 0;      ///< what counts towards it: the losses, and what the rules add to them
    int wornOf = 0;
    QString wornName;
    QList<LossMark> marks;
    int side = 0;

    bool operator==(const GroupFacts&) const = default;
};

/// Reads from an open battle what the field shows, in the pack's own words.
class BattleReader {
  public:
    explicit BattleReader(const BattleDocument& document)
        : m_document(document), m_battle(document.battle()) {}
    /// Of a state that is not the document's own: what the players may see of it, say.
    BattleReader(const BattleDocument& document, const Battle& battle)
        : m_document(document), m_battle(battle) {}

    UnitFacts unit(const Id& id) const;
    GroupFacts formation(const Id& id) const;
    /// Without its strength, which is that of its units.
    GroupFacts side(const Id& id) const;
    /// Number, name, strength and state: what a unit is called out by.
    static QString called(const UnitFacts& unit);
    /// What else there is to say of it.
    static QString aside(const UnitFacts& unit);
    /// "charge → 52", "charge from 24".
    static QString bondText(const BondFacts& bond);
    /// The unit in a sentence, for tool tips and those who listen.
    static QString sentence(const UnitFacts& unit);
    static QString sentence(const GroupFacts& group);

    Value value(const Id& subject, std::string_view attribute) const;
    /// The word that an attribute has; null for what is none.
    const Word* word(const Subject& subject, std::string_view attribute) const;
    /// Whether it is out of play.
    bool isOut(const Subject& subject) const;

  private:
    const PackRoles& roles() const { return m_document.rules().roles; }
    void reads(const Id& subject) const;
    int count(const Id& subject, std::string_view attribute) const;
    QString trait(const Subject& subject, std::string_view attribute, const char* trait) const;
    QList<LastStepFacts> lastSteps(const Id& unit) const;
    void readOrder(UnitFacts& facts, const Subject& unit) const;
    void readLosses(GroupFacts& facts, const Subject& formation) const;
    QStringList marks(const Subject& unit) const;
    QStringList told(const Subject& unit) const;
    QStringList wounds(const Subject& unit) const;
    QStringList turnActions(const Subject& unit) const;
    QList<CommanderFacts> commanders(const Id& post) const;
    void readState(UnitFacts& facts, const Subject& unit) const;
    void readWear(GroupFacts& facts, const Id& formation) const;
    int sideIndex(const Id& side) const;

    const BattleDocument& m_document;
    const Battle& m_battle;
};

} // namespace umpire::gui

Q_DECLARE_METATYPE(umpire::gui::UnitFacts)
Q_DECLARE_METATYPE(umpire::gui::GroupFacts)
