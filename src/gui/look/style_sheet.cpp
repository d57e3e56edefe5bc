#include "look/style_sheet.h"

#include "look/disabled_ink.h"
#include "look/look.h"

namespace umpire::gui {

namespace {

/// A line to type into takes its ink from the palette: a colour given here would be halved for the words that
/// stand in it while it is empty, which then could not be read.
const char* const sheet = R"(
* { font-size: @14; }
QLabel, QCheckBox { color: $ink; }
QMainWindow, QDialog, #playersWindow, #startPage, #rosterScreen, #balancePage, #fieldView, #fieldBar, #sideColumn, #columnContents { background: $background; }
QToolTip { background: $tile; color: $ink; border: 1px solid $line; padding: @4; }

QMenuBar { background: $pane; padding: 0 @8; }
QMenuBar::item { padding: @4 @8; background: transparent; border-radius: @4; }
QMenuBar::item:selected, QMenu::item:selected { background: $accent; color: $onAccent; }
QMenu { background: $pane; border: 1px solid $line; padding: @4; }
QMenu::item { padding: @6 @24; border-radius: @4; }
QMenu::item:disabled { color: $disabled; }
QMenu::item:disabled:selected { background: transparent; color: $disabled; border: 1px solid $line; }
QMenu::separator { height: 1px; background: $line; margin: @4 @8; }

#turnBar { background: $pane; border: none; border-bottom: 1px solid $line; }
#turnLabel { font-size: @22; font-weight: 700; }
#sideLabel { font-size: @18; font-weight: 600; }
#playersHead { background: $pane; border-bottom: 1px solid $line; }
#playersTurn { font-size: @30; font-weight: 700; }
#playersSide { font-size: @26; font-weight: 600; }
#playersPhase { font-size: @26; }
#playersEmpty { font-size: @22; color: $muted; }
#playersResult { background: $pane; border-top: 1px solid $line; }
#resolvePanel, #resolveContents, #resolveScroll { background: $pane; border: none; }
#resolvePanel { border-left: 1px solid $line; }
#resolveTitle { font-size: @18; font-weight: 700; }
#hintLabel { font-size: @15; }
QLabel[kind="heading"] { font-size: @15; font-weight: 700; }
QLabel[kind="muted"] { color: $muted; font-size: @13; }
QLabel[kind="pageTitle"] { font-size: @28; font-weight: 700; }
QLabel[kind="warning"] { color: $caution; font-size: @14; }
QLabel[kind="refusal"] { color: $alarm; font-size: @15; }

QPushButton, QToolButton { background: $tile; color: $ink; border: 1px solid $line; border-radius: @6;
    padding: @6 @12; font-weight: 600; }
QPushButton:hover, QToolButton:hover { border-color: $muted; }
QPushButton:focus, QToolButton:focus { border: 2px solid $selection; padding: @5 @11; }
QPushButton:pressed, QToolButton:pressed { background: $background; }
QPushButton:disabled, QToolButton:disabled { color: $disabled; background: $pane; border: $barred; }
QPushButton:checked, QPushButton[kind="primary"]:enabled { background: $accent; color: $onAccent; border-color: $accent; }
QPushButton:checked:focus, QPushButton[kind="primary"]:focus { border-color: $ink; }
QPushButton::menu-indicator { width: 0; }
QPushButton[kind="face"] { font-size: @22; font-weight: 700; padding: 0; border: 2px solid $ink; border-radius: @8; }
QPushButton[kind="face"]:hover { border-color: $selection; }
QPushButton[kind="face"]:disabled { border: $barred; color: $disabled; }
QPushButton[kind="face"]:checked, QPushButton[kind="face"]:checked:disabled { border-color: $accent;
    background: $accent; color: $onAccent; }
QPushButton[kind="quiet"] { background: transparent; border: none; color: $muted; font-weight: 400; padding: @4 0;
    text-align: left; }
QPushButton[kind="quiet"]:disabled { border: none; color: $disabled; }
QPushButton[kind="quiet"]:hover, QPushButton[kind="quiet"]:focus { color: $accent; }
#overrideEditor { background: $tile; border: 2px solid $accent; }
QPushButton[kind="small"], QPushButton[kind="smallPrimary"] { font-size: @13; padding: @3 @9; }
QPushButton[kind="small"]:focus, QPushButton[kind="smallPrimary"]:focus { padding: @2 @8; }
QPushButton[kind="smallPrimary"]:enabled { background: $accent; color: $onAccent; border-color: $accent; }
QPushButton[kind="smallPrimary"]:focus { border-color: $ink; }
#specialsBoard { background: $background; border: none; border-top: 1px solid $line; }
#specialsContents, #rulingContents { background: transparent; }
#commandPalette { background: $pane; border: 2px solid $accent; border-radius: @8; }
#subjectFacts, #subjectForm { background: $pane; }
#tourPanel { background: $tile; border: 2px solid $selection; border-radius: @8; }
#rulingList { background: $pane; border: 1px solid $line; border-radius: @4; }
#rulingList::item { padding: @4 @8; border: 1px solid transparent; }
#rulingList::item:selected { background: $accent; color: $onAccent; }
#scenarioPage, #scenarioContents { background: $pane; border: none; }
QListView[kind="plan"], #unitPickerTree { background: $tile; border: 1px solid $line; border-radius: @4; }
QListView[kind="plan"]::item { padding: @3 @6; border: 1px solid transparent; }
QListView[kind="plan"]::item:selected { background: $accent; color: $onAccent; }
#unitPickerTree::indicator { width: @16; height: @16; border: 2px solid $ink; border-radius: @3; background: $tile; }
#unitPickerTree::indicator:indeterminate { background: $muted; }
#unitPickerTree::indicator:checked { background: $accent; border-color: $accent; image: url(:/icons/$tick); }
#unitPickerTree::indicator:checked:selected { border-color: $onAccent; }
QLabel[kind="situation"] { font-size: @14; }
QLabel[kind="sheetTitle"], #tourTitle { font-size: @20; font-weight: 700; }
QLabel[kind="reading"], #tourText { font-size: @16; }
#paletteLine { font-size: @18; }
QPushButton[kind="start"] { text-align: left; padding: @12 @16; font-size: @15; }
QPushButton[kind="start"]:focus { padding: @11 @15; }

#rosterHead { background: $pane; border-bottom: 1px solid $line; }
#rosterTitle { font-size: @22; font-weight: 700; }
#templatePanel, #templateContents { background: $background; }
#rosterForm, #rosterFormScroll { background: $pane; }
#rosterFormScroll { border-left: 1px solid $line; }
#findingsList { background: $background; border-top: 1px solid $line; }
#findingsContents { background: transparent; }
#rosterHint { font-size: @16; padding: @16; }
QPushButton[kind="template"] { text-align: left; padding: @5 @8; font-size: @13; }
QPushButton[kind="template"]:focus { padding: @4 @7; }
QPushButton[kind="finding"] { text-align: left; background: transparent; border: none; font-weight: 400; padding: @3 @4; }
QPushButton[kind="finding"]:hover, QPushButton[kind="finding"]:focus { color: $accent; }
QPushButton[kind="finding"]:focus { border: 2px solid $selection; padding: @1 @2; }
QTreeView { background: $pane; border: none; outline: none; }
QHeaderView { background: $background; }
QHeaderView::section { background: $background; color: $muted; border: none; border-bottom: 1px solid $line;
    padding: @4 @6; font-weight: 600; }

QPushButton[kind="slim"] { padding: @3 @10; font-size: @13; }
QPushButton[kind="slim"]:focus { padding: @2 @9; }

QComboBox, QSpinBox { color: $ink; }
QComboBox, QLineEdit, QSpinBox { background: $tile; border: 1px solid $muted; border-radius: @4;
    padding: @3 @6; selection-background-color: $accent; selection-color: $onAccent; }
QComboBox:focus, QLineEdit:focus, QSpinBox:focus { border: 2px solid $selection; padding: @2 @5; }
QComboBox:disabled, QLineEdit:disabled, QSpinBox:disabled { color: $disabled; border: $barred; }
QCheckBox:disabled, QRadioButton:disabled { color: $disabled; }
QComboBox QAbstractItemView { background: $pane; color: $ink; border: 1px solid $line;
    selection-background-color: $accent; selection-color: $onAccent; }
QComboBox::drop-down, QSpinBox::up-button, QSpinBox::down-button { border: none; background: transparent; width: @20; }
QComboBox::down-arrow, QSpinBox::down-arrow { image: url(:/icons/$down); width: @10; height: @10; }
QSpinBox::up-arrow { image: url(:/icons/up.svg); width: @10; height: @10; }
QSpinBox { min-width: @40; }
QCheckBox, QRadioButton { spacing: @8; padding: @2 @3; border: 2px solid transparent; border-radius: @4; }
QCheckBox:focus, QRadioButton:focus { border-color: $selection; }
#catchUpTable::indicator { width: @16; height: @16; border: 2px solid $ink; border-radius: @3; background: $tile; }
#catchUpTable::indicator:checked { background: $accent; border-color: $accent; image: url(:/icons/$tick); }
#catchUpTable::item:selected { background: $background; color: $ink; border: 2px solid $selection; padding: 0 @6; }
QCheckBox::indicator { width: @16; height: @16; border: 2px solid $ink; border-radius: @3; background: $tile; }
QCheckBox::indicator:checked { background: $accent; border-color: $accent; image: url(:/icons/$tick); }
QCheckBox::indicator:disabled { border: $barred; }
QRadioButton::indicator { width: @16; height: @16; border: 2px solid $ink; border-radius: @9; background: $tile; }
QRadioButton::indicator:checked { background: $accent; border-color: $ink; }
QScrollArea { border: none; background: transparent; }
QListView { background: transparent; border: none; outline: none; }
QTableView { background: $pane; border: none; outline: none; gridline-color: $line; }
QTableView::item { border: none; border-bottom: 1px solid $line; padding: 0 @8; }
QTableView::item:selected { background: $background; color: $ink; }
#balanceHead, #balanceNames { background: $pane; border: none; }
#rehearsalNumbers::item:selected { border-bottom: 2px solid $selection; }
QTableView QTableCornerButton::section { background: $pane; border: none; border-bottom: 1px solid $muted; }
#claimStrip { background: $pane; border: none; border-top: 1px solid $line; }
#keepingBar { background: $tile; border: none; border-bottom: 2px solid $muted; }
#keepingBar[tone="caution"] { border-bottom: 3px solid $caution; }
#keepingBar[tone="alarm"] { border-bottom: 3px solid $alarm; }
#noticeBar { background: $tile; border: none; border-top: 2px solid $accent; border-bottom: 1px solid $line; }
#duePanel, #dueContents { background: $pane; }
QMainWindow::separator { background: $line; height: @4; width: @4; }
QTabBar::tab { background: $background; color: $muted; border: none; border-bottom: @2 solid $line; padding: @4 @16;
    font-weight: 600; }
QTabBar::tab:selected { background: $pane; color: $ink; border-bottom: @2 solid $accent; }
QTabBar::tab:focus { color: $accent; }
#recordArea { background: $pane; border: none; border-top: 1px solid $line; }
#undoConfirmation { background: $background; border: none; border-top: 2px solid $accent; border-bottom: 1px solid $line; }
#undoQuestion { font-size: @15; font-weight: 700; }
#explanationPane { background: $pane; border: none; border-left: 1px solid $line; }
#explanationText { background: $pane; border: none; }
#correctOutlook { background: $tile; border: 1px solid $line; }
#correctHead { font-size: @18; }
QLabel[kind="question"] { font-size: @15; }
#correctDialog QScrollArea > QWidget > QWidget, #diceDialog QScrollArea > QWidget > QWidget { background: transparent; }
QPlainTextEdit { background: $tile; border: 1px solid $line; }

QScrollBar:vertical { background: transparent; width: @12; margin: 0; }
QScrollBar:horizontal { background: transparent; height: @12; margin: 0; }
QScrollBar::handle { background: $line; border-radius: @4; margin: 2px; min-height: @32; min-width: @32; }
QScrollBar::handle:hover { background: $muted; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QSplitter::handle { background: $line; }
QSplitter::handle:vertical { height: 1px; }
)";

/// Replaces `@12` by that length at the text size in force.
QString withLengths(QString text, const Look& look) {
    QString result;
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (text[at] != QLatin1Char('@')) {
            result += text[at];
            continue;
        }
        int length = 0;
        while (at + 1 < text.size() && text[at + 1].isDigit()) {
            length = 10 * length + text[++at].digitValue();
        }
        result += QString::number(look.px(length)) + QStringLiteral("px");
    }
    return result;
}

} // namespace

QString styleSheet(const Look& look) {
    const Theme& theme = look.theme();
    const std::pair<const char*, QColor> colours[] = {
        {"$background", theme.background},
        {"$pane", theme.pane},
        {"$tile", theme.tile},
        {"$ink", theme.ink},
        {"$muted", theme.muted},
        {"$line", theme.line},
        {"$accent", theme.accent},
        {"$onAccent", theme.onAccent},
        {"$selection", theme.selection},
        {"$caution", theme.caution},
        {"$alarm", theme.alarm},
        {"$disabled", disabledInk(theme)},
    };
    QString text = withLengths(QString::fromUtf8(sheet), look);
    for (const auto& [name, colour] : colours) {
        text.replace(QLatin1String(name) + QLatin1Char(';'), colour.name() + QLatin1Char(';'));
    }
    // Where words that can do nothing are hardly paler than others their frame is broken too.
    const bool pale = disabledInk(theme) == theme.muted;
    text.replace(QLatin1String("$barred"),
                 (pale ? QStringLiteral("1px solid ") : QStringLiteral("1px dashed ")) +
                     (pale ? theme.line : disabledInk(theme)).name());
    text.replace(QLatin1String("$tick"),
                 theme.dark ? QStringLiteral("tick-black.svg") : QStringLiteral("tick-white.svg"));
    text.replace(QLatin1String("$down"),
                 theme.dark ? QStringLiteral("down-white.svg") : QStringLiteral("down-black.svg"));
    return text;
}

} // namespace umpire::gui
