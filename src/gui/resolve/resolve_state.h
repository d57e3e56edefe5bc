#pragma once

#include "document/battle_document.h"
#include "resolve/panel_writer.h"
#include "umpire/worksheet/drafting.h"

#include <QObject>

#include <vector>

namespace umpire::gui {

/// What is being resolved at the table: the umpire's work at one command (see `Drafting`), carried out in the
/// document, and what the panel shows of it.
class ResolveState : public QObject {
    Q_OBJECT

  public:
    ResolveState(BattleDocument& document, DiceThrowers& throwers, QObject* parent = nullptr);

    const Id& subject() const { return m_drafting.subject(); }
    const Id& target() const { return m_drafting.target(); }
    const std::vector<Offer>& offers() const { return m_drafting.offers(); }
    const Offer* offer() const { return m_drafting.offer(); }
    const PanelSheet& sheet() const { return m_panel; }
    const Worksheet& worksheet() const { return m_drafting.sheet(); }
    const Draft& draft() const { return m_drafting.draft(); }
    /// The command as it stands, dice included; null while nobody acts.
    Json command(bool withDice = true) const { return m_drafting.command(withDice); }

    /// A number for each piece of work: it rises when something else is taken up, not when it is changed, and
    /// not when a die of it is taken back.
    int work() const { return m_work; }
    /// Nothing is chosen.
    bool idle() const { return m_drafting.idle(); }
    bool wantsDie() const { return !m_done && m_panel.dice.has_value(); }
    /// Some of its dice were given, and it was not carried out yet.
    bool hasDice() const { return !m_done && !m_drafting.dice().empty(); }
    bool ready() const { return !m_done && m_panel.result.complete; }
    /// It was carried out; its result is shown until the next choice.
    bool done() const { return m_done; }
    /// Whether the program may roll: a die is asked for, and it is the first, or one the program throws.
    bool canRoll() const;
    DiceThrowers& throwers() { return m_throwers; }
    OddsWork& oddsWork() { return m_oddsWork; }
    /// Whether the last die carries the command out by itself. Undo is one key away.
    bool appliesAtOnce() const { return m_atOnce; }
    void setApplyAtOnce(bool atOnce) { m_atOnce = atOnce; }

    /// A unit was pointed at: it acts, or, when an enemy acts, it is the target.
    void choose(Id unit);
    /// Both at once, and the action where it is meant.
    void choose(Id unit, Id target, Id offer = {});
    void setOffer(const Id& offer);
    /// The action after, or before, the one chosen. False when there is no other.
    bool nextOffer(int step);
    /// Whether what is being resolved is done to one of that kind, such as a door.
    bool isDoneTo(SubjectKind kind) const { return !m_done && m_drafting.isDoneTo(kind); }
    /// Takes up a command as it stands, such as one that is due.
    void take(Json command);
    /// Takes up what was put aside, with the dice that were thrown for it, as entries of a command's `dice`.
    void resume(Draft draft, const std::vector<Json>& dice = {});
    /// Shows dice that a player threw: the umpire looks at them first. False where such are not asked for.
    bool showDice(const std::vector<Json>& dice);
    /// The same for another unit: who acts is replaced, what was said about him is not kept.
    Draft draftFor(const Id& subject) const { return m_drafting.draftFor(subject); }

    void setAnswer(const std::string& place, const Id& fact, Value value);
    void setField(const Id& field, Json value);
    /// Says of a place that may be left out that it is.
    void leaveOut(const Id& field);
    /// Puts a value in place of a computed line; nothing takes it back.
    void setOverride(const std::string& place, const Id& modifier, std::optional<std::int64_t> value,
                     const QString& reason);
    /// Adds a line of the umpire's own to a check, or changes the one of that number, from 1.
    void setFreeLine(int number, const std::string& place, const FreeLine& line);
    void dropFreeLine(int number, const std::string& place);
    /// Ticks or unticks the question of that key. `second` reaches the second party of a contest.
    bool answerKey(const QString& key, bool second);
    /// Takes the action of that key that the unit can do by itself, such as to dismount, and carries it out
    /// where nothing is left to say or throw. While nobody acts it is that of the unit `current`.
    bool offerKey(const QString& key, const Id& current);
    /// Carries out what needs no die and no word, once it is chosen. Undo is one key away.
    void applyPlain();
    /// Makes the choice that is still to be made by the first letter of its name.
    bool wordKey(const QString& key);
    /// Gives the number that is still to be given, where one digit says it.
    bool numberKey(QChar digit);
    /// Gives the next die; once all are there, it takes the place of the last.
    void giveDie(const Json& face);
    /// A key for the die that is asked for, "3" or "J". A face that a longer one can still follow waits for
    /// it. False when no such face is asked for.
    bool dieKey(const QString& key);
    /// What was typed is the whole face. False while nothing is typed that could go on.
    bool finishDie() { return m_face.finish(); }
    /// See FaceEntry.
    bool takesLateEnter() { return m_face.takesLateEnter(); }
    /// Gives the face of that label.
    void giveFace(const QString& label);
    /// Gives what was drawn next, by some letters of its name; "" or why that cannot be.
    QString giveDrawn(const QString& text);
    /// Gives all dice of the throw that are still missing, as the umpire wrote them (see `readDiceGroup`).
    /// False when they cannot be read.
    bool giveTogether(const QString& text);
    /// Takes the last die back, even from a command just carried out: it is undone, and waits for that die.
    void takeBackDie();
    /// One step back: the dice typed for this roll, else the choice.
    void stepBack();
    void clear();

    /// Carries the command out with the dice given.
    bool apply();
    /// The program throws: everything, or, where some kinds of dice are the players', those that are its own.
    bool roll();

  Q_SIGNALS:
    void changed();
    /// A number was typed that the die does not show; nothing was recorded.
    void noSuchFace(const QString& die, const QString& typed);

  private:
    bool carriedOut(const Id& field, const Json& value);
    void documentChanged(const ChangeEvent& event);
    void beginAnew();
    QString invited() const;
    void compose();
    void write();
    bool run(const Json& command);
    bool rollOwn();
    bool programsTurn() const;
    void applyOrShow();

    BattleDocument& m_document;
    DiceThrowers& m_throwers;
    OddsWork m_oddsWork;
    OddsWork m_moreWork{nullptr, OddsWork::About::OneMore};
    FaceEntry m_face;
    Drafting m_drafting;
    PanelSheet m_panel;
    int m_doneAt = 0; ///< the record made, while it is shown
    bool m_done = false;
    int m_work = 0;
    bool m_running = false;
    bool m_atOnce = true;
};

} // namespace umpire::gui
