#pragma once

#include "resolve/panel_contents.h"

#include <QPushButton>
#include <QStringList>

class QMenu;

namespace umpire::gui {

/// Several of a list: a button that tells what is picked and opens the list, which stays open while picking.
class PickList : public QPushButton {
    Q_OBJECT

  public:
    PickList(const QString& name, QWidget* parent = nullptr);

    void setChoices(const std::vector<PanelChoice>& choices);

  Q_SIGNALS:
    void picked(const QStringList& ids);

  private:
    void build();
    QString summary() const;

    QString m_name;
    QMenu* m_menu;
    std::vector<PanelChoice> m_choices;
};

} // namespace umpire::gui
