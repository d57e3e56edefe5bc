#pragma once

#include "paper/atom.h"
#include "paper/setting.h"

namespace umpire::gui::paper {

/// The words of a phrase. Pieces that touch each other stay together: a word half strong, a footnote's
/// number.
Atoms textAtoms(const sheets::Phrase& phrase, const TypeStyle& base, const Setting& setting);
Atoms textAtoms(const QString& text, const TypeStyle& style, const Setting& setting);

} // namespace umpire::gui::paper
