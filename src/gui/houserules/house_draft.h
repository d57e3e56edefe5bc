#pragma once

#include "houserules/rules_watch.h"

#include "umpire/storage/house_rules.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>

namespace umpire::gui {

/// The house rules that are worked on, and the only door from the window to them. What another program writes
/// in their files is read again at once.
class HouseDraft : public QObject {
    Q_OBJECT

  public:
    explicit HouseDraft(PackSearchPath shelf, QObject* parent = nullptr);
    ~HouseDraft() override;

    bool isOpen() const { return m_rules != nullptr; }
    /// Only while some are open.
    const HouseRules& rules() const { return *m_rules; }
    const PackSearchPath& shelf() const { return m_shelf; }
    QString folder() const;
    QString title() const;
    bool isModified() const;

    /// Gives "" or in words why not; what was open then stays.
    QString open(const QString& folder);
    QString make(const HouseWish& wish);
    QString problemOf(const HouseWish& wish) const;
    void close();

    // Each says by `refused` why nothing was changed.
    void set(const HousePath& path, const Json& value);
    void reset(const HousePath& path);
    bool add(const HousePath& path, const Json& entry);
    void remove(const HousePath& path);
    void setTitle(const QString& title);
    void setText(const std::string& part, const QString& text);
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

    PackSearchPath m_shelf;
    std::unique_ptr<HouseRules> m_rules;
    RulesWatch m_watch;
    Disk* m_disk = nullptr;
    QStringList m_toldOf; ///< files changed by others that were told of
};

} // namespace umpire::gui
