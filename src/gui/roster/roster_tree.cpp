#include "roster/roster_tree.h"

#include "document/text.h"
#include "look/silhouettes.h"
#include "roster/roster_field.h"
#include "umpire/checks/scope.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QScrollBar>
#include <QSpinBox>
#include <QStyledItemDelegate>

#include <algorithm>
#include <numeric>
#include <set>

namespace umpire::gui {

namespace {

/// Widths of the design, in pixels at 100 %.
constexpr double leastName = 260;
constexpr double widestWord = 110;
constexpr double narrow = 32;
constexpr double readable = 56;
constexpr double rosterRowHeight = 30;
constexpr double padding = 6;

/// Paints the rows of the roster and edits their cells: a line for names, a list for words, a counter for
/// numbers.
class RosterDelegate : public QStyledItemDelegate {
    Q_DECLARE_TR_FUNCTIONS(umpire::gui::RosterDelegate)

  public:
    RosterDelegate(const Look& look, const RosterModel& model, QObject* parent = nullptr)
        : QStyledItemDelegate(parent), m_look(look), m_model(model) {}

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        return {QStyledItemDelegate::sizeHint(option, index).width() + m_look.px(2 * padding),
                m_look.target(rosterRowHeight)};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
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

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem&,
                          const QModelIndex& index) const override {
        const Attribute* shown = m_model.attribute(index.column());
        QWidget* editor = nullptr;
        if (shown && shown->type.kind == Type::Kind::Number) {
            auto* count = new QSpinBox(parent);
            count->setRange(static_cast<int>(shown->least) - (shown->required ? 0 : 1), largestCount);
            count->setSpecialValueText(shown->required ? QString() : tr("none"));
            editor = count;
        } else if (shown && (shown->type.kind == Type::Kind::Flag ||
                             shown->type.kind == Type::Kind::Subject || !shown->type.vocabulary.empty())) {
            auto* choice = new ChoiceBox(parent);
            if (shown->type.kind == Type::Kind::Flag) {
                choice->addItem(tr("no"), packed(false));
                choice->addItem(tr("yes"), packed(true));
            } else if (!shown->required) {
                choice->addItem(shown->fallback ? tr("usual") : tr("none"), packed(nullptr));
            }
            const BattleDocument& document = m_model.document();
            for (const RosterField::Choice& each :
                 fieldForm(document.rules(), document.battle(), *shown).choices) {
                choice->addItem(each.name, packed(each.value));
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

    void setEditorData(QWidget* editor, const QModelIndex& index) const override {
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

    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override {
        if (auto* choice = qobject_cast<ChoiceBox*>(editor)) {
            model->setData(index, choice->currentData());
        } else if (auto* count = qobject_cast<QSpinBox*>(editor)) {
            const bool none = !count->specialValueText().isEmpty() && count->value() == count->minimum();
            model->setData(index, none ? QStringLiteral("null") : QString::number(count->value()));
        } else if (auto* line = qobject_cast<QLineEdit*>(editor)) {
            model->setData(index, line->text().trimmed());
        }
    }

  private:
    void paintName(QPainter& painter, QRect rect, const QStyleOptionViewItem& option,
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
        painter.drawText(
            rect, Qt::AlignVCenter,
            painter.fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, rect.width()));
    }

    QFont fontOf(const QModelIndex& index) const {
        const auto kind = static_cast<SubjectKind>(index.data(RosterModel::KindRole).toInt());
        const bool head = kind == SubjectKind::Side || kind == SubjectKind::Formation;
        return m_look.font(kind == SubjectKind::Side ? 16 : 14,
                           head || (kind == SubjectKind::Unit && index.column() == 0) ? QFont::Bold
                                                                                      : QFont::Normal);
    }

    const Look& m_look;
    const RosterModel& m_model;
    mutable Silhouettes m_silhouettes;
};

} // namespace

RosterTree::RosterTree(const Look& look, RosterModel& model, QWidget* parent)
    : QTreeView(parent), m_look(look), m_model(model) {
    setObjectName(QStringLiteral("rosterTree"));
    setAccessibleName(tr("Roster"));
    setModel(&model);
    setItemDelegate(new RosterDelegate(look, model, this));
    setSelectionMode(ExtendedSelection);
    setSelectionBehavior(SelectRows);
    setEditTriggers(DoubleClicked | EditKeyPressed);
    setDragEnabled(true);
    setAcceptDrops(true);
    setDragDropMode(DragDrop);
    setDefaultDropAction(Qt::MoveAction);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(false);
    setTabKeyNavigation(false);
    setFrameShape(NoFrame);
    header()->setStretchLastSection(false);
    header()->setSectionsMovable(false);
    header()->setTextElideMode(Qt::ElideRight);
    connect(this, &QTreeView::collapsed, this, [this](const QModelIndex& index) {
        m_folded.insert(index.data(RosterModel::IdRole).toString());
    });
    connect(this, &QTreeView::expanded, this, [this](const QModelIndex& index) {
        m_folded.remove(index.data(RosterModel::IdRole).toString());
    });
    connect(&model, &QAbstractItemModel::modelAboutToBeReset, this, &RosterTree::remember);
    connect(&model, &QAbstractItemModel::modelReset, this, &RosterTree::restore);
    connect(&look, &Look::changed, this, &RosterTree::measure);
    restore();
}

QStringList RosterTree::selected() const {
    QStringList ids;
    for (QModelIndex index = m_model.index(0, 0); index.isValid(); index = indexBelow(index)) {
        if (selectionModel()->isSelected(index)) {
            ids << index.data(RosterModel::IdRole).toString();
        }
    }
    return ids;
}

void RosterTree::select(const QStringList& subjects) {
    QItemSelection selection;
    QModelIndex first;
    for (const QString& id : subjects) {
        const QModelIndex index = m_model.indexOf(id);
        if (index.isValid()) {
            first = first.isValid() ? first : index;
            selection.select(index, index.siblingAtColumn(m_model.columnCount() - 1));
        }
    }
    if (first.isValid()) {
        selectionModel()->setCurrentIndex(first, QItemSelectionModel::NoUpdate);
        scrollTo(first);
    }
    selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
}

void RosterTree::editName(const QString& subject) {
    const QModelIndex index = m_model.indexOf(subject);
    if (index.isValid()) {
        select({subject});
        setFocus();
        edit(index);
    }
}

void RosterTree::goToColumn(const QString& key) {
    for (int column = 0; column < m_model.columnCount(); ++column) {
        const QModelIndex cell = currentIndex().siblingAtColumn(column);
        if (!key.isEmpty() && cell.data(RosterModel::KeyRole).toString() == key) {
            selectionModel()->setCurrentIndex(cell, QItemSelectionModel::NoUpdate);
            scrollTo(cell);
        }
    }
}

void RosterTree::selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) {
    QTreeView::selectionChanged(selected, deselected);
    if (!m_restoring) {
        m_selected = this->selected();
        Q_EMIT choiceChanged();
    }
}

void RosterTree::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QTreeView::currentChanged(current, previous);
    if (current.isValid() && !m_restoring) {
        m_current = current.data(RosterModel::IdRole).toString();
        m_column = current.column();
    }
}

/// Return edits the cell, as F2 does; Right and Left go along the row where nothing is to be unfolded.
void RosterTree::keyPressEvent(QKeyEvent* event) {
    const QModelIndex at = currentIndex();
    const bool plain = event->modifiers() == Qt::NoModifier && state() != EditingState && at.isValid();
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const bool folded = at.isValid() && m_model.rowCount(at.siblingAtColumn(0)) > 0 && !isExpanded(at);
    if (plain && enter) {
        edit(at);
    } else if (plain && event->key() == Qt::Key_Right && !folded) {
        alongRow(1);
    } else if (plain && event->key() == Qt::Key_Left && at.column() > 0) {
        alongRow(-1);
    } else {
        QTreeView::keyPressEvent(event);
        return;
    }
    event->accept();
}

bool RosterTree::alongRow(int columns) {
    const QModelIndex next = currentIndex().siblingAtColumn(currentIndex().column() + columns);
    if (!next.isValid()) {
        return false;
    }
    selectionModel()->setCurrentIndex(next, QItemSelectionModel::NoUpdate);
    scrollTo(next);
    return true;
}

/// Tab goes on to the next cell of the row, as in a spreadsheet.
void RosterTree::closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint) {
    const bool onward = hint == QAbstractItemDelegate::EditNextItem;
    const bool back = hint == QAbstractItemDelegate::EditPreviousItem;
    QTreeView::closeEditor(editor, onward || back ? QAbstractItemDelegate::NoHint : hint);
    if ((onward || back) && alongRow(onward ? 1 : -1) &&
        m_model.flags(currentIndex()).testFlag(Qt::ItemIsEditable)) {
        edit(currentIndex());
    }
}

/// A plain triangle: what the style draws vanishes on the paper of the dark theme.
void RosterTree::drawBranches(QPainter* painter, const QRect& rect, const QModelIndex& index) const {
    if (selectionModel()->isSelected(index)) {
        painter->fillRect(rect, m_look.theme().background);
    }
    if (m_model.rowCount(index) == 0) {
        return;
    }
    const QRect place(rect.right() - indentation(), rect.top(), indentation(), rect.height());
    painter->save();
    painter->setFont(m_look.font(11));
    painter->setPen(m_look.theme().muted);
    painter->drawText(place, Qt::AlignCenter, isExpanded(index) ? QStringLiteral("▼") : QStringLiteral("▶"));
    painter->restore();
}

void RosterTree::resizeEvent(QResizeEvent* event) {
    QTreeView::resizeEvent(event);
    fit();
}

void RosterTree::restore() {
    for (QModelIndex index = m_model.index(0, 0); index.isValid(); index = indexBelow(index)) {
        setExpanded(index, !m_folded.contains(index.data(RosterModel::IdRole).toString()));
    }
    select(m_selected);
    const QModelIndex current = m_model.indexOf(m_current, m_column);
    if (current.isValid()) {
        selectionModel()->setCurrentIndex(current, QItemSelectionModel::NoUpdate);
    }
    measure();
    m_restoring = false;
    Q_EMIT choiceChanged();
}

/// What each column shows at its widest, its head included. Numbers and ticks are narrow.
void RosterTree::measure() {
    const QFontMetrics head(m_look.font(14, QFont::DemiBold));
    const QFontMetrics text(m_look.font(14));
    m_wanted.assign(static_cast<std::size_t>(m_model.columnCount()), m_look.px(leastName));
    for (int column = 1; column < m_model.columnCount(); ++column) {
        const Attribute& shown = *m_model.attribute(column);
        std::set<std::string> values;
        for (const Subject* unit : m_model.document().battle().all(SubjectKind::Unit)) {
            const bool worded = shown.type.kind != Type::Kind::Number && shown.type.kind != Type::Kind::Flag;
            values.insert(worded ? valueName(shown.type, unit->value(shown.id), m_model.document().rules(),
                                             m_model.document().battle())
                                 : "");
        }
        int widest = m_look.px(narrow);
        for (const std::string& value : values) {
            widest = std::max(widest, text.horizontalAdvance(toText(value)));
        }
        m_wanted[static_cast<std::size_t>(column)] =
            std::max(std::min(widest, m_look.px(widestWord)), head.horizontalAdvance(toText(shown.brief))) +
            m_look.px(14);
    }
    fit();
}

int RosterTree::wantedWidth() const {
    return std::accumulate(m_wanted.begin(), m_wanted.end(), verticalScrollBar()->sizeHint().width());
}

/// The name has what room the others leave. Where they leave too little, the widest are cut first, as long as
/// something can be read in all of them; else the tree is scrolled.
void RosterTree::fit() {
    setIndentation(m_look.px(15));
    std::vector<int> widths = m_wanted;
    const int room = viewport()->width();
    const auto all = [&widths] { return std::accumulate(widths.begin(), widths.end(), 0); };
    int most = *std::max_element(widths.begin(), widths.end());
    while (all() > room && most > m_look.px(readable)) {
        --most;
        std::for_each(widths.begin() + 1, widths.end(),
                      [most](int& width) { width = std::min(width, most); });
    }
    widths = all() > room ? m_wanted : widths;
    widths.front() += std::max(0, room - all());
    for (std::size_t column = 0; column < widths.size(); ++column) {
        header()->setSectionResizeMode(static_cast<int>(column), QHeaderView::Interactive);
        header()->resizeSection(static_cast<int>(column), widths[column]);
    }
}

} // namespace umpire::gui
