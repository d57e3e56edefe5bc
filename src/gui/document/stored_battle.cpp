#include "document/stored_battle.h"

#include "umpire/base/breakdown.h"
#include "umpire/battle/roster.h"
#include "umpire/games/games.h"
#include "umpire/storage/example_folders.h"
#include "umpire/storage/own_tables.h"

#include <QApplication>
#include <QFileInfo>

#include <algorithm>
#include <chrono>

namespace umpire::gui {

namespace {

/// From an answer on the screen to the file that follows it.
constexpr std::chrono::milliseconds restOfTheHand(300);

} // namespace

StoredBattle::StoredBattle(BattleFiles files, AutosavePlan plan, QObject* parent)
    : BattleDocument(std::move(files), plan.secrets, parent), m_plan(std::move(plan)),
      m_repository(std::make_unique<BattleRepository>(m_plan)) {
    m_rest.setSingleShot(true);
    m_rest.setInterval(restOfTheHand);
    connect(&m_rest, &QTimer::timeout, this, &StoredBattle::catchUp);
}

QString StoredBattle::place() const {
    return toText(m_repository->place().string());
}

bool StoredBattle::isModified() const {
    if (!isOpen()) {
        return false;
    }
    const bool keptInFile = m_plan.on && !m_path.isEmpty();
    return m_repository->holdsAlone() || (m_session->cursor() != m_savedAt && !keptInFile);
}

const Keeping& StoredBattle::keeping() const {
    return m_repository->keeping();
}

QStringList StoredBattle::takeNotices() {
    QStringList notices = m_repository->takeNotices();
    if (!m_diceProblem.isEmpty()) {
        notices << tr("The secret of the dice could not be kept, so nobody can check them later: %1")
                       .arg(m_diceProblem);
        m_diceProblem.clear();
    }
    return notices;
}

QList<UnsavedBattle> StoredBattle::unsaved() const {
    return m_plan.on ? unsavedBattles(m_plan.unsaved, m_files) : QList<UnsavedBattle>();
}

Issues StoredBattle::open(const QString& path) {
    if (isExample(m_plan.examples, fromText(path))) {
        return openExample(path); // what came with the program stays as it came
    }
    const bool again = isOpen() && m_repository->isAt(fromText(path));
    if (again) {
        m_repository->unlock();
    }
    Issues issues = load(path, std::make_unique<BattleRepository>(m_plan, fromText(path)),
                         QFileInfo(path).absoluteFilePath());
    if (again && hasErrors(issues)) {
        m_repository->relock();
    }
    return issues;
}

Issues StoredBattle::openExample(const QString& path) {
    return load(path, std::make_unique<BattleRepository>(m_plan), {});
}

Issues StoredBattle::openUnsaved(const QString& path) {
    const QList<UnsavedBattle> offered = unsaved();
    if (std::none_of(offered.begin(), offered.end(),
                     [&path](const UnsavedBattle& battle) { return battle.path == path; })) {
        return {{Severity::Error,
                 fromText(path),
                 {},
                 "",
                 fromText(tr("it is open in another window by now, or gone"))}};
    }
    Issues issues = load(path, BattleRepository::ofUnsaved(m_plan, fromText(path)), {});
    if (!hasErrors(issues)) {
        m_savedAt = -1;
        announceKeeping();
    }
    return issues;
}

Recovery StoredBattle::recovery(const QString& path) const {
    return recoverBattle(m_files, fromText(path), fromText(m_rules));
}

std::vector<EarlierBattle> StoredBattle::earlier(const QString& path) const {
    return earlierBattles(m_files, fromText(path), fromText(m_rules));
}

/// It stands in no file of its own, and is kept from now on.
Issues StoredBattle::asNew(Issues issues) {
    if (!hasErrors(issues)) {
        m_savedAt = -1;
        put();
        announceKeeping();
    }
    return issues;
}

Issues StoredBattle::openEarlier(const QString& path) {
    return asNew(openExample(path));
}

Issues StoredBattle::openRecovered(const QString& path) {
    Recovery found = recovery(path);
    if (!found.session) {
        return {{Severity::Error, fromText(path), {}, "", fromText(tr("nothing of it can be saved"))}};
    }
    take(std::move(found.session), std::make_unique<BattleRepository>(m_plan), {});
    return asNew({});
}

void StoredBattle::takeUpRest() {
    Recovery found = recovery(m_path);
    m_damaged = false;
    if (!found.session || isReadOnly()) {
        return;
    }
    show(std::move(found.session));
    put();
    m_savedAt = m_session->cursor();
    announceOpened();
}

Issues StoredBattle::load(const QString& path, std::unique_ptr<BattleRepository> repository,
                          const QString& ownPath) {
    LoadedBattle loaded = m_files.load(fromText(path), fromText(m_rules));
    if (!loaded.session) {
        return loaded.issues;
    }
    repository->settle(loaded.journal);
    take(std::move(loaded.session), std::move(repository), ownPath);
    m_damaged = loaded.damaged;
    return loaded.issues;
}

void StoredBattle::take(std::unique_ptr<Session> session, std::unique_ptr<BattleRepository> repository,
                        const QString& ownPath) {
    leave();
    m_repository = std::move(repository);
    m_damaged = false;
    m_path = ownPath;
    m_savedAt = session->cursor();
    show(std::move(session));
    openSecret();
    note();
    announceOpened();
}

/// For a report, should the program break down.
void StoredBattle::note() const {
    if (m_plan.on) {
        noteBattle(m_repository->place());
        noteSession(*m_session);
    }
}

std::vector<FoundPack> StoredBattle::rulesToBegin() const {
    if (!m_rules.isEmpty()) {
        return {{fromText(m_rules), fromText(m_rules)}};
    }
    std::vector<FoundPack> packs = m_files.searchPath().offered();
    for (FoundPack& pack : packs) {
        pack.title = localizedTitle(pack, locale());
    }
    return packs;
}

Issues StoredBattle::create(const QString& nameOrFolder, std::int64_t turnMinutes) {
    const std::vector<FoundPack> packs = rulesToBegin();
    const bool first = nameOrFolder.isEmpty() && !packs.empty();
    LoadedPack loaded =
        forBattles(m_files.searchPath().load(first ? packs.front().name : fromText(nameOrFolder)));
    if (loaded.pack) {
        Battle start = emptyBattle(*loaded.pack);
        start.turnMinutes = turnMinutes;
        for (Issue& issue : takeOwnTables(*loaded.pack, start)) {
            issue.severity = Severity::Warning; // the battle begins without them
            loaded.issues.push_back(std::move(issue));
        }
        take(m_files.begin(loaded.pack, std::move(start)), std::make_unique<BattleRepository>(m_plan), {});
    }
    return loaded.issues;
}

void StoredBattle::begin(Battle start) {
    take(m_files.begin(m_session->sharedRules(), std::move(start)),
         std::make_unique<BattleRepository>(m_plan), {});
    (void)asNew({});
}

QString StoredBattle::save() {
    const QString problem = m_repository->save(*m_session);
    m_savedAt = problem.isEmpty() ? m_session->cursor() : m_savedAt;
    announceKeeping();
    return problem;
}

QString StoredBattle::saveAs(const QString& path) {
    const QString whole = QFileInfo(path).absoluteFilePath();
    const QString problem = m_repository->moveTo(fromText(whole), *m_session);
    if (!problem.isEmpty()) {
        return problem;
    }
    m_path = whole;
    m_savedAt = m_session->cursor();
    m_safe.remember(*m_session, SecretDice::homeOf(fromText(m_path)));
    announceKeeping();
    return {};
}

void StoredBattle::announceKeeping() {
    Q_EMIT changed({ChangeEvent::Kind::Saved, {}, false});
}

Issues StoredBattle::takeOver() {
    if (!m_repository->takeOver()) {
        announceKeeping();
        return {};
    }
    // What was followed may lag behind what was written last.
    LoadedBattle loaded = m_files.load(fromText(m_path), fromText(m_rules));
    if (!loaded.session) {
        m_repository->unlock();
        return loaded.issues;
    }
    m_repository->settle(loaded.journal);
    m_savedAt = loaded.session->cursor();
    show(std::move(loaded.session));
    openSecret();
    announceOpened();
    return loaded.issues;
}

void StoredBattle::discard() {
    m_repository->discard(true);
}

void StoredBattle::leaveAtOnce() {
    m_repository->discard(false);
    leave();
    m_repository->unlock();
}

void StoredBattle::cover() {
    m_session->cover(true);
    if (place().isEmpty() || isReadOnly()) {
        return; // nothing of it stands anywhere
    }
    put();
    announceKeeping();
}

void StoredBattle::leave() {
    if (isOpen()) {
        m_repository->leave(*m_session);
    }
}

void StoredBattle::close() {
    leave();
    show(nullptr);
    m_repository = std::make_unique<BattleRepository>(m_plan);
    m_path.clear();
    m_savedAt = 0;
    noteBattle({});
    announceOpened();
}

void StoredBattle::look() {
    if (!isOpen()) {
        return;
    }
    if (m_repository->look(*m_session)) {
        announceKeeping();
    }
    // A dialog may hold on to what would change under it; what others wrote waits until it is closed.
    if (!QApplication::activeModalWidget() && m_repository->othersWrote()) {
        readAnew();
    }
}

/// Shows what others played since. What cannot be read just now is read when they write again.
void StoredBattle::readAnew() {
    LoadedBattle loaded = m_files.load(fromText(m_path), fromText(m_rules));
    if (!loaded.session) {
        return;
    }
    const std::vector<std::string> known = linksInForce();
    m_session->cover(loaded.session->covered());
    const bool goesOn = loaded.session->start() == m_session->start() &&
                        m_session->restore(loaded.session->history()).empty();
    if (!goesOn) {
        m_savedAt = loaded.session->cursor();
        show(std::move(loaded.session));
        announceOpened();
        return;
    }
    follow();
    m_savedAt = m_session->cursor();
    const std::vector<std::string> now = linksInForce();
    const auto differs = std::mismatch(known.begin(), known.end(), now.begin(), now.end()).first;
    announce(ChangeTeller::everything(static_cast<int>(differs - known.begin())));
}

/// Of every record in force, from the first.
std::vector<std::string> StoredBattle::linksInForce() const {
    std::vector<std::string> links;
    for (int record = 1; record <= m_session->cursor(); ++record) {
        links.push_back(m_session->linkAt(record));
    }
    return links;
}

/// On the disk before anybody sees it.
void StoredBattle::write(int before, bool redone) {
    // A new command drops what was undone; when the saved state was among that, nothing leads back to it.
    if (!redone && m_session->cursor() > before && before < m_savedAt) {
        m_savedAt = -1;
    }
    m_repository->keep(*m_session);
    if (m_repository->fileLags() && !m_rest.isActive()) {
        m_rest.start();
    }
    note();
}

void StoredBattle::catchUp() {
    if (isOpen() && m_repository->catchUp(*m_session)) {
        announceKeeping();
    }
}

bool StoredBattle::isSecretLost() const {
    return isOpen() && m_plan.on && !isReadOnly() && m_safe.isLost();
}

QString StoredBattle::revealDice() {
    if (isReadOnly()) {
        return tr("This battle is open read only: its dice are revealed where it is played.");
    }
    const int revealed = m_safe.reveal(*m_session);
    put();
    if (keeping().kind != Keeping::Kind::InMemory) {
        m_safe.retire(*m_session);
    }
    openSecret();
    announce({ChangeEvent::Kind::State, {}, false, ChangeEvent::Dice});
    const auto& series = m_session->sealedSeries();
    const bool all =
        std::all_of(series.begin(), series.end(), [](const SealedSeries& s) { return s.revealed(); });
    return series.empty() ? tr("The program has thrown no sealed die in this battle.")
           : !all ? tr("Some dice came from a secret that is not on this computer: reveal them where it was "
                       "played.")
           : revealed > 0 ? tr("The secret of the dice stands in the battle's file now. Dice thrown from "
                               "here on come from a "
                               "new one.")
                          : tr("The dice were revealed before.");
}

Issues StoredBattle::goOnBy(std::shared_ptr<const RulePack> rules) {
    if (isReadOnly()) {
        return {{Severity::Error, fromText(m_path), {}, "", fromText(tr("this battle is open read only"))}};
    }
    LoadedBattle loaded =
        BattleFiles(std::move(rules), findGame).parse(BattleFiles::write(*m_session), fromText(title()));
    if (!loaded.session) {
        return loaded.issues;
    }
    show(std::move(loaded.session));
    m_savedAt = -1;
    put();
    if (!m_path.isEmpty() && m_plan.on) {
        save();
    }
    openSecret();
    announceOpened();
    return loaded.issues;
}

} // namespace umpire::gui
