#pragma once

#include "umpire/base/json.h"
#include "umpire/rules/expression.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// What stands on a printed sheet: content only. Where it stands on paper is the layout's business; the same
/// content becomes pages, HTML, plain text and CSV.
namespace umpire::sheets {

/// A piece of text in one style.
struct Words {
    enum class Style {
        Plain,
        Strong, ///< names, values, what is looked for first
        Quiet,  ///< explanation that may be smaller and paler
    };

    std::string text; ///< UTF-8; a writer escapes it and never interprets it
    Style style = Style::Plain;
    std::string tone; ///< "", good, caution, alarm or flight; a colour at most, for the text says it too
    std::vector<int> footnotes; ///< numbers from 1, in Sheet::footnotes
    /// What begins here, for those who look it up on a screen (rules_at_hand.h); "" for nothing. Never
    /// printed.
    std::string about = {};

    bool operator==(const Words&) const = default;
};

/// Pieces that follow each other on the line.
using Phrase = std::vector<Words>;

/// Boxes to tick with a pencil, one for each step of strength. They are crossed off from the last.
struct Boxes {
    enum class Kind { Plain, Diamond, Square };
    struct Box {
        Kind kind = Kind::Plain;
        bool crossed = false;    ///< lost already
        std::string letter = {}; ///< in it where nothing can be drawn, or ""
        bool operator==(const Box&) const = default;
    };
    /// A label under the box whose crossing reaches a mark, such as "20 %" under the third.
    struct Mark {
        std::int64_t at = 0; ///< the box, counted from 1
        std::string label;
        bool operator==(const Mark&) const = default;
    };

    std::vector<Box> boxes;
    std::vector<Mark> marks; ///< rising
    bool operator==(const Boxes&) const = default;
};

/// One of several answers, to be ticked with a pencil.
struct Choice {
    std::string label;
    bool ticked = false;
    bool operator==(const Choice&) const = default;
};

/// Room to write by hand.
struct Blank {
    int letters = 12; ///< about how many letters it takes
    bool operator==(const Blank&) const = default;
};

/// One of the silhouettes that the program draws.
struct Silhouette {
    std::string shape; ///< or "": none
    bool operator==(const Silhouette&) const = default;
};

using Piece = std::variant<Words, Boxes, Choice, Blank, Silhouette>;

/// A cell of a table: its pieces follow each other and wrap.
struct Cell {
    std::vector<Piece> pieces;
    int across = 1; ///< columns it spans

    Cell() = default;
    Cell(Words words) : pieces{std::move(words)} {}
    Cell(std::string text) : pieces{Words{std::move(text)}} {}
    Cell(const char* text) : Cell(std::string(text)) {}
    Cell(std::vector<Piece> given, int columns = 1) : pieces(std::move(given)), across(columns) {}
    bool operator==(const Cell&) const = default;
};

struct Column {
    enum class Align { Start, Centre, End };

    Align align = Align::Start; ///< numbers stand at the end
    /// Its part of the width that the narrow columns leave; 0: narrow, as wide as its longest word needs.
    int share = 0;
    bool operator==(const Column&) const = default;
};

struct Row {
    enum class Kind {
        Body,
        Group, ///< heads the rows below it and is not left alone at the end of a page
        Total,
    };

    std::vector<Cell> cells; ///< what they span adds up to the columns of the table
    Kind kind = Kind::Body;
    bool operator==(const Row&) const = default;
};

struct Heading {
    Phrase words;
    int level = 3; ///< below the sheet's title (1) and its sections' titles (2)
    bool operator==(const Heading&) const = default;
};

struct Paragraph {
    Phrase words;
    bool operator==(const Paragraph&) const = default;
};

struct List {
    std::vector<Phrase> items;
    bool numbered = false;
    bool operator==(const List&) const = default;
};

struct Table {
    std::string name; ///< what it is a table of, for those who hear it read and for the CSV; not printed
    std::vector<Column> columns;
    std::vector<Row> heads; ///< repeated where the table goes on
    std::vector<Row> rows;
    bool withNext = false; ///< stands on the same page as what follows it

    /// Of a table with one row of heads, before it has others.
    void addColumn(const Column& column, Cell head) {
        columns.push_back(column);
        heads.resize(1);
        heads.front().cells.push_back(std::move(head));
    }
    bool operator==(const Table&) const = default;
};

/// Numbers as a picture. Series are told apart by stroke and label, never by colour alone.
struct Chart {
    enum class Kind {
        Lines, ///< one value for each place on the axis
        Bars,  ///< the first series as bars, a second one as ticks across them: what was to be expected
    };
    struct Series {
        std::string name;
        std::vector<double> values; ///< one for each of Chart::places
        bool operator==(const Series&) const = default;
    };
    struct Level {
        double value = 0;
        std::string label;
        bool operator==(const Level&) const = default;
    };

    Kind kind = Kind::Lines;
    std::string title;
    std::string across; ///< what the places are: "Turn"
    std::string up;     ///< what is counted: "Per cent lost"
    std::vector<std::string> places;
    std::vector<Series> series;
    std::vector<Level> levels; ///< lines across at values of note
    double top = 0;            ///< the largest value the axis shows; 0: as the values need
    bool operator==(const Chart&) const = default;
};

/// A picture from a file, with its line below.
struct Photo {
    std::string path; ///< UTF-8
    Phrase caption;
    bool operator==(const Photo&) const = default;
};

/// A card to cut out.
struct Card {
    Phrase title;
    Silhouette silhouette;
    std::vector<Cell> lines; ///< one below the other
    bool operator==(const Card&) const = default;
};

/// Nine cards to a page, with marks to cut along.
struct Cards {
    std::vector<Card> cards;
    Table table; ///< the same for a spreadsheet: a row a card, a value a column
    bool operator==(const Cards&) const = default;
};

using Block = std::variant<Heading, Paragraph, List, Table, Chart, Photo, Cards>;

struct Section {
    Id id;
    Phrase title; ///< empty: none
    std::vector<Block> blocks;
    bool startsPage = false;
    bool operator==(const Section&) const = default;
};

/// How the sheet wants to lie on paper.
struct Form {
    bool landscape = false;
    int columns = 1; ///< the most; a small paper or large type has fewer
    /// The number of pages it is to fit on, in the largest type that does; 0: as many as it takes.
    int pages = 0;
    double type = 9.5;        ///< size of type in points; the largest that may take a page more
    double smallest = 6.5;    ///< the smallest tried
    bool wholeTables = false; ///< no table is divided between columns or pages, unless it is higher than one
    double largest = 0;       ///< up to this the type grows where that takes no more pages; 0: not at all
    bool operator==(const Form&) const = default;
};

struct Sheet {
    Id name; ///< of the contract: ready-reference, roster, unit-cards, orders, state, report
    std::string title;
    std::string subtitle; ///< "Umpire's copy", a side's name, the moment of the game
    Form form;
    std::vector<Section> sections;
    std::vector<Phrase> footnotes;
    /// At the foot of every page, beside its number: battle, date, rules and their edition.
    std::vector<std::string> footer;
    bool operator==(const Sheet&) const = default;
};

/// The values that the upright axis of a chart shows: the same on paper and in HTML.
struct ChartAxis {
    double top = 1;            ///< no value or level of the chart lies above it
    std::vector<double> ticks; ///< rising from 0, at round numbers, at most seven
};

/// From 0 to `chart.top`, or beyond where a value needs it; without a top to the next round number.
ChartAxis axisOf(const Chart& chart);

/// The text of a line without its styles; footnotes as "[1]".
std::string plainText(const Phrase& line);
std::string plainText(const Cell& cell);

} // namespace umpire::sheets
