#pragma once

#ifndef Q_MOC_RUN // moc of Qt 6.4 cannot read some headers of libstdc++ 12
#include "umpire/rules/pack_loader.h"
#endif

#include <QList>
#include <QString>
#include <QStringList>

namespace umpire::gui {

/// Finds the example battles that came with the program.
class ExampleBattles {
  public:
    struct Entry {
        QString title;
        QString path;
        QString date;      ///< "31 October 1917", "" when the file has none
        QString situation; ///< how its notes begin
        QString uncertain; ///< the paragraph of its notes that begins "Uncertain:", "" when there is none
        QString rules;     ///< id of the pack it is played with
        QString game;      ///< what that pack is called, "" while nobody has looked
    };

    explicit ExampleBattles(QStringList folders) : m_folders(std::move(folders)) {}
    /// Beside the program, installed, or in the source tree.
    static ExampleBattles standard(const QString& program);

    /// All battles, the file's title and year first ("Beersheba 1917"), by file name.
    QList<Entry> entries() const;
    /// The same with the games named, those of one game together, in the order of their first.
    QList<Entry> byGame(const PackShelf& shelf) const;
    /// The path of the first of those, "" when there are none.
    QString first(const PackShelf& shelf) const;

  private:
    QStringList m_folders;
};

} // namespace umpire::gui
