#pragma once

#include "../visibility.h"

#include <string>
#include <vector>

namespace umpire::sheets {

/// What is told of one record.
struct Tale {
    int record = 0;
    std::string who;  ///< "12th Light Horse fires on I/67th"
    std::string text; ///< "" where only a bookmark or note speaks of it
    RecordNote note;
    std::string when; ///< ISO 8601
};

/// One side's half-turn.
struct HalfTurn {
    Id side;
    std::vector<Tale> tales;
};

/// A game turn.
struct Chapter {
    std::int64_t turn = 1;
    std::vector<HalfTurn> halves;
    std::string first; ///< when its first record was made, ISO 8601
    std::string last;
};

/// The battle at the end of a half-turn.
struct Stand {
    std::string label; ///< game turns played: "1½"
    Battle battle;
};

/// What happened since the battle last began, in order, as corrections left it. It holds copies.
struct Chronicle {
    std::vector<Chapter> chapters;
    std::vector<Stand> stands; ///< the first is the beginning, the last the present
    std::vector<Record> waived;
    std::vector<Record> corrections;
    std::vector<Record> rulings;
};

/// Without what the visibility covers: records, and for players the umpire's notes and reasons.
Chronicle chronicleOf(const Session& session, const Visibility& visibility);

} // namespace umpire::sheets
