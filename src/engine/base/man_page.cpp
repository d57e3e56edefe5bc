#include "umpire/base/man_page.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"

namespace umpire {

namespace {

/// Hyphens that are typed, backslashes, and what would be a request at the beginning of a line.
std::string plain(std::string_view text) {
    std::string result;
    bool first = true;
    for (const char c : visible(text)) {
        if (first && (c == '.' || c == '\'')) {
            result += "\\&";
        }
        first = c == '\n';
        if (c == '\\') {
            result += "\\e";
        } else if (c == '-') {
            result += "\\-";
        } else {
            result += c;
        }
    }
    return result;
}

/// An argument of a request.
std::string argument(std::string_view text) {
    std::string result = "\"";
    for (const char c : plain(onOneLine(text))) {
        result += c == '"' ? std::string("\\(dq") : std::string(1, c);
    }
    result += "\"";
    return result;
}

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

ManPage::ManPage(const Title& title) {
    m_text = ".TH " + argument(inCapitals(title.program)) + " 1 \"" + title.date + "\" " +
             argument(title.program + " " + title.version) + " " + argument("Desert Umpire") + "\n";
    section("Name");
    m_text += plain(title.program) + " \\- " + plain(title.summary) + "\n";
}

void ManPage::section(std::string_view heading) {
    m_text += ".SH " + argument(inCapitals(std::string(heading))) + "\n";
}

void ManPage::subsection(std::string_view heading) {
    m_text += ".SS " + argument(heading) + "\n";
}

void ManPage::paragraph(std::string_view text) {
    const std::size_t last = m_text.rfind('\n', m_text.size() - 2) + 1;
    const bool first = m_text.compare(last, 2, ".S") == 0; // a heading stands above it
    m_text += first ? "" : ".PP\n";
    m_text += plain(text) + "\n";
}

void ManPage::call(std::string_view bold, std::string_view rest) {
    m_text += m_text.ends_with("\"\n") ? "" : ".br\n";
    m_text += "\\fB" + plain(bold) + "\\fR " + plain(rest) + "\n";
}

void ManPage::item(std::string_view term, std::string_view text) {
    m_text += ".TP\n\\fB" + plain(term) + "\\fR\n" + plain(text) + "\n";
}

void ManPage::example(std::string_view lines) {
    m_text += ".PP\n.in +4n\n.nf\n" + plain(lines) + "\n.fi\n.in\n";
}

void ManPage::add(const HelpSection& help) {
    section(help.heading);
    for (const HelpSection::Item& each : help.items) {
        item(each.term, each.text);
    }
}

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
