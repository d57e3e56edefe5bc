#include "usage.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <charconv>
#include <ostream>

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

} // namespace

CLI::Validator oneOf(std::vector<std::string> choices) {
    const std::string listed = "{" + CLI::detail::join(choices) + "}";
    return {[choices = std::move(choices)](std::string& value) {
                return std::find(choices.begin(), choices.end(), value) != choices.end()
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

Status refuseUsage(const CLI::ParseError& error, const CLI::App& app, std::ostream& err) {
    const CLI::App& command = commandOf(app);
    const std::string name = &command == &app ? "umpire" : "umpire " + command.get_name();
    complain(err, name, wordsOf(error, app, command));
    err << fill(say("cli", "{command} --help tells more."), {{"command", name}}) << '\n';
    return wrongUsage;
}

} // namespace umpire::cli
