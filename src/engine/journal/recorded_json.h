#pragma once

#include "umpire/base/object_reader.h"

namespace umpire {

/// What a record keeps as the JSON it was answered with. Those who show it rely on its members being of the
/// right type; a file may come from anybody, so each is checked here once and reported with its path.

/// A command as it was sent: an object with its "do".
Json readRecordedCommand(const JsonNode& node, const ReadContext& context);

/// One roll of a record.
Json readRecordedStep(const JsonNode& node, const ReadContext& context);

/// A further member of an answer: what a correction came to, or who won a contest.
Json readRecordedExtra(const JsonNode::Member& member, const ReadContext& context);

} // namespace umpire
