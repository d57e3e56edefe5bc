#include "record/record_view.h"

#include "document/text.h"
#include "look/widgets.h"
#include "models/record_model.h"
#include "record/correct_dialog.h"
#include "record/dice_view.h"
#include "record/explanation_pane.h"
#include "record/filter_bar.h"
#include "record/record_table.h"
#include "umpire/rules/commands.h"

#include <QShortcut>
#include <QSplitter>
#include <QStackedLayout>

#include <algorithm>

namespace umpire::gui {

RecordView::RecordView(const Look& look, BattleDocument& document, RecordModel& model, QWidget* parent)
    : QFrame(parent), m_look(look), m_document(document), m_model(model),
      m_filter(new RecordFilter(document, this)), m_table(nullptr),
      m_pane(new ExplanationPane(look, document, this)), m_choices(nullptr), m_list(new QWidget(this)),
      m_empty(makeLabel(this, "recordEmpty", "muted")), m_count(makeLine(this, "recordCount", "muted")),
      m_parts(new QSplitter(Qt::Horizontal, this)), m_stack(new QStackedLayout) {
    setObjectName(QStringLiteral("recordArea"));
    m_filter->setSourceModel(&model);
    m_table = new RecordTable(look, *m_filter, this);
    setFocusProxy(m_table);
    m_choices = new FilterBar(document, *m_filter, this);
    m_choices->hide();
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setMinimumWidth(1);
    m_empty->setFocusPolicy(Qt::TabFocus);
    m_list->setMinimumWidth(1);
    m_list->setLayout(m_stack);
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_empty);
    m_parts->addWidget(m_list);
    m_parts->addWidget(m_pane);
    m_parts->setChildrenCollapsible(false);
    m_pane->hide();
    auto* layout = filling<QVBoxLayout>(this);
    layout->setSpacing(0);
    m_bar = makeBar();
    layout->addWidget(m_bar);
    layout->addWidget(makeConfirmation());
    layout->addWidget(m_parts, 1);
    joinBar();
    joinTable();
    joinPane();
    connect(&look, &Look::changed, this, &RecordView::arrange);
    connect(&document, &BattleDocument::changed, this, &RecordView::follow);
    arrange();
    showWhatThereIs();
}

QPushButton* RecordView::addButton(const QString& name, const QString& text, const QString& tip) {
    auto* button = makeButton(this, name, "slim", text, tip);
    button->setAccessibleName(tip);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

QWidget* RecordView::makeBar() {
    auto* bar = new QWidget(this);
    auto* layout = new QHBoxLayout(bar);
    m_open = addButton(QStringLiteral("filterButton"), tr("Find"), tr("Find in the record (/)"));
    m_open->setCheckable(true);
    m_all = addButton(QStringLiteral("showAllButton"), tr("Show all"), tr("Show every record again"));
    m_previous = addButton(QStringLiteral("laterBookmark"), tr("★ ↑"), tr("Later bookmark (Ctrl+Up)"));
    m_next = addButton(QStringLiteral("earlierBookmark"), tr("★ ↓"), tr("Earlier bookmark (Ctrl+Down)"));
    m_dice = addButton(QStringLiteral("diceButton"), tr("Dice"), tr("How the dice fell so far"));
    layout->addWidget(m_count);
    layout->addWidget(m_open);
    layout->addWidget(m_choices, 1);
    layout->addWidget(m_all);
    layout->addStretch();
    for (QPushButton* button : {m_previous, m_next, m_dice}) {
        layout->addWidget(button);
    }
    return bar;
}

/// One line that asks before much is undone.
QWidget* RecordView::makeConfirmation() {
    m_confirmation = named(new QFrame(this), "undoConfirmation");
    m_question = makeLabel(m_confirmation, "undoQuestion", "");
    m_question->setMinimumWidth(1);
    m_undo = addButton(QStringLiteral("undoNow"), tr("Undo them"), tr("Undo them; redo brings them back"));
    m_undo->setProperty("kind", QStringLiteral("primary"));
    m_stay = addButton(QStringLiteral("undoNot"), tr("Leave them"), tr("Change nothing (Esc)"));
    auto* layout = new QHBoxLayout(m_confirmation);
    layout->addWidget(m_question, 1);
    layout->addWidget(m_undo);
    layout->addWidget(m_stay);
    m_confirmation->hide();
    return m_confirmation;
}

void RecordView::joinBar() {
    connect(m_open, &QPushButton::toggled, this, &RecordView::setFilterOpen);
    connect(m_all, &QPushButton::clicked, this, &RecordView::showAll);
    connect(m_previous, &QPushButton::clicked, this, [this] { goToBookmark(false); });
    connect(m_next, &QPushButton::clicked, this, [this] { goToBookmark(true); });
    connect(m_dice, &QPushButton::clicked, this, &RecordView::showDice);
    connect(m_choices, &FilterBar::changed, this, &RecordView::showCount);
    connect(m_choices, &FilterBar::closed, this, [this] {
        setFilterOpen(false);
        m_table->setFocus(Qt::OtherFocusReason);
    });
    connect(new QShortcut(QKeySequence(Qt::Key_Slash), this), &QShortcut::activated, this,
            &RecordView::openFilter);
    connect(m_undo, &QPushButton::clicked, this, &RecordView::undoNow);
    connect(m_stay, &QPushButton::clicked, this, [this] { askUndoTo(-1); });
}

void RecordView::joinTable() {
    connect(m_table, &RecordTable::opened, this, [this](int number) {
        explain(number);
        m_pane->takeFocus();
    });
    connect(m_table, &RecordTable::currentMoved, this, [this](int number) {
        if (isExplaining()) {
            m_pane->show(number);
        }
    });
    connect(m_table, &RecordTable::correctAsked, this, &RecordView::correct);
    connect(m_table, &RecordTable::noteAsked, this, &RecordView::noteBeside);
    connect(m_table, &RecordTable::bookmarkAsked, this, &RecordView::toggleBookmark);
    connect(m_table, &RecordTable::undoToAsked, this, &RecordView::askUndoTo);
}

void RecordView::joinPane() {
    connect(m_pane, &ExplanationPane::answered, this, &RecordView::answered);
    connect(m_pane, &ExplanationPane::subjectAsked, this, &RecordView::subjectAsked);
    connect(m_pane, &ExplanationPane::recordAsked, this, &RecordView::openRecord);
    connect(m_pane, &ExplanationPane::correctAsked, this, &RecordView::correct);
    connect(m_pane, &ExplanationPane::undoToAsked, this, &RecordView::askUndoTo);
    connect(m_pane, &ExplanationPane::bookmarkAsked, this, &RecordView::toggleBookmark);
    connect(m_pane, &ExplanationPane::closed, this, &RecordView::closeExplanation);
}

QTableView& RecordView::table() {
    return *m_table;
}

void RecordView::showHistoryOf(const Id& subject) {
    lookFor({.subject = toText(subject)}, true);
}

void RecordView::showTurn(int turn) {
    lookFor({.turn = turn}, true);
}

void RecordView::showAll() {
    lookFor({}, false);
}

/// Shows these records, and with `open` what they are chosen by.
void RecordView::lookFor(const RecordWish& wish, bool open) {
    m_filter->setWish(wish);
    m_choices->refresh();
    setFilterOpen(open);
    showCount();
}

void RecordView::openFilter() {
    setFilterOpen(true);
    fitParts();
    m_choices->takeFocus();
}

void RecordView::setFilterOpen(bool open) {
    m_open->setChecked(open);
    m_choices->setVisible(open);
    if (open) {
        m_choices->refresh();
    }
}

void RecordView::openRecord(int number) {
    select(number);
    explain(number);
}

/// A record that the filter hides is shown all the same when it is asked for.
void RecordView::select(int number) {
    const QModelIndex source = m_model.indexOf(number);
    if (source.isValid() && !m_filter->mapFromSource(source).isValid()) {
        showAll();
    }
    const QModelIndex index = m_filter->mapFromSource(source);
    if (index.isValid()) {
        m_table->setCurrentIndex(index);
        m_table->scrollTo(index);
    }
}

void RecordView::explain(int number) {
    const bool wasOpen = isExplaining();
    m_pane->setVisible(true);
    m_pane->show(number);
    if (!wasOpen) {
        m_parts->setSizes({width() * 44 / 100, width() * 56 / 100});
        Q_EMIT roomWanted();
    }
    fitParts();
}

bool RecordView::isExplaining() const {
    return !m_pane->isHidden();
}

void RecordView::closeExplanation() {
    m_pane->hide();
    fitParts();
    m_table->setFocus(Qt::OtherFocusReason);
    Q_EMIT roomWanted();
}

void RecordView::noteBeside(int number) {
    openRecord(number);
    m_pane->editNote();
}

void RecordView::toggleBookmark(int number) {
    RecordNote note = noteOf(m_document.battle(), number);
    note.bookmark = !note.bookmark;
    Q_EMIT answered(m_document.execute(noteCommand(number, note)));
}

void RecordView::goToBookmark(bool down) {
    const int rows = m_filter->rowCount();
    const int step = down ? 1 : -1;
    const int from = m_table->currentIndex().isValid() ? m_table->currentIndex().row() : down ? -1 : rows;
    for (int row = from + step; row >= 0 && row < rows; row += step) {
        const QModelIndex index = m_filter->index(row, RecordModel::Who);
        if (index.data(RecordModel::BookmarkRole).toBool()) {
            m_table->setCurrentIndex(index);
            m_table->scrollTo(index);
            return;
        }
    }
}

void RecordView::correct(int number) {
    const QString why = uncorrectable(m_document, number);
    if (!why.isEmpty()) {
        Answer answer;
        answer.refusal = {"not-possible", fromText(why)};
        Q_EMIT answered(answer);
        return;
    }
    auto* dialog = new CorrectDialog(m_look, m_document, number, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &CorrectDialog::answered, this, &RecordView::answered);
    dialog->open();
}

void RecordView::askUndoTo(int number) {
    const int last = m_document.isOpen() ? m_document.session().cursor() : 0;
    m_undoTo = number >= 1 && number < last ? number : -1;
    m_confirmation->setVisible(m_undoTo > 0);
    if (m_undoTo < 0) {
        return;
    }
    const auto& records = m_document.session().records();
    const auto named = [&](int which) {
        return tr("%1 (%2)", "number of a record (what it is)")
            .arg(which)
            .arg(m_document.describe(records[static_cast<std::size_t>(which - 1)]));
    };
    m_question->setText(number + 1 == last ? tr("Undo record %1?").arg(named(last))
                                           : sayCounted("RecordView", "Undo %n record, from %1 back to %2?",
                                                        "Undo %n records, from %1 back to %2?", last - number)
                                                 .arg(named(last), named(number + 1)));
    m_undo->setFocus(Qt::OtherFocusReason);
}

void RecordView::undoNow() {
    const int target = m_undoTo;
    askUndoTo(-1);
    Answer answer;
    while (target > 0 && m_document.session().cursor() > target) {
        answer = m_document.execute(commandOf(Verb::Undo)); // to the very record, the clock's too
        if (!answer.ok) {
            break;
        }
    }
    select(target);
    m_table->setFocus(Qt::OtherFocusReason);
    Q_EMIT answered(answer);
}

void RecordView::showDice() {
    auto* dialog = new DiceDialog(m_look, m_document, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

int RecordView::wantedHeight() const {
    return isExplaining() ? m_look.px(360) : m_look.px(163);
}

void RecordView::follow(const ChangeEvent& event) {
    if (event.kind == ChangeEvent::Kind::Saved) {
        return;
    }
    showWhatThereIs();
    if (!m_choices->isHidden()) {
        m_choices->follow(event);
    }
}

void RecordView::showWhatThereIs() {
    if (m_undoTo > 0) {
        askUndoTo(-1);
    }
    const int current = m_table->current();
    const bool gone = m_pane->record() > (m_document.isOpen() ? m_document.session().cursor() : 0);
    if (gone && isExplaining()) {
        m_pane->show(current);
    }
    if (!m_document.isOpen() || current == 0) {
        m_table->scrollToTop();
    }
    showCount();
}

void RecordView::showCount() {
    const int total = m_filter->total();
    const int shown = m_filter->rowCount();
    m_count->setText(m_filter->isActive() ? tr("%1 of %2").arg(shown).arg(total)
                                          : sayCounted("RecordView", "%n record", "%n records", total));
    m_all->setVisible(m_filter->isActive());
    m_empty->setText(
        total == 0 ? tr("Nothing has happened yet. What is resolved is written down here, newest first.")
                   : tr("Nothing like that is in the record. \"Show all\" brings everything back."));
    m_stack->setCurrentIndex(shown > 0 ? 0 : 1);
    setFocusProxy(shown > 0 ? static_cast<QWidget*>(m_table) : m_empty); // who opens it reads first
    const bool marked = anyBookmark();
    m_previous->setVisible(marked);
    m_next->setVisible(marked);
    m_dice->setEnabled(total > 0);
}

bool RecordView::anyBookmark() const {
    if (!m_document.isOpen()) {
        return false;
    }
    const auto& notes = m_document.battle().recordNotes;
    return std::any_of(notes.begin(), notes.end(), [](const auto& note) { return note.second.bookmark; });
}

void RecordView::keyPressEvent(QKeyEvent* event) {
    const bool control = event->modifiers() == Qt::ControlModifier;
    if (control && (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down)) {
        goToBookmark(event->key() == Qt::Key_Down);
    } else if (event->key() == Qt::Key_Escape && m_undoTo > 0) {
        askUndoTo(-1);
    } else if (event->key() == Qt::Key_Escape && isExplaining()) {
        closeExplanation();
    } else {
        QFrame::keyPressEvent(event);
    }
}

void RecordView::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    fitParts();
}

/// With large text in a small window a record in full takes the place of the list and its bar.
void RecordView::fitParts() {
    const bool low = isExplaining() && height() < m_look.px(220);
    m_list->setVisible(!isExplaining() || width() >= m_look.px(700));
    m_bar->setVisible(!low || !m_choices->isHidden());
    m_pane->setTight(low);
    m_table->arrange();
}

void RecordView::arrange() {
    for (QWidget* line : {m_count->parentWidget(), m_confirmation}) {
        line->layout()->setContentsMargins(m_look.px(8), m_look.px(2), m_look.px(8), m_look.px(2));
        line->layout()->setSpacing(m_look.px(8));
    }
    fitParts();
}

} // namespace umpire::gui
