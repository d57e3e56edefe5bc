#pragma once

#include "document/battle_document.h"
#include "resolve/panel_contents.h"

namespace umpire::gui {

/// Something that the command of a record names and that may have been named wrongly: who, whom, how.
struct CorrectionField {
    enum class Kind { One, Several, Count, Flag };

    std::string place; ///< the side of a contest it belongs to, or ""
    std::string key;
    QString name;
    Kind kind = Kind::One;
    std::vector<PanelChoice> choices; ///< those that are named are on
    std::int64_t from = 0;
    std::int64_t to = 0;
    std::int64_t value = 0; ///< of a count
};

/// Those of a command, with what could stand there in the battle before it.
std::vector<CorrectionField> correctionFields(const BattleDocument& document, const Json& command,
                                              const Battle& before);

} // namespace umpire::gui
