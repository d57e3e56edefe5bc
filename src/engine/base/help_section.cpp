#include "umpire/base/help_section.h"

#include "umpire/base/speech.h"

namespace umpire {

namespace {

HelpSection exitStatus() {
    HelpSection section{say("help", "Exit status"), {}};
    for (const std::string& text :
         {say("help", "It is done."),
          say("help", "Something in the input was refused; each refusal is told."),
          say("help", "The program was called with options that it does not know or that do not fit."),
          say("help", "A file could not be read or written.")}) {
        section.items.push_back({std::to_string(section.items.size()), text});
    }
    return section;
}

HelpSection environment() {
    return {say("help", "Environment"),
            {{"LC_ALL, LC_MESSAGES, LANG",
              say("help", "The language, where none is asked for; the first that is set counts.")},
             {"UMPIRE_RULES", say("help", "A folder of rule packs that is looked into before all others.")},
             {"XDG_DATA_HOME",
              say("help", "Where the user's own packs and the secrets of dice are kept, in place of "
                          "~/.local/share.")}}};
}

HelpSection files() {
    return {
        say("help", "Files"),
        {{"NAME.battle.json", say("help", "A battle: its roster and every record of what was played.")},
         {"NAME.battle.json.journal",
          say("help", "Records that are not in the battle file yet; it goes when they are.")},
         {"NAME.battle.json.1 ... .5", say("help", "The battle as it was before, the newest first.")},
         {"~/.local/share/desert-umpire/rules", say("help", "The user's own rule packs, a folder each.")},
         {"~/.local/share/desert-umpire/dice",
          say("help", "The secrets from which the program's dice are drawn, for their owner's eyes only.")}}};
}

/// One item, its text in a column of its own, or below where the term is long.
std::string plainItem(const HelpSection::Item& item) {
    constexpr std::size_t column = 18;
    std::string line = "  ";
    line += item.term;
    line +=
        line.size() + 2 > column ? "\n" + std::string(column, ' ') : std::string(column - line.size(), ' ');
    line += item.text;
    line += "\n";
    return line;
}

} // namespace

std::vector<HelpSection> sharedHelp() {
    return {exitStatus(), environment(), files()};
}

std::string plainHelp(const std::vector<HelpSection>& sections) {
    std::string text;
    for (const HelpSection& section : sections) {
        text += text.empty() ? "" : "\n";
        text += section.heading;
        text += ":\n";
        for (const HelpSection::Item& item : section.items) {
            text += plainItem(item);
        }
    }
    return text;
}

} // namespace umpire
