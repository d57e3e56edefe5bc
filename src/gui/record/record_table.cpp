#include "record/record_table.h"

#include "field/short_name.h"
#include "look/text_width.h"
#include "look/theme.h"
#include "models/record_model.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>
#include <functional>
#include <utility>

namespace umpire::gui {

namespace {

constexpr double textSize = 13.5;
constexpr double edgeWidth = 4;
constexpr double margin = 8;

bool hides(const QStyleOptionViewItem& option, int column) {
    const auto* table = qobject_cast<const QTableView*>(option.widget);
    return table && table->isColumnHidden(column);
}

/// The column at the left edge: with little room the place is hidden.
int firstShown(const QStyleOptionViewItem& option) {
    return hides(option, RecordModel::Place) ? RecordModel::Who : RecordModel::Place;
}

const QString& between() {
    static const QString text = QStringLiteral(" · ");
    return text;
}

/// A cell whose words reach over the empty cells to its right.
struct Reach {
    QModelIndex cell;
    QRect room;
};

Reach reachOver(const QStyleOptionViewItem& option, const QModelIndex& index) {
    const auto* table = qobject_cast<const QTableView*>(option.widget);
    const int column = index.column();
    if (!table || column == RecordModel::Place || column == RecordModel::Tools) {
        return {index, option.rect};
    }
    const auto isEmpty = [&index](int other) {
        return index.siblingAtColumn(other).data().toString().isEmpty();
    };
    int first = column;
    while (first > RecordModel::Who && isEmpty(first)) {
        --first;
    }
    int last = first;
    while (last < RecordModel::Follows && isEmpty(last + 1)) {
        ++last;
    }
    QRect room = option.rect;
    room.setLeft(table->columnViewportPosition(first));
    room.setRight(table->columnViewportPosition(last) + table->columnWidth(last) - 1);
    return {index.siblingAtColumn(first), room};
}

/// Turn and number stay whole; the phase between them is cut short.
QString shortPlace(const QString& place, const QFont& font, int width) {
    QStringList parts = place.split(between());
    if (parts.size() < 3 || textWidth(font, place) <= width) {
        return place;
    }
    const QString phase = parts[1];
    parts[1].clear();
    parts[1] = cutText(font, phase, std::max(0, width - textWidth(font, parts.join(between()))));
    return parts.join(between());
}

} // namespace

/// Draws a line of the record: its place muted, who in bold, the outcome with sign and word in the colour of
/// its tone, and at the right edge two words to click.
class RecordDelegate : public QStyledItemDelegate {
  public:
    explicit RecordDelegate(const Look& look, QObject* parent = nullptr)
        : QStyledItemDelegate(parent), m_look(look) {}

    std::function<void(int record)> correctClicked;
    std::function<void(int record)> noteClicked;

    /// The room the words at the right edge need.
    int toolsWidth() const {
        const QString longest =
            QStringList{RecordModel::tr("↺ corrected"), RecordModel::tr("✎ noted")}.join(between());
        return textWidth(m_look.font(textSize), longest) + m_look.px(2 * margin);
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        const Theme& theme = m_look.theme();
        painter->save();
        painter->setClipRect(option.rect);
        painter->fillRect(option.rect, selected ? theme.background : theme.pane);
        painter->setPen(QPen(theme.line, 1));
        painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
        const QString tone = index.data(RecordModel::ToneRole).toString();
        if (index.column() == firstShown(option) && !tone.isEmpty()) {
            QRect edge = option.rect;
            edge.setWidth(m_look.px(edgeWidth));
            painter->fillRect(edge, m_look.tone(tone));
        }
        const Reach reach = reachOver(option, index);
        QRect room = reach.room.adjusted(m_look.px(margin), 0, -m_look.px(margin), 0);
        for (const Ink& ink : words(option, reach.cell)) {
            const QFont font = fontOf(ink);
            painter->setFont(font);
            painter->setPen(ink.colour);
            const QString text =
                index.column() == RecordModel::Place
                    ? shortPlace(ink.text, font, room.width())
                    : cutText(font, abbreviated(ink.text, m_look.abbreviations(), font, room.width()),
                              room.width());
            painter->drawText(room, Qt::AlignVCenter | Qt::AlignLeft, text);
            room.setLeft(room.left() + textWidth(font, text));
        }
        painter->restore();
    }

  protected:
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override {
        if (index.column() != RecordModel::Tools || event->type() != QEvent::MouseButtonRelease) {
            return QStyledItemDelegate::editorEvent(event, model, option, index);
        }
        const int at = static_cast<QMouseEvent*>(event)->pos().x() - option.rect.left() - m_look.px(margin);
        const std::vector<Ink> words = tools(index);
        const int first = textWidth(fontOf(words[0]), words[0].text + between());
        const int record = index.data(RecordModel::NumberRole).toInt();
        if (!words[0].text.isEmpty() && at < first) {
            correctClicked(record);
        } else {
            noteClicked(record);
        }
        return true;
    }

  private:
    struct Ink {
        QString text;
        QColor colour;
        int weight = QFont::Normal;
        bool underlined = false;
    };

    std::vector<Ink> words(const QStyleOptionViewItem& option, const QModelIndex& index) const {
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        switch (index.column()) {
        case RecordModel::Place:
            return {{index.data().toString(), m_look.theme().muted}};
        case RecordModel::Who:
            return who(index, hides(option, RecordModel::Tools));
        case RecordModel::How:
            return how(index, selected);
        case RecordModel::Tools:
            return tools(index);
        default:
            return {{index.data().toString(), m_look.theme().ink}};
        }
    }

    /// With `marked`, signs say what the words at the right edge would.
    std::vector<Ink> who(const QModelIndex& index, bool marked) const {
        QString signs = index.data(RecordModel::BookmarkRole).toBool() ? QStringLiteral("★ ") : QString();
        if (index.data(RecordModel::StrayRole).toBool()) {
            signs += QStringLiteral("⚂ ");
        }
        if (marked && index.data(RecordModel::CorrectedByRole).toInt() > 0) {
            signs += QStringLiteral("↺ ");
        }
        if (marked && !index.data(RecordModel::NoteRole).toString().isEmpty()) {
            signs += QStringLiteral("✎ ");
        }
        std::vector<Ink> words;
        if (!signs.isEmpty()) {
            words.push_back({signs, m_look.theme().accent, QFont::Bold});
        }
        const bool dropped = index.data(RecordModel::DroppedRole).toBool();
        words.push_back({index.data().toString(), dropped ? m_look.theme().muted : m_look.theme().ink,
                         dropped ? QFont::Normal : QFont::Bold});
        return words;
    }

    /// The outcome in its colour, the rest plain. On a selected line the ink stays dark, for contrast.
    std::vector<Ink> how(const QModelIndex& index, bool selected) const {
        const QString text = index.data().toString();
        const QString tone = index.data(RecordModel::ToneRole).toString();
        const QString outcome = index.data(RecordModel::OutcomeRole).toString();
        const QString sign = toneSign(tone);
        const QColor ink = m_look.theme().ink;
        const QColor colour = sign.isEmpty() || selected ? ink : m_look.tone(tone);
        std::vector<Ink> words;
        if (!sign.isEmpty()) {
            words.push_back({sign + QLatin1Char(' '), colour, QFont::Bold});
        }
        const bool first = !outcome.isEmpty() && text.startsWith(outcome);
        if (first) {
            words.push_back({outcome, colour, QFont::DemiBold});
        }
        words.push_back({first ? text.mid(outcome.size()) : text, ink});
        return words;
    }

    std::vector<Ink> tools(const QModelIndex& index) const {
        const QStringList parts = index.data().toString().split(between());
        const Theme& theme = m_look.theme();
        if (parts.size() == 1) {
            return {{QString(), theme.muted},
                    {QString(), theme.muted},
                    {parts[0], theme.accent, QFont::Normal, true}};
        }
        return {{parts.value(0), theme.accent, QFont::Normal, true},
                {between(), theme.muted},
                {parts.value(1), theme.accent, QFont::Normal, true}};
    }

    QFont fontOf(const Ink& ink) const {
        QFont font = m_look.font(textSize, ink.weight);
        font.setUnderline(ink.underlined);
        return font;
    }

    const Look& m_look;
};

RecordTable::RecordTable(const Look& look, QAbstractItemModel& model, QWidget* parent)
    : QTableView(parent), m_look(look), m_delegate(new RecordDelegate(look, this)) {
    setObjectName(QStringLiteral("recordTable"));
    setModel(&model);
    setAccessibleName(tr("The record, newest first"));
    setItemDelegate(m_delegate);
    setShowGrid(false);
    horizontalHeader()->hide();
    horizontalHeader()->setStretchLastSection(false);
    verticalHeader()->hide();
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWordWrap(false);
    setMouseTracking(true);
    connect(this, &QTableView::doubleClicked, this, [this](const QModelIndex& index) {
        if (index.column() != RecordModel::Tools) {
            press(index);
        }
    });
    m_delegate->correctClicked = [this](int record) { Q_EMIT correctAsked(record); };
    m_delegate->noteClicked = [this](int record) { Q_EMIT noteAsked(record); };
    listen(*this);
}

/// All of the line, also what a narrow window has no column for.
QString RecordTable::spoken(const QModelIndex& row) const {
    QStringList words;
    for (const int column : {RecordModel::Place, RecordModel::Who, RecordModel::How, RecordModel::Follows}) {
        const QString text = row.siblingAtColumn(column).data(Qt::AccessibleTextRole).toString();
        if (!text.isEmpty()) {
            words << text;
        }
    }
    return words.join(QStringLiteral(", "));
}

QString RecordTable::spokenAside(const QModelIndex& row) const {
    return row.siblingAtColumn(RecordModel::Tools).data(Qt::AccessibleTextRole).toString();
}

bool RecordTable::speaks(int row) const {
    return !isRowHidden(row);
}

void RecordTable::press(const QModelIndex& row) {
    Q_EMIT opened(row.data(RecordModel::NumberRole).toInt());
}

void RecordTable::focusInEvent(QFocusEvent* event) {
    QTableView::focusInEvent(event);
    announce(*this, currentIndex());
}

int RecordTable::current() const {
    return currentIndex().isValid() ? currentIndex().data(RecordModel::NumberRole).toInt() : 0;
}

void RecordTable::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    // Not the table's own: it would tell of a cell.
    QAbstractItemView::currentChanged(current, previous);
    announce(*this, current);
    if (current.isValid() && current.row() != previous.row()) {
        Q_EMIT currentMoved(current.data(RecordModel::NumberRole).toInt());
    }
}

bool RecordTable::moves(int key) {
    return key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp || key == Qt::Key_PageDown ||
           key == Qt::Key_Home || key == Qt::Key_End;
}

void RecordTable::keyPressEvent(QKeyEvent* event) {
    const bool plain = !(event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier));
    if (plain && moves(event->key())) {
        if (!currentIndex().isValid() && model()->rowCount() > 0) {
            setCurrentIndex(model()->index(0, RecordModel::Who));
        } else {
            QTableView::keyPressEvent(event);
        }
    } else if (!plain || current() == 0 || !actOn(event->key())) {
        event->ignore();
    }
}

bool RecordTable::actOn(int key) {
    const std::pair<int, void (RecordTable::*)(int)> acts[] = {
        {Qt::Key_Return, &RecordTable::opened},   {Qt::Key_Enter, &RecordTable::opened},
        {Qt::Key_C, &RecordTable::correctAsked},  {Qt::Key_N, &RecordTable::noteAsked},
        {Qt::Key_B, &RecordTable::bookmarkAsked}, {Qt::Key_U, &RecordTable::undoToAsked}};
    for (const auto& [pressed, act] : acts) {
        if (pressed == key) {
            Q_EMIT(this->*act)(current());
            return true;
        }
    }
    return false;
}

void RecordTable::mouseMoveEvent(QMouseEvent* event) {
    QTableView::mouseMoveEvent(event);
    const bool words = indexAt(event->pos()).column() == RecordModel::Tools;
    viewport()->setCursor(words ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void RecordTable::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    arrange();
}

void RecordTable::arrange() {
    verticalHeader()->setMinimumSectionSize(m_look.px(20));
    verticalHeader()->setDefaultSectionSize(m_look.target(27));
    const int room = std::max(1, viewport()->width());
    // With large text in a small window only what was done and how it came out have room.
    const bool narrow = room < m_look.px(560);
    const bool wide = room >= m_look.px(900);
    setColumnHidden(RecordModel::Place, narrow);
    setColumnHidden(RecordModel::Follows, !wide);
    // Beside a record in full the same words stand there as buttons.
    const bool bare = room < m_look.px(700);
    setColumnHidden(RecordModel::Tools, bare);
    const int place = narrow ? 0 : std::min(m_look.px(140), room / 6);
    const int tools = bare ? 0 : m_delegate->toolsWidth();
    const int rest = std::max(1, room - place - tools);
    const int who = rest * (wide ? 36 : 46) / 100;
    const int how = wide ? rest * 36 / 100 : rest - who;
    setColumnWidth(RecordModel::Place, place);
    setColumnWidth(RecordModel::Who, who);
    setColumnWidth(RecordModel::How, how);
    setColumnWidth(RecordModel::Follows, rest - who - how);
    setColumnWidth(RecordModel::Tools, tools);
}

} // namespace umpire::gui
