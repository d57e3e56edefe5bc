#pragma once

#include <QFont>
#include <QPainter>
#include <QRect>
#include <QString>

namespace umpire::gui {

/// One line of text, in the middle of the height there is, in the painter's font and pen. It says what
/// QPainter::drawText() says in a third of the time, for it neither breaks lines nor measures what was
/// measured.
void drawTextLine(QPainter& painter, const QRect& room, Qt::Alignment along, const QString& text);

/// The family the program's text is set in: a humanist sans where there is one; else what the desktop uses.
QString textFamily();

/// The weight to ask for where half-bold is meant: bold in a family that has nothing between, for that is
/// what is drawn then, and the same letters need not be loaded twice.
int halfBoldOf(const QString& family);

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
