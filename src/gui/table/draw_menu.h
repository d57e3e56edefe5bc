#pragma once

#include "document/battle_document.h"

#include <QMenu>

namespace umpire::gui {

/// Who acts next in a phase whose subjects are drawn: by the program's dice, or whom the umpire names.
class DrawMenu : public QMenu {
    Q_OBJECT

  public:
    explicit DrawMenu(const BattleDocument& document, QWidget* parent = nullptr);

  Q_SIGNALS:
    void drawAsked(const umpire::Json& command);

  private:
    void add(const QString& name, const QString& text, const Json& command);
};

} // namespace umpire::gui
