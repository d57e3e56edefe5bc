#pragma once

#include "field/field_plan.h"
#include "look/look.h"
#include "look/silhouettes.h"
#include "models/battle_reader.h"

#include <QStyledItemDelegate>

namespace umpire::gui {

/// Paints a unit as a tile (number and name, silhouette and strength, state, marks and order), or all of that
/// in one row.
class TileDelegate : public QStyledItemDelegate {
    Q_OBJECT

  public:
    TileDelegate(const Look& look, Silhouettes& silhouettes, QObject* parent = nullptr);

    /// Who acts and on whom, shown by a solid and a dashed frame. Gives those that are drawn otherwise now.
    QStringList setChoice(const QString& subject, const QString& target);
    /// Those picked out together, shown by a solid frame and a tick. Gives those that are drawn otherwise
    /// now.
    QStringList setPicked(const QStringList& units);
    /// Those that changed a moment ago.
    void setTinted(const QStringList& units) { m_tinted = units; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// What is drawn of a unit at a place: a frame stands out over its neighbours.
    QRect drawn(const QRect& place) const;
    /// The least room a unit needs, drawn as cards or rows.
    static QSize unitSize(const Look& look, DrawnSize size);
    void setSize(DrawnSize size) { m_size = size; }
    DrawnSize size() const { return m_size; }

    /// What of a unit a row has room for beside its name: where that is little, strength is told by a number,
    /// and where it is still less, the silhouette goes too.
    struct RowParts {
        bool pips = true;
        bool silhouette = true;
        int name = 0; ///< pixels left for the name and what stands beside it
    };
    /// `badge`: how wide its number is; `text`: the size of the name.
    static RowParts rowParts(const Look& look, int width, int badge, double text);

  private:
    const Look& m_look;
    Silhouettes& m_silhouettes;
    QString m_subject;
    QString m_target;
    DrawnSize m_size;
    QStringList m_picked;
    QStringList m_tinted;
};

} // namespace umpire::gui
