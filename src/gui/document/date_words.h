#pragma once

#include <QDate>
#include <QLocale>
#include <QString>

namespace umpire::gui {

/// "31 October 1917" for "1917-10-31"; "" for what is no such date.
inline QString dateInWords(const QString& iso) {
    const QDate date = QDate::fromString(iso, Qt::ISODate);
    return date.isValid() ? QLocale(QLocale::English, QLocale::UnitedKingdom)
                                .toString(date, QStringLiteral("d MMMM yyyy"))
                          : QString();
}

} // namespace umpire::gui
