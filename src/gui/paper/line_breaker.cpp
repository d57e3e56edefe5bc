#include "paper/text_runs.h"

#include <QTextBoundaryFinder>

#include <algorithm>
#include <cmath>

namespace umpire::gui::paper {

namespace {

constexpr double hairline = 0.01; ///< points that do not count

/// Divides an piece of text into parts that are no wider than a line.
class Divider {
  public:
    Divider(const InlineRun& piece, double width, const Typeface& type)
        : m_whole(piece), m_width(width), m_type(type) {}

    InlineRuns divide() {
        begin();
        for (const Mark& mark : m_whole.drawing.marks()) {
            if (const auto* run = std::get_if<TextRun>(&mark)) {
                add(*run);
            } else {
                // A box to tick before its label.
                m_part.drawing.add(mark);
                m_part.width = std::max(m_part.width, boundsRight(mark));
            }
        }
        end();
        m_parts.back().glue = m_whole.glue;
        m_parts.back().endsLine = m_whole.endsLine;
        return std::move(m_parts);
    }

  private:
    static double boundsRight(const Mark& mark) {
        const auto* stroke = std::get_if<Stroke>(&mark);
        return stroke ? stroke->points.boundingRect().right() + 2 : 0;
    }

    void begin() {
        m_part = InlineRun{};
        m_part.ascent = m_whole.ascent;
        m_part.descent = m_whole.descent;
    }

    void end() {
        m_parts.push_back(std::move(m_part));
        begin();
    }

    void add(const TextRun& run) {
        QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, run.text);
        qsizetype from = 0;
        qsizetype fits = 0;
        for (qsizetype to = finder.toNextBoundary(); to > 0; to = finder.toNextBoundary()) {
            const double width = m_type.width(run.text.mid(from, to - from), run.style);
            const bool something = fits > from || m_part.width > 0;
            if (m_part.width + width > m_width && something) {
                put(run, from, fits);
                end();
                from = fits;
            }
            fits = to;
        }
        put(run, from, run.text.size());
    }

    void put(const TextRun& run, qsizetype from, qsizetype to) {
        if (to > from) {
            const QString text = run.text.mid(from, to - from);
            const double width = m_type.width(text, run.style);
            m_part.drawing.add(TextRun{{m_part.width, run.at.y()}, text, run.style, width});
            m_part.width += width;
        }
    }

    const InlineRun& m_whole;
    double m_width;
    const Typeface& m_type;
    InlineRun m_part;
    InlineRuns m_parts;
};

/// Joins runs that follow each other in one style, so that a line's text is one text on paper too.
class RunJoiner {
  public:
    explicit RunJoiner(const Typeface& type) : m_type(type) {}

    void add(const Drawing& drawing, double x) {
        Drawing moved;
        moved.add(drawing, {x, 0});
        for (const Mark& mark : moved.marks()) {
            const auto* run = std::get_if<TextRun>(&mark);
            if (run && join(*run)) {
                continue;
            }
            flush();
            if (run) {
                m_run = *run;
            } else {
                m_drawing.add(mark);
            }
        }
    }

    Drawing take() {
        flush();
        return std::move(m_drawing);
    }

  private:
    bool join(const TextRun& next) {
        if (m_run.text.isEmpty() || !(m_run.style == next.style) || m_run.at.y() != next.at.y()) {
            return false;
        }
        const double space = next.at.x() - m_run.at.x() - m_run.width;
        const double wanted = m_type.width(QStringLiteral(" "), next.style);
        if (std::abs(space) < hairline) {
            m_run.text += next.text;
        } else if (std::abs(space - wanted) < hairline) {
            m_run.text += QLatin1Char(' ') + next.text;
        } else {
            return false;
        }
        m_run.width = next.at.x() + next.width - m_run.at.x();
        return true;
    }

    void flush() {
        if (!m_run.text.isEmpty()) {
            m_drawing.add(m_run);
            m_run = {};
        }
    }

    const Typeface& m_type;
    TextRun m_run;
    Drawing m_drawing;
};

class Breaker {
  public:
    Breaker(double width, const Typeface& type) : m_width(std::max(1.0, width)), m_type(type), m_runs(type) {}

    void add(const InlineRun& piece) {
        if (piece.least > 0) {
            putShortened(piece);
        } else if (piece.width + 2 * piece.labelReach > m_width + hairline) {
            for (const InlineRun& part : Divider(piece, m_width, m_type).divide()) {
                put(part);
            }
        } else {
            put(piece);
        }
    }

    SetLines take() {
        if (!m_empty) {
            end();
        }
        return std::move(m_lines);
    }

  private:
    void put(const InlineRun& piece) {
        double x = place(piece);
        if (!m_empty && x + piece.width + piece.labelReach > m_width + hairline) {
            end();
            x = place(piece);
        }
        m_runs.add(piece.drawing, x);
        m_empty = false;
        m_line.width = x + piece.width + piece.labelReach;
        m_line.ascent = std::max(m_line.ascent, piece.ascent);
        m_line.descent = std::max(m_line.descent, piece.descent);
        m_pen = x + piece.width + piece.glue;
        m_labelEnd = piece.labelReach > 0 ? m_line.width + 2 : m_labelEnd;
        if (piece.endsLine) {
            end();
        }
    }

    /// What the line has left will do, if it is enough.
    void putShortened(const InlineRun& piece) {
        const double left = m_width - place(piece);
        const double room = left >= piece.least ? left : m_width;
        put(room < piece.width ? shortened(piece, room) : piece);
    }

    /// Labels below boxes keep clear of each other and of other text.
    double place(const InlineRun& piece) const {
        const double x = m_empty ? piece.labelReach : m_pen;
        return piece.mayStandOver || m_empty ? x : std::max(x, m_labelEnd + piece.labelReach);
    }

    void end() {
        m_line.drawing = m_runs.take();
        m_lines.push_back(std::move(m_line));
        m_line = {};
        m_pen = m_labelEnd = 0;
        m_empty = true;
    }

    double m_width;
    const Typeface& m_type;
    RunJoiner m_runs;
    SetLine m_line;
    SetLines m_lines;
    double m_pen = 0;
    double m_labelEnd = 0;
    bool m_empty = true;
};

} // namespace

SetLines breakLines(const InlineRuns& pieces, double width, const Typeface& type) {
    Breaker breaker(width, type);
    for (const InlineRun& piece : pieces) {
        breaker.add(piece);
    }
    return breaker.take();
}

} // namespace umpire::gui::paper
