#pragma once

#include <QFontMetrics>
#include <QString>

namespace umpire::gui {

/// The text with as many usual abbreviations as it takes to fit; it may still be too long.
QString abbreviated(const QString& text, const QFontMetrics& metrics, int width);

/// A unit's name cut to a width: usual abbreviations first ("MG Sqn"), then its end left out.
QString shortName(const QString& name, const QFontMetrics& metrics, int width);

} // namespace umpire::gui
