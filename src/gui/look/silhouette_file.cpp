#include "look/silhouette_file.h"

#include <QFile>

namespace umpire::gui {

namespace {

/// The colour in which all silhouettes are drawn in their files.
const char* const fileInk = "#1F1B14";

QString fileOf(const QString& type) {
    return QStringLiteral(":/silhouettes/%1.svg").arg(type);
}

QByteArray inInk(const QString& path, const QColor& ink) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().replace(fileInk, ink.name().toLatin1())
                                          : QByteArray();
}

} // namespace

bool hasSilhouette(const QString& type) {
    return QFile::exists(fileOf(type));
}

QByteArray silhouetteSvg(const QString& type, const QColor& ink) {
    return inInk(fileOf(type), ink);
}

QByteArray symbolSvg(const QString& type, const QColor& ink) {
    return inInk(QStringLiteral(":/symbols/%1.svg").arg(type), ink);
}

} // namespace umpire::gui
