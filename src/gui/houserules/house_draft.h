#pragma once

#include "document/text.h"
#include "umpire/storage/house_rules.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QString>
#include <QTimer>

#include <memory>

namespace umpire::gui {

/// Watches a folder with a pack: other programs write files in it, or put others in their place.
class RulesWatch : public QObject {
    Q_OBJECT

  public:
    explicit RulesWatch(QObject* parent = nullptr);

    /// "" for none.
    void watch(const QString& folder);

  Q_SIGNALS:
    /// Something in it was written; what follows at once is told as one.
    void changed();

  private:
    void renew();

    QFileSystemWatcher m_watcher;
    QTimer m_rest;
    QString m_folder;
};

/// The house rules that are worked on, and the only door from the window to them. What another program writes
/// in their files is read again at once.
class HouseDraft : public QObject {
    Q_OBJECT

  public:
    explicit HouseDraft(PackSearchPath searchPath, QObject* parent = nullptr);

    bool isOpen() const { return m_rules != nullptr; }
    /// Only while some are open.
    const HouseRules& rules() const { return *m_rules; }
    const PackSearchPath& searchPath() const { return m_searchPath; }
    QString folder() const;
    QString title() const;
    bool isModified() const { return isOpen() && m_rules->unsaved(); }

    /// Gives "" or in words why not; what was open then stays.
    QString open(const QString& folder);
    QString make(const HouseWish& wish);
    QString problemOf(const HouseWish& wish) const;
    void close();

    // Each says by `refused` why nothing was changed.
    void set(const HousePath& path, const Json& value) { told(m_rules->set(path, value)); }
    void reset(const HousePath& path) { told(m_rules->reset(path)); }
    bool add(const HousePath& path, const Json& entry) { return told(m_rules->add(path, entry)); }
    void remove(const HousePath& path) { told(m_rules->remove(path)); }
    void setTitle(const QString& title) { told(m_rules->setTitle(fromText(title))); }
    void setText(const std::string& part, const QString& text) {
        told(m_rules->setText(part, fromText(text)));
    }
    void undo();
    void redo();
    /// Gives "" or in words why not.
    QString save(HouseRules::Others others = HouseRules::Others::Keep);
    /// Takes the files as they stand on the disk; false where that cannot be, which is said.
    bool reread();

    /// Another disk, for tests.
    void setDisk(Disk& disk) { m_disk = &disk; }

  Q_SIGNALS:
    /// Other house rules, or none any more.
    void opened();
    /// Something in them, or whether they are saved.
    void changed();
    void refused(const QString& why);
    void saved();
    /// Another program wrote its files, and they were read again.
    void rereadDone(const QStringList& files);
    /// The same, while there are unsaved changes here.
    void changedOutside(const QStringList& files);
    /// It is about to look at what others wrote: what is being typed is to count first.
    void aboutToLook();

  private:
    bool told(const std::string& why);
    QString take(Result<std::unique_ptr<HouseRules>, FileProblem> opened);
    void look();
    HouseBench bench() const;

    PackSearchPath m_searchPath;
    std::unique_ptr<HouseRules> m_rules;
    RulesWatch m_watch;
    Disk* m_disk = nullptr;
    QStringList m_announced; ///< files changed by others that were told of
};

} // namespace umpire::gui
