#include "field/brigade_card.h"

#include "document/text.h"
#include "field/pill.h"
#include "field/short_name.h"
#include "field/tile_delegate.h"
#include "look/text_kinds.h"
#include "look/text_width.h"
#include "look/widgets.h"
#include "models/order_of_battle_model.h"

#include <QContextMenuEvent>
#include <QMouseEvent>
#include <QPainter>

namespace umpire::gui {

BrigadeCard::BrigadeCard(const Look& look, QAbstractItemModel& model, const QModelIndex& formation,
                         TileDelegate& delegate, QWidget* parent)
    : QFrame(parent), m_look(look), m_formation(formation) {
    auto* layout = new QVBoxLayout(this);
    m_firstRow = new QHBoxLayout;
    m_secondRow = new QHBoxLayout;
    for (QHBoxLayout* row : {m_firstRow, m_secondRow}) {
        layout->addLayout(row);
    }
    buildHead();
    m_tiles = new TileList(look, model, formation, this);
    m_tiles->setItemDelegate(&delegate);
    layout->addWidget(m_tiles);
    layout->addStretch(1);
    setFocusPolicy(Qt::TabFocus);
}

QMargins BrigadeCard::margins(const Look& look, DrawnSize size) {
    return size.rows() ? QMargins(look.px(4), look.px(1), look.px(4), look.px(2))
                       : QMargins(look.px(8), look.px(6), look.px(8), look.px(6));
}

void BrigadeCard::setSize(DrawnSize size) {
    m_size = size;
    m_tiles->setSize(size);
}

void BrigadeCard::setPlanned(int width) {
    if (width != m_planned) {
        m_planned = width;
        const QMargins around = margins(m_look, m_size);
        m_tiles->setPlanned(width - around.left() - around.right());
        arrangeHead();
    }
}

void BrigadeCard::restyle() {
    layout()->setContentsMargins(margins(m_look, m_size));
    layout()->setSpacing(m_look.px(m_size.rows() ? 0 : 2));
    for (QHBoxLayout* row : {m_firstRow, m_secondRow}) {
        row->setContentsMargins(m_look.px(4), 0, m_look.px(4), 0);
        row->setSpacing(headGap());
    }
    m_name->setFixedHeight(m_look.px(m_size.rows() ? 21 : 24));
    m_commander->setFixedHeight(m_look.px(21));
    m_fold->setFixedSize(m_look.target(18), m_look.target(20));
    m_tiles->reflow();
    m_losses->updateGeometry();
    m_state->updateGeometry();
    m_note->updateGeometry();
    refresh();
}

void BrigadeCard::buildHead() {
    m_name = new ElidedLabel(this);
    m_name->setProperty("kind", QStringLiteral("heading"));
    m_commander = new ElidedLabel(this);
    m_state = new Pill(m_look, this);
    m_note = named(new Pill(m_look, this), "brigadeNote");
    m_losses = new LossBar(m_look, this);
    m_fold = named(new SignButton(this), "foldButton");
    m_fold->setProperty("kind", QStringLiteral("quiet"));
    m_fold->setFocusPolicy(Qt::NoFocus); // Space on the head line does the same
    connect(m_fold, &QPushButton::clicked, this, [this] { Q_EMIT foldAsked(m_formation, !m_folded); });
    m_firstRow->addWidget(m_fold);
    m_firstRow->addWidget(m_name, 0);
    m_firstRow->addWidget(m_note);
    m_firstRow->addWidget(m_losses);
}

int BrigadeCard::pillsWidth() const {
    int wide = 0;
    for (const Pill* pill : {m_state, m_note}) {
        wide += pill->isVisibleTo(this) ? pill->sizeHint().width() : 0;
    }
    return wide + (m_note->isVisibleTo(this) ? headGap() : 0);
}

int BrigadeCard::headGap() const {
    return m_look.px(m_size.rows() ? 5 : 8);
}

/// In rows all of it stands on one line: what has no room is shortened. Whatever becomes of the commander,
/// the units below stay where they are.
bool BrigadeCard::isHeadOneLine(int width) const {
    if (m_size.rows() || !m_hasCommander) {
        return true;
    }
    constexpr double nameOfCommander = 130;
    const int gaps = 4 * headGap() + m_look.px(32);
    return m_fold->width() + m_name->sizeHint().width() + m_look.px(nameOfCommander) +
               m_losses->sizeHint().width() + gaps <=
           width;
}

int BrigadeCard::headHeight(int width, DrawnSize size) const {
    if (size.rows()) {
        return m_look.target(21);
    }
    return m_look.target(24) + (isHeadOneLine(width) ? 0 : m_look.px(21) + m_look.px(2));
}

int BrigadeCard::heightFor(int width, DrawnSize size) const {
    const QMargins around = margins(m_look, size);
    const int inner = width - around.left() - around.right();
    const int tiles = m_tiles->heightFor(inner, size) + m_look.px(size.rows() ? 0 : 2);
    return around.top() + headHeight(width, size) + tiles + around.bottom();
}

/// The name comes first: where both have no room, a commander is only his sign, and in a narrow row not even
/// that while he is in his place.
void BrigadeCard::shareHead(bool one) {
    const QFont names = m_name->font();
    const int losses = m_losses->isVisibleTo(this) ? m_losses->sizeHint().width() : 0;
    const QMargins around = margins(m_look, m_size);
    const int edges = around.left() + around.right() + m_look.px(8);
    const int gaps = (m_state->isVisibleTo(this) ? 4 : 3) * headGap();
    const int room = width() - edges - m_fold->width() - pillsWidth() - losses - gaps;
    const int whole = m_commander->sizeHint().width();
    const int brief = textWidth(m_commander->font(), m_commander->brief()) + 2;
    int least = m_folded ? room / 2 : std::min(whole, brief);
    QString shorter = abbreviated(m_name->whole(), m_look.abbreviations(), names, room - least);
    if (m_size.rows() && !m_folded && !m_lost && textWidth(names, shorter) + 2 > room - least) {
        least = 0;
        shorter = abbreviated(m_name->whole(), m_look.abbreviations(), names, room);
    }
    m_name->setBrief(shorter);
    const int rest = room - std::min(m_name->sizeHint().width(), textWidth(names, shorter) + 2);
    const bool fits = !one || rest >= whole;
    m_commander->setMinimumWidth(fits ? 0 : least);
    m_commander->setMaximumWidth(fits ? QWIDGETSIZE_MAX : std::max(least, m_folded ? rest : least));
}

/// Commander and state stand beside the name where all fit, else on a line of their own.
void BrigadeCard::arrangeHead() {
    using Length = LossBar::Length;
    const bool tight = m_name->sizeHint().width() + m_look.px(150 + 40) > width();
    m_losses->setLength(width() < m_look.px(220)   ? Length::None
                        : width() < m_look.px(280) ? Length::Third
                        : m_size.rows() || tight   ? Length::Half
                                                   : Length::Whole);
    const bool one = isHeadOneLine(std::min(width(), m_planned));
    shareHead(one);
    QHBoxLayout* row = one ? m_firstRow : m_secondRow;
    if (row->indexOf(m_commander) >= 0) {
        return;
    }
    for (QHBoxLayout* other : {m_firstRow, m_secondRow}) {
        other->removeWidget(m_commander);
        other->removeWidget(m_state);
    }
    const int after = one ? m_firstRow->indexOf(m_note) + 1 : 0;
    row->insertWidget(after, m_commander, 1);
    row->insertWidget(after + 1, m_state);
    m_firstRow->setStretchFactor(m_name, one ? 0 : 1);
}

void BrigadeCard::setFold(bool folded) {
    if (folded != m_folded) {
        m_folded = folded;
        m_tiles->setVisible(!folded);
        refresh();
    }
}

void BrigadeCard::followUnits() {
    if (m_folded) {
        refresh();
    }
}

void BrigadeCard::showFold() {
    const QString name = m_name->whole();
    m_fold->setText(m_folded ? QStringLiteral("▸") : QStringLiteral("▾"));
    m_fold->setAccessibleName(m_folded ? tr("Unfold %1").arg(name) : tr("Fold %1").arg(name));
    m_fold->setToolTip(m_folded ? tr("Show its units (Space)") : tr("Fold it to one line (Space)"));
}

/// What its tiles would tell: strength, the worst state, who has not acted yet.
QString BrigadeCard::summary(const GroupFacts& facts) const {
    static const QStringList worse{QString(), QStringLiteral("good"), QStringLiteral("caution"),
                                   QStringLiteral("alarm"), QStringLiteral("flight")};
    UnitFacts worst;
    int standing = 0;
    int idle = 0;
    for (int row = 0; row < m_tiles->model()->rowCount(m_formation); ++row) {
        const auto unit = m_tiles->model()
                              ->index(row, 0, m_formation)
                              .data(OrderOfBattleModel::UnitRole)
                              .value<UnitFacts>();
        if (unit.gone) {
            continue;
        }
        ++standing;
        idle += unit.turnActions.isEmpty() ? 1 : 0;
        worst = standing == 1 || worse.indexOf(unit.tone) > worse.indexOf(worst.tone) ? unit : worst;
    }
    QStringList parts;
    if (facts.start > 0) {
        parts << tr("%1 of %2 %3")
                     .arg(QString::number(facts.start - facts.lost), QString::number(facts.start),
                          toText(facts.steps.of(facts.start)));
    }
    const QString state =
        standing == 0 ? tr("all gone") : QString(worst.sign + QLatin1Char(' ') + worst.state).trimmed();
    if (!state.isEmpty()) {
        parts << state;
    }
    if (idle > 0) {
        parts << tr("%n not acted yet", "units", idle);
    }
    return parts.join(QStringLiteral(" · "));
}

/// The word alone: what it says is in the tool tip, and told by the head line.
void BrigadeCard::showNote() {
    const QString note = m_formation.data(OrderOfBattleModel::NoteRole).toString();
    m_note->setWord(note.isEmpty() ? QString() : tr("note"), {});
    m_note->setToolTip(note);
    if (!note.isEmpty()) {
        setAccessibleName(tr("%1; note: %2").arg(accessibleName(), note));
    }
}

void BrigadeCard::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    arrangeHead();
}

void BrigadeCard::refresh() {
    const auto facts = m_formation.data(OrderOfBattleModel::GroupRole).value<GroupFacts>();
    m_name->setWhole(facts.name);
    m_state->setWord(facts.state, facts.tone);
    m_state->setToolTip(facts.stateText);
    m_losses->setLosses(facts);
    m_losses->setVisible(facts.tires);
    showCommander(facts);
    if (m_folded) {
        m_commander->setWhole(summary(facts));
        m_commander->setBrief({});
    }
    setAccessibleName(m_folded ? tr("%1; folded: %2").arg(BattleReader::sentence(facts), summary(facts))
                               : BattleReader::sentence(facts));
    showNote();
    showFold();
    m_tiles->setAccessibleName(tr("Units of %1").arg(facts.name));
    m_tiles->viewport()->update();
    arrangeHead();
}

QString BrigadeCard::absent(const CommanderFacts& commander) {
    return commander.returnsTurn > 0
               ? tr("%1, back turn %2: %3", "an officer's fate and his name")
                     .arg(commander.fate, QString::number(commander.returnsTurn), commander.name)
               : tr("%1: %2", "an officer's fate and his name").arg(commander.fate, commander.name);
}

/// ★ in place; else what became of him, with the turn in which another takes over.
void BrigadeCard::showCommander(const GroupFacts& facts) {
    QStringList shown;
    QString fate;
    m_hasCommander = !facts.commanders.empty();
    for (const CommanderFacts& commander : facts.commanders) {
        fate = fate.isEmpty() && !commander.present ? commander.fate : fate;
        shown << (commander.present ? QStringLiteral("★ ") + commander.name : absent(commander));
    }
    m_lost = !fate.isEmpty();
    m_commander->setBrief(m_lost || shown.isEmpty() ? fate : QStringLiteral("★"));
    setInk(*m_commander, m_lost ? m_look.theme().alarm : m_look.theme().muted);
    m_commander->setFont(m_look.font(13, m_lost ? QFont::DemiBold : QFont::Normal));
    m_commander->setWhole(shown.join(QStringLiteral("  ")));
}

void BrigadeCard::setReadOnly(bool readOnly) {
    setFocusPolicy(readOnly ? Qt::NoFocus : Qt::TabFocus);
    m_tiles->setReadOnly(readOnly);
    m_fold->setVisible(!readOnly);
}

void BrigadeCard::contextMenuEvent(QContextMenuEvent* event) {
    const bool keyboard = event->reason() == QContextMenuEvent::Keyboard;
    Q_EMIT menuAsked(m_formation,
                     keyboard ? mapToGlobal(m_name->geometry().bottomLeft()) : event->globalPos());
}

void BrigadeCard::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_F10 && event->modifiers().testFlag(Qt::ShiftModifier)) {
        Q_EMIT menuAsked(m_formation, mapToGlobal(m_name->geometry().bottomLeft()));
    } else if (event->key() == Qt::Key_Space) {
        Q_EMIT foldAsked(m_formation, !m_folded);
    } else {
        QFrame::keyPressEvent(event);
    }
}

/// A click on its head line.
void BrigadeCard::mouseReleaseEvent(QMouseEvent* event) {
    const bool head = event->position().y() <
                      layout()->contentsMargins().top() + headHeight(std::min(width(), m_planned), m_size);
    if (!m_fold->isHidden() && event->button() == Qt::LeftButton && head &&
        rect().contains(event->position().toPoint())) {
        Q_EMIT foldAsked(m_formation, !m_folded);
    }
}

void BrigadeCard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(hasFocus() ? QPen(m_look.theme().selection, 2) : QPen(m_look.theme().line, 1));
    painter.setBrush(m_look.theme().pane);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), m_look.px(8), m_look.px(8));
}

} // namespace umpire::gui
