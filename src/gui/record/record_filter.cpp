#include "record/record_filter.h"

#include "document/text.h"
#include "models/record_facts.h"
#include "models/record_model.h"

#include <algorithm>

namespace umpire::gui {

RecordFilter::RecordFilter(const BattleDocument& document, QObject* parent)
    : QSortFilterProxyModel(parent), m_document(document) {}

void RecordFilter::setSubject(const QString& id) {
    const Subject* subject = m_document.isOpen() ? m_document.battle().find(fromText(id)) : nullptr;
    m_subject = subject ? id : QString();
    m_side = subject && subject->kind == SubjectKind::Side;
    m_family = subject ? family(id) : QSet<QString>();
    invalidateFilter();
}

void RecordFilter::setTurn(int turn) {
    m_turn = turn;
    invalidateFilter();
}

void RecordFilter::setKind(const QString& kind) {
    m_kind = kind;
    invalidateFilter();
}

void RecordFilter::setWords(const QString& words) {
    m_words = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateFilter();
}

void RecordFilter::clear() {
    m_turn = 0;
    m_kind.clear();
    m_words.clear();
    setSubject({});
}

bool RecordFilter::isActive() const {
    return !m_subject.isEmpty() || m_turn > 0 || !m_kind.isEmpty() || !m_words.isEmpty();
}

void RecordFilter::setSourceModel(QAbstractItemModel* model) {
    QSortFilterProxyModel::setSourceModel(model);
    const auto countAll = [this] { m_total = listed(0, sourceModel()->rowCount() - 1); };
    connect(model, &QAbstractItemModel::modelReset, this, countAll);
    connect(model, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex&, int first, int last) { m_total += listed(first, last); });
    connect(model, &QAbstractItemModel::rowsAboutToBeRemoved, this,
            [this](const QModelIndex&, int first, int last) { m_total -= listed(first, last); });
    countAll();
}

/// Those among some rows that have a line of their own.
int RecordFilter::listed(int first, int last) const {
    int count = 0;
    for (int row = first; row <= last; ++row) {
        const QString kind = sourceModel()->index(row, 0).data(RecordModel::KindRole).toString();
        count += kind == RecordFacts::notes() ? 0 : 1;
    }
    return count;
}

bool RecordFilter::filterAcceptsRow(int row, const QModelIndex& parent) const {
    return accepts(sourceModel()->index(row, 0, parent));
}

bool RecordFilter::accepts(const QModelIndex& index) const {
    if (!ofKind(index) || (m_turn > 0 && index.data(RecordModel::TurnRole).toInt() != m_turn) ||
        !concerns(index)) {
        return false;
    }
    const QString text = m_words.isEmpty() ? QString() : index.data(RecordModel::SearchRole).toString();
    return std::all_of(m_words.begin(), m_words.end(),
                       [&text](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

bool RecordFilter::ofKind(const QModelIndex& index) const {
    const QString kind = index.data(RecordModel::KindRole).toString();
    if (kind == RecordFacts::notes()) {
        return false;
    }
    if (m_kind == RecordFacts::notes()) {
        return index.data(RecordModel::BookmarkRole).toBool() ||
               !index.data(RecordModel::NoteRole).toString().isEmpty();
    }
    return m_kind.isEmpty() || kind == m_kind;
}

bool RecordFilter::concerns(const QModelIndex& index) const {
    if (m_subject.isEmpty()) {
        return true;
    }
    if (m_side) {
        return index.data(RecordModel::SideRole).toString() == m_subject;
    }
    const QStringList subjects = index.data(RecordModel::SubjectsRole).toStringList();
    return std::any_of(subjects.begin(), subjects.end(),
                       [this](const QString& id) { return m_family.contains(id); });
}

QSet<QString> RecordFilter::family(const QString& id) const {
    QSet<QString> ids{id};
    const Subject* head = m_document.battle().find(fromText(id));
    if (head->kind != SubjectKind::Formation && head->kind != SubjectKind::Side) {
        return ids;
    }
    for (const Subject* subject : m_document.battle().all()) {
        const Ids line = m_document.battle().line(*subject);
        if (std::find(line.begin(), line.end(), head->id) != line.end()) {
            ids.insert(toText(subject->id));
        }
    }
    return ids;
}

} // namespace umpire::gui
