#include "preferences/import_actions.h"

#include "document/battle_document.h"
#include "document/text.h"
#include "roster/own_formations.h"
#include "settings/prompts.h"
#include "settings/settings.h"
#include "umpire/base/user_folders.h"
#include "umpire/games/games.h"
#include "umpire/rules/rules_differences.h"
#include "umpire/storage/collection.h"
#include "umpire/storage/taking_in.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace umpire::gui {

namespace {

/// Finds the translations of this file.
class SharedFilesText {
    Q_DECLARE_TR_FUNCTIONS(SharedFiles)
};

/// What would come of it, to be confirmed.
QString whatComes(const Given& given) {
    const QString title = toText(given.title);
    const QString place = toText(given.place.string());
    switch (given.kind) {
    case SharedKind::Tables:
        return SharedFilesText::tr(
                   "The tables filled in for “%1” are put among your own, as %2. Battles that are "
                   "begun from now on have them.")
            .arg(title, place);
    case SharedKind::Battle:
        return SharedFilesText::tr("“%1” is put among your battles to begin from, as %2.").arg(title, place);
    case SharedKind::Pack:
    case SharedKind::HouseRules:
    case SharedKind::Collection:
        break;
    }
    return SharedFilesText::tr(
               "“%1” is put among your own rules, in %2. New battles can then be played by it.")
        .arg(title, place);
}

/// The same where something of that name stands there.
QString whatComesInstead(const Given& given) {
    return SharedFilesText::tr(
               "“%1” comes in the place of what stands in %2. That is kept in the folder %3 beside it.")
        .arg(toText(given.title), toText(given.place.string()),
             toText((given.place.parent_path().filename().string() + "-before")));
}

/// What rules say otherwise than those that stand there, else those they build on, and what else should be
/// known, as lines below a question.
QString aboutRules(const Given& given) {
    constexpr qsizetype most = 10;
    const auto base = given.standing ? given.standing : given.pack ? given.pack->base : nullptr;
    QStringList lines;
    if (!given.doubt.empty()) {
        lines << SharedFilesText::tr("But %1.").arg(toText(given.doubt));
    }
    for (const PartDifferences& part :
         base ? differencesByPart(*base, *given.pack) : std::vector<PartDifferences>()) {
        for (const std::string& line : part.lines) {
            lines << SharedFilesText::tr("%1: %2").arg(toText(part.heading), toText(line));
        }
    }
    for (const Issue& issue : given.issues) {
        lines << toText(issue.line());
    }
    const qsizetype left = lines.size() - most;
    lines = lines.mid(0, most);
    left > 0 ? lines << sayCounted("SharedFiles", "and %n more", "and %n more", left) : lines;
    return lines.isEmpty() ? QString() : QStringLiteral("\n\n") + lines.join(QLatin1Char('\n'));
}

QString headOf(SharedKind kind) {
    return kind == SharedKind::Tables       ? SharedFilesText::tr("Tables filled in")
           : kind == SharedKind::Battle     ? SharedFilesText::tr("A battle to begin from")
           : kind == SharedKind::HouseRules ? SharedFilesText::tr("House rules")
           : kind == SharedKind::Pack       ? SharedFilesText::tr("A rule pack")
                                            : SharedFilesText::tr("A collection of formations");
}

QString whatCame(SharedKind kind, const QString& title, const QString& place) {
    return kind == SharedKind::Pack || kind == SharedKind::HouseRules
               ? SharedFilesText::tr("“%1” is there for new battles.").arg(title)
               : SharedFilesText::tr("“%1” was taken in as %2.").arg(title, place);
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

/// Asks and says what is needed while something is taken in.
class ImportActions {
  public:
    ImportActions(const BattleDocument& document, const Settings& settings, Prompts& prompts, QWidget& window)
        : m_document(document), m_settings(settings), m_prompts(prompts), m_window(window) {}

    bool take(const QString& path) {
        return sharedKind(pathOf(path)) == SharedKind::Collection ? takeCollection(path) : takeThing(path);
    }

  private:
    bool refuse(const QString& path, const std::string& problem, Issues issues) {
        const QString name = QFileInfo(QDir::cleanPath(path)).fileName();
        issues.insert(issues.begin(), {Severity::Error, fromText(path), {}, {}, problem});
        m_prompts.showIssues(&m_window, SharedFilesText::tr("%1 is not taken in").arg(name), issues);
        return false;
    }

    bool takeThing(const QString& path) {
        const BattleFiles files(m_document.searchPath(), findGame);
        const Given given = lookAt(pathOf(path), files, userFolders());
        if (!given.problem.empty()) {
            return refuse(path, given.problem, given.issues);
        }
        const QString head = headOf(given.kind);
        if (!m_prompts.confirm(&m_window, head,
                               (given.stands ? whatComesInstead(given) : whatComes(given)) +
                                   aboutRules(given),
                               SharedFilesText::tr("Take it in"))) {
            return false;
        }
        const bool confirmed = given.stands || !given.doubt.empty();
        const TakenIn taken =
            takeIn(given, files, userFolders(), confirmed ? Standing::IsKept : Standing::Stays);
        if (taken.place.empty()) {
            return refuse(path, taken.problem, taken.issues);
        }
        const QString came = whatCame(given.kind, toText(given.title), toText(taken.place.string()));
        taken.issues.empty() ? m_prompts.tell(&m_window, head, came)
                             : m_prompts.showIssues(&m_window, came, taken.issues);
        return true;
    }

    /// Its formations go into the collection that is in use, or it stands beside that as one of its own.
    bool takeCollection(const QString& path) {
        const LoadedCollection loaded = loadCollection(pathOf(path));
        const QString name = QFileInfo(path).fileName();
        if (hasErrors(loaded.issues)) {
            m_prompts.showIssues(&m_window, SharedFilesText::tr("%1 is not taken in").arg(name),
                                 loaded.issues);
            return false;
        }
        OwnFormations own(m_settings.value(Settings::Key::Collection).toString());
        const std::vector<Collected> fresh = freshOf(loaded.collection, own);
        const QString head = headOf(SharedKind::Collection);
        if (fresh.empty()) {
            m_prompts.tell(&m_window, head,
                           SharedFilesText::tr("Your collection has all that is in %1.").arg(name));
            return false;
        }
        const auto count = std::ssize(fresh);
        const QString question = sayCounted("SharedFiles", "%n formation that you have not got: %1",
                                            "%n formations that you have not got: %1", count)
                                     .arg(namesOf(fresh));
        const int choice = m_prompts.askChoice(&m_window, head, question,
                                               {SharedFilesText::tr("Add them to my collection"),
                                                SharedFilesText::tr("Keep it as another collection")},
                                               0);
        return choice == 0 ? add(fresh, own) : choice == 1 && takeThing(path);
    }

    bool add(const std::vector<Collected>& fresh, OwnFormations& own) {
        for (const Collected& entry : fresh) {
            const QString problem = own.add(entry);
            if (!problem.isEmpty()) {
                m_prompts.tell(&m_window, headOf(SharedKind::Collection), problem);
                return false;
            }
        }
        return true;
    }

    const BattleDocument& m_document;
    const Settings& m_settings;
    Prompts& m_prompts;
    QWidget& m_window;
};

} // namespace

bool takeInGiven(const QString& path, const BattleDocument& document, const Settings& settings,
                 Prompts& prompts, QWidget& window) {
    return ImportActions(document, settings, prompts, window).take(path);
}

} // namespace umpire::gui
