#include "table/draw_menu.h"

#include "document/text.h"
#include "look/plain_texts.h"
#include "umpire/battle/turn_order.h"
#include "umpire/rules/commands.h"

namespace umpire::gui {

DrawMenu::DrawMenu(const BattleDocument& document, QWidget* parent) : QMenu(parent) {
    setObjectName(QStringLiteral("drawMenu"));
    setAccessibleName(tr("Who acts next"));
    add(QStringLiteral("drawByDice"), tr("The program draws"), commandOf(Verb::Draw));
    addSeparator();
    for (const Id& id : leftToDraw(document.rules(), document.battle())) {
        add(QStringLiteral("draw-") + toText(id), document.nameOf(id),
            commandOf(Verb::Draw, {{"subject", id}}));
    }
}

void DrawMenu::add(const QString& name, const QString& text, const Json& command) {
    QAction* action = addAction(asWritten(text));
    action->setObjectName(name);
    connect(action, &QAction::triggered, this, [this, command] { Q_EMIT drawAsked(command); });
}

} // namespace umpire::gui
