#include "map/map_side.h"

#include "document/text.h"
#include "map/map_counter.h"
#include "map/map_legend.h"

#include <QLabel>
#include <QListWidget>
#include <QVBoxLayout>

namespace umpire::gui {

namespace {

constexpr double iconSide = 40;

QPixmap pictureOf(const Look& look, const CounterFacts& unit, double ratio) {
    const int side = look.px(iconSide);
    QPixmap picture(QSize(side, side) * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    paintCounter(painter, look, QRectF(3, 3, side - 6, side - 6), unit, {});
    return picture;
}

} // namespace

MapSide::MapSide(const Look& look, QWidget* parent)
    : QWidget(parent), m_look(look), m_hex(new QLabel(this)),
      m_units(addList("mapStack", tr("Units of the hex"))), m_waiting(new QLabel(this)),
      m_toSetUp(addList("mapToSetUp", tr("Still to be set up"))), m_off(new QLabel(this)),
      m_toAppear(addList("mapToAppear", tr("Off the map"))), m_legend(new MapLegend(look, this)) {
    setObjectName(QStringLiteral("mapSide"));
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    setMinimumWidth(1); // the panel in its place says how wide it is
    m_hex->setWordWrap(true);
    m_waiting->setText(tr("Still to be set up: click one, then its hex"));
    m_waiting->setWordWrap(true);
    m_off->setText(tr("Off the map: click one, then its hex"));
    m_off->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_waiting);
    layout->addWidget(m_toSetUp, 3);
    layout->addWidget(m_off);
    layout->addWidget(m_toAppear, 1);
    layout->addWidget(m_hex);
    layout->addWidget(m_units, 2);
    layout->addStretch();
    layout->addWidget(m_legend);
    for (const QListWidget* list : {m_units, m_toAppear}) {
        connect(list, &QListWidget::itemClicked, this,
                [this](const QListWidgetItem* item) { Q_EMIT chosen(item->data(Qt::UserRole).toString()); });
    }
    connect(m_toSetUp, &QListWidget::itemClicked, this,
            [this](const QListWidgetItem* item) { Q_EMIT setUpAsked(item->data(Qt::UserRole).toString()); });
    connect(&look, &Look::changed, this, &MapSide::restyle);
    restyle();
}

QListWidget* MapSide::addList(const char* name, const QString& called) {
    auto* list = new QListWidget(this);
    list->setObjectName(QLatin1String(name));
    list->setAccessibleName(called);
    list->setFrameShape(QFrame::NoFrame);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(list, &QListWidget::itemActivated, list, &QListWidget::itemClicked);
    return list;
}

void MapSide::restyle() {
    layout()->setContentsMargins(m_look.px(12), m_look.px(8), m_look.px(12), m_look.px(8));
    for (QListWidget* list : {m_units, m_toSetUp, m_toAppear}) {
        list->setIconSize(QSize(m_look.px(iconSide), m_look.px(iconSide)));
    }
    m_hex->setFont(m_look.font(15, QFont::Bold));
    m_waiting->setFont(m_look.font(15, QFont::Bold));
    m_off->setFont(m_look.font(15, QFont::Bold));
}

void MapSide::fill(QListWidget& list, const QList<CounterFacts>& units) {
    list.clear();
    for (const CounterFacts& unit : units) {
        const QString name = unit.number.isEmpty() ? unit.name : tr("%1 · %2").arg(unit.number, unit.name);
        const QString told = unit.sign.isEmpty() ? name : tr("%1 (%2)").arg(name, unit.state);
        auto* item = new QListWidgetItem(QIcon(pictureOf(m_look, unit, devicePixelRatioF())), told, &list);
        item->setData(Qt::UserRole, unit.id);
        item->setToolTip(told);
    }
    list.setVisible(!units.isEmpty());
}

void MapSide::showHex(const MapFacts& facts, std::optional<Hex> hex) {
    m_hex->setText(hex ? facts.headline(*hex) : QString());
    fill(*m_units, hex ? facts.at(*hex).units : QList<CounterFacts>());
    m_legend->show(facts);
}

void MapSide::showToAppear(const QList<CounterFacts>& units) {
    fill(*m_toAppear, units);
    m_off->setVisible(!units.isEmpty());
}

void MapSide::showToSetUp(const QList<CounterFacts>& units) {
    fill(*m_toSetUp, units);
    m_waiting->setVisible(!units.isEmpty());
}

} // namespace umpire::gui
