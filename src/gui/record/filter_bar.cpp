#include "record/filter_bar.h"

#include "document/text.h"
#include "look/widgets.h"
#include "models/record_model.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSignalBlocker>

#include <algorithm>

namespace umpire::gui {

FilterBar::FilterBar(const BattleDocument& document, RecordFilter& filter, QWidget* parent)
    : QWidget(parent), m_document(document), m_filter(filter), m_words(new QLineEdit(this)) {
    auto* layout = filling<QHBoxLayout>(this);
    m_who = addChoice(QStringLiteral("filterWho"), tr("Whom the records concern"));
    m_turn = addChoice(QStringLiteral("filterTurn"), tr("Turn"));
    m_kind = addChoice(QStringLiteral("filterKind"), tr("Kind of record"));
    named(m_words, "filterWords", tr("Words to look for"));
    m_words->setPlaceholderText(tr("Words"));
    m_words->setToolTip(tr("Words to look for, in any order (key /)"));
    m_words->setClearButtonEnabled(true);
    m_words->setMinimumWidth(1);
    layout->addWidget(m_words, 3);
    connect(m_who, &QComboBox::currentIndexChanged, this, [this] {
        m_filter.setSubject(m_who->currentData().toString());
        Q_EMIT changed();
    });
    connect(m_turn, &QComboBox::currentIndexChanged, this, [this] {
        m_filter.setTurn(m_turn->currentData().toInt());
        Q_EMIT changed();
    });
    connect(m_kind, &QComboBox::currentIndexChanged, this, [this] {
        m_filter.setKind(m_kind->currentData().toString());
        Q_EMIT changed();
    });
    connect(m_words, &QLineEdit::textChanged, this, [this] {
        m_filter.setWords(m_words->text());
        Q_EMIT changed();
    });
}

QComboBox* FilterBar::addChoice(const QString& name, const QString& says) {
    auto* choice = named(new QComboBox(this), name, says);
    choice->setToolTip(says);
    choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    choice->setMinimumContentsLength(6);
    choice->setMinimumWidth(1);
    choice->setMaxVisibleItems(24);
    layout()->addWidget(choice);
    static_cast<QHBoxLayout*>(layout())->setStretchFactor(choice, 2);
    return choice;
}

void FilterBar::refresh() {
    const QSignalBlocker who(m_who);
    const QSignalBlocker turn(m_turn);
    const QSignalBlocker kind(m_kind);
    const QSignalBlocker words(m_words);
    for (QComboBox* choice : {m_who, m_turn, m_kind}) {
        choice->clear();
        choice->view()->setAccessibleName(choice->accessibleName()); // made only when it is first asked for
    }
    m_who->addItem(tr("Everyone"), QString());
    m_turn->addItem(tr("All turns"), 0);
    m_kind->addItem(tr("Everything"), QString());
    if (m_document.isOpen()) {
        fillWho();
        fillTurns();
        fillKinds();
    }
    m_who->setCurrentIndex(std::max(0, m_who->findData(m_filter.subject())));
    m_turn->setCurrentIndex(std::max(0, m_turn->findData(m_filter.turn())));
    m_kind->setCurrentIndex(std::max(0, m_kind->findData(m_filter.kind())));
    if (m_words->text().simplified() != m_filter.words()) {
        m_words->setText(m_filter.words());
    }
}

/// Who can be chosen changes with the roster, the turns with every record.
void FilterBar::follow(const ChangeEvent& event) {
    if (event.concerns(ChangeEvent::Roster)) {
        refresh();
    } else if (event.concerns(ChangeEvent::Records)) {
        const QSignalBlocker turn(m_turn);
        m_turn->clear();
        m_turn->addItem(tr("All turns"), 0);
        fillTurns();
        m_turn->setCurrentIndex(std::max(0, m_turn->findData(m_filter.turn())));
    }
}

void FilterBar::fillWho() {
    for (const Subject* side : m_document.battle().all(SubjectKind::Side)) {
        addGroup(*side, 0);
    }
}

/// A side or formation, then its officers, units and formations, each a step further in.
void FilterBar::addGroup(const Subject& group, int depth) {
    const auto indented = [](const Subject& subject, int steps, const QString& number) {
        const QString name = toText(subject.name);
        return QString(3 * steps, QLatin1Char(' ')) +
               (number.isEmpty() ? name : QStringLiteral("%1 · %2").arg(number, name));
    };
    m_who->addItem(indented(group, depth, {}), toText(group.id));
    const Battle& battle = m_document.battle();
    for (const SubjectKind kind : {SubjectKind::Officer, SubjectKind::Unit, SubjectKind::Formation}) {
        for (const Subject* subject : battle.all(kind)) {
            const bool under =
                subject->parent == group.id || (subject->parent.empty() && subject->side == group.id);
            if (!under) {
                continue;
            }
            if (kind == SubjectKind::Formation) {
                addGroup(*subject, depth + 1);
            } else {
                m_who->addItem(indented(*subject, depth + 1, m_document.number(subject->id)),
                               toText(subject->id));
            }
        }
    }
}

void FilterBar::fillTurns() {
    int last = 0;
    for (int i = 0; i < m_document.session().cursor(); ++i) {
        const Record& record = m_document.session().records()[static_cast<std::size_t>(i)];
        last = std::max(last, static_cast<int>(record.clock.turn));
    }
    for (int turn = 1; turn <= last; ++turn) {
        m_turn->addItem(tr("Turn %1").arg(turn), turn);
    }
}

void FilterBar::fillKinds() {
    for (const auto& [kind, name] : recordKinds(m_document.rules())) {
        m_kind->addItem(name, kind);
    }
}

void FilterBar::takeFocus() {
    m_words->setFocus(Qt::ShortcutFocusReason);
    m_words->selectAll();
}

void FilterBar::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        Q_EMIT closed();
        return;
    }
    // A line of text must not pass Enter on to whatever is being resolved.
    if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter) {
        QWidget::keyPressEvent(event);
    }
}

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
        count += kind == recordKind(Verb::Note) ? 0 : 1;
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
    if (kind == recordKind(Verb::Note)) {
        return false;
    }
    if (m_kind == recordKind(Verb::Note)) {
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
