#pragma once

#include "field/tile_list.h"
#include "models/battle_reader.h"

#include <QFrame>

#include <algorithm>

class QHBoxLayout;
class QPushButton;

namespace umpire::gui {

class ElidedLabel;
class LossBar;
class Pill;
class TileDelegate;

/// One formation: its head line (name, commander, state, losses) over the tiles of its units. It can be
/// folded to its head line; the room of its units stays, so that no other unit moves.
class BrigadeCard : public QFrame {
    Q_OBJECT

  public:
    BrigadeCard(const Look& look, QAbstractItemModel& model, const QModelIndex& formation,
                TileDelegate& delegate, QWidget* parent = nullptr);

    TileList& tiles() { return *m_tiles; }
    const QPersistentModelIndex& formation() const { return m_formation; }
    void refresh();
    void setReadOnly(bool readOnly);
    /// Takes up the theme and the size of text; to be called once it is made.
    void restyle();
    /// Takes effect with `restyle`.
    void setSize(DrawnSize size);
    /// How high it is at a width, drawn so large.
    int heightFor(int width, DrawnSize size) const;
    /// The width the field is laid out for; where there is more, no tile goes to another row for that.
    void setPlanned(int width);
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return heightFor(std::min(width, m_planned), m_size); }

    bool isFolded() const { return m_folded; }
    void setFold(bool folded);
    /// Something about its units is different.
    void followUnits();

    /// What became of a commander who is not there, and when another takes over; his name behind.
    static QString absent(const CommanderFacts& commander);

  Q_SIGNALS:
    /// By its head line, with the mouse or the keyboard.
    void menuAsked(const QModelIndex& formation, const QPoint& global);
    /// The umpire folds or unfolds it.
    void foldAsked(const QModelIndex& formation, bool folded);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

  private:
    void buildHead();
    void arrangeHead();
    void shareHead(bool one);
    bool isHeadOneLine(int width) const;
    int headHeight(int width, DrawnSize size) const;
    static QMargins margins(const Look& look, DrawnSize size);
    void showFold();
    void showNote();
    int pillsWidth() const;
    int headGap() const;
    QString summary(const GroupFacts& facts) const;
    void showCommander(const GroupFacts& facts);

    const Look& m_look;
    QPersistentModelIndex m_formation;
    QHBoxLayout* m_firstRow = nullptr;
    QHBoxLayout* m_secondRow = nullptr;
    ElidedLabel* m_name = nullptr;
    ElidedLabel* m_commander = nullptr;
    Pill* m_state = nullptr;
    Pill* m_note = nullptr; ///< there where the umpire noted something
    LossBar* m_losses = nullptr;
    TileList* m_tiles = nullptr;
    QPushButton* m_fold = nullptr;
    DrawnSize m_size;
    int m_planned = QWIDGETSIZE_MAX;
    bool m_folded = false;
    bool m_hasCommander = false;
    bool m_lost = false; ///< one of its commanders is not in his place
};

} // namespace umpire::gui
