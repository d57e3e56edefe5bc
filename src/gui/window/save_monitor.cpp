#include "window/save_monitor.h"

#include "document/text.h"
#include "look/plain_texts.h"
#include "look/theme.h"
#include "look/widgets.h"
#include "window/start_page.h"

#include <QAction>
#include <QMenu>
#include <QTimer>

#include <algorithm>

namespace umpire::gui {

namespace {

constexpr int lookEvery = 2000; // milliseconds

} // namespace

SaveMonitor::SaveMonitor(const Look& look, StoredBattle& document, const Settings& settings, Prompts& prompts,
                         QWidget& window)
    : QObject(&window), m_document(document), m_settings(settings), m_prompts(prompts), m_window(window),
      m_bar(new SaveBar(look, &window)) {
    auto* timer = new QTimer(this);
    connect(&document, &BattleDocument::changed, this, &SaveMonitor::update);
    connect(timer, &QTimer::timeout, &document, &StoredBattle::look);
    connect(m_bar, &SaveBar::takeOverAsked, this, [this] { Q_EMIT takenOver(m_document.takeOver()); });
    timer->start(lookEvery);
    update();
}

void SaveMonitor::update() {
    m_bar->show(m_document.isOpen() ? m_document.keeping() : Keeping{});
    const QStringList notices = m_document.takeNotices();
    if (!notices.isEmpty()) {
        // The table says by itself what its own command came to, and would wipe this away.
        QTimer::singleShot(0, this, [this, notices] { Q_EMIT noticed(notices); });
    }
}

void SaveMonitor::offerIn(QMenu& menu) {
    m_menu = &menu;
    connect(&menu, &QMenu::aboutToShow, this, &SaveMonitor::fillMenu);
    refresh();
}

void SaveMonitor::offerOn(StartPage& page) {
    m_page = &page;
    connect(&page, &StartPage::unsavedAsked, this, &SaveMonitor::openAsked);
    connect(&page, &StartPage::discardAsked, this, &SaveMonitor::discard);
    refresh();
}

void SaveMonitor::refresh() {
    m_unsaved = m_document.unsaved();
    if (m_page) {
        m_page->setUnsaved(m_unsaved);
    }
    m_menu->menuAction()->setVisible(!m_unsaved.isEmpty());
}

void SaveMonitor::fillMenu() {
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

void SaveMonitor::discard(const QString& path) {
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
        removeUnsavedBattle(fromText(path));
        refresh();
    }
}

namespace {

QString toneOf(Keeping::Kind kind) {
    switch (kind) {
    case Keeping::Kind::InMemory:
        return QStringLiteral("alarm");
    case Keeping::Kind::Elsewhere:
        return QStringLiteral("caution");
    case Keeping::Kind::Safe:
    case Keeping::Kind::Journal:
    case Keeping::Kind::ReadOnly:
        break;
    }
    return {};
}

} // namespace

SaveBar::SaveBar(const Look& look, QWidget* parent)
    : OfferBar(look, "keeping", parent), m_takeOver(addButton("TakeOver", tr("Take it over"))),
      m_save(addButton("Save", tr("Save here"))), m_elsewhere(addButton("Elsewhere", tr("Save elsewhere…"))) {
    setObjectName(QStringLiteral("keepingBar"));
    connect(m_takeOver, &QPushButton::clicked, this, &SaveBar::takeOverAsked);
    connect(m_save, &QPushButton::clicked, this, &SaveBar::saveAsked);
    connect(m_elsewhere, &QPushButton::clicked, this, &SaveBar::saveElsewhereAsked);
}

void SaveBar::show(const Keeping& keeping) {
    const bool readOnly = keeping.kind == Keeping::Kind::ReadOnly;
    const QString tone = toneOf(keeping.kind);
    m_takeOver->setVisible(keeping.canTakeOver);
    m_save->setVisible(!readOnly);
    m_elsewhere->setText(readOnly ? tr("Save a copy…") : tr("Save elsewhere…"));
    m_elsewhere->setAccessibleName(m_elsewhere->text());
    if (property("tone").toString() != tone) {
        setProperty("tone", tone);
        update();
    }
    say(keeping.text, toneSignBefore(tone));
}

} // namespace umpire::gui
