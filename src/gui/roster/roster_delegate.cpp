#include "roster/roster_delegate.h"

#include "document/text.h"
#include "roster/choice_box.h"
#include "roster/roster_model.h"
#include "roster/roster_value.h"

#include <QLineEdit>
#include <QPainter>
#include <QSpinBox>

namespace umpire::gui {

namespace {

constexpr double rosterRowHeight = 30;
constexpr double padding = 6;

} // namespace

RosterDelegate::RosterDelegate(const Look& look, const RosterModel& model, QObject* parent)
    : QStyledItemDelegate(parent), m_look(look), m_model(model) {}

QSize RosterDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    return {QStyledItemDelegate::sizeHint(option, index).width() + m_look.px(2 * padding),
            m_look.target(rosterRowHeight)};
}

QFont RosterDelegate::fontOf(const QModelIndex& index) const {
    const auto kind = static_cast<SubjectKind>(index.data(RosterModel::KindRole).toInt());
    const bool head = kind == SubjectKind::Side || kind == SubjectKind::Formation;
    return m_look.font(kind == SubjectKind::Side ? 16 : 14,
                       head || (kind == SubjectKind::Unit && index.column() == 0) ? QFont::Bold
                                                                                  : QFont::Normal);
}

void RosterDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const {
    const Theme& theme = m_look.theme();
    painter->save();
    if (option.state.testFlag(QStyle::State_Selected)) {
        painter->fillRect(option.rect, theme.background);
    }
    painter->setPen(QPen(theme.line, 1));
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    QRect rect = option.rect.adjusted(m_look.px(padding), 0, -m_look.px(padding), 0);
    painter->setFont(fontOf(index));
    painter->setPen(theme.ink);
    if (index.column() == 0) {
        paintName(*painter, rect, option, index);
    } else {
        const Attribute* shown = m_model.attribute(index.column());
        const bool count = shown && shown->type.kind == Type::Kind::Number;
        const QString text = index.data().toString();
        painter->drawText(rect, Qt::AlignVCenter | (count ? Qt::AlignRight : Qt::AlignLeft),
                          painter->fontMetrics().elidedText(text, Qt::ElideRight, rect.width()));
    }
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setPen(QPen(theme.selection, 2));
        painter->drawRect(option.rect.adjusted(1, 1, -1, -1));
    }
    painter->restore();
}

void RosterDelegate::paintName(QPainter& painter, QRect rect, const QStyleOptionViewItem& option,
                               const QModelIndex& index) const {
    const Theme& theme = m_look.theme();
    if (option.state.testFlag(QStyle::State_Selected)) {
        painter.fillRect(QRect(option.rect.left(), option.rect.top(), m_look.px(3), option.rect.height()),
                         theme.selection);
    }
    const QString type = index.data(RosterModel::SilhouetteRole).toString();
    const auto kind = static_cast<SubjectKind>(index.data(RosterModel::KindRole).toInt());
    const QSize size(m_look.px(24), m_look.px(18));
    if (!type.isEmpty()) {
        const QPixmap drawn =
            m_silhouettes.pixmap(type, size, theme.ink, painter.device()->devicePixelRatioF());
        if (!drawn.isNull()) {
            painter.drawPixmap(QRect(QPoint(rect.left(), rect.center().y() - size.height() / 2), size),
                               drawn);
        }
        rect.setLeft(rect.left() + size.width() + m_look.px(padding));
    } else if (kind == SubjectKind::Officer) {
        painter.drawText(rect, Qt::AlignVCenter, QStringLiteral("★"));
        rect.setLeft(rect.left() + m_look.px(20));
    }
    if (!index.data(RosterModel::FindingRole).toString().isEmpty()) {
        painter.setPen(theme.caution);
        painter.drawText(rect, Qt::AlignVCenter | Qt::AlignRight, QStringLiteral("▲"));
        painter.setPen(theme.ink);
        rect.setRight(rect.right() - m_look.px(20));
    }
    painter.drawText(rect, Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, rect.width()));
}

QWidget* RosterDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&,
                                      const QModelIndex& index) const {
    const Attribute* shown = m_model.attribute(index.column());
    QWidget* editor = nullptr;
    if (shown && shown->type.kind == Type::Kind::Number) {
        auto* count = new QSpinBox(parent);
        count->setRange(static_cast<int>(shown->least) - (shown->required ? 0 : 1), largestCount);
        count->setSpecialValueText(shown->required ? QString() : tr("none"));
        editor = count;
    } else if (shown && (shown->type.kind == Type::Kind::Flag || !shown->type.vocabulary.empty())) {
        auto* choice = new ChoiceBox(parent);
        if (shown->type.kind == Type::Kind::Flag) {
            choice->addItem(tr("no"), packed(false));
            choice->addItem(tr("yes"), packed(true));
        } else if (!shown->required) {
            choice->addItem(shown->fallback ? tr("usual") : tr("none"), packed(nullptr));
        }
        const Vocabulary* words = m_model.document().rules().vocabulary(shown->type.vocabulary);
        for (const Word& word : words ? words->words : std::vector<Word>{}) {
            choice->addItem(toText(word.name), packed(word.id));
        }
        // A choice made is an edit made.
        connect(choice, &ChoiceBox::chosen, this, [this, choice] {
            auto* self = const_cast<RosterDelegate*>(this);
            Q_EMIT self->commitData(choice);
            Q_EMIT self->closeEditor(choice);
        });
        editor = choice;
    } else {
        editor = new QLineEdit(parent);
    }
    editor->setObjectName(QStringLiteral("rosterCell"));
    editor->setAccessibleName(m_model.headerData(index.column(), Qt::Horizontal).toString());
    return editor;
}

void RosterDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const {
    const QString value = index.data(Qt::EditRole).toString();
    if (auto* choice = qobject_cast<ChoiceBox*>(editor)) {
        choice->setShown(std::max(0, choice->findData(value)));
    } else if (auto* count = qobject_cast<QSpinBox*>(editor)) {
        bool number = false;
        const int now = value.toInt(&number);
        count->setValue(number ? now : count->minimum());
        count->selectAll();
    } else if (auto* line = qobject_cast<QLineEdit*>(editor)) {
        line->setText(value);
        line->selectAll();
    }
}

void RosterDelegate::setModelData(QWidget* editor, QAbstractItemModel* model,
                                  const QModelIndex& index) const {
    if (auto* choice = qobject_cast<ChoiceBox*>(editor)) {
        model->setData(index, choice->currentData());
    } else if (auto* count = qobject_cast<QSpinBox*>(editor)) {
        const bool none = !count->specialValueText().isEmpty() && count->value() == count->minimum();
        model->setData(index, none ? QStringLiteral("null") : QString::number(count->value()));
    } else if (auto* line = qobject_cast<QLineEdit*>(editor)) {
        model->setData(index, line->text().trimmed());
    }
}

} // namespace umpire::gui
