#include "replay/replay_story.h"

#include "document/record_words.h"
#include "look/elided_label.h"
#include "look/text_kinds.h"
#include "look/tone_sign.h"
#include "replay/replay_walk.h"

#include <QLabel>
#include <QVBoxLayout>

#include <utility>

namespace umpire::gui {

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
