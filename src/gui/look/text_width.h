#pragma once

#include <QFont>
#include <QString>

namespace umpire::gui {

/// How wide a text is in a font, in pixels of the screen. It is measured once and remembered: to shape a text
/// takes longer than anything that is done with its width, and the same names are laid out over and over.
int textWidth(const QFont& font, const QString& text);

/// A button's text as it is read: without what marks its key.
QString plainWords(const QString& text);

/// A text that is cut at its end to a width, with a sign for what is left out; remembered likewise.
QString cutText(const QFont& font, const QString& text, int width);

/// How many texts were measured since the program began, for tests: one that is remembered is not.
int textsMeasured();

} // namespace umpire::gui
