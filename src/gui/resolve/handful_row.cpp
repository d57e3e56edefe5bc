#include "resolve/handful_row.h"

#include "document/text.h"
#include "look/elided_label.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>

namespace umpire::gui {

HandfulRow::HandfulRow(const Look& look, QWidget* parent)
    : QWidget(parent), m_edit(new QLineEdit(this)), m_give(new QPushButton(tr("Give"), this)),
      m_told(new ElidedLabel(this)) {
    m_edit->setObjectName(QStringLiteral("handfulEdit"));
    m_edit->setAccessibleName(tr("All dice of the throw at once"));
    m_edit->setToolTip(tr("Goes there: +"));
    m_edit->installEventFilter(this);
    m_give->setObjectName(QStringLiteral("handfulButton"));
    m_give->setAccessibleName(tr("Give all dice of the throw"));
    m_told->setObjectName(QStringLiteral("handfulTold"));
    m_told->setProperty("kind", QStringLiteral("muted"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(look.px(2));
    auto* line = new QHBoxLayout;
    line->addWidget(m_edit, 1);
    line->addWidget(m_give);
    layout->addLayout(line);
    layout->addWidget(m_told);
    connect(m_edit, &QLineEdit::textChanged, this, &HandfulRow::tellBack);
    connect(m_edit, &QLineEdit::returnPressed, this, &HandfulRow::give);
    connect(m_give, &QPushButton::clicked, this, &HandfulRow::give);
}

void HandfulRow::setHandful(const Handful& handful, bool open) {
    m_handful = handful;
    setEnabled(open);
    m_edit->setPlaceholderText(tr("+  all %n at once: 3x10 5x8", nullptr, handful.count));
    tellBack();
}

bool HandfulRow::begin() {
    if (!isVisible() || !isEnabled()) {
        return false;
    }
    m_edit->setFocus(Qt::ShortcutFocusReason);
    m_edit->selectAll();
    return true;
}

bool HandfulRow::eventFilter(QObject* watched, QEvent* event) {
    const bool key = watched == m_edit && event->type() == QEvent::KeyPress;
    if (key && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        m_edit->clear();
        Q_EMIT left();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

/// What cannot be read stays there to be put right.
void HandfulRow::give() {
    const QString text = m_edit->text();
    if (!readHandful(m_handful, fromText(text)).dice.empty()) {
        m_edit->clear();
        Q_EMIT left();
        Q_EMIT given(text);
    }
}

void HandfulRow::tellBack() {
    const HandfulRead read = readHandful(m_handful, fromText(m_edit->text()));
    const bool wrong = !read.problem.empty();
    m_give->setEnabled(!read.dice.empty());
    m_told->setProperty("kind", wrong ? QStringLiteral("refusal") : QStringLiteral("muted"));
    m_told->setWhole(wrong               ? QStringLiteral("× ") + toText(read.problem)
                     : read.said.empty() ? hint()
                                         : QStringLiteral("= ") + toText(read.said));
    m_told->update();
    m_edit->setAccessibleDescription(m_told->whole());
}

QString HandfulRow::hint() const {
    AlikeFaces counting;
    for (const AlikeFaces& alike : m_handful.alike) {
        if (alike.counts) {
            counting.faces.insert(counting.faces.end(), alike.faces.begin(), alike.faces.end());
        }
    }
    return m_handful.counts() ? tr("“7” alone: seven that show %1").arg(toText(counting.text()))
                              : tr("how many, x, and what they show");
}

} // namespace umpire::gui
