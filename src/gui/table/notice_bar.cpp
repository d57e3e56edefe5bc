#include "table/notice_bar.h"

#include "look/widgets.h"
#include <QEvent>

#include <algorithm>

namespace umpire::gui {

NoticeBar::NoticeBar(const Look& look, QWidget& under)
    : QFrame(under.parentWidget()), m_look(look), m_under(&under), m_text(makeLabel(this, "noticeText", "")),
      m_close(new QPushButton(QStringLiteral("×"), this)) {
    setObjectName(QStringLiteral("noticeBar"));
    m_text->setTextFormat(Qt::PlainText);
    named(m_close, "noticeClose", tr("Close this notice"));
    m_close->setFocusPolicy(Qt::TabFocus);
    auto* layout = new QHBoxLayout(this);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_close, 0, Qt::AlignTop);
    connect(m_close, &QPushButton::clicked, this, [this] { say({}); });
    connect(&look, &Look::changed, this, &NoticeBar::restyle);
    under.installEventFilter(this);
    restyle();
    hide();
}

void NoticeBar::lieOver(QWidget& under) {
    m_under->removeEventFilter(this);
    m_under = &under;
    under.installEventFilter(this);
    place();
}

void NoticeBar::restyle() {
    layout()->setContentsMargins(m_look.px(16), m_look.px(4), m_look.px(12), m_look.px(4));
    m_text->setFont(m_look.font(15, QFont::DemiBold));
    place();
}

bool NoticeBar::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize || event->type() == QEvent::Move) {
        place();
    }
    return QFrame::eventFilter(watched, event);
}

/// As low as its words allow, and never over more than half of what it lies over.
void NoticeBar::place() {
    const QRect under = m_under->geometry();
    const int wanted =
        layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(under.width()) : sizeHint().height();
    const int tall = std::min(wanted, under.height() / 2);
    setGeometry(under.left(), under.bottom() + 1 - tall, under.width(), tall);
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
    place();
    raise();
}

QString NoticeBar::text() const {
    return m_text->text();
}

} // namespace umpire::gui
