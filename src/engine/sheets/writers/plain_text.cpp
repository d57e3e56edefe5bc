#include "plain_text.h"

#include "umpire/base/text.h"
#include "umpire/sheets/write_sheet.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace umpire::sheets {

namespace {

std::string footnoteMarks(const Words& words) {
    std::string marks;
    for (const int footnote : words.footnotes) {
        marks += "[" + std::to_string(footnote) + "]";
    }
    return marks;
}

std::string box(const Boxes::Box& box) {
    if (box.crossed) {
        return "[x]";
    }
    return box.letter.empty() ? "[ ]" : "[" + box.letter + "]";
}

std::string row(const Boxes& boxes) {
    std::string text;
    std::int64_t number = 0;
    for (const Boxes::Box& each : boxes.boxes) {
        text += box(each);
        ++number;
        for (const Boxes::Mark& mark : boxes.marks) {
            text += mark.at == number ? " " + mark.label + " " : "";
        }
    }
    const auto end = text.find_last_not_of(' ');
    return text.substr(0, end == std::string::npos ? 0 : end + 1);
}

struct PieceText {
    std::string operator()(const Words& words) const { return onOneLine(words.text) + footnoteMarks(words); }
    std::string operator()(const Boxes& boxes) const { return row(boxes); }
    std::string operator()(const Choice& choice) const {
        return (choice.ticked ? "(x) " : "( ) ") + onOneLine(choice.label);
    }
    std::string operator()(const Blank& blank) const {
        return std::string(static_cast<std::size_t>(std::clamp(blank.letters, 1, 200)), '_');
    }
    std::string operator()(const Silhouette&) const { return {}; }
};

/// Words that follow each other stand together unless one of them brings no blank: each is a piece of its
/// own.
std::string strung(std::string text, const std::string& next) {
    const bool apart = !text.empty() && !next.empty() && text.back() != ' ' && next.front() != ' ';
    return std::move(text) + (apart ? " " : "") + next;
}

constexpr double mostSteps = 5;
constexpr double hair = 1e-9; ///< what rounding may add

/// 1, 2 or 5 times a power of ten.
double roundStep(double rough) {
    const double power = std::pow(10, std::floor(std::log10(rough)));
    for (const double times : {1.0, 2.0, 5.0}) {
        if (rough <= times * power * (1 + hair)) {
            return times * power;
        }
    }
    return 10 * power;
}

double largestValue(const Chart& chart) {
    double most = 0;
    for (const Chart::Series& series : chart.series) {
        for (const double value : series.values) {
            most = std::isfinite(value) ? std::max(most, value) : most;
        }
    }
    for (const Chart::Level& level : chart.levels) {
        most = std::max(most, level.value);
    }
    return most;
}

} // namespace

std::string plainText(const Piece& piece) {
    return std::visit(PieceText(), piece);
}

std::string plainText(const Phrase& phrase) {
    std::string text;
    for (const Words& words : phrase) {
        text += plainText(Piece(words));
    }
    return text;
}

std::string plainText(const Cell& cell) {
    std::string text;
    bool afterWords = false;
    for (const Piece& piece : cell.pieces) {
        const bool words = std::holds_alternative<Words>(piece);
        text = words && afterWords ? text + plainText(piece) : strung(text, plainText(piece));
        afterWords = words;
    }
    return text;
}

std::string shortNumber(double value) {
    std::array<char, 40> text{};
    const double rounded = std::round(value * 10) / 10;
    const bool whole = rounded == std::floor(rounded);
    std::snprintf(text.data(), text.size(), whole ? "%.0f" : "%.1f", rounded);
    return text.data();
}

Table chartTable(const Chart& chart) {
    Table table;
    table.name = chart.title;
    table.addColumn({}, chart.across);
    for (const Chart::Series& series : chart.series) {
        table.addColumn({Column::Align::End}, series.name);
    }
    for (std::size_t place = 0; place < chart.places.size(); ++place) {
        Row row{{Cell(chart.places[place])}};
        for (const Chart::Series& series : chart.series) {
            const bool known = place < series.values.size() && std::isfinite(series.values[place]);
            row.cells.emplace_back(known ? shortNumber(series.values[place]) : std::string());
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

ChartAxis axisOf(const Chart& chart) {
    const double most = std::max(chart.top, largestValue(chart));
    const double wanted = most > 0 ? most : 1;
    const double step = roundStep(wanted / mostSteps);
    ChartAxis axis;
    axis.top = chart.top > 0 ? wanted : std::ceil(wanted / step - hair) * step;
    for (int i = 0; i * step <= axis.top * (1 + hair); ++i) {
        axis.ticks.push_back(i * step);
    }
    return axis;
}

std::optional<SheetFormat> sheetFormat(std::string_view name) {
    if (name == "text" || name == "txt") {
        return SheetFormat::Text;
    }
    if (name == "html") {
        return SheetFormat::Html;
    }
    if (name == "csv") {
        return SheetFormat::Csv;
    }
    return std::nullopt;
}

std::string write(const std::vector<Sheet>& sheets, SheetFormat format) {
    switch (format) {
    case SheetFormat::Text:
        return writeText(sheets);
    case SheetFormat::Html:
        return writeHtml(sheets);
    case SheetFormat::Csv:
        return writeCsv(sheets);
    }
    return {};
}

} // namespace umpire::sheets
