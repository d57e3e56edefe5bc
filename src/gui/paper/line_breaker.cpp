#include "paper/line_breaker.h"

#include <QTextBoundaryFinder>

#include <algorithm>
#include <cmath>

namespace umpire::gui::paper {

namespace {

constexpr double hairline = 0.01; ///< points that do not count

/// Divides an atom of text into parts that are no wider than a line.
class Divider {
  public:
    Divider(const InlineRun& atom, double width, const Typeface& type)
        : m_whole(atom), m_width(width), m_type(type) {}

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

    void add(const InlineRun& atom) {
        if (atom.least > 0) {
            putShortened(atom);
        } else if (atom.width + 2 * atom.labelReach > m_width + hairline) {
            for (const InlineRun& part : Divider(atom, m_width, m_type).divide()) {
                put(part);
            }
        } else {
            put(atom);
        }
    }

    SetLines take() {
        if (!m_empty) {
            end();
        }
        return std::move(m_lines);
    }

  private:
    void put(const InlineRun& atom) {
        double x = place(atom);
        if (!m_empty && x + atom.width + atom.labelReach > m_width + hairline) {
            end();
            x = place(atom);
        }
        m_runs.add(atom.drawing, x);
        m_empty = false;
        m_line.width = x + atom.width + atom.labelReach;
        m_line.ascent = std::max(m_line.ascent, atom.ascent);
        m_line.descent = std::max(m_line.descent, atom.descent);
        m_pen = x + atom.width + atom.glue;
        m_labelEnd = atom.labelReach > 0 ? m_line.width + 2 : m_labelEnd;
        if (atom.endsLine) {
            end();
        }
    }

    /// What the line has left will do, if it is enough.
    void putShortened(const InlineRun& atom) {
        const double left = m_width - place(atom);
        const double room = left >= atom.least ? left : m_width;
        put(room < atom.width ? shortened(atom, room) : atom);
    }

    /// Labels below boxes keep clear of each other and of other text.
    double place(const InlineRun& atom) const {
        const double x = m_empty ? atom.labelReach : m_pen;
        return atom.mayStandOver || m_empty ? x : std::max(x, m_labelEnd + atom.labelReach);
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

SetLines breakLines(const InlineRuns& atoms, double width, const Typeface& type) {
    Breaker breaker(width, type);
    for (const InlineRun& atom : atoms) {
        breaker.add(atom);
    }
    return breaker.take();
}

} // namespace umpire::gui::paper
