#pragma once

#include "document/battle_document.h"

#include <QObject>
#include <QTimer>

namespace umpire::gui {

/// Gathers typed digits to the short number of a unit. A digit typed in the same breath as a number belongs
/// to that number: as long as it settles, no digit may be taken for a die.
class NumberEntry : public QObject {
    Q_OBJECT

  public:
    explicit NumberEntry(const BattleDocument& document, QObject* parent = nullptr);

    void type(QChar digit);
    void clear();
    /// A number was taken a moment ago, and what is typed on may still be meant for it.
    bool settling() const { return m_rest.isActive(); }
    /// A digit too many: it means nothing, and the next must wait as long.
    void swallow() { m_rest.start(); }
    /// The number is what it is: takes what is typed so far, and ends the wait.
    void finish();
    QString typed() const { return m_typed; }

  Q_SIGNALS:
    void chosen(const QString& unit);
    /// What is typed so far, "" when done.
    void typing(const QString& digits);

  private:
    void settle();

    const BattleDocument& m_document;
    QTimer m_pause; ///< runs while a number could go on
    QTimer m_rest;  ///< runs for a moment after one was taken
    QString m_typed;
};

} // namespace umpire::gui
