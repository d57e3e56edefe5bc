#include "../../base/base64.h"
#include "plain_text.h"
#include "umpire/base/file.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/sheets/sheet.h"
#include "umpire/sheets/write_sheet.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace umpire::sheets {

namespace {

const char* entityOf(char c) {
    switch (c) {
    case '&':
        return "&amp;";
    case '<':
        return "&lt;";
    case '>':
        return "&gt;";
    case '"':
        return "&quot;";
    case '\'':
        return "&#39;";
    default:
        return nullptr;
    }
}

/// The text as HTML and XML show it, in a body or an attribute: nothing in it is markup any more, and what no
/// document may hold is replaced.
std::string escaped(std::string_view text) {
    std::string result;
    result.reserve(text.size());
    for (const char c : visible(text)) {
        if (const char* entity = entityOf(c)) {
            result += entity;
        } else {
            result += c;
        }
    }
    return result;
}

/// ` name="value"`.
std::string attribute(std::string_view name, std::string_view value) {
    return " " + std::string(name) + "=\"" + escaped(value) + "\"";
}

struct Point {
    double x = 0;
    double y = 0;
};

constexpr double plotWidth = 450;
constexpr double chartHeight = 300;
constexpr double left = 44;
constexpr double letter = 6.4; ///< about as wide as a letter of a label
constexpr double labelHeight = 14;
constexpr double above = 12;
constexpr double below = 44;

constexpr std::array dashes{"none", "8 4", "2 3", "10 3 2 3", "14 4", "5 2 1 2 1 2"};

/// Draws a chart as an SVG element. Series differ by dashes, marks and a label of their own.
class Svg {
  public:
    explicit Svg(const Chart& chart) : m_chart(chart), m_axis(axisOf(chart)) {
        for (const Chart::Series& series : chart.series) {
            m_right = std::max(m_right, letter * static_cast<double>(columnsOf(series.name) + 4));
        }
    }

    std::string draw() {
        axes();
        places();
        levels();
        for (std::size_t i = 0; i < m_chart.series.size(); ++i) {
            m_chart.kind == Chart::Kind::Lines ? lines(m_chart.series[i], i) : bars(m_chart.series[i], i);
        }
        if (m_chart.kind == Chart::Kind::Bars) {
            for (std::size_t i = 0; i < m_chart.series.size(); ++i) {
                m_labels.emplace_back(above + labelHeight * static_cast<double>(i),
                                      (i == 0 ? "▮ " : "— ") + m_chart.series[i].name);
            }
        }
        labels();
        const double whole =
            std::max(chartHeight, above + labelHeight * static_cast<double>(m_labels.size() + 1));
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"chart\" role=\"img\"" +
               attribute("aria-label", m_chart.title) +
               attribute("viewBox", "0 0 " + shortNumber(plotWidth + m_right) + " " + shortNumber(whole)) +
               ">" + m_svg + "</svg>";
    }

  private:
    double across(std::size_t place) const {
        const auto places = static_cast<double>(m_chart.places.size());
        const double room = plotWidth - left;
        return m_chart.kind == Chart::Kind::Bars
                   ? left + room * (static_cast<double>(place) + 0.5) / std::max(places, 1.0)
                   : left + room * static_cast<double>(place) / std::max(places - 1, 1.0);
    }
    double up(double value) const {
        return chartHeight - below - (chartHeight - above - below) * value / m_axis.top;
    }

    void line(Point from, Point to, const std::string& kind) {
        m_svg += "<line" + attribute("class", kind) + attribute("x1", shortNumber(from.x)) +
                 attribute("y1", shortNumber(from.y)) + attribute("x2", shortNumber(to.x)) +
                 attribute("y2", shortNumber(to.y)) + "/>";
    }

    void text(Point at, const std::string& text, const std::string& anchor = "start") {
        m_svg += "<text" + attribute("x", shortNumber(at.x)) + attribute("y", shortNumber(at.y)) +
                 attribute("text-anchor", anchor) + ">" + escaped(text) + "</text>";
    }

    void axes() {
        line({left, chartHeight - below}, {plotWidth, chartHeight - below}, "axis");
        line({left, above}, {left, chartHeight - below}, "axis");
        for (const double tick : m_axis.ticks) {
            text({left - 6, up(tick) + 4}, shortNumber(tick), "end");
        }
        text({(left + plotWidth) / 2, chartHeight - 6}, m_chart.across, "middle");
        m_svg += "<text" + attribute("transform", "rotate(-90)") +
                 attribute("x", shortNumber(-(chartHeight - below) / 2)) + attribute("y", "12") +
                 attribute("text-anchor", "middle") + ">" + escaped(m_chart.up) + "</text>";
    }

    /// As many names as there is room for.
    void places() {
        const std::size_t step = 1 + m_chart.places.size() / 16;
        for (std::size_t place = 0; place < m_chart.places.size(); place += step) {
            text({across(place), chartHeight - below + 16}, m_chart.places[place], "middle");
        }
    }

    void levels() {
        for (const Chart::Level& level : m_chart.levels) {
            line({left, up(level.value)}, {plotWidth, up(level.value)}, "level");
            text({left + 4, up(level.value) - 3}, level.label);
        }
    }

    void lines(const Chart::Series& series, std::size_t index) {
        std::string points;
        double last = up(0);
        for (std::size_t place = 0; place < std::min(series.values.size(), m_chart.places.size()); ++place) {
            if (std::isfinite(series.values[place])) {
                last = up(series.values[place]);
                points += (points.empty() ? "" : " ") + shortNumber(across(place)) + "," + shortNumber(last);
            }
        }
        m_svg += "<polyline" + attribute("class", "series s" + std::to_string(index % dashes.size())) +
                 attribute("stroke-dasharray", dashes[index % dashes.size()]) + attribute("points", points) +
                 "/>";
        m_labels.emplace_back(last, series.name);
    }

    void bars(const Chart::Series& series, std::size_t index) {
        const double width =
            (plotWidth - left) / static_cast<double>(std::max<std::size_t>(m_chart.places.size(), 1)) * 0.6;
        for (std::size_t place = 0; place < std::min(series.values.size(), m_chart.places.size()); ++place) {
            const double value = std::isfinite(series.values[place]) ? series.values[place] : 0;
            const double from = across(place) - width / 2;
            if (index == 0) {
                m_svg += "<rect" + attribute("class", "bar") + attribute("x", shortNumber(from)) +
                         attribute("y", shortNumber(up(value))) + attribute("width", shortNumber(width)) +
                         attribute("height", shortNumber(up(0) - up(value))) + "/>";
                text({across(place), up(value) - 4}, shortNumber(value), "middle");
            } else {
                line({from - 4, up(value)}, {from + width + 4, up(value)}, "expected");
            }
        }
    }

    /// Beside the ends of the lines, moved apart where they would stand on each other, and above the axis as
    /// long as there is room.
    void labels() {
        std::ranges::stable_sort(m_labels, [](const auto& a, const auto& b) { return a.first < b.first; });
        double lowest = chartHeight - below + labelHeight;
        for (auto label = m_labels.rbegin(); label != m_labels.rend(); ++label) {
            lowest = std::min(label->first + 4, lowest - labelHeight);
            label->first = lowest;
        }
        double next = above;
        for (const auto& [y, name] : m_labels) {
            next = std::max(y, next);
            text({plotWidth + 12, next}, name);
            next += labelHeight;
        }
    }

    const Chart& m_chart;
    ChartAxis m_axis;
    double m_right = 40; ///< room for the labels of the series
    std::string m_svg;
    std::vector<std::pair<double, std::string>> m_labels; ///< where each line ends, and its name
};

constexpr std::size_t largest = 32U * 1024U * 1024U;

/// By its first bytes, whatever the file is called.
const char* kindOf(std::string_view bytes) {
    using namespace std::string_view_literals;
    if (bytes.starts_with("\xFF\xD8\xFF"sv)) {
        return "image/jpeg";
    }
    if (bytes.starts_with("\x89PNG\r\n\x1A\n"sv)) {
        return "image/png";
    }
    if (bytes.starts_with("GIF8"sv)) {
        return "image/gif";
    }
    return bytes.starts_with("RIFF"sv) && bytes.substr(0, 12).ends_with("WEBP"sv) ? "image/webp" : nullptr;
}

/// The picture in a file (UTF-8 path) as an address that holds it, so that it goes where the page goes; ""
/// for what cannot be read, is no JPEG, PNG, GIF or WebP, or has more than 32 MB.
std::string pictureData(const std::string& path) {
    const auto* utf8 = reinterpret_cast<const char8_t*>(path.data());
    const auto bytes = readFile(std::filesystem::path(std::u8string_view(utf8, path.size())), largest);
    const char* kind = bytes ? kindOf(*bytes) : nullptr;
    return kind ? std::string("data:") + kind + ";base64," + toBase64(*bytes) : std::string();
}

/// Black ink on white and one accent; each sheet begins a page when a browser prints it.
constexpr const char* htmlStyle = R"css(
:root { --ink: #1F1B14; --muted: #6B6250; --line: #B8AB90; --accent: #8A4B08;
  --good: #2F6B3A; --caution: #8F5400; --alarm: #A3123A; --flight: #7A2A8C; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 75rem; padding: 1rem; background: #fff; color: var(--ink);
  font: 0.95rem/1.35 "Noto Sans", "Open Sans", "Segoe UI", "Helvetica Neue", sans-serif;
  font-variant-numeric: tabular-nums; }
article { margin-bottom: 3rem; }
header { border-bottom: 2px solid var(--ink); margin-bottom: 1rem; }
header p { margin: 0 0 .4rem; color: var(--muted); }
h1 { font-size: 1.5rem; margin: 0; }
h2 { font-size: 1.1rem; margin: 1rem 0 .3rem; color: var(--accent); border-bottom: 1px solid var(--line); }
h3, h4, h5, h6 { font-size: 1rem; margin: .8rem 0 .2rem; }
h1, h2, h3, h4 { break-after: avoid; }
p, ul, ol { margin: .3rem 0; }
ul, ol { padding-left: 1.4rem; }
.table { overflow-x: auto; margin: .3rem 0 .8rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .15rem .5rem .15rem 0; overflow-wrap: break-word; }
th:last-child, td:last-child { padding-right: 0; }
.whole { white-space: nowrap; }
thead th { border-bottom: 1px solid var(--ink); vertical-align: bottom; }
tbody tr { border-bottom: 1px solid var(--line); break-inside: avoid; }
tbody th { padding-top: .5rem; }
tbody tr:first-child:has(th) { break-after: avoid; }
.total td { font-weight: bold; border-top: 1px solid var(--ink); }
.end { text-align: right; }
.centre { text-align: center; }
small { color: var(--muted); font-size: .88em; }
sup { line-height: 0; }
sup a { color: inherit; text-decoration: none; padding-left: .1em; }
.tone-good { color: var(--good); }
.tone-caution { color: var(--caution); font-weight: bold; }
.tone-alarm { color: var(--alarm); font-weight: bold; }
.tone-flight { color: var(--flight); font-weight: bold; }
.boxes { display: inline-block; }
.box { display: inline-block; width: 1.05em; height: 1.05em; border: 1px solid var(--ink); margin: 0 .15em .1em 0;
  text-align: center; line-height: 1; font-size: .95em; vertical-align: -.15em; }
.mark { border-left: 2px solid var(--ink); font-size: .75em; padding: 0 .3em 0 .15em; margin-left: .05em; }
.choice { display: inline-block; margin-right: .8em; white-space: nowrap; }
.blank { display: inline-block; max-width: 100%; height: 1.3em; border-bottom: 1px solid var(--muted); }
.columns .body { columns: var(--columns) 21rem; column-gap: 1.6rem; }
.columns table, .columns li, .columns p { break-inside: avoid; }
.columns section:first-child h2 { margin-top: 0; }
figure { margin: .6rem 0; break-inside: avoid; }
figcaption { font-weight: bold; }
.photo figcaption { font-weight: normal; color: var(--muted); }
.photo img { max-width: 100%; max-height: 60vh; }
.chart { width: 100%; max-width: 46rem; font: 11px "Noto Sans", sans-serif; fill: var(--ink); }
.chart .axis { stroke: var(--ink); }
.chart .level { stroke: var(--line); stroke-dasharray: 2 2; }
.chart .series { fill: none; stroke: var(--ink); stroke-width: 2; }
.chart .s1, .chart .s3 { stroke: var(--accent); }
.chart .s2, .chart .s5 { stroke: #3E5A7A; }
.chart .bar { fill: #D9CDB4; stroke: var(--ink); }
.chart .expected { stroke: var(--accent); stroke-width: 2; }
.cards { display: grid; grid-template-columns: repeat(3, 1fr); gap: 0; }
.card { border: 1px dashed var(--line); padding: .6rem; break-inside: avoid; min-height: 80mm; }
.card h3 { margin-top: 0; }
.footnotes { border-top: 1px solid var(--line); margin-top: 1rem; padding-top: .4rem; font-size: .85em; }
footer { border-top: 1px solid var(--line); margin-top: 1rem; color: var(--muted); font-size: .8em; }
@media screen and (max-width: 40rem) {
  body { padding: .5rem; }
  .cards { grid-template-columns: 1fr; }
  .card { min-height: 0; }
  .whole, .choice { white-space: normal; }
  .stacks thead { display: none; }
  .stacks tr { display: flex; flex-wrap: wrap; gap: 0 .9rem; padding: .2rem 0; }
  .stacks td { padding: 0; max-width: 100%; text-align: left; }
  .stacks td:empty { display: none; }
  .stacks td[data-head]::before { content: attr(data-head) " "; color: var(--muted); font-size: .85em; }
}
@page { margin: 12mm; }
@page landscape { size: landscape; }
@page portrait { size: portrait; }
.landscape { page: landscape; }
.portrait { page: portrait; }
@media print {
  body { padding: 0; max-width: none; font-size: 9pt; }
  .columns { font-size: 7.5pt; }
  .columns .body { columns: var(--columns) 60mm; column-gap: 5mm; }
  .columns table { break-inside: auto; }
  .columns h2, .columns h3 { break-inside: avoid; }
  .columns header, .columns h2, .columns .table { margin-top: 0; margin-bottom: 1mm; }
  .columns .footnotes { columns: 3; margin-top: 1mm; break-inside: avoid; }
  .table { overflow: visible; }
  article + article, .starts-page:not(:first-child) { break-before: page; }
  details { display: none; }
}
)css";

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

    std::string write() {
        std::string html = std::string("<article class=\"sheet ") +
                           (m_sheet.form.landscape ? "landscape" : "portrait") +
                           (m_sheet.form.columns > 1 ? " columns" : "") + "\">\n<header><h1>" +
                           escaped(onOneLine(m_sheet.title)) + "</h1>";
        html += m_sheet.subtitle.empty() ? "" : "<p>" + escaped(onOneLine(m_sheet.subtitle)) + "</p>";
        html += "</header>\n<div class=\"body\"" +
                (m_sheet.form.columns > 1
                     ? attribute("style", "--columns:" + std::to_string(m_sheet.form.columns))
                     : std::string()) +
                ">\n";
        for (const Section& each : m_sheet.sections) {
            html += section(each);
        }
        return html + "</div>\n" + footnotes() + footer() + "</article>\n";
    }

    std::string operator()(const Heading& heading) const {
        const std::string tag = "h" + std::to_string(std::clamp(heading.level, 3, 6));
        return "<" + tag + ">" + phrase(heading.words) + "</" + tag + ">\n";
    }

    std::string operator()(const Paragraph& text) const { return "<p>" + phrase(text.words) + "</p>\n"; }

    std::string operator()(const List& list) const {
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

    std::string operator()(const Table& table) const {
        if (table.rows.empty() && table.heads.empty()) {
            return {};
        }
        std::string html = std::string(stacks(table) ? "<div class=\"table stacks\"><table"
                                                     : "<div class=\"table\"><table") +
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
    std::string operator()(const Chart& chart) const {
        return "<figure>\n<figcaption>" + escaped(onOneLine(chart.title)) + "</figcaption>\n" +
               Svg(chart).draw() + "\n<details><summary>" + escaped(say("sheet", "The numbers")) +
               "</summary>\n" + (*this)(chartTable(chart)) + "</details>\n</figure>\n";
    }

    std::string operator()(const Photo& photo) const {
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

    std::string operator()(const Cards& cards) const {
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

    std::string operator()(const Words& words) const {
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
            html += "<sup><a" + attribute("href", "#" + m_prefix + "note-" + number) + ">" + number +
                    "</a></sup>";
        }
        return html;
    }

    std::string operator()(const Boxes& boxes) const {
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
                html += mark.at == number
                            ? "<span class=\"mark\">" + escaped(onOneLine(mark.label)) + "</span>"
                            : "";
            }
        }
        return "<span class=\"boxes\" role=\"img\"" + attribute("aria-label", plainText(Piece(boxes))) + ">" +
               html + "</span>";
    }

    std::string operator()(const Choice& choice) const {
        return "<span class=\"choice\"><span class=\"box\">" + std::string(choice.ticked ? "✓" : "") +
               "</span> " + escaped(onOneLine(choice.label)) + "</span>";
    }

    std::string operator()(const Blank& blank) const {
        return "<span class=\"blank\" style=\"width:" + std::to_string(std::clamp(blank.letters, 1, 200)) +
               "ch\"></span>";
    }

    std::string operator()(const Silhouette&) const { return {}; }

  private:
    std::string phrase(const Phrase& phrase) const {
        std::string html;
        for (const Words& words : phrase) {
            html += (*this)(words);
        }
        return html;
    }

    std::string cell(const Cell& cell) const {
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

    std::string row(const Row& row, const Table& table, bool head) const {
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

    std::string section(const Section& section) const {
        std::string html = section.startsPage ? "<section class=\"starts-page\">\n" : "<section>\n";
        if (!section.title.empty()) {
            html += "<h2>" + phrase(section.title) + "</h2>\n";
        }
        for (const Block& block : section.blocks) {
            html += std::visit(*this, block);
        }
        return html + "</section>\n";
    }

    std::string footnotes() const {
        std::string html;
        int number = 0;
        for (const Phrase& footnote : m_sheet.footnotes) {
            html += "<li" + attribute("id", m_prefix + "note-" + std::to_string(++number)) + ">" +
                    phrase(footnote) + "</li>\n";
        }
        return html.empty() ? html : "<ol class=\"footnotes\">\n" + html + "</ol>\n";
    }

    std::string footer() const {
        std::string text;
        for (const std::string& part : m_sheet.footer) {
            text += (text.empty() ? "" : " · ") + escaped(onOneLine(part));
        }
        return text.empty() ? text : "<footer>" + text + "</footer>\n";
    }

    const Sheet& m_sheet;
    std::string m_prefix;
};

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
