#include "map/map_pane.h"

#include "document/text.h"
#include "look/elided_label.h"
#include "look/plain_texts.h"
#include "map/map_legend.h"
#include "map/map_view.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace umpire::gui {

namespace {

QPushButton* tool(QWidget* parent, const char* name, const QString& text, const QString& says) {
    auto* button = new QPushButton(text, parent);
    button->setObjectName(QLatin1String(name));
    button->setProperty("kind", QStringLiteral("slim"));
    button->setFocusPolicy(Qt::TabFocus);
    button->setAccessibleName(says);
    button->setToolTip(says);
    return button;
}

} // namespace

MapPane::MapPane(const Look& look, const BattleDocument& document, QWidget* parent)
    : QWidget(parent), m_look(look), m_document(document), m_view(new MapView(look, document, this)),
      m_layer(new QComboBox(this)), m_hex(new ElidedLabel(this)), m_says(new QLabel(this)),
      m_legend(new MapLegend(look, this)), m_strip(new QScrollArea(this)), m_stack(new QWidget(m_strip)),
      m_counters(new QHBoxLayout(m_stack)) {
    setObjectName(QStringLiteral("mapPane"));
    build();
    connect(m_view, &MapView::went, this, &MapPane::showStack);
    connect(m_view, &MapView::pressed, this, &MapPane::choose);
    connect(m_view, &MapView::moved, this, &MapPane::move);
    connect(m_view, &MapView::wayChanged, this, &MapPane::tellHex);
    m_view->setWayFinder([this](Hex from, Hex to) {
        return wayOf(m_document.rules(), m_document.battle(), movedFrom(from), HexGrid::nameOf(to));
    });
    connect(m_layer, &QComboBox::currentIndexChanged, this, &MapPane::showLayer);
    connect(&look, &Look::changed, this, &MapPane::restyle);
    refresh();
}

void MapPane::build() {
    auto* tools = new QHBoxLayout;
    QPushButton* nearer = tool(this, "mapNearer", QStringLiteral("+"), tr("Nearer (+)"));
    QPushButton* farther = tool(this, "mapFarther", QStringLiteral("−"), tr("Farther (-)"));
    QPushButton* used = tool(this, "mapUsed", tr("Units"), tr("The part of the map where units stand"));
    QPushButton* all = tool(this, "mapAll", tr("All"), tr("The whole map"));
    connect(nearer, &QPushButton::clicked, m_view, [this] { m_view->zoom(1); });
    connect(farther, &QPushButton::clicked, m_view, [this] { m_view->zoom(-1); });
    connect(used, &QPushButton::clicked, m_view, [this] { m_view->fit(false); });
    connect(all, &QPushButton::clicked, m_view, [this] { m_view->fit(true); });
    m_layer->setObjectName(QStringLiteral("mapLayer"));
    m_layer->setAccessibleName(tr("What is shown round the chosen unit"));
    m_hex->setObjectName(QStringLiteral("mapHex"));
    m_says->setObjectName(QStringLiteral("mapSays"));
    m_says->setWordWrap(true);
    for (QPushButton* button : {nearer, farther, used, all}) {
        tools->addWidget(button);
    }
    tools->addWidget(m_layer);
    tools->addWidget(m_hex, 1);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(tools);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_says);
    layout->addWidget(m_strip);
    layout->addWidget(m_legend);
    // However many stand in a hex, the window does not grow.
    m_strip->setWidgetResizable(true);
    m_strip->setFocusPolicy(Qt::NoFocus);
    m_strip->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_strip->setWidget(m_stack);
    m_view->setMinimumHeight(1);
    setFocusProxy(m_view);
    restyle();
}

void MapPane::restyle() {
    layout()->setContentsMargins(m_look.px(12), m_look.px(6), m_look.px(12), m_look.px(4));
    layout()->setSpacing(m_look.px(6));
    m_counters->setContentsMargins(0, 0, 0, 0);
    m_counters->setSpacing(m_look.px(6));
    m_strip->setFixedHeight(std::max(m_look.px(48), m_look.touch() + m_look.px(14)));
}

/// In a low window the map has the room: its legend goes, and the strip of a hex where nobody can be chosen.
void MapPane::arrange() {
    const bool low = !isVisible() || height() < m_look.px(340);
    m_legend->setVisible(!low && !m_legend->isEmpty());
    m_strip->setVisible(!low || m_buttons.size() > 1);
}

void MapPane::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

/// Before, it is not known how high it will be, and it is not to make the window higher.
void MapPane::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    arrange();
}

void MapPane::refresh() {
    m_view->refresh();
    const QString before = m_layer->currentText();
    m_layer->clear();
    m_layer->addItem(tr("Units alone"));
    for (const PackRoles::MapLayer& layer : m_document.rules().roles.map.layers) {
        m_layer->addItem(toText(layer.name));
    }
    m_layer->setVisible(m_layer->count() > 1);
    m_layer->setCurrentIndex(std::max(0, m_layer->findText(before)));
    m_legend->show(m_view->facts());
    showStack();
    showLayer();
}

void MapPane::setChosen(const QString& unit, const QString& target) {
    m_chosen = unit;
    m_target = target;
    m_view->setChosen(unit, target);
    showStack();
    showLayer();
}

void MapPane::setWanted(const MapLayer& places) {
    m_wanted = places;
    showLayer();
}

void MapPane::showLayer() {
    if (!m_wanted.places.empty()) {
        m_view->setShown(m_wanted);
        m_says->hide();
        return;
    }
    const auto layers =
        layersOf(m_document.rules(), m_document.battle(), fromText(m_chosen), fromText(m_target));
    const auto index = static_cast<std::size_t>(std::max(0, m_layer->currentIndex()));
    const MapLayer layer = index == 0 || index > layers.size() ? MapLayer() : layers[index - 1];
    m_view->setShown(layer);
    m_says->setText(index > 0 && m_chosen.isEmpty() ? tr("Choose a unit: it is shown round that one.")
                                                    : toText(layer.says));
    m_says->setVisible(!m_says->text().isEmpty());
}

/// A button for each unit of the hex, and while a stack is on its way, of that; those that are pressed in go
/// along when it is moved.
void MapPane::showStack() {
    tellHex();
    const auto hex = m_view->taken() ? m_view->taken() : m_view->cursor();
    const QList<CounterFacts> units = hex ? m_view->facts().at(*hex).units : QList<CounterFacts>();
    const bool same = std::equal(units.begin(), units.end(), m_buttons.begin(), m_buttons.end(),
                                 [](const CounterFacts& unit, const QPushButton* button) {
                                     return button->property("unit").toString() == unit.id;
                                 });
    if (same && m_view->taken()) {
        return;
    }
    qDeleteAll(m_buttons);
    m_buttons.clear();
    while (QLayoutItem* item = m_counters->takeAt(0)) {
        delete item;
    }
    for (const CounterFacts& unit : units) {
        const QString name = unit.number.isEmpty() ? unit.name : tr("%1 · %2").arg(unit.number, unit.name);
        QPushButton* button = tool(m_stack, "mapCounter", asWritten(name), unit.name);
        button->setCheckable(true);
        button->setChecked(true);
        button->setProperty("unit", unit.id);
        button->setToolTip(tr("%1: goes along when the stack is moved").arg(unit.name));
        m_counters->addWidget(button);
        m_buttons << button;
    }
    m_counters->addStretch(1);
    arrange();
}

/// The hex that is pointed at, or where a stack goes.
void MapPane::tellHex() {
    const auto hex = m_view->cursor();
    const QString way = m_view->wayText();
    m_hex->setWhole(!way.isEmpty() ? way : hex ? m_view->facts().sentence(*hex) : QString());
}

/// The first unit of the hex, and when one of them is chosen already, the one after it.
void MapPane::choose() {
    const auto hex = m_view->cursor();
    const QList<CounterFacts> units = hex ? m_view->facts().at(*hex).units : QList<CounterFacts>();
    const auto now = std::find_if(units.begin(), units.end(),
                                  [this](const CounterFacts& unit) { return unit.id == m_chosen; });
    // Where the chosen unit stands already it goes nowhere: that click is for the next in its stack.
    const bool elsewhere = hex && now == units.end();
    if (elsewhere && m_takesPlace && m_takesPlace(toText(HexGrid::nameOf(*hex)))) {
        return;
    }
    if (units.isEmpty()) {
        return;
    }
    const bool last = now == units.end() || now + 1 == units.end();
    Q_EMIT chosen(last ? units.first().id : (now + 1)->id);
}

QStringList MapPane::picked() const {
    QStringList units;
    for (const QPushButton* button : m_buttons) {
        if (button->isChecked()) {
            units << button->property("unit").toString();
        }
    }
    return units;
}

/// Who goes along when the stack of a hex is moved.
Ids MapPane::movedFrom(Hex from) const {
    const QStringList ticked = picked();
    Ids units;
    for (const CounterFacts& unit : m_view->facts().at(from).units) {
        // The strip shows another hex when a stack is pulled from where the cursor was not.
        const bool shown = std::any_of(m_buttons.begin(), m_buttons.end(), [&unit](const QPushButton* b) {
            return b->property("unit").toString() == unit.id;
        });
        if (!shown || ticked.contains(unit.id)) {
            units.push_back(fromText(unit.id));
        }
    }
    return units;
}

void MapPane::move(const QString& from, const QString& to) {
    const auto hex = m_document.rules().map->hexOf(fromText(from));
    const Ids units = hex ? movedFrom(*hex) : Ids();
    if (const Json command = moveCommand(m_document.rules(), units, fromText(to)); !command.is_null()) {
        Q_EMIT commandAsked(command);
    }
}

} // namespace umpire::gui
