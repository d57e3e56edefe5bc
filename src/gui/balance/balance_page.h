#pragma once

#include "balance/balance_model.h"
#include "balance/rehearsal_facts.h"
#include "document/battle_document.h"
#include "look/look.h"

#include <QThreadPool>
#include <QTimer>
#include <QWidget>

#include <atomic>

class QLabel;

namespace umpire::gui {

class BalanceModel;
class BalanceTable;
class RehearsalPane;

/// What the two sides bring, before the first die: a table of sides and formations, and below it the
/// rehearsal of the one chosen there. It follows the battle while it is to be seen.
class BalancePage : public QWidget {
    Q_OBJECT

  public:
    BalancePage(const Look& look, BattleDocument& document, QWidget* parent = nullptr);
    /// Waits for what is being worked out.
    ~BalancePage() override;

    /// Goes to the row of a side or formation.
    void choose(const QString& subject);

  Q_SIGNALS:
    /// Everything shown is of the battle as it stands.
    void settled();

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void changed(const ChangeEvent& event);
    void work();
    void showComparison(const BalanceFacts& facts);
    void showRehearsal(const std::optional<RehearsalFacts>& facts);
    void chosen(const QString& subject);
    QString whyNot(const QString& subject) const;
    void showNothing();
    void showParts();
    void settle();
    void rehearse();
    void forget();
    template <class Compute, class Then>
    void workOut(std::atomic<int>& latest, Compute compute, Then then);

    BattleDocument& m_document;
    QThreadPool m_pool;
    std::atomic<int> m_comparison = 0; ///< the latest question of its kind
    std::atomic<int> m_rehearsed = 0;  ///< likewise
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
