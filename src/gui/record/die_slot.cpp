#include "record/die_slot.h"

#include "document/text.h"
#include "look/plain_texts.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>

namespace umpire::gui {

namespace {

constexpr int facesInLine = 10;

} // namespace

QString faceLabel(const Face& face) {
    return toText(face.label());
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
    auto* grid = new QGridLayout;
    grid->setSpacing(m_look.px(4));
    QStringList labels;
    for (const Face& face : m_faces) {
        labels << faceLabel(face);
    }
    m_keys = faceKeys(labels);
    for (const QString& text : labels) {
        const int at = static_cast<int>(m_buttons.size());
        auto* button = new QPushButton(asWritten(text), this);
        button->setObjectName(QStringLiteral("die-%1-%2").arg(place).arg(text));
        button->setProperty("kind", QStringLiteral("face"));
        button->setAccessibleName(tr("%1: %2").arg(purpose, text));
        button->setToolTip(tr("Key %1").arg(m_keys[at]));
        button->setCheckable(true);
        button->setAutoDefault(false); // Enter ends what is typed
        button->setFixedHeight(m_look.target(38));
        button->setMinimumWidth(m_look.target(26));
        button->setMaximumWidth(m_look.target(64));
        grid->addWidget(button, at / facesInLine, at % facesInLine);
        m_buttons.push_back(button);
        connect(button, &QPushButton::clicked, this, [this, text] { Q_EMIT chosen(m_place, text); });
    }
    grid->setColumnStretch(facesInLine, 1);
    layout->addLayout(grid);
    connect(&m_entry, &FaceEntry::given, this,
            [this, labels](const QString& key) { Q_EMIT chosen(m_place, labels[m_keys.indexOf(key)]); });
}

void DieSlot::setFace(const Json& face) {
    for (std::size_t i = 0; i < m_faces.size(); ++i) {
        m_buttons[i]->setChecked(toJson(m_faces[i]) == face);
    }
}

bool DieSlot::type(const QString& key) {
    return m_entry.type(key, m_keys);
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
