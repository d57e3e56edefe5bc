#pragma once

#include "paper/layout_box.h"
#include "paper/setting.h"
#include "paper/text_runs.h"

namespace umpire::gui::paper {

/// Lines as boxes, `indent` from the left. A first or a last line does not stand alone in a column.
LayoutBoxes textBoxes(const SetLines& lines, double above, double indent = 0);

/// Lines one below the other, as far as they go, from an upper left corner.
void addLines(Drawing& drawing, const SetLines& lines, QPointF corner);

LayoutBoxes headingBoxes(const sheets::Heading& heading, const Setting& setting);
LayoutBoxes paragraphBoxes(const sheets::Paragraph& paragraph, const Setting& setting);
LayoutBoxes listBoxes(const sheets::List& list, const Setting& setting);
/// What is explained below a sheet's text, each with its number.
LayoutBoxes footnoteBoxes(const std::vector<sheets::Phrase>& notes, const Setting& setting);

} // namespace umpire::gui::paper
