#include "table/score_button.h"

#include "document/counted.h"
#include "document/text.h"
#include "look/plain_texts.h"
#include "umpire/rules/commands.h"
#include "umpire/state/objectives.h"

#include <QActionGroup>
#include <QMenu>

namespace umpire::gui {

ScoreButton::ScoreButton(const BattleDocument& document, QWidget* parent)
    : QPushButton(parent), m_document(document), m_menu(new QMenu(this)) {
    setObjectName(QStringLiteral("scoreButton"));
    setAccessibleName(tr("Objectives"));
    setFocusPolicy(Qt::TabFocus);
    hide();
    m_menu->setObjectName(QStringLiteral("scoreMenu"));
    m_menu->setAccessibleName(tr("Objectives and who holds them"));
    setMenu(m_menu);
    connect(m_menu, &QMenu::aboutToShow, this, &ScoreButton::fillMenu);
}

bool ScoreButton::counts() const {
    return m_document.isOpen() && !m_document.battle().objectives.empty();
}

void ScoreButton::refresh() {
    setVisible(counts());
    if (!counts()) {
        return;
    }
    QStringList sides;
    QStringList named;
    QStringList points;
    for (const Holding& holding : holdingsOf(m_document.battle())) {
        const QString side = m_document.nameOf(holding.side);
        const auto count = static_cast<int>(holding.points);
        sides << sayCounted("ScoreButton", "%1: %n point", "%1: %n points", count).arg(side);
        points << QString::number(holding.points);
        named << tr("%1 %2").arg(side, points.last());
    }
    m_named = asWritten(named.join(QStringLiteral("  ·  ")));
    m_points = asWritten(tr("Points %1").arg(points.join(QStringLiteral(" : "))));
    setAccessibleName(tr("Objectives. %1").arg(sides.join(QStringLiteral(", "))));
    setToolTip(tr("%1\nWho holds which objective (Ctrl+Shift+O)").arg(sides.join(QLatin1Char('\n'))));
    write(true);
}

void ScoreButton::write(bool names) {
    setText(names ? m_named : m_points);
}

/// Made when somebody looks: the battle changes more often than that.
void ScoreButton::fillMenu() {
    // Clearing takes away entries of the menu, but not the menus that hang on them.
    for (QMenu* menu : m_menu->findChildren<QMenu*>(QString(), Qt::FindDirectChildrenOnly)) {
        menu->deleteLater(); // one of them may be the one that is just left
    }
    m_menu->clear();
    for (const Objective& objective :
         counts() ? std::vector<Objective>(m_document.battle().objectives) : std::vector<Objective>{}) {
        const QString holder =
            m_document.battle().find(objective.holder) ? m_document.nameOf(objective.holder) : tr("nobody");
        QMenu* menu = m_menu->addMenu(asWritten(tr("%1 (%2) – %3")
                                                    .arg(toText(objective.name))
                                                    .arg(static_cast<qlonglong>(objective.worth))
                                                    .arg(holder)));
        menu->setObjectName(QStringLiteral("objective-") + toText(objective.id));
        addHolders(*menu, objective);
    }
}

void ScoreButton::addHolders(QMenu& menu, const Objective& objective) {
    auto* group = new QActionGroup(&menu);
    const auto add = [&](const Id& side, const QString& text) {
        QAction* action = menu.addAction(asWritten(text));
        action->setObjectName(QStringLiteral("hold-%1-%2").arg(toText(objective.id), toText(side)));
        action->setCheckable(true);
        action->setChecked(objective.holder == side);
        group->addAction(action);
        const Json command = commandOf(Verb::Objective, {{"objective", objective.id}, {"holder", side}});
        connect(action, &QAction::triggered, this, [this, command] { Q_EMIT commandAsked(command); });
    };
    for (const Subject* side : m_document.battle().all(SubjectKind::Side)) {
        add(side->id, tr("Held by %1").arg(toText(side->name)));
    }
    add({}, tr("Held by nobody"));
}

} // namespace umpire::gui
