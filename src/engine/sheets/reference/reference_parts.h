#pragma once

#include "reference_writer.h"

namespace umpire::sheets {

/// The blocks of a part of the ready reference, one function for each kind, each in a file of its own.
std::vector<Block> phaseBlocks(ReferenceWriter& desk, const ReferencePart& part);
std::vector<Block> outcomeBlocks(ReferenceWriter& desk, const ReferencePart& part);
std::vector<Block> modifierBlocks(ReferenceWriter& desk, const ReferencePart& part);
std::vector<Block> contestBlocks(ReferenceWriter& desk, const ReferencePart& part);
std::vector<Block> gridBlocks(ReferenceWriter& desk, const ReferencePart& part);
std::vector<Block> wordBlocks(ReferenceWriter& desk, const ReferencePart& part);
std::vector<Block> rulingBlocks(ReferenceWriter& desk);
/// The tables that are filled in, each a section by itself.
std::vector<Section> tableSections(const ReferenceWriter& desk);

/// Name and what to do of an outcome, as the part adds to it.
Phrase outcomeLine(ReferenceWriter& desk, const ReferencePart& part, const Id& outcome);
/// A modifier's label and, where words are worth more or less, which.
Phrase modifierLine(ReferenceWriter& desk, const ReferencePart& part, const Modifier& modifier);

} // namespace umpire::sheets
