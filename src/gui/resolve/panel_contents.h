#pragma once

#include "umpire/battle/session.h"
#include "umpire/worksheet/dice_group.h"

#include <QString>
#include <QStringList>

#include <algorithm>
#include <optional>
#include <vector>

namespace umpire::gui {

/// A derived modifier: why, by which section, how much.
struct PanelLine {
    Id id;
    QString label;
    QString section;
    std::int64_t value = 0;
    bool counts = true; ///< false: an answer took it away; its row stays
    bool overridden = false;
    int own = 0;         ///< which of the umpire's own lines at its place, from 1; 0: one of the rules
    bool halves = false; ///< its value counts halves
};

/// More choices than that nobody looks through, such as the places of a map: one is typed. Fewer are buttons.
constexpr std::size_t mostFieldButtons = 24;

/// One of several to pick from.
struct PanelChoice {
    Id id;
    QString name;
    bool on = false;
    bool operator==(const PanelChoice&) const = default;
};

/// A question to the umpire, and what its answer changes.
struct PanelQuestion {
    enum class Kind { Tick, Count, Choices, One };

    std::string place; ///< the field of the command its facts go to, "" for the top
    Id fact;
    QString text;
    QString key;
    Kind kind = Kind::Tick;
    std::vector<PanelChoice> choices;
    bool spread = false;     ///< the choices are few: they stand below each other, each with a box
    std::int64_t value = 0;  ///< 1 for a tick, the number, or how many are picked
    std::int64_t change = 0; ///< what ticking it would add; for a number, what it adds now
};

/// One roll that is to come or was made: its lines and questions.
struct PanelRoll {
    Id check;
    Id subject;
    QString heading;
    std::string place; ///< the field of the command its facts go to, "" for the top
    std::vector<PanelLine> lines;
    std::vector<PanelQuestion> questions;
    std::vector<PanelLine> others; ///< the modifiers of the check that do not count here
    bool next = false;             ///< its dice are thrown next
};

/// A further choice that a command takes, such as how a plane attacks.
struct PanelField {
    /// Maybe: a word that may be left open.
    enum class Kind { Word, Number, List, Text, Tick, One, Maybe };

    Id id;
    QString name;
    Kind kind = Kind::Word;
    std::vector<PanelChoice> choices; ///< for a word or a list
    std::int64_t from = 0;
    std::int64_t to = 0;
    Json value;
    bool atOnce = false;   ///< what is typed is carried out when it is whole, not while it is being typed
    bool nowhere = false;  ///< a place that may be left out: that it is, is a choice of its own
    std::size_t suits = 0; ///< against so many of the first choices the rules say least: they are buttons
    bool stated = false;
};

struct PanelOdds {
    Id outcome;
    QString name;
    QString range; ///< "2–3", "8+"
    QString tone;
    double chance = 0;
};

/// What is told beforehand of a roll in what is owed afterwards.
struct PanelForetold {
    QString name; ///< of the check
    std::vector<PanelOdds> parts;
};

/// What a roll would come to with one more unit, or a number one higher.
struct PanelOneMore {
    QString heading;
    std::vector<PanelForetold> rows; ///< those that change most first
};

struct PanelFace {
    QString label;
    QString key;
    Json value;
};

/// The dice asked for now.
struct PanelDice {
    QString die; ///< id of its kind
    QString name;
    QString substitute; ///< what may be thrown in its place, "" for nothing
    QString prompt;
    std::vector<PanelFace> faces;
    int chosen = -1;    ///< index of the face just given
    QStringList before; ///< dice given earlier, in order; of many thrown together those of other throws
    std::optional<DiceGroup> together; ///< of many thrown together: they may be told in one go
    std::vector<int> shown;            ///< then how many show each face so far
    /// Where one of many is drawn: their names, each once, in place of faces. It is typed by some letters.
    QStringList names;
    QString typed; ///< of a face that a longer one can still follow

    QStringList keys() const {
        QStringList keys;
        for (const PanelFace& face : faces) {
            keys << face.key;
        }
        return keys;
    }
};

struct PanelResult {
    QString outcome;
    QString tone;
    QString sum;
    QString text;
};

/// Everything the resolve panel shows about one command, worked out anew at each change.
struct PanelContents {
    QString title;
    QString subtitle;
    QString hint;    ///< what to do next, while something is missing
    QString refusal; ///< why it is not possible
    QStringList warnings;
    std::vector<PanelField> fields;
    std::vector<PanelRoll> rolls;
    QString oddsOf; ///< who throws, which die, and what for
    std::vector<PanelOdds> odds;
    QString oddsMissing; ///< why there are none
    std::optional<PanelForetold> foretold;
    PanelOneMore oneMore;
    std::optional<PanelDice> dice;
    std::vector<PanelResult> results; ///< that which says what happened first
    QStringList told; ///< what it comes to above all, such as who won, in the words of the rules
    QStringList changes;
    bool changesNothing = true;
    bool complete = false; ///< nothing is missing: it can be applied

    /// The first choice that is still to be made, or null.
    const PanelField* wordMissing() const {
        for (const PanelField& field : fields) {
            const auto chosen = [](const PanelChoice& choice) { return choice.on; };
            if (field.kind == PanelField::Kind::Word &&
                std::none_of(field.choices.begin(), field.choices.end(), chosen)) {
                return &field;
            }
        }
        return nullptr;
    }
};

} // namespace umpire::gui
