#pragma once

#include <QString>

namespace umpire::gui {

/// A whole sentence about a number of things, "%n" standing for how many: `one` in English for exactly one
/// thing, `many` for any other number. A translation has as many forms as its language needs; lupdate finds
/// these calls with -tr-function-alias QT_TRANSLATE_N_NOOP+=sayCounted, and shows `many` as the comment.
/// `context` groups the sentences for the translator. Other places, such as "%1", are left to fill.
QString sayCounted(const char* context, const char* one, const char* many, qsizetype n);

} // namespace umpire::gui
