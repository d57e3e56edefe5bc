#include "balance/balance_table.h"

#include "field/short_name.h"
#include "look/strokes.h"

#include <QAbstractItemView>
#include <QItemSelectionModel>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace umpire::gui {

namespace {

using ColumnKind = BalanceFacts::Column::Kind;

constexpr int leastRows = 5;

bool isNumber(ColumnKind kind) {
    return kind == ColumnKind::Measure || kind == ColumnKind::Mark || kind == ColumnKind::Hold;
}

} // namespace

/// The names of sides and formations as the heads of the rows: they stay while the columns scroll.
class BalanceNames : public QHeaderView {
  public:
    explicit BalanceNames(const Look& look, QWidget* parent = nullptr)
        : QHeaderView(Qt::Vertical, parent), m_look(look) {
        setObjectName(QStringLiteral("balanceNames"));
        setSectionResizeMode(QHeaderView::Fixed);
        setMinimumSectionSize(1);
        setSectionsClickable(true);
        setHighlightSections(false);
    }

    /// What the longest name needs.
    int widest() const {
        int width = 0;
        for (int section = 0; section < count(); ++section) {
            width = std::max(width, indent(section) + m_look.px(8) + 2 +
                                        QFontMetrics(fontOf(section))
                                            .horizontalAdvance(value(section, Qt::DisplayRole).toString()));
        }
        return width;
    }

  protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override {
        const Theme& theme = m_look.theme();
        const bool side = value(section, BalanceModel::DepthRole).toInt() == 0;
        const bool selected = selectionModel() && selectionModel()->isRowSelected(section);
        painter->save();
        painter->fillRect(rect, selected ? theme.background : theme.pane);
        painter->setPen(QPen(theme.line, 1));
        painter->drawLine(rect.bottomLeft(), rect.bottomRight());
        if (side && section > 0) {
            painter->setPen(QPen(theme.muted, 1));
            painter->drawLine(rect.topLeft(), rect.topRight());
        }
        if (selected) {
            painter->fillRect(QRect(rect.left(), rect.top(), m_look.px(4), rect.height()), theme.selection);
        }
        const QRect room = rect.adjusted(indent(section), 0, -m_look.px(8), 0);
        painter->setFont(fontOf(section));
        painter->setPen(side ? theme.side(value(section, BalanceModel::SideRole).toInt()) : theme.ink);
        painter->drawText(room, Qt::AlignVCenter,
                          painter->fontMetrics().elidedText(
                              abbreviated(value(section, Qt::DisplayRole).toString(), m_look.abbreviations(),
                                          painter->font(), room.width()),
                              Qt::ElideRight, room.width()));
        painter->restore();
    }

  private:
    QVariant value(int section, int role) const { return model()->headerData(section, Qt::Vertical, role); }

    QFont fontOf(int section) const {
        return m_look.font(14, value(section, BalanceModel::DepthRole).toInt() == 0 ? QFont::Bold
                               : value(section, BalanceModel::TiresRole).toBool()   ? QFont::DemiBold
                                                                                    : QFont::Normal);
    }

    int indent(int section) const {
        return m_look.px(10 + 14 * value(section, BalanceModel::DepthRole).toInt());
    }

    const Look& m_look;
};

/// Draws the cells of the comparison: numbers at the right, the mix as a bar with its words beside.
class BalanceDelegate : public QStyledItemDelegate {
  public:
    /// The room at both sides of a cell's words, in lengths of the design.
    static constexpr double sides = 6;

    BalanceDelegate(const Look& look, const BalanceModel& model, QObject* parent = nullptr)
        : QStyledItemDelegate(parent), m_look(look), m_model(model) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        painter->save();
        paintGround(*painter, option, index);
        const ColumnKind kind = m_model.column(index.column()).kind;
        QRect room = option.rect.adjusted(padding(), 0, -padding(), 0);
        if (kind == ColumnKind::Mix) {
            const BalanceFacts::Row& row = m_model.row(index.row());
            const int height = m_look.px(12);
            if (!row.shares.isEmpty()) {
                paintBar(*painter,
                         QRectF(room.left() + 0.5, room.center().y() - height / 2 + 0.5, barWidth(), height),
                         row);
            }
            room.setLeft(room.left() + barWidth() + padding());
        }
        const bool quiet = index.data(BalanceModel::QuietRole).toBool();
        painter->setFont(fontOf(index));
        painter->setPen(quiet ? m_look.theme().muted : m_look.theme().ink);
        painter->drawText(
            room, Qt::AlignVCenter | (isNumber(kind) ? Qt::AlignRight : Qt::AlignLeft),
            painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, room.width()));
        painter->restore();
    }

    /// The room a cell needs.
    int widthOf(const QModelIndex& index) const {
        const bool mix = m_model.column(index.column()).kind == ColumnKind::Mix;
        return QFontMetrics(fontOf(index)).horizontalAdvance(index.data().toString()) + 2 * padding() + 2 +
               (mix ? barWidth() + padding() : 0);
    }

    /// What a column of the mix needs at least: its bar.
    int barWidth() const { return m_look.px(44); }

    int padding() const { return m_look.px(sides); }

    int rowHeight() const { return m_look.target(28); }

    QFont fontOf(const QModelIndex& index) const {
        const bool side = index.data(BalanceModel::DepthRole).toInt() == 0;
        return m_look.font(14, side ? QFont::Bold : QFont::Normal);
    }

  private:
    void paintGround(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
        const Theme& theme = m_look.theme();
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        painter.fillRect(option.rect, selected ? theme.background : theme.pane);
        painter.setPen(QPen(theme.line, 1));
        painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
        if (index.row() > 0 && index.data(BalanceModel::DepthRole).toInt() == 0) {
            painter.setPen(QPen(theme.muted, 1));
            painter.drawLine(option.rect.topLeft(), option.rect.topRight());
        }
        if (option.state.testFlag(QStyle::State_HasFocus)) {
            painter.setPen(QPen(theme.selection, 2));
            painter.drawRect(option.rect.adjusted(1, 1, -1, -1));
        }
    }

    /// The first word of the mix has the most ink.
    void paintBar(QPainter& painter, const QRectF& bar, const BalanceFacts::Row& row) const {
        const int words = m_model.facts().mixWords;
        const QColor ink = m_look.theme().muted;
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        double left = bar.left();
        for (const BalanceFacts::Share& share : row.shares) {
            QPainterPath part;
            part.addRect(QRectF(left, bar.top(), bar.width() * share.share, bar.height()));
            fillHatched(painter, part, m_look, ink, words - 1 - share.step, words);
            left += bar.width() * share.share;
            painter.setPen(QPen(ink, 1));
            painter.drawLine(QPointF(left, bar.top()), QPointF(left, bar.bottom()));
        }
        painter.setPen(QPen(ink, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(bar);
        painter.restore();
    }

    const Look& m_look;
    const BalanceModel& m_model;
};

BalanceTable::BalanceTable(const Look& look, BalanceModel& model, QWidget* parent)
    : QTableView(parent), m_look(look), m_model(model), m_delegate(new BalanceDelegate(look, model, this)),
      m_head(new BalanceHead(look, BalanceDelegate::sides, this)), m_names(new BalanceNames(look, this)) {
    setObjectName(QStringLiteral("balanceTable"));
    setAccessibleName(tr("What the sides bring"));
    setHorizontalHeader(m_head);
    setVerticalHeader(m_names);
    setModel(&model);
    setItemDelegate(m_delegate);
    setShowGrid(false);
    setCornerButtonEnabled(false);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setVerticalScrollMode(QAbstractItemView::ScrollPerItem);
    setWordWrap(false);
    connect(&model, &QAbstractItemModel::modelReset, this, &BalanceTable::arrange);
    connect(&model, &QAbstractItemModel::dataChanged, this, &BalanceTable::arrange);
    connect(&look, &Look::changed, this, &BalanceTable::arrange);
    arrange();
}

QString BalanceTable::current() const {
    return currentIndex().isValid() ? m_model.row(currentIndex().row()).id : QString();
}

void BalanceTable::choose(const QString& subject) {
    const int row = m_model.rowOf(subject);
    if (row >= 0 && subject != current()) {
        setCurrentIndex(m_model.index(row, std::max(0, currentIndex().column())));
    }
}

void BalanceTable::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QTableView::currentChanged(current, previous);
    m_names->viewport()->update();
    if (current.isValid() && current.row() != previous.row()) {
        Q_EMIT chosen(m_model.row(current.row()).id);
    }
}

void BalanceTable::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    arrange();
}

int BalanceTable::needed(int column) const {
    int width = m_head->widthFor(column);
    for (int row = 0; row < m_model.rowCount(); ++row) {
        width = std::max(width, m_delegate->widthOf(m_model.index(row, column)));
    }
    return width;
}

/// So that the name of a group has room over its columns.
void BalanceTable::widenGroups(std::vector<int>& widths) const {
    for (std::size_t first = 0; first < widths.size();) {
        const QString& group = m_model.column(static_cast<int>(first)).group;
        std::size_t after = first + 1;
        while (!group.isEmpty() && after < widths.size() &&
               m_model.column(static_cast<int>(after)).group == group) {
            ++after;
        }
        const int columns = static_cast<int>(after - first);
        const int sum = std::accumulate(widths.begin() + static_cast<std::ptrdiff_t>(first),
                                        widths.begin() + static_cast<std::ptrdiff_t>(after), 0);
        const int missing = group.isEmpty() ? 0 : std::max(0, m_head->groupWidth(group) - sum);
        for (std::size_t i = first; i < after; ++i) {
            widths[i] += (missing + columns - 1) / columns;
        }
        first = after;
    }
}

/// Takes up what room is left, or gives way where there is too little, as its bar and its tool tip say what
/// its words say; but not where the columns have to scroll all the same.
bool BalanceTable::fitMix(std::vector<int>& widths, int room) const {
    const int over = std::accumulate(widths.begin(), widths.end(), 0) - room;
    const int least = m_delegate->barWidth() + m_look.px(100);
    for (std::size_t i = 0; i < widths.size(); ++i) {
        if (m_model.column(static_cast<int>(i)).kind == ColumnKind::Mix && widths[i] - over >= least) {
            widths[i] -= over;
            return true;
        }
    }
    return over <= 0;
}

void BalanceTable::arrange() {
    m_names->setDefaultSectionSize(m_delegate->rowHeight());
    std::vector<int> widths;
    for (int column = 0; column < m_model.columnCount(); ++column) {
        widths.push_back(needed(column));
    }
    widenGroups(widths);
    const int room = width() - verticalScrollBar()->sizeHint().width();
    const int most = std::min(m_names->widest(), room * 32 / 100);
    const int left = room - std::accumulate(widths.begin(), widths.end(), 0);
    const int names = std::clamp(left, std::min(most, room * 21 / 100), most);
    m_names->setFixedWidth(fitMix(widths, room - names) ? names : most);
    for (int column = 0; column < m_model.columnCount(); ++column) {
        setColumnWidth(column, widths[static_cast<std::size_t>(column)]);
    }
    m_head->fitHeight();
    setMaximumHeight(heightOf(std::max(1, m_model.rowCount())));
    updateGeometries();
    updateGeometry();
}

int BalanceTable::heightOf(int rows) const {
    return m_head->height() + rows * m_delegate->rowHeight() + horizontalScrollBar()->sizeHint().height();
}

QSize BalanceTable::sizeHint() const {
    return {m_look.px(800), minimumSizeHint().height()};
}

QSize BalanceTable::minimumSizeHint() const {
    return {m_look.px(320), heightOf(std::clamp(m_model.rowCount(), 1, leastRows))};
}

namespace {

constexpr int mostLines = 3;
constexpr int endless = 1000;

} // namespace

BalanceHead::BalanceHead(const Look& look, double padding, QWidget* parent)
    : QHeaderView(Qt::Horizontal, parent), m_look(look), m_padding(padding) {
    setObjectName(QStringLiteral("balanceHead"));
    setSectionResizeMode(QHeaderView::Fixed);
    setMinimumSectionSize(1);
    setSectionsClickable(false);
    setHighlightSections(false);
    connect(this, &QHeaderView::sectionResized, this, &BalanceHead::fitHeight, Qt::QueuedConnection);
}

QString BalanceHead::text(int section, int role) const {
    return model()->headerData(section, Qt::Horizontal, role).toString();
}

QRect BalanceHead::wrapped(const QString& text, int width) const {
    return QFontMetrics(nameFont()).boundingRect(QRect(0, 0, width, endless), Qt::TextWordWrap, text);
}

int BalanceHead::widthFor(int section) const {
    const QString name = text(section, Qt::DisplayRole);
    const QFontMetrics metrics(nameFont());
    int width = 0;
    for (const QString& word : name.split(QLatin1Char(' '))) {
        width = std::max(width, metrics.horizontalAdvance(word) + 1);
    }
    while (wrapped(name, width).height() > mostLines * metrics.lineSpacing()) {
        width += m_look.px(8);
    }
    return width + 2 * padding();
}

int BalanceHead::groupWidth(const QString& group) const {
    return QFontMetrics(nameFont()).horizontalAdvance(group) + 2 * padding();
}

int BalanceHead::groupHeight() const {
    for (int section = 0; section < count(); ++section) {
        if (!text(section, BalanceModel::GroupRole).isEmpty()) {
            return QFontMetrics(nameFont()).height() + m_look.px(6);
        }
    }
    return 0;
}

void BalanceHead::fitHeight() {
    int tallest = QFontMetrics(nameFont()).height();
    int tallestGrouped = 0;
    for (int section = 0; section < count(); ++section) {
        const bool grouped = !text(section, BalanceModel::GroupRole).isEmpty();
        const int height =
            wrapped(text(section, Qt::DisplayRole), sectionSize(section) - 2 * padding()).height();
        (grouped ? tallestGrouped : tallest) = std::max(grouped ? tallestGrouped : tallest, height);
    }
    setFixedHeight(std::max(tallest, tallestGrouped + groupHeight()) + m_look.px(10));
}

void BalanceHead::paintSection(QPainter* painter, const QRect& rect, int section) const {
    const auto kind =
        static_cast<ColumnKind>(model()->headerData(section, Qt::Horizontal, BalanceModel::KindRole).toInt());
    const bool words = kind == ColumnKind::Mix || kind == ColumnKind::Word;
    painter->fillRect(rect, m_look.theme().pane);
    painter->setFont(nameFont());
    painter->setPen(m_look.theme().ink);
    painter->drawText(rect.adjusted(padding(), 0, -padding(), -m_look.px(5)),
                      Qt::AlignBottom | (words ? Qt::AlignLeft : Qt::AlignRight) | Qt::TextWordWrap,
                      text(section, Qt::DisplayRole));
    painter->setPen(QPen(m_look.theme().muted, 1));
    painter->drawLine(rect.bottomLeft(), rect.bottomRight());
}

void BalanceHead::paintEvent(QPaintEvent* event) {
    QHeaderView::paintEvent(event);
    QPainter painter(viewport());
    for (int first = 0; first < count();) {
        const QString group = text(first, BalanceModel::GroupRole);
        int last = first;
        while (last + 1 < count() && text(last + 1, BalanceModel::GroupRole) == group) {
            ++last;
        }
        if (!group.isEmpty()) {
            paintGroup(painter, first, last);
        }
        first = last + 1;
    }
}

/// Its name stands over a thin line that reaches as far as its columns.
void BalanceHead::paintGroup(QPainter& painter, int first, int last) const {
    const int left = sectionViewportPosition(first) + padding();
    const int right = sectionViewportPosition(last) + sectionSize(last) - padding();
    const QRect room(left, m_look.px(3), right - left, groupHeight());
    painter.setFont(nameFont());
    painter.setPen(m_look.theme().muted);
    painter.drawText(room, Qt::AlignRight | Qt::AlignTop, text(first, BalanceModel::GroupRole));
    painter.setPen(QPen(m_look.theme().line, 1));
    painter.drawLine(room.left(), room.bottom() - m_look.px(3), room.right(), room.bottom() - m_look.px(3));
}

} // namespace umpire::gui
