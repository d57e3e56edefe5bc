#include "replay/replay_bar.h"

#include "document/record_text.h"
#include "look/elided_label.h"
#include "look/text_kinds.h"
#include "look/theme.h"
#include "replay/replay_walk.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace umpire::gui {

ReplayBar::ReplayBar(const Look& look, ReplayWalk& walk, QWidget* parent)
    : QFrame(parent), m_look(look), m_walk(walk), m_slider(new QSlider(Qt::Horizontal, this)) {
    setObjectName(QStringLiteral("replayBar"));
    build();
    fillPaces();
    join();
    restyle();
    showPlace();
}

void ReplayBar::build() {
    m_slider->setObjectName(QStringLiteral("replaySlider"));
    m_slider->setAccessibleName(tr("Record that is shown"));
    m_slider->setFocusPolicy(Qt::NoFocus); // the keys are those of the whole screen
    m_slider->setRange(m_walk.first(), m_walk.last());
    auto* rows = new QVBoxLayout(this);
    rows->addWidget(m_slider);
    m_row = new QHBoxLayout;
    rows->addLayout(m_row);
    m_begin = add("replayBegin", QStringLiteral("|◂"), tr("To the beginning"), tr("Home"));
    m_turnBack = add("replayTurnBack", QStringLiteral("◂◂"), tr("A turn back"), tr("Page Up"));
    m_back = add("replayBack", QStringLiteral("◂"), tr("A record back"), tr("Left"));
    m_play = add("replayPlay", {}, tr("Go on by itself, or pause"), tr("Space"));
    m_on = add("replayOn", QStringLiteral("▸"), tr("A record on"), tr("Right"));
    m_turnOn = add("replayTurnOn", QStringLiteral("▸▸"), tr("A turn on"), tr("Page Down"));
    m_end = add("replayEnd", QStringLiteral("▸|"), tr("To the last record"), tr("End"));
    m_row->addStretch(1);
    m_pace = new QComboBox(this);
    m_row->addWidget(m_pace);
}

QPushButton* ReplayBar::add(const char* name, const QString& text, const QString& said, const QString& key) {
    auto* button = new QPushButton(text, this);
    button->setObjectName(QLatin1String(name));
    button->setAccessibleName(said);
    button->setToolTip(tr("%1 (%2)", "what a button does and its key").arg(said, key));
    button->setFocusPolicy(Qt::TabFocus);
    m_row->addWidget(button);
    return button;
}

void ReplayBar::fillPaces() {
    m_pace->setObjectName(QStringLiteral("replayPace"));
    m_pace->setAccessibleName(tr("Speed"));
    m_pace->setToolTip(tr("How fast it goes by itself (+ and −)"));
    m_pace->setFocusPolicy(Qt::TabFocus);
    m_pace->addItem(tr("Very slow: a record every 5 seconds"), 5000);
    m_pace->addItem(tr("Slow: a record every 3 seconds"), 3000);
    m_pace->addItem(tr("A record every 2 seconds"), 2000);
    m_pace->addItem(tr("Fast: a record every second"), 1000);
    m_pace->addItem(tr("Very fast: two records a second"), 500);
    m_pace->setCurrentIndex(m_pace->findData(m_walk.pace()));
}

void ReplayBar::join() {
    connect(m_slider, &QSlider::valueChanged, &m_walk, &ReplayWalk::goTo);
    connect(m_begin, &QPushButton::clicked, &m_walk, [this] { m_walk.goTo(m_walk.first()); });
    connect(m_turnBack, &QPushButton::clicked, &m_walk, [this] { m_walk.stepTurn(false); });
    connect(m_back, &QPushButton::clicked, &m_walk, [this] { m_walk.step(-1); });
    connect(m_play, &QPushButton::clicked, &m_walk, [this] { m_walk.setPlaying(!m_walk.isPlaying()); });
    connect(m_on, &QPushButton::clicked, &m_walk, [this] { m_walk.step(1); });
    connect(m_turnOn, &QPushButton::clicked, &m_walk, [this] { m_walk.stepTurn(true); });
    connect(m_end, &QPushButton::clicked, &m_walk, [this] { m_walk.goTo(m_walk.last()); });
    connect(m_pace, &QComboBox::currentIndexChanged, &m_walk,
            [this] { m_walk.setPace(m_pace->currentData().toInt()); });
    connect(&m_walk, &ReplayWalk::moved, this, &ReplayBar::showPlace);
    connect(&m_walk, &ReplayWalk::playingChanged, this, &ReplayBar::showPlace);
    connect(&m_look, &Look::changed, this, &ReplayBar::restyle);
}

void ReplayBar::changePace(bool faster) {
    m_pace->setCurrentIndex(std::clamp(m_pace->currentIndex() + (faster ? 1 : -1), 0, m_pace->count() - 1));
}

void ReplayBar::restyle() {
    layout()->setContentsMargins(m_look.px(16), m_look.px(8), m_look.px(16), m_look.px(8));
    layout()->setSpacing(m_look.px(6));
    m_row->setSpacing(m_look.px(8));
    fit();
}

void ReplayBar::showPlace() {
    const QSignalBlocker quiet(m_slider);
    m_slider->setValue(m_walk.at());
    const bool backward = m_walk.at() > m_walk.first();
    const bool forward = m_walk.at() < m_walk.last();
    for (QPushButton* button : {m_begin, m_turnBack, m_back}) {
        button->setEnabled(backward);
    }
    for (QPushButton* button : {m_on, m_turnOn, m_end}) {
        button->setEnabled(forward);
    }
    m_play->setText(m_walk.isPlaying() ? tr("‖ Pause") : tr("▸ Play"));
    fit();
}

/// Play keeps its width when it becomes pause, so that nothing moves under the hand.
void ReplayBar::fit() {
    const QFontMetrics metrics = m_play->fontMetrics();
    const int words =
        std::max(metrics.horizontalAdvance(tr("‖ Pause")), metrics.horizontalAdvance(tr("▸ Play")));
    m_play->setMinimumWidth(words + m_look.px(32));
}

ReplayHead::ReplayHead(const Look& look, const ReplayWalk& walk, QWidget* parent)
    : QFrame(parent), m_look(look), m_walk(walk), m_title(new ElidedLabel(this)),
      m_players(new QCheckBox(tr("&Players see it too"), this)),
      m_leave(new QPushButton(tr("Back to &now"), this)) {
    setObjectName(QStringLiteral("replayHead"));
    m_title->setObjectName(QStringLiteral("replayTitle"));
    m_players->setObjectName(QStringLiteral("replayPlayers"));
    m_players->setToolTip(
        tr("The players’ window shows the same moment, without what is kept from them (P)"));
    m_players->setAccessibleName(tr("Players see it too"));
    m_players->setChecked(true);
    m_leave->setObjectName(QStringLiteral("replayLeave"));
    m_leave->setAccessibleName(tr("Back to now"));
    m_leave->setProperty("kind", QStringLiteral("primary"));
    m_leave->setToolTip(tr("Back to the battle as it stands (Esc)"));
    auto* row = new QHBoxLayout(this);
    row->addWidget(m_title, 1);
    row->addWidget(m_players);
    row->addWidget(m_leave);
    connect(m_leave, &QPushButton::clicked, this, &ReplayHead::leaveAsked);
    connect(m_players, &QCheckBox::toggled, this, &ReplayHead::withPlayersChanged);
    connect(&walk, &ReplayWalk::moved, this, &ReplayHead::showPlace);
    connect(&look, &Look::changed, this, &ReplayHead::restyle);
    restyle();
}

void ReplayHead::restyle() {
    layout()->setContentsMargins(m_look.px(16), m_look.px(8), m_look.px(16), m_look.px(8));
    layout()->setSpacing(m_look.px(16));
    showPlace();
}

void ReplayHead::showPlace() {
    const int shown = m_walk.at() - m_walk.first();
    const int all = m_walk.last() - m_walk.first();
    m_title->setWhole(shown == 0 ? tr("Looking back: before the first record of %1").arg(all)
                                 : tr("Looking back: record %1 of %2").arg(shown).arg(all));
}

bool ReplayHead::withPlayers() const {
    return m_players->isChecked();
}

void ReplayHead::toggleWithPlayers() {
    m_players->toggle();
}

ReplayStory::ReplayStory(const Look& look, const ReplayWalk& walk, QWidget* parent)
    : QFrame(parent), m_look(look), m_walk(walk), m_place(new QLabel(this)), m_who(new ElidedLabel(this)),
      m_how(new ElidedLabel(this)), m_follows(new ElidedLabel(this)) {
    setObjectName(QStringLiteral("replayStory"));
    m_place->setProperty("kind", QStringLiteral("muted"));
    auto* rows = new QVBoxLayout(this);
    const std::pair<QLabel*, const char*> lines[] = {
        {m_place, "replayPlace"}, {m_who, "replayWho"}, {m_how, "replayHow"}, {m_follows, "replayFollows"}};
    for (const auto& [line, name] : lines) {
        line->setObjectName(QLatin1String(name));
        line->setTextFormat(Qt::PlainText);
        rows->addWidget(line);
    }
    connect(&walk, &ReplayWalk::moved, this, &ReplayStory::tell);
    connect(&look, &Look::changed, this, &ReplayStory::restyle);
    restyle();
}

void ReplayStory::restyle() {
    layout()->setContentsMargins(m_look.px(16), m_look.px(8), m_look.px(16), m_look.px(4));
    layout()->setSpacing(m_look.px(2));
    tell();
}

void ReplayStory::tell() {
    if (m_walk.record()) {
        tellRecord();
        return;
    }
    m_place->setText(tr("Before the first record"));
    m_who->setWhole(tr("The battle as it was set up"));
    m_how->setWhole({});
    m_follows->setWhole({});
}

void ReplayStory::tellRecord() {
    const Record& record = *m_walk.record();
    const RecordText words(m_walk.past().session());
    m_place->setText(words.place(record));
    m_who->setWhole(words.who(record));
    const QString tone = words.tone(record);
    setInk(*m_how, tone.isEmpty() ? m_look.theme().ink : m_look.tone(tone));
    m_how->setWhole(toneSignBefore(tone) + words.how(record));
    m_follows->setWhole(words.follows(record));
}

} // namespace umpire::gui
