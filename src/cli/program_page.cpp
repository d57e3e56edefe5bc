#include "program_page.h"

#include "umpire/base/man_page.h"
#include "umpire/base/speech.h"

#include <CLI/CLI.hpp>

#include <algorithm>

namespace umpire::cli {

namespace {

/// "TEXT", or of "TEXT:{html,csv}" what stands in the braces: "html|csv".
std::string valueOf(const CLI::Option& option) {
    const std::string type = option.get_type_name();
    const std::size_t open = type.find('{');
    if (open == std::string::npos) {
        return type.substr(0, type.find(':'));
    }
    std::string words = type.substr(open + 1, type.find('}', open) - open - 1);
    std::replace(words.begin(), words.end(), ',', '|');
    return words;
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
