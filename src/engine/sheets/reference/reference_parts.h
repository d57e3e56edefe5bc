#pragma once

#include "reference_desk.h"

namespace umpire::sheets {

/// The blocks of a part of the ready reference, one function for each kind, each in a file of its own.
std::vector<Block> phaseBlocks(ReferenceDesk& desk, const ReferencePart& part);
std::vector<Block> outcomeBlocks(ReferenceDesk& desk, const ReferencePart& part);
std::vector<Block> modifierBlocks(ReferenceDesk& desk, const ReferencePart& part);
std::vector<Block> contestBlocks(ReferenceDesk& desk, const ReferencePart& part);
std::vector<Block> gridBlocks(ReferenceDesk& desk, const ReferencePart& part);
std::vector<Block> wordBlocks(ReferenceDesk& desk, const ReferencePart& part);
std::vector<Block> rulingBlocks(ReferenceDesk& desk);
/// The tables that are filled in, each a section by itself.
std::vector<Section> tableSections(const ReferenceDesk& desk);

/// Name and what to do of an outcome, as the part adds to it.
Phrase outcomeLine(ReferenceDesk& desk, const ReferencePart& part, const Id& outcome);
/// A modifier's label and, where words are worth more or less, which.
Phrase modifierLine(ReferenceDesk& desk, const ReferencePart& part, const Modifier& modifier);

} // namespace umpire::sheets
