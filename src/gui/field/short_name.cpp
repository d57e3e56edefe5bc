#include "field/short_name.h"

#include "document/text.h"

namespace umpire::gui {

namespace {

/// A note in brackets at the end goes last of all before letters do.
QString withoutNote(const QString& name) {
    const qsizetype bracket = name.indexOf(QLatin1String(" ("));
    return bracket > 0 && name.endsWith(QLatin1Char(')')) ? name.left(bracket) : name;
}

/// Cut at the end, but for a last word as short as the "2" that tells it from its neighbour.
QString cut(const QString& name, const QFontMetrics& metrics, int width) {
    constexpr qsizetype shortWord = 3;
    const qsizetype last = name.lastIndexOf(QLatin1Char(' '));
    if (last <= 0 || name.size() - last - 1 > shortWord) {
        return metrics.elidedText(name, Qt::ElideRight, width);
    }
    const QString tail = name.mid(last);
    return metrics.elidedText(name.left(last), Qt::ElideRight, width - metrics.horizontalAdvance(tail)) +
           tail;
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
    return fits(shorter) ? shorter : cut(shorter, metrics, width);
}

} // namespace umpire::gui
