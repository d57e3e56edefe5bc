#include "window/preferences_actions.h"

#include "preferences/preferences_dialog.h"
#include "table/table_clock.h"
#include "table/table_screen.h"
#include "ui_main_window.h"

#include <QAction>
#include <QActionGroup>
#include <QMainWindow>

namespace umpire::gui {

PreferencesActions::PreferencesActions(Ui::MainWindow& ui, Look& look, const BattleDocument& document,
                                       Settings& settings, Prompts& prompts, TableScreen& table,
                                       TextSize& text, QMainWindow& window)
    : QObject(&window), m_ui(ui), m_look(look), m_document(document), m_settings(settings),
      m_prompts(prompts), m_table(table), m_text(text), m_window(window) {
    // Some desktops bind nothing to it.
    m_ui.actionPreferences->setShortcut(Qt::CTRL | Qt::Key_Comma);
    connect(m_ui.actionPreferences, &QAction::triggered, this, &PreferencesActions::show);
    joinThemes();
    setClock();
}

/// The menu has one entry for high contrast; it goes with the desktop.
void PreferencesActions::joinThemes() {
    auto* themes = new QActionGroup(this);
    const QString kept = m_settings.value(Settings::Key::Theme).toString();
    for (const auto& [action, name] : themeActions()) {
        themes->addAction(action);
        action->setChecked(kept.startsWith(name));
        connect(action, &QAction::triggered, this, [this, theme = name] { setTheme(theme); });
    }
}

QList<std::pair<QAction*, QString>> PreferencesActions::themeActions() const {
    return {{m_ui.actionThemeAuto, QStringLiteral("auto")},
            {m_ui.actionThemeLight, QStringLiteral("light")},
            {m_ui.actionThemeDark, QStringLiteral("dark")},
            {m_ui.actionThemeContrast, QStringLiteral("contrast")}};
}

void PreferencesActions::show() {
    bringUp(dialog());
}

void PreferencesActions::showFolders() {
    dialog().showFolders();
    show();
}

PreferencesDialog& PreferencesActions::dialog() {
    if (m_dialog) {
        return *m_dialog;
    }
    m_dialog = new PreferencesDialog(m_look, m_document, m_settings, m_table.resolveState().throwers(),
                                     m_prompts, &m_window);
    connect(m_dialog, &PreferencesDialog::textWanted, this, [this](int percent) { m_text.ask(percent); });
    connect(m_dialog, &PreferencesDialog::themeWanted, this, &PreferencesActions::setTheme);
    connect(m_dialog, &PreferencesDialog::tintWanted, this, [this](bool on) {
        m_ui.actionTint->setChecked(on);
        m_table.setTinting(on);
    });
    connect(m_dialog, &PreferencesDialog::applyAtOnceWanted, this, [this](bool on) {
        m_ui.actionApplyAtOnce->setChecked(on);
        m_table.setApplyAtOnce(on);
    });
    connect(m_dialog, &PreferencesDialog::collectionMoved, this, &PreferencesActions::collectionMoved);
    connect(m_dialog, &PreferencesDialog::tookIn, this, &PreferencesActions::tookIn);
    connect(m_dialog, &PreferencesDialog::clockWanted, this, &PreferencesActions::setClock);
    connect(m_dialog, &PreferencesDialog::otherWordsWanted, this, &PreferencesActions::otherWordsWanted);
    // What the menus change shows here, too.
    for (const QAction* action : {m_ui.actionTint, m_ui.actionApplyAtOnce}) {
        connect(action, &QAction::toggled, m_dialog, &PreferencesDialog::refresh, Qt::QueuedConnection);
    }
    return *m_dialog;
}

void PreferencesActions::setClock() {
    m_table.clock().setStartsItself(m_settings.value(Settings::Key::ClockStarts).toBool());
    m_table.clock().setShown(m_settings.value(Settings::Key::ClockShown).toBool());
}

void PreferencesActions::setTheme(const QString& name) {
    m_settings.set(Settings::Key::Theme, name);
    for (const auto& [action, of] : themeActions()) {
        if (name.startsWith(of)) {
            action->setChecked(true);
        }
    }
    m_look.setThemeName(name);
}

} // namespace umpire::gui
