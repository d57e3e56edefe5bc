#pragma once

#include "document/battle_document.h"

#include <map>
#include <set>

namespace umpire::gui {

/// A correction in the making: which facts and dice of a record are put right, and what the engine then asks
/// for.
class CorrectionDraft {
  public:
    /// A question the record's rolls depend on.
    struct Question {
        std::string place; ///< the side of a contest it belongs to, or ""
        Id fact;
        QString who; ///< the subject, where more than one is asked about
        QString text;
        QString key;
        bool count = false;
        std::int64_t value = 0;
    };
    struct DieWanted {
        Id die;
        QString purpose;
        bool operator==(const DieWanted&) const = default;
    };

    CorrectionDraft(const BattleDocument& document, int record);

    void setAnswer(const std::string& place, const Id& fact, std::int64_t value);
    void setDie(std::size_t place, const Json& face);
    void setReason(const std::string& reason) { m_reason = reason; }
    void toggleKept(int record);

    const std::vector<Question>& questions() const { return m_questions; }
    /// The dice asked for so far; the last may have no face yet.
    const std::vector<DieWanted>& dice() const { return m_wanted; }
    Json face(std::size_t place) const;

    /// Something is different from how the record stands.
    bool changesSomething() const;
    /// No die is missing.
    bool complete() const { return m_complete; }
    /// Why it is not possible, or "".
    QString refusal() const { return m_refusal; }
    Json command() const;

  private:
    using Place = std::pair<std::string, Id>;

    void work();
    Json withFacts() const;
    void writeQuestions(const Preview& preview);
    void ask(const Id& check, const Id& subject, const Id& other, const Facts& facts, const Battle& before);
    bool takesFactsOf(const Id& check, const std::string& place) const;
    std::string placeOf(const Id& subject) const;
    std::int64_t standingAnswer(const std::string& place, const Fact& fact) const;

    const BattleDocument& m_document;
    int m_record;
    Json m_standing; ///< the record's command as it stands
    std::vector<Json> m_oldDice;
    std::vector<Json> m_dice;
    std::map<Place, Json> m_answers; ///< those that differ
    std::string m_reason;
    std::set<int> m_kept;
    std::vector<Question> m_questions;
    std::vector<DieWanted> m_wanted;
    bool m_complete = false;
    QString m_refusal;
};

} // namespace umpire::gui
