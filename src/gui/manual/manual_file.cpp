#include "manual/manual_file.h"

#include "document/text.h"
#include "umpire/storage/example_folders.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace umpire::gui {

/// It lies beside the example battles. A language that has none reads the English one.
QString manualFile() {
    const QString told = QCoreApplication::translate(
        "ManualFile", "index.html", "The file of the manual in this language; leave it where there is none.");
    for (const QString& name : {told, QStringLiteral("index.html")}) {
        for (const auto& battles : exampleFolders(fromText(QCoreApplication::applicationFilePath()))) {
            const QString file = toText((battles.parent_path() / "manual" / fromText(name)).string());
            if (QFileInfo(file).isFile()) {
                return file;
            }
        }
    }
    return {};
}

} // namespace umpire::gui
