#include "window/keeping_desk.h"

#include "document/text.h"
#include "look/plain_texts.h"
#include "window/keeping_bar.h"
#include "window/start_page.h"

#include <QAction>
#include <QMenu>
#include <QTimer>

#include <algorithm>

namespace umpire::gui {

namespace {

constexpr int lookEvery = 2000; // milliseconds

} // namespace

KeepingDesk::KeepingDesk(const Look& look, BattleDocument& document, const Settings& settings,
                         Prompts& prompts, QWidget& window)
    : QObject(&window), m_document(document), m_settings(settings), m_prompts(prompts), m_window(window),
      m_bar(new KeepingBar(look, &window)), m_timer(new QTimer(this)) {
    connect(&document, &BattleDocument::changed, this, &KeepingDesk::update);
    connect(m_timer, &QTimer::timeout, &document, &BattleDocument::look);
    connect(m_bar, &KeepingBar::takeOverAsked, this, [this] { Q_EMIT takenOver(m_document.takeOver()); });
    m_timer->start(lookEvery);
    update();
}

void KeepingDesk::update() {
    m_bar->show(m_document.isOpen() ? m_document.keeping() : Keeping{});
    const QStringList notices = m_document.takeNotices();
    if (!notices.isEmpty()) {
        // The table says by itself what its own command came to, and would wipe this away.
        QTimer::singleShot(0, this, [this, notices] { Q_EMIT noticed(notices); });
    }
}

void KeepingDesk::offerIn(QMenu& menu) {
    m_menu = &menu;
    connect(&menu, &QMenu::aboutToShow, this, &KeepingDesk::fillMenu);
    refresh();
}

void KeepingDesk::offerOn(StartPage& page) {
    m_page = &page;
    connect(&page, &StartPage::unsavedAsked, this, &KeepingDesk::openAsked);
    connect(&page, &StartPage::discardAsked, this, &KeepingDesk::discard);
    refresh();
}

void KeepingDesk::refresh() {
    m_unsaved = m_document.unsaved();
    if (m_page) {
        m_page->setUnsaved(m_unsaved);
    }
    m_menu->menuAction()->setVisible(!m_unsaved.isEmpty());
}

void KeepingDesk::fillMenu() {
    refresh();
    m_menu->clear();
    for (const UnsavedBattle& battle : m_unsaved) {
        QAction* action = m_menu->addAction(asWritten(tr("%1 – %2").arg(battle.title, battle.about)));
        action->setObjectName(QStringLiteral("unsavedBattle"));
        connect(action, &QAction::triggered, this, [this, path = battle.path] { Q_EMIT openAsked(path); });
    }
    if (m_menu->isEmpty()) {
        m_menu->addAction(tr("None"))->setEnabled(false);
    }
}

void KeepingDesk::discard(const QString& path) {
    const auto isThis = [&path](const UnsavedBattle& battle) { return battle.path == path; };
    const auto found = std::find_if(m_unsaved.cbegin(), m_unsaved.cend(), isThis);
    const bool sure =
        found != m_unsaved.cend() &&
        (!m_settings.value(Settings::Key::AskDiscard).toBool() ||
         m_prompts.confirm(
             &m_window, tr("Discard a battle"),
             tr("%1 (%2) was never saved. Discard it for good?").arg(found->title, found->about),
             tr("Discard")));
    refresh();
    // Another window may have opened it while this one asked.
    if (sure && std::any_of(m_unsaved.cbegin(), m_unsaved.cend(), isThis)) {
        UnsavedBattles::remove(fromText(path));
        refresh();
    }
}

} // namespace umpire::gui
