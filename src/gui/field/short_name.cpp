#include "field/short_name.h"

#include "document/text.h"

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

QString abbreviated(const QString& text, const Abbreviations& abbreviations, const QFontMetrics& metrics,
                    int width) {
    QString shorter = text;
    for (const auto& [whole, brief] : abbreviations) {
        if (metrics.horizontalAdvance(shorter) <= width) {
            break;
        }
        shorter.replace(whole, brief, Qt::CaseInsensitive);
    }
    return shorter;
}

QString shortName(const QString& name, const Abbreviations& abbreviations, const QFontMetrics& metrics,
                  int width) {
    const auto fits = [&](const QString& text) { return metrics.horizontalAdvance(text) <= width; };
    if (fits(name)) {
        return name;
    }
    const QString shorter = abbreviated(withoutNote(name), abbreviations, metrics, width);
    return metrics.elidedText(shorter, Qt::ElideRight, width);
}

} // namespace umpire::gui
