#include "paper/setting.h"

#include "document/text.h"
#include "look/theme.h"

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

} // namespace umpire::gui::paper
