#include "window/dice_menu.h"

#include "document/stored_battle.h"
#include "look/widgets.h"
#include "settings/prompts.h"
#include "umpire/dice/sealed_dice.h"

#include <QAction>
#include <QClipboard>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QRegularExpressionValidator>

namespace umpire::gui {

namespace {

/// What came of playing the record anew, to be read and copied.
class CheckDialog : public QDialog {
    Q_DECLARE_TR_FUNCTIONS(umpire::gui::CheckDialog)

  public:
    CheckDialog(const QStringList& lines, QWidget* parent) : QDialog(parent) {
        setObjectName(QStringLiteral("checkDialog"));
        setWindowTitle(tr("The record, checked"));
        resize(760, 420);
        auto* layout = new QVBoxLayout(this);
        layout->addWidget(
            makeLabel(this, "checkHead", "heading", lines.isEmpty() ? QString() : lines.back()));
        auto* text = named(new QPlainTextEdit(lines.join(QLatin1Char('\n')), this), "checkLines",
                           tr("What was found"));
        text->setReadOnly(true);
        layout->addWidget(text, 1);
        auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
        QPushButton* copy = buttons->addButton(tr("Copy"), QDialogButtonBox::ActionRole);
        copy->setObjectName(QStringLiteral("checkCopy"));
        speakButtons(*buttons);
        layout->addWidget(buttons);
        connect(copy, &QPushButton::clicked, this,
                [text] { QGuiApplication::clipboard()->setText(text->toPlainText()); });
        connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    }
};

/// Asks for the number that the players call, beside the pledge that they see before they call it.
class CallDialog : public QDialog {
    Q_DECLARE_TR_FUNCTIONS(umpire::gui::CallDialog)

  public:
    CallDialog(const QString& pledge, std::optional<std::uint64_t> called, QWidget* parent)
        : QDialog(parent) {
        setObjectName(QStringLiteral("callDialog"));
        setWindowTitle(tr("A number from the players"));
        auto* layout = new QVBoxLayout(this);
        layout->addWidget(
            makeLabel(this, "", "",
                      tr("The dice come from a secret that is settled already; this is its pledge. Let the "
                         "players note its first letters, and then call a number: it is mixed into every die "
                         "from here on.")));
        auto* shown = named(makeLabel(this, "", "", pledge), "callPledge", tr("Pledge of the dice"));
        shown->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        layout->addWidget(shown);
        m_number = named(new QLineEdit(called ? QString::number(*called) : QString(), this), "callNumber",
                         tr("Number the players call"));
        m_number->setPlaceholderText(tr("Number the players call"));
        m_number->setValidator(
            new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,12}")), m_number));
        layout->addWidget(m_number);
        auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
        QPushButton* ok = buttons->button(QDialogButtonBox::Ok);
        ok->setText(tr("Mix it in"));
        speakButtons(*buttons);
        ok->setEnabled(m_number->hasAcceptableInput());
        layout->addWidget(buttons);
        connect(m_number, &QLineEdit::textChanged, this,
                [this, ok] { ok->setEnabled(m_number->hasAcceptableInput()); });
        connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
        connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
        m_number->setFocus();
    }

    std::uint64_t number() const { return m_number->text().toULongLong(); }

  private:
    QLineEdit* m_number = nullptr;
};

} // namespace

DiceMenu::DiceMenu(StoredBattle& document, Prompts& prompts, QMenu& menu, QWidget& window)
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
