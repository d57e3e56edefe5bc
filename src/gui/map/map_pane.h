#pragma once

#include "look/look.h"
#include "map/map_facts.h"

#include <QWidget>

#include <functional>

class QComboBox;
class QLabel;
class QPushButton;

namespace umpire::gui {

class ElidedLabel;
class MapSide;
class MapView;
class WrappedRow;

/// The map of a battle with what belongs to it: zoom, what is shown round the unit that is chosen, or of all
/// units, and what is told of the hex the cursor is on. Units are chosen on it, joined to those that act
/// already, aimed at and moved.
class MapPane : public QWidget {
    Q_OBJECT

  public:
    MapPane(const Look& look, const BattleDocument& document, QWidget* parent = nullptr);

    /// The battle changed.
    void refresh();
    /// Who acts and at whom, in the panel beside the map; and who acts with it.
    void setChosen(const QString& unit, const QString& target, const QStringList& along = {});
    /// Places that a command still wants one of; they are hatched in place of what is shown else.
    void setWanted(const MapLayer& places);
    MapView& view() { return *m_view; }
    /// See MapView; of the pane.
    void setWholeHeight(const std::function<int()>& height);
    /// What stands beside the map while nothing is resolved.
    MapSide& side() { return *m_side; }
    /// Goes to the next that can be shown of all units of both sides, and after the last to none.
    void showNextOfAll();
    /// Asked first when a hex is pointed at: whether that answers where something is to go.
    using PlaceTaker = std::function<bool(const QString& place)>;
    void setPlaceTaker(PlaceTaker taker) { m_takesPlace = std::move(taker); }
    /// Asked whether units join those that act already, or leave them.
    using Joiner = std::function<bool(const Ids& units)>;
    void setJoiner(Joiner joiner) { m_joins = std::move(joiner); }

  Q_SIGNALS:
    /// A unit was pointed at.
    void chosen(const QString& unit);
    /// Units are to go to a place: the command for it.
    void commandAsked(const umpire::Json& command);

  private:
    void build();
    void restyle();
    void showHex();
    void showLayer();
    void showOfAll();
    void choose(bool along);
    void chooseUnit(const QString& unit, bool along);
    bool joins(const QList<CounterFacts>& units, bool along);
    void move(const Ids& units, const QString& to);
    void tellHex();
    QList<CounterFacts> counters(const Ids& units) const;

    const Look& m_look;
    const BattleDocument& m_document;
    WrappedRow* m_tools = nullptr;
    MapView* m_view;
    QComboBox* m_layer;
    ElidedLabel* m_hex;
    QLabel* m_says; ///< what comes of what is shown
    QPushButton* m_ofAll;
    MapSide* m_side;
    std::size_t m_shownOfAll = 0; ///< from 1; 0: nothing
    QString m_chosen;
    QString m_target;
    MapLayer m_wanted;
    PlaceTaker m_takesPlace;
    Joiner m_joins;
};

} // namespace umpire::gui
