#include "window/keeping_bar.h"

#include "look/tone_sign.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace umpire::gui {

namespace {

QString toneOf(Keeping::Kind kind) {
    switch (kind) {
    case Keeping::Kind::InMemory:
        return QStringLiteral("alarm");
    case Keeping::Kind::Elsewhere:
        return QStringLiteral("caution");
    default:
        return {};
    }
}

} // namespace

KeepingBar::KeepingBar(const Look& look, QWidget* parent)
    : QFrame(parent), m_look(look), m_text(new QLabel(this)),
      m_takeOver(button("keepingTakeOver", tr("Take it over"))),
      m_save(button("keepingSave", tr("Save here"))),
      m_elsewhere(button("keepingElsewhere", tr("Save elsewhere…"))) {
    setObjectName(QStringLiteral("keepingBar"));
    setProperty("tone", QString());
    m_text->setObjectName(QStringLiteral("keepingText"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    auto* layout = new QHBoxLayout(this);
    layout->addWidget(m_text, 1);
    for (QPushButton* each : {m_takeOver, m_save, m_elsewhere}) {
        layout->addWidget(each, 0, Qt::AlignVCenter);
    }
    connect(m_takeOver, &QPushButton::clicked, this, &KeepingBar::takeOverAsked);
    connect(m_save, &QPushButton::clicked, this, &KeepingBar::saveAsked);
    connect(m_elsewhere, &QPushButton::clicked, this, &KeepingBar::saveElsewhereAsked);
    connect(&look, &Look::changed, this, &KeepingBar::restyle);
    restyle();
    hide();
}

QPushButton* KeepingBar::button(const char* name, const QString& text) {
    auto* made = new QPushButton(text, this);
    made->setObjectName(QLatin1String(name));
    made->setAccessibleName(text);
    made->setAutoDefault(false);
    return made;
}

void KeepingBar::restyle() {
    layout()->setContentsMargins(m_look.px(16), m_look.px(6), m_look.px(12), m_look.px(6));
    layout()->setSpacing(m_look.px(10));
    m_text->setFont(m_look.font(15, QFont::DemiBold));
}

void KeepingBar::show(const Keeping& keeping) {
    const bool readOnly = keeping.kind == Keeping::Kind::ReadOnly;
    const QString tone = toneOf(keeping.kind);
    m_text->setText(toneSignBefore(tone) + keeping.text);
    m_text->setAccessibleName(keeping.text);
    m_takeOver->setVisible(keeping.canTakeOver);
    m_save->setVisible(!readOnly);
    m_elsewhere->setText(readOnly ? tr("Save a copy…") : tr("Save elsewhere…"));
    m_elsewhere->setAccessibleName(m_elsewhere->text());
    if (property("tone").toString() != tone) {
        setProperty("tone", tone);
        update();
    }
    setVisible(!keeping.text.isEmpty());
}

} // namespace umpire::gui
