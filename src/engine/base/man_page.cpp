#include "umpire/base/man_page.h"

#include "umpire/base/visible.h"

#include <algorithm>

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

std::string inCapitals(std::string_view text) {
    std::string result(text);
    std::transform(result.begin(), result.end(), result.begin(),
                   [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; });
    return result;
}

} // namespace

ManPage::ManPage(const Title& title) {
    m_text = ".TH " + argument(inCapitals(title.program)) + " 1 \"" + title.date + "\" " +
             argument(title.program + " " + title.version) + " " + argument("Desert Umpire") + "\n";
    section("Name");
    m_text += plain(title.program) + " \\- " + plain(title.summary) + "\n";
}

void ManPage::section(std::string_view heading) {
    m_text += ".SH " + argument(inCapitals(heading)) + "\n";
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

} // namespace umpire
