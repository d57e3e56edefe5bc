#pragma once

#include "document/battle_document.h"

#include <QObject>
#include <QTimer>

namespace umpire::gui {

/// Gathers typed digits to the short number of a unit.
class NumberEntry : public QObject {
    Q_OBJECT

  public:
    explicit NumberEntry(const BattleDocument& document, QObject* parent = nullptr);

    void type(QChar digit);
    void clear();
    QString typed() const { return m_typed; }

  Q_SIGNALS:
    void chosen(const QString& unit);
    /// What is typed so far, "" when done.
    void typing(const QString& digits);

  private:
    void settle();

    const BattleDocument& m_document;
    QTimer m_pause;
    QString m_typed;
};

} // namespace umpire::gui
