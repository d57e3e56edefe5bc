#include "table/notice_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace umpire::gui {

NoticeBar::NoticeBar(const Look& look, QWidget* parent)
    : QFrame(parent), m_look(look), m_text(new QLabel(this)),
      m_close(new QPushButton(QStringLiteral("×"), this)) {
    setObjectName(QStringLiteral("noticeBar"));
    m_text->setObjectName(QStringLiteral("noticeText"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_close->setObjectName(QStringLiteral("noticeClose"));
    m_close->setAccessibleName(tr("Close this notice"));
    m_close->setFocusPolicy(Qt::TabFocus);
    auto* layout = new QHBoxLayout(this);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_close, 0, Qt::AlignTop);
    connect(m_close, &QPushButton::clicked, this, [this] { say({}); });
    connect(&look, &Look::changed, this, &NoticeBar::restyle);
    restyle();
    hide();
}

void NoticeBar::restyle() {
    layout()->setContentsMargins(m_look.px(16), m_look.px(4), m_look.px(12), m_look.px(4));
    m_text->setFont(m_look.font(15, QFont::DemiBold));
}

void NoticeBar::say(const QStringList& notices) {
    QStringList lines;
    for (QString notice : notices) {
        notice[0] = notice[0].toUpper();
        lines << QStringLiteral("▸ ") + notice;
    }
    m_text->setText(lines.join(QLatin1Char('\n')));
    m_text->setAccessibleName(notices.join(QStringLiteral(". ")));
    setVisible(!lines.isEmpty());
}

QString NoticeBar::text() const {
    return m_text->text();
}

} // namespace umpire::gui
