#pragma once

#include "document/text.h"
#include "umpire/sheets/dates.h"

#include <QDate>
#include <QString>

namespace umpire::gui {

/// "31 October 1917" for "1917-10-31"; "" for what is no such date.
inline QString dateInWords(const QString& iso) {
    return QDate::fromString(iso, Qt::ISODate).isValid() ? toText(sheets::dateInWords(fromText(iso)))
                                                         : QString();
}

} // namespace umpire::gui
