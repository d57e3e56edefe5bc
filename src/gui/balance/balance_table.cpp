#include "balance/balance_table.h"

#include "balance/balance_delegate.h"
#include "balance/balance_head.h"
#include "balance/balance_model.h"
#include "balance/balance_names.h"

#include <QScrollBar>

#include <algorithm>
#include <numeric>

namespace umpire::gui {

namespace {

using ColumnKind = BalanceFacts::Column::Kind;

constexpr int leastRows = 5;

} // namespace

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

} // namespace umpire::gui
