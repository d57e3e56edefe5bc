#pragma once

#include "document/battle_document.h"
#include "models/unit_facts.h"

namespace umpire::gui {

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
    /// Whether it is out of play.
    bool isOut(const Subject& subject) const;

  private:
    const PackRoles& roles() const { return m_document.rules().roles; }
    void reads(const Id& subject) const;
    int count(const Id& subject, std::string_view attribute) const;
    const Word* word(const Subject& subject, std::string_view attribute) const;
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
