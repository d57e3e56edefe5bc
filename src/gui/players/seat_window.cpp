#include "players/seat_window.h"

#include "cards/card_choice.h"
#include "cards/card_facts.h"
#include "cards/card_table.h"
#include "document/record_text.h"
#include "document/text.h"
#include "look/plain_texts.h"
#include "look/text_kinds.h"
#include "look/widgets.h"
#include "players/action_board.h"
#include "resolve/resolve_panel.h"
#include "table/turn_bar.h"
#include "umpire/base/text.h"
#include "umpire/rules/commands.h"
#include "umpire/worksheet/suggestion.h"

#include <QAccessibleWidget>
#include <QAction>
#include <QCloseEvent>
#include <QMenu>
#include <QStackedWidget>

#include <algorithm>

namespace umpire::gui {

namespace {

/// More in one phase is no play any more.
constexpr int mostMoves = 60;
/// Of the window's width, at most for the panel.
constexpr double panelShare = 0.42;

} // namespace

SeatWindow::SeatWindow(const Look& look, BattleDocument& document, Settings& settings, Prompts& prompts)
    : m_look(look), m_document(document), m_prompts(prompts), m_throwers(settings),
      m_state(document, m_throwers), m_pages(new QStackedWidget(this)) {
    setObjectName(QStringLiteral("seatWindow"));
    setWindowTitle(tr("Two players"));
    m_pages->addWidget(makeCover());
    m_pages->addWidget(makeTable());
    auto* layout = filling<QVBoxLayout>(this);
    layout->addWidget(m_pages);
    connect(&m_document, &BattleDocument::changed, this, &SeatWindow::refresh);
    connect(&m_state, &ResolveState::changed, this, &SeatWindow::showChoice);
    connect(&m_look, &Look::changed, this, &SeatWindow::restyle);
    restyle();
    coverUp();
}

SeatWindow::~SeatWindow() = default;

/// Nothing on it belongs to a side.
QWidget* SeatWindow::makeCover() {
    auto* page = named(new QWidget(m_pages), "seatCover");
    m_covered = makeLabel(page, "seatCovered", "");
    m_covered->setAlignment(Qt::AlignCenter);
    m_show = named(new QPushButton(page), "seatShow");
    m_program = named(new QPushButton(page), "seatProgram");
    auto* leave = named(new QPushButton(tr("The umpire's view, with all cards"), page), "seatLeave");
    connect(m_show, &QPushButton::clicked, this, [this] { look(m_next); });
    connect(m_program, &QPushButton::clicked, this, [this] { playFor(m_next); });
    connect(leave, &QPushButton::clicked, this, [this] {
        if (mayLeave()) {
            Q_EMIT left();
        }
    });
    auto* layout = new QVBoxLayout(page);
    layout->addStretch(2);
    layout->addWidget(m_covered);
    layout->addSpacing(24);
    for (QPushButton* each : {m_show, m_program, leave}) {
        layout->addWidget(each, 0, Qt::AlignHCenter);
    }
    layout->addStretch(3);
    return page;
}

QWidget* SeatWindow::makeHead() {
    auto* head = new QWidget(this);
    m_turn = named(new QLabel(head), "seatTurn");
    m_phases = new PhaseBar(m_look, m_document, head);
    auto* next = named(new QPushButton(tr("&Next phase"), head), "seatNextPhase");
    auto* hint = named(new QPushButton(tr("&Suggest"), head), "seatSuggest");
    auto* undo = named(new QPushButton(tr("&Undo the last"), head), "seatUndo");
    m_handOn = named(new QPushButton(tr("&Hand over (H)"), head), "seatHandOn");
    hint->setToolTip(tr("What the program would do for this side"));
    connect(next, &QPushButton::clicked, this, &SeatWindow::goOn);
    connect(hint, &QPushButton::clicked, this, &SeatWindow::suggest);
    connect(undo, &QPushButton::clicked, this, &SeatWindow::undo);
    connect(m_handOn, &QPushButton::clicked, this, &SeatWindow::handOn);
    auto* layout = new QHBoxLayout(head);
    layout->addWidget(m_turn);
    layout->addWidget(m_phases);
    layout->addStretch(1);
    for (QPushButton* each : {hint, undo, next, m_handOn}) {
        layout->addWidget(each);
    }
    return head;
}

QWidget* SeatWindow::makeTable() {
    auto* page = new QWidget(m_pages);
    m_cards = new CardTable(m_look, m_document, page);
    m_cards->setEyes(Viewer::ofEverybody());
    m_panel = new ResolvePanel(m_look, m_state, page);
    m_last = named(new ActionBoard(m_look, page), "seatLast");
    m_said = named(new ElidedLabel(page), "seatSaid");
    connect(m_panel, &ResolvePanel::focusLost, m_cards, &CardTable::takeFocus);
    connect(m_panel, &ResolvePanel::nextAsked, this, &SeatWindow::goOnFromResult);
    connect(m_cards, &CardTable::chosen, this, [this](const QString& id) { choose(fromText(id)); });
    m_cards->setTaker([this](const QString& card) { return takeIntoChoice(m_state, fromText(card)); });
    auto* left = new QVBoxLayout;
    left->addWidget(m_cards, 1);
    left->addWidget(m_last);
    left->addWidget(m_said);
    auto* middle = new QHBoxLayout;
    middle->addLayout(left, 1);
    middle->addWidget(m_panel);
    auto* layout = new QVBoxLayout(page);
    layout->addWidget(makeHead());
    layout->addLayout(middle, 1);
    return page;
}

void SeatWindow::restyle() {
    m_covered->setFont(m_look.font(28, QFont::Bold));
    m_turn->setFont(m_look.font(20, QFont::Bold));
    keepWidths();
}

/// Large text must not take the room of the cards.
void SeatWindow::keepWidths() {
    m_panel->setFixedWidth(std::min(m_look.px(430), static_cast<int>(width() * panelShare)));
    m_last->setFixedHeight(std::min(m_look.px(96), height() / 8));
}

void SeatWindow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    keepWidths();
}

Id SeatWindow::otherSide(const Id& side) const {
    for (const Subject* each : m_document.battle().all(SubjectKind::Side)) {
        if (each->id != side) {
            return each->id;
        }
    }
    return side;
}

QString SeatWindow::nameOf(const Id& side) const {
    const Subject* known = m_document.battle().find(side);
    return known ? toText(known->name) : QString();
}

void SeatWindow::handTo(const Id& side, bool asked) {
    m_next = side;
    m_asked = asked;
    coverUp();
}

void SeatWindow::coverUp() {
    m_seated.clear();
    m_state.clear();
    m_cards->setEyes(Viewer::ofEverybody());
    m_said->setWhole({});
    const QString name = nameOf(m_next);
    const QString goes = m_asked ? tr("The laptop goes to: %1. That side has still to act in this phase. "
                                      "Everybody else looks away.")
                                 : tr("The laptop goes to: %1. Everybody else looks away.");
    m_covered->setText(goes.arg(name));
    m_show->setText(asWritten(tr("Show the cards of %1 (Space)").arg(name)));
    m_show->setAccessibleName(tr("Show the cards of %1").arg(name));
    m_program->setText(asWritten(tr("Let the program play %1 in this phase").arg(name)));
    m_program->setAccessibleName(m_program->text());
    m_pages->setCurrentIndex(0);
    m_show->setFocus();
    refresh();
}

void SeatWindow::look(const Id& side) {
    m_seated = side;
    sit(side);
    m_cards->setEyes(Viewer::of(side));
    m_pages->setCurrentIndex(1);
    m_handOn->setToolTip(tr("Covers everything, for %1 to sit down").arg(nameOf(otherSide(side))));
    m_state.choose(side);
    refresh();
    m_cards->takeFocus();
}

void SeatWindow::sit(const Id& side) {
    const Clock& now = m_document.battle().clock;
    if (now.phase != m_inThis.phase || now.turn != m_inThis.turn) {
        m_inThis = now;
        m_were.clear();
    }
    m_were.push_back(side);
}

bool SeatWindow::owesAct(const Id& side) const {
    const auto& due = m_document.battle().due;
    return !listed(m_were, side) &&
           std::any_of(due.begin(), due.end(), [&side](const Due& each) { return each.subject == side; });
}

/// The side that did what undo would take back; "" where it was of neither.
Id SeatWindow::lastActor() const {
    const int last = m_document.session().cursor();
    const Record& record = m_document.session().records()[static_cast<std::size_t>(last - 1)];
    const Subject* actor = m_document.battle().find(partiesOf(record, m_document.rules()).actor);
    return !actor ? Id() : actor->kind == SubjectKind::Side ? actor->id : actor->side;
}

/// What the other did is not taken back behind his back; the decks stay where they are.
void SeatWindow::undo() {
    if (m_document.session().cursor() <= m_document.session().setUpRecords()) {
        m_said->setWhole(tr("Nothing has been played yet."));
        return;
    }
    const Id actor = lastActor();
    m_said->setWhole(actor.empty() || actor == m_seated
                         ? saidOf(m_document.execute(commandOf(Verb::Undo)))
                         : tr("%1 acted last, and takes that back itself.").arg(nameOf(actor)));
}

/// Who owes nothing more hands over.
bool SeatWindow::mayHandOn() const {
    const auto& due = m_document.battle().due;
    return std::none_of(due.begin(), due.end(), [this](const Due& each) {
        const Subject* who = m_document.battle().find(each.subject);
        return each.subject == m_seated || (who && who->side == m_seated);
    });
}

void SeatWindow::goOnFromResult() {
    if (mayHandOn()) {
        handOn();
    }
}

void SeatWindow::handOn() {
    handTo(otherSide(m_seated));
}

void SeatWindow::refresh() {
    if (!m_document.isOpen()) {
        return;
    }
    m_turn->setText(turnText(m_document.battle()));
    m_phases->refresh();
    m_last->show(lastPublicResult(m_document));
    m_cards->refresh();
}

void SeatWindow::showChoice() {
    if (!m_seated.empty()) {
        m_cards->setChosen(toText(m_state.subject()), toText(m_state.target()), listedIn(m_state.sheet()),
                           openIn(m_state));
        m_panel->setNext(m_state.done() && mayHandOn() ? tr("Hand over") : QString());
    }
}

/// Nobody acts for the other side; its cards are aimed at.
void SeatWindow::choose(const Id& subject) {
    const Subject* known = m_document.battle().find(subject);
    const bool own = known && (known->id == m_seated || known->side == m_seated);
    const Subject* acting = m_document.battle().find(m_state.subject());
    const bool aims =
        acting && acting->kind == SubjectKind::Unit && known && known->kind == SubjectKind::Unit;
    if (own || (aims && !m_state.done())) {
        m_state.choose(subject);
    }
    const Subject* now = m_document.battle().find(m_state.subject());
    if (now && now->id != m_seated && now->side != m_seated) {
        m_state.choose(m_seated);
    }
}

void SeatWindow::suggest() {
    const auto command = suggestion(m_document.session(), {m_seated, true, 0});
    if (command) {
        m_state.take(*command);
    }
    m_said->setWhole(command ? QString() : tr("Nothing that helps: go on to the next phase, or hand over."));
}

/// One move after the other, until it has none. Each is recorded as anybody's.
void SeatWindow::playFor(const Id& side) {
    const Id phase = m_document.battle().clock.phase;
    sit(side);
    for (int i = 0; i < mostMoves && m_document.battle().clock.phase == phase; ++i) {
        const auto command = suggestion(m_document.session(), {side, true, static_cast<std::uint64_t>(i)});
        if (!command || !m_document.execute(*command).ok) {
            break;
        }
    }
    handTo(otherSide(side));
}

/// Where something is due of the other too, he is asked before the phase ends.
void SeatWindow::goOn() {
    const Id seated = m_seated;
    sit(seated);
    if (owesAct(otherSide(seated))) {
        handTo(otherSide(seated), true);
        return;
    }
    m_said->setWhole(saidOf(m_document.execute(commandOf(Verb::NextPhase))));
    m_state.choose(seated);
}

bool SeatWindow::mayLeave() {
    return m_prompts.confirm(this, tr("The umpire's view"),
                             tr("It shows the hands of both players. Both should be asked first."),
                             tr("Show all cards"));
}

void SeatWindow::closeEvent(QCloseEvent* event) {
    event->ignore();
    if (mayLeave()) {
        Q_EMIT left();
    }
}

void SeatWindow::keyPressEvent(QKeyEvent* event) {
    const bool covered = m_seated.empty();
    if (covered && event->key() == Qt::Key_Space) {
        look(m_next);
        return;
    }
    switch (covered ? 0 : event->key()) {
    case Qt::Key_Space:
        return;
    case Qt::Key_H:
        handOn();
        return;
    case Qt::Key_R:
        m_state.roll();
        return;
    case Qt::Key_Plus:
        m_panel->tellTogether();
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_state.done()) {
            goOnFromResult();
        } else if (m_state.ready()) {
            m_state.apply();
        }
        return;
    case Qt::Key_Escape:
        m_state.choose(m_seated);
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

namespace {

// A hidden window still tells all that stands in it to whoever asks by assistive technology; while it is
// unheard it tells nothing. That it may be is to be said before anybody asks.
constexpr const char* mayBeUnheard = "mayBeUnheard";
constexpr const char* isUnheard = "unheard";

/// A window that tells nothing of what stands in it while it is unheard.
class UnheardAccess : public QAccessibleWidget {
  public:
    explicit UnheardAccess(QWidget& window) : QAccessibleWidget(&window, QAccessible::Window) {}

    int childCount() const override { return unheard() ? 0 : QAccessibleWidget::childCount(); }
    QAccessibleInterface* child(int place) const override {
        return unheard() ? nullptr : QAccessibleWidget::child(place);
    }
    int indexOfChild(const QAccessibleInterface* child) const override {
        return unheard() ? -1 : QAccessibleWidget::indexOfChild(child);
    }
    QAccessibleInterface* focusChild() const override {
        return unheard() ? nullptr : QAccessibleWidget::focusChild();
    }

  private:
    bool unheard() const { return widget()->property(isUnheard).toBool(); }
};

QAccessibleInterface* unheardAccess(const QString&, QObject* object) {
    auto* window = qobject_cast<QWidget*>(object);
    return window && window->property(mayBeUnheard).toBool() ? new UnheardAccess(*window) : nullptr;
}

} // namespace

SeatActions::SeatActions(const Look& look, StoredBattle& document, Settings& settings, Prompts& prompts,
                         QMenu& menu, QWidget& window)
    : QObject(&window), m_look(look), m_document(document), m_settings(settings), m_prompts(prompts),
      m_window(window), m_action(menu.addAction(tr("&Two players at this laptop"))) {
    m_action->setObjectName(QStringLiteral("actionSeat"));
    m_action->setStatusTip(tr("Each sees his own hand; between them everything is covered"));
    window.setProperty(mayBeUnheard, true);
    QAccessible::installFactory(unheardAccess);
    connect(m_action, &QAction::triggered, this, &SeatActions::open);
    connect(&m_document, &BattleDocument::changed, this, &SeatActions::follow);
    follow();
}

SeatActions::~SeatActions() = default;

/// Only where there are hands to hide.
void SeatActions::follow() {
    const bool there = m_document.isOpen() && hasCards(m_document.rules());
    m_action->setVisible(there);
    m_action->setEnabled(there);
    if (!there && m_seat) {
        leave();
    }
}

void SeatActions::open() {
    const auto sides = m_document.battle().all(SubjectKind::Side);
    if (m_seat || sides.size() < 2) {
        return;
    }
    for (QWidget* other : m_window.findChildren<QWidget*>()) {
        if (other->isWindow() && other->isVisible()) {
            other->close();
        } // they show what is covered
    }
    m_document.cover();
    m_seat = std::make_unique<SeatWindow>(m_look, m_document, m_settings, m_prompts);
    connect(m_seat.get(), &SeatWindow::left, this, &SeatActions::leave, Qt::QueuedConnection);
    m_seat->resize(m_window.size());
    m_seat->handTo(sides.front()->id);
    m_window.isMaximized() ? m_seat->showMaximized() : m_seat->show();
    m_window.hide();
    m_window.setProperty(isUnheard, true);
}

void SeatActions::leave() {
    m_window.setProperty(isUnheard, false);
    m_window.show();
    m_seat.reset();
}

} // namespace umpire::gui
