#pragma once

#include "document/battle_document.h"
#include "umpire/sheets/make_sheet.h"

#include <QList>
#include <QMap>
#include <QString>

#include <memory>
#include <vector>

namespace umpire::gui {

/// The rules that came with the program, told as the document's are, where these are a club's own for the
/// same game; else null.
std::shared_ptr<const RulePack> originalRules(const BattleDocument& document);

/// A sheet that can be ticked for printing.
struct PrintEntry {
    enum class Copies {
        Umpires,   ///< as many as the entry says
        PerPlayer, ///< one for each player of each side
        PerSide,   ///< one for each side
    };

    QString key; ///< names it in settings and for tests
    QString name;
    QString text; ///< what it is for
    sheets::SheetWish wish;
    Copies copies = Copies::Umpires;
    bool ofOneSide = false;  ///< each side gets its own rather than the same
    bool forTonight = false; ///< part of what is printed before a game
};

/// What is to be printed, and how often.
struct PrintPlan {
    /// One sheet with the number of its copies.
    struct Item {
        QString name; ///< "Roster: Desert Mounted Corps"
        sheets::SheetWish wish;
        int copies = 1;
    };

    static QList<PrintEntry> entries();

    QStringList ticked;                              ///< entries, by their keys
    QMap<QString, int> copies;                       ///< of each; where none are told, one
    QMap<QString, int> players;                      ///< of each side, likewise
    sheets::Showing showing = sheets::Showing::Best; ///< which state of the battle rosters and cards show

    /// The sheets in the order in which they come out. Without a battle only those that need none.
    std::vector<Item> items(const Session* session) const;

  private:
    void add(std::vector<Item>& items, const PrintEntry& entry, const Session* session) const;
};

} // namespace umpire::gui
