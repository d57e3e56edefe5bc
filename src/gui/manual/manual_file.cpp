#include "manual/manual_file.h"

#include "document/text.h"
#include "umpire/storage/example_folders.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace umpire::gui {

/// It lies beside the example battles.
QString manualFile() {
    for (const auto& battles : exampleFolders(fromText(QCoreApplication::applicationFilePath()))) {
        const QString file = toText((battles.parent_path() / "manual" / "index.html").string());
        if (QFileInfo(file).isFile()) {
            return file;
        }
    }
    return {};
}

} // namespace umpire::gui
