#pragma once

#include <QFile>
#include <QString>

#include <filesystem>

namespace umpire::gui {

/// Between the engine's paths and Qt's.
inline std::filesystem::path pathOf(const QString& name) {
    return QFile::encodeName(name).toStdString();
}
inline QString pathText(const std::filesystem::path& path) {
    return QFile::decodeName(path.c_str());
}

} // namespace umpire::gui
