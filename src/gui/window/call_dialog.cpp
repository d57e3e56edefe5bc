#include "window/call_dialog.h"

#include "umpire/dice/sealed_dice.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QVBoxLayout>

namespace umpire::gui {

namespace {

QLabel* line(const QString& text, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

} // namespace

CallDialog::CallDialog(const QString& pledge, std::optional<std::uint64_t> called, QWidget* parent)
    : QDialog(parent) {
    setObjectName(QStringLiteral("callDialog"));
    setWindowTitle(tr("A number from the players"));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(
        line(tr("The dice come from a secret that is settled already; this is its pledge. Let the "
                "players note its first letters, and then call a number: it is mixed into every die "
                "from here on."),
             this));
    QLabel* shown = line(pledge, this);
    shown->setObjectName(QStringLiteral("callPledge"));
    shown->setAccessibleName(tr("Pledge of the dice"));
    shown->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    layout->addWidget(shown);
    m_number = new QLineEdit(called ? QString::number(*called) : QString(), this);
    m_number->setObjectName(QStringLiteral("callNumber"));
    m_number->setAccessibleName(tr("Number the players call"));
    m_number->setPlaceholderText(tr("Number the players call"));
    m_number->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,12}")), m_number));
    layout->addWidget(m_number);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    QPushButton* ok = buttons->button(QDialogButtonBox::Ok);
    ok->setText(tr("Mix it in"));
    for (QAbstractButton* button : buttons->buttons()) {
        button->setAccessibleName(button->text());
    }
    ok->setEnabled(m_number->hasAcceptableInput());
    layout->addWidget(buttons);
    connect(m_number, &QLineEdit::textChanged, this,
            [this, ok] { ok->setEnabled(m_number->hasAcceptableInput()); });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_number->setFocus();
}

std::uint64_t CallDialog::number() const {
    return m_number->text().toULongLong();
}

} // namespace umpire::gui
