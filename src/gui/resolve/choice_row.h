#pragma once

#include "look/look.h"
#include "resolve/panel_contents.h"

#include <QWidget>

namespace umpire::gui {

class PickList;

/// A question answered with some of a list, such as the units that have an enemy near.
class ChoiceRow : public QWidget {
    Q_OBJECT

  public:
    ChoiceRow(const Look& look, const PanelQuestion& question, QWidget* parent = nullptr);

    void setQuestion(const PanelQuestion& question);

  Q_SIGNALS:
    void picked(const QString& place, const QString& fact, const QStringList& ids);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    const Look& m_look;
    PanelQuestion m_question;
    PickList* m_list;
};

} // namespace umpire::gui
