#include "settings/settings.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace umpire::gui {

namespace {

constexpr qsizetype mostRecentFiles = 8;

struct ToVariant {
    QVariant operator()(std::monostate) const { return {}; }
    QVariant operator()(bool on) const { return on; }
    QVariant operator()(int number) const { return number; }
    QVariant operator()(const char* text) const { return QString::fromLatin1(text); }
    QVariant operator()(const Settings::OwnFile& file) const {
        return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation))
            .filePath(QLatin1String(file.name));
    }
};

} // namespace

Settings::Settings() : m_store(std::make_unique<QSettings>()) {}

Settings::Settings(const QString& file) : m_store(std::make_unique<QSettings>(file, QSettings::IniFormat)) {}

QVariant Settings::value(const Entry& entry) const {
    return m_store->value(QLatin1String(entry.name), std::visit(ToVariant{}, entry.fallback));
}

void Settings::set(const Entry& entry, const QVariant& value) {
    m_store->setValue(QLatin1String(entry.name), value);
}

void Settings::reset(const Entry& entry) {
    m_store->remove(QLatin1String(entry.name));
}

void Settings::addRecentFile(const QString& path) {
    QStringList files = recentFiles();
    files.removeAll(path);
    files.prepend(path);
    set(Key::RecentFiles, files.mid(0, mostRecentFiles));
    set(Key::Folder, QFileInfo(path).absolutePath());
}

QString Settings::folder() const {
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    for (const QString& folder : {value(Key::Folder).toString(), documents}) {
        if (!folder.isEmpty() && QFileInfo(folder).isDir()) {
            return folder;
        }
    }
    return QDir::homePath();
}

} // namespace umpire::gui
