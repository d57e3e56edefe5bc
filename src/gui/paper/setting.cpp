#include "paper/setting.h"

#include "document/text.h"
#include "look/text_width.h"
#include "look/theme.h"

#include <QFontMetricsF>

namespace umpire::gui::paper {

namespace {

constexpr double quietSize = 0.92;

bool isGrave(const std::string& tone) {
    return tone == "alarm" || tone == "flight";
}

} // namespace

Inks Inks::of(bool colour) {
    const Theme theme = Theme::light();
    Inks inks;
    inks.colour = colour;
    inks.ink = Qt::black;
    inks.quiet = colour ? theme.muted.darker(125) : QColor(0x4A, 0x4A, 0x4A);
    inks.hairline = colour ? QColor(0xB5, 0xA8, 0x8E) : QColor(0x9A, 0x9A, 0x9A);
    inks.accent = colour ? theme.accent : QColor(Qt::black);
    return inks;
}

TypeStyle Inks::style(const sheets::Words& words, const TypeStyle& base) const {
    TypeStyle style = base;
    style.strong = base.strong || words.style == sheets::Words::Style::Strong;
    if (words.style == sheets::Words::Style::Quiet) {
        style.size *= quietSize;
        style.ink = quiet;
    }
    if (!words.tone.empty()) {
        style.strong = true;
        style.ink = colour ? Theme::light().tone(toText(words.tone)) : ink;
        style.underlined = !colour && isGrave(words.tone);
    }
    return style;
}

QColor Inks::series(int index) const {
    if (!colour) {
        const int greys[] = {0x00, 0x50, 0x28, 0x78};
        const int grey = greys[index % 4];
        return QColor(grey, grey, grey);
    }
    return Theme::light().side(index);
}

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
