#include "paper/piece_atoms.h"

#include "document/text.h"
#include "look/silhouette_file.h"
#include "paper/box_atoms.h"
#include "paper/text_atoms.h"

#include <algorithm>

namespace umpire::gui::paper {

namespace {

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

    void operator()(const sheets::Boxes& boxes) { add(boxAtoms(boxes, m_base, m_setting), pieceGap); }

    void operator()(const sheets::Choice& choice) {
        // A short answer stays in one piece with its box.
        QString label = toText(choice.label);
        if (label.size() <= shortAnswer) {
            label.replace(QLatin1Char(' '), QChar(QChar::Nbsp));
        }
        Atoms atoms = textAtoms(label, m_base, m_setting);
        putBoxBefore(atoms, choice.ticked, m_base);
        add(std::move(atoms), choiceGap);
    }

    void operator()(const sheets::Blank& blank) {
        Atom atom;
        atom.width = std::min(std::max(1, blank.letters) * letterWidth * m_base.size, m_setting.width);
        atom.least = std::min(atom.width, leastLetters * letterWidth * m_base.size);
        atom.descent = Typeface::descent * m_base.size;
        atom.ascent = std::max(Typeface::ascent * m_base.size, fiveMillimetres);
        const double y = 0.12 * m_base.size;
        atom.drawing.line({0, y}, {atom.width, y}, 0.5, m_setting.inks.quiet);
        add({std::move(atom)}, pieceGap);
    }

    void operator()(const sheets::Silhouette& silhouette) {
        const QString type = toText(silhouette.shape);
        if (!hasSilhouette(type)) {
            return;
        }
        Atom atom;
        const double height = 1.15 * m_base.size;
        atom.width = height * silhouetteAspect;
        atom.ascent = Typeface::ascent * m_base.size;
        atom.descent = Typeface::descent * m_base.size;
        atom.drawing.add(Figure{{0, -0.9 * m_base.size, atom.width, height}, type, m_setting.inks.ink});
        add({std::move(atom)}, pieceGap);
    }

    Atoms make() {
        endWords();
        return std::move(m_atoms);
    }

  private:
    void endWords() {
        if (!m_words.empty()) {
            Atoms atoms = textAtoms(m_words, m_base, m_setting);
            m_words.clear();
            append(std::move(atoms), pieceGap);
        }
    }

    void add(Atoms atoms, double gap) {
        endWords();
        append(std::move(atoms), gap);
    }

    void append(Atoms atoms, double gap) {
        if (!atoms.empty()) {
            atoms.back().glue = std::max(atoms.back().glue, gap * m_base.size);
        }
        m_atoms.insert(m_atoms.end(), std::make_move_iterator(atoms.begin()),
                       std::make_move_iterator(atoms.end()));
    }

    TypeStyle m_base;
    const Setting& m_setting;
    sheets::Phrase m_words;
    Atoms m_atoms;
};

} // namespace

Atoms pieceAtoms(const std::vector<sheets::Piece>& pieces, const TypeStyle& base, const Setting& setting) {
    PieceMaker maker(base, setting);
    for (const sheets::Piece& piece : pieces) {
        std::visit(maker, piece);
    }
    return maker.make();
}

} // namespace umpire::gui::paper
