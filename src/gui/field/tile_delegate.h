#pragma once

#include "field/silhouettes.h"
#include "look/look.h"
#include "models/unit_facts.h"

#include <QStyledItemDelegate>

namespace umpire::gui {

/// Paints a unit as a tile: number and name, silhouette and strength, state, marks and order.
class TileDelegate : public QStyledItemDelegate {
    Q_OBJECT

  public:
    TileDelegate(const Look& look, Silhouettes& silhouettes, QObject* parent = nullptr);

    /// Who acts and on whom, shown by a solid and a dashed frame.
    void setChoice(const QString& subject, const QString& target);
    /// Those picked out together, shown by a solid frame and a tick.
    void setPicked(const QStringList& units) { m_picked = units; }
    /// Those that changed a moment ago.
    void setTinted(const QStringList& units) { m_tinted = units; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    static QSize tileSize(const Look& look);

  private:
    void paintBody(QPainter& painter, const QRect& tile, const UnitFacts& unit) const;
    void paintName(QPainter& painter, const QRect& row, const UnitFacts& unit) const;
    void paintStrength(QPainter& painter, const QRect& whole, const UnitFacts& unit) const;
    void paintPips(QPainter& painter, QRectF pip, const UnitFacts& unit) const;
    void paintState(QPainter& painter, const QRect& row, const UnitFacts& unit) const;
    void paintMarks(QPainter& painter, const QRect& row, QStringList marks) const;
    int paintOrder(QPainter& painter, const QRect& row, const UnitFacts& unit) const;
    void paintChoice(QPainter& painter, const QRect& tile, const UnitFacts& unit, bool current) const;
    void paintFrame(QPainter& painter, const QRect& tile, bool dashed) const;
    void paintTick(QPainter& painter, const QRect& tile) const;
    QColor ink(const UnitFacts& unit) const;
    QColor ground(const UnitFacts& unit) const;

    const Look& m_look;
    Silhouettes& m_silhouettes;
    QString m_subject;
    QString m_target;
    QStringList m_picked;
    QStringList m_tinted;
};

} // namespace umpire::gui
