#include "settings/prompts.h"

#include "document/text.h"
#include "look/widgets.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QInputDialog>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPrintDialog>
#include <QPrinter>

namespace umpire::gui {

namespace {

/// Finds the translations of this file.
class DialogPromptsText {
    Q_DECLARE_TR_FUNCTIONS(DialogPrompts)
};

/// How a kind of file is asked for.
struct FileQuestion {
    QString open;
    QString save;
    QString filter;
    QString ending; ///< of a name that is given without one
};

FileQuestion questionOf(Prompts::FileKind kind) {
    switch (kind) {
    case Prompts::FileKind::Battle:
        break;
    case Prompts::FileKind::Roster:
        return {DialogPromptsText::tr("Import a roster"), DialogPromptsText::tr("Export the roster"),
                DialogPromptsText::tr("Rosters (*.csv *.tsv *.txt);;All files (*)"), QStringLiteral(".csv")};
    case Prompts::FileKind::HouseRules:
        return {{},
                DialogPromptsText::tr("Share house rules"),
                DialogPromptsText::tr("House rules (*.house-rules.json);;All files (*)"),
                QStringLiteral(".house-rules.json")};
    case Prompts::FileKind::Sheets:
        return {
            {},
            DialogPromptsText::tr("Save the sheets"),
            DialogPromptsText::tr("PDF (*.pdf);;Page for a browser (*.html);;Text (*.txt);;Table (*.csv)"),
            QStringLiteral(".pdf")};
    }
    return {
        DialogPromptsText::tr("Open"), DialogPromptsText::tr("Save"),
        DialogPromptsText::tr("Battles (*.battle.json);;Other files of this program (*.json);;All files (*)"),
        QStringLiteral(".battle.json")};
}

} // namespace

Prompts::~Prompts() = default;

QString DialogPrompts::fileToOpen(QWidget* parent, FileKind kind, const QString& folder) {
    const FileQuestion question = questionOf(kind);
    return QFileDialog::getOpenFileName(parent, question.open, folder, question.filter);
}

QString DialogPrompts::fileToSave(QWidget* parent, FileKind kind, const QString& suggested) {
    const FileQuestion question = questionOf(kind);
    const QString path = QFileDialog::getSaveFileName(parent, question.save, suggested, question.filter);
    return path.isEmpty() || !QFileInfo(path).suffix().isEmpty() ? path : path + question.ending;
}

QString DialogPrompts::folderToOpen(QWidget* parent, const QString& folder) {
    return QFileDialog::getExistingDirectory(parent, DialogPromptsText::tr("Choose a folder"), folder);
}

std::unique_ptr<QPrinter> DialogPrompts::printer(QWidget* parent, QPageSize::PageSizeId paper) {
    auto printer = std::make_unique<QPrinter>(QPrinter::HighResolution);
    printer->setPageSize(QPageSize(paper));
    QPrintDialog dialog(printer.get(), parent);
    // Copies are counted for each sheet, and the pages are those that are shown.
    dialog.setOption(QAbstractPrintDialog::PrintToFile, false);
    dialog.setOption(QAbstractPrintDialog::PrintPageRange, false);
    return dialog.exec() == QDialog::Accepted ? std::move(printer) : nullptr;
}

QString DialogPrompts::askName(QWidget* parent, const QString& title, const QString& label,
                               const QString& suggested) {
    return QInputDialog::getText(parent, title, label, QLineEdit::Normal, suggested).trimmed();
}

int DialogPrompts::askChoice(QWidget* parent, const QString& title, const QString& label,
                             const QStringList& choices, int suggested) {
    bool chosen = false;
    const QString choice = QInputDialog::getItem(parent, title, label, choices, suggested, false, &chosen);
    return chosen ? static_cast<int>(choices.indexOf(choice)) : -1;
}

bool DialogPrompts::confirm(QWidget* parent, const QString& title, const QString& text, const QString& yes) {
    QMessageBox box(QMessageBox::NoIcon, title, text, QMessageBox::Cancel, parent);
    QPushButton* go = box.addButton(yes, QMessageBox::AcceptRole);
    box.setDefaultButton(go);
    box.exec();
    return box.clickedButton() == go;
}

Prompts::Unsaved DialogPrompts::askUnsaved(QWidget* parent, const QString& title) {
    QMessageBox box(QMessageBox::Question, DialogPromptsText::tr("Unsaved changes"),
                    DialogPromptsText::tr("Save the changes to “%1”?").arg(title),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, parent);
    box.setDefaultButton(QMessageBox::Save);
    switch (box.exec()) {
    case QMessageBox::Save:
        return Unsaved::Save;
    case QMessageBox::Discard:
        return Unsaved::Discard;
    default:
        return Unsaved::Cancel;
    }
}

Prompts::Homeless DialogPrompts::askHomeless(QWidget* parent, const QString& title, const QString& text,
                                             const QString& leave) {
    QMessageBox box(QMessageBox::NoIcon, title, text, QMessageBox::Cancel, parent);
    QPushButton* save = box.addButton(DialogPromptsText::tr("Save elsewhere…"), QMessageBox::AcceptRole);
    QPushButton* go = box.addButton(leave, QMessageBox::DestructiveRole);
    box.setDefaultButton(save);
    box.exec();
    return box.clickedButton() == save ? Homeless::Save
           : box.clickedButton() == go ? Homeless::Leave
                                       : Homeless::Cancel;
}

void DialogPrompts::tell(QWidget* parent, const QString& title, const QString& text) {
    QMessageBox(QMessageBox::NoIcon, title, text, QMessageBox::Ok, parent).exec();
}

void DialogPrompts::showIssues(QWidget* parent, const QString& title, const Issues& issues) {
    IssueDialog(title, issues, parent).exec();
}

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
    layout->addWidget(makeLabel(this, "", "heading", title));
    auto* list = new QPlainTextEdit(text(issues), this);
    list->setReadOnly(true);
    list->setAccessibleName(tr("Problems found"));
    layout->addWidget(list, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    QPushButton* copy = buttons->addButton(tr("Copy"), QDialogButtonBox::ActionRole);
    speakButtons(*buttons);
    layout->addWidget(buttons);
    // Enter puts it away once it was read.
    buttons->button(QDialogButtonBox::Close)->setDefault(true);
    buttons->button(QDialogButtonBox::Close)->setFocus();
    connect(copy, &QPushButton::clicked, this,
            [list] { QGuiApplication::clipboard()->setText(list->toPlainText()); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

} // namespace umpire::gui
