#include "preferences/preferences_dialog.h"

#include "document/text.h"
#include "look/plain_texts.h"
#include "look/widgets.h"
#include "preferences/folders_pane.h"
#include "roster/roster_field.h"
#include "settings/language.h"
#include "ui_preferences_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QSignalBlocker>

namespace umpire::gui {

namespace {

constexpr QLatin1String collectionFile("collection.json");
const QString centimetres = QStringLiteral("centimetres");

QString ownRulesFolder() {
    return toText(userFolders().rules.string());
}

} // namespace

PreferencesDialog::PreferencesDialog(const Look& look, const BattleDocument& document, Settings& settings,
                                     DiceThrowers& throwers, Prompts& prompts, QWidget* parent)
    : QDialog(parent), m_look(look), m_document(document), m_settings(settings), m_throwers(throwers),
      m_prompts(prompts), m_ui(std::make_unique<Ui::PreferencesDialog>()) {
    m_ui->setupUi(this);
    m_ui->textPercent->setKeyboardTracking(false);
    m_ui->clockMinutes->setMaximum(static_cast<int>(Battle::mostMinutes));
    buildFolders();
    join();
    connect(&m_look, &Look::changed, this, &PreferencesDialog::restyle);
    connect(&m_throwers, &DiceThrowers::changed, this, &PreferencesDialog::refresh);
    connect(&m_document, &BattleDocument::changed, this, [this](const ChangeEvent& event) {
        if (event.kind == ChangeEvent::Kind::Opened && isVisible()) {
            refresh();
        }
    });
    restyle();
}

PreferencesDialog::~PreferencesDialog() = default;

void PreferencesDialog::join() {
    connect(m_ui->textPercent, &QSpinBox::valueChanged, this, &PreferencesDialog::textWanted);
    // Theme::names() and the choices stand in the same order.
    connect(m_ui->themeChoice, &QComboBox::activated, this,
            [this](int choice) { Q_EMIT themeWanted(Theme::names().at(choice)); });
    connect(m_ui->tintTick, &QCheckBox::clicked, this, &PreferencesDialog::tintWanted);
    connect(m_ui->atOnceTick, &QCheckBox::clicked, this, &PreferencesDialog::applyAtOnceWanted);
    joinWords();
    joinClock();
    joinTick(*m_ui->owedTick, Settings::Key::AskOwed);
    joinTick(*m_ui->resetTick, Settings::Key::AskReset);
    joinTick(*m_ui->discardTick, Settings::Key::AskDiscard);
    joinTick(*m_ui->resultTick, Settings::Key::SoundResult);
    joinTick(*m_ui->dueTick, Settings::Key::SoundDue);
    connect(m_ui->soundTry, &QPushButton::clicked, this, [] { QApplication::beep(); });
    connect(m_ui->battlesChange, &QPushButton::clicked, this, &PreferencesDialog::changeBattles);
    connect(m_ui->collectionChange, &QPushButton::clicked, this, &PreferencesDialog::changeCollection);
    connect(m_ui->resetPage, &QPushButton::clicked, this,
            [this] { resetPage(m_ui->preferencePages->currentIndex()); });
    connect(m_ui->resetAll, &QPushButton::clicked, this, [this] {
        for (int page = 0; page < m_ui->preferencePages->count(); ++page) {
            resetPage(page);
        }
    });
    connect(m_ui->preferencesClose, &QPushButton::clicked, this, &QDialog::close);
}

/// What stands in them is looked at when the page is: every pack is read for it.
void PreferencesDialog::buildFolders() {
    m_folders = new FoldersPane(m_look, m_document, m_settings, m_prompts, m_ui->folderPage);
    constexpr int belowTheForm = 1;
    m_ui->folderPageLayout->insertWidget(belowTheForm, m_folders, 1);
    connect(m_folders, &FoldersPane::collectionMoved, this, &PreferencesDialog::collectionMoved);
    connect(m_folders, &FoldersPane::collectionMoved, this, &PreferencesDialog::refresh);
    connect(m_folders, &FoldersPane::tookIn, this, &PreferencesDialog::tookIn);
    connect(m_ui->preferencePages, &QTabWidget::currentChanged, this, &PreferencesDialog::refreshFolders);
}

void PreferencesDialog::refreshFolders() {
    if (isVisible() && m_ui->preferencePages->currentWidget() == m_ui->folderPage) {
        m_folders->refresh();
    }
}

void PreferencesDialog::showFolders() {
    m_ui->preferencePages->setCurrentWidget(m_ui->folderPage);
}

/// Languages are called by their own names, so that everybody finds his.
void PreferencesDialog::joinWords() {
    m_ui->languageChoice->addItem(tr("As the system"), QString());
    for (const QString& code : Language::known()) {
        QString name = QLocale(code).nativeLanguageName();
        name.replace(0, 1, name.left(1).toUpper());
        m_ui->languageChoice->addItem(code == QLatin1String("en") ? QStringLiteral("English") : name, code);
    }
    connect(m_ui->languageChoice, &ChoiceBox::chosen, this, [this] {
        m_settings.set(Settings::Key::Language, m_ui->languageChoice->currentData());
        Q_EMIT otherWordsWanted();
    });
    connect(m_ui->lengthsChoice, &ChoiceBox::chosen, this, [this] {
        m_ui->lengthsChoice->currentIndex() == 0 ? m_settings.reset(Settings::Key::Lengths)
                                                 : m_settings.set(Settings::Key::Lengths, centimetres);
        Q_EMIT otherWordsWanted();
    });
}

void PreferencesDialog::showWords() {
    const int language = m_ui->languageChoice->findData(m_settings.value(Settings::Key::Language));
    m_ui->languageChoice->setShown(std::max(0, language));
    m_ui->lengthsChoice->setShown(m_settings.value(Settings::Key::Lengths) == centimetres ? 1 : 0);
}

void PreferencesDialog::joinClock() {
    connect(m_ui->clockMinutes, &QSpinBox::valueChanged, this,
            [this](int minutes) { m_settings.set(Settings::Key::ClockMinutes, minutes); });
    for (const auto& [tick, key] : {std::pair(m_ui->clockStartsTick, Settings::Key::ClockStarts),
                                    std::pair(m_ui->clockShownTick, Settings::Key::ClockShown)}) {
        joinTick(*tick, key);
        connect(tick, &QCheckBox::clicked, this, &PreferencesDialog::clockWanted);
    }
}

void PreferencesDialog::joinTick(QCheckBox& box, const Settings::Entry& key) {
    connect(&box, &QCheckBox::clicked, this, [this, key](bool on) { m_settings.set(key, on); });
}

void PreferencesDialog::restyle() {
    constexpr int large = 150; // per cent: then a line of its own for each label is more than the screen has
    m_ui->folderForm->setRowWrapPolicy(m_look.percent() > large ? QFormLayout::DontWrapRows
                                                                : QFormLayout::WrapAllRows);
    giveSize(m_look, *this, 680, 580);
    layout()->setContentsMargins(m_look.px(16), m_look.px(12), m_look.px(16), m_look.px(12));
    layout()->setSpacing(m_look.px(12));
    for (QWidget* page : {m_ui->lookPage, m_ui->dicePage, m_ui->askPage, m_ui->clockPage, m_ui->folderPage,
                          m_ui->soundPage}) {
        page->layout()->setContentsMargins(m_look.px(4), m_look.px(12), m_look.px(4), 0);
        page->layout()->setSpacing(m_look.px(10));
    }
    for (QFormLayout* form : {m_ui->lookForm, m_ui->diceForm, m_ui->clockForm, m_ui->folderForm}) {
        form->setHorizontalSpacing(m_look.px(16));
        form->setVerticalSpacing(m_look.px(8));
    }
    refresh();
}

void PreferencesDialog::showEvent(QShowEvent* event) {
    refresh();
    QDialog::showEvent(event);
    refreshFolders();
}

void PreferencesDialog::refresh() {
    const QSignalBlocker quiet(m_ui->textPercent);
    const QSignalBlocker quietMinutes(m_ui->clockMinutes);
    const auto on = [this](const Settings::Entry& key) { return m_settings.value(key).toBool(); };
    m_ui->textPercent->setValue(m_look.percent());
    m_ui->themeChoice->setCurrentIndex(static_cast<int>(
        std::max<qsizetype>(0, Theme::names().indexOf(m_settings.value(Settings::Key::Theme).toString()))));
    m_ui->tintTick->setChecked(on(Settings::Key::TintChanges));
    m_ui->atOnceTick->setChecked(on(Settings::Key::ApplyAtOnce));
    m_ui->owedTick->setChecked(on(Settings::Key::AskOwed));
    m_ui->resetTick->setChecked(on(Settings::Key::AskReset));
    m_ui->discardTick->setChecked(on(Settings::Key::AskDiscard));
    m_ui->resultTick->setChecked(on(Settings::Key::SoundResult));
    m_ui->dueTick->setChecked(on(Settings::Key::SoundDue));
    m_ui->clockMinutes->setValue(m_settings.value(Settings::Key::ClockMinutes).toInt());
    m_ui->clockStartsTick->setChecked(on(Settings::Key::ClockStarts));
    m_ui->clockShownTick->setChecked(on(Settings::Key::ClockShown));
    showPath(*m_ui->battlesFolder, m_settings.folder());
    showPath(*m_ui->collectionFolder,
             QFileInfo(m_settings.value(Settings::Key::Collection).toString()).absolutePath());
    showPath(*m_ui->rulesFolder, ownRulesFolder());
    showWords();
    showDice();
}

/// The end of a path tells most.
void PreferencesDialog::showPath(QLineEdit& line, const QString& path) {
    line.setText(QDir::toNativeSeparators(path));
    line.setToolTip(line.text());
}

/// One row for each kind of die of the battle that is open; rows stay while the dice are the same, so that a
/// list is not taken away under the hand.
void PreferencesDialog::showDice() {
    const std::vector<Die> dice = m_document.isOpen() ? m_document.rules().dice : std::vector<Die>{};
    m_ui->diceHint->setText(dice.empty()
                                ? tr("Who throws each kind of die is chosen while a battle is open.")
                                : tr("Who throws each kind of die. It can also be chosen beside the dice, "
                                     "while they are asked for."));
    QStringList shown;
    for (const Die& die : dice) {
        shown << toText(die.id);
    }
    if (m_ui->diceForm->property("dice").toStringList() != shown ||
        m_ui->diceForm->rowCount() != shown.size()) {
        while (m_ui->diceForm->rowCount() > 0) {
            m_ui->diceForm->removeRow(0);
        }
        for (const Die& die : dice) {
            m_ui->diceForm->addRow(asWritten(toText(die.name)), makeWays(die));
        }
        m_ui->diceForm->setProperty("dice", shown);
    }
    for (const Die& die : dice) {
        auto* box = findChild<QComboBox*>(QStringLiteral("ways-") + toText(die.id));
        box->setCurrentIndex(box->findData(static_cast<int>(m_throwers.of(toText(die.id)))));
    }
}

QComboBox* PreferencesDialog::makeWays(const Die& die) {
    auto* box = named(new QComboBox(this), QStringLiteral("ways-") + toText(die.id),
                      tr("Who throws the %1").arg(toText(die.name)));
    box->addItem(tr("The players throw it"), static_cast<int>(DiceThrower::Thrown));
    if (!die.substitutes.empty()) {
        box->addItem(
            tr("The players throw a %1 in its place").arg(toText(die.substitutes.front().id).toUpper()),
            static_cast<int>(DiceThrower::Substitute));
    }
    box->addItem(tr("The program throws it"), static_cast<int>(DiceThrower::Program));
    connect(box, &QComboBox::activated, this, [this, box, id = toText(die.id)] {
        m_throwers.set(id, static_cast<DiceThrower>(box->currentData().toInt()));
    });
    return box;
}

void PreferencesDialog::changeBattles() {
    const QString folder = m_prompts.folderToOpen(this, m_settings.folder());
    if (!folder.isEmpty()) {
        m_settings.set(Settings::Key::Folder, folder);
        refresh();
    }
}

void PreferencesDialog::changeCollection() {
    const QString before = m_settings.value(Settings::Key::Collection).toString();
    const QString folder = m_prompts.folderToOpen(this, QFileInfo(before).absolutePath());
    if (!folder.isEmpty()) {
        const QString file = QDir(folder).filePath(collectionFile);
        m_settings.set(Settings::Key::Collection, file);
        Q_EMIT collectionMoved(file);
        refresh();
    }
}

void PreferencesDialog::forget(std::initializer_list<Settings::Entry> keys) {
    for (const Settings::Entry& key : keys) {
        m_settings.reset(key);
    }
}

void PreferencesDialog::resetLook() {
    const QVariant spoken = m_settings.value(Settings::Key::Language);
    const QVariant lengths = m_settings.value(Settings::Key::Lengths);
    forget({Settings::Key::Theme, Settings::Key::TextPercent, Settings::Key::TintChanges,
            Settings::Key::Language, Settings::Key::Lengths});
    Q_EMIT themeWanted(m_settings.value(Settings::Key::Theme).toString());
    Q_EMIT tintWanted(m_settings.value(Settings::Key::TintChanges).toBool());
    Q_EMIT textWanted(m_settings.value(Settings::Key::TextPercent).toInt());
    if (spoken != m_settings.value(Settings::Key::Language) ||
        lengths != m_settings.value(Settings::Key::Lengths)) {
        Q_EMIT otherWordsWanted();
    }
}

void PreferencesDialog::resetPage(int page) {
    const QWidget* shown = m_ui->preferencePages->widget(page);
    if (shown == m_ui->lookPage) {
        resetLook();
    } else if (shown == m_ui->dicePage) {
        m_throwers.reset();
        forget({Settings::Key::ApplyAtOnce});
        Q_EMIT applyAtOnceWanted(m_settings.value(Settings::Key::ApplyAtOnce).toBool());
    } else if (shown == m_ui->askPage) {
        forget({Settings::Key::AskOwed, Settings::Key::AskReset, Settings::Key::AskDiscard});
    } else if (shown == m_ui->clockPage) {
        forget({Settings::Key::ClockMinutes, Settings::Key::ClockStarts, Settings::Key::ClockShown});
        Q_EMIT clockWanted();
    } else if (shown == m_ui->folderPage) {
        forget({Settings::Key::Folder, Settings::Key::Collection});
        Q_EMIT collectionMoved(m_settings.value(Settings::Key::Collection).toString());
    } else if (shown == m_ui->soundPage) {
        forget({Settings::Key::SoundResult, Settings::Key::SoundDue});
    }
    refresh();
}

} // namespace umpire::gui
