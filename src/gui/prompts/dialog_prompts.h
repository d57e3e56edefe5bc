#pragma once

#include "prompts/prompts.h"
#include "umpire/base/issue.h"

#include <QDialog>

namespace umpire::gui {

/// Lists what is wrong with a file, each problem with its place, and copies the list.
class IssueDialog : public QDialog {
    Q_OBJECT

  public:
    IssueDialog(const QString& title, const Issues& issues, QWidget* parent = nullptr);

    static QString text(const Issues& issues);
};

/// The real dialogs.
class DialogPrompts : public Prompts {
  public:
    QString fileToOpen(QWidget* parent, const QString& folder) override;
    QString fileToSave(QWidget* parent, const QString& suggested) override;
    QString sheetToOpen(QWidget* parent, const QString& folder) override;
    QString sheetToSave(QWidget* parent, const QString& suggested) override;
    QString rulesToSave(QWidget* parent, const QString& suggested) override;
    QString paperToSave(QWidget* parent, const QString& suggested) override;
    QString folderToOpen(QWidget* parent, const QString& folder) override;
    std::unique_ptr<QPrinter> printer(QWidget* parent, QPageSize::PageSizeId paper) override;
    QString askName(QWidget* parent, const QString& title, const QString& label,
                    const QString& suggested) override;
    int askChoice(QWidget* parent, const QString& title, const QString& label, const QStringList& choices,
                  int suggested) override;
    bool confirm(QWidget* parent, const QString& title, const QString& text, const QString& yes) override;
    Unsaved askUnsaved(QWidget* parent, const QString& title) override;
    Homeless askHomeless(QWidget* parent, const QString& title, const QString& text,
                         const QString& leave) override;
    void tell(QWidget* parent, const QString& title, const QString& text) override;
    void showIssues(QWidget* parent, const QString& title, const Issues& issues) override;
};

} // namespace umpire::gui
