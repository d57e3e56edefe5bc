#pragma once

#include "document/battle_document.h"
#include "look/look.h"

#include <QFrame>

class QHBoxLayout;
class QLabel;
class QMenu;
class QPushButton;

namespace umpire::gui {

/// What belongs to no side as one row of buttons, a click shows everything about it; behind them the points
/// of the sides. With less room each says only its name and who or what it is with, and those that have none
/// left stand in a menu. Hidden in games that have neither.
class ThingStrip : public QFrame {
    Q_OBJECT

  public:
    ThingStrip(const Look& look, const BattleDocument& document, QWidget* parent = nullptr);

  Q_SIGNALS:
    void sheetAsked(const QStringList& subjects);

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void refresh();
    void empty();
    void addThing(const Subject& thing);
    void arrange();
    void write(bool whole);
    QString points() const;

    const Look& m_look;
    const BattleDocument& m_document;
    QHBoxLayout* m_things;
    QList<QPushButton*> m_buttons;
    QPushButton* m_more;
    QMenu* m_rest;
    QLabel* m_points;
};

} // namespace umpire::gui
