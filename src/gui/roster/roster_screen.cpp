#include "roster/roster_screen.h"

#include "balance/balance_page.h"
#include "document/text.h"
#include "look/look.h"
#include "look/widgets.h"
#include "roster/roster_page.h"
#include "roster/scenario_page.h"
#include "settings/prompts.h"
#include "settings/settings.h"
#include "umpire/base/file.h"
#include "umpire/battle/roster.h"
#include "umpire/rules/commands.h"
#include "umpire/rules/roster_keys.h"
#include "umpire/storage/csv_roster.h"

#include <QApplication>
#include <QClipboard>
#include <QFileInfo>
#include <QPointer>
#include <QStackedWidget>
#include <QTabBar>

namespace umpire::gui {

RosterScreen::RosterScreen(const Look& look, BattleDocument& document, Settings& settings, Prompts& prompts,
                           QWidget* parent)
    : QWidget(parent), m_look(look), m_document(document), m_settings(settings), m_prompts(prompts),
      m_collection(settings.value(Settings::Key::Collection).toString()),
      m_page(new RosterPage(look, document, m_collection, this)), m_title(new ElidedLabel(this)),
      m_count(new ElidedLabel(this)), m_tabs(new QTabBar(this)), m_pages(new QStackedWidget(this)) {
    setObjectName(QStringLiteral("rosterScreen"));
    setAttribute(Qt::WA_StyledBackground);
    build();
    connect(&m_document, &BattleDocument::changed, this, [this](const ChangeEvent& event) {
        const bool saved = event.kind == ChangeEvent::Kind::Saved; // the title may be that of the file
        if (saved || event.concerns(ChangeEvent::Parts(ChangeEvent::Roster) | ChangeEvent::Details)) {
            refresh();
        }
    });
    connect(m_page, &RosterPage::keepAsked, this, &RosterScreen::keepChosen);
    refresh();
}

void RosterScreen::build() {
    auto* layout = filling<QVBoxLayout>(this);
    layout->setSpacing(0);
    layout->addWidget(head());
    layout->addWidget(m_pages, 1);
    for (const QString& name : {tr("Roster"), tr("Scenario"), tr("Balance")}) {
        m_tabs->addTab(name);
    }
    m_pages->addWidget(m_page);
    connect(m_tabs, &QTabBar::currentChanged, this, &RosterScreen::openTab);
}

QWidget* RosterScreen::made(Tab tab) {
    if (tab == Tab::Scenario && !m_scenario) {
        m_scenario = new ScenarioPage(m_look, m_document, this);
        m_pages->addWidget(m_scenario);
        connect(m_scenario, &ScenarioPage::rulingsAsked, this, &RosterScreen::rulingsAsked);
    }
    if (tab == Tab::Balance && !m_balance) {
        m_balance = scrollFreely(new BalancePage(m_look, m_document, this), this);
        m_pages->addWidget(m_balance);
    }
    return tab == Tab::Roster     ? static_cast<QWidget*>(m_page)
           : tab == Tab::Scenario ? m_scenario
                                  : static_cast<QWidget*>(m_balance);
}

void RosterScreen::openTab(int index) {
    m_pages->setCurrentWidget(made(static_cast<Tab>(index)));
    Q_EMIT tabChanged();
}

QWidget* RosterScreen::head() {
    auto* head = named(new QWidget(this), "rosterHead");
    head->setAttribute(Qt::WA_StyledBackground);
    m_title->setObjectName(QStringLiteral("rosterTitle"));
    m_count->setObjectName(QStringLiteral("rosterCount"));
    m_count->setProperty("kind", QStringLiteral("muted"));
    named(m_tabs, "rosterTabs", tr("Parts of the roster"));
    m_tabs->setDrawBase(false);
    m_tabs->setUsesScrollButtons(false); // the title gives way, not they
    m_tabs->setElideMode(Qt::ElideNone);
    auto* row = new QHBoxLayout(head);
    row->addWidget(m_title);
    row->addWidget(m_count, 1);
    row->addWidget(m_tabs);
    auto* table = addRowButton(head, "toTable", tr("To the table"), tr("The battle begins, or goes on (F4)"),
                               "primary");
    connect(table, &QPushButton::clicked, this, &RosterScreen::tableAsked);
    return head;
}

void RosterScreen::refresh() {
    if (!m_document.isOpen()) {
        return;
    }
    const QString title = m_document.title();
    m_title->setWhole(title.isEmpty() ? tr("New battle") : title);
    const Battle& battle = m_document.battle();
    const auto units = static_cast<qsizetype>(battle.all(SubjectKind::Unit).size());
    m_count->setWhole(units == 0 ? QString() : sayCounted("RosterScreen", "%n unit", "%n units", units));
}

void RosterScreen::showTab(Tab tab) {
    m_tabs->setCurrentIndex(static_cast<int>(tab));
}

RosterScreen::Tab RosterScreen::tab() const {
    return static_cast<Tab>(m_tabs->currentIndex());
}

void RosterScreen::takeFocus() {
    m_pages->currentWidget() == m_page ? m_page->takeFocus() : m_pages->currentWidget()->setFocus();
}

/// A field that is typed in takes what stands there when the keyboard leaves it.
void RosterScreen::commit() {
    const QPointer<QWidget> typing = window()->focusWidget();
    if (isVisible() && typing && m_pages->isAncestorOf(typing)) {
        typing->clearFocus();
        typing && typing->isVisible() ? typing->setFocus() : takeFocus();
    }
    if (m_scenario) {
        m_scenario->commit();
    }
}

void RosterScreen::keepChosen() {
    const Ids ids = fromTexts(m_page->selected());
    const Subject* first = ids.empty() ? nullptr : m_document.battle().find(ids.front());
    if (!first || first->kind == SubjectKind::Side) {
        m_page->tell(tr("Choose a formation or units to keep; a whole side is kept as a battle file."));
        return;
    }
    if (const auto left = neededStranger(m_document.rules(), m_document.battle(), ids)) {
        const Attribute* needed =
            m_document.rules().attribute(m_document.battle().find(left->subject)->kind, left->attribute);
        // What stands under nobody is in no collection.
        const QString text = placeKey(m_document.battle().find(left->named)->kind).empty()
                                 ? tr("Not kept: %1 needs %2 (%3), which a collection cannot hold")
                                 : tr("Not kept: %1 needs %2 (%3); choose both");
        m_page->tell(
            text.arg(m_document.nameOf(left->subject), m_document.nameOf(left->named), toText(needed->name)));
        return;
    }
    const QString name =
        m_prompts.askName(this, tr("Keep in your collection"), tr("Name"), toText(first->name));
    if (name.isEmpty()) {
        return;
    }
    const QString problem = m_collection.add(
        {{}, fromText(name), m_document.rules().id, rosterOf(m_document.rules(), m_document.battle(), ids)});
    m_page->tell(problem.isEmpty() ? QString() : tr("Not kept: %1").arg(problem));
}

void RosterScreen::takeSheet(const std::string& text, const QString& name) {
    const CsvRoster sheet = readRosterCsv(text, fromText(name), m_document.rules(), &m_document.battle());
    if (hasErrors(sheet.issues)) {
        m_prompts.showIssues(this, tr("%1 cannot be read").arg(name), sheet.issues);
        return;
    }
    m_page->takeSheet(sheet.roster);
    showTab(Tab::Roster);
}

void RosterScreen::importSheet() {
    const QString path = m_prompts.fileToOpen(this, Prompts::FileKind::Roster, m_settings.folder());
    if (path.isEmpty()) {
        return;
    }
    const auto text = readFile(fromText(path));
    if (!text) {
        m_prompts.tell(this, tr("Not read"), tr("%1: this file %2").arg(path, toText(text.error().text)));
        return;
    }
    takeSheet(*text, QFileInfo(path).fileName());
}

void RosterScreen::exportSheet() {
    const QString folder = m_settings.folder();
    const QString title = m_document.title().isEmpty() ? tr("New battle") : m_document.title();
    const QString path =
        m_prompts.fileToSave(this, Prompts::FileKind::Roster, QStringLiteral("%1/%2.csv").arg(folder, title));
    if (path.isEmpty()) {
        return;
    }
    const std::string problem =
        writeFileAtomically(fromText(path), writeRosterCsv(m_document.rules(), m_document.battle()));
    if (!problem.empty()) {
        m_prompts.tell(this, tr("Not saved"), toText(problem));
    }
}

void RosterScreen::paste() {
    const QString text = QApplication::clipboard()->text();
    if (text.trimmed().isEmpty()) {
        m_page->tell(tr("The clipboard holds no text; copy rows with their heads in the spreadsheet first."));
        return;
    }
    takeSheet(fromText(text), tr("clipboard"));
}

void RosterScreen::reset() {
    const bool asks = m_settings.value(Settings::Key::AskReset).toBool();
    if (!asks ||
        m_prompts.confirm(this, tr("Back to before the battle"),
                          tr("Everything that was played is taken off the field; the roster stays. It can "
                             "be undone."),
                          tr("Take it back"))) {
        m_page->editor().run(commandOf(Verb::Reset));
    }
}

} // namespace umpire::gui
