#include "prompts/issue_dialog.h"

#include "document/text.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace umpire::gui {

QString IssueDialog::text(const Issues& issues) {
    QStringList lines;
    for (const Issue& issue : issues) {
        lines << toText(issue.line());
    }
    return lines.join(QLatin1Char('\n'));
}

IssueDialog::IssueDialog(const QString& title, const Issues& issues, QWidget* parent) : QDialog(parent) {
    setWindowTitle(title);
    resize(760, 360);
    auto* layout = new QVBoxLayout(this);
    auto* head = new QLabel(title, this);
    head->setProperty("kind", QStringLiteral("heading"));
    head->setWordWrap(true);
    layout->addWidget(head);
    auto* list = new QPlainTextEdit(text(issues), this);
    list->setReadOnly(true);
    list->setAccessibleName(tr("Problems found"));
    layout->addWidget(list, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    QPushButton* copy = buttons->addButton(tr("Copy"), QDialogButtonBox::ActionRole);
    for (QAbstractButton* button : buttons->buttons()) {
        button->setAccessibleName(button->text());
    }
    layout->addWidget(buttons);
    // Enter puts it away once it was read.
    buttons->button(QDialogButtonBox::Close)->setDefault(true);
    buttons->button(QDialogButtonBox::Close)->setFocus();
    connect(copy, &QPushButton::clicked, this,
            [list] { QGuiApplication::clipboard()->setText(list->toPlainText()); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

} // namespace umpire::gui
