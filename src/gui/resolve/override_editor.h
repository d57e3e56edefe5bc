#pragma once

#include "look/look.h"
#include "resolve/panel_contents.h"

#include <QFrame>

class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace umpire::gui {

/// Puts the umpire's value in place of a computed line, with his reason, or writes a line of his own: a small
/// card over the panel, beside the line. Escape, or the keyboard moving elsewhere, closes it.
class OverrideEditor : public QFrame {
    Q_OBJECT

  public:
    OverrideEditor(const Look& look, QWidget* parent = nullptr);

    /// For a line of the rules: its value and why.
    void open(const PanelLine& line, const QString& reason, int top);
    /// For a line of the umpire's own: its words and its value.
    void openOwn(const PanelLine& line, int top);

  Q_SIGNALS:
    void given(int value, const QString& reason);
    void written(const QString& text, int value);
    void takenBack();
    /// It is closed, and had the keyboard.
    void left();

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void build();
    void show(const PanelLine& line, int top);
    void set();
    void leave();

    const Look& m_look;
    QLabel* m_title;
    QLineEdit* m_words;
    QSpinBox* m_value;
    QLineEdit* m_reason;
    QPushButton* m_set;
    QPushButton* m_back;
    QPushButton* m_cancel;
    bool m_own = false;
};

} // namespace umpire::gui
