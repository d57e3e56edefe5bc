#include "resolve/dice_row.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace umpire::gui {

DiceRow::DiceRow(const Look& look, QWidget* parent)
    : QWidget(parent), m_look(look), m_prompt(new QLabel(this)),
      m_roll(new QPushButton(tr("Roll for me"), this)), m_faces(new QHBoxLayout) {
    m_prompt->setProperty("kind", QStringLiteral("heading"));
    m_roll->setObjectName(QStringLiteral("rollButton"));
    m_roll->setAccessibleName(m_roll->text());
    m_roll->setToolTip(tr("The program throws and records the dice (R)"));
    connect(m_roll, &QPushButton::clicked, this, &DiceRow::rollAsked);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    auto* head = new QHBoxLayout;
    head->addWidget(m_prompt, 1);
    head->addWidget(m_roll);
    layout->addLayout(head);
    m_faces->setSpacing(6);
    layout->addLayout(m_faces);
}

void DiceRow::setDice(const std::optional<SheetDice>& dice, bool open, bool canRoll) {
    setVisible(dice.has_value());
    if (!dice) {
        return;
    }
    m_dice = *dice;
    const QString before = dice->before.isEmpty()
                               ? QString()
                               : tr("   (so far %1)").arg(dice->before.join(QStringLiteral(", ")));
    m_prompt->setText(dice->prompt + before);
    m_roll->setEnabled(canRoll);
    QStringList labels;
    for (const SheetFace& face : dice->faces) {
        labels << face.label;
    }
    if (labels != m_labels) {
        m_labels = labels;
        build();
    }
    mark(*dice, open);
}

void DiceRow::rebuild() {
    if (!m_labels.isEmpty()) {
        build();
        mark(m_dice, true);
    }
}

void DiceRow::build() {
    while (QLayoutItem* item = m_faces->takeAt(0)) {
        if (QWidget* widget = item->widget()) {
            widget->hide();
            widget->deleteLater();
        }
        delete item;
    }
    m_buttons.clear();
    for (const SheetFace& face : m_dice.faces) {
        auto* button = new QPushButton(face.label, this);
        button->setProperty("kind", QStringLiteral("face"));
        button->setObjectName(QStringLiteral("face-") + face.label);
        button->setAccessibleName(tr("Die shows %1").arg(face.label));
        button->setToolTip(tr("Key %1").arg(face.key));
        button->setCheckable(true);
        button->setFixedHeight(m_look.px(46));
        button->setMinimumWidth(m_look.px(26));
        button->setMaximumWidth(m_look.px(72));
        m_faces->addWidget(button, 1);
        m_buttons.push_back(button);
        connect(button, &QPushButton::clicked, this, [this, key = face.key] { Q_EMIT given(key); });
    }
    if (m_buttons.size() < 6) {
        m_faces->addStretch(1);
    }
}

void DiceRow::mark(const SheetDice& dice, bool open) {
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i]->setChecked(static_cast<int>(i) == dice.chosen);
        m_buttons[i]->setEnabled(open);
    }
}

} // namespace umpire::gui
