#include "look/text_width.h"

#include "look/signs.h"

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

class Measurer {
  public:
    int width(const QFont& font, const QString& text) {
        OfFont& known = of(font);
        const auto found = known.widths.constFind(text);
        if (found != known.widths.constEnd()) {
            return *found;
        }
        return *known.widths.insert(text, measure(font, text));
    }

    QString cut(const QFont& font, const QString& text, int width) {
        OfFont& known = of(font);
        const std::pair key(text, width);
        const auto found = known.cuts.constFind(key);
        if (found != known.cuts.constEnd()) {
            return *found;
        }
        return *known.cuts.insert(key, cutAnew(font, text, width));
    }

    int measured() const { return m_measured; }

  private:
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
        const QString rest = endTrimmed(before.chopped(1));
        return rest.isEmpty() ? before : cutAnew(font, rest + QStringLiteral("…"), width);
    }

    static QString endTrimmed(QString text) {
        while (text.endsWith(QChar::Space)) {
            text.chop(1);
        }
        return text;
    }

    QFontMetrics metrics(const QFont& font) {
        ++m_measured;
        return QFontMetrics(font);
    }

    /// Most fonts are copies of one that the look keeps, which is seen at once.
    OfFont& of(const QFont& font) {
        auto known = std::find_if(m_fonts.begin(), m_fonts.end(),
                                  [&](const OfFont& other) { return other.font.isCopyOf(font); });
        known = known != m_fonts.end()
                    ? known
                    : std::find_if(m_fonts.begin(), m_fonts.end(),
                                   [&](const OfFont& other) { return other.font == font; });
        if (known == m_fonts.end()) {
            if (m_fonts.size() >= mostFonts) {
                m_fonts.clear();
            }
            m_fonts.push_back({font, {}, {}});
            known = m_fonts.end() - 1;
        }
        if (known->widths.size() + known->cuts.size() > mostTexts) {
            known->widths.clear();
            known->cuts.clear();
        }
        return *known;
    }

    std::vector<OfFont> m_fonts;
    int m_measured = 0;
};

Measurer& measurer() {
    static Measurer measurer;
    return measurer;
}

} // namespace

int textWidth(const QFont& font, const QString& text) {
    return measurer().width(font, text);
}

QString cutText(const QFont& font, const QString& text, int width) {
    return measurer().cut(font, text, width);
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
    return measurer().measured();
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
