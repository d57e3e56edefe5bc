#include "usage.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <charconv>
#include <iostream>

namespace umpire::cli {

namespace {

/// The command that was named, or the program itself.
const CLI::App& commandOf(const CLI::App& app) {
    const std::vector<CLI::App*> named = app.get_subcommands();
    return named.empty() ? app : *named.front();
}

std::vector<std::string> commandNames(const CLI::App& app) {
    std::vector<std::string> names;
    for (const CLI::App* command : app.get_subcommands({})) {
        names.push_back(command->get_name());
    }
    return names;
}

std::vector<std::string> optionNames(const CLI::App& app, const CLI::App& command) {
    std::vector<std::string> names;
    for (const CLI::App* of : {&command, &app}) {
        for (const CLI::Option* option : of->get_options()) {
            for (const std::string& name : option->get_lnames()) {
                names.push_back("--" + name);
            }
        }
    }
    return names;
}

/// Of a word that belongs nowhere; "" where there is none.
std::string wordsOfUnknown(const CLI::App& app, const CLI::App& command) {
    const std::vector<std::string> left = app.remaining(true);
    if (left.empty()) {
        return {};
    }
    const std::string& word = left.front();
    const std::string typed = inQuotes(word);
    if (word.starts_with("-") && word.size() > 1) {
        const std::string name = word.substr(0, word.find('='));
        return fill(say("cli", "there is no option {word}{guess}"),
                    {{"word", inQuotes(name)}, {"guess", didYouMean(name, optionNames(app, command))}});
    }
    if (&command == &app) {
        const std::string guess = didYouMean(word, commandNames(app));
        return guess.empty() ? fill(say("cli", "there is no command {word}; there are {commands}"),
                                    {{"word", typed}, {"commands", joined(commandNames(app), "and")}})
                             : fill(say("cli", "there is no command {word}{guess}"),
                                    {{"word", typed}, {"guess", guess}});
    }
    return fill(say("cli", "{word} is one word more than it takes"), {{"word", typed}});
}

/// The first word of what the parser says is the name of an option or a place.
std::string nameIn(const std::string& text) {
    return text.substr(0, text.find_first_of(": "));
}

std::string wordsOf(const CLI::ParseError& error, const CLI::App& app, const CLI::App& command) {
    if (const std::string unknown = wordsOfUnknown(app, command); !unknown.empty()) {
        return unknown;
    }
    const std::string text = error.what();
    const std::string name = nameIn(text);
    if (dynamic_cast<const CLI::RequiredError*>(&error)) {
        return &command == &app ? fill(say("cli", "a command is wanted: {commands}"),
                                       {{"commands", joined(commandNames(app))}})
                                : fill(say("cli", "{name} is missing"), {{"name", name}});
    }
    if (dynamic_cast<const CLI::ArgumentMismatch*>(&error)) {
        return fill(text.find("missing") == std::string::npos ? say("cli", "{name} takes one value")
                                                              : say("cli", "{name} wants a value"),
                    {{"name", name}});
    }
    if (dynamic_cast<const CLI::ExcludesError*>(&error)) {
        return fill(say("cli", "{name} and {other} do not go together"),
                    {{"name", name}, {"other", text.substr(text.find_last_of(' ') + 1)}});
    }
    return text; // of a value: what oneOf and wholeNumber say
}

/// "TEXT", or "html|csv".
std::string valueOf(const CLI::Option& option) {
    const std::string type = option.get_type_name();
    const std::vector<std::string> choices = choicesOf(option);
    return choices.empty() ? type.substr(0, type.find(':')) : CLI::detail::join(choices, "|");
}

/// "FILE" or "--script TEXT".
std::string termOf(const CLI::Option& option) {
    if (option.get_positional() && !option.nonpositional()) {
        return option.get_name(true);
    }
    std::string term = option.get_name(false, true);
    const bool takesValue = option.get_type_size() > 0 && option.get_items_expected_max() > 0;
    return takesValue ? term + " " + valueOf(option) : term;
}

/// A sentence; some end as one already.
std::string sentence(std::string text) {
    text += text.empty() || text.back() == '?' || text.back() == '.' ? "" : ".";
    return text;
}

std::string textOf(const CLI::Option& option) {
    const std::string usual = option.get_default_str();
    return usual.empty() ? option.get_description()
                         : fill(say("cli help", "{option}. Without it: {default}"),
                                {{"option", option.get_description()}, {"default", usual}});
}

/// "FILE [OPTIONS]".
std::string argumentsOf(const CLI::App& command) {
    std::string arguments;
    for (const CLI::Option* option : command.get_options()) {
        if (option->get_positional()) {
            const std::string name = option->get_name(true);
            arguments += option->get_required() ? name + " " : "[" + name + "] ";
        }
    }
    return arguments + "[OPTIONS]";
}

void describe(const CLI::App& command, ManPage& page) {
    page.subsection(command.get_name() + " " + argumentsOf(command));
    page.paragraph(sentence(command.get_description()));
    for (const CLI::Option* option : command.get_options()) {
        if (option->get_name(false, true).find("--help") == std::string::npos) {
            page.item(termOf(*option), textOf(*option));
        }
    }
}

HelpSection examples() {
    return {
        say("cli help", "Examples"),
        {{"umpire play my.battle.json --save my.battle.json",
          say("cli help", "Plays what is typed, a JSON command a line, and keeps every answered command.")},
         {"umpire odds my.battle.json --script turn.jsonl",
          say("cli help", "Tells the exact odds of the commands in turn.jsonl, and rolls nothing.")},
         {"umpire sheet report my.battle.json --format html > report.html",
          say("cli help", "Writes the report of the battle as a page for a browser.")},
         {"umpire verify my.battle.json",
          say("cli help", "Plays every record anew and tells what is not as the rules give it.")}}};
}

} // namespace

CLI::Validator oneOf(std::vector<std::string> choices) {
    const std::string listed = "{" + CLI::detail::join(choices) + "}";
    return {[choices = std::move(choices)](std::string& value) {
                return std::ranges::find(choices, value) != choices.end()
                           ? std::string()
                           : fill(say("cli", "it takes {choices}, not {value}"),
                                  {{"value", inQuotes(value)}, {"choices", joined(choices)}});
            },
            listed};
}

CLI::Validator wholeNumber(std::uint64_t most) {
    return {[most](std::string& value) {
                std::uint64_t number = 0;
                const char* end = value.data() + value.size();
                const auto [rest, problem] = std::from_chars(value.data(), end, number);
                if (problem == std::errc() && rest == end && number <= most) {
                    value = std::to_string(number); // else a leading nought would make it octal
                    return std::string();
                }
                return fill(say("cli", "it takes a whole number from 0 to {most}, not {value}"),
                            {{"value", inQuotes(value)}, {"most", std::to_string(most)}});
            },
            ""};
}

void speakHelp(CLI::App& app) {
    const auto words = app.get_formatter();
    words->label("Usage", say("cli help", "Usage"));
    words->label("OPTIONS", say("cli help", "OPTIONS"));
    words->label("SUBCOMMAND", say("cli help", "COMMAND"));
    words->label("Positionals", say("cli help", "Positionals"));
    words->label("REQUIRED", say("cli help", "REQUIRED"));
    words->label("Excludes", say("cli help", "Not with"));
    app.option_defaults()->group(say("cli help", "Options"));
    app.set_help_flag("-h,--help", say("cli help", "Print this help and exit"));
}

Status refuseUsage(const CLI::ParseError& error, const CLI::App& app) {
    const CLI::App& command = commandOf(app);
    const std::string name = &command == &app ? "umpire" : "umpire " + command.get_name();
    complain(name, wordsOf(error, app, command));
    std::cerr << fill(say("cli", "{command} --help tells more."), {{"command", name}}) << '\n';
    return wrongUsage;
}

std::vector<std::string> choicesOf(const CLI::Option& option) {
    const std::string type = option.get_type_name();
    const std::size_t open = type.find('{');
    const std::size_t close = type.find('}', open);
    return close == std::string::npos ? std::vector<std::string>()
                                      : CLI::detail::split(type.substr(open + 1, close - open - 1), ',');
}

std::vector<HelpSection> programHelp() {
    std::vector<HelpSection> sections = sharedHelp();
    sections.push_back(examples());
    return sections;
}

std::string programPage(const CLI::App& app) {
    ManPage page({"umpire", UMPIRE_VERSION, UMPIRE_RELEASED,
                  say("cli help", "rules, dice and record of a wargame on the command line")});
    page.section(say("cli help", "Synopsis"));
    const std::vector<const CLI::App*> commands = app.get_subcommands({});
    for (const CLI::App* command : commands) {
        page.call("umpire " + command->get_name(), argumentsOf(*command));
    }
    page.section(say("cli help", "Description"));
    page.paragraph(app.get_description());
    page.paragraph(say("cli help",
                       "The commands of a script, what answers tell, and what a battle file may hold are "
                       "described in the program's manual, in the chapter The command line: Help > Manual in "
                       "the window of desert-umpire, or share/desert-umpire/manual/index.html where the "
                       "program is installed."));
    page.section(say("cli help", "Options"));
    for (const CLI::Option* option : app.get_options()) {
        page.item(option->get_name(false, true), sentence(option->get_description()));
    }
    page.section(say("cli help", "Commands"));
    for (const CLI::App* command : commands) {
        describe(*command, page);
    }
    for (const HelpSection& section : programHelp()) {
        page.add(section);
    }
    page.section(say("cli help", "See also"));
    page.paragraph("desert-umpire(1)");
    return page.text();
}

} // namespace umpire::cli
