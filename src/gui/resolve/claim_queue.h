#pragma once

#include "umpire/worksheet/draft.h"

#include <QObject>

#include <vector>

namespace umpire::gui {

/// What players called out while something else was being resolved: put aside, taken up in order, or dropped.
class ClaimQueue : public QObject {
    Q_OBJECT

  public:
    using QObject::QObject;

    const std::vector<Draft>& claims() const { return m_claims; }
    bool empty() const { return m_claims.empty(); }
    void add(Draft claim);
    /// Takes one out, to be resolved or dropped. Its index must be one of the queue's.
    Draft take(std::size_t index);
    void clear();

  Q_SIGNALS:
    void changed();

  private:
    std::vector<Draft> m_claims;
};

} // namespace umpire::gui
