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
    connect(m_give, &QPushButton::clicked, this, &HandfulRow::give);
}

void HandfulRow::setHandful(const Handful& handful, bool open) {
    m_handful = handful;
    setEnabled(open);
    m_edit->setPlaceholderText(handful.count > 1
                                   ? tr("+  all %n at once: %1", nullptr, handful.count).arg(example())
                                   : tr("+  the last of them"));
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
    switch (key ? static_cast<QKeyEvent*>(event)->key() : 0) {
    case Qt::Key_Escape:
        m_edit->clear();
        Q_EMIT left();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: // the line would pass it on, and the table choose the unit anew
        give();
        return true;
    default:
        return QWidget::eventFilter(watched, event);
    }
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

/// Two of the die's largest face, and the others of the one below: "2x10 15x9".
QString HandfulRow::example() const {
    QStringList faces;
    for (const AlikeFaces& alike : m_handful.alike) {
        for (const Face& face : alike.faces) {
            faces << toText(face.text());
        }
    }
    const QString two = QStringLiteral("2x") + faces.value(faces.size() - 1);
    return m_handful.count < 3 || faces.size() < 2
               ? two
               : QStringLiteral("%1 %2x%3").arg(two).arg(m_handful.count - 2).arg(faces[faces.size() - 2]);
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
