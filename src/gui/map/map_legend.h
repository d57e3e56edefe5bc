#pragma once

#include "look/look.h"
#include "map/map_facts.h"

#include <QWidget>

namespace umpire::gui {

/// What the patterns of hexes and the lines between them mean: each drawn, with its word.
class MapLegend : public QWidget {
    Q_OBJECT

  public:
    explicit MapLegend(const Look& look, QWidget* parent = nullptr);

    void show(const MapFacts& facts);
    QSize sizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    struct Entry {
        int number = 0; ///< of the word
        QString text;
    };

    const Look& m_look;
    QList<Entry> m_grounds;
    QList<Entry> m_borders;
};

} // namespace umpire::gui
