#pragma once

#include "paper/setting.h"
#include "paper/text_run.h"

namespace umpire::gui::paper {

/// The words of a phrase. Pieces that touch each other stay together: a word half strong, a footnote's
/// number.
TextRuns textRuns(const sheets::Phrase& phrase, const TypeStyle& base, const Setting& setting);
TextRuns textRuns(const QString& text, const TypeStyle& style, const Setting& setting);

} // namespace umpire::gui::paper
