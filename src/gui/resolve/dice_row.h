#pragma once

#include "look/look.h"
#include "resolve/resolve_sheet.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace umpire::gui {

/// The faces of the die that is asked for, as big buttons, and "Roll for me".
class DiceRow : public QWidget {
    Q_OBJECT

  public:
    explicit DiceRow(const Look& look, QWidget* parent = nullptr);

    void setDice(const std::optional<SheetDice>& dice, bool open, bool canRoll);
    void rebuild();

  Q_SIGNALS:
    void given(const QString& key);
    void rollAsked();

  private:
    void build();
    void mark(const SheetDice& dice, bool open);

    const Look& m_look;
    QLabel* m_prompt;
    QPushButton* m_roll;
    QHBoxLayout* m_faces;
    std::vector<QPushButton*> m_buttons;
    QStringList m_labels;
    SheetDice m_dice;
};

} // namespace umpire::gui
