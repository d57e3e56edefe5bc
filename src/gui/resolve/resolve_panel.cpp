#include "resolve/resolve_panel.h"

#include "document/text.h"
#include "field/short_name.h"
#include "resolve/action_row.h"
#include "resolve/dice_row.h"
#include "resolve/field_row.h"
#include "resolve/odds_bars.h"
#include "resolve/result_box.h"
#include "resolve/roll_list.h"
#include "ui_resolve_panel.h"

#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace umpire::gui {

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
    m_dice = new DiceRow(m_look, this);
    m_result = new ResultBox(m_look, this);
    m_ui->actionsPlace->addWidget(m_actions);
    m_ui->rollsPlace->addWidget(m_rolls);
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
    connect(m_actions, &ActionRow::picked, this,
            [this](const QString& id) { m_state.setOffer(fromText(id)); });
    connect(m_rolls, &RollList::answered, this, [this](const QString& place, const QString& fact, int value) {
        for (const SheetRoll& roll : m_state.sheet().rolls) {
            for (const SheetQuestion& question : roll.questions) {
                if (question.fact == fromText(fact) && question.place == fromText(place)) {
                    m_state.setAnswer(question.place, Id(question.fact),
                                      question.count ? Value(value) : Value(value != 0));
                    return;
                }
            }
        }
    });
    connect(m_dice, &DiceRow::given, &m_state, &ResolveState::dieKey);
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

void ResolvePanel::restyle() {
    m_ui->resolveScroll->setMinimumHeight(m_look.px(60));
    m_result->setMinimumHeight(m_look.px(150));
    m_sharedPlace->setMinimumHeight(m_look.px(188));
    m_room.reset();
    arrange();
}

/// With room enough, odds and result stand below each other. In a lower window the result takes the place of
/// the odds once the dice are there, and in a very low one both scroll with the questions. Nothing else
/// moves.
void ResolvePanel::arrange() {
    const Room room = height() < m_look.px(600)   ? Room::Little
                      : height() < m_look.px(800) ? Room::Some
                                                  : Room::Plenty;
    if (m_room == room) {
        return;
    }
    m_room = room;
    QLayout* odds = room == Room::Little ? m_ui->tightPlace : m_ui->oddsPlace;
    QLayout* result = room == Room::Little ? m_ui->tightPlace : m_ui->resultPlace;
    if (room == Room::Some) {
        m_shared->addWidget(m_odds);
        m_shared->addWidget(m_result);
    } else {
        odds->addWidget(m_odds);
        result->addWidget(m_result);
    }
    m_sharedPlace->setVisible(room == Room::Some);
    const int edge = m_look.px(room == Room::Little ? 8 : 12);
    m_ui->panelLayout->setContentsMargins(m_look.px(16), edge, m_look.px(16), edge);
    m_ui->panelLayout->setSpacing(m_look.px(room == Room::Little ? 4 : 8));
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
    const QFontMetrics metrics(m_look.font(18, QFont::Bold));
    m_ui->resolveTitle->setText(abbreviated(title, metrics, width() - margins.left() - margins.right() - 4));
    m_ui->resolveTitle->setToolTip(title);
}

void ResolvePanel::refresh() {
    const ResolveSheet& sheet = m_state.sheet();
    const bool idle = m_state.idle();
    showTitle();
    m_ui->resolveSubtitle->setText(sheet.subtitle);
    m_ui->resolveSubtitle->setVisible(!sheet.subtitle.isEmpty() && m_room != Room::Little);
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
    m_odds->setOdds(sheet.odds, sheet.rolls.size() > 1 ? tr("Odds for %1").arg(sheet.oddsOf) : QString());
    m_dice->setDice(sheet.dice, m_state.wantsDie(), m_state.canRoll());
    m_result->setSheet(sheet, m_state.done());
    showOutcome();
}

void ResolvePanel::showOutcome() {
    const ResolveSheet& sheet = m_state.sheet();
    const bool any = !m_state.idle() && sheet.hint.isEmpty() && sheet.refusal.isEmpty();
    const bool instead = m_room == Room::Some && !sheet.odds.empty();
    m_odds->setVisible(!sheet.odds.empty() && !(instead && sheet.complete));
    m_result->setVisible(any && !(instead && !sheet.complete));
    if (m_room == Room::Little && sheet.complete) {
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

void ResolvePanel::showFields() {
    const auto& fields = m_state.sheet().fields;
    const auto same = [](const SheetField& a, const SheetField& b) {
        return a.id == b.id && a.value == b.value;
    };
    if (std::equal(fields.begin(), fields.end(), m_fields.begin(), m_fields.end(), same)) {
        return;
    }
    m_fields = fields;
    while (QLayoutItem* item = m_ui->fieldsPlace->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    for (const SheetField& field : m_fields) {
        auto* row = new FieldRow(field, this);
        m_ui->fieldsPlace->addWidget(row);
        connect(row, &FieldRow::picked, this, [this](const QString& id, const QString& word) {
            m_state.setField(fromText(id), Json(fromText(word)));
        });
        connect(row, &FieldRow::counted, this,
                [this](const QString& id, int number) { m_state.setField(fromText(id), Json(number)); });
    }
}

} // namespace umpire::gui
