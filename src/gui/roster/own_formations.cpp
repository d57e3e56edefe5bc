#include "roster/own_formations.h"

#include "document/text.h"
#include "umpire/base/text.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace umpire::gui {

OwnFormations::OwnFormations(QString path, QObject* parent) : QObject(parent), m_path(std::move(path)) {
    load();
}

void OwnFormations::load() {
    LoadedCollection loaded = loadCollection(fromText(m_path));
    m_collection = std::move(loaded.collection);
    m_problem = loaded.issues.empty()
                    ? QString()
                    : tr("Your collection cannot be read: %1").arg(toText(loaded.issues.front().line()));
}

void OwnFormations::moveTo(const QString& path) {
    m_path = path;
    load();
    Q_EMIT changed();
}

QString OwnFormations::keep(Collection collection) {
    if (!m_problem.isEmpty()) {
        return m_problem;
    }
    QDir().mkpath(QFileInfo(m_path).absolutePath());
    const std::string problem = saveCollection(collection, fromText(m_path));
    if (problem.empty()) {
        m_collection = std::move(collection);
        Q_EMIT changed();
    }
    return toText(problem);
}

QString OwnFormations::add(Collected entry) {
    // Another program may have written it since.
    load();
    const std::string stem = kebabOf(entry.name);
    entry.id = stem;
    const auto taken = [this, &entry] {
        return std::any_of(m_collection.entries.begin(), m_collection.entries.end(),
                           [&entry](const Collected& other) { return other.id == entry.id; });
    };
    for (int number = 2; taken(); ++number) {
        entry.id = stem + "-" + std::to_string(number);
    }
    Collection grown = m_collection;
    grown.entries.push_back(std::move(entry));
    return keep(std::move(grown));
}

QString OwnFormations::remove(const Id& entry) {
    load();
    Collection left = m_collection;
    std::erase_if(left.entries, [&entry](const Collected& other) { return other.id == entry; });
    return keep(std::move(left));
}

} // namespace umpire::gui
