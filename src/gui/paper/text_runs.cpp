#include "paper/text_runs.h"

#include "document/text.h"

#include <QRegularExpression>
#include <QTextBoundaryFinder>

#include <algorithm>

namespace umpire::gui::paper {

namespace {

constexpr double numberSize = 0.72;
constexpr double numberRise = 0.34;
/// Keeps a footnote's number with the word before it.
constexpr QChar joiner(0x2060);

/// Text in which every letter knows its style.
struct StyledText {
    QString text;
    std::vector<int> styleAt;
    std::vector<TypeStyle> styles;

    void append(const QString& more, const TypeStyle& style) {
        text += more;
        styles.push_back(style);
        styleAt.resize(static_cast<std::size_t>(text.size()), static_cast<int>(styles.size()) - 1);
    }
    const TypeStyle& style(qsizetype at) const {
        return styles[static_cast<std::size_t>(styleAt[static_cast<std::size_t>(at)])];
    }
};

bool endsLine(QChar letter) {
    return letter == QLatin1Char('\n') || letter == QChar::LineSeparator ||
           letter == QChar::ParagraphSeparator;
}

/// Turns the direction of what follows: in a name it could reorder a whole line.
bool turnsText(QChar letter) {
    const char16_t code = letter.unicode();
    return code == 0x200E || code == 0x200F || (code >= 0x202A && code <= 0x202E) ||
           (code >= 0x2066 && code <= 0x2069);
}

/// What has no form of its own becomes space.
QString printable(const QString& text) {
    QString result = text;
    result.removeIf(turnsText);
    result.replace(QStringLiteral("\r\n"), QStringLiteral("\n"));
    for (QChar& letter : result) {
        if (letter.category() == QChar::Other_Control && !endsLine(letter)) {
            letter = QLatin1Char(' ');
        }
    }
    // A number stays with its per cent, what reaches from one to another and a box to tick in one piece.
    static const QRegularExpression reach(QStringLiteral("(?<=\\d)–(?=\\d)"));
    result.replace(reach, QStringLiteral("–") + joiner);
    result.replace(QStringLiteral(" %"), QChar(QChar::Nbsp) + QStringLiteral("%"));
    result.replace(QStringLiteral("[ ]"), QStringLiteral("[") + QChar(QChar::Nbsp) + QStringLiteral("]"));
    return result;
}

QString footnoteNumbers(const std::vector<int>& numbers) {
    QStringList texts;
    for (const int number : numbers) {
        texts << QString::number(number);
    }
    return joiner + texts.join(QLatin1Char(','));
}

StyledText styledText(const sheets::Phrase& phrase, const TypeStyle& base, const Setting& setting) {
    StyledText result;
    for (const sheets::Words& words : phrase) {
        const TypeStyle style = setting.inks.style(words, base);
        result.append(printable(toText(words.text)), style);
        if (!words.footnotes.empty()) {
            TypeStyle number = style;
            number.raised = style.size * numberRise;
            number.size *= numberSize;
            number.underlined = false;
            result.append(footnoteNumbers(words.footnotes), number);
        }
    }
    return result;
}

class RunMaker {
  public:
    RunMaker(StyledText text, const Setting& setting) : m_text(std::move(text)), m_setting(setting) {}

    InlineRuns make() {
        QTextBoundaryFinder finder(QTextBoundaryFinder::Line, m_text.text);
        qsizetype from = 0;
        for (qsizetype to = finder.toNextBoundary(); to > from; to = finder.toNextBoundary()) {
            add(from, to);
            from = to;
        }
        return std::move(m_atoms);
    }

  private:
    void add(qsizetype from, qsizetype to) {
        qsizetype end = to;
        while (end > from && m_text.text[end - 1].isSpace() && m_text.text[end - 1] != QChar::Nbsp) {
            --end;
        }
        const bool ends = endsLine(m_text.text[to - 1]);
        const double glue = end < to ? m_setting.type.width(QStringLiteral(" "), m_text.style(end)) : 0;
        if (end == from && !ends) {
            // Spaces alone, such as at the beginning of a piece.
            if (!m_atoms.empty()) {
                m_atoms.back().glue = std::max(m_atoms.back().glue, glue);
            }
            return;
        }
        m_atoms.push_back(word(from, end));
        m_atoms.back().glue = glue;
        m_atoms.back().endsLine = ends;
    }

    InlineRun word(qsizetype from, qsizetype to) const {
        InlineRun run;
        const TypeStyle& first = m_text.style(std::min(from, m_text.text.size() - 1));
        run.ascent = Typeface::ascent * first.size;
        run.descent = Typeface::descent * first.size;
        while (from < to) {
            qsizetype end = from + 1;
            while (end < to && m_text.styleAt[static_cast<std::size_t>(end)] ==
                                   m_text.styleAt[static_cast<std::size_t>(from)]) {
                ++end;
            }
            addRun(run, m_text.text.mid(from, end - from).remove(joiner), m_text.style(from));
            from = end;
        }
        return run;
    }

    void addRun(InlineRun& run, const QString& text, const TypeStyle& style) const {
        const double width = m_setting.type.width(text, style);
        run.drawing.add(TextRun{{run.width, -style.raised}, text, style, width});
        run.width += width;
        run.ascent = std::max(run.ascent, Typeface::ascent * style.size + style.raised);
        run.descent = std::max(run.descent, Typeface::descent * style.size - style.raised);
    }

    StyledText m_text;
    const Setting& m_setting;
    InlineRuns m_atoms;
};

} // namespace

InlineRuns textRuns(const sheets::Phrase& phrase, const TypeStyle& base, const Setting& setting) {
    return RunMaker(styledText(phrase, base, setting), setting).make();
}

InlineRuns textRuns(const QString& text, const TypeStyle& style, const Setting& setting) {
    StyledText styled;
    styled.append(printable(text), style);
    return RunMaker(std::move(styled), setting).make();
}

InlineRun shortened(InlineRun run, double width) {
    Drawing drawing;
    for (const Mark& mark : run.drawing.marks()) {
        Mark made = mark;
        if (auto* stroke = std::get_if<Stroke>(&made)) {
            for (QPointF& point : stroke->points) {
                point.setX(std::min(point.x(), width));
            }
        }
        drawing.add(std::move(made));
    }
    run.drawing = std::move(drawing);
    run.width = width;
    return run;
}

double leastWidth(const InlineRuns& runs) {
    double least = 0;
    for (const InlineRun& run : runs) {
        least = std::max(least, run.least > 0 ? run.least : run.width + 2 * run.labelReach);
    }
    return least;
}

double wholeWidth(const InlineRuns& runs) {
    double whole = 0;
    double line = 0;
    for (const InlineRun& run : runs) {
        whole = std::max(whole, line + run.width + 2 * run.labelReach);
        line = run.endsLine ? 0 : line + run.width + 2 * run.labelReach + run.glue;
    }
    return whole;
}

double heightOf(const SetLines& lines) {
    double height = 0;
    for (const SetLine& line : lines) {
        height += line.height();
    }
    return height;
}

} // namespace umpire::gui::paper
