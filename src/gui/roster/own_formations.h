#pragma once

#include "umpire/storage/collection.h"

#include <QObject>
#include <QString>

namespace umpire::gui {

/// The umpire's own formations, in one file of his.
class OwnFormations : public QObject {
    Q_OBJECT

  public:
    explicit OwnFormations(QString path, QObject* parent = nullptr);

    const std::vector<Collected>& entries() const { return m_collection.entries; }
    /// What is wrong with the file; "" when it is in order. A file that is not is left as it is.
    QString problem() const { return m_problem; }
    /// Gives "" or in words why it was not kept. The id is made from the name.
    QString add(Collected entry);
    QString remove(const Id& entry);
    /// Takes another file from now on; what is in it is read.
    void moveTo(const QString& path);

  Q_SIGNALS:
    void changed();

  private:
    void load();
    QString keep(Collection collection);

    QString m_path;
    Collection m_collection;
    QString m_problem;
};

} // namespace umpire::gui
