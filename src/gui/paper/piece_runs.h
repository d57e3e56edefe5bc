#pragma once

#include "paper/setting.h"
#include "paper/text_runs.h"

namespace umpire::gui::paper {

/// The pieces of a cell: words, boxes to tick, room to write, silhouettes.
InlineRuns pieceRuns(const std::vector<sheets::Piece>& pieces, const TypeStyle& base, const Setting& setting);

} // namespace umpire::gui::paper
