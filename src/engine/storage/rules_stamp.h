#pragma once

#include "umpire/base/object_reader.h"
#include "umpire/rules/fingerprint.h"
#include "umpire/rules/pack_loader.h"

#include <string>

namespace umpire {

/// The rules a battle was played with, as its file tells.
struct RulesStamp {
    std::string id;
    std::string edition;
    std::string fingerprint; ///< "" in files written by hand, and in those of earlier programs
    EntryMarks marks;        ///< only where something was played

    bool fits(const RulePack& rules) const {
        return fingerprint.empty() || fingerprint == fingerprintOf(rules);
    }
};

/// The stamp at the head of a battle file, and with the marks that stand in its history.
RulesStamp readRulesStamp(ObjectReader& file);
EntryMarks readEntryMarks(const JsonNode* history);

/// What tells the rules of a battle, for the head of its file and for its history.
void writeRulesStamp(const RulePack& rules, Json& file);
std::string entryMarksText(const RulePack& rules);

/// That a battle is opened with other rules than it was played with, and what differs; "" where they are the
/// same, or where the file does not tell. `then`: the rules of the stamp, where they are to be had.
std::string otherRules(const RulesStamp& stamp, const RulePack* then, const RulePack& now);

} // namespace umpire
