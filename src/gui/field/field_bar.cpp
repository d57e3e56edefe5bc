#include "field/field_bar.h"

#include "document/text.h"
#include "field/field_view.h"
#include "look/widgets.h"
#include "umpire/base/text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QScopedValueRollback>

#include <algorithm>

namespace umpire::gui {

FieldBar::FieldBar(const Look& look, BattleDocument& document, FieldView& field, QWidget* parent)
    : QWidget(parent), m_look(look), m_document(document), m_field(field) {
    setObjectName(QStringLiteral("fieldBar"));
    setAttribute(Qt::WA_StyledBackground);
    setAccessibleName(tr("Filter of the field"));
    build();
    join();
    fillSides();
    restyle();
    hide();
}

void FieldBar::build() {
    auto* layout = new QHBoxLayout(this);
    m_row = new WrappedRow(this);
    m_side = new QComboBox(m_row);
    m_formation = new QComboBox(m_row);
    m_text = new QLineEdit(m_row);
    m_standing = new QCheckBox(tr("Standing"), m_row);
    m_idle = new QCheckBox(tr("Not acted yet"), m_row);
    m_due = new QCheckBox(tr("Something due"), m_row);
    m_count = new QLabel(m_row);
    m_all = new QPushButton(tr("Show all"), m_row);
    QHBoxLayout* first = m_row->first();
    first->addWidget(m_side, 2);
    first->addWidget(m_formation, 3);
    first->addWidget(m_text, 2);
    m_ticks = new WrappedRow(m_row, WrappedRow::Wide::Second);
    m_ticks->first()->addWidget(m_standing);
    m_ticks->first()->addWidget(m_idle);
    m_ticks->first()->addStretch(1);
    m_ticks->second()->addWidget(m_due);
    m_ticks->second()->addStretch(1);
    m_ticks->second()->addWidget(m_count);
    m_ticks->second()->addWidget(m_all);
    m_row->second()->addWidget(m_ticks);
    layout->addWidget(m_row, 1);
    setMinimumWidth(1); // the field does not become wider for it
}

void FieldBar::join() {
    const std::tuple<QWidget*, const char*, QString, QString> names[] = {
        {m_side, "filterSide", tr("Side"), tr("Only units of this side")},
        {m_formation, "filterFormation", tr("Formation"), tr("Only units under this formation")},
        {m_text, "filterText", tr("Name or number"), tr("Part of a name, or the first digits of a number")},
        {m_standing, "filterStanding", tr("Only units that stand"), tr("Leave out units that are gone")},
        {m_idle, "filterIdle", tr("Only units that have not acted yet"), idleTip()},
        {m_due, "filterDue", tr("Only units with something due"),
         tr("Only units that owe a test, themselves or with their formation")},
        {m_all, "filterShowAll", tr("Show all units"), tr("Show every unit again (Escape)")},
    };
    for (const auto& [widget, name, accessible, tip] : names) {
        named(widget, name, accessible);
        widget->setToolTip(tip);
    }
    m_all->setProperty("kind", QStringLiteral("slim"));
    m_count->setObjectName(QStringLiteral("filterCount"));
    m_text->setPlaceholderText(tr("Search"));
    m_text->setClearButtonEnabled(false);
    for (QComboBox* box : {m_side, m_formation}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(11);
    }
    connect(m_side, &QComboBox::currentIndexChanged, this, [this] {
        fillFormations();
        passOn();
    });
    connect(m_formation, &QComboBox::currentIndexChanged, this, &FieldBar::passOn);
    connect(m_text, &QLineEdit::textChanged, this, &FieldBar::passOn);
    connect(m_standing, &QCheckBox::toggled, this, &FieldBar::passOn);
    connect(m_idle, &QCheckBox::toggled, this, &FieldBar::passOn);
    connect(m_due, &QCheckBox::toggled, this, &FieldBar::passOn);
    connect(m_all, &QPushButton::clicked, this, &FieldBar::showAll);
    connect(&m_field, &FieldView::filtered, this, &FieldBar::showCount);
    connect(&m_look, &Look::changed, this, &FieldBar::restyle);
    connect(&m_document, &BattleDocument::changed, this, [this](const ChangeEvent& event) {
        if (event.kind == ChangeEvent::Kind::Opened) {
            m_idle->setToolTip(idleTip());
            fillSides();
            showAll();
        }
    });
}

/// In the pack's words for what units do.
QString FieldBar::idleTip() const {
    const QString turnActions =
        m_document.isOpen() ? toText(m_document.rules().roles.turnActions) : QString();
    return turnActions.isEmpty()
               ? tr("Only units that have done nothing in this phase, as far as the record knows")
               : tr("Only units that have not %1 in this phase, as far as the record knows").arg(turnActions);
}

void FieldBar::restyle() {
    layout()->setContentsMargins(m_look.px(12), m_look.px(4), m_look.px(8), 0);
    layout()->setSpacing(m_look.px(8));
    m_row->setSpacing(m_look.px(8));
    m_ticks->setSpacing(m_look.px(8));
}

/// The ticks divide only where they have no row of their own.
void FieldBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const QMargins around = layout()->contentsMargins();
    const int whole = m_ticks->sizeHint().width();
    m_ticks->setMinimumWidth(width() - around.left() - around.right() < whole ? 0 : whole);
}

void FieldBar::fillSides() {
    const QScopedValueRollback<bool> quiet(m_filling, true);
    m_side->clear();
    m_side->addItem(tr("All sides"), QString());
    if (m_document.isOpen()) {
        for (const Subject* side : m_document.battle().all(SubjectKind::Side)) {
            m_side->addItem(toText(side->name), toText(side->id));
        }
    }
    fillFormations();
}

void FieldBar::fillFormations() {
    const QScopedValueRollback<bool> quiet(m_filling, true);
    const QString side = m_side->currentData().toString();
    m_formation->clear();
    m_formation->addItem(tr("All formations"), QString());
    if (!m_document.isOpen()) {
        return;
    }
    for (const Subject* formation : m_document.battle().all(SubjectKind::Formation)) {
        if (side.isEmpty() || toText(formation->side) == side) {
            m_formation->addItem(toText(formation->name), toText(formation->id));
        }
    }
}

void FieldBar::passOn() {
    if (m_filling) {
        return;
    }
    FieldFilter filter;
    filter.side = m_side->currentData().toString();
    filter.formation = m_formation->currentData().toString();
    filter.text = m_text->text();
    filter.standing = m_standing->isChecked();
    filter.idle = m_idle->isChecked();
    filter.due = m_due->isChecked();
    m_field.setFilter(filter);
}

void FieldBar::showCount(int shown, int all) {
    m_count->setText(shown == 0 && all > 0 ? tr("No unit of %n", nullptr, all)
                                           : tr("%1 of %2").arg(shown).arg(all));
}

bool FieldBar::isOpen() const {
    return isVisibleTo(parentWidget());
}

void FieldBar::open() {
    show();
    passOn();
    m_text->setFocus(Qt::ShortcutFocusReason);
    m_text->selectAll();
}

void FieldBar::showAll() {
    const bool hadFocus = m_row->isAncestorOf(focusWidget());
    {
        const QScopedValueRollback<bool> quiet(m_filling, true);
        m_side->setCurrentIndex(0);
        m_formation->setCurrentIndex(0);
        m_text->clear();
        m_standing->setChecked(false);
        m_idle->setChecked(false);
        m_due->setChecked(false);
    }
    passOn();
    hide();
    if (hadFocus) {
        Q_EMIT focusLost();
    }
}

void FieldBar::keyPressEvent(QKeyEvent* event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Escape && isOpen()) {
        showAll();
    } else if (enter && m_text->hasFocus()) {
        Q_EMIT focusLost();
    } else {
        QWidget::keyPressEvent(event);
    }
}

namespace {

bool isOwed(const Subject& unit, const BattleDocument& document) {
    const auto& due = document.battle().due;
    return std::any_of(due.begin(), due.end(), [&unit](const Due& entry) {
        return entry.subject == unit.id || entry.subject == unit.parent;
    });
}

} // namespace

bool FieldFilter::shows(const UnitFacts& unit, const BattleDocument& document) const {
    if ((standing && unit.gone) || (idle && (unit.gone || !unit.turnActions.isEmpty()))) {
        return false;
    }
    const QString wanted = text.trimmed();
    if (!wanted.isEmpty() && !unit.number.startsWith(wanted) &&
        !unit.name.contains(wanted, Qt::CaseInsensitive)) {
        return false;
    }
    const Subject* subject = document.battle().find(fromText(unit.id));
    if (!subject || (!side.isEmpty() && toText(subject->side) != side)) {
        return false;
    }
    const bool within = formation.isEmpty() || listed(document.battle().line(*subject), fromText(formation));
    return within && (!due || isOwed(*subject, document));
}

} // namespace umpire::gui
