#pragma once

#include "look/look.h"
#include "resolve/panel_contents.h"

#include <QWidget>

class QLabel;

namespace umpire::gui {

class QuestionRow;

/// A question answered with some of a few, each with a box of its own, the likeliest first. Its key ticks one
/// after the other.
class TicksRow : public QWidget {
    Q_OBJECT

  public:
    TicksRow(const Look& look, const PanelQuestion& question, QWidget* parent = nullptr);

    void setQuestion(const PanelQuestion& question);

  Q_SIGNALS:
    void picked(const QString& place, const QString& fact, const QStringList& ids);

  private:
    PanelQuestion tickOf(std::size_t choice) const;
    void tick(std::size_t choice, bool on);

    PanelQuestion m_question;
    std::vector<QuestionRow*> m_rows;
};

} // namespace umpire::gui
