#pragma once

#include "look/look.h"
#include "map/map_facts.h"

#include <QWidget>

#include <functional>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QScrollArea;

namespace umpire::gui {

class ElidedLabel;
class MapLegend;
class MapView;

/// The map of a battle with what belongs to it: zoom, what is shown round the unit that is chosen, the units
/// of the hex the cursor is on, and what patterns and lines mean.
class MapPane : public QWidget {
    Q_OBJECT

  public:
    MapPane(const Look& look, const BattleDocument& document, QWidget* parent = nullptr);

    /// The battle changed.
    void refresh();
    /// Who acts and at whom, in the panel beside the map.
    void setChosen(const QString& unit, const QString& target);
    /// Places that a command still wants one of; they are hatched in place of what is shown else.
    void setWanted(const MapLayer& places);
    MapView& view() { return *m_view; }
    /// Asked first when a hex is pointed at: whether that answers where something is to go.
    using PlaceTaker = std::function<bool(const QString& place)>;
    void setPlaceTaker(PlaceTaker taker) { m_takesPlace = std::move(taker); }

  Q_SIGNALS:
    /// A unit was pointed at.
    void chosen(const QString& unit);
    /// Units are to go to a place: the command for it.
    void commandAsked(const umpire::Json& command);

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

  private:
    void build();
    void arrange();
    void restyle();
    void showStack();
    void showLayer();
    void choose();
    void move(const QString& from, const QString& to);
    void tellHex();
    QStringList picked() const;
    Ids movedFrom(Hex from) const;

    const Look& m_look;
    const BattleDocument& m_document;
    MapView* m_view;
    QComboBox* m_layer;
    ElidedLabel* m_hex;
    QLabel* m_says; ///< what comes of what is shown
    MapLegend* m_legend;
    QScrollArea* m_strip;
    QWidget* m_stack;
    QHBoxLayout* m_counters;
    QList<QPushButton*> m_buttons;
    QString m_chosen;
    QString m_target;
    MapLayer m_wanted;
    PlaceTaker m_takesPlace;
};

} // namespace umpire::gui
