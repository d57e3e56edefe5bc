#include "resolve/choice_row.h"

#include "document/text.h"
#include "resolve/pick_list.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

namespace umpire::gui {

ChoiceRow::ChoiceRow(const Look& look, const PanelQuestion& question, QWidget* parent)
    : QWidget(parent), m_look(look), m_list(new PickList(question.text, this)) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, look.px(3), 0, look.px(4));
    auto* label = new QLabel(question.text, this);
    label->setFont(look.font(15));
    label->setWordWrap(true);
    layout->addWidget(label, 1);
    layout->addWidget(m_list);
    m_list->setObjectName(
        QStringLiteral("question-%1-%2").arg(toText(question.place), toText(question.fact)));
    connect(m_list, &PickList::picked, this, [this](const QStringList& ids) {
        Q_EMIT picked(toText(m_question.place), toText(m_question.fact), ids);
    });
    setQuestion(question);
}

void ChoiceRow::setQuestion(const PanelQuestion& question) {
    m_question = question;
    m_list->setChoices(question.choices);
}

void ChoiceRow::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setPen(QPen(m_look.theme().line, 1));
    painter.drawLine(0, height() - 1, width(), height() - 1);
}

} // namespace umpire::gui
