#include "sheet_text.h"

#include "document/text.h"

#include <QRegularExpression>

namespace umpire::gui::test {

namespace {

/// Takes the texts out of what a sheet is made of.
struct Collector {
    QStringList texts;

    void operator()(const sheets::Words& words) { texts << toText(words.text); }
    void operator()(const sheets::Choice& choice) { texts << toText(choice.label); }
    void operator()(const sheets::Blank&) {}
    void operator()(const sheets::Silhouette&) {}
    void operator()(const sheets::Boxes& boxes) {
        for (const auto& mark : boxes.marks) {
            texts << toText(mark.label);
        }
    }

    /// Words that touch each other are one text.
    void operator()(const sheets::Phrase& phrase) {
        QString text;
        for (const sheets::Words& words : phrase) {
            text += toText(words.text);
            // What follows a footnote's number is a word of its own.
            text += words.footnotes.empty() ? QString() : QStringLiteral("\u2060");
        }
        texts << text;
    }
    void operator()(const sheets::Cell& cell) {
        sheets::Phrase phrase;
        for (const sheets::Piece& piece : cell.pieces) {
            if (const auto* words = std::get_if<sheets::Words>(&piece)) {
                phrase.push_back(*words);
                continue;
            }
            (*this)(phrase);
            phrase.clear();
            std::visit(*this, piece);
        }
        (*this)(phrase);
    }
    void operator()(const sheets::Row& row) {
        for (const sheets::Cell& cell : row.cells) {
            (*this)(cell);
        }
    }

    void operator()(const sheets::Heading& heading) { (*this)(heading.words); }
    void operator()(const sheets::Paragraph& paragraph) { (*this)(paragraph.words); }
    void operator()(const sheets::List& list) {
        for (const sheets::Phrase& item : list.items) {
            (*this)(item);
        }
    }
    void operator()(const sheets::Table& table) {
        for (const auto* rows : {&table.heads, &table.rows}) {
            for (const sheets::Row& row : *rows) {
                (*this)(row);
            }
        }
    }
    void operator()(const sheets::Chart& chart) {
        texts << toText(chart.title) << toText(chart.across) << toText(chart.up) << toTexts(chart.places);
        for (const auto& series : chart.series) {
            texts << toText(series.name);
        }
        for (const auto& level : chart.levels) {
            texts << toText(level.label);
        }
    }
    void operator()(const sheets::Photo& photo) { (*this)(photo.caption); }
    void operator()(const sheets::Cards& cards) {
        for (const sheets::Card& card : cards.cards) {
            (*this)(card.title);
            for (const sheets::Cell& line : card.lines) {
                (*this)(line);
            }
        }
    }
};

QString described(int page, const LaidText& text) {
    return QStringLiteral("page %1: \"%2\" at %3, %4 to %5, %6")
        .arg(page + 1)
        .arg(text.text)
        .arg(text.place.left())
        .arg(text.place.top())
        .arg(text.place.right())
        .arg(text.place.bottom());
}

} // namespace

QString lettersOf(const QString& text) {
    QString letters;
    for (const QChar letter : text) {
        if (letter.isLetterOrNumber()) {
            letters += letter;
        }
    }
    return letters;
}

QStringList textsOf(const sheets::Sheet& sheet) {
    Collector collector;
    collector.texts << toText(sheet.title) << toText(sheet.subtitle);
    for (const sheets::Section& section : sheet.sections) {
        collector(section.title);
        for (const sheets::Block& block : section.blocks) {
            std::visit(collector, block);
        }
    }
    for (const sheets::Phrase& note : sheet.footnotes) {
        collector(note);
    }
    collector.texts << toTexts(sheet.footer);
    collector.texts.removeAll(QString());
    return collector.texts;
}

std::map<QString, int> bagOf(const QStringList& texts) {
    static const QRegularExpression between(QStringLiteral("[\\s\u2060/\\-]+"));
    std::map<QString, int> bag;
    for (const QString& text : texts) {
        for (const QString& word : text.split(between, Qt::SkipEmptyParts)) {
            ++bag[word];
        }
    }
    return bag;
}

QStringList flawsOf(const SheetPages& pages) {
    constexpr double hair = 0.05;
    QStringList flaws;
    for (int page = 0; page < pages.count(); ++page) {
        const QPageLayout layout = pages.layout(page);
        const QRectF room = layout.fullRect(QPageLayout::Point)
                                .marginsRemoved(layout.margins(QPageLayout::Point))
                                .adjusted(-hair, -hair, hair, hair);
        const std::vector<LaidText> texts = pages.texts(page);
        for (std::size_t i = 0; i < texts.size(); ++i) {
            if (!room.contains(texts[i].place)) {
                flaws << described(page, texts[i]) + QStringLiteral(" is outside the margins");
            }
            for (std::size_t j = 0; j < i; ++j) {
                const QRectF inner = texts[j].place.adjusted(hair, hair, -hair, -hair);
                if (inner.intersects(texts[i].place)) {
                    flaws << described(page, texts[i]) + QStringLiteral(" lies over ") +
                                 described(page, texts[j]);
                }
            }
        }
    }
    return flaws;
}

} // namespace umpire::gui::test
