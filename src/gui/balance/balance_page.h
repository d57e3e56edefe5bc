#pragma once

#include "balance/balance_facts.h"
#include "balance/rehearsal_facts.h"
#include "document/battle_document.h"
#include "look/look.h"

#include <QObject>
#include <QThreadPool>
#include <QTimer>
#include <QWidget>

#include <atomic>

class QLabel;

namespace umpire::gui {

/// Works out comparisons and rehearsals beside the window, on a copy of the battle, so that nobody waits
/// while he types. Only the latest question of each kind is answered.
class BalanceWork : public QObject {
    Q_OBJECT

  public:
    explicit BalanceWork(QObject* parent = nullptr);
    /// Waits for what is being worked out.
    ~BalanceWork() override;

    /// Compares the sides and, where `formation` is not "", rehearses that formation.
    void compare(const Session& session, const QString& formation);
    void rehearse(const Session& session, const QString& formation);
    /// Nothing that was asked is answered any more.
    void forget();

  Q_SIGNALS:
    void compared(const umpire::gui::BalanceFacts& facts);
    /// Nothing for a formation that takes no such check.
    void rehearsed(const std::optional<umpire::gui::RehearsalFacts>& facts);

  private:
    QThreadPool m_pool;
    int m_comparison = 0;             ///< the latest question of its kind
    std::atomic<int> m_rehearsal = 0; ///< asked from beside, too: what is out of date is not begun
};

class BalanceModel;
class BalanceTable;
class RehearsalPane;

/// What the two sides bring, before the first die: a table of sides and formations, and below it the
/// rehearsal of the one chosen there. It follows the battle while it is to be seen.
class BalancePage : public QWidget {
    Q_OBJECT

  public:
    BalancePage(const Look& look, BattleDocument& document, QWidget* parent = nullptr);

    /// Goes to the row of a side or formation.
    void choose(const QString& subject);

  Q_SIGNALS:
    /// Everything shown is of the battle as it stands.
    void settled();

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void join();
    void restyle();
    void changed(const ChangeEvent& event);
    void work();
    void showComparison(const BalanceFacts& facts);
    void showRehearsal(const std::optional<RehearsalFacts>& facts);
    void chosen(const QString& subject);
    QString whyNot(const QString& subject) const;
    void showNothing();
    void showParts();
    void settle();

    const Look& m_look;
    BattleDocument& m_document;
    BalanceWork* m_work;
    BalanceModel* m_model;
    QLabel* m_empty;
    BalanceTable* m_table;
    RehearsalPane* m_rehearsal;
    QTimer m_late;
    QString m_wanted;    ///< the formation to be rehearsed
    bool m_stale = true; ///< the battle changed since it was last compared
    bool m_comparing = false;
    bool m_rehearsing = false;
};

} // namespace umpire::gui
