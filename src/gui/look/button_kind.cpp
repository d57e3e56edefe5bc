#include "look/button_kind.h"

#include <QFont>
#include <QVariant>

#include <algorithm>
#include <iterator>

namespace umpire::gui {

namespace {

using Body = ButtonKind::Body;

const ButtonKind buttonKinds[] = {
    {"", Body::Plain, 14, QFont::DemiBold, 12, 6, false},
    {"primary", Body::Filled, 14, QFont::DemiBold, 12, 6, false},
    {"due", Body::Due, 14, QFont::DemiBold, 12, 6, false},
    {"face", Body::Face, 22, QFont::Bold, 0, 0, false},
    {"quiet", Body::Quiet, 14, QFont::Normal, 0, 4, true},
    {"small", Body::Plain, 13, QFont::DemiBold, 9, 3, false},
    {"smallPrimary", Body::Filled, 13, QFont::DemiBold, 9, 3, false},
    {"slim", Body::Plain, 13, QFont::DemiBold, 10, 3, false},
    {"start", Body::Plain, 15, QFont::DemiBold, 16, 12, true},
    {"fold", Body::Quiet, 15, QFont::DemiBold, 0, 6, true},
    {"template", Body::Plain, 13, QFont::DemiBold, 8, 5, true},
    {"finding", Body::Finding, 14, QFont::Normal, 4, 3, true},
};

} // namespace

const ButtonKind& buttonKindOf(const QWidget* button) {
    const QVariant said = button ? button->property("kind") : QVariant();
    if (!said.isValid()) {
        return buttonKinds[0];
    }
    const QString name = said.toString();
    const auto* known =
        std::find_if(std::begin(buttonKinds), std::end(buttonKinds),
                     [&name](const ButtonKind& kind) { return name == QLatin1String(kind.name); });
    return known == std::end(buttonKinds) ? buttonKinds[0] : *known;
}

} // namespace umpire::gui
