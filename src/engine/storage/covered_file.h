#pragma once

#include "umpire/base/issue.h"
#include "umpire/battle/session.h"

#include <string>
#include <string_view>

namespace umpire {

/// A battle file in which nobody is to read: its head says what a list of files tells, and `covered` holds
/// all of the plain file, as `coverText` does. Each record is covered for itself, so that damage costs no
/// more than it would in a plain file. The version of such files; plain ones are of version 1, and programs
/// that know no other say so.
inline constexpr std::int64_t coveredVersion = 2;

/// Whether the files of this session lie covered as it stands: it wants to, and not everything may be seen.
bool liesCovered(const Session& session);

bool isCoveredFile(std::string_view text);
/// A journal whose lines are covered, each for itself.
bool isCoveredJournal(std::string_view text);

/// The covered file of a plain one with this text. `plain`: the same read, as far as its head.
std::string coveredFile(const Json& plain, std::string_view text);
/// The same of a file of which only the text is known, whatever it is; one that is covered stays as it is.
std::string coveredCopy(std::string text);

/// The plain file; "" and an issue when something in it is damaged.
std::string uncoveredFile(std::string_view text, const std::string& name, Issues& issues);
/// The same of a damaged file: a line that says nothing stands for each part that cannot be read.
std::string uncoveredWhatFits(const std::string& text);

} // namespace umpire
