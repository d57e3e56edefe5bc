#pragma once

#include "document/attribute_readers.h"
#include "document/change_event.h"
#include "umpire/battle/session.h"

#include <memory>
#include <optional>

namespace umpire::gui {

/// Works out what changed, from the events of the records that were made, undone or redone.
class ChangeTeller {
  public:
    /// What is otherwise since so many records were in force. Those between are still in the session's list,
    /// undone or not.
    ChangeEvent since(const Session& session, int before);
    /// Everything, when nobody can tell what led to it; the first records stand as they stood.
    static ChangeEvent everything(int kept);

  private:
    const AttributeReaders& readers(const Session& session);

    std::shared_ptr<const RulePack> m_rules; ///< those the readers are of
    std::optional<AttributeReaders> m_readers;
};

} // namespace umpire::gui
