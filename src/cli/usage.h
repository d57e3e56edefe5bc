#pragma once

#include "report.h"

#include <cstdint>
#include <iosfwd>
#include <string>
#include <vector>

namespace CLI {
class App;
class ParseError;
class Validator;
} // namespace CLI

namespace umpire::cli {

/// A value that is one of these.
CLI::Validator oneOf(std::vector<std::string> choices);
/// A number in plain digits, from 0.
CLI::Validator wholeNumber(std::uint64_t most = UINT64_MAX);

/// Headings and words of `--help`, in the language that is spoken. Before commands are added.
void speakHelp(CLI::App& app);

/// Says on `err` what is wrong with the words that were typed, and how they are looked up.
Status refuseUsage(const CLI::ParseError& error, const CLI::App& app, std::ostream& err);

} // namespace umpire::cli
