#pragma once

#include "reference_writer.h"

namespace umpire::sheets {

/// The blocks of a part of the ready reference, one function for each kind, each in a file of its own.
std::vector<Block> phaseBlocks(ReferenceWriter& writer, const ReferencePart& part);
std::vector<Block> outcomeBlocks(ReferenceWriter& writer, const ReferencePart& part);
std::vector<Block> modifierBlocks(ReferenceWriter& writer, const ReferencePart& part);
std::vector<Block> contestBlocks(ReferenceWriter& writer, const ReferencePart& part);
std::vector<Block> gridBlocks(ReferenceWriter& writer, const ReferencePart& part);
std::vector<Block> wordBlocks(ReferenceWriter& writer, const ReferencePart& part);
std::vector<Block> rulingBlocks(ReferenceWriter& writer);
/// The tables that are filled in, each a section by itself.
std::vector<Section> tableSections(const ReferenceWriter& writer);

/// Name and what to do of an outcome, as the part adds to it.
Phrase outcomeLine(ReferenceWriter& writer, const ReferencePart& part, const Id& outcome);
/// A modifier's label and, where words are worth more or less, which.
Phrase modifierLine(ReferenceWriter& writer, const ReferencePart& part, const Modifier& modifier);

} // namespace umpire::sheets
