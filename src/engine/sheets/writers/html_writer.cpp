#include "chart_table.h"
#include "chart_writer.h"
#include "html_escape.h"
#include "html_style.h"
#include "picture_data.h"
#include "plain_text.h"
#include "umpire/base/speech.h"
#include "umpire/sheets/write_sheet.h"

#include <algorithm>

namespace umpire::sheets {

namespace {

const char* alignClass(Column::Align align) {
    return align == Column::Align::End ? "end" : align == Column::Align::Centre ? "centre" : "";
}

/// Whether a cell is not to be broken: a score or a short number in a narrow column.
bool isWhole(const Cell& cell, const Column& column) {
    constexpr std::size_t longest = 16;
    return column.share == 0 && cell.across == 1 && plainText(cell).size() <= longest;
}

std::string classes(const std::string& align, bool whole) {
    const std::string both = align + (whole ? align.empty() ? "whole" : " whole" : "");
    return both.empty() ? both : attribute("class", both);
}

/// Whether it is too wide for a phone, where each row then stands as lines that name what they tell.
bool stacks(const Table& table) {
    constexpr std::size_t mostBeside = 4;
    return table.columns.size() > mostBeside && table.heads.size() == 1 &&
           table.heads.front().cells.size() == table.columns.size();
}

std::string headOf(const Table& table, std::size_t column) {
    const auto& heads = table.heads.front().cells;
    return column < heads.size() ? attribute("data-head", onOneLine(plainText(heads[column])))
                                 : std::string();
}

/// Writes one sheet as an article. Ids begin with the sheet's own prefix, so that several stand in a
/// document.
class HtmlWriter {
  public:
    HtmlWriter(const Sheet& sheet, int number)
        : m_sheet(sheet), m_prefix("sheet-" + std::to_string(number) + "-") {}

    std::string write();

    std::string operator()(const Heading& heading) const;
    std::string operator()(const Paragraph& text) const { return "<p>" + phrase(text.words) + "</p>\n"; }
    std::string operator()(const List& list) const;
    std::string operator()(const Table& table) const;
    std::string operator()(const Chart& chart) const;
    std::string operator()(const Photo& photo) const;
    std::string operator()(const Cards& cards) const;

    std::string operator()(const Words& words) const;
    std::string operator()(const Boxes& boxes) const;
    std::string operator()(const Choice& choice) const;
    std::string operator()(const Blank& blank) const;
    std::string operator()(const Silhouette&) const { return {}; }

  private:
    std::string phrase(const Phrase& phrase) const;
    std::string cell(const Cell& cell) const;
    std::string row(const Row& row, const Table& table, bool head) const;
    std::string section(const Section& section) const;
    std::string footnotes() const;
    std::string footer() const;

    const Sheet& m_sheet;
    std::string m_prefix;
};

std::string HtmlWriter::operator()(const Words& words) const {
    std::string html = escaped(onOneLine(words.text));
    if (!words.tone.empty()) {
        html = "<span" + attribute("class", "tone-" + words.tone) + ">" + html + "</span>";
    }
    if (words.style == Words::Style::Strong) {
        html = "<strong>" + html + "</strong>";
    } else if (words.style == Words::Style::Quiet) {
        html = "<small>" + html + "</small>";
    }
    for (const int footnote : words.footnotes) {
        const std::string number = std::to_string(footnote);
        html +=
            "<sup><a" + attribute("href", "#" + m_prefix + "note-" + number) + ">" + number + "</a></sup>";
    }
    return html;
}

std::string HtmlWriter::operator()(const Boxes& boxes) const {
    std::string html;
    std::int64_t number = 0;
    for (const Boxes::Box& box : boxes.boxes) {
        const bool diamond = box.kind == Boxes::Kind::Diamond;
        const bool square = box.kind == Boxes::Kind::Square;
        html += "<span class=\"box\">" +
                std::string(box.crossed ? "✕"
                            : diamond   ? "◆"
                            : square    ? "■"
                                        : escaped(box.letter)) +
                "</span>";
        ++number;
        for (const Boxes::Mark& mark : boxes.marks) {
            html +=
                mark.at == number ? "<span class=\"mark\">" + escaped(onOneLine(mark.label)) + "</span>" : "";
        }
    }
    return "<span class=\"boxes\" role=\"img\"" + attribute("aria-label", plainText(Piece(boxes))) + ">" +
           html + "</span>";
}

std::string HtmlWriter::operator()(const Choice& choice) const {
    return "<span class=\"choice\"><span class=\"box\">" + std::string(choice.ticked ? "✓" : "") +
           "</span> " + escaped(onOneLine(choice.label)) + "</span>";
}

std::string HtmlWriter::operator()(const Blank& blank) const {
    return "<span class=\"blank\" style=\"width:" + std::to_string(std::clamp(blank.letters, 1, 200)) +
           "ch\"></span>";
}

std::string HtmlWriter::phrase(const Phrase& phrase) const {
    std::string html;
    for (const Words& words : phrase) {
        html += (*this)(words);
    }
    return html;
}

std::string HtmlWriter::cell(const Cell& cell) const {
    std::string html;
    bool afterWords = true;
    for (const Piece& piece : cell.pieces) {
        const bool words = std::holds_alternative<Words>(piece);
        html += (words && afterWords) || html.empty() ? "" : " ";
        html += std::visit(*this, piece);
        afterWords = words;
    }
    return html;
}

std::string HtmlWriter::operator()(const Heading& heading) const {
    const std::string tag = "h" + std::to_string(std::clamp(heading.level, 3, 6));
    return "<" + tag + ">" + phrase(heading.words) + "</" + tag + ">\n";
}

std::string HtmlWriter::operator()(const List& list) const {
    if (list.items.empty()) {
        return {};
    }
    const std::string tag = list.numbered ? "ol" : "ul";
    std::string html = "<" + tag + ">\n";
    for (const Phrase& item : list.items) {
        html += "<li>" + phrase(item) + "</li>\n";
    }
    return html + "</" + tag + ">\n";
}

std::string HtmlWriter::row(const Row& row, const Table& table, bool head) const {
    std::string html = row.kind == Row::Kind::Total ? "<tr class=\"total\">" : "<tr>";
    std::size_t column = 0;
    for (const Cell& each : row.cells) {
        const auto across = static_cast<std::size_t>(std::max(1, each.across));
        const bool headCell = head || row.kind == Row::Kind::Group;
        const std::string align =
            column < table.columns.size() ? alignClass(table.columns[column].align) : "";
        html += headCell ? "<th" : "<td";
        html += head ? attribute("scope", across > 1 ? "colgroup" : "col")
                     : (row.kind == Row::Kind::Group ? attribute("scope", "rowgroup") : "");
        html += classes(align.empty() || row.kind == Row::Kind::Group ? "" : align,
                        !head && column < table.columns.size() && isWhole(each, table.columns[column]));
        html += across > 1 ? attribute("colspan", std::to_string(across)) : "";
        html += !head && column > 0 && stacks(table) ? headOf(table, column) : "";
        html += ">" + cell(each) + (headCell ? "</th>" : "</td>");
        column += across;
    }
    return html + "</tr>\n";
}

std::string HtmlWriter::operator()(const Table& table) const {
    if (table.rows.empty() && table.heads.empty()) {
        return {};
    }
    std::string html =
        std::string(stacks(table) ? "<div class=\"table stacks\"><table" : "<div class=\"table\"><table") +
        (table.name.empty() ? "" : attribute("aria-label", onOneLine(table.name))) + ">\n";
    if (!table.heads.empty()) {
        html += "<thead>\n";
        for (const Row& head : table.heads) {
            html += row(head, table, true);
        }
        html += "</thead>\n";
    }
    bool open = false;
    for (const Row& each : table.rows) {
        if (!open || each.kind == Row::Kind::Group) {
            html += std::string(open ? "</tbody>\n" : "") + "<tbody>\n";
            open = true;
        }
        html += row(each, table, false);
    }
    return html + (open ? "</tbody>\n" : "") + "</table></div>\n";
}

/// The numbers stand below the picture for those who cannot see it.
std::string HtmlWriter::operator()(const Chart& chart) const {
    return "<figure>\n<figcaption>" + escaped(onOneLine(chart.title)) + "</figcaption>\n" + svgOf(chart) +
           "\n<details><summary>" + escaped(say("sheet", "The numbers")) + "</summary>\n" +
           (*this)(chartTable(chart)) + "</details>\n</figure>\n";
}

std::string HtmlWriter::operator()(const Photo& photo) const {
    const std::string data = pictureData(photo.path);
    const std::string picture =
        data.empty() ? "<p><small>" +
                           escaped(fill(say("sheet", "This picture could not be read: {file}"),
                                        {{"file", onOneLine(photo.path)}})) +
                           "</small></p>"
                     : "<img" + attribute("src", data) + attribute("alt", plainText(photo.caption)) + ">";
    return "<figure class=\"photo\">" + picture + "<figcaption>" + phrase(photo.caption) +
           "</figcaption></figure>\n";
}

std::string HtmlWriter::operator()(const Cards& cards) const {
    std::string html = "<div class=\"cards\">\n";
    for (const Card& card : cards.cards) {
        html += "<div class=\"card\"><h3>" + phrase(card.title) + "</h3>\n";
        for (const Cell& line : card.lines) {
            html += "<p>" + cell(line) + "</p>\n";
        }
        html += "</div>\n";
    }
    return html + "</div>\n";
}

std::string HtmlWriter::section(const Section& section) const {
    std::string html = section.startsPage ? "<section class=\"starts-page\">\n" : "<section>\n";
    if (!section.title.empty()) {
        html += "<h2>" + phrase(section.title) + "</h2>\n";
    }
    for (const Block& block : section.blocks) {
        html += std::visit(*this, block);
    }
    return html + "</section>\n";
}

std::string HtmlWriter::footnotes() const {
    std::string html;
    int number = 0;
    for (const Phrase& footnote : m_sheet.footnotes) {
        html += "<li" + attribute("id", m_prefix + "note-" + std::to_string(++number)) + ">" +
                phrase(footnote) + "</li>\n";
    }
    return html.empty() ? html : "<ol class=\"footnotes\">\n" + html + "</ol>\n";
}

std::string HtmlWriter::footer() const {
    std::string text;
    for (const std::string& part : m_sheet.footer) {
        text += (text.empty() ? "" : " · ") + escaped(onOneLine(part));
    }
    return text.empty() ? text : "<footer>" + text + "</footer>\n";
}

std::string HtmlWriter::write() {
    std::string html = std::string("<article class=\"sheet ") +
                       (m_sheet.form.landscape ? "landscape" : "portrait") +
                       (m_sheet.form.columns > 1 ? " columns" : "") + "\">\n<header><h1>" +
                       escaped(onOneLine(m_sheet.title)) + "</h1>";
    html += m_sheet.subtitle.empty() ? "" : "<p>" + escaped(onOneLine(m_sheet.subtitle)) + "</p>";
    html +=
        "</header>\n<div class=\"body\"" +
        (m_sheet.form.columns > 1 ? attribute("style", "--columns:" + std::to_string(m_sheet.form.columns))
                                  : std::string()) +
        ">\n";
    for (const Section& each : m_sheet.sections) {
        html += section(each);
    }
    return html + "</div>\n" + footnotes() + footer() + "</article>\n";
}

} // namespace

std::string writeHtml(const std::vector<Sheet>& sheets) {
    const std::string title = sheets.empty() ? say("sheet", "Nothing to print") : sheets.front().title;
    std::string html = "<!DOCTYPE html>\n<html" + attribute("lang", say("language", "en")) +
                       ">\n<head>\n<meta charset=\"utf-8\">\n"
                       "<meta name=\"viewport\" content=\"width=device-width\">\n<title>" +
                       escaped(onOneLine(title)) + "</title>\n<style>\n" + htmlStyle +
                       "</style>\n</head>\n<body>\n";
    int number = 0;
    for (const Sheet& sheet : sheets) {
        html += HtmlWriter(sheet, ++number).write();
    }
    return html + "</body>\n</html>\n";
}

} // namespace umpire::sheets
