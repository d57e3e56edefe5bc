#pragma once

#include "look/look.h"
#include "resolve/panel_contents.h"

#include <QWidget>

class QPushButton;

namespace umpire::gui {

/// A question with one answer of a few, such as direct or indirect: buttons beside its text.
class OneRow : public QWidget {
    Q_OBJECT

  public:
    OneRow(const Look& look, const PanelQuestion& question, QWidget* parent = nullptr);

    void setQuestion(const PanelQuestion& question);

  Q_SIGNALS:
    void chosen(const QString& place, const QString& fact, const QString& choice);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    const Look& m_look;
    PanelQuestion m_question;
    std::vector<QPushButton*> m_buttons;
};

} // namespace umpire::gui
