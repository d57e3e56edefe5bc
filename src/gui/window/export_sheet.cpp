#include "window/export_sheet.h"

#include "document/text.h"
#include "print/print_job.h"
#include "umpire/base/file.h"
#include "umpire/base/text.h"
#include "umpire/rules/original_pack.h"
#include "umpire/storage/photo_folder.h"
#include "window/exit_status.h"
#include "window/export_order.h"

#include <QCommandLineParser>
#include <QFile>

#include <algorithm>

namespace umpire::gui {

namespace {

/// Finds the translations of this file.
class SheetExportText {
    Q_DECLARE_TR_FUNCTIONS(SheetExport)
};

std::filesystem::path pathOf(const QString& name) {
    return QFile::encodeName(name).toStdString();
}

void print(const Issues& issues) {
    for (const Issue& issue : issues) {
        std::fprintf(stderr, "%s\n", issue.line().c_str());
    }
}

class Exporter {
  public:
    Exporter(ExportOrder order, const BattleFiles& files, const QString& rules, TextLocale telling)
        : m_order(std::move(order)), m_files(files), m_rules(fromText(rules)), m_telling(std::move(telling)) {
    }

    int run(const QString& file) {
        int status = file.isEmpty() ? openRules() : openBattle(file);
        if (status == done) {
            status = checkRules();
        }
        if (status == done) {
            status = checkSide();
        }
        if (status == done && !m_order.photos.isEmpty()) {
            status = readPhotos();
        }
        return status == done ? write() : status;
    }

  private:
    int openBattle(const QString& file) {
        LoadedBattle loaded = m_files.load(pathOf(file), m_rules);
        print(loaded.issues);
        m_session = std::move(loaded.session);
        if (auto told = m_session ? localizedSession(*m_session, m_files.shelf(), m_telling) : nullptr) {
            m_session = std::move(told);
        }
        return m_session ? done : loaded.unreadable ? noFile : refused;
    }

    /// Without a battle the rules alone: those named, or the only ones there are.
    int openRules() {
        if (m_order.kind->needsBattle) {
            return complain(
                SheetExportText::tr("--export %1 needs the FILE of a battle").arg(toText(m_order.kind->id)),
                wrongUsage);
        }
        const std::vector<std::string> names = m_files.shelf().names();
        if (m_rules.empty() && names.size() != 1) {
            return complain(SheetExportText::tr("--export %1 needs a FILE, or --rules with one of %2")
                                .arg(toText(m_order.kind->id), toText(joined(names))),
                            wrongUsage);
        }
        LoadedPack loaded = m_files.shelf().load(m_rules.empty() ? names.front() : m_rules);
        print(loaded.issues);
        m_pack = loaded.pack ? localizedPack(std::move(loaded.pack), m_files.shelf(), m_telling) : nullptr;
        return m_pack ? done : refused;
    }

    const RulePack& rules() const { return m_session ? m_session->rules() : *m_pack; }

    int checkRules() const {
        const std::string why = sheets::whyNoSheet(rules(), *m_order.kind);
        return why.empty() ? done : complain(toText(why), refused);
    }

    int checkSide() const {
        const Id& side = m_order.wish.side;
        if (side.empty() || !m_session) {
            return done;
        }
        std::vector<std::string> sides;
        for (const Subject* known : m_session->battle().all(SubjectKind::Side)) {
            sides.push_back(known->id);
        }
        if (std::find(sides.begin(), sides.end(), side) != sides.end()) {
            return done;
        }
        return complain(SheetExportText::tr("--side: there is no side %1 in this battle; it has %2")
                            .arg(toText(inQuotes(side)), toText(joined(sides, "and"))),
                        wrongUsage);
    }

    int readPhotos() {
        const PhotoFolder folder = readPhotoFolder(pathOf(m_order.photos));
        print(folder.issues);
        for (const FoundPhoto& photo : folder.photos) {
            m_order.wish.photos.push_back({photo.path, photo.when});
        }
        return folder.unreadable ? noFile : done;
    }

    sheets::Sheet sheet() const {
        const std::shared_ptr<const RulePack> original = originalOf(m_files.shelf(), rules(), m_telling);
        return sheets::makeSheet({rules(), m_session.get(), original.get()}, m_order.wish);
    }

    int write() const {
        const std::vector<sheets::Sheet> sheets{sheet()};
        QString problem;
        if (m_order.format) {
            const std::string why =
                writeFileAtomically(pathOf(m_order.output), sheets::write(sheets, *m_order.format));
            problem = why.empty() ? QString()
                                  : SheetExportText::tr("%1: the file %2").arg(m_order.output, toText(why));
        } else {
            problem = PrintJob::writePdf(SheetPages(sheets, m_order.page), m_order.output, title(sheets[0]));
        }
        return problem.isEmpty() ? done : complain(problem, noFile);
    }

    /// Most sheets name the battle in their title already.
    QString title(const sheets::Sheet& sheet) const {
        const QString battle = m_session ? toText(m_session->battle().title) : QString();
        const QString own = toText(sheet.title);
        return battle.isEmpty() || own.contains(battle) ? own
                                                        : SheetExportText::tr("%1 – %2").arg(own, battle);
    }

    ExportOrder m_order;
    const BattleFiles& m_files;
    std::string m_rules;
    TextLocale m_telling;
    std::unique_ptr<Session> m_session;
    std::shared_ptr<const RulePack> m_pack;
};

} // namespace

void SheetExport::doWithoutDisplay() {
    // Whatever the environment names may find no display, and Qt aborts then.
    qputenv("QT_QPA_PLATFORM", "offscreen");
}

int SheetExport::run(const QCommandLineParser& parser, const BattleFiles& files, const QString& rules,
                     const QString& file, const TextLocale& telling) {
    ExportOrder order;
    const QString problem = order.read(parser);
    return problem.isEmpty() ? Exporter(std::move(order), files, rules, telling).run(file)
                             : complain(problem, wrongUsage);
}

} // namespace umpire::gui
