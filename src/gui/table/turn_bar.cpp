#include "table/turn_bar.h"

#include "document/record_text.h"
#include "document/text.h"
#include "look/plain_texts.h"
#include "look/text_kinds.h"
#include "look/text_width.h"
#include "look/widgets.h"
#include "resolve/action_row.h"
#include "table/due_panel.h"
#include "umpire/rules/commands.h"
#include "umpire/state/objectives.h"
#include "umpire/worksheet/worksheet.h"

#include <QActionGroup>
#include <QMenu>
#include <QPainter>
#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

namespace umpire::gui {

TurnBar::TurnBar(const Look& look, const BattleDocument& document, QWidget* parent)
    : QFrame(parent), m_look(look), m_document(document), m_turn(new QLabel(this)),
      m_side(new ElidedLabel(this)), m_phases(new PhaseBar(look, document, this)),
      m_back(named(new SignButton(this), "lastPhaseButton")),
      m_next(named(new SignButton(this), "nextPhaseButton")), m_due(named(new SignButton(this), "dueButton")),
      m_filter(named(new SignButton(this), "filterButton")),
      m_undo(named(new SignButton(this), "undoButton")), m_clock(new TableClock(document, this)),
      m_clockButton(new ClockButton(document, *m_clock, this)), m_score(new ScoreButton(document, this)),
      m_dueMenu(new QMenu(m_due)), m_first(new QHBoxLayout), m_second(new QHBoxLayout) {
    setObjectName(QStringLiteral("turnBar"));
    m_turn->setObjectName(QStringLiteral("turnLabel"));
    m_side->setObjectName(QStringLiteral("sideLabel"));
    m_phases->setObjectName(QStringLiteral("phaseBar"));
    m_due->setMenu(m_dueMenu);
    build();
    explain();
    join();
    refresh();
}

void TurnBar::build() {
    auto* rows = new QVBoxLayout(this);
    rows->addLayout(m_first);
    rows->addLayout(m_second);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_turn, m_side, m_phases, m_back, m_next}) {
        m_first->addWidget(widget);
    }
    m_first->addStretch(1);
    for (QPushButton* widget :
         std::initializer_list<QPushButton*>{m_clockButton, m_score, m_filter, m_due, m_undo}) {
        m_first->addWidget(widget);
    }
    m_second->addStretch(1);
}

void TurnBar::join() {
    connect(m_filter, &QPushButton::clicked, this, &TurnBar::filterAsked);
    connect(m_back, &QPushButton::clicked, this, &TurnBar::lastPhaseAsked);
    connect(m_next, &QPushButton::clicked, this, &TurnBar::nextPhaseAsked);
    connect(m_undo, &QPushButton::clicked, this, &TurnBar::undoAsked);
    connect(m_score, &ScoreButton::commandAsked, this, &TurnBar::commandAsked);
    connect(m_clock, &TableClock::commandAsked, this, &TurnBar::commandAsked);
    // It may come with a command, whose own notices come first and take away what was said before.
    connect(m_clockButton, &ClockButton::over, this, &TurnBar::noticed, Qt::QueuedConnection);
    connect(m_clockButton, &ClockButton::roomWanted, this, [this] {
        if (m_document.isOpen()) {
            arrange();
        }
    });
    connect(&m_look, &Look::changed, this, &TurnBar::refresh);
}

void TurnBar::showObjectives() {
    if (m_score->counts()) {
        m_score->showMenu();
    } else {
        Q_EMIT noticed(tr("The scenario lists no objectives yet. F6 opens it."));
    }
}

void TurnBar::explain() {
    m_filter->setText(tr("Filter"));
    m_filter->setAccessibleName(tr("Filter the field"));
    m_filter->setToolTip(tr("Show only some of the units (F)"));
    m_back->setText(QStringLiteral("◂"));
    m_back->setAccessibleName(tr("Back to the phase before"));
    m_back->setToolTip(tr("Back to the phase before (Ctrl+Backspace)"));
    m_next->setAccessibleName(tr("Next phase"));
    m_next->setToolTip(tr("Ends this phase (Ctrl+Return)"));
}

void TurnBar::refresh() {
    layout()->setContentsMargins(m_look.px(16), m_look.px(8), m_look.px(16), m_look.px(8));
    layout()->setSpacing(m_look.px(6));
    m_first->setSpacing(m_look.px(12));
    m_second->setSpacing(m_look.px(12));
    setVisible(m_document.isOpen());
    if (m_document.isOpen()) {
        offerActions();
        showClock();
        fillDue();
        m_clockButton->refresh();
        m_score->refresh();
        arrange();
    }
}

void TurnBar::follow(const ChangeEvent& event) {
    if (event.everything || event.kind == ChangeEvent::Kind::Opened) {
        refresh();
        return;
    }
    if (event.concerns(ChangeEvent::Parts(ChangeEvent::Clock) | ChangeEvent::Details | ChangeEvent::Notes)) {
        showClock();
    }
    if (event.concerns(ChangeEvent::Due)) {
        fillDue();
    }
    judgeActions();
    if (event.concerns(ChangeEvent::Parts(ChangeEvent::Objectives) | ChangeEvent::Roster)) {
        m_score->refresh();
    }
    arrange(); // what undo would take back
}

/// They stand behind the phases, whatever can be done now: nothing jumps. One may be pressed right now: they
/// are made anew for another game only.
void TurnBar::offerActions() {
    QStringList ids;
    for (const Action& action : m_document.rules().actions) {
        if (action.atTurn) {
            ids << toText(action.id);
        }
    }
    const bool same = std::equal(ids.begin(), ids.end(), m_actions.begin(), m_actions.end(),
                                 [](const QString& id, const QPushButton* button) {
                                     return button->property("action").toString() == id;
                                 });
    for (QPushButton* button : same ? std::vector<QPushButton*>() : std::exchange(m_actions, {})) {
        button->hide();
        button->deleteLater();
    }
    QHBoxLayout* row = m_stacked ? m_second : m_first;
    for (const QString& id : same ? QStringList() : ids) {
        auto* button = named(new SignButton(this), QStringLiteral("turnAction-") + id);
        button->setProperty("action", id);
        row->insertWidget(row->indexOf(m_next) + 1 + static_cast<int>(m_actions.size()), button);
        button->show(); // at once: only what is shown is measured
        QWidget::setTabOrder(m_actions.empty() ? m_next : m_actions.back(), button);
        connect(button, &QPushButton::clicked, this, [this, id] { Q_EMIT actionAsked(id); });
        m_actions.push_back(button);
    }
    judgeActions();
}

/// What speaks against one is told by its tool tip, also to those who hear it.
void TurnBar::judgeActions() {
    if (!m_document.isOpen()) {
        return;
    }
    for (QPushButton* button : m_actions) {
        const Id id = fromText(button->property("action").toString());
        const Action* action = m_document.rules().action(id);
        const Worksheet sheet = worksheet(m_document.session(), Json{{"do", id}}, {false, false, 0});
        const QString name = action ? toText(action->name) : QString();
        const QString key = keyOfAction(m_document.rules(), id);
        const QString called = key.isEmpty() ? name : tr("%1 (%2)", "command, its key").arg(name, key);
        button->setProperty("key", key);
        button->setProperty("called", called);
        button->setEnabled(sheet.ok);
        button->setToolTip(sheet.ok ? called
                                    : tr("%1. Not now: %2").arg(called, toText(sheet.refusal.message)));
        button->setAccessibleName(name);
        button->setAccessibleDescription(button->toolTip());
    }
}

void TurnBar::writeActions(Words words) {
    for (QPushButton* button : m_actions) {
        const QString key = button->property("key").toString();
        const bool sign = words == Words::Signs && !key.isEmpty();
        button->setText(asWritten(sign ? key : button->property("called").toString()));
    }
}

void TurnBar::showClock() {
    const auto& remarks = m_document.battle().remarks;
    const auto noted = remarks.find(NotedOn{"", m_document.battle().clock.turn});
    const QString turn = turnText(m_document.battle());
    m_turn->setText(noted == remarks.end() ? turn : tr("%1 · note").arg(turn));
    m_turn->setToolTip(noted == remarks.end() ? QString() : toText(noted->second));
    m_turn->setAccessibleDescription(m_turn->toolTip());
    setInk(*m_side, m_look.theme().side(actingSide(m_document.rules(), m_document.battle())));
    m_side->setWhole(actorWords(m_document.rules(), m_document.battle()));
    m_side->keepRoomFor(allActorWords(m_document.rules(), m_document.battle()));
    m_phases->refresh();
}

void TurnBar::fillDue() {
    m_dueMenu->clear();
    const std::vector<Due> list = DuePanel::inOrder(m_document);
    for (const Due& due : list) {
        QAction* action = m_dueMenu->addAction(asWritten(toText(due.text)));
        action->setObjectName(QStringLiteral("due-") + toText(due.id));
        connect(action, &QAction::triggered, this, [this, id = toText(due.id)] { Q_EMIT dueAsked(id); });
    }
    if (!list.empty()) {
        m_dueMenu->addSeparator();
        QAction* all = m_dueMenu->addAction(tr("The whole list, to resolve or waive"));
        all->setObjectName(QStringLiteral("dueList"));
        connect(all, &QAction::triggered, this, &TurnBar::dueListAsked);
    }
    m_due->setAccessibleName(list.empty() ? tr("Nothing due")
                                          : tr("%n due", "tests", static_cast<int>(list.size())));
    m_due->setEnabled(!list.empty());
    m_due->setProperty("kind", list.empty() ? QString() : QStringLiteral("due"));
    m_due->update();
}

/// What it takes back is in the tool tip: the button never grows, so that a click meant for it meets it.
void TurnBar::showUndo() {
    const QString what = m_document.undoText();
    const QString whole = what.isEmpty() ? tr("Nothing to undo") : tr("Undo: %1").arg(what);
    m_undo->setAccessibleName(whole);
    m_undo->setToolTip(whole);
    m_undo->setEnabled(!what.isEmpty());
}

/// Showing a button lays out the window around it, which may come back here with another width.
void TurnBar::arrange() {
    if (m_arranging) {
        return;
    }
    const QScopedValueRollback<bool> once(m_arranging, true);
    constexpr int mostTries = 3;
    for (int i = 0; i < mostTries; ++i) {
        const int before = width();
        arrangeWithin();
        if (width() == before) {
            return;
        }
    }
}

/// With less room first the words of the buttons go, then the phases take a row of their own.
void TurnBar::arrangeWithin() {
    const auto fits = [this](Words words, bool stacked) {
        stack(stacked);
        write(words);
        return roomLeft() >= 0;
    };
    m_phases->spellOut(0);
    fits(Words::All, false) || fits(Words::NoFilter, false) || fits(Words::Short, false) ||
        fits(Words::Signs, false) || fits(Words::All, true) || fits(Words::NoFilter, true) ||
        fits(Words::Signs, true);
    m_phases->spellOut(roomForPhases());
    showUndo();
    layout()->activate(); // rows that were changed must not be seen as they stood
}

void TurnBar::write(Words words) {
    const auto& list = m_document.battle().due;
    m_filter->setVisible(words == Words::All);
    writeActions(words);
    m_score->write(words == Words::All);
    m_next->setText(words == Words::Signs   ? QStringLiteral("▸")
                    : words == Words::Short ? tr("Next ▸")
                                            : tr("Next phase ▸"));
    m_undo->setText(words == Words::Signs ? QStringLiteral("⟲") : tr("⟲ Undo"));
    constexpr int many = 99;
    int least = 0;
    for (const int due : {0, many, static_cast<int>(list.size())}) {
        m_due->setText(due == 0                ? tr("Nothing due")
                       : words == Words::Signs ? tr("Due %n", "tests", due)
                                               : tr("Due  %n ▾", "tests", due));
        for (const QString& kind : {QString(), QStringLiteral("due")}) {
            m_due->setProperty("kind", kind);
            least = std::max(least, m_due->sizeHint().width());
        }
    }
    m_due->setProperty("kind", list.empty() ? QString() : QStringLiteral("due"));
    m_due->setFixedWidth(least); // what falls due moves no button
}

void TurnBar::stack(bool stacked) {
    if (stacked == m_stacked) {
        return;
    }
    m_stacked = stacked;
    QHBoxLayout* from = stacked ? m_first : m_second;
    QHBoxLayout* to = stacked ? m_second : m_first;
    int place = stacked ? 0 : 2; // after turn and side
    std::vector<QWidget*> moved{m_phases, m_back, m_next};
    moved.insert(moved.end(), m_actions.begin(), m_actions.end());
    for (QWidget* widget : moved) {
        from->removeWidget(widget);
        to->insertWidget(place++, widget);
    }
}

int TurnBar::widthOf(const QHBoxLayout& row) const {
    int width = 0;
    for (int i = 0; i < row.count(); ++i) {
        const QWidget* widget = row.itemAt(i)->widget();
        if (widget && !widget->isHidden()) {
            width += std::max(widget->sizeHint().width(), widget->minimumWidth()) + row.spacing();
        }
    }
    return width;
}

/// What is left of the row that is fuller.
int TurnBar::roomLeft() const {
    const QMargins around = layout()->contentsMargins();
    const int room = width() - around.left() - around.right();
    const int below = m_stacked ? room - widthOf(*m_second) : room;
    return std::min(room - widthOf(*m_first), below);
}

/// What they may take besides.
int TurnBar::roomForPhases() const {
    const QMargins around = layout()->contentsMargins();
    return m_stacked ? width() - around.left() - around.right() - widthOf(*m_second) : roomLeft();
}

/// However little room there is, it can be made do with.
QSize TurnBar::minimumSizeHint() const {
    return {m_look.px(320), QFrame::minimumSizeHint().height()};
}

void TurnBar::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    if (m_document.isOpen()) {
        arrange();
    }
}

ScoreButton::ScoreButton(const BattleDocument& document, QWidget* parent)
    : QPushButton(parent), m_document(document), m_menu(new QMenu(this)) {
    setObjectName(QStringLiteral("scoreButton"));
    setAccessibleName(tr("Objectives"));
    hide();
    named(m_menu, "scoreMenu", tr("Objectives and who holds them"));
    setMenu(m_menu);
    connect(m_menu, &QMenu::aboutToShow, this, &ScoreButton::fillMenu);
}

bool ScoreButton::counts() const {
    return m_document.isOpen() && !m_document.battle().objectives.empty();
}

void ScoreButton::refresh() {
    setVisible(counts());
    if (!counts()) {
        return;
    }
    QStringList sides;
    QStringList named;
    QStringList points;
    for (const Holding& holding : holdingsOf(m_document.battle())) {
        const QString side = m_document.nameOf(holding.side);
        const auto count = static_cast<int>(holding.points);
        sides << sayCounted("ScoreButton", "%1: %n point", "%1: %n points", count).arg(side);
        points << QString::number(holding.points);
        named << tr("%1 %2").arg(side, points.last());
    }
    m_named = asWritten(named.join(QStringLiteral("  ·  ")));
    m_points = asWritten(tr("Points %1").arg(points.join(QStringLiteral(" : "))));
    setAccessibleName(tr("Objectives. %1").arg(sides.join(QStringLiteral(", "))));
    setToolTip(tr("%1\nWho holds which objective (Ctrl+Shift+O)").arg(sides.join(QLatin1Char('\n'))));
    write(true);
}

void ScoreButton::write(bool names) {
    setText(names ? m_named : m_points);
}

/// Made when somebody looks: the battle changes more often than that.
void ScoreButton::fillMenu() {
    // Clearing takes away entries of the menu, but not the menus that hang on them.
    for (QMenu* menu : m_menu->findChildren<QMenu*>(QString(), Qt::FindDirectChildrenOnly)) {
        menu->deleteLater(); // one of them may be the one that is just left
    }
    m_menu->clear();
    for (const Objective& objective :
         counts() ? std::vector<Objective>(m_document.battle().objectives) : std::vector<Objective>{}) {
        const QString holder =
            m_document.battle().find(objective.holder) ? m_document.nameOf(objective.holder) : tr("nobody");
        QMenu* menu = m_menu->addMenu(asWritten(tr("%1 (%2) – %3")
                                                    .arg(toText(objective.name))
                                                    .arg(static_cast<qlonglong>(objective.worth))
                                                    .arg(holder)));
        menu->setObjectName(QStringLiteral("objective-") + toText(objective.id));
        addHolders(*menu, objective);
    }
}

void ScoreButton::addHolders(QMenu& menu, const Objective& objective) {
    auto* group = new QActionGroup(&menu);
    const auto add = [&](const Id& side, const QString& text) {
        QAction* action = menu.addAction(asWritten(text));
        action->setObjectName(QStringLiteral("hold-%1-%2").arg(toText(objective.id), toText(side)));
        action->setCheckable(true);
        action->setChecked(objective.holder == side);
        group->addAction(action);
        const Json command = commandOf(Verb::Objective, {{"objective", objective.id}, {"holder", side}});
        connect(action, &QAction::triggered, this, [this, command] { Q_EMIT commandAsked(command); });
    };
    for (const Subject* side : m_document.battle().all(SubjectKind::Side)) {
        add(side->id, tr("Held by %1").arg(toText(side->name)));
    }
    add({}, tr("Held by nobody"));
}

namespace {

constexpr qint64 minute = 60;

} // namespace

ClockButton::ClockButton(const BattleDocument& document, TableClock& clock, QWidget* parent)
    : QPushButton(parent), m_document(document), m_clock(clock) {
    setObjectName(QStringLiteral("clockButton"));
    setAccessibleName(tr("Clock"));
    hide();
    m_next.setSingleShot(true);
    m_next.setTimerType(Qt::CoarseTimer);
    connect(&m_next, &QTimer::timeout, this, &ClockButton::refresh);
    connect(&clock, &TableClock::changed, this, &ClockButton::refresh);
    connect(&document, &BattleDocument::changed, this, [this](const ChangeEvent& event) {
        if (event.kind == ChangeEvent::Kind::Opened && !m_clock.isRunning()) {
            m_saidOf = {}; // another battle has turns and sides of the same names
        }
    });
    connect(this, &QPushButton::clicked, &clock, &TableClock::toggle);
}

void ClockButton::refresh() {
    const bool shown = m_clock.counts();
    if (shown != !isHidden()) {
        setVisible(shown);
        Q_EMIT roomWanted();
    }
    m_next.stop();
    if (!shown) {
        return;
    }
    const qint64 minutes = m_clock.ofTurn() / minute;
    const qint64 limit = m_clock.limit() / minute;
    const QString time = limit > 0 ? tr("%1 of %2 min").arg(minutes).arg(limit) : tr("%1 min").arg(minutes);
    // The sign says whether it runs; an exclamation mark, and not colour alone, that the time is over.
    const QString sign = m_clock.isRunning() ? QStringLiteral("▸ ") : QStringLiteral("‖ ");
    setText(sign + time + (m_clock.isOver() ? QStringLiteral(" !") : QString()));
    setProperty("kind", m_clock.isOver() ? QStringLiteral("due") : QString());
    setAccessibleName(spoken());
    setToolTip(tr("%1\nStarts and stops the clock (Ctrl+T)").arg(spoken()));
    sayOver();
    waitForNext();
}

QString ClockButton::spoken() const {
    const QString turn =
        sayCounted("ClockButton", "%n minute this turn", "%n minutes this turn", m_clock.ofTurn() / minute);
    const QString phase = sayCounted("ClockButton", "%n minute this phase", "%n minutes this phase",
                                     m_clock.ofPhase() / minute);
    const QString game =
        sayCounted("ClockButton", "%n minute in all", "%n minutes in all", m_clock.ofGame() / minute);
    const QString state = m_clock.isRunning() ? tr("The clock runs") : tr("The clock is stopped");
    return tr("%1: %2, %3, %4").arg(state, turn, phase, game);
}

/// A hint, no more: the game goes on.
void ClockButton::sayOver() {
    const Clock& now = m_document.battle().clock;
    const std::pair<qint64, Id> turn{static_cast<qint64>(now.turn), now.side};
    if (m_saidOf == turn && !m_clock.isOver()) {
        m_saidOf = {}; // it begins anew, or has more time now
    } else if (m_clock.isRunning() && m_clock.isOver() && m_saidOf != turn) {
        m_saidOf = turn;
        Q_EMIT over(sayCounted("ClockButton", "This turn has taken the one minute meant for it",
                               "This turn has taken the %n minutes meant for it", m_clock.limit() / minute));
    }
}

void ClockButton::waitForNext() {
    if (m_clock.isRunning() && isVisible()) {
        constexpr int second = 1000;
        const qint64 left = minute - m_clock.ofTurn() % minute;
        m_next.start(static_cast<int>(left) * second);
    }
}

void ClockButton::showEvent(QShowEvent* event) {
    QPushButton::showEvent(event);
    if (m_clock.counts()) {
        refresh();
    }
}

void ClockButton::hideEvent(QHideEvent* event) {
    QPushButton::hideEvent(event);
    m_next.stop();
}

namespace {

constexpr double tall = 34;
constexpr double phasePadding = 14;
constexpr double pillGap = 4;

} // namespace

PhaseBar::PhaseBar(const Look& look, const BattleDocument& document, QWidget* parent)
    : QWidget(parent), m_look(look), m_document(document) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void PhaseBar::refresh() {
    m_steps.clear();
    bool past = true;
    QString now;
    for (const Phase& phase : m_document.isOpen() ? m_document.rules().phases : std::vector<Phase>{}) {
        const bool current = phase.id == m_document.battle().clock.phase;
        past = past && !current;
        const QString name = toText(phase.brief.empty() ? phase.name : phase.brief);
        now = current ? toText(phase.name) : now;
        m_steps.push_back({name, toText(phase.name), name, past, current});
    }
    setAccessibleName(tr("Phase: %1").arg(now));
    setVisible(!m_steps.empty());
    updateGeometry();
    update();
}

/// Those that need least more come first.
void PhaseBar::spellOut(int room) {
    const auto more = [this](const Step& step) { return widthOf(step.whole) - widthOf(step.brief); };
    std::vector<Step*> steps;
    for (Step& step : m_steps) {
        step.text = step.brief;
        steps.push_back(&step);
    }
    std::stable_sort(steps.begin(), steps.end(),
                     [&more](const Step* a, const Step* b) { return more(*a) < more(*b); });
    for (Step* step : steps) {
        room -= more(*step);
        step->text = room < 0 ? step->brief : step->whole;
    }
    updateGeometry();
    update();
}

int PhaseBar::widthOf(const QString& text) const {
    return textWidth(m_look.font(14, QFont::DemiBold), text) + m_look.px(2 * phasePadding);
}

QSize PhaseBar::sizeHint() const {
    int width = 0;
    for (const Step& step : m_steps) {
        width += widthOf(step.text) + m_look.px(pillGap);
    }
    return {width, m_look.px(tall) + 2};
}

/// Where the row does not fit, only the phase that is on shows.
QSize PhaseBar::minimumSizeHint() const {
    int width = 0;
    for (const Step& step : m_steps) {
        width = step.now ? widthOf(step.text) : width;
    }
    return {width, m_look.px(tall) + 2};
}

void PhaseBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool all = width() >= sizeHint().width() - m_look.px(pillGap);
    double left = 0.5;
    for (const Step& step : m_steps) {
        if (!all && !step.now) {
            continue;
        }
        Step shown = step;
        if (!all && widthOf(step.whole) <= width()) {
            shown.text = step.whole; // alone it has the room
        }
        const QRectF pill(left, 1, widthOf(shown.text) - 1, m_look.px(tall));
        paintStep(painter, pill, shown);
        left += widthOf(shown.text) + m_look.px(pillGap);
    }
}

void PhaseBar::paintStep(QPainter& painter, const QRectF& pill, const Step& step) const {
    const Theme& theme = m_look.theme();
    painter.setPen(step.now ? QPen(Qt::NoPen) : QPen(theme.line, 1));
    painter.setBrush(step.now ? QBrush(theme.accent) : QBrush(theme.pane));
    painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);
    painter.setFont(m_look.font(14, step.now ? QFont::DemiBold : QFont::Normal));
    painter.setPen(step.now ? theme.onAccent : step.past ? theme.steady : theme.muted);
    // The sign that it is done stands in the margin, so that a phase that ends moves nothing.
    constexpr double signAt = 5;
    const double aside = step.past ? m_look.px(4) : 0;
    painter.drawText(pill.translated(aside, 0), Qt::AlignCenter, step.text);
    if (step.past) {
        painter.drawText(pill.adjusted(m_look.px(signAt), 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft,
                         QStringLiteral("✓"));
    }
}

} // namespace umpire::gui
