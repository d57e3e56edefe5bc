#include "record/dice_view.h"

#include "document/text.h"
#include "look/widgets.h"
#include "umpire/sheets/record_text.h"

#include <QButtonGroup>
#include <QDialogButtonBox>
#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace umpire::gui {

namespace {

constexpr double columnWidth = 54;
constexpr double barHeight = 84;
constexpr double textHeight = 22;

} // namespace

DiceBars::DiceBars(const Look& look, const DiceTally& tally, const QColor& colour, QWidget* parent)
    : QWidget(parent), m_look(look), m_tally(tally), m_colour(colour) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    QStringList said;
    for (std::size_t i = 0; i < tally.faces.size(); ++i) {
        const auto count = tally.counts[i];
        said << sayCounted("DiceBars", "%1: %n times, expected %2", "%1: %n times, expected %2", count)
                    .arg(toText(tally.faces[i].label()))
                    .arg(QLocale().toString(tally.expected[i], 'f', 1));
    }
    setAccessibleName(said.join(QStringLiteral("; ")));
    setToolTip(said.join(QLatin1Char('\n')));
}

QSize DiceBars::sizeHint() const {
    return {m_look.px(columnWidth) * static_cast<int>(m_tally.faces.size()),
            m_look.px(barHeight + 2 * textHeight)};
}

void DiceBars::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Theme& theme = m_look.theme();
    const double most =
        std::max(static_cast<double>(*std::max_element(m_tally.counts.begin(), m_tally.counts.end())),
                 *std::max_element(m_tally.expected.begin(), m_tally.expected.end()));
    const int column = m_look.px(columnWidth);
    const int top = m_look.px(textHeight);
    const int full = m_look.px(barHeight);
    const auto heightOf = [&](double count) { return most > 0 ? static_cast<int>(full * count / most) : 0; };
    for (std::size_t i = 0; i < m_tally.faces.size(); ++i) {
        const int left = static_cast<int>(i) * column;
        const int high = heightOf(static_cast<double>(m_tally.counts[i]));
        const int pad = m_look.px(8);
        painter.fillRect(QRect(left + pad, top + full - high, column - 2 * pad, high), m_colour);
        painter.setFont(m_look.font(13));
        painter.setPen(theme.ink);
        const int expected = top + full - heightOf(m_tally.expected[i]);
        // The number stands on its bar, or on the line where that would run through it.
        const int foot = top + full - high;
        const bool through = expected < foot && expected > foot - top;
        painter.drawText(QRect(left, (through ? expected : foot) - top, column, top), Qt::AlignCenter,
                         QString::number(m_tally.counts[i]));
        painter.setPen(QPen(theme.ink, 2, Qt::DashLine));
        painter.drawLine(left + m_look.px(2), expected, left + column - m_look.px(2), expected);
        painter.setFont(m_look.font(15, QFont::Bold));
        painter.setPen(theme.ink);
        painter.drawText(QRect(left, top + full, column, top), Qt::AlignCenter,
                         toText(m_tally.faces[i].label()));
    }
    painter.setPen(QPen(theme.line, 1));
    painter.drawLine(0, top + full, width(), top + full);
}

DiceDialog::DiceDialog(const Look& look, const BattleDocument& document, QWidget* parent)
    : QDialog(parent), m_look(look), m_document(document), m_origin(new QButtonGroup(this)),
      m_tallies(new QVBoxLayout) {
    setObjectName(QStringLiteral("diceDialog"));
    setWindowTitle(tr("How the dice fell"));
    auto* contents = new QWidget(this);
    auto* layout = new QVBoxLayout(contents);
    auto* choices = new QHBoxLayout;
    const std::pair<DiceOrigin, QString> origins[] = {{DiceOrigin::All, tr("All dice")},
                                                      {DiceOrigin::Players, tr("Thrown on the table")},
                                                      {DiceOrigin::Program, tr("The program's own")}};
    for (const auto& [origin, name] : origins) {
        auto* button = named(new QPushButton(name, contents),
                             QStringLiteral("diceOrigin%1").arg(static_cast<int>(origin)), name);
        button->setCheckable(true);
        button->setChecked(origin == DiceOrigin::All);
        m_origin->addButton(button, static_cast<int>(origin));
        choices->addWidget(button);
    }
    choices->addStretch(1);
    layout->addLayout(choices);
    layout->addLayout(m_tallies);
    layout->addStretch(1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    speakButtons(*buttons);
    auto* whole = new QVBoxLayout(this);
    whole->addWidget(scrollFreely(contents, this), 1);
    whole->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(dialogSize(look, *this, 640, 680));
    connect(m_origin, &QButtonGroup::idClicked, this, &DiceDialog::refresh);
    connect(&look, &Look::changed, this, &DiceDialog::refresh);
    connect(&document, &BattleDocument::changed, this, [this](const ChangeEvent& event) {
        if (event.concerns(ChangeEvent::Parts(ChangeEvent::Records) | ChangeEvent::Dice)) {
            refresh();
        }
    });
    refresh();
}

void DiceDialog::refresh() {
    emptyOut(*m_tallies);
    if (m_document.isOpen()) {
        const Session& session = m_document.session();
        for (const DiceTally& tally :
             tallyDice(session.records(), session.cursor(), session.rules(), session.battle(),
                       static_cast<DiceOrigin>(m_origin->checkedId()))) {
            addTally(tally);
        }
    }
    if (m_tallies->isEmpty()) {
        m_tallies->addWidget(makeLine(this, "", "muted", tr("No such die has been thrown yet.")));
    }
    addStrays();
}

void DiceDialog::addStrays() {
    const QString said =
        m_document.isOpen() ? toText(sheets::StrayThrowText(m_document.session()).counted()) : QString();
    if (said.isEmpty()) {
        return;
    }
    auto* strays = makeLabel(this, "diceStrays", "", tr("⚂ Not counted: %1.").arg(said));
    strays->setMinimumWidth(1);
    m_tallies->addWidget(strays);
}

void DiceDialog::addTally(const DiceTally& tally) {
    const Die* die = m_document.rules().die(tally.die);
    const auto sides = m_document.battle().all(SubjectKind::Side);
    const bool first = !sides.empty() && sides.front()->id == tally.side;
    const QColor colour = m_look.theme().side(first ? 0 : 1);
    auto* head = makeLine(
        this, "", "heading",
        tr("%1 · %2").arg(m_document.nameOf(tally.side), die ? toText(die->name) : toText(tally.die)));
    auto* reads = makeLabel(this, "diceReading", "",
                            tr("%1. χ² %2. The dashed line is what fair dice give on average.")
                                .arg(toText(reading(tally)))
                                .arg(QLocale().toString(tally.chiSquare, 'f', 1)));
    reads->setMinimumWidth(1);
    m_tallies->addWidget(head);
    m_tallies->addWidget(new DiceBars(m_look, tally, colour, this));
    m_tallies->addWidget(reads);
}

} // namespace umpire::gui
