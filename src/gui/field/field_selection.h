#pragma once

#include <QString>
#include <QStringList>

namespace umpire::gui {

/// The units picked out together, in the order in which they were.
class FieldSelection {
  public:
    const QStringList& ids() const { return m_ids; }
    bool contains(const QString& id) const { return m_ids.contains(id); }
    bool empty() const { return m_ids.isEmpty(); }

    /// Each of these says whether anything changed.
    bool set(const QStringList& ids);
    /// Adds a unit, or takes it out.
    bool toggle(const QString& id);
    /// Adds everything from the last one toggled to this one, in the order of the field.
    bool extend(const QString& id, const QStringList& inOrder);
    /// Drops what is not on the field any more.
    bool keepOnly(const QStringList& there);

  private:
    QStringList m_ids;
    QString m_anchor;
};

} // namespace umpire::gui
