#pragma once

#include "document/battle_document.h"
#include "look/look.h"
#include "umpire/battle/dice_statistics.h"

#include <QDialog>
#include <QWidget>

class QButtonGroup;
class QVBoxLayout;

namespace umpire::gui {

/// How often each face of one die fell, as bars against what was to be expected.
class DiceBars : public QWidget {
    Q_OBJECT

  public:
    DiceBars(const Look& look, const DiceTally& tally, const QColor& colour, QWidget* parent = nullptr);

    QSize sizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    const Look& m_look;
    DiceTally m_tally;
    QColor m_colour;
};

/// How the dice fell so far, for each side and kind of die: the players' and the program's own apart.
class DiceDialog : public QDialog {
    Q_OBJECT

  public:
    DiceDialog(const Look& look, const BattleDocument& document, QWidget* parent = nullptr);

  private:
    void refresh();
    void addTally(const DiceTally& tally);
    void addStrays();

    const Look& m_look;
    const BattleDocument& m_document;
    QButtonGroup* m_origin;
    QVBoxLayout* m_tallies;
};

} // namespace umpire::gui
