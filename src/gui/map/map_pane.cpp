#include "map/map_pane.h"

#include "document/text.h"
#include "look/plain_texts.h"
#include "map/map_legend.h"
#include "map/map_view.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
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
      m_layer(new QComboBox(this)), m_hex(new QLabel(this)), m_legend(new MapLegend(look, this)),
      m_stack(new QWidget(this)), m_counters(new QHBoxLayout(m_stack)) {
    setObjectName(QStringLiteral("mapPane"));
    build();
    connect(m_view, &MapView::went, this, &MapPane::showStack);
    connect(m_view, &MapView::pressed, this, &MapPane::choose);
    connect(m_view, &MapView::moved, this, &MapPane::move);
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
    for (QPushButton* button : {nearer, farther, used, all}) {
        tools->addWidget(button);
    }
    tools->addWidget(m_layer);
    tools->addWidget(m_hex, 1);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(tools);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_stack);
    layout->addWidget(m_legend);
    setFocusProxy(m_view);
    restyle();
}

void MapPane::restyle() {
    layout()->setContentsMargins(m_look.px(12), m_look.px(6), m_look.px(12), m_look.px(4));
    layout()->setSpacing(m_look.px(6));
    m_counters->setContentsMargins(0, 0, 0, 0);
    m_counters->setSpacing(m_look.px(6));
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
    m_view->setChosen(unit, target);
    showStack();
    showLayer();
}

void MapPane::showLayer() {
    const auto layers = layersOf(m_document.rules(), m_document.battle(), fromText(m_chosen));
    const auto index = static_cast<std::size_t>(std::max(0, m_layer->currentIndex()));
    m_view->setShown(index == 0 || index > layers.size() ? Ids() : layers[index - 1].places);
}

/// A button for each unit of the hex; those that are pressed in go along when the stack is moved.
void MapPane::showStack() {
    qDeleteAll(m_buttons);
    m_buttons.clear();
    while (QLayoutItem* item = m_counters->takeAt(0)) {
        delete item;
    }
    const auto hex = m_view->cursor();
    m_hex->setText(hex ? m_view->facts().sentence(*hex) : QString());
    const QList<CounterFacts> units = hex ? m_view->facts().at(*hex).units : QList<CounterFacts>();
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
        button->isChecked() ? void(units << button->property("unit").toString()) : void();
    }
    return units;
}

void MapPane::move(const QString& from, const QString& to) {
    const auto hex = m_document.rules().map->hexOf(fromText(from));
    const QStringList ticked = picked();
    Ids units;
    for (const CounterFacts& unit : hex ? m_view->facts().at(*hex).units : QList<CounterFacts>()) {
        // The strip shows another hex when a stack is pulled from where the cursor was not.
        const bool shown = std::any_of(m_buttons.begin(), m_buttons.end(), [&unit](const QPushButton* b) {
            return b->property("unit").toString() == unit.id;
        });
        if (!shown || ticked.contains(unit.id)) {
            units.push_back(fromText(unit.id));
        }
    }
    if (const Json command = moveCommand(m_document.rules(), units, fromText(to)); !command.is_null()) {
        Q_EMIT commandAsked(command);
    }
}

} // namespace umpire::gui
