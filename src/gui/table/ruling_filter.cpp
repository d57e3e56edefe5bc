#include "table/ruling_filter.h"

#include "table/ruling_model.h"

#include <algorithm>

namespace umpire::gui {

void RulingFilter::setText(const QString& text) {
    m_words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateFilter();
}

void RulingFilter::setOnlyChanged(bool only) {
    m_onlyChanged = only;
    invalidateFilter();
}

bool RulingFilter::filterAcceptsRow(int row, const QModelIndex& parent) const {
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    if (m_onlyChanged && !index.data(RulingModel::ChangedRole).toBool()) {
        return false;
    }
    const QString text = index.data(RulingModel::SearchRole).toString();
    return std::all_of(m_words.begin(), m_words.end(),
                       [&text](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

} // namespace umpire::gui
