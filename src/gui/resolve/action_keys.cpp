#include "resolve/action_keys.h"

#include <algorithm>
#include <iterator>

namespace umpire::gui {

namespace {

/// A pack that has one of these actions gets its key.
constexpr std::pair<const char*, char> keys[] = {{"mount", 'M'},    {"dismount", 'M'},   {"limber", 'L'},
                                                 {"unlimber", 'L'}, {"give-order", 'O'}, {"reform", 'H'},
                                                 {"call-off", 'X'}};

} // namespace

QString keyOfAction(const Id& action) {
    const auto found = std::find_if(std::begin(keys), std::end(keys),
                                    [&action](const auto& key) { return action == key.first; });
    return found == std::end(keys) ? QString() : QString(QLatin1Char(found->second));
}

} // namespace umpire::gui
