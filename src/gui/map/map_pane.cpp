#include "map/map_pane.h"

#include "document/text.h"
#include "look/widgets.h"
#include "map/map_side.h"
#include "map/map_view.h"
#include "umpire/base/text.h"

#include <QComboBox>

#include <algorithm>

namespace umpire::gui {

namespace {

/// So many letters of what is shown can be read at least.
constexpr int lettersOfLayers = 12;

QPushButton* tool(QWidget* parent, const char* name, const QString& text, const QString& says) {
    auto* button = makeButton(parent, name, "slim", text, says);
    button->setFocusPolicy(Qt::TabFocus);
    button->setAccessibleName(says);
    return button;
}

Id sideOf(const BattleDocument& document, const QString& unit) {
    const Subject* subject = document.isOpen() ? document.battle().find(fromText(unit)) : nullptr;
    return subject ? subject->side : Id();
}

} // namespace

MapPane::MapPane(const Look& look, const BattleDocument& document, QWidget* parent)
    : QWidget(parent), m_look(look), m_document(document), m_view(new MapView(look, document, this)),
      m_layer(new QComboBox(this)), m_hex(new ElidedLabel(this)), m_says(makeLabel(this, "mapSays", "")),
      m_ofAll(tool(this, "mapOfAll", tr("Zones"), tr("What is shown of all units (Z)"))),
      m_side(new MapSide(look, this)) {
    setObjectName(QStringLiteral("mapPane"));
    m_side->hide();
    build();
    connect(m_view, &MapView::went, this, &MapPane::showHex);
    connect(m_view, &MapView::pressed, this, &MapPane::choose);
    connect(m_view, &MapView::unitPressed, this, &MapPane::chooseUnit);
    connect(m_view, &MapView::moved, this, &MapPane::move);
    connect(m_view, &MapView::wayChanged, this, &MapPane::tellHex);
    connect(m_side, &MapSide::chosen, this, &MapPane::chosen);
    m_view->setWayFinder([this](const Ids& units, Hex to) {
        return wayOf(m_document.rules(), m_document.battle(), units, m_document.rules().map->nameOf(to));
    });
    connect(m_layer, &QComboBox::currentIndexChanged, this, &MapPane::showLayer);
    connect(m_ofAll, &QPushButton::clicked, this, &MapPane::showNextOfAll);
    connect(&look, &Look::changed, this, &MapPane::restyle);
    refresh();
}

void MapPane::build() {
    m_tools = new WrappedRow(this, WrappedRow::Wide::Second);
    QPushButton* nearer = tool(this, "mapNearer", QStringLiteral("+"), tr("Nearer (+)"));
    QPushButton* farther = tool(this, "mapFarther", QStringLiteral("−"), tr("Farther (-)"));
    QPushButton* used = tool(this, "mapUsed", tr("Units"), tr("The part of the map where units stand"));
    QPushButton* all = tool(this, "mapAll", tr("All"), tr("The whole map"));
    connect(nearer, &QPushButton::clicked, m_view, [this] { m_view->zoom(1); });
    connect(farther, &QPushButton::clicked, m_view, [this] { m_view->zoom(-1); });
    connect(used, &QPushButton::clicked, m_view, [this] { m_view->fit(false); });
    connect(all, &QPushButton::clicked, m_view, [this] { m_view->fit(true); });
    m_ofAll->setCheckable(true);
    named(m_layer, "mapLayer", tr("What is shown round the chosen unit"));
    m_layer->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_layer->setMinimumContentsLength(lettersOfLayers);
    m_hex->setObjectName(QStringLiteral("mapHex"));
    for (QPushButton* button : {nearer, farther, used, all, m_ofAll}) {
        m_tools->first()->addWidget(button);
    }
    m_tools->second()->addWidget(m_layer);
    m_tools->second()->addWidget(m_hex, 1);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_tools);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_says);
    m_view->setMinimumHeight(1);
    setFocusProxy(m_view);
    restyle();
}

void MapPane::restyle() {
    layout()->setContentsMargins(m_look.px(8), m_look.px(4), m_look.px(4), m_look.px(2));
    layout()->setSpacing(m_look.px(4));
    m_tools->setSpacing(m_look.px(4));
}

void MapPane::setWholeHeight(const std::function<int()>& height) {
    m_view->setWholeHeight(
        [this, height] { return height() - m_view->y() - layout()->contentsMargins().bottom(); });
}

void MapPane::refresh() {
    m_view->refresh();
    const auto& layers = m_document.rules().roles.map.layers;
    const QString before = m_layer->currentText();
    m_layer->clear();
    m_layer->addItem(tr("Units alone"));
    for (const PackRoles::MapLayer& layer : layers) {
        m_layer->addItem(toText(layer.name));
    }
    m_layer->setVisible(m_layer->count() > 1);
    m_layer->setCurrentIndex(std::max(0, m_layer->findText(before)));
    m_ofAll->setVisible(
        std::any_of(layers.begin(), layers.end(), [](const auto& each) { return each.everywhere; }));
    const bool open = m_document.isOpen();
    m_side->showToSetUp(counters(open ? toSetUp(m_document.session()) : Ids()));
    m_side->showToAppear(counters(open ? toAppear(m_document.session()) : Ids()));
    showOfAll();
    showHex();
    showLayer();
}

QList<CounterFacts> MapPane::counters(const Ids& units) const {
    QList<CounterFacts> counters;
    for (const Id& unit : units) {
        counters << MapFacts::counter(m_document, unit);
    }
    return counters;
}

void MapPane::setChosen(const QString& unit, const QString& target, const QStringList& along) {
    m_chosen = unit;
    m_target = target;
    m_view->setChosen(unit, target, along);
    showHex();
    showLayer();
}

void MapPane::setWanted(const MapLayer& places) {
    m_wanted = places;
    showLayer();
}

void MapPane::showLayer() {
    if (!m_wanted.places.empty()) {
        m_view->setShown(m_wanted);
        m_says->setVisible(m_shownOfAll > 0);
        return;
    }
    const auto layers =
        layersOf(m_document.rules(), m_document.battle(), fromText(m_chosen), fromText(m_target));
    const auto index = static_cast<std::size_t>(std::max(0, m_layer->currentIndex()));
    const MapLayer layer = index == 0 || index > layers.size() ? MapLayer() : layers[index - 1];
    m_view->setShown(layer);
    if (m_shownOfAll > 0) {
        return; // what is shown of all is told
    }
    m_says->setText(index > 0 && m_chosen.isEmpty() ? tr("Choose a unit: it is shown round that one.")
                                                    : toText(layer.says));
    m_says->setVisible(!m_says->text().isEmpty());
}

void MapPane::showNextOfAll() {
    ++m_shownOfAll;
    showOfAll();
    showLayer();
}

void MapPane::showOfAll() {
    const auto all = m_shownOfAll > 0 ? layersEverywhere(m_document.rules(), m_document.battle())
                                      : std::vector<MapEverywhere>();
    m_shownOfAll = m_shownOfAll > all.size() ? 0 : m_shownOfAll;
    m_ofAll->setChecked(m_shownOfAll > 0);
    std::vector<std::pair<int, std::set<Hex>>> places;
    bool any = false;
    const MapEverywhere shown = m_shownOfAll > 0 ? all[m_shownOfAll - 1] : MapEverywhere();
    for (const auto& [side, hexes] : shown.sides) {
        places.emplace_back(static_cast<int>(places.size()), m_view->hexesOf(hexes));
        any = any || !hexes.empty();
    }
    m_view->setOfSides(std::move(places));
    if (m_shownOfAll > 0) {
        m_says->setText(any ? tr("%1, of both sides (Z: further)").arg(toText(shown.name))
                            : tr("%1: nobody has any now (Z: further)").arg(toText(shown.name)));
        m_says->show();
    }
}

void MapPane::showHex() {
    tellHex();
    m_side->showHex(m_view->facts(), m_view->cursor());
}

/// The hex that is pointed at, or where a stack goes.
void MapPane::tellHex() {
    const auto hex = m_view->cursor();
    const QString way = m_view->wayText();
    m_hex->setWhole(!way.isEmpty() ? way : hex ? m_view->facts().sentence(*hex) : QString());
}

/// Units of the side that acts join it, or leave it: when they are picked besides, or an enemy is aimed at.
bool MapPane::joins(const QList<CounterFacts>& units, bool along) {
    Ids joining;
    for (const CounterFacts& unit : units) {
        if (unit.id != m_chosen) {
            joining.push_back(fromText(unit.id));
        }
    }
    return (along || !m_target.isEmpty()) && !joining.empty() && m_joins && m_joins(joining);
}

/// Of a hex: where the command wants a place and this is one, that; of enemies whom it is aimed at; else who
/// acts. Who is meant already gives way to the one below.
void MapPane::choose(bool along) {
    const auto hex = m_view->cursor();
    if (!hex) {
        return;
    }
    const Id place = m_document.rules().map->nameOf(*hex);
    const QList<CounterFacts>& units = m_view->facts().at(*hex).units;
    const auto at = [&units](const QString& unit) {
        return std::find_if(units.begin(), units.end(),
                            [&unit](const CounterFacts& each) { return each.id == unit; });
    };
    // Where the chosen unit stands already it goes nowhere: that click is for the next in its stack.
    const bool elsewhere = at(m_chosen) == units.end();
    const bool own = !units.isEmpty() && sideOf(m_document, units.first().id) == sideOf(m_document, m_chosen);
    const auto from = m_view->facts().hexOf(m_chosen);
    // Who comes from beside the map may come to his own, as a plane does, unless the rules prefer some hexes.
    const bool joinsOwn = own && !from && m_wanted.places.empty();
    const bool wanted = units.isEmpty() || joinsOwn || listed(m_wanted.places, place);
    if (elsewhere && wanted && m_takesPlace && m_takesPlace(toText(place))) {
        return;
    }
    // Who is too far away to be attacked may still take part, as artillery that supports does.
    const bool far = from && m_document.rules().map->distance(*from, *hex) > 1;
    if (units.isEmpty() || ((own || along || far) && joins(units, along))) {
        return;
    }
    const auto now = elsewhere ? at(m_target) : at(m_chosen);
    const bool last = now == units.end() || now + 1 == units.end();
    Q_EMIT chosen(last ? units.first().id : (now + 1)->id);
}

void MapPane::chooseUnit(const QString& unit, bool along) {
    const bool own = sideOf(m_document, unit) == sideOf(m_document, m_chosen);
    CounterFacts counter;
    counter.id = unit;
    if (!(own || along) || !joins({counter}, along)) {
        Q_EMIT chosen(unit);
    }
}

/// Who acts already goes first.
void MapPane::move(const Ids& units, const QString& to) {
    Ids going = units;
    const auto first = std::find(going.begin(), going.end(), fromText(m_chosen));
    if (first != going.end()) {
        std::rotate(going.begin(), first, first + 1);
    }
    if (const Json command = placeCommand(m_document.session(), going, fromText(to)); !command.is_null()) {
        Q_EMIT commandAsked(command);
    }
}

} // namespace umpire::gui
