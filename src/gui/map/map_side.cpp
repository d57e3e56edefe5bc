#include "map/map_side.h"

#include "document/text.h"
#include "look/text_width.h"
#include "look/widgets.h"
#include "map/map_painter.h"

#include <QCoreApplication>
#include <QListWidget>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

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

/// What the patterns of hexes and the lines between them mean: each drawn, with its word, in as many rows as
/// they need.
class MapLegend : public QWidget {
    Q_DECLARE_TR_FUNCTIONS(umpire::gui::MapLegend)

  public:
    explicit MapLegend(const Look& look, QWidget* parent = nullptr) : QWidget(parent), m_look(look) {
        setObjectName(QStringLiteral("mapLegend"));
        QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
        connect(&look, &Look::changed, this, &QWidget::updateGeometry);
    }

    void show(const MapFacts& facts) {
        m_entries.clear();
        for (const int word : facts.groundsInUse()) {
            m_entries << Entry{word, facts.grounds.value(word - 1), Kind::Ground};
        }
        for (const int word : facts.bordersInUse()) {
            m_entries << Entry{word, facts.borderWords.value(word - 1), Kind::Border};
        }
        if (facts.hasThings()) {
            m_entries << Entry{0, tr("Place with a name"), Kind::Thing};
        }
        setVisible(!m_entries.isEmpty());
        QStringList words;
        for (const Entry& entry : m_entries) {
            words << entry.text;
        }
        setAccessibleName(
            tr("What the map's patterns and lines mean: %1").arg(words.join(QStringLiteral(", "))));
        updateGeometry();
        update();
    }

    bool isEmpty() const { return m_entries.isEmpty(); }

    QSize sizeHint() const override { return {m_look.px(200), m_look.px(20)}; }

    /// A window need not be as high as all of it would be in the narrowest.
    QSize minimumSizeHint() const override { return {0, m_look.px(20)}; }

    bool hasHeightForWidth() const override { return true; }

    int heightForWidth(int width) const override {
        const QList<Placed> all = placed(width);
        return all.isEmpty() ? 0 : all.last().room.bottom() + 1;
    }

  protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setFont(m_look.font(12));
        for (const Placed& each : placed(width())) {
            paint(painter, each);
        }
    }

  private:
    enum class Kind { Ground, Border, Thing };
    struct Entry {
        int number = 0; ///< of the word
        QString text;
        Kind kind = Kind::Ground;
    };
    /// Where an entry stands.
    struct Placed {
        Entry entry;
        QRect room;
    };

    /// From left to right; who has no room left begins the next row.
    QList<Placed> placed(int width) const {
        const int high = m_look.px(20);
        const int gap = m_look.px(6);
        QList<Placed> all;
        QPoint at(0, 0);
        for (const Entry& entry : m_entries) {
            const int wide = m_look.px(18) + gap + textWidth(m_look.font(12), entry.text);
            if (at.x() > 0 && at.x() + wide > width) {
                at = {0, at.y() + high + gap / 2};
            }
            all << Placed{entry, QRect(at, QSize(std::min(wide, width), high))};
            at.rx() += wide + 2 * gap;
        }
        return all;
    }

    void paint(QPainter& painter, const Placed& placed) const {
        const int box = m_look.px(18);
        const QRect& room = placed.room;
        paintSign(painter, placed.entry, {room.left(), room.top() + (room.height() - box) / 2, box, box - 1});
        const QRect words = room.adjusted(box + m_look.px(6), 0, 0, 0);
        painter.setPen(m_look.theme().ink);
        drawTextLine(painter, words, Qt::AlignLeft,
                     cutText(painter.font(), placed.entry.text, words.width() + 1));
    }

    void paintSign(QPainter& painter, const Entry& entry, const QRect& box) const {
        const Theme& theme = m_look.theme();
        if (entry.kind == Kind::Border) {
            painter.setPen(borderPen(entry.number, m_look));
            painter.drawLine(box.left(), box.center().y(), box.right(), box.center().y());
            return;
        }
        painter.setPen(QPen(entry.kind == Kind::Thing ? theme.ink : theme.muted, 1));
        painter.setBrush(theme.tile);
        const int less = entry.kind == Kind::Thing ? box.width() / 4 : 0;
        const QRect square = box.adjusted(less, less, -less, -less);
        painter.drawRect(square);
        if (entry.kind == Kind::Ground) {
            painter.setBrush(groundBrush(entry.number, m_look, *painter.device()));
            painter.drawRect(square);
        }
    }

    const Look& m_look;
    QList<Entry> m_entries;
};

MapSide::MapSide(const Look& look, QWidget* parent)
    : QWidget(parent), m_look(look), m_hex(makeLabel(this, "", "")),
      m_units(addList("mapStack", tr("Units at this place"))),
      m_waiting(makeLabel(this, "", "", tr("Still to be set up: click one, then its place"))),
      m_toSetUp(addList("mapToSetUp", tr("Still to be set up"))),
      m_off(makeLabel(this, "", "", tr("Off the map: click one, then its place"))),
      m_toAppear(addList("mapToAppear", tr("Off the map"))), m_legend(new MapLegend(look, this)) {
    setObjectName(QStringLiteral("mapSide"));
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    setMinimumWidth(1); // the panel in its place says how wide it is
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
    auto* list = named(new QListWidget(this), name, called);
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
