#include "table/score_button.h"

#include "document/text.h"
#include "look/plain_texts.h"
#include "umpire/rules/commands.h"
#include "umpire/state/objectives.h"

#include <QActionGroup>
#include <QMenu>

#include <algorithm>

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

namespace {

constexpr qint64 minute = 60;

} // namespace

ClockButton::ClockButton(const BattleDocument& document, TableClock& clock, QWidget* parent)
    : QPushButton(parent), m_document(document), m_clock(clock) {
    setObjectName(QStringLiteral("clockButton"));
    setAccessibleName(tr("Clock"));
    setFocusPolicy(Qt::TabFocus);
    hide();
    m_next.setSingleShot(true);
    m_next.setTimerType(Qt::CoarseTimer);
    connect(&m_next, &QTimer::timeout, this, &ClockButton::refresh);
    connect(&clock, &TableClock::changed, this, &ClockButton::refresh);
    connect(&document, &BattleDocument::changed, this, [this](const ChangeEvent& event) {
        if (event.kind == ChangeEvent::Kind::Opened && !m_clock.isRunning()) {
            m_saidOf = {}; // another battle has turns and sides of the same names
        }
    });
    connect(this, &QPushButton::clicked, &clock, &TableClock::toggle);
}

void ClockButton::refresh() {
    const bool shown = m_clock.counts();
    if (shown != !isHidden()) {
        setVisible(shown);
        Q_EMIT roomWanted();
    }
    m_next.stop();
    if (!shown) {
        return;
    }
    const qint64 minutes = m_clock.ofTurn() / minute;
    const qint64 limit = m_clock.limit() / minute;
    const QString time = limit > 0 ? tr("%1 of %2 min").arg(minutes).arg(limit) : tr("%1 min").arg(minutes);
    // The sign says whether it runs; an exclamation mark, and not colour alone, that the time is over.
    const QString sign = m_clock.isRunning() ? QStringLiteral("▸ ") : QStringLiteral("‖ ");
    setText(sign + time + (m_clock.isOver() ? QStringLiteral(" !") : QString()));
    setProperty("kind", m_clock.isOver() ? QStringLiteral("due") : QString());
    setAccessibleName(spoken());
    setToolTip(tr("%1\nStarts and stops the clock (Ctrl+T)").arg(spoken()));
    sayOver();
    waitForNext();
}

QString ClockButton::spoken() const {
    const QString turn =
        sayCounted("ClockButton", "%n minute this turn", "%n minutes this turn", m_clock.ofTurn() / minute);
    const QString phase = sayCounted("ClockButton", "%n minute this phase", "%n minutes this phase",
                                     m_clock.ofPhase() / minute);
    const QString game =
        sayCounted("ClockButton", "%n minute in all", "%n minutes in all", m_clock.ofGame() / minute);
    const QString state = m_clock.isRunning() ? tr("The clock runs") : tr("The clock is stopped");
    return tr("%1: %2, %3, %4").arg(state, turn, phase, game);
}

/// A hint, no more: the game goes on.
void ClockButton::sayOver() {
    const Clock& now = m_document.battle().clock;
    const std::pair<qint64, Id> turn{static_cast<qint64>(now.turn), now.side};
    if (m_saidOf == turn && !m_clock.isOver()) {
        m_saidOf = {}; // it begins anew, or has more time now
    } else if (m_clock.isRunning() && m_clock.isOver() && m_saidOf != turn) {
        m_saidOf = turn;
        Q_EMIT over(sayCounted("ClockButton", "This turn has taken the one minute meant for it",
                               "This turn has taken the %n minutes meant for it", m_clock.limit() / minute));
    }
}

void ClockButton::waitForNext() {
    if (m_clock.isRunning() && isVisible()) {
        constexpr int second = 1000;
        const qint64 left = minute - m_clock.ofTurn() % minute;
        m_next.start(static_cast<int>(left) * second);
    }
}

void ClockButton::showEvent(QShowEvent* event) {
    QPushButton::showEvent(event);
    if (m_clock.counts()) {
        refresh();
    }
}

void ClockButton::hideEvent(QHideEvent* event) {
    QPushButton::hideEvent(event);
    m_next.stop();
}

} // namespace umpire::gui
