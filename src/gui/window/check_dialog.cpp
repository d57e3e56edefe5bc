#include "window/check_dialog.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace umpire::gui {

CheckDialog::CheckDialog(const QStringList& lines, QWidget* parent) : QDialog(parent) {
    setObjectName(QStringLiteral("checkDialog"));
    setWindowTitle(tr("The record, checked"));
    resize(760, 420);
    auto* layout = new QVBoxLayout(this);
    auto* head = new QLabel(lines.isEmpty() ? QString() : lines.back(), this);
    head->setObjectName(QStringLiteral("checkHead"));
    head->setProperty("kind", QStringLiteral("heading"));
    head->setTextFormat(Qt::PlainText);
    head->setWordWrap(true);
    layout->addWidget(head);
    auto* text = new QPlainTextEdit(lines.join(QLatin1Char('\n')), this);
    text->setObjectName(QStringLiteral("checkLines"));
    text->setReadOnly(true);
    text->setAccessibleName(tr("What was found"));
    layout->addWidget(text, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    QPushButton* copy = buttons->addButton(tr("Copy"), QDialogButtonBox::ActionRole);
    copy->setObjectName(QStringLiteral("checkCopy"));
    for (QAbstractButton* button : buttons->buttons()) {
        button->setAccessibleName(button->text());
    }
    layout->addWidget(buttons);
    connect(copy, &QPushButton::clicked, this,
            [text] { QGuiApplication::clipboard()->setText(text->toPlainText()); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

} // namespace umpire::gui
