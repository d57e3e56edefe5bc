#pragma once

#include "houserules/house_draft.h"
#include "look/look.h"
#include "preferences/example_battles.h"

#include <QMainWindow>

#include <functional>

class QLabel;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QTabWidget;

namespace umpire::gui {

class StoredBattle;
class ByHandPane;
class ChoiceBox;
class ContentsTree;
class DraftBar;
class ElidedLabel;
class EntryForm;
class IssueList;
class Prompts;
class Settings;

/// Where house rules are made and changed: which ones, what stands in them, a form for each entry, what the
/// strict check says while it is typed, what differs, what that does to the odds, and the files by hand.
class HouseWindow : public QMainWindow {
    Q_OBJECT

  public:
    /// What it asks of the rest of the program.
    struct Around {
        StoredBattle& document;
        Settings& settings;
        Prompts& prompts;
        const ExampleBattles& examples;
        std::function<Json()> panel; ///< the command in the panel of the open battle, or null
    };

    HouseWindow(const Look& look, Around around, QWidget* parent = nullptr);
    ~HouseWindow() override;

    HouseDraft& draft() { return m_draft; }
    /// Comes to the front, with the rules that are most likely meant where none are open yet.
    void showUp();
    /// Asks where there are unsaved changes; false: it stays.
    bool mayLeave();
    /// Nobody can be asked: what is in order is saved.
    void leaveAtOnce();
    /// Gives up what is not saved, and goes.
    void dismiss();
    void openFolder(const QString& folder);

  Q_SIGNALS:
    /// There is something new among the user's own.
    void tookIn();

  protected:
    void closeEvent(QCloseEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void build();
    QWidget* makeHead();
    QWidget* makeEmpty();
    QWidget* makeWork();
    QWidget* makePages();
    void makeMenus();
    void join();
    void joinDraft();
    void restyle();
    void refresh();
    void showModified();
    bool goToUnreadable();
    void fillChooser();
    void showChosen();
    void showPlace(const Issue& issue);
    void goTo(const HousePath& path);
    void flush();
    void makeNew();
    void askToTakeIn();
    void takeIn(const QString& path);
    QStringList ownFolders() const;
    void share();
    bool save();
    void rename();
    void tryIt();
    void openInFiles();
    void say(const QString& text, bool bad);

    const Look& m_look;
    Around m_around;
    HouseDraft m_draft;
    QStackedWidget* m_pages = nullptr;
    ChoiceBox* m_chooser = nullptr;
    ElidedLabel* m_base = nullptr;
    QPushButton* m_save = nullptr;
    QPushButton* m_try = nullptr;
    DraftBar* m_others = nullptr;
    QLabel* m_said = nullptr;
    ContentsTree* m_contents = nullptr;
    QTabWidget* m_tabs = nullptr;
    EntryForm* m_form = nullptr;
    ByHandPane* m_byHand = nullptr;
    IssueList* m_issues = nullptr;
    QSplitter* m_columns = nullptr;
    QAction* m_undo = nullptr;
    QAction* m_redo = nullptr;
    QList<QAction*> m_ofOpen; ///< what needs rules that are open
};

} // namespace umpire::gui
