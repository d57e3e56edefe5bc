#pragma once

#include "document/stored_battle.h"
#include "settings/prompts.h"
#include "window/recent_battles.h"

#include <QObject>
#include <QStringList>

#include <optional>

class QMenu;
class QWidget;

namespace umpire::gui {

class Prompts;
class Settings;

/// Begins, opens, saves and leaves battles, and asks the umpire what it must about their files.
class BattleFileActions : public QObject {
    Q_OBJECT

  public:
    BattleFileActions(StoredBattle& document, Settings& settings, Prompts& prompts, QWidget& window);

    /// By which rules a new battle is to be begun, "" for the first that are found; nothing when the umpire
    /// thought better of it.
    std::optional<QString> rulesForNew();
    bool create(const QString& rules);
    /// Asks for a file.
    void open();
    /// Opens a file; what is wrong with it is shown. False when it could not be opened.
    bool openFile(const QString& path);
    void openExample(const QString& path);
    void openUnsaved(const QString& path);
    /// One that was open before.
    void openRecent(const QString& path);
    /// The file that was only read is ours now.
    void takenOver(const Issues& issues);
    /// Asks what to do with the battle that is open, when it is damaged; `issues` as opening it gave them.
    void offerRest(const Issues& issues);
    /// What a file that was opened has to say, if anything.
    void tellOf(const Issues& issues, const QString& name);
    /// True when the battle is in its file.
    bool save();
    bool saveAs();
    /// Whether the battle that is open may be left: what is in no file is asked about.
    bool mayLeave();
    void close();
    /// Begins the next battle of a campaign with what is left of this one, in a file of its own beside it.
    void carryForward();

    /// The battle's title, or words for one that has none.
    QString title() const;
    /// What was open last, newest first; -1: all that are remembered.
    QList<RecentBattle> recent(qsizetype most);
    /// Keeps a menu of them.
    void offerRecent(QMenu& menu);

  Q_SIGNALS:
    /// Text that is being typed must be taken into the battle now.
    void textWanted();
    /// Another battle is open, to be shown.
    void opened();
    /// The umpire said what is to become of what a damaged file still holds.
    void restTaken();
    void noticed(const QStringList& texts);

  private:
    bool take(const Issues& issues, const QString& path);
    bool goesOnWithoutSecret();
    bool saveTo(const QString& path);
    bool mayLeaveHomeless();
    void fillRecent(QMenu& menu);

    StoredBattle& m_document;
    Settings& m_settings;
    Prompts& m_prompts;
    QWidget& m_window;
    RecentBattles m_recent;
};

/// Whether the battle that is open, on which nothing is laid out yet, is begun by two players who hand one
/// laptop to and fro, rather than before the umpire, who lays it out and sees all: asks where its rules give
/// both of them hidden cards to play with, and lays it out for them.
bool beginWithTwoPlayers(StoredBattle& document, Prompts& prompts, QWidget& window);

} // namespace umpire::gui
