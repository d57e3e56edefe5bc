#pragma once

#include "document/battle_document.h"
#include "look/look.h"
#include "settings/prompts.h"
#include "settings/settings.h"
#include "umpire/base/user_folders.h"
#include "umpire/rules/localized_pack.h"

#include <QList>
#include <QString>
#include <QStringList>
#include <QWidget>

class QLabel;
class QPushButton;
class QTreeWidget;

namespace umpire::gui {

/// A pack, a collection, a file of tables or a battle to begin from, as the preferences list it.
struct OwnThing {
    enum class Kind { Pack, Collection, Tables, Example };

    Kind kind = Kind::Pack;
    QString name;
    QString kindWord; ///< "Rules"
    QString from;     ///< "your own", "with the program"
    QString state;    ///< "in order", "not in order", "not used: …"
    QString path;
    QStringList messages; ///< what is wrong with it, word for word
    bool troubled = false;
};

/// Everything of the user's own, and the packs that came with the program. What is not in order is among it,
/// and keeps nothing else back. `current`: the collection in use.
QList<OwnThing> ownThings(const PackSearchPath& searchPath, const UserFolders& own, const QString& current,
                          const TextLocale& locale = {});

/// What of the user's own is not in order or not used, a sentence each, for the start page. Packs that came
/// with the program are not read for it.
QStringList troublesOfOwn(const PackSearchPath& searchPath, const UserFolders& own);

/// Lists the user's packs, collections, tables and battles to begin from, and the packs of the program: where
/// each came from and whether it is in order. Takes others in.
class FoldersPane : public QWidget {
    Q_OBJECT

  public:
    FoldersPane(const Look& look, const BattleDocument& document, Settings& settings, Prompts& prompts,
                QWidget* parent = nullptr);

    /// Looks anew what there is.
    void refresh();

  Q_SIGNALS:
    /// Another collection is in use.
    void collectionMoved(const QString& file);
    /// Something was put among the user's own.
    void tookIn();

  private:
    void buildButtons();
    void addRow(const OwnThing& thing);
    void showChosen();
    void openFolder();
    void takeIn(const QString& path);
    void useChosen();
    void restyle();
    const OwnThing* chosen() const;

    const Look& m_look;
    const BattleDocument& m_document;
    Settings& m_settings;
    Prompts& m_prompts;
    QTreeWidget* m_list;
    QLabel* m_about;
    QPushButton* m_use = nullptr;
    QList<OwnThing> m_things;
};

} // namespace umpire::gui
