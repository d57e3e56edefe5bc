#include "field/short_name.h"

#include <utility>

namespace umpire::gui {

namespace {

/// Tried in this order, one after the other, until the name fits. All are usual in orders of battle.
const std::pair<const char*, const char*> abbreviations[] = {
    {"Machine-gun group, ", "MGs "},
    {"Machine Gun Squadron", "MG Sqn"},
    {"Machine Gun Company", "MG Coy"},
    {"Machine-gun company", "MG Coy"},
    {"Machine-gun companies", "MG Coys"},
    {"Machine-gunners", "MGs"},
    {"Machine guns", "MGs"},
    {"Machine-gun", "MG"},
    {"Machine Gun", "MG"},
    {"New Zealand", "NZ"},
    {"Field battery, ", "Battery "},
    {"Field battery", "Fd Bty"},
    {"Mounted Rifles", "MR"},
    {"Observer, ", "Obs "},
    {"Sniper, ", "Sniper "},
    {" Regiment", ""},
    {" Battalion", " Bn"},
    {" Brigade", " Bde"},
    {" Division", " Div"},
    {" Squadron", " Sqn"},
    {" Company", " Coy"},
    {" Battery", " Bty"},
    {" RHA", ""},
    {" RFA", ""},
    {"Light Horse", "LH"},
};

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

QString abbreviated(const QString& text, const QFontMetrics& metrics, int width) {
    QString shorter = text;
    for (const auto& [whole, brief] : abbreviations) {
        if (metrics.horizontalAdvance(shorter) <= width) {
            break;
        }
        shorter.replace(QLatin1String(whole), QLatin1String(brief), Qt::CaseInsensitive);
    }
    return shorter;
}

QString shortName(const QString& name, const QFontMetrics& metrics, int width) {
    const auto fits = [&](const QString& text) { return metrics.horizontalAdvance(text) <= width; };
    if (fits(name)) {
        return name;
    }
    const QString shorter = abbreviated(withoutNote(name), metrics, width);
    return fits(shorter) ? shorter : cut(shorter, metrics, width);
}

} // namespace umpire::gui
