#include "print/original_rules.h"

#include "document/text.h"
#include "umpire/games/games.h"
#include "umpire/rules/original_pack.h"

#include <QCoreApplication>

namespace umpire::gui {

std::shared_ptr<const RulePack> originalRules(const BattleDocument& document) {
    return originalOf(
        PackSearchPath::standard(fromText(QCoreApplication::applicationFilePath()), gameNeeds()),
        document.rules(), document.telling());
}

} // namespace umpire::gui
