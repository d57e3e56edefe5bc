#include "sample_sheets.h"

namespace umpire::gui::test {

using namespace sheets;
using sheets::Table;

namespace {

Words strong(const std::string& text) {
    return {text, Words::Style::Strong, {}, {}};
}

Boxes boxes(int count, int crossed) {
    Boxes result;
    for (int i = 0; i < count; ++i) {
        const auto kind = i == count - 1   ? Boxes::Kind::Diamond
                          : i == count - 2 ? Boxes::Kind::Square
                                           : Boxes::Kind::Plain;
        result.boxes.push_back({kind, i < crossed});
    }
    return result;
}

Table units() {
    Table table;
    table.name = "Units";
    table.columns = {{Column::Align::End, 0},
                     {Column::Align::Start, 3},
                     {Column::Align::Start, 0},
                     {Column::Align::Start, 0},
                     {Column::Align::Start, 2}};
    table.heads = {{{Cell("No."), Cell("Unit"), Cell("Strength"), Cell("State"), Cell("Orders")}, {}}};
    table.rows.push_back({{Cell({Piece(strong("4th Light Horse Brigade"))}, 5)}, Row::Kind::Group});
    const char* const tones[] = {"", "good", "caution", "alarm", "flight"};
    for (int i = 0; i < 12; ++i) {
        const std::string number = std::to_string(i + 1);
        Row row;
        row.cells = {Cell(number),
                     Cell({Piece(Silhouette{"cavalry"}), Piece(strong(number + "th Light Horse Regiment"))}),
                     Cell({Piece(boxes(3 + i % 5, i % 3))}),
                     Cell(Words{"Spittin' the dummy", {}, tones[i % 5], {}}),
                     Cell({Piece(Choice{"Goin' nowhere", i == 0}), Piece(Choice{"She's mine", false}),
                           Piece(Blank{16})})};
        table.rows.push_back(std::move(row));
    }
    table.rows.push_back({{Cell(""), Cell("All"), Cell("60"), Cell(""), Cell("")}, Row::Kind::Total});
    return table;
}

Table matrix() {
    Table table;
    table.name = "Melee";
    table.columns.assign(5, {Column::Align::Centre, 0});
    table.heads = {{{Cell(""), Cell({Piece(strong("Enemy"))}, 4)}, {}},
                   {{Cell("Own"), Cell("1–2"), Cell("3–5"), Cell("6–7"), Cell("8+")}, {}}};
    for (int i = 0; i < 4; ++i) {
        table.rows.push_back(
            {{Cell("Result " + std::to_string(i)), Cell("−1"), Cell("+2"), Cell("draw"), Cell("pursuit")},
             {}});
    }
    return table;
}

Chart losses() {
    Chart chart;
    chart.title = "Losses of the Desert Mounted Corps";
    chart.across = "Turn";
    chart.up = "Per cent lost";
    for (int i = 0; i < 14; ++i) {
        chart.places.push_back("Turn " + std::to_string(i + 1));
    }
    for (int s = 0; s < 7; ++s) {
        Chart::Series series{"Brigade number " + std::to_string(s + 1), {}};
        for (int i = 0; i < 14; ++i) {
            series.values.push_back(i * (s + 1) * 0.7);
        }
        chart.series.push_back(std::move(series));
    }
    chart.levels = {{20, "20 %: test"}, {40, "40 %: test"}, {60, "above 60 %: test"}};
    return chart;
}

Chart dice() {
    Chart chart;
    chart.kind = Chart::Kind::Bars;
    chart.title = "Dice thrown";
    chart.across = "Face of the D8";
    chart.places = {"1", "2", "3", "4", "5", "6", "7", "8"};
    chart.series = {{"thrown", {3, 7, 2, 9, 4, 6, 5, 0}}, {"expected", std::vector<double>(8, 4.5)}};
    return chart;
}

Card card(int number) {
    Card card;
    card.title = {strong(std::to_string(number) + "th Light Horse")};
    card.silhouette = {number % 2 ? "cavalry" : "tank"};
    card.lines = {Cell("Cavalry, ANZAC, veteran"), Cell({Piece(boxes(5, 0))}),
                  Cell({Piece(Words{"Move ", Words::Style::Quiet, {}, {}}), Piece(strong("16″")),
                        Piece(Words{" on roads ", Words::Style::Quiet, {}, {}}), Piece(strong("20″"))}),
                  Cell({Piece(Words{"Order", {}, {}, {}}), Piece(Blank{20})})};
    for (int i = 0; i < number; ++i) {
        card.lines.push_back(
            Cell("Note number " + std::to_string(i) + " that tells what deserves to be known"));
    }
    return card;
}

} // namespace

Phrase plain(const std::string& text) {
    return {{text, {}, {}, {}}};
}

Sheet sampleSheet() {
    Sheet sheet;
    sheet.name = "report";
    sheet.title = "Everything";
    sheet.subtitle = "Umpire's copy";
    Section text{"text", plain("Text and lists"), {}, false};
    text.blocks = {Paragraph{{{"It was a ", {}, {}, {}},
                              {"hot", Words::Style::Strong, {}, {1}},
                              {" day; the horses had not been watered since Khalasa.", {}, {}, {2}},
                              {" <b>&\" ", Words::Style::Quiet, {}, {}}}},
                   Heading{plain("What was done"), 3}, List{{plain("First"), plain("Then")}, true},
                   List{{plain("Also this"), plain("And that")}, false}};
    Section tables{"tables", plain("Tables"), {units(), matrix()}, true};
    Boxes track = boxes(23, 4);
    track.marks = {{5, "20 %"}, {10, "40 %"}, {14, "60 %"}};
    Table loss;
    loss.name = "Loss track";
    loss.columns = {{Column::Align::Start, 0}, {Column::Align::Start, 1}};
    loss.rows = {{{Cell("Lost so far"), Cell({Piece(track)})}, {}}};
    tables.blocks.push_back(loss);
    Section charts{"charts", plain("Charts"), {losses(), dice()}, false};
    charts.blocks.push_back(Photo{"/nowhere/at-all.jpg", plain("The wells")});
    Section cards{"cards", plain("Cards"), {}, true};
    Cards deck;
    for (int i = 0; i < 11; ++i) {
        deck.cards.push_back(card(i));
    }
    cards.blocks = {deck};
    sheet.sections = {text, tables, charts, cards};
    sheet.footnotes = {plain("Hotter than the rulebook allows."), plain("As the printed table has it.")};
    sheet.footer = {"Beersheba", "31 October 1917", "Sand, Sweat and Camels, 1st edition"};
    return sheet;
}

Sheet longSheet(int paragraphs) {
    Sheet sheet;
    sheet.name = "ready-reference";
    sheet.title = "Long";
    sheet.footer = {"Beersheba"};
    for (int i = 0; i < paragraphs; ++i) {
        const std::string number = std::to_string(i);
        Section section{"s" + number, plain("Section " + number), {}, false};
        section.blocks = {
            Paragraph{plain("The brigade formed behind the ridge and went forward at the trot, then at "
                            "the gallop, over two trenches and into the town " +
                            number)}};
        sheet.sections.push_back(section);
    }
    return sheet;
}

} // namespace umpire::gui::test
