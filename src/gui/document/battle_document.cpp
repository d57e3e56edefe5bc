#include "document/battle_document.h"

#include "document/battle_repository.h"
#include "document/record_text.h"
#include "document/text.h"
#include "document/unsaved_battles.h"
#include "umpire/base/breakdown.h"
#include "umpire/battle/record_audit.h"
#include "umpire/battle/roster.h"
#include "umpire/battle/session.h"
#include "umpire/games/games.h"
#include "umpire/rules/commands.h"
#include "umpire/storage/example_folders.h"
#include "umpire/storage/own_tables.h"

#include <QApplication>
#include <QFileInfo>

#include <algorithm>
#include <chrono>
#include <cstdlib>

namespace umpire::gui {

LocalizedBattle::LocalizedBattle(const LocalizedBattle& other)
    : m_telling(other.m_telling),
      m_session(other.m_session ? std::make_unique<Session>(*other.m_session) : nullptr) {}

LocalizedBattle& LocalizedBattle::operator=(const LocalizedBattle& other) {
    if (this != &other) {
        m_telling = other.m_telling;
        m_session = other.m_session ? std::make_unique<Session>(*other.m_session) : nullptr;
    }
    return *this;
}

void LocalizedBattle::tell(const TextLocale& telling) {
    m_telling = telling;
}

void LocalizedBattle::begin(const Session* kept, const PackSearchPath& shelf) {
    m_session = kept ? localizedSession(*kept, shelf, m_telling) : nullptr;
}

void LocalizedBattle::follow(const Session& kept) {
    if (m_session) {
        m_session->localizeLike(kept);
    }
}

Answer LocalizedBattle::told(const Json& command, Answer answer) const {
    return m_session ? m_session->toldAnswer(command, std::move(answer)) : std::move(answer);
}

namespace {

/// From an answer on the screen to the file that follows it.
constexpr std::chrono::milliseconds restOfTheHand(300);

/// For a report, should the program break down.
void noteHome(const BattleRepository& home, const Session& session) {
    noteBattle(home.place());
    noteSession(session);
}

} // namespace

BattleDocument::BattleDocument(BattleFiles files, AutosavePlan plan, QObject* parent)
    : QObject(parent), m_files(std::move(files)), m_plan(std::move(plan)),
      m_repository(std::make_unique<BattleRepository>(m_plan)), m_safe(SecretStore(m_plan.secrets)) {
    m_rest.setSingleShot(true);
    m_rest.setInterval(restOfTheHand);
    connect(&m_rest, &QTimer::timeout, this, &BattleDocument::catchUp);
}

BattleDocument::~BattleDocument() = default;

QString BattleDocument::place() const {
    return m_repository ? toText(m_repository->place().string()) : QString();
}

QString BattleDocument::title() const {
    if (!isOpen()) {
        return {};
    }
    const QString own = toText(battle().title);
    return own.isEmpty() ? QFileInfo(m_path).completeBaseName() : own;
}

bool BattleDocument::isModified() const {
    if (!isOpen()) {
        return false;
    }
    const bool keptInFile = m_plan.on && !m_path.isEmpty();
    return m_repository->holdsAlone() || (m_session->cursor() != m_savedAt && !keptInFile);
}

/// What came with the program stays as it came.
bool BattleDocument::isExample(const QString& path) const {
    return umpire::isExample(m_plan.examples, fromText(path));
}

const Keeping& BattleDocument::keeping() const {
    return m_repository->keeping();
}

QStringList BattleDocument::takeNotices() {
    QStringList notices = m_repository->takeNotices();
    if (!m_diceProblem.isEmpty()) {
        notices << tr("The secret of the dice could not be kept, so nobody can check them later: %1")
                       .arg(m_diceProblem);
        m_diceProblem.clear();
    }
    return notices;
}

QList<UnsavedBattle> BattleDocument::unsaved() const {
    return m_plan.on ? UnsavedBattles(m_plan.unsaved).entries(m_files) : QList<UnsavedBattle>();
}

Issues BattleDocument::open(const QString& path) {
    if (isExample(path)) {
        return openExample(path);
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

Issues BattleDocument::openExample(const QString& path) {
    return load(path, std::make_unique<BattleRepository>(m_plan), {});
}

Issues BattleDocument::openUnsaved(const QString& path) {
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

Recovery BattleDocument::recovery(const QString& path) const {
    return recoverBattle(m_files, fromText(path), fromText(m_rules));
}

std::vector<EarlierBattle> BattleDocument::earlier(const QString& path) const {
    return earlierBattles(m_files, fromText(path), fromText(m_rules));
}

/// It stands in no file of its own, and is kept from now on.
Issues BattleDocument::asNew(Issues issues) {
    if (!hasErrors(issues)) {
        m_savedAt = -1;
        put();
        announceKeeping();
    }
    return issues;
}

Issues BattleDocument::openEarlier(const QString& path) {
    return asNew(openExample(path));
}

Issues BattleDocument::openRecovered(const QString& path) {
    Recovery found = recovery(path);
    if (!found.session) {
        return {{Severity::Error, fromText(path), {}, "", fromText(tr("nothing of it can be saved"))}};
    }
    take(std::move(found.session), std::make_unique<BattleRepository>(m_plan), {});
    return asNew({});
}

void BattleDocument::takeUpRest() {
    Recovery found = recovery(m_path);
    m_damaged = false;
    if (!found.session || m_repository->isReadOnly()) {
        return;
    }
    m_session = std::move(found.session);
    showAnew();
    put();
    m_savedAt = m_session->cursor();
    Q_EMIT changed({ChangeEvent::Kind::Opened, {}, true});
}

Issues BattleDocument::load(const QString& path, std::unique_ptr<BattleRepository> home,
                            const QString& ownPath) {
    LoadedBattle loaded = m_files.load(fromText(path), fromText(m_rules));
    if (!loaded.session) {
        return loaded.issues;
    }
    home->settle(loaded.journal);
    take(std::move(loaded.session), std::move(home), ownPath);
    m_damaged = loaded.damaged;
    return loaded.issues;
}

void BattleDocument::take(std::unique_ptr<Session> session, std::unique_ptr<BattleRepository> home,
                          const QString& ownPath) {
    leave();
    m_session = std::move(session);
    m_repository = std::move(home);
    m_damaged = false;
    m_path = ownPath;
    m_savedAt = m_session->cursor();
    m_safe.open(*m_session, SecretDice::homeOf(fromText(m_path)));
    showAnew();
    if (m_plan.on) {
        noteHome(*m_repository, *m_session);
    }
    Q_EMIT changed({ChangeEvent::Kind::Opened, {}, true});
}

std::vector<FoundPack> BattleDocument::rulesToBegin() const {
    if (!m_rules.isEmpty()) {
        return {{fromText(m_rules), fromText(m_rules), "", false}};
    }
    std::vector<FoundPack> packs = m_files.shelf().offered();
    for (FoundPack& pack : packs) {
        pack.title = localizedTitle(pack, telling());
    }
    return packs;
}

Issues BattleDocument::create(const QString& nameOrFolder) {
    return create(nameOrFolder, 0);
}

Issues BattleDocument::create(const QString& nameOrFolder, std::int64_t turnMinutes) {
    const std::vector<FoundPack> packs = rulesToBegin();
    const bool first = nameOrFolder.isEmpty() && !packs.empty();
    LoadedPack loaded = forBattles(m_files.shelf().load(first ? packs.front().name : fromText(nameOrFolder)));
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

void BattleDocument::begin(Battle start) {
    take(m_files.begin(m_session->sharedRules(), std::move(start)),
         std::make_unique<BattleRepository>(m_plan), {});
    m_savedAt = -1;
    put();
    announceKeeping();
}

QString BattleDocument::save() {
    const QString problem = m_repository->save(*m_session);
    m_savedAt = problem.isEmpty() ? m_session->cursor() : m_savedAt;
    announceKeeping();
    return problem;
}

QString BattleDocument::saveAs(const QString& path) {
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

void BattleDocument::announceKeeping() {
    Q_EMIT changed({ChangeEvent::Kind::Saved, {}, false});
}

Issues BattleDocument::takeOver() {
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
    m_session = std::move(loaded.session);
    m_savedAt = m_session->cursor();
    m_safe.open(*m_session, SecretDice::homeOf(fromText(m_path)));
    showAnew();
    Q_EMIT changed({ChangeEvent::Kind::Opened, {}, true});
    return loaded.issues;
}

void BattleDocument::discard() {
    m_repository->discard(true);
}

void BattleDocument::leaveAtOnce() {
    m_repository->discard(false);
    leave();
    m_repository->unlock();
}

void BattleDocument::cover() {
    m_session->cover(true);
    if (m_repository->place().empty() || isPast() || m_repository->isReadOnly()) {
        return; // nothing of it stands anywhere
    }
    put();
    announceKeeping();
}

void BattleDocument::leave() {
    if (isOpen()) {
        m_repository->leave(*m_session);
    }
}

void BattleDocument::tell(const TextLocale& telling) {
    m_told.tell(telling);
    if (isOpen()) {
        showAnew();
        Q_EMIT changed({ChangeEvent::Kind::Opened, {}, true});
    }
}

/// Another session is shown.
void BattleDocument::showAnew() {
    m_told.begin(m_session.get(), m_files.shelf());
    m_numbers = UnitNumbers(m_session->setUp(), battle(), rules());
}

std::unique_ptr<BattleDocument> BattleDocument::past() const {
    auto past = std::make_unique<BattleDocument>(m_files);
    past->m_session = std::make_unique<Session>(*m_session);
    past->m_told = m_told;
    past->m_path = m_path;
    past->m_numbers = m_numbers;
    past->m_now = m_session->cursor();
    return past;
}

void BattleDocument::goTo(int record) {
    constexpr int mostTold = 64; // of more records it is sooner to read everything anew
    const int before = m_session->cursor();
    const int wanted = std::clamp(record, m_session->setUpRecords(), now());
    if (wanted == before) {
        return;
    }
    m_session->goTo(wanted);
    m_told.follow(*m_session);
    announce(std::abs(wanted - before) > mostTold ? ChangeTeller::everything(std::min(before, wanted))
                                                  : m_teller.since(*m_session, before));
}

void BattleDocument::close() {
    leave();
    m_session.reset();
    m_told.begin(nullptr, m_files.shelf());
    m_repository = std::make_unique<BattleRepository>(m_plan);
    m_path.clear();
    m_savedAt = 0;
    m_numbers = {};
    noteBattle({});
    Q_EMIT changed({ChangeEvent::Kind::Opened, {}, true});
}

void BattleDocument::look() {
    if (!isOpen()) {
        return;
    }
    if (m_repository->look(*m_session)) {
        announceKeeping();
    }
    // A dialog may hold on to what would change under it; what others wrote waits until it is closed.
    if (!QApplication::activeModalWidget() && m_repository->othersWrote()) {
        follow();
    }
}

/// Shows what others played since. What cannot be read just now is read when they write again.
void BattleDocument::follow() {
    LoadedBattle loaded = m_files.load(fromText(m_path), fromText(m_rules));
    if (!loaded.session) {
        return;
    }
    const std::vector<std::string> known = linksInForce();
    m_session->cover(loaded.session->covered());
    const bool goesOn = loaded.session->start() == m_session->start() &&
                        m_session->restore(loaded.session->history()).empty();
    if (!goesOn) {
        m_session = std::move(loaded.session);
    }
    goesOn ? m_told.follow(*m_session) : showAnew();
    m_savedAt = m_session->cursor();
    if (goesOn) {
        const std::vector<std::string> now = linksInForce();
        const auto differs = std::mismatch(known.begin(), known.end(), now.begin(), now.end()).first;
        announce(ChangeTeller::everything(static_cast<int>(differs - known.begin())));
    } else {
        Q_EMIT changed({ChangeEvent::Kind::Opened, {}, true});
    }
}

/// "" or why nothing is played here.
QString BattleDocument::whyNotPlayed() const {
    return isPast() ? tr("This is the past: nothing is played here. Go back to now to play")
           : m_repository->isReadOnly()
               ? tr("This battle is open read only: nothing is played here. Take it over, or save a copy to "
                    "play on your own")
               : QString();
}

Answer BattleDocument::execute(const Json& command) {
    if (const QString why = whyNotPlayed(); !why.isEmpty()) {
        Answer answer;
        answer.refusal = {"read-only", fromText(why)};
        return answer;
    }
    const int before = m_session->cursor();
    if (throwsDice(command)) {
        sealDice();
    }
    noteCommand(*m_session, command);
    const Answer answer = m_session->execute(command, dice());
    if (!answer.ok) {
        return m_told.told(command, answer);
    }
    keep(before, isA<RedoCommand>(command));
    if (m_plan.on) {
        noteHome(*m_repository, *m_session);
    }
    announce(m_teller.since(session(), before));
    return m_told.told(command, answer);
}

/// On the disk before anybody sees it.
void BattleDocument::keep(int before, bool redone) {
    // A new command drops what was undone; when the saved state was among that, nothing leads back to it.
    if (!redone && m_session->cursor() > before && before < m_savedAt) {
        m_savedAt = -1;
    }
    keepHome();
}

void BattleDocument::put() {
    m_told.follow(*m_session);
    m_repository->keep(*m_session);
    if (m_repository->fileLags() && !m_rest.isActive()) {
        m_rest.start();
    }
}

void BattleDocument::catchUp() {
    if (isOpen() && m_repository->catchUp(*m_session)) {
        announceKeeping();
    }
}

void BattleDocument::keepHome() {
    put();
    const std::string problem = m_safe.remember(*m_session, SecretDice::homeOf(fromText(m_path)));
    m_diceProblem = problem.empty() ? m_diceProblem : toText(problem);
}

DiceSource& BattleDocument::dice() {
    return m_dice ? *m_dice : m_safe.dice();
}

/// Whether the program is to throw for a command, and no pledge of its dice stands in the record yet.
bool BattleDocument::throwsDice(const Json& command) const {
    return !m_dice && !m_safe.isSealed() && !command.contains("dice") &&
           m_session->preview(command).wanted.has_value();
}

/// The secret and its pledge are on the disk before the first die is seen.
void BattleDocument::sealDice() {
    if (m_dice || m_safe.isSealed()) {
        return;
    }
    if (const std::string problem = m_safe.seal(*m_session); !problem.empty() && m_plan.on) {
        m_diceProblem = toText(problem);
    }
    put();
}

QString BattleDocument::pledge() const {
    if (!isOpen()) {
        return {};
    }
    // What somebody else plays goes by his secret.
    const auto& series = m_session->sealedSeries();
    return m_repository->isReadOnly() ? toText(series.empty() ? std::string() : series.back().pledge)
                                      : toText(m_safe.pledge());
}

bool BattleDocument::isSecretLost() const {
    return isOpen() && m_plan.on && !m_repository->isReadOnly() && m_safe.isLost();
}

std::optional<std::uint64_t> BattleDocument::called() const {
    const bool sealed = isOpen() && (m_safe.isSealed() || m_repository->isReadOnly());
    if (!sealed || m_session->sealedSeries().empty() || m_session->sealedSeries().back().calls.empty()) {
        return std::nullopt;
    }
    return m_session->sealedSeries().back().calls.back().number;
}

void BattleDocument::call(std::uint64_t number) {
    if (!whyNotPlayed().isEmpty() || m_dice) {
        return;
    }
    sealDice();
    m_safe.call(*m_session, number);
    keepHome();
    announce({ChangeEvent::Kind::State, {}, false, ChangeEvent::Dice});
}

QString BattleDocument::revealDice() {
    if (isPast() || m_repository->isReadOnly()) {
        return tr("This battle is open read only: its dice are revealed where it is played.");
    }
    const int revealed = m_safe.reveal(*m_session);
    put();
    if (m_repository->keeping().kind != Keeping::Kind::InMemory) {
        m_safe.retire(*m_session);
    }
    m_safe.open(*m_session, SecretDice::homeOf(fromText(m_path)));
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

QStringList BattleDocument::checkRecord() const {
    QStringList lines;
    for (const std::string& line : auditLines(*m_session, auditRecords(*m_session, m_safe.secrets()))) {
        lines << toText(line);
    }
    return lines;
}

void BattleDocument::announce(const ChangeEvent& event) {
    if (event.everything) { // a name alone moves no number
        m_numbers = UnitNumbers(m_session->setUp(), battle(), rules());
    }
    Q_EMIT changed(event);
}

/// Of every record in force, from the first.
std::vector<std::string> BattleDocument::linksInForce() const {
    std::vector<std::string> links;
    for (int record = 1; record <= m_session->cursor(); ++record) {
        links.push_back(m_session->linkAt(record));
    }
    return links;
}

QString BattleDocument::describe(const Record& record) const {
    return RecordText(session()).who(record);
}

QString BattleDocument::nameOf(const Id& subject) const {
    const Subject* known = isOpen() ? battle().find(subject) : nullptr;
    return known ? toText(known->name) : toText(subject);
}

Json BattleDocument::throwDie(const Die& die) {
    sealDice();
    Json entry = m_session->throwDie(die, dice());
    keepHome(); // on the disk before anybody sees it
    return entry;
}

void BattleDocument::setDice(std::unique_ptr<DiceSource> dice) {
    m_dice = std::move(dice);
}

namespace {

/// The battle as its file would give it, were it opened with those rules.
LoadedBattle playedBy(const Session& session, std::shared_ptr<const RulePack> rules, const QString& name) {
    return BattleFiles(std::move(rules), findGame).parse(BattleFiles::write(session), fromText(name));
}

} // namespace

std::unique_ptr<BattleDocument> BattleDocument::trial(std::shared_ptr<const RulePack> rules,
                                                      Issues& issues) const {
    LoadedBattle loaded = playedBy(*m_session, rules, title());
    issues = std::move(loaded.issues);
    if (!loaded.session) {
        return nullptr;
    }
    auto trial = std::make_unique<BattleDocument>(BattleFiles(std::move(rules), findGame));
    trial->m_session = std::move(loaded.session);
    trial->m_safe.open(*trial->m_session, SecretDice::homeOf({})); // dice of its own
    trial->m_savedAt = trial->m_session->cursor();
    trial->m_told.tell(telling());
    trial->m_told.begin(trial->m_session.get(), m_files.shelf());
    trial->m_numbers = UnitNumbers(trial->m_session->setUp(), trial->battle(), trial->rules());
    return trial;
}

Issues BattleDocument::goOnBy(std::shared_ptr<const RulePack> rules) {
    if (isPast() || m_repository->isReadOnly()) {
        return {{Severity::Error, fromText(m_path), {}, "", fromText(tr("this battle is open read only"))}};
    }
    LoadedBattle loaded = playedBy(*m_session, std::move(rules), title());
    if (!loaded.session) {
        return loaded.issues;
    }
    m_session = std::move(loaded.session);
    showAnew();
    m_savedAt = -1;
    put();
    m_path.isEmpty() || !m_plan.on ? QString() : save();
    m_safe.open(*m_session, SecretDice::homeOf(fromText(m_path)));
    Q_EMIT changed({ChangeEvent::Kind::Opened, {}, true});
    return loaded.issues;
}

// Taking back and playing again: a document's acts, which are more than one record where the clock wrote
// some.

namespace {

bool isTime(const Session& session, int record) {
    return isA<TimeCommand>(session.records()[static_cast<std::size_t>(record - 1)].command);
}

/// The last record in force that is not the clock's; 0: none.
int lastAct(const Session& session) {
    int act = session.cursor();
    while (act > 0 && isTime(session, act)) {
        --act;
    }
    return act;
}

} // namespace

/// What the clock wrote down is no act of the game: it goes with the act before it, and comes again with it.
Answer BattleDocument::undo() {
    for (const int act = lastAct(*m_session); act > 0 && m_session->cursor() > act;) {
        if (const Answer answer = execute(commandOf(Verb::Undo)); !answer.ok) {
            return answer;
        }
    }
    return execute(commandOf(Verb::Undo));
}

Answer BattleDocument::redo() {
    const Answer answer = execute(commandOf(Verb::Redo));
    while (answer.ok && m_session->canRedo() && isTime(*m_session, m_session->cursor() + 1)) {
        execute(commandOf(Verb::Redo));
    }
    return answer;
}

QString BattleDocument::undoText() const {
    if (!isOpen() || !m_session->canUndo()) {
        return {};
    }
    const int act = lastAct(*m_session);
    const int record = act > 0 ? act : m_session->cursor();
    return describe(session().records()[static_cast<std::size_t>(record - 1)]);
}

QString BattleDocument::redoText() const {
    if (!isOpen() || !m_session->canRedo()) {
        return {};
    }
    return describe(session().records()[static_cast<std::size_t>(m_session->cursor())]);
}

} // namespace umpire::gui
