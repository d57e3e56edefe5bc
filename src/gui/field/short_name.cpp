#include "field/short_name.h"

#include <utility>

namespace umpire::gui {

namespace {

/// Tried in this order, one after the other, until the name fits. All are usual in orders of battle.
const std::pair<const char*, const char*> abbreviations[] = {
    {"Machine-gun group, ", "MGs "},
    {"Machine Gun Squadron", "MG Sqn"},
    {"Machine Gun Company", "MG Coy"},
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

} // namespace

QString abbreviated(const QString& text, const QFontMetrics& metrics, int width) {
    QString shorter = text;
    for (const auto& [whole, brief] : abbreviations) {
        if (metrics.horizontalAdvance(shorter) <= width) {
            break;
        }
        shorter.replace(QLatin1String(whole), QLatin1String(brief));
    }
    return shorter;
}

QString shortName(const QString& name, const QFontMetrics& metrics, int width) {
    const auto fits = [&](const QString& text) { return metrics.horizontalAdvance(text) <= width; };
    if (fits(name)) {
        return name;
    }
    const QString shorter = abbreviated(withoutNote(name), metrics, width);
    return fits(shorter) ? shorter : metrics.elidedText(shorter, Qt::ElideRight, width);
}

} // namespace umpire::gui
