#pragma once

#include "look/look.h"
#include "resolve/dice_ways.h"
#include "resolve/panel_contents.h"

#include <QWidget>

class QGridLayout;
class QPushButton;

namespace umpire::gui {

class ElidedLabel;
class FaceButton;
class DrawRow;
class HandfulRow;

/// The faces of the die that is asked for, as big buttons, and "Roll for me".
class DiceRow : public QWidget {
    Q_OBJECT

  public:
    explicit DiceRow(const Look& look, QWidget* parent = nullptr);

    void setDice(const std::optional<PanelDice>& dice, bool open, bool canRoll, DiceWay way);
    void rebuild();
    /// The keyboard goes where many dice are told at once. False while there are none.
    bool tellTogether();
    /// Why what was drawn cannot be; "" when it was taken.
    void answerDrawn(const QString& problem);

  Q_SIGNALS:
    void given(const QString& label);
    void toldTogether(const QString& text);
    void drawn(const QString& text);
    /// The keyboard is wanted here no longer.
    void left();
    void rollAsked();
    void parkAsked();
    void wayPicked(umpire::gui::DiceWay way);

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void build();
    void remakeFaces();
    void showDraw(bool open);
    void mark(const PanelDice& dice, bool open);
    void fillWays();
    void arrange();

    const Look& m_look;
    ElidedLabel* m_prompt;
    QString m_whole; ///< the prompt where it has room
    QPushButton* m_park;
    QPushButton* m_roll;
    QPushButton* m_ways;
    DiceWay m_way = DiceWay::Thrown;
    QGridLayout* m_faces;
    std::vector<FaceButton*> m_buttons;
    HandfulRow* m_together;
    DrawRow* m_draw = nullptr; ///< made when something is drawn first
    QStringList m_labels;
    PanelDice m_dice;
};

} // namespace umpire::gui
