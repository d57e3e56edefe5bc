#pragma once

#include "house_docs.h"
#include "house_text.h"

namespace umpire {

/// The choices that the pack itself gives: its checks, its outcomes.
std::vector<HouseChoice> choicesFrom(HouseSource source, const HouseDocs& docs);

/// The words of a vocabulary, be it one of the pack's lists of words, its checks, phases or outcomes, or the
/// readings of a ruling; empty for one that is not there.
std::vector<HouseChoice> wordsOfVocabulary(const std::string& vocabulary, const HouseDocs& docs);

/// The entries of a list, as choices.
std::vector<HouseChoice> choicesIn(const HousePath& list, const HouseDocs& docs);

/// What people call an entry: its label, name or title, with the places in it as three dots; else its id.
std::string calledInForms(const JsonNode& entry, const HouseDocs& docs);

} // namespace umpire
