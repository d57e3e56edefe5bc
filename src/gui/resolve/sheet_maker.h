#pragma once

#include "resolve/resolve_state.h"

namespace umpire::gui {

/// Works out the sheet of a command by asking the engine what would come of it: once as it stands, once
/// without any answers (the derived lines, which therefore keep their rows), once for each question answered
/// the other way.
class SheetMaker {
  public:
    SheetMaker(const BattleDocument& document, ResolveState& state);

    ResolveSheet make() const;
    /// Puts what a record came to in place of what was foreseen.
    void report(ResolveSheet& sheet, const Record& record) const;

  private:
    void writeTitle(ResolveSheet& sheet) const;
    QString subtitle() const;
    void writeFields(ResolveSheet& sheet, const Json& command) const;
    bool tells(const ActionField& field, const Json& command) const;
    SheetField fieldOf(const ActionField& field) const;
    void addWords(SheetField& result, const ActionField& field) const;
    void addSubjects(SheetField& result, const ActionField& field) const;
    void writeOthers(SheetRoll& roll, const Step& step) const;
    void writeByHand(SheetRoll& roll) const;
    static void markStruck(SheetRoll& roll, const Id& modifier);
    void writeChoices(SheetQuestion& question, const Fact& fact, const Step& step, const Value& value) const;
    QString choiceName(const Id& id) const;
    std::vector<SheetChoice> choicesOf(const Fact& fact, const Step& step) const;
    void writeRolls(ResolveSheet& sheet, const Json& command, const Preview& preview) const;
    SheetRoll rollOf(const Step& step, const Step* plain) const;
    void writeQuestions(SheetRoll& roll, const std::vector<Step>& steps, std::size_t at,
                        const Json& command) const;
    SheetQuestion questionOf(const Fact& fact, const std::string& place, const Step& step) const;
    std::int64_t changeOf(const SheetQuestion& question, const std::vector<Step>& steps, std::size_t at,
                          const Json& command) const;
    void writeResults(ResolveSheet& sheet, const std::vector<Json>& steps, const Json& command) const;
    std::string placeOf(const Json& command, const Id& subject) const;
    Json withAnswer(Json command, const std::string& place, const Id& fact, const Json& value) const;

    const BattleDocument& m_document;
    ResolveState& m_state;
};

} // namespace umpire::gui
