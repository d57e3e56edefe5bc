#include "look/theme.h"

#include "look/dress.h"

#include <algorithm>
#include <cmath>

namespace umpire::gui {

namespace {

QColor hex(const char* name) {
    return QColor(QLatin1String(name));
}

double linear(double channel) {
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& colour) {
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

} // namespace

Theme Theme::light() {
    Theme theme;
    theme.background = hex("#F4EEE1");
    theme.pane = hex("#FBF8F1");
    theme.tile = hex("#FFFFFF");
    theme.ink = hex("#1F1B14");
    theme.muted = hex("#6B6250");
    theme.line = hex("#D9CDB4");
    theme.faded = theme.line;
    theme.accent = hex("#8A4B08");
    theme.onAccent = hex("#FFFFFF");
    theme.selection = hex("#C05A00");
    theme.firstSide = hex("#5B6B2F");
    theme.secondSide = hex("#3E5A7A");
    theme.thirdSide = hex("#7A4560");
    theme.fourthSide = hex("#2B666B");
    theme.steady = hex("#2F6B3A");
    theme.caution = hex("#A36000");
    theme.alarm = hex("#A3123A");
    theme.flight = hex("#7A2A8C");
    return theme;
}

Theme Theme::night() {
    Theme theme;
    theme.dark = true;
    theme.background = hex("#1D1A15");
    theme.pane = hex("#26221B");
    theme.tile = hex("#2E2921");
    theme.ink = hex("#F2EADB");
    theme.muted = hex("#B5A88E");
    theme.line = hex("#413A2E");
    theme.faded = hex("#5A5142");
    theme.accent = hex("#F0A44B");
    theme.onAccent = theme.background;
    theme.selection = hex("#FF9A3D");
    theme.firstSide = hex("#A9BF6A");
    theme.secondSide = hex("#8FB4DD");
    theme.thirdSide = hex("#E0A3BE");
    theme.fourthSide = hex("#7CC7C4");
    theme.steady = hex("#8FD19A");
    theme.caution = hex("#FFBF5E");
    theme.alarm = hex("#FF7A9A");
    theme.flight = hex("#D79BF0");
    return theme;
}

Theme Theme::contrastLight() {
    Theme theme;
    theme.background = hex("#FFFFFF");
    theme.pane = hex("#FFFFFF");
    theme.tile = hex("#FFFFFF");
    theme.ink = hex("#000000");
    theme.muted = hex("#333333");
    theme.line = hex("#000000");
    theme.faded = hex("#8C8C8C");
    theme.accent = hex("#003A8C");
    theme.onAccent = hex("#FFFFFF");
    theme.selection = hex("#9A2E00");
    theme.firstSide = hex("#36470A");
    theme.secondSide = hex("#0F3A6B");
    theme.thirdSide = hex("#6B1A52");
    theme.fourthSide = hex("#064E4E");
    theme.steady = hex("#0A4B17");
    theme.caution = hex("#6B3900");
    theme.alarm = hex("#8F0022");
    theme.flight = hex("#5C1272");
    return theme;
}

Theme Theme::contrastNight() {
    Theme theme;
    theme.dark = true;
    theme.background = hex("#000000");
    theme.pane = hex("#000000");
    theme.tile = hex("#000000");
    theme.ink = hex("#FFFFFF");
    theme.muted = hex("#DADADA");
    theme.line = hex("#FFFFFF");
    theme.faded = hex("#777777");
    theme.accent = hex("#FFD34D");
    theme.onAccent = hex("#000000");
    theme.selection = hex("#FFB000");
    theme.firstSide = hex("#C9E67C");
    theme.secondSide = hex("#A9CEFF");
    theme.thirdSide = hex("#FFB7E2");
    theme.fourthSide = hex("#7FE6DC");
    theme.steady = hex("#8DF29C");
    theme.caution = hex("#FFCB66");
    theme.alarm = hex("#FF9FB4");
    theme.flight = hex("#E8BBFF");
    return theme;
}

QStringList Theme::names() {
    return {QStringLiteral("auto"),     QStringLiteral("light"),          QStringLiteral("dark"),
            QStringLiteral("contrast"), QStringLiteral("contrast-light"), QStringLiteral("contrast-dark")};
}

Theme Theme::named(const QString& name, const QPalette& desktop) {
    if (name == QLatin1String("light") || name == QLatin1String("dark")) {
        return name == QLatin1String("dark") ? night() : light();
    }
    if (name.startsWith(QLatin1String("contrast"))) {
        const bool byDesktop = name == QLatin1String("contrast");
        const bool dark = byDesktop ? fitting(desktop).dark : name.endsWith(QLatin1String("dark"));
        return dark ? contrastNight() : contrastLight();
    }
    return fitting(desktop);
}

QColor Theme::side(int index) const {
    const QColor sides[] = {firstSide, secondSide, thirdSide, fourthSide};
    return sides[static_cast<std::size_t>(std::max(0, index)) % std::size(sides)];
}

Theme Theme::fitting(const QPalette& desktop) {
    return desktop.color(QPalette::Window).lightnessF() < desktop.color(QPalette::WindowText).lightnessF()
               ? night()
               : light();
}

QColor Theme::tone(const QString& tone) const {
    if (tone == QLatin1String("good")) {
        return steady;
    }
    if (tone == QLatin1String("caution")) {
        return caution;
    }
    if (tone == QLatin1String("alarm")) {
        return alarm;
    }
    return tone == QLatin1String("flight") ? flight : muted;
}

QPalette Theme::palette() const {
    QPalette palette(ink, pane, line, line, line, ink, ink, tile, background);
    palette.setColor(QPalette::Button, pane);
    palette.setColor(QPalette::AlternateBase, pane);
    palette.setColor(QPalette::Highlight, accent);
    palette.setColor(QPalette::HighlightedText, onAccent);
    palette.setColor(QPalette::PlaceholderText, muted);
    palette.setColor(QPalette::Link, accent);
    palette.setColor(QPalette::LinkVisited, caution); // the ink of warnings
    palette.setColor(QPalette::BrightText, alarm);    // the ink of refusals
    palette.setColor(QPalette::ToolTipBase, tile);
    palette.setColor(QPalette::ToolTipText, ink);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        palette.setColor(QPalette::Disabled, role, disabledInk(*this));
    }
    palette.setColor(QPalette::Disabled, QPalette::Base, pane);
    return palette;
}

double Theme::contrast(const QColor& a, const QColor& b) {
    const double one = luminance(a);
    const double other = luminance(b);
    return (std::max(one, other) + 0.05) / (std::min(one, other) + 0.05);
}

} // namespace umpire::gui
