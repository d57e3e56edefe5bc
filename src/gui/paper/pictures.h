#pragma once

#include <QImage>
#include <QSizeF>
#include <QString>

namespace umpire::gui::paper {

/// A picture's size in pixels as it stands upright; empty when it cannot be read.
QSize pictureShape(const QString& path);
/// The pixels a picture has on paper: 200 to the inch, of a place in points.
QSize pictureSize(const QSizeF& place);
/// The picture upright, of at most that many pixels; null when it cannot be read.
QImage readPicture(const QString& path, const QSize& most);

} // namespace umpire::gui::paper
