#pragma once

#include "entry_parts.h"

namespace umpire {

// Step one of reading a pack: the names in each of its files, so that every file may refer to every other.
void readVocabularyNames(ObjectReader& file, PackDraft& draft);
void readTurnNames(ObjectReader& file, PackDraft& draft);
/// Makes the places and borders of the map words of vocabularies, too.
void readMapNames(ObjectReader& file, PackDraft& draft);
void readAttributeNames(ObjectReader& file, PackDraft& draft);
void readCheckNames(ObjectReader& file, PackDraft& draft);
void readTableNames(ObjectReader& file, PackDraft& draft);
void readFactNames(ObjectReader& file, PackDraft& draft);
void readRoutineNames(ObjectReader& file, PackDraft& draft);
void readActionNames(ObjectReader& file, PackDraft& draft);

// Step two: what they say.
void readTextsAndNumbers(ObjectReader& file, PackDraft& draft);
void readDice(ObjectReader& file, PackDraft& draft);
/// What the rules leave open, and how each can be read.
void readRulings(ObjectReader& file, PackDraft& draft);
void readVocabularies(ObjectReader& file, PackDraft& draft);
void readMap(ObjectReader& file, PackDraft& draft);
/// Attributes and notes.
void readAttributes(ObjectReader& file, PackDraft& draft);
void readFacts(ObjectReader& file, PackDraft& draft);
/// Effects under a name.
void readRoutines(ObjectReader& file, PackDraft& draft);
void readModifiers(ObjectReader& file, PackDraft& draft);
/// Phases, who acts in them, and what happens at their edges.
void readTurn(ObjectReader& file, PackDraft& draft);
/// Outcomes, checks, contests and, by `readTables`, the tables that a battle may fill in.
void readChecks(ObjectReader& file, PackDraft& draft);
void readTables(ObjectReader& file, PackDraft& draft);
/// The commands of the game.
void readActions(ObjectReader& file, PackDraft& draft);
/// What is wrong with rosters, new entries, what a campaign carries over.
void readRosterRules(ObjectReader& file, PackDraft& draft);
/// The army templates.
void readTemplates(ObjectReader& file, PackDraft& draft);
/// What is compared before the first die.
void readBalance(ObjectReader& file, PackDraft& draft);
/// What attributes and words are to windows, sheets and reports.
void readRoles(ObjectReader& file, PackDraft& draft);
/// What stands on the sheets that are printed of units, and the ready reference.
void readSheets(ObjectReader& file, PackDraft& draft);

} // namespace umpire
