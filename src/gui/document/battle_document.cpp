#include "document/battle_document.h"

#include "document/record_text.h"
#include "umpire/base/breakdown.h"
#include "umpire/battle/record_audit.h"
#include "umpire/games/games.h"

#include <QFileInfo>

#include <algorithm>
#include <cstdlib>

namespace umpire::gui {

BattleDocument::BattleDocument(BattleFiles files, const std::filesystem::path& secrets, QObject* parent)
    : QObject(parent), m_files(std::move(files)), m_safe(SecretStore(secrets)) {}

BattleDocument::BattleDocument(const BattleDocument& other)
    : QObject(nullptr), m_files(other.m_files), m_session(std::make_unique<Session>(*other.m_session)),
      m_path(other.m_path), m_locale(other.m_locale),
      m_localized(other.m_localized ? std::make_unique<Session>(*other.m_localized) : nullptr),
      m_numbers(other.m_numbers) {}

void BattleDocument::show(std::shared_ptr<Session> session) {
    m_session = std::move(session);
    m_localized = m_session ? localizedSession(*m_session, searchPath(), m_locale) : nullptr;
    countAnew();
}

void BattleDocument::showIn(const BattleDocument& of, const std::string& language) {
    const TextLocale locale{language, of.m_locale.lengths};
    const bool other = m_session != of.m_session || m_locale != locale;
    m_path = of.m_path;
    m_session = of.m_session;
    m_locale = locale;
    if (locale == of.m_locale || !m_session) {
        m_localized = of.m_localized;
    } else if (other) {
        m_localized = localizedSession(*m_session, searchPath(), m_locale);
    } else {
        follow();
    }
    m_numbers = of.m_numbers;
}

void BattleDocument::showState(const BattleDocument& of, Battle state) {
    const Session& session = of.session();
    m_session = std::make_unique<Session>(session.sharedRules(), session.module(), std::move(state));
    m_localized = nullptr;
    m_numbers = of.m_numbers;
}

void BattleDocument::countAnew() {
    m_numbers = isOpen() ? sheets::UnitNumbers(m_session->setUp(), battle(), rules()) : sheets::UnitNumbers();
}

void BattleDocument::setLocale(const TextLocale& locale) {
    m_locale = locale;
    if (isOpen()) {
        show(std::move(m_session));
        announceOpened();
    }
}

void BattleDocument::follow() {
    if (m_localized) {
        m_localized->localizeLike(*m_session);
    }
}

QString BattleDocument::title() const {
    if (!isOpen()) {
        return {};
    }
    const QString own = toText(battle().title);
    return own.isEmpty() ? QFileInfo(m_path).completeBaseName() : own;
}

/// "" or why nothing is played here.
QString BattleDocument::whyNotPlayed() const {
    return isPast() ? tr("This is the past: nothing is played here. Go back to now to play")
           : isReadOnly()
               ? tr("This battle is open read only: nothing is played here. Take it over, or save a copy to "
                    "play on your own")
               : QString();
}

Answer BattleDocument::execute(const Json& command) {
    Answer answer;
    if (const QString why = whyNotPlayed(); !why.isEmpty()) {
        answer.refusal = {"read-only", fromText(why)};
        return answer;
    }
    const int before = m_session->cursor();
    if (throwsDice(command)) {
        sealDice();
    }
    noteCommand(*m_session, command);
    answer = m_session->execute(command, dice());
    if (answer.ok) {
        follow();
        write(before, isA<RedoCommand>(command));
        rememberDice();
        announce(m_teller.since(session(), before));
    }
    return m_localized ? m_localized->localizedAnswer(command, std::move(answer)) : answer;
}

void BattleDocument::write(int, bool) {}

void BattleDocument::put() {
    follow();
    write(m_session->cursor(), false);
}

void BattleDocument::openSecret() {
    m_safe.open(*m_session, SecretDice::homeOf(fromText(m_path)));
}

void BattleDocument::rememberDice() {
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
    if (const std::string problem = m_safe.seal(*m_session); !problem.empty() && isKept()) {
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
    return isReadOnly() ? toText(series.empty() ? std::string() : series.back().pledge)
                        : toText(m_safe.pledge());
}

std::optional<std::uint64_t> BattleDocument::called() const {
    const bool sealed = isOpen() && (m_safe.isSealed() || isReadOnly());
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
    put();
    rememberDice();
    announce({ChangeEvent::Kind::State, {}, false, ChangeEvent::Dice});
}

QStringList BattleDocument::checkRecord() const {
    return toTexts(auditLines(*m_session, auditRecords(*m_session, m_safe.secrets())));
}

void BattleDocument::announce(const ChangeEvent& event) {
    if (event.everything) { // a name alone moves no number
        countAnew();
    }
    Q_EMIT changed(event);
}

QString BattleDocument::describe(const Record& record) const {
    return toText(RecordText(session()).who(record));
}

QString BattleDocument::nameOf(const Id& subject) const {
    const Subject* known = isOpen() ? battle().find(subject) : nullptr;
    return known ? toText(known->name) : toText(subject);
}

Json BattleDocument::throwDie(const Die& die) {
    sealDice();
    Json entry = m_session->throwDie(die, dice());
    put(); // on the disk before anybody sees it
    rememberDice();
    return entry;
}

void BattleDocument::setDice(std::unique_ptr<DiceSource> dice) {
    m_dice = std::move(dice);
}

std::unique_ptr<BattleDocument> BattleDocument::trial(std::shared_ptr<const RulePack> rules,
                                                      Issues& issues) const {
    auto trial = std::make_unique<BattleDocument>(BattleFiles(std::move(rules), findGame));
    LoadedBattle loaded = trial->m_files.parse(BattleFiles::write(*m_session), fromText(title()));
    issues = std::move(loaded.issues);
    if (!loaded.session) {
        return nullptr;
    }
    trial->m_session = std::move(loaded.session);
    trial->m_locale = m_locale;
    trial->m_localized = localizedSession(*trial->m_session, searchPath(), m_locale);
    trial->countAnew();
    trial->openSecret(); // dice of its own
    return trial;
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

void PastBattle::goTo(int record) {
    constexpr int mostTold = 64; // of more records it is sooner to read everything anew
    const int before = m_session->cursor();
    const int wanted = std::clamp(record, m_session->setUpRecords(), now());
    if (wanted == before) {
        return;
    }
    m_session->goTo(wanted);
    follow();
    announce(std::abs(wanted - before) > mostTold ? ChangeTeller::everything(std::min(before, wanted))
                                                  : m_teller.since(*m_session, before));
}

TranslatedBattle::TranslatedBattle(const BattleDocument& whole, std::string language)
    : BattleDocument(BattleFiles(whole.searchPath(), findGame)), m_whole(whole),
      m_language(std::move(language)) {
    refresh();
}

SeenBattle::SeenBattle(const BattleDocument& whole, Viewer viewer)
    : BattleDocument(BattleFiles(whole.searchPath(), findGame)), m_whole(whole), m_viewer(std::move(viewer)) {
    refresh();
}

void SeenBattle::refresh() {
    if (m_whole.isOpen()) {
        showState(m_whole, seenBattle(m_whole.rules(), m_whole.battle(), m_viewer));
    } else {
        show(nullptr);
    }
    announceOpened();
}

} // namespace umpire::gui
