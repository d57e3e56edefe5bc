#pragma once

#include "umpire/rules/expression.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace umpire {

/// A text of the ready reference. It knows no battle but its rulings; its places are those of
/// rules/README.md.
struct SheetText {
    std::string lead; ///< printed strongly before the text, or ""
    std::string text;
    std::optional<Expression> when; ///< over rulings and numbers of the pack; absent: always
    Id footnote;                    ///< of Reference::footnotes, or ""
};

/// A text added to a line that a part of the ready reference draws from the pack.
struct SheetAddition {
    Id to;     ///< an outcome, a modifier, a phase or moment, a word
    Id column; ///< of words: the trait whose cell it belongs to, or "" for the name
    SheetText text;
};

/// A part of the ready reference: a table drawn from the pack, or texts.
struct ReferencePart {
    enum class Kind {
        Phases,    ///< the turn, phase by phase
        Outcomes,  ///< what checks come to; those with the same bands share a table
        Modifiers, ///< the lines of checks, and which of them each counts in
        Contest,   ///< own outcome against the enemy's
        Grid,      ///< a check with several tables
        Words,     ///< words of a vocabulary with traits as columns
        Texts,     ///< nothing but texts
        Rulings,   ///< the readings in force
    };
    /// A check and what heads its column; a trait and what heads it.
    struct Column {
        Id of;
        std::string head;
    };
    /// A row that no word of the vocabulary gives, one text for each column.
    struct ExtraRow {
        Id word; ///< the word it stands in place of, or ""
        std::string name;
        std::vector<std::string> cells;
    };

    Id id;
    Kind kind = Kind::Texts;
    std::string title;
    Id footnote;                 ///< behind the title, or ""
    bool umpireOnly = false;     ///< left out of the players' copy
    std::vector<Column> columns; ///< Outcomes, Modifiers, Grid: checks; Words: traits
    Id contest;
    Id vocabulary;
    std::string measure; ///< Words: written behind each number, such as an inch sign
    Id groups;           ///< Grid: the attribute, Words: the trait ("" for none) whose words group its rows
    Id steps;            ///< Grid: the count, from 1, that names its columns
    Id marks;            ///< Grid: the count whose marks are those columns
    std::vector<ExtraRow> rows;
    std::vector<SheetAddition> additions;
    std::vector<SheetText> texts; ///< below the table
};

/// The ready reference: what stands on it and in which order.
struct Reference {
    struct Footnote {
        Id id;
        std::string text;
    };

    std::vector<ReferencePart> parts;
    std::vector<Footnote> footnotes; ///< numbered as they are referred to; those of no line in force are not
};

/// What a pack says of the sheets that are printed from it (sheets.json). Ids name the pack's attributes.
struct SheetPlan {
    /// What stands beside the name of a side, formation or officer.
    std::map<SubjectKind, std::vector<Id>> heads;
    std::vector<Id> rosterColumns; ///< of a unit, on its line of a roster
    std::vector<Id> cardLines;     ///< of a unit, on its card
    /// What the state sheet shows of each kind of subject, and what is typed back in from it: besides the
    /// strength and the marks.
    std::map<SubjectKind, std::vector<Id>> state;
    Reference reference;
};

} // namespace umpire
