#include "window/help_menu.h"

#include "document/text.h"
#include "help/help_windows.h"
#include "help/reading_pane.h"
#include "look/widgets.h"
#include "resolve/panel_rows.h"
#include "resolve/resolve_state.h"
#include "ui_main_window.h"
#include "umpire/sheets/rules_at_hand.h"

#include <QAction>
#include <QApplication>
#include <QMainWindow>
#include <QStringList>
#include <QWindow>

namespace umpire::gui {

namespace {

/// The roll that is asked for, or that was just made.
QStringList ofRoll(const Worksheet& sheet) {
    if (sheet.next >= 0) {
        return {toText(sheets::placeOfCheck(sheet.rolls[static_cast<std::size_t>(sheet.next)].check))};
    }
    if (!sheet.steps.empty()) {
        const Step& last = sheet.steps.back();
        return {toText(sheets::placeOfOutcome(last.outcome)), toText(sheets::placeOfCheck(last.check))};
    }
    if (!sheet.rolls.empty()) {
        return {toText(sheets::placeOfCheck(sheet.rolls.front().check))};
    }
    return {};
}

QStringList ofOffer(const RulePack& rules, const Offer* offer) {
    QStringList places;
    if (offer && offer->check) {
        places << toText(sheets::placeOfCheck(offer->id));
    }
    const Action* action = offer ? rules.action(offer->id) : nullptr;
    for (const Id& check : action ? action->checks : std::vector<Id>{}) {
        places << toText(sheets::placeOfCheck(check));
    }
    return places;
}

/// Where the rules tell of what is being done at the table, the nearest first: the line the keyboard is on,
/// the roll whose dice are wanted, what has just come out, the action begun, else the phase.
QStringList rulePlaces(const BattleDocument& document, const ResolveState& state, const QWidget* focus) {
    QStringList places;
    if (!document.isOpen()) {
        return places;
    }
    if (const auto* line = qobject_cast<const LineRow*>(focus)) {
        places << toText(sheets::placeOfModifier(line->line().id));
    }
    if (!state.idle()) {
        places << ofRoll(state.worksheet()) << ofOffer(document.rules(), state.offer());
    }
    return places << toText(sheets::placeOfPhase(document.battle().clock.phase));
}

/// Joins the entries of the help menu that show something to read with their windows, which are made when
/// they are first seen. Shows the rules wherever somebody asks for one: by the menu's entry, or by a
/// section's letter. Dialogs that wait for an answer let F1 through, too.
class HelpMenu : public QObject {
  public:
    HelpMenu(Ui::MainWindow& ui, const Look& look, const BattleDocument& document, const ResolveState& state,
             Prompts& prompts, QMainWindow& window)
        : QObject(&window), m_menus(*ui.menuBar), m_look(look), m_document(document), m_state(state),
          m_prompts(prompts), m_window(window) {
        ui.actionManual->setShortcut(Qt::CTRL | Qt::Key_F1);
        ui.actionKeys->setShortcut(Qt::CTRL | Qt::Key_Slash);
        ui.actionReference->setShortcut(QKeySequence(Qt::Key_F1));
        ui.actionReference->setShortcutContext(Qt::ApplicationShortcut);
        connect(ui.actionManual, &QAction::triggered, this, &HelpMenu::showManual);
        connect(ui.actionKeys, &QAction::triggered, this, &HelpMenu::showKeys);
        connect(ui.actionReference, &QAction::triggered, this, &HelpMenu::showRules);
        window.installEventFilter(this);
        qApp->installEventFilter(this);
    }

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (isForRules(*watched, *event)) {
            showRules();
            return true;
        }
        if (event->type() != RuleAsked::kind() || watched != &m_window) {
            return QObject::eventFilter(watched, event);
        }
        const QStringList& places = static_cast<RuleAsked*>(event)->places;
        if (places.isEmpty()) {
            showRules();
        } else {
            showRulesAt(places);
        }
        event->accept();
        return true;
    }

  private:
    void showManual() {
        if (!m_manual) {
            m_manual = new ManualWindow(m_look, manualFile(), &m_window);
        }
        bringUp(*m_manual);
    }

    void showKeys() {
        if (!m_keys) {
            m_keys = new KeyWindow(m_look, m_document, m_prompts, m_menus, &m_window);
        }
        bringUp(*m_keys);
    }

    ReferenceWindow& reference() {
        if (!m_reference) {
            m_reference = new ReferenceWindow(m_look, m_document, &m_window);
            connect(m_reference, &ReferenceWindow::placeAsked, this, &HelpMenu::showRules);
        }
        return *m_reference;
    }

    /// A dialog that waits for an answer keeps the window's keys from it.
    bool isForRules(const QObject& watched, const QEvent& event) const {
        const QWidget* waiting =
            event.type() == QEvent::KeyPress && static_cast<const QKeyEvent&>(event).key() == Qt::Key_F1
                ? QApplication::activeModalWidget()
                : nullptr;
        return waiting && waiting != m_reference && watched.isWidgetType() &&
               static_cast<const QWidget&>(watched).window() == waiting;
    }

    /// What belongs to a dialog that waits for an answer can be read while it waits.
    void belongTo(QWidget& owner) {
        ReferenceWindow& rules = reference();
        rules.winId(); // it has a window of the desktop from now on
        if (rules.windowHandle()->transientParent() != owner.windowHandle()) {
            rules.hide();
            rules.windowHandle()->setTransientParent(owner.windowHandle());
        }
    }

    void showRules() { showRulesAt(rulePlaces(m_document, m_state, m_window.focusWidget())); }

    void showRulesAt(const QStringList& places) {
        if (m_document.isOpen()) {
            QWidget* waiting = QApplication::activeModalWidget();
            belongTo(waiting ? *waiting : m_window);
            reference().showAt(places);
        }
    }

    const QMenuBar& m_menus;
    const Look& m_look;
    const BattleDocument& m_document;
    const ResolveState& m_state;
    Prompts& m_prompts;
    QMainWindow& m_window;
    ManualWindow* m_manual = nullptr;
    KeyWindow* m_keys = nullptr;
    ReferenceWindow* m_reference = nullptr;
};

} // namespace

void joinHelpMenu(Ui::MainWindow& ui, const Look& look, const BattleDocument& document,
                  const ResolveState& state, Prompts& prompts, QMainWindow& window) {
    new HelpMenu(ui, look, document, state, prompts, window);
}

} // namespace umpire::gui
