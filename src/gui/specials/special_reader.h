#pragma once

#include "models/battle_reader.h"
#include "specials/special_facts.h"

#include <QSet>

#include <map>

namespace umpire::gui {

/// Reads from an open battle what the board of specials shows. Which units are special, and what each may
/// do, comes from the pack.
class SpecialReader {
  public:
    explicit SpecialReader(const BattleDocument& document);

    /// The special units of a side, those out of play last.
    QList<SpecialFacts> specials(const Id& side) const;
    /// What a side may do as a whole.
    QList<SpecialOffer> offersOfSide(const Id& side) const;
    /// What belongs to no side and no unit.
    QList<SpecialOffer> commonOffers() const;

  private:
    using Flag = std::pair<Id, std::string>; ///< a unit and one of its attributes

    static std::map<Flag, int> flagsSet(const Session& session);
    bool isSpecial(const Subject& unit) const;
    SpecialFacts facts(const Subject& unit) const;
    QStringList marks(const Subject& unit) const;
    QString otherFact(const Subject& unit, const Attribute& attribute, const Scope& scope) const;
    QStringList advice(const Id& unit) const;
    QList<SpecialOffer> offers(const Subject& unit) const;
    void addDue(QList<SpecialOffer>& offers, const Id& unit) const;
    void addPresence(QList<SpecialOffer>& offers, const Subject& unit) const;
    void judge(SpecialOffer& offer) const;
    QString checkName(const Id& check) const;

    const BattleDocument& m_document;
    BattleReader m_reader;
    std::map<Flag, int> m_since; ///< the game turn in which each flag was last set
    QSet<QString> m_ordinary;    ///< what every unit may do: it goes into the menu of the rest
};

} // namespace umpire::gui
