#pragma once

#include "look/look.h"
#include "players/players_board.h"

#include <QWidget>

class QStackedLayout;

namespace umpire::gui {

class Settings;
class TextSize;

/// What the players see on a second screen or a projector, in large type: the battle as it stands, or, while
/// the umpire looks back with them, as it was. Nothing can be changed here, and nobody needs to scroll.
class PlayersWindow : public QWidget {
    Q_OBJECT

  public:
    PlayersWindow(BattleDocument& document, Settings& settings, QWidget* parent = nullptr);
    ~PlayersWindow() override;

    /// Opens and closes it.
    static constexpr QKeyCombination ownKey = Qt::CTRL | Qt::SHIFT | Qt::Key_P;

    /// Points out who acts and on whom; hidden units are not pointed at.
    void setChoice(const Id& subject, const Id& target);
    /// The map in the place of the field, where the rules have one: as the umpire has it.
    void showMap(bool shown);
    /// Shows the past; null: the battle as it stands. It must stay until it is shown no longer.
    void lookBack(BattleDocument* past);
    /// The theme follows the settings by itself when the program's changes.
    void setThemeName(const QString& name);
    void setPercent(int percent);
    void toggleFullScreen();
    /// Shows the window on the screen it was on last, else on the second one.
    void showOnItsScreen();

    /// The one that is shown.
    const PlayersBoard& board() const { return m_past ? *m_past : *m_live; }
    const FieldView& field() const { return board().field(); }
    const OrderOfBattleModel& orderOfBattle() const { return board().orderOfBattle(); }
    const Look& look() const { return *m_look; }

  Q_SIGNALS:
    void closed();

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    bool event(QEvent* event) override;

  private:
    PlayersBoard* addBoard(BattleDocument& document);
    void entitle();
    bool sized(const QKeyEvent& event);
    void remember() const;

    BattleDocument& m_document;
    Settings& m_settings;
    TextSize* m_textSize = nullptr;
    Look* m_look;
    QStackedLayout* m_boards = nullptr;
    PlayersBoard* m_live = nullptr;
    bool m_mapShown = false;
    PlayersBoard* m_past = nullptr; ///< null while the present is shown
};

} // namespace umpire::gui
