#include "resolve/handful_row.h"

#include "document/text.h"

#include <QLineEdit>
#include <QPushButton>

namespace umpire::gui {

HandfulRow::HandfulRow(const Look& look, QWidget* parent)
    : TypedRow(look, QStringLiteral("handful"), parent) {
    m_edit->setAccessibleName(tr("All dice of the throw at once"));
    m_give->setText(tr("Give"));
    m_give->setAccessibleName(tr("Give all dice of the throw"));
    connect(m_edit, &QLineEdit::textChanged, this, &HandfulRow::tellBack);
}

void HandfulRow::setHandful(const Handful& handful, bool open) {
    m_handful = handful;
    setEnabled(open);
    m_edit->setPlaceholderText(handful.count > 1
                                   ? tr("+  all %n at once: %1", nullptr, handful.count).arg(example())
                                   : tr("+  the last of them"));
    tellBack();
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
    m_give->setEnabled(!read.dice.empty());
    const bool wrong = !read.problem.empty();
    tell(wrong               ? toText(read.problem)
         : read.said.empty() ? hint()
                             : QStringLiteral("= ") + toText(read.said),
         wrong);
}

/// Two of the die's largest face, and the others of the one below: "2x10 15x9".
QString HandfulRow::example() const {
    QStringList faces;
    for (const AlikeFaces& alike : m_handful.alike) {
        for (const Face& face : alike.faces) {
            faces << toText(face.label());
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
