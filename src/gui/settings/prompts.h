#pragma once

#include "umpire/base/issue.h"

#include <QDialog>
#include <QPageSize>
#include <QString>
#include <QStringList>

#include <memory>

class QPrinter;
class QWidget;

namespace umpire::gui {

/// Everything the window asks or tells in a dialog. Tests put their own answers in its place.
class Prompts {
  public:
    /// What a file holds that is asked for: a battle or anything else of this program, a roster as CSV, house
    /// rules as one file, sheets as a PDF, a page for a browser, text or CSV.
    enum class FileKind { Battle, Roster, HouseRules, Sheets };
    enum class Unsaved { Save, Discard, Cancel };
    enum class Homeless { Save, Leave, Cancel };

    virtual ~Prompts();

    /// The file to open, "" when the user thought better of it.
    virtual QString fileToOpen(QWidget* parent, FileKind kind, const QString& folder) = 0;
    virtual QString fileToSave(QWidget* parent, FileKind kind, const QString& suggested) = 0;
    /// A folder with pictures.
    virtual QString folderToOpen(QWidget* parent, const QString& folder) = 0;
    /// A printer as the user set it up, null when he thought better of it.
    virtual std::unique_ptr<QPrinter> printer(QWidget* parent, QPageSize::PageSizeId paper) = 0;
    /// A name for something, "" when the user thought better of it.
    virtual QString askName(QWidget* parent, const QString& title, const QString& label,
                            const QString& suggested) = 0;
    /// One of some choices, by its place; -1 when the user thought better of it.
    virtual int askChoice(QWidget* parent, const QString& title, const QString& label,
                          const QStringList& choices, int suggested) = 0;
    /// Whether to go on; `yes` is what the button says.
    virtual bool confirm(QWidget* parent, const QString& title, const QString& text, const QString& yes) = 0;
    virtual Unsaved askUnsaved(QWidget* parent, const QString& title) = 0;
    /// Where to keep a battle whose own place is gone or takes nothing; `text` says why, `leave` what becomes
    /// of it when it is not saved.
    virtual Homeless askHomeless(QWidget* parent, const QString& title, const QString& text,
                                 const QString& leave) = 0;
    virtual void tell(QWidget* parent, const QString& title, const QString& text) = 0;
    /// What is wrong with a file.
    virtual void showIssues(QWidget* parent, const QString& title, const Issues& issues) = 0;
};

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
    QString fileToOpen(QWidget* parent, FileKind kind, const QString& folder) override;
    QString fileToSave(QWidget* parent, FileKind kind, const QString& suggested) override;
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
