#pragma once

#include "look/look.h"
#include "map/map_facts.h"

#include <QWidget>

class QLabel;
class QListWidget;

namespace umpire::gui {

class MapLegend;

/// What stands beside the map while nothing is resolved there: the hex that is pointed at with its units,
/// those that are still to be set up or may appear there, and what patterns and lines mean.
class MapSide : public QWidget {
    Q_OBJECT

  public:
    explicit MapSide(const Look& look, QWidget* parent = nullptr);

    void showHex(const MapFacts& facts, std::optional<Hex> hex);
    void showToSetUp(const QList<CounterFacts>& units);
    void showToAppear(const QList<CounterFacts>& units);

  Q_SIGNALS:
    void chosen(const QString& unit);
    void setUpAsked(const QString& unit);

  private:
    QListWidget* addList(const char* name, const QString& called);
    void fill(QListWidget& list, const QList<CounterFacts>& units);
    void restyle();

    const Look& m_look;
    QLabel* m_hex;
    QListWidget* m_units;
    QLabel* m_waiting;
    QListWidget* m_toSetUp;
    QLabel* m_off;
    QListWidget* m_toAppear;
    MapLegend* m_legend;
};

} // namespace umpire::gui
