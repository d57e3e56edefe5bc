#include "record/die_slot.h"

#include "document/text.h"
#include "look/plain_texts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace umpire::gui {

QString faceLabel(const Face& face) {
    return face.symbol.empty() ? QString::number(face.number) : toText(face.symbol);
}

Json faceOf(const Die& die, const QString& label) {
    for (const Face& face : die.distinct()) {
        if (faceLabel(face) == label) {
            return toJson(face);
        }
    }
    return nullptr;
}

DieSlot::DieSlot(const Look& look, const Die& die, const QString& purpose, int place, QWidget* parent)
    : QWidget(parent), m_look(look), m_place(place), m_faces(die.distinct()) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(m_look.px(2));
    auto* label = new QLabel(tr("%1: %2").arg(toText(die.name), purpose), this);
    label->setProperty("kind", QStringLiteral("muted"));
    label->setWordWrap(true);
    label->setMinimumWidth(1);
    layout->addWidget(label);
    auto* row = new QHBoxLayout;
    row->setSpacing(m_look.px(4));
    for (const Face& face : m_faces) {
        const QString text = faceLabel(face);
        auto* button = new QPushButton(asWritten(text), this);
        button->setObjectName(QStringLiteral("die-%1-%2").arg(place).arg(text));
        button->setProperty("kind", QStringLiteral("face"));
        button->setAccessibleName(tr("%1: %2").arg(purpose, text));
        button->setToolTip(tr("Key %1").arg(text.left(1).toUpper()));
        button->setCheckable(true);
        button->setFixedHeight(m_look.target(38));
        button->setMinimumWidth(m_look.target(26));
        button->setMaximumWidth(m_look.target(64));
        row->addWidget(button, 1);
        m_buttons.push_back(button);
        connect(button, &QPushButton::clicked, this, [this, text] { Q_EMIT chosen(m_place, text); });
    }
    row->addStretch(1);
    layout->addLayout(row);
}

void DieSlot::setFace(const Json& face) {
    for (std::size_t i = 0; i < m_faces.size(); ++i) {
        m_buttons[i]->setChecked(toJson(m_faces[i]) == face);
    }
}

bool DieSlot::type(const QString& key) {
    for (const Face& face : m_faces) {
        if (faceLabel(face).startsWith(key, Qt::CaseInsensitive)) {
            Q_EMIT chosen(m_place, faceLabel(face));
            return true;
        }
    }
    return false;
}

void DieSlot::takeFocus() {
    for (QPushButton* button : m_buttons) {
        if (button->isChecked()) {
            button->setFocus(Qt::OtherFocusReason);
            return;
        }
    }
    m_buttons.front()->setFocus(Qt::OtherFocusReason);
}

} // namespace umpire::gui
