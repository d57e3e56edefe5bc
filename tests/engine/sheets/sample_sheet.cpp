#include "engine/sheets/sample_sheet.h"

namespace umpire::test {

using namespace sheets;
using sheets::Table;

namespace {

Words strong(std::string text) {
    return {std::move(text), Words::Style::Strong, {}, {}};
}

Boxes strength() {
    using Kind = Boxes::Kind;
    return {{{Kind::Diamond, false, "C"},
             {Kind::Square, false, "G"},
             {Kind::Plain, false, ""},
             {Kind::Plain, true, ""}},
            {{2, "20 %"}}};
}

Table table() {
    Table table;
    table.name = "Units";
    table.columns = {{Column::Align::Start, 2}, {Column::Align::End, 0}, {Column::Align::Centre, 0}};
    table.heads = {{{Cell("Unit"), Cell({Words{"Strength", {}, {}, {}}}, 2)}, Row::Kind::Body},
                   {{Cell(""), Cell("Now"), Cell("Boxes")}, Row::Kind::Body}};
    table.rows = {{{Cell({strong("4th Brigade")}, 3)}, Row::Kind::Group},
                  {{Cell(hostileName), Cell("3"), Cell({strength()})}, Row::Kind::Body},
                  {{Cell("=SUM(A1)"), Cell("+1"), Cell({Blank{8}})}, Row::Kind::Body},
                  {{Cell("All"), Cell("4"), Cell("")}, Row::Kind::Total}};
    return table;
}

Chart chart() {
    return {Chart::Kind::Lines, "Losses",   "Turn",
            "Per cent",         {"1", "2"}, {{"4th & 5th", {0, 12.5}}, {hostileName, {10, 40}}},
            {{20, "20 %"}},     100};
}

Chart bars() {
    return {Chart::Kind::Bars,
            "D8",
            "Face",
            "Thrown",
            {"1", "2"},
            {{"Fell", {3, 1}}, {"Expected", {2, 2}}},
            std::vector<Chart::Level>(),
            0};
}

} // namespace

Sheet sampleSheet() {
    Sheet sheet;
    sheet.name = "sample";
    sheet.title = "A sheet of <everything>";
    sheet.subtitle = "Umpire's copy";
    sheet.form = {true, 2, 1, 9, 6.5};
    Words noted{"Holds its ground", Words::Style::Quiet, "caution", {1}};
    Section first{"first", {strong("First")}, {}, false};
    first.blocks = {Heading{{strong("A heading")}, 3}, Paragraph{{strong("Six or seven: "), noted}},
                    List{{{Words{"one", {}, {}, {}}}, {Words{"two", {}, {}, {}}}}, true}, table()};
    Section second{"second", {Words{"Second", {}, {}, {}}}, {}, true};
    const Card card{
        {strong(hostileName)},
        {"cavalry"},
        {Cell("Cavalry, ANZAC"), Cell({strength()}), Cell({Choice{"Stay", false}, Choice{"Go", true}})}};
    second.blocks = {chart(), bars(), Photo{"photos/a b&c.jpg", {Words{"The wells", {}, {}, {}}}},
                     Cards{{card}}};
    sheet.sections = {first, second};
    sheet.footnotes = {{Words{"The two printings differ.", {}, {}, {}}}};
    sheet.footer = {"Beersheba", "31 October 1917", "The rules, 2015"};
    return sheet;
}

} // namespace umpire::test
