#include "replay/replay_bar.h"

#include "replay/replay_walk.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>

#include <algorithm>

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

} // namespace umpire::gui
