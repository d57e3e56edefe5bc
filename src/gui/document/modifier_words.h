#pragma once

#include "document/text.h"
#include "umpire/rules/sheet_text.h"

#include <QString>

namespace umpire::gui {

/// What a modifier is called where no roll fills the places of its label: as on a printed sheet.
inline QString plainLabel(const RulePack& rules, const Modifier& modifier) {
    if (modifier.label.find('{') == std::string::npos) {
        return toText(modifier.label);
    }
    QString label = toText(
        fillSheetText(modifier.onSheet.empty() ? modifier.label : modifier.onSheet, rules, Readings()));
    if (!label.isEmpty()) {
        label[0] = label[0].toUpper();
    }
    return label;
}

} // namespace umpire::gui
