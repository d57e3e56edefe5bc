#pragma once

#include "document/battle_document.h"
#include "resolve/offers.h"
#include "resolve/resolve_sheet.h"

#include <QObject>

#include <map>
#include <vector>

namespace umpire::gui {

/// The answers to the questions of a command, by the place they go to and the fact.
using Answers = std::map<std::pair<std::string, Id>, Value>;

/// What is being resolved: who, whom, which action, the umpire's answers, the dice so far. It builds the
/// command and keeps the sheet that shows what would come of it; the panel only displays that.
class ResolveState : public QObject {
    Q_OBJECT

  public:
    explicit ResolveState(BattleDocument& document, QObject* parent = nullptr);

    const Id& subject() const { return m_subject; }
    const Id& target() const { return m_target; }
    const std::vector<Offer>& offers() const { return m_offers; }
    const Offer* offer() const;
    const ResolveSheet& sheet() const { return m_sheet; }
    const Answers& answers() const { return m_answers; }
    /// The command as it stands, dice included; null while something is missing.
    Json command(bool withDice = true) const;

    /// Nothing is chosen.
    bool idle() const { return m_subject.empty(); }
    bool wantsDie() const { return !m_done && m_sheet.dice.has_value(); }
    bool ready() const { return !m_done && m_sheet.complete; }
    /// It was carried out; its result is shown until the next choice.
    bool done() const { return m_done; }
    /// Whether the program may roll: no die has been given yet, and one is asked for.
    bool canRoll() const;

    /// A unit was pointed at: it acts, or, when an enemy acts, it is the target.
    void choose(const Id& unit);
    void setOffer(const Id& offer);
    /// Takes up a command as it stands, such as one that is due.
    void take(const Json& command);
    void setAnswer(const std::string& place, const Id& fact, Value value);
    void setField(const Id& field, Json value);
    /// Ticks or unticks the question of that key. `second` reaches the second party of a contest.
    bool answerKey(const QString& key, bool second);
    /// Gives the next die; once all are there, it takes the place of the last.
    void giveDie(const Json& face);
    /// Gives the face of that key, "3" or "J". False when no such face is asked for.
    bool dieKey(const QString& key);
    void takeBackDie();
    /// One step back: the last die, else the choice.
    void stepBack();
    void clear();

    /// Carries the command out with the dice given.
    bool apply();
    /// Carries it out with the program's dice.
    bool roll();

  Q_SIGNALS:
    void changed();

  private:
    void documentChanged(const ChangeEvent& event);
    void start(Id subject, Id target);
    void reset();
    void refresh();
    void chooseLikely();
    bool tickAtFirst();
    bool run(const Json& command);
    void addFields(Json& command) const;
    Json factsFor(const std::string& place) const;
    void addFacts(Json& command, const std::string& place) const;

    BattleDocument& m_document;
    Id m_subject;
    Id m_target;
    Json m_taken; ///< a command taken up as it stands, or null
    std::vector<Offer> m_offers;
    Id m_offer;
    bool m_offerMeant = false; ///< the umpire chose it; it is not guessed anew
    Answers m_answers;
    std::map<Id, Json> m_fields;
    std::vector<Json> m_dice;
    ResolveSheet m_sheet;
    bool m_done = false;
    bool m_running = false;
};

} // namespace umpire::gui
