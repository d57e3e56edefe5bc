#include "paper/page_furniture.h"

#include "document/text.h"
#include "paper/line_breaker.h"
#include "paper/text_atoms.h"
#include "paper/text_slabs.h"

#include <QCoreApplication>

#include <algorithm>

namespace umpire::gui::paper {

namespace {

constexpr double titleSize = 1.6;
constexpr double mostTitle = 16;    ///< points
constexpr double mostSubtitle = 12; ///< points; the title stays the larger in any type
constexpr double footSize = 7;      ///< points

QString pageNumber(int page, int pages) {
    return QCoreApplication::translate("PageFurniture", "Page %1 of %2").arg(page).arg(pages);
}

/// "Desert War, Umpire's copy" without the title that one of the others begins with.
QString saidOnce(const QString& subtitle, const QStringList& others) {
    const QString title = subtitle.section(QLatin1Char(','), 0, 0) + QLatin1Char(',');
    const bool again = std::any_of(others.begin(), others.end(),
                                   [&title](const QString& other) { return other.startsWith(title); });
    return again ? subtitle.mid(title.size()).trimmed() : subtitle;
}

} // namespace

PageFurniture::PageFurniture(const sheets::Sheet& sheet, const Setting& setting)
    : m_sheet(sheet), m_setting(setting) {
    TypeStyle style = setting.text(titleSize, true);
    style.size = std::min(style.size, mostTitle);
    const SetLines title =
        breakLines(textAtoms(toText(sheet.title), style, setting), setting.width, setting.type);
    const TypeStyle quiet = setting.quiet(std::min(1.0, mostSubtitle / setting.size));
    const SetLines subtitle =
        breakLines(textAtoms(toText(sheet.subtitle), quiet, setting), setting.width, setting.type);
    addLines(m_title, title, {0, 0});
    m_titleHeight = heightOf(title);
    const double titleEnd = title.empty() ? 0 : title.back().width;
    if (title.size() <= 1 && subtitle.size() == 1 &&
        titleEnd + subtitle.front().width + 2 * setting.size < setting.width) {
        // Both on one baseline, the subtitle at the end.
        m_title.add(subtitle.front().drawing,
                    {setting.width - subtitle.front().width,
                     title.empty() ? subtitle.front().ascent : title.front().ascent});
        m_titleHeight = std::max(m_titleHeight, subtitle.front().height());
    } else {
        addLines(m_title, subtitle, {0, m_titleHeight});
        m_titleHeight += heightOf(subtitle);
    }
    if (m_titleHeight > 0) {
        m_titleHeight += 0.1 * setting.size;
        m_title.line({0, m_titleHeight}, {setting.width, m_titleHeight}, 1, setting.inks.ink);
        m_titleHeight += 0.4 * setting.size;
    }
}

Drawing PageFurniture::title() const {
    return m_title;
}

TypeStyle PageFurniture::footStyle() const {
    return m_setting.quiet(footSize / m_setting.size);
}

double PageFurniture::numberRoom() const {
    return m_setting.type.width(pageNumber(999, 999), footStyle()) + footSize;
}

/// The first page has its title at the top; the others say at the foot which sheet they are of.
QString PageFurniture::footText(int page) const {
    QStringList texts = toTexts(m_sheet.footer);
    if (page > 1) {
        const QStringList names{toText(m_sheet.title), saidOnce(toText(m_sheet.subtitle), texts)};
        texts.removeIf([&names](const QString& text) { return names.join(QLatin1Char(' ')).contains(text); });
        texts = names + texts;
    }
    texts.removeAll(QString());
    return texts.join(QStringLiteral(" · "));
}

double PageFurniture::footHeight() const {
    const auto height = [this](int page) {
        return heightOf(breakLines(textAtoms(footText(page), footStyle(), m_setting),
                                   m_setting.width - numberRoom(), m_setting.type));
    };
    const double line = (Typeface::ascent + Typeface::descent) * footSize;
    return std::max({height(1), height(2), line}) + 2 + 6;
}

Drawing PageFurniture::foot(int page, int pages) const {
    Drawing drawing;
    const double top = 6; // free above the line
    drawing.line({0, top}, {m_setting.width, top}, 0.4, m_setting.inks.quiet);
    addLines(drawing,
             breakLines(textAtoms(footText(page), footStyle(), m_setting), m_setting.width - numberRoom(),
                        m_setting.type),
             {0, top + 2});
    const QString number = pageNumber(page, pages);
    const double width = m_setting.type.width(number, footStyle());
    drawing.add(TextRun{
        {m_setting.width - width, top + 2 + Typeface::ascent * footSize}, number, footStyle(), width});
    return drawing;
}

} // namespace umpire::gui::paper
