#include "resolve/resolve_panel.h"

#include "document/text.h"
#include "field/short_name.h"
#include "look/text_width.h"
#include "resolve/action_row.h"
#include "resolve/dice_row.h"
#include "resolve/field_row.h"
#include "resolve/line_row.h"
#include "resolve/odds_bars.h"
#include "resolve/override_editor.h"
#include "resolve/result_box.h"
#include "resolve/roll_list.h"
#include "ui_resolve_panel.h"

#include <QLineEdit>
#include <QMouseEvent>
#include <QPointer>
#include <QScrollBar>
#include <QSpinBox>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace umpire::gui {

namespace {

/// The text with as many of its words as the height allows.
QString cutToHeight(const QFont& font, const QString& text, const QSize& room) {
    const QFontMetrics metrics(font);
    const QRect all(0, 0, std::max(1, room.width()), QWIDGETSIZE_MAX);
    QString shown = text;
    QStringList words = text.split(QLatin1Char(' '));
    // Half a line is less than one more line.
    const int most = room.height() + metrics.height() / 2;
    while (words.size() > 1 && metrics.boundingRect(all, Qt::TextWordWrap, shown).height() > most) {
        words.removeLast();
        shown = words.join(QLatin1Char(' ')) + QStringLiteral(" …");
    }
    return shown;
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
    // A screen reader meets them in the order of the children: as the eye does.
    for (QWidget* part :
         std::initializer_list<QWidget*>{m_ui->resolveScroll, m_odds, m_dice, m_result, m_override}) {
        part->raise();
    }
    m_ui->panelLayout->setStretchFactor(m_ui->resolveScroll, 1);
}

void ResolvePanel::join() {
    connect(&m_state, &ResolveState::changed, this, &ResolvePanel::refresh);
    connect(m_actions, &ActionRow::picked, this, [this](const QString& id) {
        m_state.setOffer(fromText(id));
        beginTypingSoon();
    });
    connect(m_rolls, &RollList::answered, this, &ResolvePanel::answer);
    connect(m_rolls, &RollList::turnedTo, this, &ResolvePanel::scrollTo);
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
    connect(m_dice, &DiceRow::throwerPicked, this, [this](DiceThrower thrower) {
        if (const auto& dice = m_state.sheet().dice) {
            m_state.throwers().set(dice->die, thrower);
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
    m_result->setSheet(m_state.sheet(), m_state.done(), m_next);
    fitResult();
}

bool ResolvePanel::beginTyping() {
    const WorksheetField* missing = m_state.worksheet().ok ? m_state.worksheet().open() : nullptr;
    const auto open = std::find_if(m_fields.begin(), m_fields.end(), [missing](const FieldRow* row) {
        const PanelField& field = row->field();
        return (field.kind == PanelField::Kind::Word && !field.stated) ||
               (missing && field.id == missing->id);
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

void ResolvePanel::setPicked(const QStringList& units) {
    if (units != m_picked) {
        m_picked = units;
        showSheet();
    }
}

void ResolvePanel::restyle() {
    m_low.reset();
    arrange();
}

/// Title, head, actions, odds and dice keep their places; the questions have all height that is left. The
/// result takes the place of the odds once the dice are there. In a very low window actions and result scroll
/// with the questions, and the odds are one line.
void ResolvePanel::arrange() {
    const bool tight = height() < m_look.px(660);
    const int edge = m_look.px(tight ? 8 : 12);
    m_ui->panelLayout->setContentsMargins(m_look.px(16), edge, m_look.px(16), edge);
    m_ui->panelLayout->setSpacing(m_look.px(tight ? 4 : 8));
    const bool low = height() < m_look.px(420);
    if (m_low != low) {
        m_low = low;
        place();
    }
    showTitle();
    showHead();
    fitResult();
    showOutcome();
}

void ResolvePanel::place() {
    if (*m_low) {
        m_ui->contentsLayout->insertWidget(0, m_actions);
        m_ui->tightPlace->addWidget(m_result);
    } else {
        m_ui->actionsPlace->addWidget(m_actions);
        m_ui->oddsPlace->addWidget(m_result);
    }
    m_odds->setOneLine(*m_low);
    m_dice->setLow(*m_low);
    m_ui->resolveScroll->setMinimumHeight(m_look.px(*m_low ? 36 : 60));
}

/// The result is as high as what it says, and leaves a little of the questions in sight.
void ResolvePanel::fitResult() {
    const QMargins margins = m_ui->panelLayout->contentsMargins();
    const int others = m_ui->resolveTitle->sizeHint().height() + m_ui->headPlace->height() +
                       m_actions->heightForWidth(m_actions->width()) + m_dice->sizeHint().height() +
                       6 * m_ui->panelLayout->spacing() + margins.top() + margins.bottom();
    const int most = std::max(m_look.px(120), height() - others - m_look.px(60));
    const int needed = m_result->heightNeeded(width() - margins.left() - margins.right());
    m_result->setFixedHeight(*m_low ? needed : std::min(needed, most));
}

void ResolvePanel::scrollTo(const QWidget* row) {
    const QPointer<const QWidget> kept = row;
    // Where it stands is known once it is laid out; by then the result may stand below what scrolls.
    QTimer::singleShot(0, this, [this, kept] {
        if (kept && m_ui->resolveContents->isAncestorOf(kept)) {
            m_ui->resolveScroll->verticalScrollBar()->setValue(
                kept->mapTo(m_ui->resolveContents, QPoint()).y());
        }
    });
}

void ResolvePanel::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    arrange();
}

/// Long names are abbreviated before the title takes a second line, which in a low panel is of smaller type.
void ResolvePanel::showTitle() {
    const QString title = !m_picked.isEmpty()
                              ? tr("%n units chosen", nullptr, static_cast<int>(m_picked.size()))
                          : m_state.idle() ? tr("Who acts?")
                                           : m_state.sheet().title;
    const QMargins margins = m_ui->panelLayout->contentsMargins();
    const int room = width() - margins.left() - margins.right() - 4;
    const QFont large = m_look.font(18, QFont::Bold);
    const QString brief = abbreviated(title, m_look.abbreviations(), large, room);
    const bool small = m_low.value_or(false) && textWidth(large, brief) > room;
    m_ui->resolveTitle->setFont(small ? m_look.font(13, QFont::Bold) : large);
    m_ui->resolveTitle->setText(brief);
    m_ui->resolveTitle->setToolTip(title);
}

/// Two lines below the title, always: what it is, and what to mind. A long warning has both.
void ResolvePanel::showHead() {
    const bool many = !m_picked.isEmpty();
    const QString subtitle = many ? QString() : m_state.sheet().subtitle;
    const QStringList lines = many ? m_picked : warnings();
    const QFont font = m_look.font(14);
    const int line = QFontMetrics(font).lineSpacing();
    const QMargins margins = m_ui->panelLayout->contentsMargins();
    const int width = this->width() - margins.left() - margins.right();
    const int height = m_low.value_or(false) ? line : 2 * line;
    const QString all = lines.join(many ? QStringLiteral(", ") : QStringLiteral("  "));
    const bool brief = QFontMetrics(font).horizontalAdvance(all) <= width && height > line;
    m_ui->headPlace->setFixedHeight(height + 2);
    m_ui->resolveSubtitle->setText(cutToHeight(font, subtitle, {width, all.isEmpty() ? height : line}));
    m_ui->resolveSubtitle->setToolTip(m_ui->resolveSubtitle->text() == subtitle ? QString() : subtitle);
    m_ui->resolveSubtitle->setVisible(!subtitle.isEmpty() && (all.isEmpty() || brief));
    m_ui->warningLabel->setText(cutToHeight(font, all, {width, height}));
    m_ui->warningLabel->setAccessibleName(all);
    m_ui->warningLabel->setToolTip(m_ui->warningLabel->text() == all ? QString() : lines.join(u'\n'));
    m_ui->warningLabel->setVisible(!all.isEmpty());
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
    showTitle();
    showHead();
    m_ui->hintLabel->setText(
        m_picked.isEmpty()
            ? sheet.hint
            : tr("Point at the enemy they act on: the first does so now, the others wait as cards."));
    m_ui->hintLabel->setVisible(!m_ui->hintLabel->text().isEmpty());
    m_ui->refusalLabel->setText(QStringLiteral("× ") + sheet.refusal);
    m_ui->refusalLabel->setVisible(!sheet.refusal.isEmpty());
    m_actions->setOffers(m_state.offers(), m_state.offer());
    m_actions->setEnabled(!m_state.done());
    showFields();
    m_rolls->setRolls(sheet.rolls);
    m_rolls->setEnabled(!m_state.done());
    const bool fresh = isFresh();
    m_odds->setOdds(sheet.odds, sheet.oddsMissing.isEmpty() ? sheet.oddsOf : sheet.oddsMissing, fresh,
                    sheet.foretold);
    if (fresh) {
        m_ui->resolveScroll->verticalScrollBar()->setValue(0);
        beginTypingSoon();
    }
    // A click on a number leaves the keyboard to the dice while one is wanted; a double click takes it.
    for (QSpinBox* number : m_ui->resolveContents->findChildren<QSpinBox*>()) {
        number->setFocusPolicy(m_state.wantsDie() ? Qt::TabFocus : Qt::WheelFocus);
        number->findChild<QLineEdit*>()->installEventFilter(this);
    }
    m_more->setRows(m_state.done() ? PanelOneMore() : sheet.oneMore);
    m_dice->setDice(sheet.dice, m_state.wantsDie(), m_state.canRoll(),
                    sheet.dice ? m_state.throwers().of(sheet.dice->die) : DiceThrower::Thrown);
    m_result->setSheet(sheet, m_state.done(), m_next);
    fitResult();
    showOutcome();
}

bool ResolvePanel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::MouseButtonDblClick) {
        if (auto* number = qobject_cast<QSpinBox*>(watched->parent())) {
            number->setFocus(Qt::MouseFocusReason);
            number->selectAll();
            return true;
        }
    }
    return QFrame::eventFilter(watched, event);
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
    const bool open = !m_state.idle() && sheet.hint.isEmpty() && sheet.refusal.isEmpty();
    const bool odds = !sheet.odds.empty() || !sheet.oddsMissing.isEmpty() || !sheet.oddsOf.isEmpty();
    const bool both = m_low.value_or(false) || height() >= m_look.px(760);
    m_odds->setVisible(odds && (both || !sheet.complete));
    m_result->setVisible(open && (sheet.complete || (!odds && !sheet.dice)));
    if (m_low.value_or(false) && sheet.complete) {
        scrollTo(m_result);
    }
}

QStringList ResolvePanel::warnings() const {
    QStringList lines;
    for (const QString& warning : m_state.sheet().warnings) {
        QString text = warning;
        text[0] = text[0].toUpper();
        lines << QStringLiteral("⚠ ") + text;
    }
    return lines;
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
    bool answered = false; // a word, just now
    for (std::size_t i = 0; i < fields.size(); ++i) {
        const bool word = fields[i].kind == PanelField::Kind::Word;
        answered = answered || (word && m_fields[i]->field().value.is_null() && !fields[i].value.is_null());
        m_fields[i]->setField(fields[i]);
        m_fields[i]->setEnabled(!m_state.done());
        // What goes with the word is written next: letters must not act meanwhile.
        if (answered && fields[i].kind == PanelField::Kind::Text && !m_state.wantsDie()) {
            m_fields[i]->begin();
        }
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
