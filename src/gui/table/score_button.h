#pragma once

#include "document/battle_document.h"

#include <QPushButton>

class QMenu;

namespace umpire::gui {

/// The points of the sides, for the objectives they hold; its menu says who holds which, and is where that is
/// set. Hidden where the scenario lists none.
class ScoreButton : public QPushButton {
    Q_OBJECT

  public:
    ScoreButton(const BattleDocument& document, QWidget* parent = nullptr);

    void refresh();
    /// Whether the sides are named, or told by their order alone.
    void write(bool names);
    bool counts() const;

  Q_SIGNALS:
    void commandAsked(const umpire::Json& command);

  private:
    void fillMenu();
    void addHolders(QMenu& menu, const Objective& objective);

    const BattleDocument& m_document;
    QMenu* m_menu;
    QString m_named;  ///< the points with the names of the sides
    QString m_points; ///< the points alone
};

} // namespace umpire::gui
