#pragma once

#include "document/battle_document.h"
#include "look/look.h"

#include <QFrame>

class QLineEdit;
class QPushButton;

namespace umpire::gui {

/// One thing due: what, and the ways to be done with it. The reason for waiving it is asked in place.
class DueEntry : public QFrame {
    Q_OBJECT

  public:
    DueEntry(const Look& look, const Due& due, QWidget* parent = nullptr);

  Q_SIGNALS:
    void resolveAsked(const QString& due);
    void waived(const QString& due, const QString& reason);

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void askReason(bool ask);

    QString m_due;
    QPushButton* m_resolve;
    QPushButton* m_waive;
    QLineEdit* m_reason;
};

} // namespace umpire::gui
