#pragma once

#include "document/battle_document.h"
#include "umpire/worksheet/offers.h"

#include <QAbstractListModel>
#include <QList>
#include <QString>
#include <QStringList>

#include <functional>

class QAction;

namespace umpire::gui {

/// What the command palette needs of the window around it.
class PaletteHost {
  public:
    virtual ~PaletteHost() = default;

    /// The unit that is chosen now, or "".
    virtual Id chosenUnit() const = 0;
    /// The entries of the menus, in their order.
    virtual QList<QAction*> menuActions() const = 0;

    /// A unit is to act.
    virtual void choose(const Id& unit) = 0;
    /// A unit is to act on another in a certain way; target and offer may be "".
    virtual void choose(const Id& unit, const Id& target, const Id& offer) = 0;
    /// The same with a word that the action needs, such as how a plane attacks.
    virtual void choose(const Id& unit, const Id& target, const Id& offer, const Id& field,
                        const Id& word) = 0;
    /// Takes up a command without dice, such as one that is due.
    virtual void take(const Json& command) = 0;
    /// Everything about a subject, to be looked at and set right.
    virtual void showSheet(const Id& subject) = 0;
    virtual void showHistory(const Id& subject) = 0;
    virtual void showTurn(int turn) = 0;
};

/// One line of the command palette.
struct PaletteEntry {
    QString key = {};    ///< tells it from all others, also in another run
    QString text = {};   ///< "12 · 12th Light Horse → 51 · I/67th"
    QString detail = {}; ///< "Shoot", "Steady", the menu it is from
    QString hint = {};   ///< its shortcut
    QString search = {}; ///< what it is found by in place of its text; with its detail in any case
    QString also = {};   ///< further words that it is found by where these do not fit
    QString whyNot = {}; ///< why it cannot be had now
    bool enabled = true;
    int score = 0;
    int handicap = 0; ///< it is meant less often than others that fit as well
    std::function<void()> run = {};
};

using PaletteEntries = QList<PaletteEntry>;

/// What the command palette found, best first.
class PaletteModel : public QAbstractListModel {
    Q_OBJECT

  public:
    enum Role { DetailRole = Qt::UserRole + 1, HintRole, EnabledRole };

    using QAbstractListModel::QAbstractListModel;

    void setEntries(PaletteEntries entries);
    const PaletteEntry& entry(int row) const { return m_entries[row]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

  private:
    PaletteEntries m_entries;
};

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

/// How well something typed in haste fits a name: case, accents and signs do not count, words may be begun,
/// run together from their first letters ("12lh"), lack letters or hold a wrong one.
class FuzzyMatch {
  public:
    static constexpr int best = 1000;

    explicit FuzzyMatch(const QString& typed);

    bool isEmpty() const { return m_words.isEmpty(); }
    /// 0 when it does not fit, up to `best` when it is the same. Nothing typed fits everything a little.
    int score(const QString& name) const;

    /// Lower case, accents taken off, in words of letters and digits.
    static QStringList wordsOf(const QString& text);

  private:
    QStringList m_words;
};

} // namespace umpire::gui
