#pragma once

#include "look/look.h"
#include "map/map_facts.h"

#include <QWidget>

namespace umpire::gui {

/// What the patterns of hexes and the lines between them mean: each drawn, with its word, in as many rows as
/// they need.
class MapLegend : public QWidget {
    Q_OBJECT

  public:
    explicit MapLegend(const Look& look, QWidget* parent = nullptr);

    void show(const MapFacts& facts);
    bool isEmpty() const { return m_entries.isEmpty(); }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    enum class Kind { Ground, Border, Thing };
    struct Entry {
        int number = 0; ///< of the word
        QString text;
        Kind kind = Kind::Ground;
    };
    /// Where an entry stands.
    struct Placed {
        Entry entry;
        QRect room;
    };

    QList<Placed> placed(int width) const;
    void paint(QPainter& painter, const Placed& placed) const;
    void paintSign(QPainter& painter, const Entry& entry, const QRect& box) const;

    const Look& m_look;
    QList<Entry> m_entries;
};

} // namespace umpire::gui
