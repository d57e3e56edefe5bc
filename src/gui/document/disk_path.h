#pragma once

#include <QFile>
#include <QString>

#ifndef Q_MOC_RUN // moc of Qt 6.4 cannot read some headers of libstdc++ 12
#include <filesystem>
#endif

namespace umpire::gui {

/// Between the engine's paths and Qt's.
inline std::filesystem::path pathOf(const QString& name) {
    return QFile::encodeName(name).toStdString();
}
inline QString pathText(const std::filesystem::path& path) {
    return QFile::decodeName(path.c_str());
}

} // namespace umpire::gui
