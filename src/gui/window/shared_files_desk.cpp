#include "window/shared_files_desk.h"

#include "document/battle_document.h"
#include "document/counted.h"
#include "document/text.h"
#include "prompts/prompts.h"
#include "roster/own_formations.h"
#include "settings/settings.h"
#include "umpire/base/user_folders.h"
#include "umpire/storage/shared_files.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace umpire::gui {

namespace {

/// Finds the translations of this file.
class SharedFilesText {
    Q_DECLARE_TR_FUNCTIONS(SharedFiles)
};

std::filesystem::path pathOf(const QString& name) {
    return QFile::encodeName(name).toStdString();
}

/// What is to be confirmed.
QString questionOf(const SharedPack& shared) {
    const QString title = toText(shared.pack->title);
    const QString place = toText(shared.place.string());
    return shared.taken ? SharedFilesText::tr("“%1” comes in the place of your pack in %2. The one that "
                                              "stands there is kept in the folder rules-before beside it.")
                              .arg(title, place)
                        : SharedFilesText::tr("“%1” is put among your own rules, in %2. New battles can then "
                                              "be played by it.")
                              .arg(title, place);
}

bool isIn(const std::vector<Collected>& entries, const Collected& entry) {
    return std::any_of(entries.begin(), entries.end(), [&entry](const Collected& other) {
        return other.name == entry.name && other.rules == entry.rules && other.roster == entry.roster;
    });
}

/// Those that the user has not got yet.
std::vector<Collected> freshOf(const Collection& given, const OwnFormations& own) {
    std::vector<Collected> fresh;
    for (const Collected& entry : given.entries) {
        if (!isIn(own.entries(), entry)) {
            fresh.push_back(entry);
        }
    }
    return fresh;
}

QString namesOf(const std::vector<Collected>& entries) {
    constexpr std::size_t most = 12;
    QStringList names;
    for (const Collected& entry : entries) {
        names << (names.size() < static_cast<qsizetype>(most) ? toText(entry.name) : QString());
    }
    names.removeAll(QString());
    return entries.size() > most ? SharedFilesText::tr("%1 …").arg(names.join(QStringLiteral(", ")))
                                 : names.join(QStringLiteral(", "));
}

} // namespace

SharedFilesDesk::SharedFilesDesk(const BattleDocument& document, const Settings& settings, Prompts& prompts,
                                 QWidget& window)
    : m_document(document), m_settings(settings), m_prompts(prompts), m_window(window) {}

bool SharedFilesDesk::take(const QString& path) {
    return sharedKind(pathOf(path)) == SharedKind::Pack ? takePack(path) : takeCollection(path);
}

bool SharedFilesDesk::takePack(const QString& path) {
    const QString name = QDir(path).dirName();
    const SharedPack shared = sharedPack(pathOf(path), m_document.shelf(), userFolders().rules);
    const auto refuse = [&](const Issues& issues) {
        m_prompts.showIssues(&m_window, SharedFilesText::tr("%1 is not taken in").arg(name), issues);
        return false;
    };
    if (!shared.pack) {
        return refuse(shared.issues);
    }
    if (!m_prompts.confirm(&m_window, SharedFilesText::tr("A rule pack"), questionOf(shared),
                           SharedFilesText::tr("Take it in"))) {
        return false;
    }
    const Issues issues = takeIn(shared, m_document.shelf());
    if (hasErrors(issues)) {
        return refuse(issues);
    }
    const QString there =
        SharedFilesText::tr("“%1” is there for new battles.").arg(toText(shared.pack->title));
    issues.empty() ? m_prompts.tell(&m_window, SharedFilesText::tr("A rule pack"), there)
                   : m_prompts.showIssues(&m_window, there, issues);
    return true;
}

bool SharedFilesDesk::takeCollection(const QString& path) {
    const LoadedCollection loaded = loadCollection(pathOf(path));
    const QString name = QFileInfo(path).fileName();
    if (hasErrors(loaded.issues)) {
        m_prompts.showIssues(&m_window, SharedFilesText::tr("%1 is not taken in").arg(name), loaded.issues);
        return false;
    }
    OwnFormations own(m_settings.value(Settings::Key::Collection).toString());
    const std::vector<Collected> fresh = freshOf(loaded.collection, own);
    const QString title = SharedFilesText::tr("A collection of formations");
    if (fresh.empty()) {
        m_prompts.tell(&m_window, title,
                       SharedFilesText::tr("Your collection has all that is in %1.").arg(name));
        return false;
    }
    const QString question =
        sayCounted("SharedFiles", "%n formation is added to your own collection: %1",
                   "%n formations are added to your own collection: %1", std::ssize(fresh))
            .arg(namesOf(fresh));
    if (!m_prompts.confirm(&m_window, title, question, SharedFilesText::tr("Take them in"))) {
        return false;
    }
    for (const Collected& entry : fresh) {
        const QString problem = own.add(entry);
        if (!problem.isEmpty()) {
            m_prompts.tell(&m_window, title, problem);
            return false;
        }
    }
    return true;
}

} // namespace umpire::gui
