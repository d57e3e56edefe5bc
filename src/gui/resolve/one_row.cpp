#include "resolve/one_row.h"

#include "document/text.h"
#include "look/plain_texts.h"

#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace umpire::gui {

OneRow::OneRow(const Look& look, const PanelQuestion& question, QWidget* parent)
    : QWidget(parent), m_look(look) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, look.px(3), 0, look.px(4));
    layout->setSpacing(look.px(4));
    auto* head = new QHBoxLayout;
    auto* label = new QLabel(question.text, this);
    label->setTextFormat(Qt::PlainText);
    label->setFont(look.font(15));
    label->setWordWrap(true);
    head->addWidget(label, 1);
    auto* key = new QLabel(question.key, this);
    key->setProperty("kind", QStringLiteral("muted"));
    head->addWidget(key);
    layout->addLayout(head);
    auto* row = new QHBoxLayout;
    row->setSpacing(look.px(6));
    for (const PanelChoice& choice : question.choices) {
        auto* button = new QPushButton(asWritten(choice.name), this);
        button->setObjectName(QStringLiteral("pick-") + toText(choice.id));
        button->setAccessibleName(tr("%1: %2").arg(question.text, choice.name));
        button->setToolTip(tr("Key %1 takes the next").arg(question.key));
        button->setCheckable(true);
        button->setProperty("kind", QStringLiteral("slim"));
        m_buttons.push_back(button);
        row->addWidget(button);
        connect(button, &QPushButton::clicked, this, [this, id = toText(choice.id)] {
            Q_EMIT chosen(toText(m_question.place), toText(m_question.fact), id);
        });
    }
    row->addStretch(1);
    layout->addLayout(row);
    setQuestion(question);
}

void OneRow::setQuestion(const PanelQuestion& question) {
    m_question = question;
    for (std::size_t i = 0; i < m_buttons.size() && i < question.choices.size(); ++i) {
        m_buttons[i]->setChecked(question.choices[i].on);
    }
}

void OneRow::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setPen(QPen(m_look.theme().line, 1));
    painter.drawLine(0, height() - 1, width(), height() - 1);
}

} // namespace umpire::gui
