#include "field/short_name.h"

#include "document/text.h"
#include "look/text_width.h"

namespace umpire::gui {

namespace {

/// A note in brackets at the end goes last of all before letters do.
QString withoutNote(const QString& name) {
    const qsizetype bracket = name.indexOf(QLatin1String(" ("));
    return bracket > 0 && name.endsWith(QLatin1Char(')')) ? name.left(bracket) : name;
}

} // namespace

Abbreviations abbreviationsOf(const RulePack& rules) {
    Abbreviations abbreviations;
    for (const auto& [whole, brief] : rules.roles.abbreviations) {
        abbreviations << std::pair(toText(whole), toText(brief));
    }
    return abbreviations;
}

QString abbreviated(const QString& text, const Abbreviations& abbreviations, const QFont& font, int width) {
    QString shorter = text;
    for (const auto& [whole, brief] : abbreviations) {
        if (textWidth(font, shorter) <= width) {
            break;
        }
        shorter.replace(whole, brief, Qt::CaseInsensitive);
    }
    return shorter;
}

QString briefestName(const QString& name, const Abbreviations& abbreviations, const QFont& font) {
    return abbreviated(withoutNote(name), abbreviations, font, 0);
}

QString shortName(const QString& name, const Abbreviations& abbreviations, const QFont& font, int width) {
    const auto fits = [&](const QString& text) { return textWidth(font, text) <= width; };
    if (fits(name)) {
        return name;
    }
    const QString shorter = abbreviated(withoutNote(name), abbreviations, font, width);
    return fits(shorter) ? shorter : cutText(font, shorter, width);
}

} // namespace umpire::gui
