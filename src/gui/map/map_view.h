#pragma once

#include "map/hex_layout.h"
#include "map/map_facts.h"
#include "map/map_painter.h"

#include <QAbstractScrollArea>

#include <functional>

namespace umpire::gui {

/// The hexes of a battle's map, drawn from their numbers. A click or the arrow keys go to a hex; a stack is
/// pulled to another with the mouse, or taken up with M and put down with Enter. Plus and minus zoom, as Ctrl
/// and the wheel do.
class MapView : public QAbstractScrollArea {
    Q_OBJECT

  public:
    /// Players only look: nothing can be taken up, and nobody comes to it with keys.
    MapView(const Look& look, const BattleDocument& document, QWidget* parent = nullptr,
            MapAudience audience = MapAudience::Umpire);

    /// Reads the battle anew.
    void refresh();
    void setChosen(const QString& unit, const QString& target);
    /// Hatches the places, and frames those they come from; its name says what that is.
    void setShown(const MapLayer& layer);
    const std::set<Hex>& shown() const { return m_marks.shown; }
    /// Asked for the way of the stack that is being taken somewhere.
    using WayFinder = std::function<std::optional<MapWay>(Hex from, Hex to)>;
    void setWayFinder(WayFinder finder) { m_findsWay = std::move(finder); }
    /// What that way comes to, in words; "" while nothing is being taken.
    QString wayText() const { return m_wayText; }
    const MapFacts& facts() const { return m_facts; }
    std::optional<Hex> cursor() const { return m_marks.cursor; }
    void goTo(Hex hex);
    /// Whose stack is being taken somewhere.
    std::optional<Hex> taken() const { return m_marks.from; }
    void takeUp();
    void zoom(int steps);
    /// All of the map in view, or only the part that is in use.
    void fit(bool all);
    /// Where a hex is in the viewport.
    QPoint placeOf(Hex hex) const;

  Q_SIGNALS:
    /// The cursor is on another hex.
    void went();
    /// A stack is on another way, or on none.
    void wayChanged();
    /// The stack of one hex was put down on another.
    void moved(const QString& from, const QString& to);
    /// A click, or Enter: what stands there is meant.
    void pressed();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

  private:
    bool isThere() const;
    HexLayout layoutOf() const;
    QRectF inUse(const HexLayout& layout) const;
    void bringIntoView(const QString& unit);
    void scrollTo(Hex hex);
    QPointF amongUnits(const HexLayout& layout) const;
    void centre(const QPointF& point);
    QPointF inMap(const QPointF& viewport) const;
    QPointF origin() const;
    void setRadius(double radius);
    void settle();
    void step(Qt::Key key);
    void putDown(Hex hex);
    void letGo();
    void hold();
    void aim(std::optional<Hex> towards);
    void tell();
    std::set<Hex> hexesOf(const Ids& places) const;
    bool readsOnly() const { return m_audience == MapAudience::Players; }

    const Look& m_look;
    const BattleDocument& m_document;
    MapFacts m_facts;
    MapMarks m_marks;
    MapAudience m_audience;
    QString m_shownName; ///< what the hatched hexes are
    WayFinder m_findsWay;
    QString m_wayText;
    double m_radius = 0;    ///< 0: as large as fits
    bool m_fitsAll = false; ///< what is to fit: the whole map, or the part in use
    QPoint m_pressedAt;
    std::optional<Hex> m_pressed;
};

} // namespace umpire::gui
