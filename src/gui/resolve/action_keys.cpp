#include "resolve/action_keys.h"

namespace umpire::gui {

QString keyOfAction(const RulePack& rules, const Id& action) {
    const auto found = rules.roles.keys.find(action);
    return found == rules.roles.keys.end() ? QString() : QString(QLatin1Char(found->second));
}

} // namespace umpire::gui
