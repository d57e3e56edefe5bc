#pragma once

#include "look/look.h"
#include "map/map_facts.h"

#include <QPainter>
#include <QRectF>

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

} // namespace umpire::gui
