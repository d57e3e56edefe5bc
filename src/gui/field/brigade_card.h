#pragma once

#include "field/tile_list.h"
#include "models/unit_facts.h"

#include <QFrame>

class QLabel;
class QHBoxLayout;

namespace umpire::gui {

class ElidedLabel;
class LossBar;
class Pill;
class TileDelegate;

/// One formation: its head line (name, commander, state, losses) over the tiles of its units.
class BrigadeCard : public QFrame {
    Q_OBJECT

  public:
    BrigadeCard(const Look& look, QAbstractItemModel& model, const QModelIndex& formation,
                TileDelegate& delegate, QWidget* parent = nullptr);

    TileList& tiles() { return *m_tiles; }
    const QPersistentModelIndex& formation() const { return m_formation; }
    void refresh();
    /// Leaves out the other units, and itself when none stays; gives how many do.
    int showOnly(const std::function<bool(const QModelIndex& unit)>& shown);
    void setReadOnly(bool readOnly);
    /// Takes up another theme or size of text.
    void restyle();

  Q_SIGNALS:
    /// By its head line, with the mouse or the keyboard.
    void menuAsked(const QModelIndex& formation, const QPoint& global);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void buildHead();
    void arrangeHead();
    static QString absent(const CommanderFacts& commander);
    void showCommander(const GroupFacts& facts);

    const Look& m_look;
    QPersistentModelIndex m_formation;
    QHBoxLayout* m_firstRow = nullptr;
    QHBoxLayout* m_secondRow = nullptr;
    ElidedLabel* m_name = nullptr;
    ElidedLabel* m_commander = nullptr;
    Pill* m_state = nullptr;
    LossBar* m_losses = nullptr;
    TileList* m_tiles = nullptr;
};

} // namespace umpire::gui
