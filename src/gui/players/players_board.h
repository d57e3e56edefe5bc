#pragma once

#include "document/record_text.h"
#include "look/look.h"
#include "models/order_of_battle_model.h"

#include <QTimer>
#include <QWidget>

class QLabel;

namespace umpire::gui {

class ActionBoard;
class ElidedLabel;
class FieldView;
class MapView;

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

} // namespace umpire::gui
