#pragma once

#include "document/change_teller.h"
#include "document/text.h"
#include "umpire/battle/localized_session.h"
#include "umpire/battle/session.h"
#include "umpire/battle/visibility.h"
#include "umpire/rules/commands.h"
#include "umpire/sheets/unit_numbers.h"
#include "umpire/storage/battle_file.h"
#include "umpire/storage/secret_dice.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <set>

namespace umpire::gui {

/// A battle that is played and shown, and the only door from the window to the engine. This one is in memory
/// only; `StoredBattle` is kept on the disk, and with a `PastBattle` one looks back.
class BattleDocument : public QObject {
    Q_OBJECT

  public:
    /// `secrets`: where the secrets of its dice are kept; empty: nowhere.
    explicit BattleDocument(BattleFiles files, const std::filesystem::path& secrets = {},
                            QObject* parent = nullptr);

    bool isOpen() const { return m_session != nullptr; }
    /// As it is shown, in the language and the lengths that the umpire chose. Only while a battle is open.
    const Session& session() const { return m_localized ? *m_localized : *m_session; }
    const Battle& battle() const { return session().battle(); }
    const RulePack& rules() const { return session().rules(); }
    /// Tells battles in a language and with lengths from here on, and the one that is open anew.
    void setLocale(const TextLocale& locale);
    const TextLocale& locale() const { return m_locale; }
    const PackSearchPath& searchPath() const { return m_files.searchPath(); }

    /// Its own file, or "".
    QString path() const { return m_path; }
    /// Where it is kept now: its own file, else its place among the unsaved battles; "" while it has neither.
    virtual QString place() const { return {}; }
    QString title() const;
    /// Whether it is looked back at.
    virtual bool isPast() const { return false; }
    /// A document of its own with a copy of this battle as other rules play it, to try them on: nothing of it
    /// is written anywhere. Null where they cannot play it; `issues` says why, and what they change.
    std::unique_ptr<BattleDocument> trial(std::shared_ptr<const RulePack> rules, Issues& issues) const;

    /// Carries out a command; the program's dice are used where the command has none.
    Answer execute(const Json& command);
    Answer undo();
    Answer redo();
    /// "12th Light Horse fires on I/67th", or "" when there is nothing to undo.
    QString undoText() const;
    QString redoText() const;
    Preview preview(const Json& command) const { return session().preview(command); }

    /// What a record was about, in a few words.
    QString describe(const Record& record) const;
    /// The short number of a unit, "" when it has none.
    QString number(const Id& unit) const { return toText(m_numbers.of(unit)); }
    const sheets::UnitNumbers& numbers() const { return m_numbers; }
    QString nameOf(const Id& subject) const;

    /// Throws one die by the program before the command it is for is complete: an entry for its `dice`. The
    /// session remembers it, whether it is used or not.
    Json throwDie(const Die& die);
    /// The hash of the secret that the program's dice come from, to be shown before the first die.
    QString pledge() const;
    /// The number that the players called for the dice to come.
    std::optional<std::uint64_t> called() const;
    void call(std::uint64_t number);
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

  protected:
    /// Another document of the same battle as it stands.
    BattleDocument(const BattleDocument& other);

    /// Whether what is played goes to the disk.
    virtual bool isKept() const { return false; }
    /// Whether somebody else plays it.
    virtual bool isReadOnly() const { return false; }
    /// What was played since so many records were in force goes to the disk; `redone`: it was so before.
    virtual void write(int before, bool redone);

    /// "" or why nothing is played here.
    QString whyNotPlayed() const;
    /// Another session is shown, or none.
    void show(std::shared_ptr<Session> session);
    void openSecret();
    void rememberDice();
    /// The battle of another document is shown, in that language.
    void showIn(const BattleDocument& of, const std::string& language);
    /// A state of another battle is shown, by its rules, words and numbers.
    void showState(const BattleDocument& of, Battle state);
    /// What is shown goes to where the battle stands that is kept.
    void follow();
    /// The battle changed beside its records, and goes to the disk.
    void put();
    void announce(const ChangeEvent& event);
    void announceOpened() { Q_EMIT changed({ChangeEvent::Kind::Opened, {}, true}); }

    BattleFiles m_files;
    std::shared_ptr<Session> m_session; ///< as it is kept
    SecretDice m_safe;
    QString m_path;
    QString m_diceProblem; ///< why a secret could not be kept, until it was told
    ChangeTeller m_teller;

  private:
    void countAnew();
    void sealDice();
    DiceSource& dice();
    bool throwsDice(const Json& command) const;

    TextLocale m_locale;
    std::shared_ptr<Session> m_localized; ///< as it is shown, where that is not as it is kept
    std::unique_ptr<DiceSource> m_dice;   ///< in place of those of the safe, when set
    sheets::UnitNumbers m_numbers;
    std::set<Id>* m_reads = nullptr;
};

/// A battle to look back with, on the battle as it stands when this is made: it goes through its record,
/// nothing is played there, and nothing of it is written anywhere.
class PastBattle : public BattleDocument {
  public:
    explicit PastBattle(const BattleDocument& battle)
        : BattleDocument(battle), m_now(battle.session().cursor()) {}
    PastBattle(const PastBattle&) = delete;
    PastBattle& operator=(const PastBattle&) = delete;

    bool isPast() const override { return true; }
    /// How many records are in force in the battle that is looked back at.
    int now() const { return m_now; }
    /// Goes to where so many records were in force, from the battle as it was set up to now.
    void goTo(int record);

  private:
    int m_now;
};

/// A battle in another language, for those who look from elsewhere. It has to be taken up while that language
/// is spoken (see `Speaking`). Nothing is played in it.
class TranslatedBattle : public BattleDocument {
  public:
    /// `language`: such as "de"; "" for English.
    TranslatedBattle(const BattleDocument& whole, std::string language);

    const BattleDocument& whole() const { return m_whole; }
    /// Takes up the whole battle as it stands now.
    void refresh() { showIn(m_whole, m_language); }

  protected:
    bool isReadOnly() const override { return true; }

  private:
    const BattleDocument& m_whole;
    std::string m_language;
};

/// A battle as one viewer may know it (`seenBattle`): whatever is read or worked out in it tells him nothing
/// else. Nothing is played in it.
class SeenBattle : public BattleDocument {
  public:
    SeenBattle(const BattleDocument& whole, Viewer viewer);

    const Viewer& viewer() const { return m_viewer; }
    /// Takes up the whole battle as it stands now.
    void refresh();

  private:
    const BattleDocument& m_whole;
    Viewer m_viewer;
};

} // namespace umpire::gui
