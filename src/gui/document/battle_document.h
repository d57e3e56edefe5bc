#pragma once

#include "document/autosave_plan.h"
#include "document/change_event.h"
#include "document/change_teller.h"
#include "document/text.h"
#include "umpire/battle/localized_session.h"
#include "umpire/battle/session.h"
#include "umpire/rules/commands.h"
#include "umpire/sheets/unit_numbers.h"
#include "umpire/storage/recovery.h"
#include "umpire/storage/secret_dice.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>

#include <memory>
#include <optional>
#include <set>

namespace umpire::gui {

/// The battle as it is told in the language and the lengths that the umpire chose, beside the battle as it is
/// kept, which does not depend on them. There is none as long as both are the same.
class LocalizedBattle {
  public:
    LocalizedBattle() = default;
    /// Another one of the same battle, to look back with.
    LocalizedBattle(const LocalizedBattle& other);
    LocalizedBattle& operator=(const LocalizedBattle& other);

    const TextLocale& telling() const { return m_telling; }
    /// From here on it is told so.
    void tell(const TextLocale& telling);
    /// Another battle is to be told, or none.
    void begin(const Session* kept, const PackSearchPath& shelf);
    /// Goes to where the battle stands that is kept.
    void follow(const Session& kept);

    /// What is shown of the battle that is kept.
    const Session& shown(const Session& kept) const { return m_session ? *m_session : kept; }
    /// An answer to a command in the words of what is shown.
    Answer told(const Json& command, Answer answer) const;

  private:
    TextLocale m_telling;
    std::unique_ptr<Session> m_session;
};

/// The engine's short numbers of units (see there), for Qt.
class UnitNumbers {
  public:
    UnitNumbers() = default;
    UnitNumbers(const Battle& start, const Battle& now, const RulePack& rules)
        : m_numbers(start, now, rules) {}

    QString of(const Id& unit) const { return toText(m_numbers.of(unit)); }
    Id unit(const QString& number) const { return m_numbers.unit(fromText(number)); }
    bool goesOn(const QString& digits) const { return m_numbers.goesOn(fromText(digits)); }

  private:
    sheets::UnitNumbers m_numbers;
};

class BattleRepository;
struct UnsavedBattle;

/// The battle the window shows, and the only door from the window to the engine.
class BattleDocument : public QObject {
    Q_OBJECT

  public:
    explicit BattleDocument(BattleFiles files, AutosavePlan plan = {}, QObject* parent = nullptr);
    ~BattleDocument() override;

    bool isOpen() const { return m_session != nullptr; }
    /// Only while a battle is open.
    const Session& session() const { return m_told.shown(*m_session); }
    const Battle& battle() const { return session().battle(); }
    const RulePack& rules() const { return session().rules(); }
    /// Tells battles in a language and with lengths from here on, and the one that is open anew.
    void tell(const TextLocale& telling);
    const TextLocale& telling() const { return m_told.telling(); }

    QString path() const { return m_path; }
    /// Where it is kept now: its own file, else its place among the unsaved battles; "" while it has neither.
    QString place() const;
    QString title() const;
    /// True when something is in no file of its own: it has none, or its file could not be written.
    bool isModified() const;
    /// How safe it is.
    const Keeping& keeping() const;

    /// Rules that take the place of those the files name; "" for none.
    void useRules(const QString& nameOrFolder) { m_rules = nameOrFolder; }

    /// Opens a battle file, and keeps in it from now on what is played; one that somebody else has open is
    /// only shown, and one that came with the program is opened as an example. On failure the battle that was
    /// open stays, and the issues say why.
    Issues open(const QString& path);
    /// Goes on with a battle that was never saved.
    Issues openUnsaved(const QString& path);
    /// Opens an example: it has no file of its own yet, so that saving asks for a place.
    Issues openExample(const QString& path);
    /// The rules a battle can be begun with: those it was told to use, or all that are found.
    std::vector<FoundPack> rulesToBegin() const;
    const PackSearchPath& shelf() const { return m_files.shelf(); }
    /// Begins a battle with nothing in it, by the rules of that name or folder; "": the first that are found.
    /// On failure the battle that was open stays.
    Issues create(const QString& nameOrFolder = {});
    /// The same, with the minutes that a turn is meant to take; 0: as it comes.
    Issues create(const QString& nameOrFolder, std::int64_t turnMinutes);
    /// Opens what can be saved of a damaged battle, as one that has no file yet.
    Issues openRecovered(const QString& path);
    /// Opens an earlier state of a battle, as one that has no file yet.
    Issues openEarlier(const QString& path);
    /// What can be saved of a battle that cannot be opened.
    Recovery recovery(const QString& path) const;
    std::vector<EarlierBattle> earlier(const QString& path) const;
    /// True when more can be saved of the battle that is open than was read.
    bool isDamaged() const { return m_damaged; }
    /// Goes on in its own file with all that can be saved of it.
    void takeUpRest();
    /// Begins a battle from a state that was worked out elsewhere, such as the next of a campaign.
    void begin(Battle start);
    /// Writes the file whole. Gives "" or in words why it failed.
    QString save();
    /// Makes this the battle's file.
    QString saveAs(const QString& path);
    /// A document of its own to look back with, on the battle as it stands here: `goTo` goes through its
    /// record, nothing is played there, and nothing of it is written anywhere.
    std::unique_ptr<BattleDocument> past() const;
    /// Whether this is such a one.
    bool isPast() const { return m_now.has_value(); }
    /// How many records are in force in the battle that is looked back at.
    int now() const { return m_now.value_or(0); }
    /// Looking back: goes to where so many records were in force, from the battle as it was set up to now.
    void goTo(int record);
    /// A document of its own with a copy of this battle as other rules play it, to try them on: nothing of it
    /// is written anywhere. Null where they cannot play it; `issues` says why, and what they change.
    std::unique_ptr<BattleDocument> trial(std::shared_ptr<const RulePack> rules, Issues& issues) const;
    /// Goes on by other rules: what was played stays as it was, what is played from now on goes by them. On
    /// failure everything stays, and the issues say why.
    Issues goOnBy(std::shared_ptr<const RulePack> rules);
    /// Ends reading only, when nobody else writes the battle any more.
    Issues takeOver();
    /// The umpire was asked, and gives up what no file of its own holds.
    void discard();
    /// The window goes: what is kept is brought to its end. The battle stays open.
    void leave();
    /// Nobody is to read in its files what only one side may know: they lie covered from now on, until
    /// everything may be seen.
    void cover();
    /// The program ends, and nobody can be asked: everything is kept, and the lock goes.
    void leaveAtOnce();
    void close();
    /// Looks whether others wrote the file, and shows what they wrote when it is theirs: to be called every
    /// few seconds.
    void look();
    /// The battles that were never saved and are open nowhere.
    QList<UnsavedBattle> unsaved() const;
    /// What should be said once about keeping the battle.
    QStringList takeNotices();

    /// Carries out a command; the program's dice are used where the command has none.
    Answer execute(const Json& command);
    Answer undo();
    Answer redo();
    /// "12th Light Horse fires on I/67th", or "" when there is nothing to undo.
    QString undoText() const;
    QString redoText() const;
    /// What a record was about, in a few words.
    QString describe(const Record& record) const;
    /// The short number of a unit, "" when it has none.
    QString number(const Id& unit) const { return m_numbers.of(unit); }
    const UnitNumbers& numbers() const { return m_numbers; }
    QString nameOf(const Id& subject) const;

    Preview preview(const Json& command) const { return session().preview(command); }

    /// Throws one die by the program before the command it is for is complete: an entry for its `dice`. The
    /// session remembers it, whether it is used or not.
    Json throwDie(const Die& die);

    /// The hash of the secret that the program's dice come from, to be shown before the first die.
    QString pledge() const;
    /// Whether the secret of its dice is not on this computer, so that dice thrown here come from a new one.
    bool isSecretLost() const;
    /// The number that the players called for the dice to come.
    std::optional<std::uint64_t> called() const;
    void call(std::uint64_t number);
    /// The battle is over: puts the secrets of its dice into the record. Says in words what came of it.
    QString revealDice();
    /// Plays every record anew and tells, line by line, what is not as rules and dice give it; the last line
    /// says how it came out.
    QStringList checkRecord() const;

    /// Collects the ids of those whom views read through BattleReader, for tests; null: no more.
    void watchReads(std::set<Id>* reads) { m_reads = reads; }
    std::set<Id>* watchedReads() const { return m_reads; }
    /// Replaces the program's dice, for tests.
    void setDice(std::unique_ptr<DiceSource> dice);

  Q_SIGNALS:
    void changed(const umpire::gui::ChangeEvent& event);

  private:
    bool isExample(const QString& path) const;
    Issues load(const QString& path, std::unique_ptr<BattleRepository> home, const QString& ownPath);
    void take(std::unique_ptr<Session> session, std::unique_ptr<BattleRepository> home,
              const QString& ownPath);
    Issues asNew(Issues issues);
    void showAnew();
    QString whyNotPlayed() const;
    void keep(int before, bool redone);
    void keepHome();
    void put();
    void catchUp();
    void sealDice();
    DiceSource& dice();
    bool throwsDice(const Json& command) const;
    void follow();
    void announceKeeping();
    void announce(const ChangeEvent& event);
    std::vector<std::string> linksInForce() const;

    BattleFiles m_files;
    AutosavePlan m_plan;
    std::unique_ptr<BattleRepository> m_repository;
    std::unique_ptr<Session> m_session; ///< as it is kept
    LocalizedBattle m_told;             ///< as it is shown
    SecretDice m_safe;
    std::unique_ptr<DiceSource> m_dice; ///< in place of those of the safe, when set
    QString m_path;
    QString m_rules;
    UnitNumbers m_numbers;
    ChangeTeller m_teller;
    std::set<Id>* m_reads = nullptr;
    QString m_diceProblem; ///< why a secret could not be kept, until it was told
    QTimer m_rest;         ///< until the file follows the journal
    bool m_damaged = false;
    std::optional<int> m_now; ///< while looking back
    int m_savedAt = 0; ///< the cursor when the battle was last saved; -1 when that state is out of reach
};

} // namespace umpire::gui
