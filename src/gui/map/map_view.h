#pragma once

#include "look/look.h"
#include "map/map_facts.h"
#include "map/map_painter.h"
#include "umpire/worksheet/map_sheet.h"

#include <QAbstractScrollArea>
#include <QPainter>
#include <QRectF>
#include <QString>
#include <QTimer>

#include <functional>
#include <optional>
#include <set>

namespace umpire::gui {

/// A stack that lies open: its counters beside each other over the map, next to their hex, each with its
/// name. Those that are to stay behind when the stack is moved are crossed out.
class MapFan {
  public:
    explicit MapFan(const Look& look) : m_look(look) {}

    /// `around`: the hex in the viewport, whose size is `room`.
    void open(Hex hex, const QList<CounterFacts>& units, const QRectF& around, const QSize& room);
    void close();
    bool isOpen() const { return m_hex.has_value(); }
    std::optional<Hex> hex() const { return m_hex; }
    /// The counter that the keyboard is on.
    const CounterFacts* current() const;
    void step(int by);
    /// The counter at a point; null beside them.
    const CounterFacts* at(const QPointF& point) const;
    /// Whether the pointer may stay there without the stack being shut.
    bool holds(const QPointF& point) const;
    void paint(QPainter& painter, const std::set<QString>& picked, const std::set<QString>& behind,
               const std::set<QString>& faint) const;

  private:
    QRectF cell(int index) const;

    const Look& m_look;
    std::optional<Hex> m_hex;
    QList<CounterFacts> m_units;
    QRectF m_ground;
    QRectF m_around;
    int m_columns = 1;
    int m_current = 0;
};

/// The hexes of a battle's map, drawn from their numbers, or its areas. A click or the arrow keys go to a
/// hex; a stack is pulled to another with the mouse, or taken up with M and put down with Enter. It lies open
/// while the pointer rests on it, or by Space; then one of its counters alone can be clicked or pulled. Plus
/// and minus zoom, as Ctrl and the wheel do.
class MapView : public QAbstractScrollArea {
    Q_OBJECT

  public:
    /// Players only look: nothing can be taken up, and nobody comes to it with keys.
    MapView(const Look& look, const BattleDocument& document, QWidget* parent = nullptr,
            MapAudience audience = MapAudience::Umpire);

    /// Reads the battle anew.
    void refresh();
    /// `along`: who acts with it.
    void setChosen(const QString& unit, const QString& target, const QStringList& along = {});
    /// Shades where a unit gets to, with what the way costs.
    void setReach(const std::vector<MapReach>& places);
    /// Hatches the places of each side in its colour.
    void setOfSides(std::vector<std::pair<int, std::set<Hex>>> places);
    /// Units that a filter leaves out.
    void setFaint(const std::set<QString>& units);
    const std::set<QString>& faint() const { return m_marks.faint; }
    const std::map<Hex, int>& reach() const { return m_marks.reach; }
    std::set<Hex> hexesOf(const Ids& places) const;
    /// Hatches the places, and frames those they come from; its name says what that is.
    void setShown(const MapLayer& layer);
    const std::set<Hex>& shown() const { return m_marks.shown; }
    /// Asked for the way of the stack that is being taken somewhere.
    using WayFinder = std::function<std::optional<MapWay>(const Ids& units, Hex to)>;
    void setWayFinder(WayFinder finder) { m_findsWay = std::move(finder); }
    /// What that way comes to, in words; "" while nothing is being taken.
    QString wayText() const { return m_wayText; }
    const MapFacts& facts() const { return m_facts; }
    std::optional<Hex> cursor() const { return m_marks.cursor; }
    void goTo(Hex hex);
    /// Whose stack is being taken somewhere.
    std::optional<Hex> taken() const { return m_marks.from; }
    void takeUp();
    /// Who goes along when what stands in that hex is moved.
    Ids goingFrom(Hex hex) const;
    /// What the map does at a key; false when that means nothing on it.
    bool takesKey(const QKeyEvent& event);
    /// What stands at the cursor is meant, or the counter of the open stack that the keyboard is on.
    void press();
    const MapFan& fan() const { return m_fan; }
    void zoom(int steps);
    /// All of the map in view, or only the part that is in use.
    void fit(bool all);
    /// How high it is while nothing is open below it: what opens there covers it, and moves no hex.
    void setWholeHeight(std::function<int()> height) { m_wholeHeight = std::move(height); }
    /// Where a hex is in the viewport.
    QPoint placeOf(Hex hex) const;

  Q_SIGNALS:
    /// The cursor is on another hex.
    void went();
    /// A stack is on another way, or on none.
    void wayChanged();
    /// The stack of one hex was put down on another.
    void moved(const umpire::Ids& units, const QString& to);
    /// A click, or Enter: what stands there is meant. `along`: besides those that act already.
    void pressed(bool along);
    /// The same of one counter of the open stack.
    void unitPressed(const QString& unit, bool along);

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
    void leaveEvent(QEvent* event) override;

  private:
    bool isThere() const;
    MapLayout layoutOf() const { return layoutAt(m_radius); }
    MapLayout layoutAt(double radius) const;
    QSize room() const;
    double fitting(const QSize& room) const;
    QRectF inUse(const MapLayout& layout) const;
    void bringIntoView(const QString& unit);
    void cursorTo(const QString& unit);
    void pointAt(Hex hex);
    void scrollTo(Hex hex);
    QPointF amongUnits(const MapLayout& layout) const;
    void centre(const QPointF& point);
    QPointF inMap(const QPointF& viewport) const;
    QPointF origin() const;
    void settle();
    void setRanges();
    void step(Qt::Key key);
    void putDown(Hex hex);
    void openFan(Hex hex);
    void closeFan();
    void hover(const QPointF& point);
    bool fanKey(int key);
    bool takesLetters() const;
    void drag(const QPointF& point);
    void letGo();
    void aim(std::optional<Hex> towards);
    void tell();
    bool readsOnly() const { return m_audience == MapAudience::Players; }

    const Look& m_look;
    const BattleDocument& m_document;
    MapFacts m_facts;
    MapMarks m_marks;
    MapAudience m_audience;
    QString m_shownName; ///< what the hatched hexes are
    WayFinder m_findsWay;
    QString m_wayText;
    double m_radius = 1;
    bool m_zoomed = false;  ///< by hand
    bool m_fitsAll = false; ///< what is to fit: the whole map, or the part in use
    std::function<int()> m_wholeHeight;
    QSize m_room;       ///< for which the map was laid out: until that is another no hex moves
    QTimer m_settling;  ///< all round it is laid out by then
    int m_textSize = 0; ///< the same
    QPoint m_pressedAt;
    std::optional<Hex> m_pressed;
    QString m_pulled; ///< the one counter that is pulled out of an open stack, or ""
    MapFan m_fan;
    QTimer m_opening; ///< the pointer rests on a stack
    std::optional<Hex> m_over;
    std::set<QString> m_behind; ///< who stays when the stack is moved
};

/// What a way comes to, and whether it is within what the units may move, as far as that is known: a hint,
/// for the umpire lets them go wherever he likes.
QString moveText(const MapWay& way);

/// Whether it is farther than they may go.
bool isTooFar(const MapWay& way);

} // namespace umpire::gui
