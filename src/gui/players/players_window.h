#pragma once

#include "document/record_text.h"
#include "look/look.h"
#include "models/order_of_battle_model.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QStackedLayout;

namespace umpire::gui {

class ActionBoard;
class ElidedLabel;
class FieldView;
class MapView;
class Settings;
class TextSize;

/// What the players see of a battle, now or as it was: the moment of the game, the field without what is kept
/// from them, and large what happens. The units concerned come into view by themselves.
class PlayersBoard : public QWidget {
    Q_OBJECT

  public:
    PlayersBoard(const Look& look, BattleDocument& document, QWidget* parent = nullptr);

    /// Who acts and on whom, before anything is rolled; hidden units are not pointed at.
    void setChoice(const RecordParties& choice);
    /// The map in the place of the field, where the rules have one.
    void showMap(bool shown);
    const MapView* map() const { return m_map; }
    const FieldView& field() const { return *m_field; }
    FieldView& field() { return *m_field; }
    const OrderOfBattleModel& orderOfBattle() const { return m_order; }

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    void build();
    void restyle();
    void refresh();
    void follow(const ChangeEvent& event);
    void showFieldOrMap();
    void showClock();
    void showAction();
    void pointOut();
    void showProof();
    bool cameToPass() const;

    const Look& m_look;
    BattleDocument& m_document;
    OrderOfBattleModel m_order;
    QWidget* m_head = nullptr;
    QLabel* m_turn = nullptr;
    ElidedLabel* m_side = nullptr;
    ElidedLabel* m_phase = nullptr;
    QLabel* m_past = nullptr;
    FieldView* m_field = nullptr;
    MapView* m_map = nullptr; ///< null until it is first shown
    bool m_mapShown = false;
    QLabel* m_empty = nullptr;
    ActionBoard* m_action = nullptr;
    QLabel* m_proof = nullptr; ///< what players may note: letters of the record, pledge of the dice
    RecordParties m_choice;
    RecordParties m_settled; ///< the choice when the last record was made
    int m_cursor = 0;        ///< the records that were looked at
    RecordParties m_acted;   ///< who had a part in the last thing that was rolled for
    QTimer m_pointSoon;      ///< when all has found its place
};

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
