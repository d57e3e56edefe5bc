#pragma once

#include "umpire/base/speech.h"
#include "umpire/battle/session.h"
#include "umpire/sheets/sheet.h"

#include <string>
#include <vector>

namespace umpire::sheets {

/// Whom a sheet is for.
enum class Reader { Umpire, Players };

/// A picture somebody took, to stand in the report where the game then was.
struct TimedPhoto {
    std::string path;
    std::string when; ///< ISO 8601, local time
};

/// Which state of the battle a roster or card shows.
enum class Showing {
    Best,  ///< as it stands once play has begun, before that as it was set up
    Now,   ///< as it stands, with what is lost crossed out
    SetUp, ///< as it was set up
};

/// Which sheet, for whom.
struct SheetWish {
    Id sheet; ///< one of sheetKinds()
    /// Secret notes and hidden units stand on the umpire's copy only.
    Reader reader = Reader::Umpire;
    /// Just this side's, for its own eyes, whoever the reader is; "": all sides, each on pages of its own.
    /// Players' copies hold orders and objectives of this side only.
    Id side;
    Showing showing = Showing::Best; ///< rosters and cards
    bool large = false;              ///< ready reference: two pages in large type
    bool odds = false;               ///< ready reference: with the chance of each outcome per net modifier
    bool letters = false;            ///< ready reference: with the rulebook's section behind every rule
    std::vector<TimedPhoto> photos;  ///< report
    bool checked = false;            ///< report: a last page tells what came of playing every record anew
};

/// A kind of sheet.
struct SheetKind {
    Id id;
    Saying name; ///< "Ready reference"
    Saying text; ///< what it is for, in a sentence
    bool needsBattle = true;
};

const std::vector<SheetKind>& sheetKinds();
const SheetKind* sheetKind(std::string_view id);

/// Why no battle of these rules has such a sheet, in a sentence without a full stop; "" where they may.
std::string whyNoSheet(const RulePack& rules, const SheetKind& kind);

/// What sheets are made from: rules, and a battle unless the sheet does without.
struct SheetSource {
    const RulePack& rules;
    const Session* session = nullptr;
    /// The rules that came with the program, where `rules` are a club's own for the same game: the sheet then
    /// says "house rules" and marks what differs.
    const RulePack* original = nullptr;
};

/// Makes a sheet of a known kind. A side that is not in the battle gives a sheet without sections, and so
/// does a battle with nothing in it for the sheet; it then says so in its subtitle.
Sheet makeSheet(const SheetSource& source, const SheetWish& wish);

} // namespace umpire::sheets
