#pragma once

#include "standard_streams.h"
#include "umpire/base/man_page.h"

#include <cstdint>
#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
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

/// Says what is wrong with the words that were typed, and how they are looked up.
Status refuseUsage(const CLI::ParseError& error, const CLI::App& app);

/// Of an option that takes one of "{html,csv}" these; else none.
std::vector<std::string> choicesOf(const CLI::Option& option);

/// What `--help` tells below the list of commands, and the page for `man` too.
std::vector<HelpSection> programHelp();

/// The page for `man`, made of what `--help` is made of.
std::string programPage(const CLI::App& app);

/// What a shell asks while somebody types: `words` stand behind the program's name, the last one is not
/// finished. Answers a line for each word that may stand there: the word, a tab, what it is. A line ":files"
/// or ":folders" says that those may stand there, too.
void complete(const CLI::App& app, const std::vector<std::string>& words, const BattleFiles& files);

} // namespace umpire::cli
