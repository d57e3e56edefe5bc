#include "resolve/resolve_panel.h"

#include "document/text.h"
#include "field/short_name.h"
#include "resolve/action_row.h"
#include "resolve/dice_row.h"
#include "resolve/field_row.h"
#include "resolve/line_row.h"
#include "resolve/odds_bars.h"
#include "resolve/one_more_rows.h"
#include "resolve/override_editor.h"
#include "resolve/result_box.h"
#include "resolve/roll_list.h"
#include "ui_resolve_panel.h"

#include <QPointer>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace umpire::gui {

namespace {

/// What many dice or many faces take comes out of the room for odds and result, not of the questions'.
int outcomeHeight(const Look& look, const QWidget& panel, const DiceRow& dice) {
    return std::max(look.px(176), panel.height() * 35 / 100 - dice.moreHeight());
}

} // namespace

ResolvePanel::ResolvePanel(const Look& look, ResolveState& state, QWidget* parent)
    : QFrame(parent), m_look(look), m_state(state), m_ui(std::make_unique<Ui::ResolvePanel>()) {
    m_ui->setupUi(this);
    build();
    join();
    restyle();
    refresh();
}

ResolvePanel::~ResolvePanel() = default;

void ResolvePanel::build() {
    m_actions = new ActionRow(this);
    m_rolls = new RollList(m_look, this);
    m_odds = new OddsBars(m_look, this);
    m_more = new OneMoreRows(m_look, this);
    m_dice = new DiceRow(m_look, this);
    m_result = new ResultBox(m_look, this);
    m_override = new OverrideEditor(m_look, this);
    m_ui->actionsPlace->addWidget(m_actions);
    m_ui->rollsPlace->addWidget(m_rolls);
    m_ui->rollsPlace->addWidget(m_more);
    m_ui->oddsPlace->addWidget(m_odds);
    m_ui->dicePlace->addWidget(m_dice);
    m_ui->resultPlace->addWidget(m_result);
    m_sharedPlace = new QWidget(this);
    m_shared = new QVBoxLayout(m_sharedPlace);
    m_shared->setContentsMargins(0, 0, 0, 0);
    m_ui->oddsPlace->addWidget(m_sharedPlace);
    m_ui->panelLayout->setStretchFactor(m_ui->resolveScroll, 1);
}

void ResolvePanel::join() {
    connect(&m_state, &ResolveState::changed, this, &ResolvePanel::refresh);
    connect(m_actions, &ActionRow::picked, this, [this](const QString& id) {
        m_state.setOffer(fromText(id));
        beginTypingSoon();
    });
    connect(m_rolls, &RollList::answered, this, &ResolvePanel::answer);
    connect(m_rolls, &RollList::picked, this,
            [this](const QString& place, const QString& fact, const QStringList& ids) {
                Ids list;
                for (const QString& id : ids) {
                    list.push_back(fromText(id));
                }
                m_state.setAnswer(fromText(place), fromText(fact), Value(std::move(list)));
            });
    connect(m_rolls, &RollList::chosen, this,
            [this](const QString& place, const QString& fact, const QString& choice) {
                m_state.setAnswer(fromText(place), fromText(fact), Value(fromText(choice)));
            });
    joinByHand();
    connect(m_dice, &DiceRow::wayPicked, this, [this](DiceWay way) {
        if (const auto& dice = m_state.sheet().dice) {
            m_state.ways().set(dice->die, way);
        }
    });
    connect(m_dice, &DiceRow::parkAsked, this, &ResolvePanel::parkAsked);
    connect(m_result, &ResultBox::nextAsked, this, &ResolvePanel::nextAsked);
    connect(m_dice, &DiceRow::given, &m_state, &ResolveState::giveFace);
    connect(m_dice, &DiceRow::toldTogether, &m_state, &ResolveState::giveTogether);
    connect(m_dice, &DiceRow::drawn, this,
            [this](const QString& text) { m_dice->answerDrawn(m_state.giveDrawn(text)); });
    connect(m_dice, &DiceRow::left, this, &ResolvePanel::focusLost);
    connect(m_dice, &DiceRow::rollAsked, &m_state, &ResolveState::roll);
    connect(m_result, &ResultBox::applied, &m_state, &ResolveState::apply);
    connect(m_result, &ResultBox::cancelled, &m_state, &ResolveState::clear);
    connect(&m_look, &Look::changed, this, [this] {
        restyle();
        m_rolls->rebuild();
        m_dice->rebuild();
        refresh();
    });
}

void ResolvePanel::joinByHand() {
    connect(m_rolls, &RollList::overrideAsked, this, [this](const PanelRoll& roll, const LineRow* row) {
        setByHand(roll, row->line(), row->mapTo(this, QPoint(0, row->height())).y());
    });
    connect(m_rolls, &RollList::otherAsked, this,
            [this](const PanelRoll& roll, const PanelLine& line) { setByHand(roll, line, height() / 3); });
    connect(m_rolls, &RollList::ownLineAsked, this,
            [this](const PanelRoll& roll) { writeByHand(roll, {}, height() / 3); });
    connect(m_override, &OverrideEditor::given, this, [this](int value, const QString& reason) {
        m_state.setOverride(m_overridden.place, m_overridden.line, value, reason);
    });
    connect(m_override, &OverrideEditor::written, this, [this](const QString& text, int value) {
        m_state.setFreeLine(m_overridden.own, m_overridden.place,
                            {fromText(text), value, m_overridden.check});
    });
    connect(m_override, &OverrideEditor::takenBack, this, [this] {
        if (m_overridden.own > 0) {
            m_state.dropFreeLine(m_overridden.own, m_overridden.place);
        } else {
            m_state.setOverride(m_overridden.place, m_overridden.line, std::nullopt, {});
        }
    });
    connect(m_override, &OverrideEditor::left, this, &ResolvePanel::focusLost);
}

void ResolvePanel::setByHand(const PanelRoll& roll, const PanelLine& line, int top) {
    if (line.own > 0) {
        writeByHand(roll, line, top);
        return;
    }
    m_overridden = {roll.place, roll.check, line.id, 0};
    m_override->open(line, toText(m_state.draft().reason), top);
}

void ResolvePanel::writeByHand(const PanelRoll& roll, const PanelLine& line, int top) {
    m_overridden = {roll.place, roll.check, line.id, line.own};
    m_override->openOwn(line, top);
}

void ResolvePanel::answer(const QString& place, const QString& fact, int value) {
    for (const PanelRoll& roll : m_state.sheet().rolls) {
        for (const PanelQuestion& question : roll.questions) {
            if (question.fact == fromText(fact) && question.place == fromText(place)) {
                const bool count = question.kind == PanelQuestion::Kind::Count;
                m_state.setAnswer(question.place, Id(question.fact),
                                  count ? Value(value) : Value(value != 0));
                return;
            }
        }
    }
}

void ResolvePanel::setNext(const QString& text) {
    m_next = text;
    m_result->setSheet(m_state.sheet(), m_state.done(), m_next, m_state.appliesAtOnce());
}

bool ResolvePanel::beginTyping() {
    const auto open = std::find_if(m_fields.begin(), m_fields.end(), [](const FieldRow* row) {
        return row->field().kind == PanelField::Kind::Word && !row->field().stated;
    });
    return !m_state.done() && open != m_fields.end() && (*open)->begin();
}

void ResolvePanel::beginTypingSoon() {
    QTimer::singleShot(0, this, [this] {
        if (m_state.draft().offerMeant) {
            beginTyping();
        }
    });
}

bool ResolvePanel::tellTogether() {
    return m_dice->tellTogether();
}

void ResolvePanel::restyle() {
    m_ui->resolveScroll->setMinimumHeight(m_look.px(60));
    m_room.reset();
    arrange();
}

/// With room enough, odds and result stand below each other. In a lower window the result takes the place of
/// the odds once the dice are there; in a very low one actions and result scroll with the questions, and the
/// odds are one line. Nothing else moves.
void ResolvePanel::arrange() {
    const Room room = height() < m_look.px(440)   ? Room::Least
                      : height() < m_look.px(800) ? Room::Some
                                                  : Room::Plenty;
    const int outcome = outcomeHeight(m_look, *this, *m_dice);
    m_sharedPlace->setFixedHeight(outcome);
    m_result->setFixedHeight(room == Room::Some ? outcome : m_look.px(176));
    m_low = height() < m_look.px(600);
    const int edge = m_look.px(m_low ? 8 : 12);
    m_ui->panelLayout->setContentsMargins(m_look.px(16), edge, m_look.px(16), edge);
    m_ui->panelLayout->setSpacing(m_look.px(m_low ? 4 : 8));
    if (m_room != room) {
        m_room = room;
        place(room);
    }
}

void ResolvePanel::place(Room room) {
    if (room == Room::Least) {
        m_ui->contentsLayout->insertWidget(0, m_actions);
    } else {
        m_ui->actionsPlace->addWidget(m_actions);
    }
    m_more->setShort(room == Room::Some);
    if (room == Room::Some) {
        m_shared->addWidget(m_odds);
        m_shared->addWidget(m_more, 1, Qt::AlignTop);
        m_shared->addWidget(m_result);
    } else {
        m_ui->rollsPlace->addWidget(m_more);
        m_ui->oddsPlace->addWidget(m_odds);
        (room == Room::Least ? m_ui->tightPlace : m_ui->resultPlace)->addWidget(m_result);
    }
    m_sharedPlace->setVisible(room == Room::Some);
    m_odds->keepPlace(room != Room::Some);
    m_odds->setOneLine(room == Room::Least);
}

void ResolvePanel::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    arrange();
    showTitle();
    showOutcome();
}

/// Long names are abbreviated before the title takes a second line.
void ResolvePanel::showTitle() {
    const QString title = m_state.idle() ? tr("Who acts?") : m_state.sheet().title;
    const QMargins margins = m_ui->panelLayout->contentsMargins();
    const QFont font = m_look.font(18, QFont::Bold);
    const int room = width() - margins.left() - margins.right() - 4;
    m_ui->resolveTitle->setText(m_room == Room::Least
                                    ? shortName(title, m_look.abbreviations(), font, room)
                                    : abbreviated(title, m_look.abbreviations(), font, room));
    m_ui->resolveTitle->setToolTip(title);
}

void ResolvePanel::refresh() {
    const QPointer<QWidget> focus = window()->focusWidget();
    const bool here = focus && isAncestorOf(focus);
    showSheet();
    if (here && (!focus || !focus->isEnabled() || !focus->isVisible())) {
        Q_EMIT focusLost();
    }
}

void ResolvePanel::showSheet() {
    const PanelContents& sheet = m_state.sheet();
    const bool idle = m_state.idle();
    showTitle();
    m_ui->resolveSubtitle->setText(sheet.subtitle);
    m_ui->resolveSubtitle->setVisible(!sheet.subtitle.isEmpty() && !m_low);
    m_ui->hintLabel->setText(
        idle ? tr("Click the unit that acts, then the enemy it acts on. Or type their numbers: "
                  "the badge on each tile.")
             : sheet.hint);
    m_ui->hintLabel->setVisible(!m_ui->hintLabel->text().isEmpty());
    m_ui->warningLabel->setText(warningText());
    m_ui->warningLabel->setVisible(!sheet.warnings.isEmpty());
    m_ui->refusalLabel->setText(QStringLiteral("× ") + sheet.refusal);
    m_ui->refusalLabel->setVisible(!sheet.refusal.isEmpty());
    m_actions->setOffers(m_state.offers(), m_state.offer());
    m_actions->setEnabled(!m_state.done());
    showFields();
    m_rolls->setRolls(sheet.rolls);
    m_rolls->setEnabled(!m_state.done());
    const QString whose = sheet.rolls.size() > 1 ? tr("Odds for %1").arg(sheet.oddsOf) : QString();
    const bool fresh = isFresh();
    m_odds->setOdds(sheet.odds, sheet.oddsMissing.isEmpty() ? whose : sheet.oddsMissing, fresh,
                    sheet.foretold);
    if (fresh) {
        beginTypingSoon();
    }
    m_more->setRows(m_state.done() ? PanelOneMore() : sheet.oneMore);
    m_dice->setDice(sheet.dice, m_state.wantsDie(), m_state.canRoll(),
                    sheet.dice ? m_state.ways().of(sheet.dice->die) : DiceWay::Thrown);
    const int outcome = outcomeHeight(m_look, *this, *m_dice);
    m_sharedPlace->setFixedHeight(outcome);
    m_result->setFixedHeight(m_room == Room::Some ? outcome : m_look.px(176));
    m_result->setSheet(sheet, m_state.done(), m_next, m_state.appliesAtOnce());
    showOutcome();
}

/// Whether something else is resolved than when it was last shown.
bool ResolvePanel::isFresh() {
    const Draft& draft = m_state.draft();
    const QString about =
        toText(draft.subject + '|' + draft.target + '|' + draft.offer + '|' + draft.taken.dump());
    return std::exchange(m_about, about) != about;
}

void ResolvePanel::showOutcome() {
    const PanelContents& sheet = m_state.sheet();
    const bool any = !m_state.idle() && sheet.hint.isEmpty() && sheet.refusal.isEmpty();
    const bool odds = !sheet.odds.empty() || !sheet.oddsMissing.isEmpty();
    const bool instead = m_room == Room::Some && odds;
    m_odds->setVisible(odds && !(instead && sheet.complete));
    m_more->setVisible(!m_more->isEmpty() && !(instead && sheet.complete));
    m_result->setVisible(any && !(instead && !sheet.complete));
    if (m_room == Room::Least && sheet.complete) {
        QTimer::singleShot(0, m_result,
                           [this] { m_ui->resolveScroll->verticalScrollBar()->setValue(m_result->y()); });
    }
}

QString ResolvePanel::warningText() const {
    QStringList lines;
    for (const QString& warning : m_state.sheet().warnings) {
        QString text = warning;
        text[0] = text[0].toUpper();
        lines << QStringLiteral("⚠ ") + text;
    }
    return lines.join(QLatin1Char('\n'));
}

/// Rows are kept as long as the same things are asked: a list must not close while it is being ticked.
void ResolvePanel::showFields() {
    const auto& fields = m_state.sheet().fields;
    const auto sameChoice = [](const PanelChoice& a, const PanelChoice& b) { return a.id == b.id; };
    const auto same = [&sameChoice](const PanelField& field, const FieldRow* row) {
        const PanelField& old = row->field();
        return field.id == old.id && std::equal(field.choices.begin(), field.choices.end(),
                                                old.choices.begin(), old.choices.end(), sameChoice);
    };
    if (!std::equal(fields.begin(), fields.end(), m_fields.begin(), m_fields.end(), same)) {
        buildFields();
    }
    for (std::size_t i = 0; i < fields.size(); ++i) {
        m_fields[i]->setField(fields[i]);
        m_fields[i]->setEnabled(!m_state.done());
    }
}

void ResolvePanel::buildFields() {
    m_fields.clear();
    for (QLayout* place : std::initializer_list<QLayout*>{m_ui->fieldsPlace, m_ui->quietPlace}) {
        while (QLayoutItem* item = place->takeAt(0)) {
            item->widget()->hide();
            item->widget()->deleteLater();
            delete item;
        }
    }
    for (const PanelField& field : m_state.sheet().fields) {
        auto* row = new FieldRow(field, this);
        m_fields.push_back(row);
        // What may be left open stands below the questions, which have to be seen.
        const bool quiet = field.kind == PanelField::Kind::Maybe;
        (quiet ? m_ui->quietPlace : m_ui->fieldsPlace)->addWidget(row);
        connect(row, &FieldRow::picked, this, [this](const QString& id, const QString& word) {
            m_state.setField(fromText(id), word.isEmpty() ? Json() : Json(fromText(word)));
        });
        connect(row, &FieldRow::ticked, this,
                [this](const QString& id, bool on) { m_state.setField(fromText(id), Json(on)); });
        connect(row, &FieldRow::counted, this,
                [this](const QString& id, int number) { m_state.setField(fromText(id), Json(number)); });
        connect(row, &FieldRow::leftOut, this, [this](const QString& id) {
            m_state.leaveOut(fromText(id));
            Q_EMIT focusLost();
        });
        connect(row, &FieldRow::left, this, &ResolvePanel::focusLost);
        connect(row, &FieldRow::entered, this, [this] {
            m_state.apply();
            Q_EMIT focusLost();
        });
        connect(row, &FieldRow::written, this, [this](const QString& id, const QString& text) {
            m_state.setField(fromText(id), text.isEmpty() ? Json() : Json(fromText(text)));
        });
        connect(row, &FieldRow::listed, this, [this](const QString& id, const QStringList& ids) {
            Json list = Json::array();
            for (const QString& one : ids) {
                list.push_back(fromText(one));
            }
            m_state.setField(fromText(id), std::move(list));
        });
    }
}

} // namespace umpire::gui
