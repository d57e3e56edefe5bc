#pragma once

#include "look/look.h"

#include <QStyledItemDelegate>

namespace umpire::gui {

/// Draws a line of the record: its place muted, who in bold, the outcome with sign and word in the colour of
/// its tone, and at the right edge two words to click.
class RecordDelegate : public QStyledItemDelegate {
    Q_OBJECT

  public:
    explicit RecordDelegate(const Look& look, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    /// The room the words at the right edge need.
    int toolsWidth() const;

  Q_SIGNALS:
    void correctClicked(const QModelIndex& index);
    void noteClicked(const QModelIndex& index);

  protected:
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override;

  private:
    struct Ink {
        QString text;
        QColor colour;
        int weight = QFont::Normal;
        bool underlined = false;
    };

    std::vector<Ink> words(const QStyleOptionViewItem& option, const QModelIndex& index) const;
    std::vector<Ink> who(const QModelIndex& index, bool marked) const;
    std::vector<Ink> how(const QModelIndex& index, bool selected) const;
    std::vector<Ink> tools(const QModelIndex& index) const;
    QFont fontOf(const Ink& ink) const;

    const Look& m_look;
};

} // namespace umpire::gui
