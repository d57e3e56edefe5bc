#pragma once

#include "document/battle_document.h"
#include "look/look.h"

#include <QFrame>

class QHBoxLayout;
class QLabel;

namespace umpire::gui {

/// What belongs to no side as a row of buttons, a click shows everything about it; behind them the points of
/// the sides. Hidden in games that have neither.
class ThingStrip : public QFrame {
    Q_OBJECT

  public:
    ThingStrip(const Look& look, const BattleDocument& document, QWidget* parent = nullptr);

  Q_SIGNALS:
    void sheetAsked(const QStringList& subjects);

  private:
    void refresh();
    void empty();
    QStringList partsOf(const Subject& thing) const;
    void addThing(const Subject& thing);
    QString points() const;

    const Look& m_look;
    const BattleDocument& m_document;
    QHBoxLayout* m_things;
    QLabel* m_points;
};

} // namespace umpire::gui
