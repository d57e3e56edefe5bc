#include "problem/problem_dialog.h"

#include "document/text.h"
#include "look/dialog_size.h"
#include "umpire/base/file.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QDir>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace umpire::gui {

ProblemDialog::ProblemDialog(const Look& look, Prompts& prompts, QWidget* parent)
    : QDialog(parent), m_look(look), m_prompts(prompts), m_text(new QPlainTextEdit(this)),
      m_told(new QLabel(this)) {
    setObjectName(QStringLiteral("problemDialog"));
    setWindowTitle(tr("About this problem"));
    auto* layout = new QVBoxLayout(this);
    auto* head =
        new QLabel(tr("The program sends nothing. Read this, write what happened, take out what nobody is to "
                      "see, then save it to a file and send that yourself."),
                   this);
    head->setWordWrap(true);
    layout->addWidget(head);
    m_text->setObjectName(QStringLiteral("problemText"));
    m_text->setAccessibleName(tr("What there is to tell about the problem"));
    m_text->setLineWrapMode(QPlainTextEdit::WidgetWidth);
    m_text->setTabChangesFocus(true);
    layout->addWidget(m_text, 1);
    m_told->setObjectName(QStringLiteral("problemTold"));
    m_told->setWordWrap(true);
    m_told->setTextFormat(Qt::PlainText);
    m_told->setProperty("kind", QStringLiteral("muted"));
    m_told->hide();
    layout->addWidget(m_told);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    QPushButton* keep = buttons->addButton(tr("&Save to a file…"), QDialogButtonBox::AcceptRole);
    keep->setObjectName(QStringLiteral("problemSave"));
    keep->setAccessibleName(tr("Save to a file"));
    QPushButton* copy = buttons->addButton(tr("&Copy"), QDialogButtonBox::ActionRole);
    copy->setAccessibleName(tr("Copy"));
    buttons->button(QDialogButtonBox::Close)->setAccessibleName(tr("Close"));
    layout->addWidget(buttons);
    connect(keep, &QPushButton::clicked, this, &ProblemDialog::save);
    connect(copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_text->toPlainText()); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(&m_look, &Look::changed, this, &ProblemDialog::restyle);
    restyle();
}

void ProblemDialog::show(const QString& text, const QString& folder) {
    m_folder = folder;
    m_text->setPlainText(text);
    m_told->hide();
    QDialog::show();
    raise();
    activateWindow();
    m_text->setFocus();
    // The line below the first is where to write.
    QTextCursor cursor = m_text->textCursor();
    cursor.movePosition(QTextCursor::NextBlock);
    m_text->setTextCursor(cursor);
}

void ProblemDialog::save() {
    const QString path =
        m_prompts.fileToSave(this, QDir(m_folder).filePath(QStringLiteral("desert-umpire-problem.txt")));
    if (path.isEmpty()) {
        return;
    }
    const std::string problem =
        writeFileAtomically(std::filesystem::path(fromText(path)), fromText(m_text->toPlainText()));
    m_told->setText(problem.empty() ? tr("Saved as %1. Nothing was sent.").arg(QDir::toNativeSeparators(path))
                                    : tr("Not saved: %1").arg(toText(problem)));
    m_told->show();
}

void ProblemDialog::restyle() {
    giveSize(m_look, *this, 760, 560);
    layout()->setContentsMargins(m_look.px(16), m_look.px(12), m_look.px(16), m_look.px(12));
    layout()->setSpacing(m_look.px(10));
}

} // namespace umpire::gui
