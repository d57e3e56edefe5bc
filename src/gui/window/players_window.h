#pragma once

#include "look/look.h"
#include "models/order_of_battle_model.h"

#include <QWidget>

class QLabel;

namespace umpire::gui {

class ElidedLabel;
class FieldView;
class Settings;
class TextSize;

/// What the players see on a second screen or a projector: the field without what is kept from them, the
/// moment of the game and the last result, in large type. Nothing can be changed here.
class PlayersWindow : public QWidget {
    Q_OBJECT

  public:
    PlayersWindow(BattleDocument& document, Settings& settings, QWidget* parent = nullptr);
    ~PlayersWindow() override;

    /// Points out who acts and on whom; hidden units are not pointed at.
    void setChoice(const Id& subject, const Id& target);
    /// The theme follows the settings by itself when the program's changes.
    void setThemeName(const QString& name);
    void setPercent(int percent);
    void toggleFullScreen();
    /// Shows the window on the screen it was on last, else on the second one.
    void showOnItsScreen();

    const FieldView& field() const { return *m_field; }
    const OrderOfBattleModel& orderOfBattle() const { return m_order; }
    const Look& look() const { return *m_look; }

  Q_SIGNALS:
    void closed();

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    bool event(QEvent* event) override;

  private:
    void build();
    void restyle();
    void refresh();
    void follow(const ChangeEvent& event);
    void showClock();
    void showResult();
    void showProof();
    bool sized(const QKeyEvent& event);
    void remember() const;

    BattleDocument& m_document;
    Settings& m_settings;
    TextSize* m_textSize = nullptr;
    Look* m_look;
    OrderOfBattleModel m_order;
    QWidget* m_head = nullptr;
    QLabel* m_turn = nullptr;
    ElidedLabel* m_side = nullptr;
    ElidedLabel* m_phase = nullptr;
    FieldView* m_field = nullptr;
    QLabel* m_empty = nullptr;
    QLabel* m_result = nullptr;
    QLabel* m_proof = nullptr; ///< what players may note: letters of the record, pledge of the dice
};

} // namespace umpire::gui
