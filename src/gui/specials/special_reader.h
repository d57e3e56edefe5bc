#pragma once

#include "document/battle_document.h"
#include "models/battle_reader.h"

#include <QList>
#include <QSet>

#include <map>

namespace umpire::gui {

/// A button of the board: what it is called, what it does, and why it cannot be pressed now.
struct SpecialOffer {
    QString id; ///< of the action or check
    QString name;
    QString tip;       ///< what speaks against it, or what it is for
    Json command;      ///< ready to be taken up, without dice; null when a target is wanted
    bool due = false;  ///< the rules ask for it now
    bool first = true; ///< among the buttons; else in the menu of the rest
    bool possible = true;
    bool atOnce = false; ///< carried out as it is: nothing is thrown or asked
};

/// What the card of one special unit shows.
struct SpecialFacts {
    UnitFacts unit;
    QStringList marks;  ///< "jammed since turn 3", "away", "turn over the field 2 of 3"
    QStringList advice; ///< what it may try, in the pack's words, the most pressing first
    QList<SpecialOffer> offers;
};

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
