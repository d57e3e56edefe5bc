#pragma once

#include "umpire/base/user_folders.h"
#include "umpire/rules/localized_pack.h"

#include <QList>
#include <QString>
#include <QStringList>

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
QList<OwnThing> ownThings(const PackSearchPath& shelf, const UserFolders& own, const QString& current,
                          const TextLocale& telling = {});

/// What of the user's own is not in order or not used, a sentence each, for the start page. Packs that came
/// with the program are not read for it.
QStringList troublesOfOwn(const PackSearchPath& shelf, const UserFolders& own);

} // namespace umpire::gui
