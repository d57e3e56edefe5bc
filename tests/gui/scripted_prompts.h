#pragma once

#include "settings/prompts.h"

#include <QPrinter>
#include <QStringList>

#include <algorithm>

namespace umpire::gui::test {

/// Answers what the window asks as the test says, and keeps what it told.
class ScriptedPrompts : public Prompts {
  public:
    QString open;
    QString save;
    QString name;
    QStringList offered;  ///< the choices last offered
    int choice = -2;      ///< the one taken; -1: none, -2: the one suggested
    QList<int> choices;   ///< those taken before it, one after the other
    QStringList chosenOf; ///< what was asked with choices, in order
    bool goOn = true;
    int timesToGoOn = -1; ///< confirms so often and then no more; -1: as `goOn` says
    QString asked;        ///< what was to be confirmed last
    int confirmed = 0;
    Unsaved unsaved = Unsaved::Cancel;
    int unsavedAsked = 0;
    Homeless homeless = Homeless::Cancel;
    int homelessAsked = 0;
    QString unsavedTitle;  ///< of the battle that was asked about last
    QString lookedIn;      ///< the folder in which a file was asked for last
    QString suggestedFile; ///< the file under which something was to be saved last
    QStringList told;
    Issues issues;
    std::unique_ptr<QPrinter> toPrint;

    QString fileToOpen(QWidget*, FileKind, const QString& where) override {
        lookedIn = where;
        return open;
    }
    QString fileToSave(QWidget*, FileKind, const QString& where) override {
        suggestedFile = where;
        return save;
    }
    QString folderToOpen(QWidget*, const QString&) override { return open; }
    std::unique_ptr<QPrinter> printer(QWidget*, QPageSize::PageSizeId) override { return std::move(toPrint); }
    QString askName(QWidget*, const QString&, const QString&, const QString& usual) override {
        return name.isEmpty() ? usual : name;
    }
    int askChoice(QWidget*, const QString&, const QString& label, const QStringList& list,
                  int usual) override {
        offered = list;
        chosenOf << label;
        if (!choices.isEmpty()) {
            return choices.takeFirst();
        }
        return choice < -1 ? usual : choice;
    }
    bool confirm(QWidget*, const QString&, const QString& text, const QString&) override {
        ++confirmed;
        asked = text;
        return timesToGoOn < 0 ? goOn : timesToGoOn-- > 0;
    }
    Unsaved askUnsaved(QWidget*, const QString& title) override {
        ++unsavedAsked;
        unsavedTitle = title;
        return unsaved;
    }
    Homeless askHomeless(QWidget*, const QString&, const QString& text, const QString& leave) override {
        ++homelessAsked;
        asked = text + QLatin1Char('\n') + leave;
        return homeless;
    }
    void tell(QWidget*, const QString&, const QString& text) override { told << text; }
    void showIssues(QWidget*, const QString&, const Issues& list) override { issues = list; }
};

} // namespace umpire::gui::test
