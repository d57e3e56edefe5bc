#pragma once

#include "paper/drawing.h"
#include "paper/setting.h"

#include <vector>

namespace umpire::gui::paper {

/// What is not divided at the end of a line: a word, a box, a line to write on.
struct InlineRun {
    Drawing drawing; ///< from its left end on the baseline
    double width = 0;
    double ascent = 0;
    double descent = 0;
    double glue = 0;           ///< space after it; dropped at the end of a line
    double least = 0;          ///< a line to write on may be shortened to this; 0: nothing may
    bool endsLine = false;     ///< the text says so
    double labelReach = 0;     ///< how far a label below it stands out to each side
    bool mayStandOver = false; ///< a label of its neighbour may reach below it
};

using InlineRuns = std::vector<InlineRun>;

/// A line as it is set.
struct SetLine {
    Drawing drawing; ///< from its left end on the baseline
    double width = 0;
    double ascent = 0;
    double descent = 0;

    double height() const { return ascent + descent; }
};

using SetLines = std::vector<SetLine>;

/// A line to write on, made shorter.
InlineRun shortened(InlineRun run, double width);
/// The width of the widest run: with less some word would be divided.
double leastWidth(const InlineRuns& runs);
/// The width with which no line needs to be broken.
double wholeWidth(const InlineRuns& runs);
double heightOf(const SetLines& lines);

/// The words of a phrase. Pieces that touch each other stay together: a word half strong, a footnote's
/// number.
InlineRuns textRuns(const sheets::Phrase& phrase, const TypeStyle& base, const Setting& setting);
InlineRuns textRuns(const QString& text, const TypeStyle& style, const Setting& setting);

/// The pieces of a cell: words, boxes to tick, room to write, silhouettes.
InlineRuns pieceRuns(const std::vector<sheets::Piece>& pieces, const TypeStyle& base, const Setting& setting);

/// Sets runs in lines of a width. A word longer than a line is divided where it is full.
SetLines breakLines(const InlineRuns& runs, double width, const Typeface& type);

} // namespace umpire::gui::paper
