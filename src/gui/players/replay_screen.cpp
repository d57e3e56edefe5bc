#include "players/replay_screen.h"

#include "document/record_text.h"
#include "field/field_view.h"
#include "look/text_kinds.h"
#include "look/theme.h"
#include "look/widgets.h"
#include "table/turn_bar.h"
#include "umpire/checks/scope.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QPainter>
#include <QPainterPath>
#include <QShortcut>
#include <QSignalBlocker>
#include <QSlider>
#include <QStackedWidget>

#include <algorithm>
#include <utility>

namespace umpire::gui {

namespace {

constexpr int usualPace = 2000;

std::vector<int> turnsOf(const Session& session) {
    const auto& records = session.records();
    // A record's clock is that of the moment before it.
    const auto turnAt = [&](int record) {
        return record < session.cursor() ? records[static_cast<std::size_t>(record)].clock.turn
                                         : session.battle().clock.turn;
    };
    std::vector<int> begins{session.setUpRecords()};
    for (int record = begins.front() + 1; record <= session.cursor(); ++record) {
        if (turnAt(record) != turnAt(record - 1)) {
            begins.push_back(record);
        }
    }
    return begins;
}

} // namespace

ReplayWalk::ReplayWalk(PastBattle& past, QObject* parent)
    : QObject(parent), m_past(past), m_first(past.session().setUpRecords()),
      m_turns(turnsOf(past.session())) {
    m_timer.setInterval(usualPace);
    connect(&m_timer, &QTimer::timeout, this, &ReplayWalk::goOn);
}

const Record* ReplayWalk::record() const {
    return at() > m_first ? &m_past.session().records()[static_cast<std::size_t>(at() - 1)] : nullptr;
}

void ReplayWalk::goTo(int record) {
    const int wanted = std::clamp(record, m_first, last());
    if (wanted != at()) {
        m_past.goTo(wanted);
        Q_EMIT moved();
    }
}

void ReplayWalk::stepTurn(bool forward) {
    const auto next = std::upper_bound(m_turns.begin(), m_turns.end(), at());
    const auto here = std::lower_bound(m_turns.begin(), m_turns.end(), at());
    if (forward) {
        goTo(next == m_turns.end() ? last() : *next);
    } else if (here != m_turns.begin()) {
        goTo(*std::prev(here));
    }
}

void ReplayWalk::setPlaying(bool playing) {
    if (playing == isPlaying()) {
        return;
    }
    if (playing) {
        if (at() == last()) {
            goTo(m_first);
        }
        m_timer.start();
    } else {
        m_timer.stop();
    }
    Q_EMIT playingChanged(playing);
}

void ReplayWalk::goOn() {
    step(1);
    if (at() == last()) {
        setPlaying(false);
    }
}

ReplayScreen::ReplayScreen(const Look& look, PastBattle& past, QWidget* parent)
    : QWidget(parent), m_look(look), m_past(past), m_walk(past), m_order(past), m_head(makeHead()),
      m_moment(makeMoment()), m_field(new FieldView(m_look, m_order, this)), m_story(makeStory()),
      m_bar(makeBar()) {
    setObjectName(QStringLiteral("replayScreen"));
    setAccessibleName(tr("The battle as it was"));
    setFocusPolicy(Qt::StrongFocus);
    m_field->setReadOnly(true);
    auto* rows = new QVBoxLayout(this);
    rows->setSpacing(0);
    rows->addWidget(m_head);
    rows->addWidget(m_moment);
    rows->addWidget(m_field, 1);
    rows->addWidget(m_story);
    rows->addWidget(m_bar);
    addKey(Qt::Key_Escape, [this] { Q_EMIT leaveAsked(); });
    addKey(Qt::Key_P, [this] { m_players->toggle(); });
    connect(&m_walk, &ReplayWalk::moved, this, &ReplayScreen::showMoment);
    connect(&m_walk, &ReplayWalk::playingChanged, this, &ReplayScreen::showPlace);
    connect(&m_look, &Look::changed, this, &ReplayScreen::restyle);
    restyle();
}

/// It says over everything else that this is the past, and leads back to now.
QFrame* ReplayScreen::makeHead() {
    auto* head = named(new QFrame(this), "replayHead");
    m_title = named(new ElidedLabel(head), "replayTitle");
    m_players =
        named(new QCheckBox(tr("&Players see it too"), head), "replayPlayers", tr("Players see it too"));
    m_players->setToolTip(
        tr("The players’ window shows the same moment, without what is kept from them (P)"));
    m_players->setChecked(true);
    auto* leave = makeButton(head, "replayLeave", "primary", tr("Back to &now"),
                             tr("Back to the battle as it stands (Esc)"));
    auto* row = new QHBoxLayout(head);
    row->addWidget(m_title, 1);
    row->addWidget(m_players);
    row->addWidget(leave);
    connect(leave, &QPushButton::clicked, this, &ReplayScreen::leaveAsked);
    connect(m_players, &QCheckBox::toggled, this, &ReplayScreen::withPlayersChanged);
    return head;
}

QFrame* ReplayScreen::makeMoment() {
    auto* moment = named(new QFrame(this), "replayMoment");
    m_turn = named(new QLabel(moment), "turnLabel");
    m_side = named(new ElidedLabel(moment), "sideLabel");
    m_phases = named(new PhaseBar(m_look, m_past, moment), "phaseBar");
    auto* row = new QHBoxLayout(moment);
    row->addWidget(m_turn);
    row->addWidget(m_side);
    row->addWidget(m_phases);
    row->addStretch(1);
    return moment;
}

/// What happened in the record that led to what is shown. It always takes the same room, so that nothing
/// moves from record to record.
QFrame* ReplayScreen::makeStory() {
    auto* story = named(new QFrame(this), "replayStory");
    m_place = makeLine(story, "", "muted");
    m_who = new ElidedLabel(story);
    m_how = new ElidedLabel(story);
    m_follows = new ElidedLabel(story);
    auto* rows = new QVBoxLayout(story);
    const std::pair<QLabel*, const char*> lines[] = {
        {m_place, "replayPlace"}, {m_who, "replayWho"}, {m_how, "replayHow"}, {m_follows, "replayFollows"}};
    for (const auto& [line, name] : lines) {
        line->setObjectName(QLatin1String(name));
        rows->addWidget(line);
    }
    return story;
}

/// The way through the past: a slider over all records, buttons for a record or a turn forward and back, and
/// what lets it go by itself. The keys work wherever the keyboard is on this screen.
QFrame* ReplayScreen::makeBar() {
    auto* bar = named(new QFrame(this), "replayBar");
    m_slider = named(new QSlider(Qt::Horizontal, bar), "replaySlider", tr("Record that is shown"));
    m_slider->setFocusPolicy(Qt::NoFocus); // the keys are those of the whole screen
    m_slider->setRange(m_walk.first(), m_walk.last());
    connect(m_slider, &QSlider::valueChanged, &m_walk, &ReplayWalk::goTo);
    auto* rows = new QVBoxLayout(bar);
    rows->addWidget(m_slider);
    m_row = new QHBoxLayout;
    rows->addLayout(m_row);
    addButtons();
    m_row->addStretch(1);
    m_pace = named(new QComboBox(bar), "replayPace", tr("Speed"));
    m_row->addWidget(m_pace);
    m_pace->setToolTip(tr("How fast it goes by itself (+ and −)"));
    m_pace->setFocusPolicy(Qt::TabFocus);
    m_pace->addItem(tr("Very slow: a record every 5 seconds"), 5000);
    m_pace->addItem(tr("Slow: a record every 3 seconds"), 3000);
    m_pace->addItem(tr("A record every 2 seconds"), 2000);
    m_pace->addItem(tr("Fast: a record every second"), 1000);
    m_pace->addItem(tr("Very fast: two records a second"), 500);
    m_pace->setCurrentIndex(m_pace->findData(m_walk.pace()));
    connect(m_pace, &QComboBox::currentIndexChanged, &m_walk,
            [this] { m_walk.setPace(m_pace->currentData().toInt()); });
    return bar;
}

void ReplayScreen::addButtons() {
    const auto add = [&](const char* name, const QString& text, const QString& said, const QString& key,
                         const std::function<void()>& act) {
        auto* button = named(new QPushButton(text, m_slider->parentWidget()), name, said);
        button->setToolTip(tr("%1 (%2)", "what a button does and its key").arg(said, key));
        button->setFocusPolicy(Qt::TabFocus);
        m_row->addWidget(button);
        connect(button, &QPushButton::clicked, &m_walk, act);
        return button;
    };
    const auto addWay = [&](const char* name, const QString& text, const QString& said, Qt::Key key,
                            const QString& keyText, const std::function<void()>& act) {
        addKey(key, act);
        return add(name, text, said, keyText, act);
    };
    m_backward << addWay("replayBegin", QStringLiteral("|◂"), tr("To the beginning"), Qt::Key_Home,
                         tr("Home"), [this] { m_walk.goTo(m_walk.first()); });
    m_backward << addWay("replayTurnBack", QStringLiteral("◂◂"), tr("A turn back"), Qt::Key_PageUp,
                         tr("Page Up"), [this] { m_walk.stepTurn(false); });
    m_backward << addWay("replayBack", QStringLiteral("◂"), tr("A record back"), Qt::Key_Left, tr("Left"),
                         [this] { m_walk.step(-1); });
    // Space is left to a button that has the keyboard.
    m_play = add("replayPlay", {}, tr("Go on by itself, or pause"), tr("Space"),
                 [this] { m_walk.setPlaying(!m_walk.isPlaying()); });
    m_forward << addWay("replayOn", QStringLiteral("▸"), tr("A record on"), Qt::Key_Right, tr("Right"),
                        [this] { m_walk.step(1); });
    m_forward << addWay("replayTurnOn", QStringLiteral("▸▸"), tr("A turn on"), Qt::Key_PageDown,
                        tr("Page Down"), [this] { m_walk.stepTurn(true); });
    m_forward << addWay("replayEnd", QStringLiteral("▸|"), tr("To the last record"), Qt::Key_End, tr("End"),
                        [this] { m_walk.goTo(m_walk.last()); });
}

void ReplayScreen::addKey(const QKeySequence& key, const std::function<void()>& act) {
    auto* shortcut = new QShortcut(key, this);
    shortcut->setContext(Qt::WidgetWithChildrenShortcut);
    connect(shortcut, &QShortcut::activated, this, act);
}

/// Space and the signs leave their keys to a button or a list that has the keyboard.
void ReplayScreen::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Space:
        m_walk.setPlaying(!m_walk.isPlaying());
        return;
    case Qt::Key_Plus:
    case Qt::Key_Minus:
        m_pace->setCurrentIndex(std::clamp(m_pace->currentIndex() + (event->key() == Qt::Key_Plus ? 1 : -1),
                                           0, m_pace->count() - 1));
        return;
    default:
        // Nothing that is typed here reaches the table.
        event->accept();
    }
}

void ReplayScreen::restyle() {
    const int edge = pastEdge(m_look);
    layout()->setContentsMargins(edge, edge, edge, edge);
    const std::tuple<const QFrame*, int, int> parts[] = {
        {m_head, 8, 16}, {m_moment, 8, 12}, {m_story, 4, 2}, {m_bar, 8, 6}};
    for (const auto& [part, below, spacing] : parts) {
        part->layout()->setContentsMargins(m_look.px(16), m_look.px(8), m_look.px(16), m_look.px(below));
        part->layout()->setSpacing(m_look.px(spacing));
    }
    m_row->setSpacing(m_look.px(8));
    showMoment();
}

void ReplayScreen::showMoment() {
    const int shown = m_walk.at() - m_walk.first();
    const int all = m_walk.last() - m_walk.first();
    m_title->setWhole(shown == 0 ? tr("Looking back: before the first record of %1").arg(all)
                                 : tr("Looking back: record %1 of %2").arg(shown).arg(all));
    const Battle& battle = m_past.battle();
    m_turn->setText(turnText(battle));
    setInk(*m_side, m_look.theme().side(actingSide(m_past.rules(), battle)));
    m_side->setWhole(actorWords(m_past.rules(), battle));
    m_phases->refresh();
    const Record* record = m_walk.record();
    const RecordParties parties = record ? partiesOf(*record, m_past.rules()) : RecordParties();
    m_field->setChoice(parties.actor, parties.target);
    const RecordText words(m_past.session());
    const QString tone = record ? toText(words.tone(*record)) : QString();
    m_place->setText(record ? toText(words.place(*record)) : tr("Before the first record"));
    m_who->setWhole(record ? toText(words.who(*record)) : tr("The battle as it was set up"));
    setInk(*m_how, tone.isEmpty() ? m_look.theme().ink : m_look.tone(tone));
    m_how->setWhole(record ? toneSignBefore(tone) + toText(words.how(*record)) : QString());
    m_follows->setWhole(record ? toText(words.follows(*record)) : QString());
    showPlace();
}

void ReplayScreen::showPlace() {
    const QSignalBlocker quiet(m_slider);
    m_slider->setValue(m_walk.at());
    for (QPushButton* button : m_backward) {
        button->setEnabled(m_walk.at() > m_walk.first());
    }
    for (QPushButton* button : m_forward) {
        button->setEnabled(m_walk.at() < m_walk.last());
    }
    m_play->setText(m_walk.isPlaying() ? tr("‖ Pause") : tr("▸ Play"));
    // Play keeps its width when it becomes pause, so that nothing moves under the hand.
    const QFontMetrics metrics = m_play->fontMetrics();
    m_play->setMinimumWidth(
        std::max(metrics.horizontalAdvance(tr("‖ Pause")), metrics.horizontalAdvance(tr("▸ Play"))) +
        m_look.px(32));
}

bool ReplayScreen::withPlayers() const {
    return m_players->isChecked();
}

void ReplayScreen::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintPastEdge(painter, rect(), m_look);
}

int pastEdge(const Look& look) {
    return look.px(10);
}

void paintPastEdge(QPainter& painter, const QRect& around, const Look& look) {
    const int edge = pastEdge(look);
    QPainterPath frame;
    frame.addRect(around);
    frame.addRect(around.adjusted(edge, edge, -edge, -edge));
    painter.save();
    painter.setClipPath(frame);
    painter.fillRect(around, look.theme().background);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(look.theme().accent, look.px(5)));
    const int gap = look.px(16);
    for (int x = around.left() - around.height(); x < around.right(); x += gap) {
        painter.drawLine(x, around.bottom() + 1, x + around.height(), around.top());
    }
    painter.restore();
}

ReplayActions::ReplayActions(const Look& look, BattleDocument& document, QAction& action,
                             QStackedWidget& pages, QObject* parent)
    : QObject(parent), m_look(look), m_document(document), m_action(action), m_pages(pages) {
    connect(&action, &QAction::triggered, this, &ReplayActions::setOn);
    connect(&document, &BattleDocument::changed, this, &ReplayActions::follow);
}

ReplayActions::~ReplayActions() = default;

bool ReplayActions::anythingPlayed() const {
    return m_document.isOpen() && m_document.session().cursor() > m_document.session().setUpRecords();
}

void ReplayActions::refresh() {
    m_action.setEnabled(isOn() || anythingPlayed());
    m_action.setChecked(isOn());
}

void ReplayActions::setOn(bool on) {
    if (!on || isOn() || !anythingPlayed()) {
        leave();
        return;
    }
    m_past = std::make_unique<PastBattle>(m_document);
    m_screen = new ReplayScreen(m_look, *m_past, &m_pages);
    m_pages.addWidget(m_screen);
    connect(m_screen, &ReplayScreen::leaveAsked, this, &ReplayActions::leave);
    connect(m_screen, &ReplayScreen::withPlayersChanged, this, &ReplayActions::playersTurned);
    Q_EMIT turned();
    Q_EMIT playersTurned();
    m_screen->setFocus(Qt::OtherFocusReason);
}

/// The screen goes before the past that it shows; whoever called may still be one of its buttons.
void ReplayActions::leave() {
    if (!isOn()) {
        refresh();
        return;
    }
    ReplayScreen* gone = std::exchange(m_screen, nullptr);
    gone->walk().setPlaying(false);
    m_pages.removeWidget(gone);
    Q_EMIT playersTurned();
    Q_EMIT turned();
    m_past.release()->setParent(gone);
    gone->hide();
    gone->deleteLater();
}

/// What comes in while the past is looked at, such as what another window plays, is the present.
void ReplayActions::follow(const ChangeEvent& event) {
    if (isOn() && event.kind == ChangeEvent::Kind::Opened) {
        leave();
    }
}

BattleDocument* ReplayActions::shownToPlayers() {
    return isOn() && m_screen->withPlayers() ? m_past.get() : nullptr;
}

} // namespace umpire::gui
