#pragma once

#include "document/battle_document.h"

#include <QWidget>

class QLabel;

namespace umpire::gui {

/// The rulings by which this battle is played otherwise than usual, and the way to all of them.
class RulingSummary : public QWidget {
    Q_OBJECT

  public:
    explicit RulingSummary(const BattleDocument& document, QWidget* parent = nullptr);

    void refresh();

  Q_SIGNALS:
    void asked();

  private:
    QStringList changed() const;

    const BattleDocument& m_document;
    QLabel* m_text;
};

} // namespace umpire::gui
