#pragma once

#include "umpire/rules/rule_pack.h"

#include <vector>

namespace umpire {

/// What the procedures of one game need of the packs they play. A pack that lacks any of it is refused when
/// it is loaded, so that no procedure ever looks for what is not there.
struct ModuleNeeds {
    struct Field {
        Id id;
        ActionField::Kind kind = ActionField::Kind::Subject;
        SubjectKind subject = SubjectKind::Unit; ///< of fields that name subjects
        bool optional = false;                   ///< the procedure does without
    };
    struct Command {
        Id id;
        std::vector<Field> fields;
        bool played = false; ///< by a procedure of the game; else the pack says what it does
    };
    struct Roll {
        Id id;
        SubjectKind of = SubjectKind::Unit;
        std::vector<Id> outcomes = {}; ///< those that the procedure itself gives it
        bool owed = false;             ///< put on the list of what is due: it can be asked for by `check`
    };
    struct Routine {
        Id id;
        SubjectKind of = SubjectKind::Unit;
    };
    struct Attribute {
        Id id;
        Type::Kind kind = Type::Kind::Flag;
        bool stored = false;         ///< the procedure sets it
        std::vector<Id> words = {};  ///< of its vocabulary
        std::vector<Id> traits = {}; ///< of its vocabulary: flags
        SubjectKind of = SubjectKind::Unit;
    };
    struct Fact {
        Id id;
        Type::Kind kind = Type::Kind::Flag;
    };
    struct Switch {
        Id id;
        std::vector<Id> readings;
    };

    Id module; ///< the game's id
    std::vector<Command> commands;
    std::vector<Roll> checks;
    std::vector<Id> contests;
    std::vector<Routine> routines;
    std::vector<Attribute> attributes;
    std::vector<Fact> facts;
    std::vector<Switch> rulings;
    std::vector<Id> phases;
    std::vector<Id> texts;
    std::vector<Id> numbers;
    /// Names that a pack may lack: the window shows them, or a procedure does more where they are.
    std::vector<Id> optional = {};
};

/// The needs of all games that are there to be played.
using GameNeeds = std::vector<const ModuleNeeds*>;

} // namespace umpire
