#pragma once

#include "balance/balance_facts.h"
#include "balance/rehearsal_facts.h"
#include "document/battle_document.h"
#include "look/look.h"

#include <QTimer>
#include <QWidget>

class QLabel;

namespace umpire::gui {

class BalanceModel;
class BalanceTable;
class BalanceWork;
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
