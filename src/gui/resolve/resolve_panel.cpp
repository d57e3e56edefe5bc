#include "resolve/resolve_panel.h"

#include "document/text.h"
#include "field/short_name.h"
#include "help/reading_pane.h"
#include "look/plain_texts.h"
#include "look/text_width.h"
#include "look/theme.h"
#include "look/widgets.h"
#include "resolve/action_row.h"
#include "resolve/dice_row.h"
#include "resolve/field_row.h"
#include "resolve/odds_bars.h"
#include "resolve/roll_list.h"
#include "ui_resolve_panel.h"

#include <QApplication>
#include <QLineEdit>
#include <QPainter>
#include <QPointer>
#include <QScrollBar>
#include <QSpinBox>
#include <QTextDocumentFragment>
#include <QTimer>

#include <algorithm>
#include <functional>
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

/// No line of a rulebook weighs more.
constexpr int mostTyped = 99;

/// As the engine takes them; every letter may be of four bytes.
constexpr int mostLetters = 50;

QString inSize(const QString& html, int size, const QColor& colour, bool bold = true) {
    return QStringLiteral("<span style='color:%1; font-weight:%2; font-size:%3px'>%4</span>")
        .arg(colour.name())
        .arg(bold ? 700 : 400)
        .arg(size)
        .arg(html);
}

QString outcomeOf(const PanelResult::Roll& roll) {
    return toneSignBefore(roll.tone) + roll.outcome.toHtmlEscaped();
}

} // namespace

/// Puts the umpire's value in place of a computed line, with his reason, or writes a line of his own: a small
/// card over the panel, beside the line. Escape, or the keyboard moving elsewhere, closes it.
class OverrideEditor : public QFrame {
    Q_DECLARE_TR_FUNCTIONS(umpire::gui::OverrideEditor)

  public:
    OverrideEditor(const Look& look, QWidget* parent)
        : QFrame(parent), m_look(look), m_title(makeLine(this, "", "heading")), m_words(new QLineEdit(this)),
          m_value(new QSpinBox(this)), m_reason(new QLineEdit(this)), m_set(new QPushButton(tr("Set"), this)),
          m_back(new QPushButton(this)), m_cancel(new QPushButton(tr("Cancel"), this)) {
        setObjectName(QStringLiteral("overrideEditor"));
        setAccessibleName(tr("A value by hand"));
        setFrameShape(QFrame::StyledPanel);
        setAutoFillBackground(true);
        m_title->setWordWrap(true);
        named(m_words, "overrideWords", tr("The line in your own words"));
        m_words->setPlaceholderText(tr("In your own words"));
        m_words->setMaxLength(mostLetters);
        m_value->setRange(-mostTyped, mostTyped);
        named(m_value, "overrideValue", tr("Value by hand"));
        named(m_reason, "overrideReason", tr("Reason"));
        m_reason->setPlaceholderText(tr("Why, for the record"));
        named(m_set, "overrideSet", m_set->text());
        m_set->setProperty("kind", QStringLiteral("primary"));
        m_back->setObjectName(QStringLiteral("overrideBack"));
        named(m_cancel, "overrideCancel", m_cancel->text());
        build();
        hide();
    }

    /// For a line of the rules: its value and why; for one of the umpire's own, which has no name yet when it
    /// is new: its words and its value.
    void open(const WorksheetLine& line, const QString& reason, int top) {
        m_own = line.own > 0 || line.id.empty();
        const QString label = toText(line.reason);
        m_title->setText(m_own ? tr("A line of your own") : label);
        m_words->setText(m_own ? label : QString());
        m_words->setVisible(m_own);
        m_reason->setText(reason);
        m_reason->setVisible(!m_own);
        m_back->setText(m_own ? tr("Take it away") : tr("As computed"));
        m_back->setAccessibleName(m_back->text());
        m_back->setEnabled(m_own ? line.own > 0 : line.overridden);
        m_set->setEnabled(!m_own || !label.isEmpty());
        m_value->setValue(static_cast<int>(
            std::clamp<std::int64_t>(line.halves ? line.value / 2 : line.value, -mostTyped, mostTyped)));
        place(top);
        if (m_own) {
            m_words->setFocus();
            m_words->selectAll();
        } else {
            m_value->setFocus();
            m_value->selectAll();
        }
    }

    std::function<void(int value, const QString& reason)> given;
    std::function<void(const QString& text, int value)> written;
    std::function<void()> takenBack;
    /// It is closed, and had the keyboard.
    std::function<void()> left;

  protected:
    void keyPressEvent(QKeyEvent* event) override {
        switch (event->key()) {
        case Qt::Key_Escape:
            leave();
            return;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            m_cancel->hasFocus() ? m_cancel->click() : m_back->hasFocus() ? m_back->click() : set();
            return;
        default:
            event->accept(); // a letter typed here is not meant for the table behind it
        }
    }

  private:
    void build() {
        auto* layout = new QVBoxLayout(this);
        layout->addWidget(m_title);
        layout->addWidget(m_words);
        auto* row = new QHBoxLayout;
        row->addWidget(m_value);
        row->addWidget(m_reason, 1);
        layout->addLayout(row);
        auto* buttons = new QHBoxLayout;
        buttons->addWidget(m_set);
        buttons->addWidget(m_back);
        buttons->addStretch(1);
        buttons->addWidget(m_cancel);
        layout->addLayout(buttons);
        connect(m_set, &QPushButton::clicked, this, [this] { set(); });
        connect(m_cancel, &QPushButton::clicked, this, [this] { leave(); });
        connect(m_back, &QPushButton::clicked, this, [this] {
            leave();
            takenBack();
        });
        connect(m_words, &QLineEdit::textChanged, this,
                [this](const QString& text) { m_set->setEnabled(!m_own || !text.trimmed().isEmpty()); });
        connect(qApp, &QApplication::focusChanged, this, [this](const QWidget*, const QWidget* now) {
            if (isVisible() && now && window()->isAncestorOf(now) && now != this && !isAncestorOf(now)) {
                hide();
            }
        });
    }

    /// Within the panel, as near to the line as there is room.
    void place(int top) {
        const int edge = m_look.px(8);
        setFixedWidth(std::min(m_look.px(400), parentWidget()->width() - 2 * edge));
        layout()->activate();
        adjustSize();
        const int lowest = std::max(edge, parentWidget()->height() - height() - edge);
        move((parentWidget()->width() - width()) / 2, std::clamp(top, edge, lowest));
        raise();
        show();
    }

    void set() {
        const QString words = m_words->text().simplified();
        if (m_own && words.isEmpty()) {
            return;
        }
        leave();
        if (m_own) {
            written(words, m_value->value());
        } else {
            given(m_value->value(), m_reason->text().trimmed());
        }
    }

    void leave() {
        hide();
        left();
    }

    const Look& m_look;
    QLabel* m_title;
    QLineEdit* m_words;
    QSpinBox* m_value;
    QLineEdit* m_reason;
    QPushButton* m_set;
    QPushButton* m_back;
    QPushButton* m_cancel;
    bool m_own = false;
};

/// How it comes out: the outcome in its colour, what changes, what to do on the table, the sum; and Apply. In
/// less height than it needs it scrolls.
class ResultBox : public QFrame {
    Q_DECLARE_TR_FUNCTIONS(umpire::gui::ResultBox)

  public:
    ResultBox(const Look& look, QWidget* parent)
        : QFrame(parent), m_look(look), m_text(makeLabel(this, "resultText", "")),
          m_scroll(scrollDown(m_text, this)), m_apply(new QPushButton(this)),
          m_cancel(new QPushButton(this)) {
        m_text->setTextFormat(Qt::RichText);
        m_text->setAlignment(Qt::AlignTop | Qt::AlignLeft);
        m_text->setTextInteractionFlags(Qt::LinksAccessibleByMouse);
        connect(m_text, &QLabel::linkActivated, this, [this] { askForRule(*this, {}); });
        m_apply->setObjectName(QStringLiteral("applyButton"));
        m_apply->setProperty("kind", QStringLiteral("primary"));
        m_cancel->setObjectName(QStringLiteral("cancelButton"));
        auto* layout = new QVBoxLayout(this);
        layout->setContentsMargins(14, 10, 14, 10);
        m_scroll->setObjectName(QStringLiteral("resultScroll"));
        m_scroll->setFrameShape(QFrame::NoFrame);
        layout->addWidget(m_scroll, 1);
        auto* buttons = new QHBoxLayout;
        buttons->addWidget(m_apply, 1);
        buttons->addWidget(m_cancel);
        layout->addLayout(buttons);
        m_apply->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        connect(m_apply, &QPushButton::clicked, this, [this] { m_done ? nextAsked() : applied(); });
        connect(m_cancel, &QPushButton::clicked, this, [this] { cancelled(); });
    }

    std::function<void()> applied;
    std::function<void()> cancelled;
    std::function<void()> nextAsked;

    /// `next` is what Enter does once it is done, "" for nothing.
    void setResult(const PanelResult& result, bool done, const QString& next) {
        const bool any = result.complete || done;
        m_done = done;
        m_colour =
            any && !result.rolls.empty() ? m_look.tone(result.rolls.front().tone) : m_look.theme().line;
        if (const QString shown = html(result); shown != m_text->text()) {
            m_text->setText(shown);
            m_text->setAccessibleName(QTextDocumentFragment::fromHtml(shown).toPlainText());
        }
        const QString text = done ? QStringLiteral("⏎ ") + next : tr("Apply ⏎");
        m_apply->setToolTip(text);
        m_apply->setAccessibleName(done ? next : tr("Apply"));
        m_apply->setEnabled(done || result.complete);
        m_apply->setVisible(!done || !next.isEmpty());
        m_cancel->setText(done ? tr("Close") : tr("Cancel"));
        m_cancel->setAccessibleName(m_cancel->text());
        m_cancel->setToolTip(tr("Esc"));
        fitApply();
        update();
    }

    /// The height at which all of it is seen.
    int heightNeeded(int width) const {
        const QMargins edges = layout()->contentsMargins();
        const int text = m_text->heightForWidth(width - edges.left() - edges.right());
        return edges.top() + text + layout()->spacing() + m_apply->sizeHint().height() + edges.bottom() + 2;
    }

  protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setBrush(m_look.theme().tile);
        const bool quiet = m_colour == m_look.theme().line;
        painter.setPen(QPen(m_colour, quiet ? 1 : 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), m_look.px(8), m_look.px(8));
    }

    void resizeEvent(QResizeEvent* event) override {
        QFrame::resizeEvent(event);
        fitApply();
    }

  private:
    /// What it comes to first, so that it is read from afar: the outcome, what is lost, who must test. The
    /// throws that led there stand behind.
    QString html(const PanelResult& result) const {
        const Theme& theme = m_look.theme();
        QStringList parts;
        for (const QString& told : result.told) {
            parts << inSize(told.toHtmlEscaped(), m_look.px(19), theme.ink);
        }
        const bool heads = result.told.isEmpty() && !result.rolls.empty();
        if (heads) {
            parts << inSize(outcomeOf(result.rolls.front()), m_look.px(20),
                            m_look.tone(result.rolls.front().tone));
        }
        for (const QString& change : result.changes) {
            parts << inSize(change.toHtmlEscaped(), m_look.px(16), theme.ink);
        }
        if (!m_done && result.changes.isEmpty() && result.complete && result.rolls.empty()) {
            parts << (result.changesNothing ? tr("Nothing changes on the roster.")
                                            : tr("Ready to be carried out."));
        }
        QStringList throws;
        for (const PanelResult::Roll& roll : result.rolls) {
            if (!roll.text.isEmpty()) {
                parts << roll.text.toHtmlEscaped();
            }
            const QString thrown = inSize(roll.sum.toHtmlEscaped(), m_look.px(14), theme.muted, false);
            if (!heads || &roll != &result.rolls.front()) {
                const QString came = inSize(outcomeOf(roll), m_look.px(14), m_look.tone(roll.tone));
                throws << (roll.sum.isEmpty() ? came : came + QStringLiteral(" · ") + thrown);
            } else if (!roll.sum.isEmpty()) {
                throws << thrown;
            }
        }
        parts += throws;
        if (!result.rolls.empty()) {
            parts.last() += QStringLiteral(" · <a href='rule' style='color:%1'>%2</a>")
                                .arg(theme.accent.name(), tr("the rule"));
        }
        return parts.join(QStringLiteral("<br>"));
    }

    /// What the button says is cut where it has no room; its tip has it whole.
    void fitApply() {
        const QString text = m_apply->toolTip();
        m_apply->setText(asWritten(text));
        const QMargins edges = layout()->contentsMargins();
        const int room =
            width() - edges.left() - edges.right() - layout()->spacing() - m_cancel->sizeHint().width();
        const int over = m_apply->sizeHint().width() - std::max(room, m_look.px(120));
        if (over > 0) {
            const QFontMetrics metrics = m_apply->fontMetrics();
            m_apply->setText(asWritten(metrics.elidedText(
                text, Qt::ElideRight, metrics.horizontalAdvance(text) - over - m_look.px(2))));
        }
    }

    const Look& m_look;
    QColor m_colour;
    QLabel* m_text;
    QScrollArea* m_scroll;
    QPushButton* m_apply;
    QPushButton* m_cancel;
    bool m_done = false;
};

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
    connect(m_rolls, &RollList::answered, &m_state, &ResolveState::setAnswer);
    connect(m_rolls, &RollList::turnedTo, this, &ResolvePanel::scrollTo);
    joinByHand();
    connect(m_dice, &DiceRow::throwerPicked, this, [this](DiceThrower thrower) {
        if (const auto& dice = m_state.sheet().dice) {
            m_state.throwers().set(dice->die, thrower);
        }
    });
    connect(m_dice, &DiceRow::parkAsked, this, &ResolvePanel::parkAsked);
    m_result->nextAsked = [this] { Q_EMIT nextAsked(); };
    connect(m_dice, &DiceRow::given, &m_state, &ResolveState::giveFace);
    connect(m_dice, &DiceRow::givenTogether, &m_state, &ResolveState::giveTogether);
    connect(m_dice, &DiceRow::drawn, this,
            [this](const QString& text) { m_dice->answerDrawn(m_state.giveDrawn(text)); });
    connect(m_dice, &DiceRow::left, this, &ResolvePanel::focusLost);
    connect(m_dice, &DiceRow::rollAsked, &m_state, &ResolveState::roll);
    m_result->applied = [this] { m_state.apply(); };
    m_result->cancelled = [this] { m_state.clear(); };
    connect(&m_look, &Look::changed, this, [this] {
        restyle();
        m_rolls->rebuild();
        m_dice->rebuild();
        refresh();
    });
}

void ResolvePanel::joinByHand() {
    connect(m_rolls, &RollList::byHandAsked, this,
            [this](const WorksheetRoll& roll, const WorksheetLine& line, const QWidget* row) {
                m_overridden = {roll.place, roll.check, line.id, line.own};
                const int top = row ? row->mapTo(this, QPoint(0, row->height())).y() : height() / 3;
                m_override->open(line, toText(m_state.draft().reason), top);
            });
    m_override->given = [this](int value, const QString& reason) {
        m_state.setOverride(m_overridden.place, m_overridden.line, value, reason);
    };
    m_override->written = [this](const QString& text, int value) {
        m_state.setFreeLine(m_overridden.own, m_overridden.place,
                            {fromText(text), value, m_overridden.check});
    };
    m_override->takenBack = [this] {
        if (m_overridden.own > 0) {
            m_state.dropFreeLine(m_overridden.own, m_overridden.place);
        } else {
            m_state.setOverride(m_overridden.place, m_overridden.line, std::nullopt, {});
        }
    };
    m_override->left = [this] { Q_EMIT focusLost(); };
}

void ResolvePanel::setNext(const QString& text) {
    if (std::exchange(m_next, text) == text) {
        return;
    }
    m_result->setResult(m_state.sheet().result, m_state.done(), m_next);
    fitResult();
}

bool ResolvePanel::beginTyping() {
    const WorksheetField* missing = m_state.worksheet().ok ? m_state.worksheet().open() : nullptr;
    const auto open = std::find_if(m_fields.begin(), m_fields.end(), [missing](const FieldRow* row) {
        const WorksheetField& field = row->field();
        return (isWord(field) && field.open()) || (missing && field.id == missing->id);
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
    const PanelSheet& sheet = m_state.sheet();
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
    m_rolls->setRolls(sheet.rolls, sheet.next);
    m_rolls->setEnabled(!m_state.done());
    const bool fresh = isFresh();
    m_odds->setOdds(sheet.odds, sheet.oddsMissing.isEmpty() ? sheet.oddsOf : sheet.oddsMissing, fresh,
                    sheet.foretold, sheet.contest);
    if (fresh) {
        m_ui->resolveScroll->verticalScrollBar()->setValue(0);
        beginTypingSoon();
    }
    // A click on a number leaves the keyboard to the dice while one is wanted; a double click takes it.
    for (QSpinBox* number : m_ui->resolveContents->findChildren<QSpinBox*>()) {
        number->setFocusPolicy(m_state.wantsDie() ? Qt::TabFocus : Qt::WheelFocus);
        number->findChild<QLineEdit*>()->installEventFilter(this);
    }
    m_more->setRows(m_state.done() ? OneMore() : sheet.oneMore);
    m_dice->setDice(sheet.dice, m_state.wantsDie(), m_state.canRoll(),
                    sheet.dice ? m_state.throwers().of(sheet.dice->die) : DiceThrower::Thrown);
    m_result->setResult(sheet.result, m_state.done(), m_next);
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
    const PanelSheet& sheet = m_state.sheet();
    const bool open = !m_state.idle() && sheet.hint.isEmpty() && sheet.refusal.isEmpty();
    const bool odds = !sheet.odds.empty() || !sheet.oddsMissing.isEmpty() || !sheet.oddsOf.isEmpty();
    const bool both = m_low.value_or(false) || height() >= m_look.px(760);
    m_odds->setVisible(odds && (both || !sheet.result.complete));
    m_result->setVisible(open && (sheet.result.complete || (!odds && !sheet.dice)));
    if (m_low.value_or(false) && sheet.result.complete) {
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
    const auto sameChoice = [](const WorksheetChoice& a, const WorksheetChoice& b) { return a.id == b.id; };
    const auto same = [&sameChoice](const WorksheetField& field, const FieldRow* row) {
        const WorksheetField& old = row->field();
        if (field.kind == AskKind::Count && old.kind == AskKind::Count) {
            return field.id == old.id && field.choices.empty() == old.choices.empty();
        }
        return field.id == old.id && std::equal(field.choices.begin(), field.choices.end(),
                                                old.choices.begin(), old.choices.end(), sameChoice);
    };
    if (!std::equal(fields.begin(), fields.end(), m_fields.begin(), m_fields.end(), same)) {
        buildFields();
    }
    bool answered = false; // a word, just now
    for (std::size_t i = 0; i < fields.size(); ++i) {
        const bool word = isWord(fields[i]) && fields[i].needed;
        answered = answered || (word && m_fields[i]->field().value.is_null() && !fields[i].value.is_null());
        m_fields[i]->setField(fields[i]);
        m_fields[i]->setEnabled(!m_state.done());
        // What goes with the word is written next: letters must not act meanwhile.
        if (answered && fields[i].kind == AskKind::Text && !m_state.wantsDie()) {
            m_fields[i]->begin();
        }
    }
}

void ResolvePanel::buildFields() {
    m_fields.clear();
    for (QLayout* place : std::initializer_list<QLayout*>{m_ui->fieldsPlace, m_ui->quietPlace}) {
        emptyOut(*place);
    }
    for (const WorksheetField& field : m_state.sheet().fields) {
        auto* row = new FieldRow(field, this);
        m_fields.push_back(row);
        // What may be left open stands below the questions, which have to be seen.
        const bool quiet = isWord(field) && !field.needed;
        (quiet ? m_ui->quietPlace : m_ui->fieldsPlace)->addWidget(row);
        connect(row, &FieldRow::given, &m_state, &ResolveState::setField);
        connect(row, &FieldRow::leftOut, this, [this](const Id& id) {
            m_state.leaveOut(id);
            Q_EMIT focusLost();
        });
        connect(row, &FieldRow::left, this, &ResolvePanel::focusLost);
        connect(row, &FieldRow::entered, this, [this] {
            m_state.apply();
            Q_EMIT focusLost();
        });
    }
}

} // namespace umpire::gui
