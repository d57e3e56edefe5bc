#include "field/field_selection.h"

#include <algorithm>

namespace umpire::gui {

bool FieldSelection::set(const QStringList& ids) {
    m_anchor = ids.isEmpty() ? QString() : ids.last();
    if (ids == m_ids) {
        return false;
    }
    m_ids = ids;
    return true;
}

bool FieldSelection::toggle(const QString& id) {
    m_anchor = id;
    if (!m_ids.removeOne(id)) {
        m_ids << id;
    }
    return true;
}

bool FieldSelection::extend(const QString& id, const QStringList& inOrder) {
    const qsizetype to = inOrder.indexOf(id);
    const qsizetype anchor = inOrder.indexOf(m_anchor);
    if (to < 0) {
        return false;
    }
    const qsizetype from = anchor < 0 ? to : anchor;
    const QStringList before = m_ids;
    for (qsizetype i = std::min(from, to); i <= std::max(from, to); ++i) {
        if (!m_ids.contains(inOrder[i])) {
            m_ids << inOrder[i];
        }
    }
    m_anchor = anchor < 0 ? id : m_anchor;
    return m_ids != before;
}

bool FieldSelection::keepOnly(const QStringList& there) {
    const auto gone = m_ids.removeIf([&there](const QString& id) { return !there.contains(id); });
    return gone > 0;
}

} // namespace umpire::gui
