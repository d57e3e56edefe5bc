#pragma once

#include "balance/balance_facts.h"
#include "balance/rehearsal_facts.h"
#include "document/battle_document.h"

#include <QObject>
#include <QThreadPool>

#include <atomic>

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

} // namespace umpire::gui
