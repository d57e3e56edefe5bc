#include "window/battle_file_actions.h"

#include "document/text.h"
#include "look/plain_texts.h"
#include "roster/roster_editor.h"
#include "settings/settings.h"
#include "umpire/battle/roster.h"
#include "umpire/rules/packs_found.h"
#include "umpire/rules/roster_keys.h"
#include "umpire/storage/battle_file.h"

#include <QAction>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <QRegularExpression>
#include <QWidget>

#include <algorithm>

namespace umpire::gui {

namespace {

/// A title as the name of a file: without what no file may have in its name, and not endless.
QString asFileName(QString title) {
    constexpr qsizetype most = 80;
    static const QRegularExpression forbidden(QStringLiteral("[/\\\\:*?\"<>|\\x00-\\x1f]+"));
    title.replace(forbidden, QStringLiteral("-"));
    while (title.startsWith(QLatin1Char('.'))) {
        title.remove(0, 1);
    }
    return title.left(most).trimmed();
}

/// "Beersheba (2)" after "Beersheba", and so on.
QString nextTitle(const QString& title) {
    static const QRegularExpression numbered(QStringLiteral("^(.*) \\((\\d{1,4})\\)$"));
    const auto match = numbered.match(title);
    const int number = match.hasMatch() ? match.captured(2).toInt() + 1 : 2;
    return QStringLiteral("%1 (%2)").arg(match.hasMatch() ? match.captured(1) : title).arg(number);
}

QString fileName(const QString& title) {
    return asFileName(title) + QStringLiteral(".battle.json");
}

/// Finds the translations of what is said of damaged battles.
class DamagedBattleText {
    Q_DECLARE_TR_FUNCTIONS(DamagedBattle)
};

QString wordsOf(const Recovery& recovery) {
    return sayCounted("DamagedBattle", "What can be saved of it: turn %1, %n record. %2",
                      "What can be saved of it: turn %1, %n records. %2", recovery.session->cursor())
        .arg(recovery.session->battle().clock.turn)
        .arg(toTexts(recovery.words).join(QLatin1Char(' ')));
}

/// After this file could not be opened: whether to open what can be saved of it, or an earlier state. True
/// when one of them is open.
bool offerEarlier(StoredBattle& document, Prompts& prompts, QWidget& window, const QString& path) {
    QStringList choices;
    const Recovery recovery = document.recovery(path);
    const bool saves = recovery.session && !recovery.onlyEarlier;
    if (saves) {
        choices << wordsOf(recovery);
    }
    const std::vector<EarlierBattle> earlier = document.earlier(path);
    for (const EarlierBattle& each : earlier) {
        choices << QStringLiteral("%1: %2").arg(toText(each.path.filename().string()), toText(each.words()));
    }
    if (choices.isEmpty()) {
        return false;
    }
    const int chosen = prompts.askChoice(
        &window, DamagedBattleText::tr("%1 cannot be opened").arg(QFileInfo(path).fileName()),
        DamagedBattleText::tr(
            "This can be opened in its place, as a new battle.\nThe damaged file stays as it is."),
        choices, 0);
    if (chosen < 0) {
        return false;
    }
    const int first = saves ? 1 : 0;
    const Issues issues =
        chosen < first
            ? document.openRecovered(path)
            : document.openEarlier(toText(earlier[static_cast<std::size_t>(chosen - first)].path.string()));
    return !hasErrors(issues);
}

} // namespace

BattleFileActions::BattleFileActions(StoredBattle& document, Settings& settings, Prompts& prompts,
                                     QWidget& window)
    : QObject(&window), m_document(document), m_settings(settings), m_prompts(prompts), m_window(window) {}

/// Asks only where there is a choice. The rules of the battle that is open are suggested.
std::optional<QString> BattleFileActions::rulesForNew() {
    const std::vector<FoundPack> packs = m_document.rulesToBegin();
    if (packs.size() < 2) {
        return QString();
    }
    QStringList choices;
    int suggested = 0;
    for (const FoundPack& pack : packs) {
        const bool open = m_document.isOpen() && m_document.rules().folder == pack.folder.string();
        const bool usual = !m_document.isOpen() && pack.usual;
        suggested = open || usual ? static_cast<int>(choices.size()) : suggested;
        choices << tr("%1 (%2)").arg(toText(pack.title), toText(ownerText(pack.owner)));
    }
    const int chosen = m_prompts.askChoice(&m_window, tr("New battle"), tr("&Rules:"), choices, suggested);
    return chosen < 0 ? std::nullopt : std::optional(toText(packs[static_cast<std::size_t>(chosen)].name));
}

/// Begins one by these rules; false when they cannot be used, which is said.
bool BattleFileActions::create(const QString& rules) {
    const int minutes = m_settings.value(Settings::Key::ClockMinutes).toInt();
    const Issues issues = m_document.create(rules, minutes);
    if (hasErrors(issues)) {
        m_prompts.showIssues(&m_window, tr("The rules cannot be used"), issues);
        return false;
    }
    Issues tables = issues;
    std::erase_if(tables, [](const Issue& issue) { return !issue.file.ends_with(".tables.json"); });
    if (!tables.empty()) {
        m_prompts.showIssues(&m_window, tr("The battle begins without the tables that you have filled in"),
                             tables);
    }
    if (const std::string rivals = wordsOfRivals(m_document.searchPath(), m_document.rules());
        !rivals.empty()) {
        Q_EMIT noticed({toText(rivals)});
    }
    return true;
}

void BattleFileActions::close() {
    if (mayLeave()) {
        m_document.close();
    }
}

void BattleFileActions::open() {
    if (!mayLeave()) {
        return;
    }
    const QString path = m_prompts.fileToOpen(&m_window, Prompts::FileKind::Battle, m_settings.folder());
    if (!path.isEmpty()) {
        openFile(path);
    }
}

bool BattleFileActions::openFile(const QString& path) {
    if (!take(m_document.open(path), path)) {
        return false;
    }
    // An example has no file of its own, and its folder is the program's.
    if (!m_document.path().isEmpty()) {
        m_settings.addRecentFile(m_document.path());
    }
    return true;
}

void BattleFileActions::openRecent(const QString& path) {
    if (mayLeave()) {
        openFile(path);
    }
}

void BattleFileActions::takenOver(const Issues& issues) {
    take(issues, m_document.path());
}

void BattleFileActions::openUnsaved(const QString& path) {
    if (mayLeave()) {
        take(m_document.openUnsaved(path), path);
    }
}

void BattleFileActions::openExample(const QString& path) {
    if (mayLeave()) {
        take(m_document.openExample(path), path);
    }
}

bool BattleFileActions::take(const Issues& issues, const QString& path) {
    const QString name = QFileInfo(path).fileName();
    if (hasErrors(issues)) {
        m_prompts.showIssues(&m_window, tr("%1 cannot be opened").arg(name), issues);
        if (!offerEarlier(m_document, m_prompts, m_window, path)) {
            return false;
        }
        Q_EMIT opened();
        return true;
    }
    Q_EMIT opened();
    m_document.isDamaged() ? offerRest(issues) : tellOf(issues, name);
    return true;
}

void BattleFileActions::offerRest(const Issues& issues) {
    if (m_document.isDamaged() && m_document.keeping().kind != Keeping::Kind::ReadOnly) {
        QStringList told;
        for (const Issue& issue : issues) {
            told << DamagedBattleText::tr("%1.").arg(toText(issue.text));
        }
        told << DamagedBattleText::tr(
            "Save what can be saved? Lost records are noted in their place; what stands on the disk now is "
            "kept beside the file.");
        if (m_prompts.confirm(&m_window, DamagedBattleText::tr("The battle is damaged"),
                              told.join(QStringLiteral("\n\n")),
                              DamagedBattleText::tr("Save what can be saved"))) {
            m_document.takeUpRest();
        }
    }
    Q_EMIT restTaken();
}

/// What was thrown cannot be checked without its secret, and everybody will see that: nothing to begin
/// unasked.
bool BattleFileActions::goesOnWithoutSecret() {
    return !m_document.isSecretLost() ||
           m_prompts.confirm(
               &m_window, tr("The secret of its dice is not on this computer"),
               tr("Nobody can check the dice that the program threw in this battle. If it throws more here, "
                  "they "
                  "come from a new secret, and the record and the report say so. Open the battle where it "
                  "was "
                  "played, or bring its secret here from the folder dice, to go on with the old one."),
               tr("Play on with a new secret"));
}

void BattleFileActions::tellOf(const Issues& issues, const QString& name) {
    if (!goesOnWithoutSecret()) {
        m_document.close();
        return;
    }
    const std::string rivals =
        m_document.isOpen() ? wordsOfRivals(m_document.searchPath(), m_document.rules()) : std::string();
    // A journal that breaks off is what a pulled plug leaves, and files are there to be edited: nothing to be
    // frightened of.
    const bool harmless = std::all_of(issues.begin(), issues.end(), [&rivals](const Issue& issue) {
        return issue.file.ends_with(".journal") || issue.text == editedSinceWritten() || issue.text == rivals;
    });
    if (!harmless) {
        m_prompts.showIssues(&m_window, tr("%1 is open, with notes").arg(name), issues);
        return;
    }
    QStringList notices;
    for (const Issue& issue : issues) {
        notices << toText(issue.text);
    }
    if (!notices.isEmpty()) {
        Q_EMIT noticed(notices);
    }
}

bool BattleFileActions::save() {
    if (m_document.path().isEmpty() || m_document.keeping().kind == Keeping::Kind::ReadOnly) {
        return saveAs();
    }
    const QString name = QFileInfo(m_document.path()).fileName();
    if (m_document.keeping().inTheWay &&
        !m_prompts.confirm(
            &m_window, tr("Another program changed the file"),
            tr("Put your battle in the place of %1? What stands there now is kept as %1.1.").arg(name),
            tr("Put it there"))) {
        return false;
    }
    return saveTo(m_document.path());
}

bool BattleFileActions::saveAs() {
    const QString suggested = m_document.path().isEmpty()
                                  ? QDir(m_settings.folder()).filePath(fileName(title()))
                                  : m_document.path();
    const QString path = m_prompts.fileToSave(&m_window, Prompts::FileKind::Battle, suggested);
    return !path.isEmpty() && saveTo(path);
}

bool BattleFileActions::saveTo(const QString& path) {
    Q_EMIT textWanted();
    const QString problem = m_document.saveAs(path);
    if (!problem.isEmpty()) {
        return m_prompts.confirm(&m_window, tr("Not saved"),
                                 tr("%1\nThe battle goes on; it can be saved elsewhere.").arg(problem),
                                 tr("Save elsewhere…")) &&
               saveAs();
    }
    m_settings.addRecentFile(m_document.path());
    return true;
}

void BattleFileActions::carryForward() {
    QString next = nextTitle(title());
    const QDir folder(m_document.path().isEmpty() ? m_settings.folder()
                                                  : QFileInfo(m_document.path()).absolutePath());
    while (folder.exists(fileName(next))) {
        next = nextTitle(next);
    }
    if (!m_prompts.confirm(&m_window, tr("Carry losses into a new battle"),
                           tr("Leaves %1 as it stands now, and begins a new battle, %2, with what is left of "
                              "both sides. It has a file of its own.")
                               .arg(inTitle(title()), inTitle(next)),
                           tr("Begin it")) ||
        !mayLeave()) {
        return;
    }
    Battle start = carriedForward(m_document.rules(), m_document.battle());
    start.setDetail("title", fromText(next));
    m_document.begin(std::move(start));
    Q_EMIT opened();
    if (saveTo(folder.filePath(fileName(next)))) {
        Q_EMIT noticed({tr("%1 begins. It is kept in %2.").arg(next, fileName(next))});
    }
}

bool BattleFileActions::mayLeave() {
    if (m_document.isOpen()) {
        Q_EMIT textWanted();
    }
    if (!m_document.isModified()) {
        return true;
    }
    const Keeping::Kind kind = m_document.keeping().kind;
    if (!m_document.path().isEmpty() &&
        (kind == Keeping::Kind::Elsewhere || kind == Keeping::Kind::InMemory)) {
        return mayLeaveHomeless();
    }
    switch (m_prompts.askUnsaved(&m_window, inTitle(title()))) {
    case Prompts::Unsaved::Save:
        return save();
    case Prompts::Unsaved::Discard:
        m_document.discard();
        return true;
    default:
        return false;
    }
}

/// Its place is gone or takes nothing: what was played since may be nowhere else.
bool BattleFileActions::mayLeaveHomeless() {
    const bool kept = m_document.keeping().kind == Keeping::Kind::Elsewhere;
    switch (m_prompts.askHomeless(&m_window, tr("Where shall it be kept?"), m_document.keeping().text,
                                  kept ? tr("Leave it among the unsaved battles") : tr("Discard it"))) {
    case Prompts::Homeless::Save:
        return saveAs();
    case Prompts::Homeless::Leave:
        if (!kept) {
            m_document.discard();
        }
        return true;
    default:
        return false;
    }
}

QString BattleFileActions::title() const {
    const QString own = m_document.title().simplified();
    return own.isEmpty() ? tr("New battle") : own;
}

void BattleFileActions::offerRecent(QMenu& menu) {
    connect(&menu, &QMenu::aboutToShow, this, [this, &menu] { fillRecent(menu); });
}

QList<RecentBattle> BattleFileActions::recent(qsizetype most) {
    return m_recent.entries(m_settings.recentFiles().mid(0, most));
}

void BattleFileActions::fillRecent(QMenu& menu) {
    menu.clear();
    menu.setToolTipsVisible(true);
    for (const RecentBattle& battle : recent(-1)) {
        const QString path = battle.path;
        QAction* action = menu.addAction(asWritten(tr("%1 – %2").arg(inTitle(battle.title), battle.about)));
        action->setObjectName(QStringLiteral("recent-") + QFileInfo(path).fileName());
        action->setToolTip(tipOf(path));
        action->setEnabled(battle.there);
        connect(action, &QAction::triggered, this, [this, path] { openRecent(path); });
    }
    if (menu.isEmpty()) {
        QAction* none = menu.addAction(tr("None yet"));
        none->setObjectName(QStringLiteral("recent-none"));
        none->setEnabled(false);
    }
}

namespace {

/// Finds the translations of two players.
class TwoPlayersText {
    Q_DECLARE_TR_FUNCTIONS(TwoPlayers)
};

std::size_t sidesIn(const ArmyTemplate& army) {
    const auto sides = army.roster.find(rosterList(SubjectKind::Side));
    return sides == army.roster.end() ? 0 : sides->size();
}

/// There are hands to hide, and what the pack has ready makes two sides.
bool mayTwoPlay(const RulePack& rules) {
    const auto& piles = rules.roles.cards.piles;
    std::size_t sides = 0;
    for (const ArmyTemplate& army : rules.templates) {
        sides += sidesIn(army);
    }
    return sides == 2 && std::any_of(piles.begin(), piles.end(), [](const auto& pile) { return !pile.open; });
}

bool wantTwo(Prompts& prompts, QWidget& window) {
    return prompts.askChoice(&window, TwoPlayersText::tr("New battle"),
                             TwoPlayersText::tr("&Who sits at this laptop?"),
                             {TwoPlayersText::tr("The umpire, who sees all"),
                              TwoPlayersText::tr("Two players, one after the other")},
                             0) == 1;
}

} // namespace

bool beginWithTwoPlayers(StoredBattle& document, Prompts& prompts, QWidget& window) {
    if (!mayTwoPlay(document.rules()) || !wantTwo(prompts, window)) {
        return false;
    }
    document.cover(); // before anything of it stands anywhere
    RosterEditor editor(document);
    for (const ArmyTemplate& army : document.rules().templates) {
        if (sidesIn(army) > 0) {
            editor.enlist(army.roster, {});
        }
    }
    return document.battle().all(SubjectKind::Side).size() == 2;
}

} // namespace umpire::gui
