#pragma once

#include "document/battle_document.h"
#include "look/look.h"
#include "umpire/worksheet/worksheet.h"

#include <map>
#include <optional>
#include <set>

namespace umpire::gui {

/// Something that the command of a record names and that may have been named wrongly: who, whom, how.
struct CorrectionField {
    enum class Kind { One, Several, Count, Flag };

    std::string place; ///< the side of a contest it belongs to, or ""
    std::string key;
    QString name;
    Kind kind = Kind::One;
    std::vector<WorksheetChoice> choices; ///< those that are named are on
    std::int64_t from = 0;
    std::int64_t to = 0;
    std::int64_t value = 0; ///< of a count
};

/// Those of a command, with what could stand there in the battle before it.
std::vector<CorrectionField> correctionFields(const BattleDocument& document, const Json& command,
                                              const Battle& before);

/// A correction in the making: who and whom, which facts, dice and values by hand of a record are put right,
/// and what the engine then asks for.
class CorrectionDraft {
  public:
    /// A question the record's rolls depend on.
    struct Question : WorksheetQuestion {
        QString who; ///< the subject, where more than one is asked about
        /// Some of a list are named.
        bool several() const { return kind != AskKind::Flag && kind != AskKind::Count; }
    };
    /// A line of one of its rolls, or one the umpire put there.
    struct Row {
        std::string place;
        Id id;
        QString who;
        QString label;
        std::int64_t value = 0;
        bool byHand = false;
    };
    struct DieWanted {
        Id die;
        QString purpose;
    };

    CorrectionDraft(const BattleDocument& document, int record);

    void setAnswer(const std::string& place, const Id& fact, std::int64_t value);
    void setPicked(const std::string& place, const Id& fact, const Ids& picked);
    /// Names another unit, another way of attack, in a field of the command.
    void setField(const std::string& place, const std::string& key, const Json& value);
    /// Puts a value in place of a line; nothing takes it back.
    void setOverride(const std::string& place, const Id& line, std::optional<std::int64_t> value);
    void setDie(std::size_t place, const Json& face);
    void setReason(const std::string& reason) { m_reason = reason; }
    void toggleKept(int record);

    const std::vector<CorrectionField>& fields() const { return m_fieldList; }
    const std::vector<Question>& questions() const { return m_questions; }
    const std::vector<Row>& rows() const { return m_rows; }
    /// Lines that do not count, by place: the umpire may put a value there.
    const std::vector<Row>& others() const { return m_others; }
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
    using ByHand = std::map<Place, std::int64_t>;

    void work();
    Json withFacts() const;
    void addByHand(Json& command) const;
    Json standing(const std::string& place, const std::string& key) const;
    Json standingFact(const std::string& place, const Id& fact) const;
    void addFields(Json& command) const;
    ByHand byHandIn(const Json& command) const;
    Worksheet worked(std::vector<Json> dice, bool rolls) const;
    std::size_t throwOldDice();
    void writeRows(const Worksheet& sheet);
    void writeQuestions(const Worksheet& sheet);
    void addQuestion(const WorksheetRoll& roll, const WorksheetQuestion& question);
    std::vector<WorksheetChoice> choicesOf(const WorksheetQuestion& question) const;

    const BattleDocument& m_document;
    int m_record;
    Json m_standing; ///< the record's command as it stands
    std::vector<Json> m_oldDice;
    std::vector<Json> m_dice;
    std::map<Place, Json> m_answers; ///< those that differ
    std::map<Place, Json> m_fields;  ///< those that differ
    ByHand m_oldByHand;
    ByHand m_byHand;
    std::string m_reason;
    std::set<int> m_kept;
    std::vector<CorrectionField> m_fieldList;
    std::vector<Question> m_questions;
    std::vector<Row> m_rows;
    std::vector<Row> m_others;
    std::vector<DieWanted> m_wanted;
    bool m_complete = false;
    QString m_refusal;
};

/// Says what a correction changes in the records after it. `extra` holds the engine's differences, effects,
/// conflicts and notes. With `choices`, a record that can no longer happen carries a link `keep:NUMBER`.
QString correctionText(const Look& look, const BattleDocument& document, const Json& extra, bool choices);

} // namespace umpire::gui
