#pragma once

#include "umpire/rules/localized_pack.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace umpire::gui {

/// Finds the example battles that came with the program, and the user's own.
class ExampleBattles {
  public:
    struct Entry {
        QString title;
        QString path;
        QString date;      ///< "31 October 1917", "" when the file has none
        QString situation; ///< how its notes begin
        QString uncertain; ///< the paragraph of its notes that begins "Uncertain:", "" when there is none
        QString rules;     ///< id of the pack it is played with
        bool own = false;  ///< one of the user's own
        QString game;      ///< what that pack is called, "" while nobody has looked
    };

    /// `own`: where the user has battles of his own to begin from, "" for nowhere.
    explicit ExampleBattles(QStringList folders, QString own = {})
        : m_folders(std::move(folders)), m_own(std::move(own)) {}
    /// Beside the program, installed, or in the source tree.
    static ExampleBattles standard(const QString& program);

    /// All battles of the first folder that has any, then the user's own, the file's title and year first
    /// ("Beersheba 1917"), by file name.
    QList<Entry> entries() const;
    /// The same with the games named, those of one game together, in the order of their first.
    QList<Entry> byGame(const PackSearchPath& searchPath, const TextLocale& locale = {}) const;
    /// The path of the first of those, "" when there are none.
    QString first(const PackSearchPath& searchPath) const;

  private:
    QStringList m_folders;
    QString m_own;
};

} // namespace umpire::gui
