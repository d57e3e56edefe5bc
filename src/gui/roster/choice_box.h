#pragma once

#include <QComboBox>

namespace umpire::gui {

/// A list of words to choose from. Letters typed on the way to a word choose nothing yet: Return or leaving
/// does, as does a click.
class ChoiceBox : public QComboBox {
    Q_OBJECT

  public:
    explicit ChoiceBox(QWidget* parent = nullptr);

    /// Shows an entry without choosing it.
    void setShown(int index);

  Q_SIGNALS:
    void chosen();

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

  private:
    void choose();

    int m_shown = -1;
    bool m_typing = false;
};

} // namespace umpire::gui
