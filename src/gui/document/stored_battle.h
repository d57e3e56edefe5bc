#pragma once

#include "document/battle_document.h"
#include "document/battle_repository.h"
#include "document/unsaved_battles.h"
#include "umpire/storage/recovery.h"

#include <QTimer>

namespace umpire::gui {

/// The battle that the window has open, with its place on the disk: opening, saving, keeping what is played
/// at once, and what is left of a battle that was damaged or never saved.
class StoredBattle : public BattleDocument {
    Q_OBJECT

  public:
    explicit StoredBattle(BattleFiles files, AutosavePlan plan = {}, QObject* parent = nullptr);

    QString place() const override;
    /// True when something is in no file of its own: it has none, or its file could not be written.
    bool isModified() const;
    /// How safe it is.
    const Keeping& keeping() const;
    /// What should be said once about keeping the battle.
    QStringList takeNotices();

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
    /// Opens what can be saved of a damaged battle, as one that has no file yet.
    Issues openRecovered(const QString& path);
    /// Opens an earlier state of a battle, as one that has no file yet.
    Issues openEarlier(const QString& path);
    /// What can be saved of a battle that cannot be opened.
    Recovery recovery(const QString& path) const;
    std::vector<EarlierBattle> earlier(const QString& path) const;
    /// The battles that were never saved and are open nowhere.
    QList<UnsavedBattle> unsaved() const;
    /// True when more can be saved of the battle that is open than was read.
    bool isDamaged() const { return m_damaged; }
    /// Goes on in its own file with all that can be saved of it.
    void takeUpRest();

    /// The rules a battle can be begun with: those it was told to use, or all that are found.
    std::vector<FoundPack> rulesToBegin() const;
    /// Begins a battle with nothing in it, by the rules of that name or folder ("": the first that are found)
    /// and with the minutes that a turn is meant to take (0: as it comes). On failure the battle that was
    /// open stays.
    Issues create(const QString& nameOrFolder = {}, std::int64_t turnMinutes = 0);
    /// Begins a battle from a state that was worked out elsewhere, such as the next of a campaign.
    void begin(Battle start);
    /// Goes on by other rules: what was played stays as it was, what is played from now on goes by them. On
    /// failure everything stays, and the issues say why.
    Issues goOnBy(std::shared_ptr<const RulePack> rules);

    /// Writes the file whole. Gives "" or in words why it failed.
    QString save();
    /// Makes this the battle's file.
    QString saveAs(const QString& path);
    /// Ends reading only, when nobody else writes the battle any more.
    Issues takeOver();
    /// The umpire was asked, and gives up what no file of its own holds.
    void discard();
    /// The window goes: what is kept is brought to its end. The battle stays open.
    void leave();
    /// The program ends, and nobody can be asked: everything is kept, and the lock goes.
    void leaveAtOnce();
    void close();
    /// Nobody is to read in its files what only one side may know: they lie covered from now on, until
    /// everything may be seen.
    void cover();
    /// Looks whether others wrote the file, and shows what they wrote when it is theirs: to be called every
    /// few seconds.
    void look();

    /// Whether the secret of its dice is not on this computer, so that dice thrown here come from a new one.
    bool isSecretLost() const;
    /// The battle is over: puts the secrets of its dice into the record. Says in words what came of it.
    QString revealDice();

  protected:
    bool isKept() const override { return m_plan.on; }
    bool isReadOnly() const override { return m_repository->isReadOnly(); }
    void write(int before, bool redone) override;

  private:
    Issues load(const QString& path, std::unique_ptr<BattleRepository> repository, const QString& ownPath);
    void take(std::unique_ptr<Session> session, std::unique_ptr<BattleRepository> repository,
              const QString& ownPath);
    Issues asNew(Issues issues);
    void note() const;
    void catchUp();
    void readAnew();
    void announceKeeping();
    std::vector<std::string> linksInForce() const;

    AutosavePlan m_plan;
    std::unique_ptr<BattleRepository> m_repository;
    QString m_rules;
    QTimer m_rest; ///< until the file follows the journal
    bool m_damaged = false;
    int m_savedAt = 0; ///< the cursor when the battle was last saved; -1 when that state is out of reach
};

} // namespace umpire::gui
