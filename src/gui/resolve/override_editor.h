#pragma once

#include "look/look.h"
#include "resolve/resolve_sheet.h"

#include <QFrame>

class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace umpire::gui {

/// Puts the umpire's value in place of a computed line, with his reason; a popup beside the line.
class OverrideEditor : public QFrame {
    Q_OBJECT

  public:
    OverrideEditor(const Look& look, QWidget* parent = nullptr);

    void open(const SheetLine& line, const QString& reason, const QPoint& at);

  Q_SIGNALS:
    void given(int value, const QString& reason);
    void takenBack();

  private:
    const Look& m_look;
    QLabel* m_title;
    QSpinBox* m_value;
    QLineEdit* m_reason;
    QPushButton* m_set;
    QPushButton* m_asComputed;
};

} // namespace umpire::gui
