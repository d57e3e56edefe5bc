#pragma once

#include "palette/palette_host.h"
#include "palette/palette_model.h"
#include "umpire/worksheet/offers.h"

#include <QStringList>

namespace umpire::gui {

class FuzzyMatch;

/// Finds what the umpire means by a few typed letters: "12 51", "12 shoot 51", "auck", "due", "turn 3", or
/// any entry of the menus.
class PaletteSearch {
  public:
    PaletteSearch(const BattleDocument& document, PaletteHost& host) : m_document(document), m_host(host) {}

    /// Best first. Without anything typed: those used last (`recent`, newest first), what is due, what the
    /// chosen unit may do, the menus.
    PaletteEntries find(const QString& typed, const QStringList& recent) const;

  private:
    /// What was typed, taken apart.
    struct Query {
        QString whole;
        std::vector<Id> units; ///< by their numbers, in order
        QString words;         ///< the rest
    };

    Query take(const QString& typed) const;
    void takeNames(Query& query, const QStringList& words) const;
    Id bestUnit(const QString& words) const;
    void addPairs(PaletteEntries& entries, const Query& query) const;
    void addTargets(PaletteEntries& entries, const Query& query) const;
    void addVerbs(PaletteEntries& entries, const Query& query) const;
    void addWays(PaletteEntries& entries, const QString& verb, const Id& unit, const Id& target,
                 const Offer& offer) const;
    void addUnits(PaletteEntries& entries) const;
    void addOffers(PaletteEntries& entries, const Id& unit) const;
    void addDue(PaletteEntries& entries) const;
    void addChecks(PaletteEntries& entries) const;
    void addTurns(PaletteEntries& entries) const;
    void addThings(PaletteEntries& entries) const;
    void addHistories(PaletteEntries& entries) const;
    void addMenus(PaletteEntries& entries) const;
    PaletteEntry pair(const Id& unit, const Id& target, const Offer& offer) const;
    QString called(const Id& unit) const;
    QString stateOf(const Id& unit) const;

    const BattleDocument& m_document;
    PaletteHost& m_host;
};

} // namespace umpire::gui
