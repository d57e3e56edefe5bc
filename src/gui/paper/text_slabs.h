#pragma once

#include "paper/atom.h"
#include "paper/setting.h"
#include "paper/slab.h"

namespace umpire::gui::paper {

/// Lines as slabs, `indent` from the left. A first or a last line does not stand alone in a column.
Slabs textSlabs(const SetLines& lines, double above, double indent = 0);

/// Lines one below the other, as far as they go, from an upper left corner.
void addLines(Drawing& drawing, const SetLines& lines, QPointF corner);

Slabs headingSlabs(const sheets::Heading& heading, const Setting& setting);
Slabs paragraphSlabs(const sheets::Paragraph& paragraph, const Setting& setting);
Slabs listSlabs(const sheets::List& list, const Setting& setting);
/// What is explained below a sheet's text, each with its number.
Slabs footnoteSlabs(const std::vector<sheets::Phrase>& notes, const Setting& setting);

} // namespace umpire::gui::paper
