#include "resolve/draw_row.h"

#include "document/text.h"
#include "look/elided_label.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QStringListModel>

namespace umpire::gui {

DrawRow::DrawRow(const Look& look, QWidget* parent)
    : TypedRow(look, QStringLiteral("draw"), parent), m_names(new QStringListModel(this)) {
    m_edit->setAccessibleName(tr("What was drawn, by some letters"));
    m_edit->setPlaceholderText(tr("+  some letters of its name"));
    m_give->setText(tr("Take"));
    m_give->setAccessibleName(tr("Take what was drawn"));
    connect(m_edit, &QLineEdit::textEdited, this, &DrawRow::tellDrawn);
    complete();
}

void DrawRow::complete() {
    m_completer = new QCompleter(m_names, m_edit);
    m_completer->setCaseSensitivity(Qt::CaseInsensitive);
    m_completer->setFilterMode(Qt::MatchContains);
    m_edit->setCompleter(m_completer);
    m_completer->popup()->installEventFilter(this);
    connect(m_completer, qOverload<const QString&>(&QCompleter::activated), this, &DrawRow::give,
            Qt::QueuedConnection);
}

void DrawRow::setNames(const QStringList& names, const QStringList& drawn, bool open) {
    if (names != m_names->stringList()) {
        m_names->setStringList(names);
    }
    m_drawn = drawn;
    setEnabled(open);
    tellDrawn();
}

void DrawRow::answer(const QString& problem) {
    if (problem.isEmpty()) {
        m_edit->clear();
    } else {
        tell(problem, true);
        m_edit->selectAll();
    }
}

/// In the list of names Enter gives what is typed, unless one is picked there.
bool DrawRow::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_edit || event->type() != QEvent::KeyPress) {
        return TypedRow::eventFilter(watched, event);
    }
    const int key = static_cast<QKeyEvent*>(event)->key();
    QAbstractItemView* list = m_completer->popup();
    const bool typed = (key == Qt::Key_Return || key == Qt::Key_Enter) && !list->currentIndex().isValid();
    if (typed) {
        list->hide();
        give();
    }
    return typed;
}

void DrawRow::give() {
    if (!m_edit->text().trimmed().isEmpty()) {
        Q_EMIT given(m_edit->text().trimmed());
    }
}

void DrawRow::tellDrawn() {
    tell(m_drawn.join(QStringLiteral(", ")), false);
}

TypedRow::TypedRow(const Look& look, const QString& name, QWidget* parent)
    : QWidget(parent), m_edit(new QLineEdit(this)), m_give(new QPushButton(this)),
      m_told(new ElidedLabel(this)) {
    m_edit->setObjectName(name + QStringLiteral("Edit"));
    m_edit->setToolTip(tr("Goes there: +"));
    m_edit->installEventFilter(this);
    m_give->setObjectName(name + QStringLiteral("Button"));
    m_told->setObjectName(name + QStringLiteral("Told"));
    m_told->setProperty("kind", QStringLiteral("muted"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(look.px(2));
    auto* line = new QHBoxLayout;
    line->addWidget(m_edit, 1);
    line->addWidget(m_give);
    layout->addLayout(line);
    layout->addWidget(m_told);
    connect(m_give, &QPushButton::clicked, this, [this] { give(); });
}

bool TypedRow::begin() {
    if (!isVisible() || !isEnabled()) {
        return false;
    }
    m_edit->setFocus(Qt::ShortcutFocusReason);
    m_edit->selectAll();
    return true;
}

bool TypedRow::eventFilter(QObject* watched, QEvent* event) {
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

void TypedRow::tell(const QString& text, bool wrong) {
    m_told->setProperty("kind", wrong ? QStringLiteral("refusal") : QStringLiteral("muted"));
    m_told->setWhole(wrong ? QStringLiteral("× ") + text : text);
    m_told->update();
    m_edit->setAccessibleDescription(m_told->whole());
}

DiceGroupRow::DiceGroupRow(const Look& look, QWidget* parent)
    : TypedRow(look, QStringLiteral("diceGroup"), parent) {
    m_edit->setAccessibleName(tr("All dice of the throw at once"));
    m_give->setText(tr("Give"));
    m_give->setAccessibleName(tr("Give all dice of the throw"));
    connect(m_edit, &QLineEdit::textChanged, this, &DiceGroupRow::tellBack);
}

void DiceGroupRow::setDiceGroup(const DiceGroup& diceGroup, bool open) {
    m_diceGroup = diceGroup;
    setEnabled(open);
    m_edit->setPlaceholderText(diceGroup.count > 1
                                   ? tr("+  all %n at once: %1", nullptr, diceGroup.count).arg(example())
                                   : tr("+  the last of them"));
    tellBack();
}

/// What cannot be read stays there to be put right.
void DiceGroupRow::give() {
    const QString text = m_edit->text();
    if (!readDiceGroup(m_diceGroup, fromText(text)).dice.empty()) {
        m_edit->clear();
        Q_EMIT left();
        Q_EMIT given(text);
    }
}

void DiceGroupRow::tellBack() {
    const DiceGroupRead read = readDiceGroup(m_diceGroup, fromText(m_edit->text()));
    m_give->setEnabled(!read.dice.empty());
    const bool wrong = !read.problem.empty();
    tell(wrong               ? toText(read.problem)
         : read.said.empty() ? hint()
                             : QStringLiteral("= ") + toText(read.said),
         wrong);
}

/// Two of the die's largest face, and the others of the one below: "2x10 15x9".
QString DiceGroupRow::example() const {
    QStringList faces;
    for (const AlikeFaces& alike : m_diceGroup.alike) {
        for (const Face& face : alike.faces) {
            faces << toText(face.label());
        }
    }
    const QString two = QStringLiteral("2x") + faces.value(faces.size() - 1);
    return m_diceGroup.count < 3 || faces.size() < 2
               ? two
               : QStringLiteral("%1 %2x%3").arg(two).arg(m_diceGroup.count - 2).arg(faces[faces.size() - 2]);
}

QString DiceGroupRow::hint() const {
    AlikeFaces counting;
    for (const AlikeFaces& alike : m_diceGroup.alike) {
        if (alike.counts) {
            counting.faces.insert(counting.faces.end(), alike.faces.begin(), alike.faces.end());
        }
    }
    return m_diceGroup.counts() ? tr("“7” alone: seven that show %1").arg(toText(counting.text()))
                                : tr("how many, x, and what they show");
}

} // namespace umpire::gui
