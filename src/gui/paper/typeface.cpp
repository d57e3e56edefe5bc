#include "paper/typeface.h"

#include "look/text_width.h"

#include <QFontMetricsF>

namespace umpire::gui::paper {

QFont Typeface::font(const TypeStyle& style) {
    static const QString family = textFamily();
    QFont font(family);
    font.setPixelSize(pixels);
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setWeight(style.strong ? QFont::Bold : QFont::Normal);
    font.setUnderline(style.underlined);
    // Far too little to be seen, but enough to keep "fi" two letters, as they are searched for in a PDF.
    font.setLetterSpacing(QFont::AbsoluteSpacing, 0.02);
    return font;
}

double Typeface::width(const QString& text, const TypeStyle& style) const {
    QHash<QString, double>& known = m_widths[style.strong ? 1 : 0];
    auto found = known.constFind(text);
    if (found == known.constEnd()) {
        found = known.insert(text, QFontMetricsF(font(style)).horizontalAdvance(text) / pixels);
    }
    return *found * style.size;
}

} // namespace umpire::gui::paper
