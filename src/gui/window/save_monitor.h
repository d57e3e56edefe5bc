#pragma once

#include "document/stored_battle.h"
#include "document/unsaved_battles.h"
#include "houserules/issue_list.h"
#include "look/look.h"
#include "settings/prompts.h"
#include "settings/settings.h"

#include <QObject>

class QPushButton;
class QMenu;

namespace umpire::gui {

/// Stands above everything as long as what is played is not where it belongs on the disk, or may not be
/// played here: what happened, and what can be done.
class SaveBar : public OfferBar {
    Q_OBJECT

  public:
    explicit SaveBar(const Look& look, QWidget* parent = nullptr);

    void show(const Keeping& keeping);

  Q_SIGNALS:
    void saveElsewhereAsked();
    void saveAsked();
    void takeOverAsked();

  private:
    QPushButton* m_takeOver;
    QPushButton* m_save;
    QPushButton* m_elsewhere;
};

class StartPage;

/// Looks after how the battle is kept: watches its file, says in a bar what goes wrong, and offers the
/// battles that were never saved.
class SaveMonitor : public QObject {
    Q_OBJECT

  public:
    SaveMonitor(const Look& look, StoredBattle& document, const Settings& settings, Prompts& prompts,
                QWidget& window);

    SaveBar& bar() { return *m_bar; }
    /// Where the unsaved battles are offered.
    void offerIn(QMenu& menu);
    void offerOn(StartPage& page);
    /// Looks anew which there are.
    void refresh();

  Q_SIGNALS:
    void noticed(const QStringList& texts);
    void openAsked(const QString& path);
    void takenOver(const umpire::Issues& issues);

  private:
    void update();
    void fillMenu();
    void discard(const QString& path);

    StoredBattle& m_document;
    const Settings& m_settings;
    Prompts& m_prompts;
    QWidget& m_window;
    SaveBar* m_bar;
    StartPage* m_page = nullptr;
    QMenu* m_menu = nullptr;
    QList<UnsavedBattle> m_unsaved;
};

} // namespace umpire::gui
