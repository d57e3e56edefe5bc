#include "houserules/draft_bar.h"

#include "look/widgets.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace umpire::gui {

DraftBar::DraftBar(const Look& look, const char* name, const QString& act, const QString& leave,
                   QWidget* parent)
    : QFrame(parent), m_look(look), m_text(new QLabel(this)) {
    setObjectName(QLatin1String(name));
    setProperty("tone", QString());
    m_text->setObjectName(QLatin1String(name) + QStringLiteral("Text"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    auto* row = new QHBoxLayout(this);
    row->addWidget(m_text, 1);
    m_act = addRowButton(this, "", act, {});
    m_act->setObjectName(QLatin1String(name) + QStringLiteral("Act"));
    m_leave = addRowButton(this, "", leave, {});
    m_leave->setObjectName(QLatin1String(name) + QStringLiteral("Leave"));
    connect(m_act, &QPushButton::clicked, this, [this] {
        hide();
        Q_EMIT acted();
    });
    connect(m_leave, &QPushButton::clicked, this, &QWidget::hide);
    connect(&m_look, &Look::changed, this, &DraftBar::restyle);
    restyle();
    hide();
}

void DraftBar::restyle() {
    layout()->setContentsMargins(m_look.px(16), m_look.px(6), m_look.px(12), m_look.px(6));
    layout()->setSpacing(m_look.px(10));
    m_text->setFont(m_look.font(15, QFont::DemiBold));
}

void DraftBar::say(const QString& text, bool acts) {
    m_text->setText(text);
    m_text->setAccessibleName(text);
    m_act->setVisible(acts);
    setVisible(!text.isEmpty());
}

QString DraftBar::text() const {
    return m_text->text();
}

} // namespace umpire::gui
