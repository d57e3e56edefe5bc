#pragma once

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
    };

    explicit ExampleBattles(QStringList folders) : m_folders(std::move(folders)) {}
    /// Beside the program, installed, or in the source tree.
    static ExampleBattles standard(const QString& program);

    /// All battles, the file's title and year first ("Beersheba 1917"), by file name.
    QList<Entry> entries() const;

  private:
    QStringList m_folders;
};

} // namespace umpire::gui
