#pragma once

#include "umpire/base/json.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace umpire {

/// Where something stands in a pack: the part, then keys of objects and ids of entries down to it, as in
/// `modifiers`, {"modifiers", "green-troops", "value"}. Entries of attributes are named `of.id`.
struct HousePath {
    std::string part;
    std::vector<std::string> steps;

    /// `modifiers/modifiers/green-troops/value`, as command lines have it.
    std::string text() const;
    /// Nothing where a text has no part or an empty step.
    static std::optional<HousePath> of(std::string_view text);
    /// The same with one step more, or one less.
    HousePath with(std::string step) const;
    HousePath above() const;

    bool operator==(const HousePath&) const = default;
};

/// How a value is asked for.
enum class HouseKind {
    Number,     ///< a whole number, from `least` to `most`
    Flag,       ///< true or false
    Text,       ///< a text of any length
    Choice,     ///< the id of one of `choices`
    Choices,    ///< a list of ids out of `choices`, in the order in which they are ticked
    Bands,      ///< a list of `{"from", "to", "outcome"}`, of which `from` or `to` may be absent; `choices`:
                ///< outcomes
    Expression, ///< what `umpire/rules/expression.h` reads, as JSON
    AnyJson     ///< anything else, as JSON
};

/// One of several to pick from.
struct HouseChoice {
    std::string id;
    std::string name; ///< for people; its id where it has none
    bool operator==(const HouseChoice&) const = default;
};

/// A value of an entry, as a form shows it.
struct HouseValue {
    HousePath path;
    std::string name; ///< what it is called, for people; the key where nobody knows better
    std::string help; ///< what it does, in a sentence without a full stop; "" where the name says it
    HouseKind kind = HouseKind::AnyJson;
    std::vector<HouseChoice> choices;
    std::int64_t least = 0;
    std::int64_t most = 0;
    std::optional<Json> base; ///< as the pack below says it; nothing where it does not
    std::optional<Json> now;  ///< as it stands with the house rules; nothing where nothing is said
    bool needed = false;      ///< the entry cannot do without
    bool own = false;         ///< these house rules say it: `reset` takes that back
};

/// How an entry stands beside the pack below.
enum class HouseState { AsBelow, Changed, Added, Removed };

/// A list inside an entry, to which entries can be added: the words of a vocabulary.
struct HouseInner {
    HousePath path;
    std::string name; ///< for people: "Words"
    bool operator==(const HouseInner&) const = default;
};

/// An entry of the table of contents: a modifier, a check, a number, a word of a vocabulary.
struct HouseEntry {
    HousePath path;
    std::string id;     ///< the last step of the path
    std::string name;   ///< for people; its id where it has none
    int depth = 0;      ///< 1 for what stands in the entry before it, such as the words of a vocabulary
    std::string within; ///< for such a one what it is there, for people: "Words"; else ""
    HouseState state = HouseState::AsBelow;
    std::vector<HouseInner> holds = {};
};

/// Entries of one kind within a part. The bands of a check are a value of it, the readings of a ruling are
/// entries in it.
struct HouseList {
    HousePath path;   ///< of the list or object that holds them
    std::string name; ///< for people: "Numbers"
    bool adds =
        false; ///< entries can be added: a list of entries with ids, or an object of texts and numbers
    std::vector<HouseEntry> entries;
};

/// A part of a pack, which has a file of its own.
struct HousePart {
    std::string id;       ///< "modifiers"
    std::string name;     ///< for people: "Modifiers"
    std::string file;     ///< its name in the folder of the house rules, even where it is not there yet
    bool changed = false; ///< the house rules have a file for it
    bool readable = true; ///< false: its file is no JSON object, and only the text by hand can mend it
    std::vector<HouseList> lists;
};

} // namespace umpire
