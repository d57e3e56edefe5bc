#include "look/plain_texts.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>
#include <QLocale>

namespace umpire::gui {

QString asWritten(const QString& text) {
    return QString(text).replace(QLatin1Char('&'), QLatin1String("&&"));
}

QString inTitle(const QString& text) {
    const QString place = QStringLiteral("[*]");
    return QString(text).replace(place, place + place);
}

QString tipOf(const QString& text) {
    constexpr qsizetype longestLine = 100;
    QStringList lines;
    for (const QString& word : text.split(QLatin1Char(' '))) {
        const bool fits = !lines.isEmpty() && lines.last().size() + word.size() < longestLine;
        if (fits) {
            lines.last() += QLatin1Char(' ') + word;
        } else {
            lines << word;
        }
    }
    return lines.join(QLatin1Char('\n'));
}

QString percentNumber(double chance) {
    const QLocale locale;
    const double percent = 100 * chance;
    constexpr double least = 0.1;
    if (percent > 0 && percent < least / 2) {
        return QStringLiteral("< ") + locale.toString(least, 'f', 1);
    }
    const bool nearlyAll = percent >= 99.95 && chance < 1 - 1e-9;
    return locale.toString(nearlyAll ? 99.9 : percent, 'f', 1);
}

QString exactPercent(double chance) {
    return percentNumber(chance) + QStringLiteral(" %");
}

QString plainPercent(double chance) {
    return exactPercent(chance).replace(QLocale().decimalPoint() + QStringLiteral("0 %"),
                                        QStringLiteral(" %"));
}

PlainTexts::PlainTexts(QObject* parent) : QObject(parent) {
    qApp->installEventFilter(this);
}

/// Every label is polished before it is measured or shown, that of a tool tip before it has its text.
bool PlainTexts::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Polish) {
        auto* label = qobject_cast<QLabel*>(watched);
        if (label && label->textFormat() == Qt::AutoText) {
            label->setTextFormat(Qt::PlainText);
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace umpire::gui
