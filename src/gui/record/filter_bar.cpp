#include "record/filter_bar.h"

#include "document/text.h"
#include "look/widgets.h"
#include "models/record_model.h"

#include <QAbstractItemView>
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
    connect(m_who, &QComboBox::currentIndexChanged, this,
            [this] { choose(&RecordWish::subject, m_who->currentData().toString()); });
    connect(m_turn, &QComboBox::currentIndexChanged, this,
            [this] { choose(&RecordWish::turn, m_turn->currentData().toInt()); });
    connect(m_kind, &QComboBox::currentIndexChanged, this,
            [this] { choose(&RecordWish::kind, m_kind->currentData().toString()); });
    connect(m_words, &QLineEdit::textChanged, this, [this](const QString& text) {
        choose(&RecordWish::words, text.split(QLatin1Char(' '), Qt::SkipEmptyParts));
    });
}

/// What is not chosen here stays, for it may be nothing that can be: a thing whose history was asked for.
template <typename Value>
void FilterBar::choose(Value RecordWish::*part, const Value& value) {
    RecordWish wish = m_filter.wish();
    wish.*part = value;
    m_filter.setWish(wish);
    Q_EMIT changed();
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
    m_kind->addItem(tr("Everything"), QString());
    if (m_document.isOpen()) {
        for (const Subject* side : m_document.battle().all(SubjectKind::Side)) {
            addGroup(*side, 0);
        }
        for (const auto& [id, name] : recordKinds(m_document.rules())) {
            m_kind->addItem(name, id);
        }
    }
    const RecordWish& wish = m_filter.wish();
    m_who->setCurrentIndex(std::max(0, m_who->findData(wish.subject)));
    fillTurns();
    m_kind->setCurrentIndex(std::max(0, m_kind->findData(wish.kind)));
    if (const QString text = wish.words.join(QLatin1Char(' ')); m_words->text().simplified() != text) {
        m_words->setText(text);
    }
}

/// Who can be chosen changes with the roster, the turns with every record.
void FilterBar::follow(const ChangeEvent& event) {
    if (event.concerns(ChangeEvent::Roster)) {
        refresh();
    } else if (event.concerns(ChangeEvent::Records)) {
        fillTurns();
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
    const QSignalBlocker quiet(m_turn);
    m_turn->clear();
    m_turn->addItem(tr("All turns"), 0);
    int last = 0;
    for (int i = 0; i < (m_document.isOpen() ? m_document.session().cursor() : 0); ++i) {
        const Record& record = m_document.session().records()[static_cast<std::size_t>(i)];
        last = std::max(last, static_cast<int>(record.clock.turn));
    }
    for (int turn = 1; turn <= last; ++turn) {
        m_turn->addItem(tr("Turn %1").arg(turn), turn);
    }
    m_turn->setCurrentIndex(std::max(0, m_turn->findData(m_filter.wish().turn)));
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

void RecordFilter::setWish(const RecordWish& wish) {
    const Subject* subject = m_document.isOpen() ? m_document.battle().find(fromText(wish.subject)) : nullptr;
    m_wish = wish;
    m_wish.subject = subject ? wish.subject : QString();
    m_side = subject && subject->kind == SubjectKind::Side;
    m_family = subject ? family(wish.subject) : QSet<QString>();
    invalidateFilter();
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
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    const int turn = m_wish.turn;
    if (!ofKind(index) || (turn > 0 && index.data(RecordModel::TurnRole).toInt() != turn) ||
        !concerns(index)) {
        return false;
    }
    const QStringList& words = m_wish.words;
    const QString text = words.isEmpty() ? QString() : index.data(RecordModel::SearchRole).toString();
    return std::all_of(words.begin(), words.end(),
                       [&text](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

bool RecordFilter::ofKind(const QModelIndex& index) const {
    const QString kind = index.data(RecordModel::KindRole).toString();
    if (kind == recordKind(Verb::Note)) {
        return false;
    }
    if (m_wish.kind == recordKind(Verb::Note)) {
        return index.data(RecordModel::BookmarkRole).toBool() ||
               !index.data(RecordModel::NoteRole).toString().isEmpty();
    }
    return m_wish.kind.isEmpty() || kind == m_wish.kind;
}

bool RecordFilter::concerns(const QModelIndex& index) const {
    if (m_wish.subject.isEmpty()) {
        return true;
    }
    if (m_side) {
        return index.data(RecordModel::SideRole).toString() == m_wish.subject;
    }
    const QStringList subjects = index.data(RecordModel::SubjectsRole).toStringList();
    return std::any_of(subjects.begin(), subjects.end(),
                       [this](const QString& id) { return m_family.contains(id); });
}

QSet<QString> RecordFilter::family(const QString& id) const {
    QSet<QString> ids;
    for (const Id& each : m_document.battle().withAllBelow(fromText(id))) {
        ids.insert(toText(each));
    }
    return ids;
}

} // namespace umpire::gui
