#pragma once

#include "../battle/odds/final_rolls.h"
#include "ground.h"
#include "umpire/worksheet/worksheet.h"

namespace umpire {

/// The questions that a roll asks of the umpire, and what each answer would change.
class Questions {
  public:
    /// `last`: the rolls with which the command ends, or null.
    Questions(const Ground& ground, const PossibleRoll& roll, std::string place, FinalRolls* last,
              bool otherwise)
        : m_ground(ground), m_roll(roll), m_place(std::move(place)), m_last(last), m_otherwise(otherwise) {}

    std::vector<WorksheetQuestion> make() const;

  private:
    WorksheetQuestion one(const Fact& fact, const Scope& scope) const;
    void addChoices(WorksheetQuestion& question, const Fact& fact, const Scope& scope,
                    const Value& value) const;
    std::int64_t changeOf(const WorksheetQuestion& question) const;
    std::optional<std::int64_t> modifiersWith(const WorksheetQuestion& question, const Json& answer) const;
    std::vector<std::pair<Id, double>> oddsWith(const Id& fact, bool answer) const;
    FinalRolls* lastIfOfCommand() const;

    const Ground& m_ground;
    const PossibleRoll& m_roll;
    std::string m_place;
    FinalRolls* m_last;
    bool m_otherwise;
};

/// The roll as it would be made by this command after the same dice, before its own; nothing where it would
/// not be made.
std::optional<Step> rollAs(const Ground& ground, const Json& command, const PossibleRoll& roll);

} // namespace umpire
