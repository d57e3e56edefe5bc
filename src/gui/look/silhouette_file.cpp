#include "look/silhouette_file.h"

#include <QFile>

namespace umpire::gui {

namespace {

/// The colour in which all silhouettes are drawn in their files.
const char* const fileInk = "#1F1B14";

QString fileOf(const QString& type) {
    return QStringLiteral(":/silhouettes/%1.svg").arg(type);
}

} // namespace

bool hasSilhouette(const QString& type) {
    return QFile::exists(fileOf(type));
}

QByteArray silhouetteSvg(const QString& type, const QColor& ink) {
    QFile file(fileOf(type));
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    return file.readAll().replace(fileInk, ink.name().toLatin1());
}

} // namespace umpire::gui
