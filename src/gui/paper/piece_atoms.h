#pragma once

#include "paper/atom.h"
#include "paper/setting.h"

namespace umpire::gui::paper {

/// The pieces of a cell: words, boxes to tick, room to write, silhouettes.
Atoms pieceAtoms(const std::vector<sheets::Piece>& pieces, const TypeStyle& base, const Setting& setting);

} // namespace umpire::gui::paper
