#include "paper/text_run.h"

#include <algorithm>

namespace umpire::gui::paper {

TextRun shortened(TextRun atom, double width) {
    Drawing drawing;
    for (const Mark& mark : atom.drawing.marks()) {
        Mark made = mark;
        if (auto* stroke = std::get_if<Stroke>(&made)) {
            for (QPointF& point : stroke->points) {
                point.setX(std::min(point.x(), width));
            }
        }
        drawing.add(std::move(made));
    }
    atom.drawing = std::move(drawing);
    atom.width = width;
    return atom;
}

double leastWidth(const TextRuns& atoms) {
    double least = 0;
    for (const TextRun& atom : atoms) {
        least = std::max(least, atom.least > 0 ? atom.least : atom.width + 2 * atom.labelReach);
    }
    return least;
}

double wholeWidth(const TextRuns& atoms) {
    double whole = 0;
    double line = 0;
    for (const TextRun& atom : atoms) {
        whole = std::max(whole, line + atom.width + 2 * atom.labelReach);
        line = atom.endsLine ? 0 : line + atom.width + 2 * atom.labelReach + atom.glue;
    }
    return whole;
}

double heightOf(const SetLines& lines) {
    double height = 0;
    for (const SetLine& line : lines) {
        height += line.height();
    }
    return height;
}

} // namespace umpire::gui::paper
