#include "field/side_column.h"

#include "document/text.h"
#include "field/brigade_card.h"
#include "field/tile_delegate.h"
#include "look/text_kinds.h"
#include "look/widgets.h"
#include "models/order_of_battle_model.h"

#include <QContextMenuEvent>
#include <QLayout>
#include <QPainter>
#include <QScrollBar>
#include <QWidget>

#include <algorithm>
#include <functional>

namespace umpire::gui {

namespace {

/// A QWidgetItem would ask the widget's layout, which does not know what the widget knows.
int heightOf(const QLayoutItem& item, int width) {
    const QWidget* widget = const_cast<QLayoutItem&>(item).widget();
    return widget && widget->hasHeightForWidth() ? widget->heightForWidth(width) : item.sizeHint().height();
}

} // namespace

/// Lays widgets out as a newspaper does: one under the other in columns of the same width, in order, so that
/// the highest column is as low as it can be.
class ColumnFlow : public QLayout {
  public:
    /// How high an item is at a width.
    using Height = std::function<int(const QLayoutItem& item, int width)>;
    /// What stands free between columns, between the widgets of one, and below all.
    struct Gaps {
        int across = 0;
        int down = 0;
        int below = 0;
    };

    explicit ColumnFlow(QWidget* parent) : QLayout(parent) {}
    ~ColumnFlow() override { qDeleteAll(m_items); }

    /// Adds a widget that stands over the next one and is never parted from it.
    void addHead(QWidget* widget) {
        m_heads << widget;
        addWidget(widget);
    }

    void setColumns(int columns) {
        if (columns != m_columns) {
            m_columns = columns;
            invalidate();
        }
    }

    void setGaps(Gaps gaps) {
        m_gaps = gaps;
        invalidate();
    }

    /// How wide each of so many columns is at that width.
    int columnWidth(int width, int columns) const { return columnWidth(width, columns, m_gaps.across); }

    /// How high all of it would be at that width, in so many columns with such gaps.
    int heightFor(int width, int columns, Gaps gaps, const Height& height) const {
        const int each = columnWidth(width, columns, gaps.across);
        return leastHeight(blocks(each, gaps.down, height), gaps.down, columns) + gaps.below;
    }

    void addItem(QLayoutItem* item) override { m_items << item; }
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem* itemAt(int index) const override { return m_items.value(index); }
    QLayoutItem* takeAt(int index) override {
        return index >= 0 && index < count() ? m_items.takeAt(index) : nullptr;
    }
    QSize sizeHint() const override { return minimumSize(); }
    /// What a widget comes to say makes no column wider: it says it in the room there is.
    QSize minimumSize() const override {
        const QMargins around = contentsMargins();
        return {around.left() + around.right(), around.top() + around.bottom()};
    }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return heightFor(width, m_columns, m_gaps, heightOf); }
    Qt::Orientations expandingDirections() const override { return {}; }

    void setGeometry(const QRect& rect) override {
        QLayout::setGeometry(rect);
        const QRect room = rect.marginsRemoved(contentsMargins());
        const int width = columnWidth(rect.width(), m_columns);
        const std::vector<Block> all = blocks(width, m_gaps.down, heightOf);
        const int height = leastHeight(all, m_gaps.down, m_columns);
        QPoint at = room.topLeft();
        for (const Block& block : all) {
            if (at.y() > room.top() && at.y() + block.height > room.top() + height) {
                at = QPoint(at.x() + width + m_gaps.across, room.top());
            }
            for (QLayoutItem* item : block.items) {
                const int own = heightOf(*item, width);
                item->setGeometry(QRect(at, QSize(width, own)));
                at.ry() += own + m_gaps.down;
            }
        }
    }

  private:
    /// What stands together, and how high that is.
    struct Block {
        std::vector<QLayoutItem*> items;
        int height = 0;
    };

    int columnWidth(int width, int columns, int across) const {
        const QMargins around = contentsMargins();
        const int room = width - around.left() - around.right();
        return std::max(1, (room - (columns - 1) * across) / std::max(1, columns));
    }

    std::vector<Block> blocks(int width, int down, const Height& height) const {
        std::vector<Block> blocks;
        bool open = false; // a head waits for what stands under it
        for (QLayoutItem* item : m_items) {
            if (item->isEmpty()) {
                continue;
            }
            if (!open) {
                blocks.emplace_back();
            }
            Block& block = blocks.back();
            block.height += height(*item, width) + (block.items.empty() ? 0 : down);
            block.items.push_back(item);
            open = m_heads.contains(item->widget());
        }
        return blocks;
    }

    /// How many columns of that height they fill.
    static int columnsNeeded(const std::vector<Block>& blocks, int down, int height) {
        int columns = 1;
        int bottom = 0;
        for (const Block& block : blocks) {
            const int end = bottom == 0 ? block.height : bottom + down + block.height;
            const bool fits = bottom == 0 || end <= height;
            columns += fits ? 0 : 1;
            bottom = fits ? end : block.height;
        }
        return columns;
    }

    static int leastHeight(const std::vector<Block>& blocks, int down, int columns) {
        int least = 0;
        int most = 0;
        for (const Block& block : blocks) {
            least = std::max(least, block.height);
            most += block.height + down;
        }
        while (least < most) {
            const int middle = least + (most - least) / 2;
            columnsNeeded(blocks, down, middle) <= columns ? most = middle : least = middle + 1;
        }
        return least;
    }

    QList<QLayoutItem*> m_items;
    QList<const QWidget*> m_heads;
    int m_columns = 1;
    Gaps m_gaps;
};

namespace {

/// Rows stand closer than cards.
ColumnFlow::Gaps gapsFor(const Look& look, DrawnSize size) {
    const bool rows = size.rows();
    return {look.px(rows ? 6 : 8), look.px(rows ? 3 : 8), look.px(rows ? 2 : 8)};
}

bool isWithoutCommander(const QPersistentModelIndex& post) {
    const auto& commanders = post.data(OrderOfBattleModel::GroupRole).value<GroupFacts>().commanders;
    return std::any_of(commanders.begin(), commanders.end(),
                       [](const CommanderFacts& commander) { return !commander.present; });
}

/// Who has lost his commander comes first, where no narrow column cuts it.
QString chainText(std::vector<QPersistentModelIndex> chain) {
    std::stable_partition(chain.begin(), chain.end(), isWithoutCommander);
    QStringList parts;
    for (const QPersistentModelIndex& index : chain) {
        const auto facts = index.data(OrderOfBattleModel::GroupRole).value<GroupFacts>();
        QStringList texts{facts.name};
        for (const CommanderFacts& commander : facts.commanders) {
            texts << (commander.present ? SideColumn::tr("★ %1").arg(commander.name)
                                        : BrigadeCard::absent(commander));
        }
        parts << texts.join(QStringLiteral("  "));
    }
    return parts.join(QStringLiteral("   ·   "));
}

} // namespace

SideColumn::SideColumn(const Look& look, QAbstractItemModel& model, const QModelIndex& side,
                       TileDelegate& delegate, QWidget* parent)
    : QWidget(parent), m_look(look), m_side(side) {
    setObjectName(QStringLiteral("sideColumn"));
    auto* layout = filling<QVBoxLayout>(this);
    m_name = new ElidedLabel(this);
    layout->addWidget(m_name);
    m_scroll = scrollDown(nullptr, this);
    m_scroll->setFrameShape(QFrame::NoFrame);
    layout->addWidget(m_scroll, 1);
    connect(m_scroll->verticalScrollBar(), &QScrollBar::valueChanged, this, &SideColumn::scrolled);
    setFocusPolicy(Qt::TabFocus);
    fill(model, delegate);
    restyle();
}

void SideColumn::restyle() {
    layout()->setSpacing(m_look.px(4));
    const ColumnFlow::Gaps gaps = gapsFor(m_look, m_size);
    m_flow->setContentsMargins(0, 0, m_look.px(2), gaps.below);
    m_flow->setGaps(gaps);
    m_name->setContentsMargins(m_look.px(4), 0, 0, 0);
    for (const Above& above : m_above) {
        above.label->setContentsMargins(m_look.px(4), 0, 0, 0);
    }
    for (BrigadeCard* card : m_cards) {
        card->restyle();
    }
    refreshHead();
}

void SideColumn::fill(QAbstractItemModel& model, TileDelegate& delegate) {
    auto* contents = named(new QWidget(m_scroll), "columnContents");
    m_flow = new ColumnFlow(contents);
    for (int row = 0; row < model.rowCount(m_side); ++row) {
        const QModelIndex formation = model.index(row, 0, m_side);
        if (model.rowCount(formation) == 0) {
            continue;
        }
        addAbove(model, formation);
        m_cards.push_back(new BrigadeCard(m_look, model, formation, delegate, contents));
        m_flow->addWidget(m_cards.back());
    }
    m_scroll->setWidget(contents);
}

/// The headquarters above a formation stand over the first of those they command.
void SideColumn::addAbove(const QAbstractItemModel& model, const QModelIndex& formation) {
    const auto& order = static_cast<const OrderOfBattleModel&>(model);
    const QString side = m_side.data(OrderOfBattleModel::IdRole).toString();
    std::vector<QPersistentModelIndex> chain;
    QString above = formation.data(OrderOfBattleModel::AboveRole).toString();
    while (!above.isEmpty() && above != side && !m_told.contains(above)) {
        m_told << above;
        chain.emplace_back(order.indexOf(above.toStdString()));
        above = chain.back().data(OrderOfBattleModel::AboveRole).toString();
    }
    if (chain.empty()) {
        return;
    }
    auto* label = new ElidedLabel(m_scroll);
    m_flow->addHead(label);
    std::reverse(chain.begin(), chain.end());
    m_above.push_back({label, std::move(chain), m_cards.size()});
}

void SideColumn::setSize(DrawnSize size, int columns, int planned, bool fits) {
    m_scroll->setVerticalScrollBarPolicy(fits ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAlwaysOn);
    m_flow->setColumns(columns);
    for (BrigadeCard* card : m_cards) {
        card->setPlanned(m_flow->columnWidth(planned, columns));
    }
    if (size == m_size) {
        return;
    }
    m_size = size;
    for (BrigadeCard* card : m_cards) {
        card->setSize(size);
    }
    restyle();
}

int SideColumn::heightFor(int width, DrawnSize size, int columns) const {
    const int cards =
        m_flow->heightFor(width, columns, gapsFor(m_look, size), [size](const QLayoutItem& item, int each) {
            const auto* card = qobject_cast<const BrigadeCard*>(item.widget());
            return card ? card->heightFor(each, size) : item.sizeHint().height();
        });
    return m_name->sizeHint().height() + layout()->spacing() + cards;
}

int SideColumn::leastWidth(const Look& look, DrawnSize size) {
    const int around = look.px(size.rows() ? 8 : 16);
    return TileDelegate::unitSize(look, size).width() + around + look.px(2);
}

void SideColumn::watchWheel(QObject* watcher) {
    m_scroll->viewport()->installEventFilter(watcher);
}

void SideColumn::refresh(const QModelIndex& group) {
    refreshHead();
    for (BrigadeCard* card : m_cards) {
        if (card->formation() == group) {
            card->refresh();
        }
    }
}

void SideColumn::refreshHead() {
    const auto facts = m_side.data(OrderOfBattleModel::GroupRole).value<GroupFacts>();
    const QString strength =
        facts.steps.empty() ? QString()
                            : tr("%1 of %2 %3")
                                  .arg(QString::number(facts.start - facts.lost),
                                       QString::number(facts.start), toText(facts.steps.of(facts.start)));
    setInk(*m_name, m_look.theme().side(facts.side));
    m_name->setFont(m_look.font(18, QFont::DemiBold));
    m_name->setWhole(strength.isEmpty() ? facts.name : facts.name + QStringLiteral("   ") + strength);
    setAccessibleName(strength.isEmpty() ? facts.name : facts.name + QStringLiteral(", ") + strength);
    for (const Above& above : m_above) {
        const bool lost = std::any_of(above.chain.begin(), above.chain.end(), isWithoutCommander);
        setInk(*above.label, lost ? m_look.theme().alarm : m_look.theme().muted);
        above.label->setFont(m_look.font(13, lost ? QFont::DemiBold : QFont::Normal));
        above.label->setWhole(chainText(above.chain));
    }
}

void SideColumn::setReadOnly(bool readOnly) {
    setFocusPolicy(readOnly ? Qt::NoFocus : Qt::TabFocus);
    for (BrigadeCard* card : m_cards) {
        card->setReadOnly(readOnly);
    }
}

void SideColumn::contextMenuEvent(QContextMenuEvent* event) {
    const bool keyboard = event->reason() == QContextMenuEvent::Keyboard;
    Q_EMIT menuAsked(m_side, keyboard ? mapToGlobal(m_name->geometry().bottomLeft()) : event->globalPos());
}

void SideColumn::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_F10 && event->modifiers().testFlag(Qt::ShiftModifier)) {
        Q_EMIT menuAsked(m_side, mapToGlobal(m_name->geometry().bottomLeft()));
    } else {
        QWidget::keyPressEvent(event);
    }
}

/// The head line is framed while the keyboard is on it.
void SideColumn::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    if (hasFocus()) {
        painter.setPen(QPen(m_look.theme().selection, 2));
        painter.drawRect(m_name->geometry().adjusted(1, 1, -1, -1));
    }
}

void SideColumn::scrollPages(int pages) {
    QScrollBar* bar = m_scroll->verticalScrollBar();
    bar->setValue(bar->value() + pages * bar->pageStep());
}

QRect SideColumn::seen() const {
    return m_scroll->geometry();
}

void SideColumn::reveal(const QWidget* list, const QRect& tile) {
    const QPoint at = list->mapTo(m_scroll->widget(), tile.center());
    m_scroll->ensureVisible(at.x(), at.y(), 0, tile.height() / 2 + m_look.px(12));
}

} // namespace umpire::gui
