#include "table/table_screen.h"

#include "cards/card_table.h"
#include "document/numbered.h"
#include "document/record_text.h"
#include "document/text.h"
#include "field/field_bar.h"
#include "field/field_view.h"
#include "field/number_entry.h"
#include "look/widgets.h"
#include "map/map_pane.h"
#include "map/map_side.h"
#include "map/map_view.h"
#include "record/record_view.h"
#include "resolve/resolve_panel.h"
#include "settings/settings.h"
#include "specials/specials_board.h"
#include "table/due_panel.h"
#include "table/field_menu.h"
#include "table/last_line.h"
#include "table/note_dialog.h"
#include "table/notice_bar.h"
#include "table/rulings_dialog.h"
#include "table/subject_card.h"
#include "table/table_clock.h"
#include "table/table_docks.h"
#include "table/tables_dialog.h"
#include "table/thing_strip.h"
#include "table/turn_bar.h"
#include "umpire/battle/own_commands.h"
#include "umpire/rules/commands.h"
#include "umpire/worksheet/drafting.h"

#include <QApplication>
#include <QDockWidget>
#include <QFileInfo>
#include <QGridLayout>
#include <QMenu>

#include <algorithm>

namespace umpire::gui {

namespace {

/// So many battles' cards are remembered; those of files that are gone go first.
constexpr qsizetype mostBattles = 50;

void prune(QVariantMap& parked) {
    for (auto entry = parked.begin(); entry != parked.end() && parked.size() > mostBattles;) {
        entry = QFileInfo::exists(entry.key()) ? std::next(entry) : parked.erase(entry);
    }
    while (parked.size() > mostBattles) {
        parked.erase(parked.begin());
    }
}

/// Text that may have been edited by hand.
Json listOf(const QString& text) {
    Json list = Json::parse(fromText(text), nullptr, false);
    return list.is_array() ? list : Json::array();
}

/// Keeps the cards put aside with what the window remembers of each battle, so that they are there again when
/// it is opened anew, after a kill too. They are no part of the battle: what players called out and nobody
/// resolved has not happened.
class ClaimStore : public QObject {
  public:
    ClaimStore(const BattleDocument& document, ClaimQueue& claims, Settings& settings,
               QObject* parent = nullptr)
        : QObject(parent), m_document(document), m_claims(claims), m_settings(settings) {
        connect(&document, &BattleDocument::changed, this, &ClaimStore::follow);
        connect(&claims, &ClaimQueue::changed, this, &ClaimStore::save);
        load();
    }

  private:
    /// A battle gets a file with its first record or when it is saved, and another when it is saved
    /// elsewhere.
    void follow(const ChangeEvent& event) {
        if (event.kind == ChangeEvent::Kind::Opened) {
            load();
        } else if (m_document.isOpen() && m_document.place() != m_place) {
            save();
        }
    }

    void load() {
        m_loading = true;
        m_claims.clear();
        m_place = m_document.isOpen() ? m_document.place() : QString();
        const QVariantMap parked = m_settings.value(Settings::Key::Parked).toMap();
        for (const Json& item : listOf(parked.value(m_place).toString())) {
            Claim claim = claimOf(item);
            if (!m_place.isEmpty() && stillThere(claim.draft)) {
                m_claims.add(std::move(claim));
            }
        }
        m_session = m_document.isOpen() ? &m_document.session() : nullptr;
        m_loading = false;
    }

    void save() {
        // A battle that was opened just now has other cards, which are read first.
        if (m_loading || !m_document.isOpen() || m_session != &m_document.session()) {
            return;
        }
        QVariantMap parked = m_settings.value(Settings::Key::Parked).toMap();
        parked.remove(m_place);
        m_place = m_document.place();
        Json list = Json::array();
        std::vector<Claim> claims = m_claims.claims();
        if (const Claim* inHand = m_claims.inHand()) {
            claims.insert(claims.begin(), *inHand);
        }
        for (const Claim& claim : claims) {
            if (claim.number == 0 || !m_document.session().covered()) { // it may name a card of a hand
                list.push_back(jsonOf(claim));
            }
        }
        if (!list.empty() && !m_place.isEmpty()) {
            parked.insert(m_place, toText(list.dump(-1, ' ', false, Json::error_handler_t::replace)));
            prune(parked);
        }
        m_settings.set(Settings::Key::Parked, parked);
    }

    bool stillThere(const Draft& draft) const {
        const auto known = [this](const Id& id) { return id.empty() || m_document.battle().find(id); };
        return !draft.empty() && known(draft.subject) && known(draft.target);
    }

    const BattleDocument& m_document;
    ClaimQueue& m_claims;
    Settings& m_settings;
    const Session* m_session = nullptr; ///< of the battle whose cards these are
    QString m_place; ///< the file of the battle whose cards these are, "" while it has none
    bool m_loading = false;
};

/// Buttons under a widget take the keyboard from the Tab key only, never from the mouse: after a click the
/// keys still mean what they mean at the table, and Space or Enter press nothing by surprise.
class KeyboardButtons : public QObject {
  public:
    explicit KeyboardButtons(QWidget& of) : QObject(&of), m_of(of) { qApp->installEventFilter(this); }

  protected:
    /// Every widget is polished once, just before it is first shown.
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Polish) {
            auto* button = qobject_cast<QAbstractButton*>(watched);
            if (button && m_of.isAncestorOf(button) && button->focusPolicy() == Qt::StrongFocus) {
                button->setFocusPolicy(Qt::TabFocus);
            }
        }
        return QObject::eventFilter(watched, event);
    }

  private:
    QWidget& m_of;
};

} // namespace

TableScreen::TableScreen(const Look& look, BattleDocument& document, Settings& settings, QWidget* parent)
    : QWidget(parent), m_look(look), m_document(document), m_settings(settings), m_order(document),
      m_record(document), m_throwers(settings), m_state(document, m_throwers) {
    new KeyboardButtons(*this);
    build();
    join();
    explain();
    setApplyAtOnce(settings.value(Settings::Key::ApplyAtOnce).toBool());
    setTinting(settings.value(Settings::Key::TintChanges).toBool());
    m_docks->restoreLayout(settings.value(Settings::Key::WindowLayout).toByteArray(),
                           settings.value(Settings::Key::PanelHeight).toInt());
    showPanel();
    documentChanged({ChangeEvent::Kind::Opened, {}, true});
}

void TableScreen::build() {
    m_turnBar = new TurnBar(m_look, m_document, this);
    m_docks = new TableDocks(this);
    auto* middle = new QWidget(m_docks);
    m_field = new FieldView(m_look, m_order, middle);
    m_field->setMinimumHeight(1); // it scrolls: the window need not grow for what stands below it
    m_fieldBar = new FieldBar(m_look, m_document, *m_field, middle);
    m_claimStrip = new ClaimStrip(m_look, m_document, m_claims, middle);
    auto* middleLayout = filling<QVBoxLayout>(middle);
    middleLayout->setSpacing(0);
    m_things = new ThingStrip(m_look, m_document, middle);
    middleLayout->addWidget(m_field, 1);
    middleLayout->addWidget(m_fieldBar);
    middleLayout->addWidget(m_things);
    middleLayout->addWidget(m_claimStrip);
    m_notices = new NoticeBar(m_look, *m_field);
    m_docks->setCentralWidget(middle);
    m_recordDock = m_docks->add(QStringLiteral("recordDock"), tr("Record"), [this] { return makeRecord(); });
    m_dueDock = m_docks->add(QStringLiteral("dueDock"), tr("Due"), [this] { return makeDue(); });
    m_specials = new SpecialsBoard(m_look, m_document, m_docks);
    m_specialsDock =
        m_docks->add(QStringLiteral("specialsDock"), m_specials->title(), [this] { return m_specials; });
    m_docks->fill(m_specialsDock);
    m_panel = new ResolvePanel(m_look, m_state, this);
    QSizePolicy roomOfPanel = m_panel->sizePolicy();
    roomOfPanel.setRetainSizeWhenHidden(true); // no unit moves when it comes
    m_panel->setSizePolicy(roomOfPanel);
    m_field->setWholeHeight([this] { return wholeHeight(); });
    m_last = new LastLine(m_look, m_document, m_record, this);
    m_numbers = new NumberEntry(m_document, this);
    auto* layout = filling<QVBoxLayout>(this);
    layout->setSpacing(0);
    layout->addWidget(m_turnBar);
    // What opens at the foot lies below the field, and takes nothing of the panel.
    auto* sides = new QHBoxLayout;
    sides->setSpacing(0);
    sides->addWidget(m_docks, 1);
    m_beside = new QGridLayout;
    m_beside->addWidget(m_panel, 0, 0);
    sides->addLayout(m_beside);
    layout->addLayout(sides, 1);
    layout->addWidget(m_last);
}

void TableScreen::join() {
    new ClaimStore(m_document, m_claims, m_settings, this);
    connect(&m_document, &BattleDocument::changed, this, [this](const ChangeEvent& event) {
        if (event.kind != ChangeEvent::Kind::Saved) {
            m_notices->say({}); // it was about what stood before
            documentChanged(event);
        }
    });
    connect(&m_state, &ResolveState::changed, this, &TableScreen::showChoice);
    connect(&m_state, &ResolveState::changed, this, [this] { m_claims.follow(m_state); });
    connect(&m_state, &ResolveState::noSuchFace, this, [this](const QString& die, const QString& typed) {
        sayBriefly(tr("The %1 shows no %2. Type the die again.").arg(die, typed));
    });
    connect(&m_claims, &ClaimQueue::changed, this, &TableScreen::showNext);
    connect(&m_look, &Look::changed, this, &TableScreen::fit);
    connect(m_turnBar, &TurnBar::undoAsked, this, &TableScreen::undoAsked);
    connect(m_turnBar, &TurnBar::nextPhaseAsked, this, &TableScreen::nextPhase);
    connect(m_turnBar, &TurnBar::lastPhaseAsked, this, &TableScreen::lastPhase);
    connect(m_turnBar, &TurnBar::dueListAsked, this, &TableScreen::showDue);
    connect(m_turnBar, &TurnBar::dueAsked, this, [this](const QString& id) { takeDue(fromText(id)); });
    connect(m_turnBar, &TurnBar::actionAsked, this,
            [this](const QString& action) { takeAction(fromText(action)); });
    connect(m_turnBar, &TurnBar::filterAsked, this, &TableScreen::openFilter);
    connect(m_things, &ThingStrip::sheetAsked, this, [this](const QStringList& things) {
        if (m_state.isDoneTo(SubjectKind::Thing)) {
            m_state.choose(fromText(things.first()));
        } else {
            showSheet(things);
        }
    });
    connect(m_claimStrip, &ClaimStrip::taken, this, &TableScreen::takeClaim);
    connect(m_panel, &ResolvePanel::parkAsked, this, &TableScreen::park);
    connect(m_panel, &ResolvePanel::nextAsked, this, &TableScreen::takeNext);
    connect(m_panel, &ResolvePanel::focusLost, this, &TableScreen::takeFocus);
    connect(m_claimStrip, &ClaimStrip::focusLost, this, &TableScreen::takeFocus);
    joinField();
    joinMap();
    joinPanels();
    connect(m_turnBar, &TurnBar::commandAsked, this,
            [this](const Json& command) { said(m_document.execute(command)); });
    connect(m_turnBar, &TurnBar::noticed, this, [this](const QString& text) { m_notices->say({text}); });
}

TableClock& TableScreen::clock() {
    return m_turnBar->clock();
}

void TableScreen::showObjectives() {
    m_turnBar->showObjectives();
}

/// A dialog, made when it is first wanted; what comes of it is said like everything else.
template <typename Dialog>
Dialog& TableScreen::made(Dialog*& dialog) {
    if (!dialog) {
        dialog = new Dialog(m_look, m_document, this);
        connect(dialog, &Dialog::answered, this, &TableScreen::said);
    }
    return *dialog;
}

void TableScreen::takeNote() {
    const Id acting = m_state.subject();
    openNote(acting.empty() ? m_field->current() : acting);
}

void TableScreen::commit() {
    if (m_note) {
        m_note->commit();
    }
    if (m_tables) {
        m_tables->commit();
    }
}

void TableScreen::openNote(const Id& subject) {
    if (!m_note) {
        connect(&made(m_note), &QDialog::finished, this, &TableScreen::takeFocus);
    }
    m_note->open(subject);
}

void TableScreen::joinField() {
    connect(m_field, &FieldView::zoomed, this, &TableScreen::zoomed);
    connect(m_field, &FieldView::chosen, this, [this](const QString& unit) {
        m_numbers->clear();
        chosen(fromText(unit));
    });
    connect(m_field, &FieldView::dragged, this, [this](const QString& unit, const QString& target) {
        m_notices->say({});
        m_state.choose(fromText(unit), fromText(target));
    });
    connect(m_field, &FieldView::menuAsked, this, &TableScreen::openMenu);
    connect(m_field, &FieldView::selectionChanged, this, &TableScreen::showPanel);
    connect(m_field, &FieldView::filtered, this, [this] {
        std::set<QString> faint;
        const bool any = m_document.isOpen() && !m_field->filter().empty();
        for (const Subject* unit :
             any ? m_document.battle().all(SubjectKind::Unit) : std::vector<const Subject*>{}) {
            const QModelIndex index = m_order.indexOf(unit->id);
            const auto facts = index.data(OrderOfBattleModel::UnitRole).value<UnitFacts>();
            if (!m_field->filter().shows(facts, m_document)) {
                faint.insert(toText(unit->id));
            }
        }
        if (m_map) {
            m_map->view().setFaint(faint);
        }
        if (m_cards) {
            m_cards->setFaint(faint);
        }
    });
    connect(m_fieldBar, &FieldBar::focusLost, this, &TableScreen::takeFocus);
    connect(m_numbers, &NumberEntry::chosen, this, [this](const QString& unit) {
        goTo(fromText(unit));
        chosen(fromText(unit));
    });
    connect(m_numbers, &NumberEntry::typing, this, &TableScreen::typing);
}

void TableScreen::explain() {
    m_turnBar->setWhatsThis(tr("Turn, side and phase; what is due; what undo would take back."));
    m_panel->setWhatsThis(
        tr("What is being resolved: the lines the program derives (click one to put your own value in its "
           "place), the questions only you can answer, the exact odds, the dice, and how it comes out."));
    m_claimStrip->setWhatsThis(tr("What players called out meanwhile: a click takes a card up."));
}

void TableScreen::documentChanged(const ChangeEvent& event) {
    m_turnBar->follow(event);
    if (event.kind == ChangeEvent::Kind::Opened) {
        m_docks->rename(m_specialsDock, m_specials->title());
        m_last->setSpecialsTitle(m_specials->title());
        offerSpecials(m_document.isOpen() && m_document.rules().roles.board.when);
        m_field->setWhatsThis(
            tr("The field. %1 Arrow keys move from tile to tile, Enter or Space chooses, a "
               "typed number goes straight to a unit.",
               "whom to click on")
                .arg(m_document.isOpen() ? invitation(m_document.rules(), true) : QString()));
    }
    followMap();
    if (event.kind == ChangeEvent::Kind::Opened && m_map) {
        m_map->view().fit(false);
    }
    const int due = m_document.isOpen() ? static_cast<int>(m_document.battle().due.size()) : 0;
    m_dueDock->setWindowTitle(due > 0 ? tr("Due (%n)", "tests", due) : tr("Due"));
    if (due == 0) {
        shutOpenedDue();
    }
    showNext();
    fit();
}

void TableScreen::chosen(const Id& unit) {
    m_notices->say({});
    const QStringList picked = m_field->selection();
    const Subject* first = picked.isEmpty() ? nullptr : m_document.battle().find(fromText(picked.first()));
    const Subject* pointed = m_document.battle().find(unit);
    if (picked.size() > 1 && first && pointed && first->side != pointed->side) {
        pointAll(picked, unit);
    } else {
        m_state.choose(unit);
    }
    m_field->setSelection({});
}

/// Said once, and no longer than it is of use.
void TableScreen::sayBriefly(const QString& text) {
    m_notices->say({text});
    m_saidBriefly = m_notices->text();
}

/// Several units were picked out and then one enemy: the first acts now, the others wait as claims.
void TableScreen::pointAll(const QStringList& units, const Id& target) {
    const Id meant = m_state.draft().offerMeant ? m_state.draft().offer : Id();
    m_state.choose(fromText(units.first()), target, meant);
    for (const QString& unit : units.mid(1)) {
        m_claims.add({m_state.draftFor(fromText(unit))});
    }
}

/// What a unit does by itself is done by each of them, at once where nothing is left to say or throw.
void TableScreen::offerAll(const QStringList& units, const Id& offer) {
    m_state.choose(fromText(units.first()), {}, offer);
    const Offer* chosen = m_state.offer();
    if (!chosen || chosen->two) {
        m_field->setSelection(units);
        return;
    }
    m_state.applyPlain();
    for (const QString& unit : units.mid(1)) {
        if (m_state.done()) {
            m_state.choose(fromText(unit), {}, offer);
            m_state.applyPlain();
        } else {
            m_claims.add({m_state.draftFor(fromText(unit))});
        }
    }
    m_field->setSelection({});
}

void TableScreen::openMenu(const QString& subject, const QPoint& at) {
    const QStringList picked = m_field->selection();
    const QStringList meant = picked.contains(subject) ? picked : QStringList{subject};
    auto* menu = new FieldMenu(m_document, meant, this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    connect(menu, &FieldMenu::offerAsked, this,
            [this](const QStringList& units, const QString& offer) { offerAll(units, fromText(offer)); });
    connect(menu, &FieldMenu::commandAsked, &m_state, &ResolveState::take);
    connect(menu, &FieldMenu::sheetAsked, this, &TableScreen::showSheet);
    connect(menu, &FieldMenu::historyAsked, this, [this](const QString& id) { showHistory(fromText(id)); });
    connect(menu, &FieldMenu::hiddenAsked, this, &TableScreen::hide);
    connect(menu, &FieldMenu::togetherAsked, this, [this](const Json& command) {
        const Answer answer = m_document.execute(command);
        said(answer);
        if (answer.ok) {
            m_field->setSelection({});
        }
    });
    connect(menu, &FieldMenu::pickAsked, m_field, &FieldView::setSelection);
    connect(menu, &FieldMenu::noteAsked, this, [this](const QString& id) { openNote(fromText(id)); });
    menu->popup(at);
}

void TableScreen::hide(const QStringList& units, bool hidden) {
    std::vector<Json> commands;
    for (const QString& unit : units) {
        commands.push_back(commandOf(Verb::Adjust, {{"subject", fromText(unit)},
                                                    {"set", {{m_document.rules().roles.secret, hidden}}}}));
    }
    Json command = asOne(commands);
    command["reason"] = fromText(hidden ? tr("hidden from the players") : tr("the players see it now"));
    said(m_document.execute(command));
}

void TableScreen::showChoice() {
    if (!m_saidBriefly.isEmpty() && m_notices->text() == m_saidBriefly) {
        m_notices->say({});
    }
    m_saidBriefly.clear();
    showPanel();
    m_field->setChoice(m_state.subject(), m_state.target());
    followOnMap();
    showCardParts();
    if (m_state.done()) {
        m_resting = pointed();
    }
    showNext();
}

/// It is there while something is resolved, or several units are picked out; its room is kept.
void TableScreen::showPanel() {
    QStringList picked;
    for (const QString& unit : m_field->selection()) {
        picked << numbered(m_document, fromText(unit));
    }
    m_panel->setPicked(picked.size() > 1 ? picked : QStringList());
    m_panel->setVisible(!m_state.idle() || picked.size() > 1);
    if (m_map) {
        m_map->side().setVisible(isMapShown() && m_panel->isHidden());
    }
}

void TableScreen::showNext() {
    const int record = m_document.isOpen() ? m_document.session().cursor() : 0;
    m_next = m_state.done() || m_state.idle() ? nextStep(m_document, record, m_claims) : NextStep{};
    if (m_state.idle() && m_next.kind != NextStep::Kind::Due) {
        m_next = {};
    }
    if (m_next.kind == NextStep::Kind::Claim) {
        m_next.text = titleOf(m_document, m_claims.claims().front().draft);
    } else if (m_next.kind == NextStep::Kind::Command) {
        m_next.text = toText(m_document.rules().action(m_next.command.value("do", ""))->name);
    }
    m_panel->setNext(m_next.kind == NextStep::Kind::Phase     ? tr("Next phase")
                     : m_next.kind == NextStep::Kind::Nothing ? QString()
                                                              : tr("Next: %1").arg(m_next.text));
}

bool TableScreen::takeNext() {
    switch (m_next.kind) {
    case NextStep::Kind::Due:
        takeDue(Id(m_next.due));
        return true;
    case NextStep::Kind::Command:
        m_state.take(Json(m_next.command));
        return true;
    case NextStep::Kind::Claim:
        takeClaim(0);
        return true;
    case NextStep::Kind::Phase:
        m_state.clear();
        nextPhase();
        return true;
    case NextStep::Kind::Nothing:
        break;
    }
    return false;
}

void TableScreen::takeDue(const Id& id) {
    const Due* due = m_document.battle().findDue(id);
    if (!due) {
        return;
    }
    if (isA<DrawCommand>(due->command)) {
        showDrawMenu();
    } else if (due->command.isObject()) {
        m_state.take(Json(due->command));
        // Its die is typed next: no button keeps the keyboard.
        goTo(m_state.subject());
        if (!m_panel->beginTyping()) {
            takeFocus();
        }
    } else {
        showDue();
    }
}

void TableScreen::showDrawMenu() {
    auto* menu = new DrawMenu(
        m_document, [this](const Json& command) { said(m_document.execute(command)); }, this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->popup(m_turnBar->mapToGlobal(QPoint(m_turnBar->width() / 2, m_turnBar->height())));
}

void TableScreen::takeClaim(int index) {
    if (index >= 0 && index < static_cast<int>(m_claims.claims().size())) {
        Claim claim = m_claims.take(static_cast<std::size_t>(index));
        m_state.resume(std::move(claim.draft), claim.dice);
        // The card that had the keyboard is gone.
        goTo(m_state.subject());
        takeFocus();
    }
}

bool TableScreen::park() {
    if (m_state.idle() || m_state.done()) {
        return false;
    }
    m_claims.park(m_state);
    m_state.clear();
    return true;
}

/// What happened by itself, or why nothing did.
void TableScreen::said(const Answer& answer) {
    QStringList lines;
    for (const std::string& warning : answer.warnings) {
        lines << toText(warning);
    }
    if (!answer.ok) {
        lines << toText(answer.refusal.message);
    }
    m_notices->say(lines);
}

void TableScreen::undo() {
    said(m_document.undo());
}

void TableScreen::redo() {
    said(m_document.redo());
}

void TableScreen::showDue() {
    m_docks->raise(m_dueDock);
    m_due->takeFocus();
}

void TableScreen::showSpecials() {
    m_docks->raise(m_specialsDock);
}

void TableScreen::showRecord() {
    m_docks->raise(m_recordDock);
}

void TableScreen::showHistory(const Id& subject) {
    showRecord();
    recordView().showHistoryOf(subject);
}

void TableScreen::showTurn(int turn) {
    showRecord();
    recordView().showTurn(turn);
}

void TableScreen::showSheet(const QStringList& subjects) {
    if (!m_sheet) {
        connect(&made(m_sheet), &SubjectCard::historyAsked, this,
                [this](const QString& id) { showHistory(fromText(id)); });
    }
    m_sheet->open(subjects);
}

void TableScreen::showRulings() {
    bringUp(made(m_rulings));
}

void TableScreen::showTables() {
    bringUp(made(m_tables));
}

void TableScreen::openFilter() {
    m_fieldBar->open();
}

void TableScreen::setTinting(bool on) {
    m_field->setTinting(on);
    m_settings.set(Settings::Key::TintChanges, on);
}

void TableScreen::fillPanelMenu(QMenu& menu) {
    m_docks->fillMenu(menu);
    menu.addAction(m_mapAction);
    menu.addAction(m_listsAction);
}

void TableScreen::setApplyAtOnce(bool atOnce) {
    m_state.setApplyAtOnce(atOnce);
    m_settings.set(Settings::Key::ApplyAtOnce, atOnce);
}

void TableScreen::saveLayout() {
    m_settings.set(Settings::Key::WindowLayout, m_docks->layoutState());
    m_settings.set(Settings::Key::PanelHeight, m_docks->chosenHeight());
}

void TableScreen::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit();
}

} // namespace umpire::gui
