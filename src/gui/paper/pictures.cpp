#include "paper/pictures.h"

#include <QImageReader>

namespace umpire::gui::paper {

namespace {

constexpr double dotsPerPoint = 200.0 / 72;

bool liesOnItsSide(const QImageReader& reader) {
    return reader.transformation() & QImageIOHandler::TransformationRotate90;
}

} // namespace

QSize pictureShape(const QString& path) {
    // Only reading it tells that it is whole; a few dots are enough for that.
    const QImage small = readPicture(path, QSize(64, 64));
    if (small.isNull()) {
        return {};
    }
    const QImageReader reader(path);
    return liesOnItsSide(reader) ? reader.size().transposed() : reader.size();
}

QSize pictureSize(const QSizeF& place) {
    return (place * dotsPerPoint).toSize().expandedTo(QSize(1, 1));
}

QImage readPicture(const QString& path, const QSize& most) {
    QImageReader reader(path);
    reader.setAutoTransform(true);
    const QSize whole = reader.size();
    const QSize room = liesOnItsSide(reader) ? most.transposed() : most;
    if (whole.isValid() && (whole.width() > room.width() || whole.height() > room.height())) {
        reader.setScaledSize(whole.scaled(room, Qt::KeepAspectRatio).expandedTo(QSize(1, 1)));
    }
    return reader.read();
}

} // namespace umpire::gui::paper
