#include "houserules/house_rules_actions.h"

#include "document/stored_battle.h"
#include "document/text.h"
#include "houserules/issue_list.h"
#include "settings/prompts.h"
#include "umpire/rules/fingerprint.h"

#include <QAction>
#include <QVBoxLayout>

#include <algorithm>

namespace umpire::gui {

HouseRulesActions::HouseRulesActions(const Look& look, HouseWindow::Around around, QAction& action,
                                     QVBoxLayout& bottom, QWidget& window)
    : QObject(&window), m_look(look), m_around(std::move(around)), m_parent(window),
      m_bar(new DraftBar(look, "rulesChanged", tr("&Go on by them"), tr("&As before"), &window)) {
    bottom.addWidget(m_bar);
    action.setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_R);
    connect(&action, &QAction::triggered, this, [this] { this->window().showUp(); });
    connect(m_bar, &DraftBar::acted, this, &HouseRulesActions::goOn);
    connect(&m_watch, &RulesWatch::changed, this, &HouseRulesActions::look);
    connect(&m_around.document, &BattleDocument::changed, this, [this](const ChangeEvent& event) {
        if (event.kind == ChangeEvent::Kind::Opened) {
            follow();
        }
    });
    follow();
}

/// Before anything that its panes ask.
HouseRulesActions::~HouseRulesActions() {
    delete m_window;
}

HouseWindow& HouseRulesActions::window() {
    if (!m_window) {
        m_window = new HouseWindow(m_look, m_around, &m_parent);
        connect(m_window, &HouseWindow::tookIn, this, &HouseRulesActions::tookIn);
        connect(&m_window->draft(), &HouseDraft::saved, this, &HouseRulesActions::look);
    }
    return *m_window;
}

bool HouseRulesActions::mayLeave() {
    return !m_window || m_window->mayLeave();
}

void HouseRulesActions::close() {
    if (m_window) {
        m_window->dismiss();
    }
}

void HouseRulesActions::leaveAtOnce() {
    if (m_window) {
        m_window->leaveAtOnce();
    }
}

/// Another battle, or none.
void HouseRulesActions::follow() {
    const StoredBattle& document = m_around.document;
    m_changed.reset();
    m_bar->hide();
    m_watch.watch(document.isOpen() ? toText(document.rules().folder) : QString());
}

/// The rules of the battle may have been changed: it goes on by them as they were until the umpire says so.
void HouseRulesActions::look() {
    const StoredBattle& document = m_around.document;
    if (!document.isOpen()) {
        return;
    }
    const LoadedPack now = document.searchPath().in(document.rules().folder);
    m_changed = now.pack;
    if (now.pack && fingerprintOf(*now.pack) == document.session().rulesFingerprint()) {
        m_bar->hide();
        return;
    }
    const auto wrong = std::find_if(now.issues.begin(), now.issues.end(),
                                    [](const Issue& issue) { return issue.severity == Severity::Error; });
    m_bar->say(now.pack ? tr("The rules of this battle, %1, were changed. It goes on by them as they were, "
                             "unless you want it to go on as they are now.")
                              .arg(toText(now.pack->title))
               : wrong == now.issues.end()
                   ? tr("The rules of this battle cannot be read any more. It goes on by them as they were.")
                   : tr("The rules of this battle were changed and are not in order. It goes on by them as "
                        "they were. %1")
                         .arg(toText(wrong->line())),
               now.pack != nullptr);
}

void HouseRulesActions::goOn() {
    if (!m_changed || !m_around.document.isOpen()) {
        return;
    }
    const QString title = m_around.document.title();
    const QString rules = toText(m_changed->title);
    const Issues issues = m_around.document.goOnBy(m_changed);
    if (hasErrors(issues)) {
        m_around.prompts.showIssues(&m_parent, tr("%1 cannot go on by these rules").arg(title), issues);
        return;
    }
    Q_EMIT noticed(
        {tr("From now on it goes by %1 as they are now; what was played stays as it was.").arg(rules)});
}

} // namespace umpire::gui
