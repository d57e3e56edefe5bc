#include "window/dice_menu.h"

#include "document/battle_document.h"
#include "prompts/prompts.h"
#include "window/call_dialog.h"
#include "window/check_dialog.h"

#include <QAction>
#include <QGuiApplication>
#include <QMenu>

namespace umpire::gui {

DiceMenu::DiceMenu(BattleDocument& document, Prompts& prompts, QMenu& menu, QWidget& window)
    : QObject(&window), m_document(document), m_prompts(prompts), m_window(window) {
    const auto add = [&](const QString& text, const char* name, void (DiceMenu::*act)()) {
        QAction* action = menu.addAction(text);
        action->setObjectName(QLatin1String(name));
        connect(action, &QAction::triggered, this, act);
        return action;
    };
    menu.addSeparator();
    m_call = add(tr("A &number from the players…"), "actionCallNumber", &DiceMenu::callNumber);
    m_check = add(tr("Chec&k the record…"), "actionCheckRecord", &DiceMenu::checkRecord);
    m_reveal = add(tr("Re&veal the dice…"), "actionRevealDice", &DiceMenu::reveal);
    connect(&m_document, &BattleDocument::changed, this, &DiceMenu::refresh);
    refresh();
}

void DiceMenu::refresh() {
    const bool open = m_document.isOpen();
    const bool plays = open && m_document.keeping().kind != Keeping::Kind::ReadOnly;
    m_check->setEnabled(open);
    m_call->setEnabled(plays);
    m_reveal->setEnabled(plays && !m_document.session().sealedSeries().empty());
}

void DiceMenu::checkRecord() {
    if (!m_document.isOpen()) {
        return;
    }
    QGuiApplication::setOverrideCursor(Qt::WaitCursor);
    const QStringList lines = m_document.checkRecord();
    QGuiApplication::restoreOverrideCursor();
    auto* dialog = new CheckDialog(lines, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void DiceMenu::callNumber() {
    if (!m_document.isOpen()) {
        return;
    }
    auto* dialog = new CallDialog(m_document.pledge(), m_document.called(), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { m_document.call(dialog->number()); });
    dialog->open();
}

void DiceMenu::reveal() {
    const QString title = tr("Reveal the dice");
    const bool meant = m_prompts.confirm(&m_window, title,
                                         tr("The secret of the dice is written into the battle's file, so "
                                            "that anybody can check every die that the "
                                            "program threw. This is for the end of the battle: dice thrown "
                                            "afterwards come from a new secret."),
                                         tr("Reveal"));
    if (meant) {
        m_prompts.tell(&m_window, title, m_document.revealDice());
    }
}

} // namespace umpire::gui
