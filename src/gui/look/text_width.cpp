#include "look/text_width.h"

#include "look/strokes.h"

#include <QApplication>
#include <QFontDatabase>
#include <QFontMetrics>
#include <QHash>

#include <algorithm>
#include <utility>
#include <vector>

namespace umpire::gui {

namespace {

/// More than a large battle shows at once; then all is forgotten and begun anew.
constexpr qsizetype mostTexts = 20'000;
/// Those of two sizes of text: whoever goes through all sizes leaves the others behind.
constexpr std::size_t mostFonts = 48;

/// What is known of the texts in one font.
struct OfFont {
    QFont font;
    QHash<QString, int> widths;
    QHash<std::pair<QString, int>, QString> cuts;
};

int measured = 0;

QFontMetrics metrics(const QFont& font) {
    ++measured;
    return QFontMetrics(font);
}

/// Words and signs each for themselves.
int measure(const QFont& font, const QString& text) {
    int signs = 0;
    QString words;
    for (const QChar character : text) {
        if (isSign(character)) {
            signs += signWidth(font, character);
        } else {
            words += character;
        }
    }
    return metrics(font).horizontalAdvance(signs > 0 ? words : text) + signs;
}

/// Signs stand before the words they belong to, and stay while these have any room.
QString cutAnew(const QFont& font, const QString& text, int width) {
    if (measure(font, text) <= width) {
        return text; // an advance is rounded, and a text elided by the whole of it
    }
    if (!hasSign(text)) {
        return metrics(font).elidedText(text, Qt::ElideRight, width);
    }
    const qsizetype last = std::find_if(text.rbegin(), text.rend(), isSign).base() - text.begin();
    const QString before = text.left(last);
    if (const int taken = measure(font, before); taken < width) {
        return before + metrics(font).elidedText(text.mid(last), Qt::ElideRight, width - taken);
    }
    QString rest = before.chopped(1);
    while (rest.endsWith(QChar::Space)) {
        rest.chop(1);
    }
    return rest.isEmpty() ? before : cutAnew(font, rest + QStringLiteral("…"), width);
}

/// What is known of a font. Most are copies of one that the look keeps, which is seen at once.
OfFont& knownOf(const QFont& font) {
    static std::vector<OfFont> fonts;
    auto known = std::find_if(fonts.begin(), fonts.end(),
                              [&](const OfFont& other) { return other.font.isCopyOf(font); });
    known = known != fonts.end() ? known : std::find_if(fonts.begin(), fonts.end(), [&](const OfFont& other) {
        return other.font == font;
    });
    if (known == fonts.end()) {
        if (fonts.size() >= mostFonts) {
            fonts.clear();
        }
        fonts.push_back({font, {}, {}});
        known = fonts.end() - 1;
    }
    if (known->widths.size() + known->cuts.size() > mostTexts) {
        known->widths.clear();
        known->cuts.clear();
    }
    return *known;
}

} // namespace

int textWidth(const QFont& font, const QString& text) {
    OfFont& known = knownOf(font);
    const auto found = known.widths.constFind(text);
    return found != known.widths.constEnd() ? *found : *known.widths.insert(text, measure(font, text));
}

QString cutText(const QFont& font, const QString& text, int width) {
    OfFont& known = knownOf(font);
    const std::pair key(text, width);
    const auto found = known.cuts.constFind(key);
    return found != known.cuts.constEnd() ? *found : *known.cuts.insert(key, cutAnew(font, text, width));
}

QString plainWords(const QString& text) {
    const QChar mark(u'&');
    QString words;
    for (qsizetype i = 0; i < text.size(); ++i) {
        i += text[i] == mark && i + 1 < text.size() ? 1 : 0;
        words += text[i];
    }
    return words;
}

int textsMeasured() {
    return measured;
}

QString textFamily() {
    const QStringList there = QFontDatabase::families();
    for (const QString& wanted : {QStringLiteral("Noto Sans"), QStringLiteral("Open Sans")}) {
        if (there.contains(wanted)) {
            return wanted;
        }
    }
    return QApplication::font().family();
}

int halfBoldOf(const QString& family) {
    constexpr int between = (QFont::Medium + QFont::DemiBold) / 2;
    for (const QString& style : QFontDatabase::styles(family)) {
        const int weight = QFontDatabase::weight(family, style);
        if (weight > between && weight < QFont::Bold) {
            return QFont::DemiBold;
        }
    }
    return QFont::Bold;
}

namespace {

/// From one sign to the next, the words between them as one text.
void drawParts(QPainter& painter, QPointF at, const QString& text) {
    for (qsizetype from = 0; from < text.size();) {
        if (isSign(text[from])) {
            drawSign(painter, at, text[from]);
            at.rx() += signWidth(painter.font(), text[from]);
            ++from;
            continue;
        }
        qsizetype to = from;
        while (to < text.size() && !isSign(text[to])) {
            ++to;
        }
        const QString words = text.mid(from, to - from);
        painter.drawText(at, words);
        at.rx() += textWidth(painter.font(), words);
        from = to;
    }
}

} // namespace

void drawTextLine(QPainter& painter, const QRect& room, Qt::Alignment along, const QString& text) {
    const QFontMetrics metrics = painter.fontMetrics();
    const int rest =
        (along & (Qt::AlignRight | Qt::AlignHCenter)) ? room.width() - textWidth(painter.font(), text) : 0;
    const int left = room.left() + ((along & Qt::AlignHCenter) ? rest / 2 : rest);
    const QPointF at(left, room.top() + (room.height() - metrics.height()) / 2 + metrics.ascent());
    hasSign(text) ? drawParts(painter, at, text) : painter.drawText(at, text);
}

} // namespace umpire::gui
