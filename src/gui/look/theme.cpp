#include "look/theme.h"

#include "umpire/sheets/record_text.h"

#include <cmath>

namespace umpire::gui {

namespace {

double linear(double channel) {
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& colour) {
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

/// One colour in each of the themes.
struct Shades {
    QColor Theme::*colour;
    QRgb light;
    QRgb night;
    QRgb contrastLight;
    QRgb contrastNight;
};

constexpr Shades shades[] = {
    {&Theme::background, 0xF4EEE1, 0x1D1A15, 0xFFFFFF, 0x000000},
    {&Theme::pane, 0xFBF8F1, 0x26221B, 0xFFFFFF, 0x000000},
    {&Theme::tile, 0xFFFFFF, 0x2E2921, 0xFFFFFF, 0x000000},
    {&Theme::ink, 0x1F1B14, 0xF2EADB, 0x000000, 0xFFFFFF},
    {&Theme::muted, 0x6B6250, 0xB5A88E, 0x333333, 0xDADADA},
    {&Theme::line, 0xD9CDB4, 0x413A2E, 0x000000, 0xFFFFFF},
    {&Theme::faded, 0xD9CDB4, 0x5A5142, 0x8C8C8C, 0x777777},
    {&Theme::accent, 0x8A4B08, 0xF0A44B, 0x003A8C, 0xFFD34D},
    {&Theme::onAccent, 0xFFFFFF, 0x1D1A15, 0xFFFFFF, 0x000000},
    {&Theme::selection, 0xC05A00, 0xFF9A3D, 0x9A2E00, 0xFFB000},
    {&Theme::firstSide, 0x5B6B2F, 0xA9BF6A, 0x36470A, 0xC9E67C},
    {&Theme::secondSide, 0x3E5A7A, 0x8FB4DD, 0x0F3A6B, 0xA9CEFF},
    {&Theme::thirdSide, 0x7A4560, 0xE0A3BE, 0x6B1A52, 0xFFB7E2},
    {&Theme::fourthSide, 0x2B666B, 0x7CC7C4, 0x064E4E, 0x7FE6DC},
    {&Theme::steady, 0x2F6B3A, 0x8FD19A, 0x0A4B17, 0x8DF29C},
    {&Theme::caution, 0xA36000, 0xFFBF5E, 0x6B3900, 0xFFCB66},
    {&Theme::alarm, 0xA3123A, 0xFF7A9A, 0x8F0022, 0xFF9FB4},
    {&Theme::flight, 0x7A2A8C, 0xD79BF0, 0x5C1272, 0xE8BBFF},
};

Theme themeOf(QRgb Shades::*shade, bool dark) {
    Theme theme;
    theme.dark = dark;
    for (const Shades& each : shades) {
        theme.*each.colour = QColor(each.*shade);
    }
    return theme;
}

} // namespace

QString toneSign(const QString& tone) {
    return QString::fromStdString(sheets::signOfTone(tone.toStdString()));
}

Theme Theme::light() {
    return themeOf(&Shades::light, false);
}

Theme Theme::night() {
    return themeOf(&Shades::night, true);
}

Theme Theme::contrastLight() {
    return themeOf(&Shades::contrastLight, false);
}

Theme Theme::contrastNight() {
    return themeOf(&Shades::contrastNight, true);
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
