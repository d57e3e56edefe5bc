#include "paper/text_runs.h"

#include "document/text.h"
#include "look/silhouettes.h"

#include <algorithm>

namespace umpire::gui::paper {

namespace {

using sheets::Boxes;

constexpr double side = 0.92;   ///< of a box, in sizes of the type
constexpr double boxTop = 0.80; ///< of a box above the baseline
constexpr double boxGap = 0.28; ///< between boxes
constexpr double labelSize = 0.72;
/// In a long row a wider gap after so many boxes helps the eye to count.
constexpr std::size_t diceGroup = 5;
constexpr std::size_t longRow = 10;

QRectF square(double size) {
    return {0, -boxTop * size, side * size, side * size};
}

QPolygonF diamond(const QRectF& box) {
    const QPointF middle = box.center();
    return QPolygonF({QPointF(middle.x(), box.top()), QPointF(box.right(), middle.y()),
                      QPointF(middle.x(), box.bottom()), QPointF(box.left(), middle.y())});
}

void cross(Drawing& drawing, const QRectF& box, double thick, const QColor& ink) {
    const double out = box.width() * 0.08;
    const QRectF wide = box.adjusted(-out, -out, out, out);
    drawing.line(wide.topLeft(), wide.bottomRight(), thick, ink);
    drawing.line(wide.bottomLeft(), wide.topRight(), thick, ink);
}

Drawing drawBox(const Boxes::Box& box, bool heavy, const TypeStyle& style) {
    Drawing drawing;
    const QRectF place = square(style.size);
    const double thick = heavy ? 1.5 : 0.7;
    drawing.box(place, thick, style.ink);
    if (box.kind == Boxes::Kind::Diamond) {
        Stroke inner{
            diamond(place.marginsRemoved(QMarginsF(1, 1, 1, 1) * (style.size * 0.12))), 0.6, style.ink, {}};
        inner.closed = true;
        drawing.add(std::move(inner));
    }
    if (box.kind == Boxes::Kind::Square) {
        const double in = style.size * 0.26;
        drawing.box(place.adjusted(in, in, -in, -in), 0, style.ink, style.ink);
    }
    if (box.crossed) {
        cross(drawing, place, 1.1, style.ink);
    }
    return drawing;
}

void addLabel(InlineRun& run, const QString& text, const TypeStyle& base, const Setting& setting) {
    TypeStyle style = base;
    style.size *= labelSize;
    style.strong = true;
    const double width = setting.type.width(text, style);
    const double baseline = (side - boxTop + 0.12) * base.size + Typeface::ascent * style.size;
    run.drawing.add(TextRun{{(run.width - width) / 2, baseline}, text, style, width});
    run.labelReach = std::max(0.0, (width - run.width) / 2);
    run.descent = baseline + Typeface::descent * style.size;
}

/// Marks that one box reaches at once share its label.
QStringList labelsAt(const Boxes& boxes, std::size_t index) {
    QStringList labels;
    for (const Boxes::Mark& mark : boxes.marks) {
        if (mark.at == static_cast<std::int64_t>(index) + 1) {
            labels << toText(mark.label);
        }
    }
    return labels;
}

/// A letter in a box that is drawn plain, in its middle.
void addLetter(Drawing& drawing, const Boxes::Box& box, const TypeStyle& base, const Setting& setting) {
    if (box.crossed || box.kind != Boxes::Kind::Plain || box.letter.empty()) {
        return;
    }
    TypeStyle style = base;
    style.size *= labelSize;
    style.strong = true;
    const QString text = toText(box.letter);
    const double width = setting.type.width(text, style);
    const double baseline =
        square(base.size).center().y() + (Typeface::ascent - Typeface::descent) * style.size / 2;
    drawing.add(TextRun{{(side * base.size - width) / 2, baseline}, text, style, width});
}

/// Boxes to tick: plain, with a diamond for the command element, with a filled square for a gun; crossed ones
/// struck out; what a mark says below its box.
InlineRuns boxRuns(const Boxes& boxes, const TypeStyle& base, const Setting& setting) {
    InlineRuns runs;
    for (std::size_t i = 0; i < boxes.boxes.size(); ++i) {
        const QStringList labels = labelsAt(boxes, i);
        const bool marked = !labels.isEmpty();
        InlineRun run;
        run.drawing = drawBox(boxes.boxes[i], marked, base);
        addLetter(run.drawing, boxes.boxes[i], base, setting);
        run.width = side * base.size;
        run.ascent = Typeface::ascent * base.size;
        run.descent = Typeface::descent * base.size;
        const bool widens = boxes.boxes.size() > longRow && (i + 1) % diceGroup == 0;
        run.glue = (widens ? 3 * boxGap : boxGap) * base.size;
        run.mayStandOver = !marked;
        if (marked) {
            addLabel(run, labels.join(QStringLiteral(", ")), base, setting);
        }
        runs.push_back(std::move(run));
    }
    return runs;
}

/// Puts a box to tick before the first of some runs.
void putBoxBefore(InlineRuns& runs, bool ticked, const TypeStyle& style) {
    const double width = (side + 0.3) * style.size;
    if (runs.empty()) {
        runs.emplace_back();
        runs.back().ascent = Typeface::ascent * style.size;
        runs.back().descent = Typeface::descent * style.size;
    }
    InlineRun& first = runs.front();
    Drawing drawing = drawBox({Boxes::Kind::Plain, ticked, {}}, false, style);
    drawing.add(first.drawing, {width, 0});
    first.drawing = std::move(drawing);
    first.width += width;
}

constexpr double pieceGap = 0.55;
constexpr double choiceGap = 1.1;
constexpr qsizetype shortAnswer = 26; ///< letters
constexpr double letterWidth = 0.55;
constexpr double leastLetters = 8;
constexpr double fiveMillimetres = 5 * 72 / 25.4;

class PieceMaker {
  public:
    PieceMaker(const TypeStyle& base, const Setting& setting) : m_base(base), m_setting(setting) {}

    /// Words that follow each other are one text; anything else stands apart.
    void operator()(const sheets::Words& words) { m_words.push_back(words); }

    void operator()(const sheets::Boxes& boxes) { add(boxRuns(boxes, m_base, m_setting), pieceGap); }

    void operator()(const sheets::Choice& choice) {
        // A short answer stays in one piece with its box.
        QString label = toText(choice.label);
        if (label.size() <= shortAnswer) {
            label.replace(QLatin1Char(' '), QChar(QChar::Nbsp));
        }
        InlineRuns runs = textRuns(label, m_base, m_setting);
        putBoxBefore(runs, choice.ticked, m_base);
        add(std::move(runs), choiceGap);
    }

    void operator()(const sheets::Blank& blank) {
        InlineRun run;
        run.width = std::min(std::max(1, blank.letters) * letterWidth * m_base.size, m_setting.width);
        run.least = std::min(run.width, leastLetters * letterWidth * m_base.size);
        run.descent = Typeface::descent * m_base.size;
        run.ascent = std::max(Typeface::ascent * m_base.size, fiveMillimetres);
        const double y = 0.12 * m_base.size;
        run.drawing.line({0, y}, {run.width, y}, 0.5, m_setting.inks.quiet);
        add({std::move(run)}, pieceGap);
    }

    void operator()(const sheets::Silhouette& silhouette) {
        const QString type = toText(silhouette.shape);
        if (!hasSilhouette(type)) {
            return;
        }
        InlineRun run;
        const double height = 1.15 * m_base.size;
        run.width = height * silhouetteAspect;
        run.ascent = Typeface::ascent * m_base.size;
        run.descent = Typeface::descent * m_base.size;
        run.drawing.add(Figure{{0, -0.9 * m_base.size, run.width, height}, type, m_setting.inks.ink});
        add({std::move(run)}, pieceGap);
    }

    InlineRuns make() {
        endWords();
        return std::move(m_atoms);
    }

  private:
    void endWords() {
        if (!m_words.empty()) {
            InlineRuns runs = textRuns(m_words, m_base, m_setting);
            m_words.clear();
            append(std::move(runs), pieceGap);
        }
    }

    void add(InlineRuns runs, double gap) {
        endWords();
        append(std::move(runs), gap);
    }

    void append(InlineRuns runs, double gap) {
        if (!runs.empty()) {
            runs.back().glue = std::max(runs.back().glue, gap * m_base.size);
        }
        m_atoms.insert(m_atoms.end(), std::make_move_iterator(runs.begin()),
                       std::make_move_iterator(runs.end()));
    }

    TypeStyle m_base;
    const Setting& m_setting;
    sheets::Phrase m_words;
    InlineRuns m_atoms;
};

} // namespace

InlineRuns pieceRuns(const std::vector<sheets::Piece>& pieces, const TypeStyle& base,
                     const Setting& setting) {
    PieceMaker maker(base, setting);
    for (const sheets::Piece& piece : pieces) {
        std::visit(maker, piece);
    }
    return maker.make();
}

} // namespace umpire::gui::paper
