#include "houserules/house_sharing.h"

#include "document/disk_path.h"
#include "document/text.h"
#include "prompts/prompts.h"
#include "umpire/base/file.h"
#include "umpire/storage/house_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace umpire::gui {

namespace {

/// Finds the translations of this file.
class HouseSharingText {
    Q_DECLARE_TR_FUNCTIONS(HouseSharing)
};

} // namespace

bool HouseSharing::share(const QString& folder) {
    const QString title = HouseSharingText::tr("Share as one file");
    const auto text = writeHouseFile(pathOf(folder));
    if (!text) {
        m_prompts.tell(&m_window, title, toText(text.error().text));
        return false;
    }
    const QString ending =
        QString::fromLatin1(houseFileEnding.data(), static_cast<qsizetype>(houseFileEnding.size()));
    const QString usual = QDir::home().filePath(QDir(folder).dirName() + ending);
    const QString path = m_prompts.rulesToSave(&m_window, usual);
    if (path.isEmpty()) {
        return false;
    }
    const std::string problem = writeFileAtomically(pathOf(path), *text);
    m_prompts.tell(&m_window, title,
                   problem.empty() ? HouseSharingText::tr(
                                         "%1 holds all of these house rules. Whoever gets it drops it on "
                                         "this program's window, or opens it with it.")
                                         .arg(QDir::toNativeSeparators(path))
                                   : toText(problem));
    return problem.empty();
}

} // namespace umpire::gui
