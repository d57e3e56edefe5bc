#include "window/dialog_prompts.h"

#include "window/issue_dialog.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QMessageBox>

namespace umpire::gui {

namespace {

QString say(const char* text) {
    return QCoreApplication::translate("DialogPrompts", text);
}

QString filter() {
    return say("Battles (*.battle.json);;All files (*)");
}

} // namespace

QString DialogPrompts::fileToOpen(QWidget* parent, const QString& folder) {
    return QFileDialog::getOpenFileName(parent, say("Open a battle"), folder, filter());
}

QString DialogPrompts::fileToSave(QWidget* parent, const QString& suggested) {
    QString path = QFileDialog::getSaveFileName(parent, say("Save the battle"), suggested, filter());
    if (!path.isEmpty() && !path.contains(QLatin1Char('.'), Qt::CaseInsensitive)) {
        path += QStringLiteral(".battle.json");
    }
    return path;
}

Prompts::Unsaved DialogPrompts::askUnsaved(QWidget* parent, const QString& title) {
    QMessageBox box(QMessageBox::Question, say("Unsaved changes"),
                    say("Save the changes to \"%1\"?").arg(title),
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

void DialogPrompts::tell(QWidget* parent, const QString& title, const QString& text) {
    QMessageBox(QMessageBox::NoIcon, title, text, QMessageBox::Ok, parent).exec();
}

void DialogPrompts::showIssues(QWidget* parent, const QString& title, const Issues& issues) {
    IssueDialog(title, issues, parent).exec();
}

} // namespace umpire::gui
