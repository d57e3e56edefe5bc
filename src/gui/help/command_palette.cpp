#include "help/command_palette.h"

#include "field/short_name.h"
#include "look/widgets.h"

#include <QApplication>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace umpire::gui {

namespace {

constexpr qsizetype mostRecent = 8;
constexpr int mostRows = 9;
constexpr int mostNumbered = 9;

/// Takes the width it needs from the left or right end of the room.
int drawEnd(QPainter& painter, const QRect& room, Qt::Alignment side, const QString& text) {
    painter.drawText(room, static_cast<int>(side | Qt::AlignVCenter) | Qt::TextSingleLine, text);
    return painter.fontMetrics().horizontalAdvance(text);
}

/// Paints a line of the command palette: its number, the text, what it is, its shortcut at the right.
class PaletteDelegate : public QStyledItemDelegate {
  public:
    PaletteDelegate(const Look& look, QObject* parent) : QStyledItemDelegate(parent), m_look(look) {}

    static int rowHeight(const Look& look) { return look.target(34); }

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override {
        return {m_look.px(200), rowHeight(m_look)};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const Theme& theme = m_look.theme();
        const bool enabled = index.data(PaletteModel::EnabledRole).toBool();
        const bool here = option.state.testFlag(QStyle::State_Selected);
        const QColor ink = here ? theme.onAccent : enabled ? theme.ink : theme.muted;
        const QColor quiet = here ? theme.onAccent : theme.muted;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (here) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(theme.accent);
            painter->drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), m_look.px(5), m_look.px(5));
        }
        QRect room = option.rect.adjusted(m_look.px(10), 0, -m_look.px(12), 0);
        painter->setFont(m_look.font(12, QFont::DemiBold));
        painter->setPen(quiet);
        if (index.row() < mostNumbered) {
            drawEnd(*painter, room, Qt::AlignLeft, QString::number(index.row() + 1));
        }
        room.setLeft(room.left() + m_look.px(22));
        painter->setFont(m_look.font(13));
        const QString hint = index.data(PaletteModel::HintRole).toString();
        room.setRight(room.right() - drawEnd(*painter, room, Qt::AlignRight, hint) -
                      (hint.isEmpty() ? 0 : m_look.px(16)));
        const QString text = index.data().toString();
        const QFont bold = m_look.font(15, QFont::DemiBold);
        const int wanted = QFontMetrics(bold).horizontalAdvance(text);
        const QString detail = index.data(PaletteModel::DetailRole).toString();
        const int detailWidth = painter->fontMetrics().horizontalAdvance(detail) + m_look.px(16);
        const int forText = std::min(wanted, std::max(room.width() * 60 / 100, room.width() - detailWidth));
        painter->setFont(bold);
        painter->setPen(ink);
        painter->drawText(room, Qt::AlignVCenter | Qt::TextSingleLine,
                          shortName(text, m_look.abbreviations(), painter->font(), forText));
        painter->setFont(m_look.font(13));
        painter->setPen(quiet);
        room.setLeft(room.left() + forText + m_look.px(16));
        painter->drawText(room, Qt::AlignVCenter | Qt::TextSingleLine,
                          painter->fontMetrics().elidedText(detail, Qt::ElideRight, room.width()));
        painter->restore();
    }

  private:
    const Look& m_look;
};

} // namespace

CommandPalette::CommandPalette(const Look& look, const BattleDocument& document, PaletteHost& host,
                               QWidget* window)
    : QFrame(window), m_look(look), m_search(document, host), m_model(new PaletteModel(this)),
      m_line(new QLineEdit(this)), m_list(new QListView(this)),
      m_foot(makeLine(this, "paletteFoot", "muted")) {
    setObjectName(QStringLiteral("commandPalette"));
    setAccessibleName(tr("Command palette"));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_line);
    layout->addWidget(m_list);
    layout->addWidget(m_foot);
    named(m_line, "paletteLine", tr("What to do"));
    m_line->setPlaceholderText(tr("A unit, two numbers, a test, a command …"));
    named(m_list, "paletteList", tr("What it may mean, best first"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new PaletteDelegate(look, this));
    m_list->setUniformItemSizes(true);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerItem);
    connect(m_line, &QLineEdit::textChanged, this, &CommandPalette::search);
    connect(m_list, &QListView::clicked, this, [this](const QModelIndex& index) { take(index.row()); });
    connect(&look, &Look::changed, this, &CommandPalette::restyle);
    m_line->installEventFilter(this);
    window->installEventFilter(this);
    restyle();
    hide();
}

void CommandPalette::restyle() {
    layout()->setContentsMargins(m_look.px(12), m_look.px(12), m_look.px(12), m_look.px(8));
    layout()->setSpacing(m_look.px(8));
    m_line->setFont(m_look.font(18));
    m_line->setMinimumHeight(m_look.px(40));
    place();
}

void CommandPalette::open(const QString& typed) {
    m_before = QApplication::focusWidget();
    m_line->setText(typed);
    search();
    show();
    raise();
    m_line->setFocus(Qt::ShortcutFocusReason);
}

void CommandPalette::dismiss() {
    if (!isVisible()) {
        return;
    }
    hide();
    if (m_before) {
        m_before->setFocus(Qt::OtherFocusReason);
    }
}

void CommandPalette::search() {
    m_model->setEntries(m_search.find(m_line->text(), m_recent));
    const int rows = m_model->rowCount();
    if (rows > 0) {
        m_list->setCurrentIndex(m_model->index(0));
    }
    m_list->setVisible(rows > 0);
    m_foot->setText(rows > 0 ? tr("↑ ↓ and Enter · Alt+1 to 9 · Esc closes")
                             : tr("Nothing fits. Try a unit's number, part of its name, or a test."));
    place();
}

/// At the top of its window, in the middle.
void CommandPalette::place() {
    const QWidget* window = parentWidget();
    const int row = PaletteDelegate::rowHeight(m_look);
    const int most = window->height() - m_look.px(64);
    // With large text in a small window fewer rows show at once; the rest scrolls.
    m_list->setFixedHeight(0);
    const int fitting = std::max(1, (most - sizeHint().height() - 2) / row);
    const int rows = std::clamp(m_model->rowCount(), 0, std::min(mostRows, fitting));
    m_list->setFixedHeight(rows * row + 2);
    const int wide = std::min(m_look.px(720), window->width() - m_look.px(32));
    const int tall = std::min(sizeHint().height(), most);
    const int top = std::clamp(window->height() - tall, 0, std::min(m_look.px(72), window->height() / 10));
    setGeometry((window->width() - wide) / 2, top, wide, tall);
}

void CommandPalette::move(int by) {
    const int rows = m_model->rowCount();
    if (rows > 0) {
        const int next = (m_list->currentIndex().row() + by + rows) % rows;
        m_list->setCurrentIndex(m_model->index(next));
        m_line->setAccessibleDescription(m_list->currentIndex().data(Qt::AccessibleTextRole).toString());
    }
}

void CommandPalette::take(int row) {
    if (row < 0 || row >= m_model->rowCount()) {
        return;
    }
    const PaletteEntry entry = m_model->entry(row);
    if (!entry.enabled) {
        m_foot->setText(entry.whyNot.isEmpty() ? tr("Not possible now.")
                                               : tr("Not possible now: %1").arg(entry.whyNot));
        return;
    }
    m_recent.removeAll(entry.key);
    m_recent.prepend(entry.key);
    m_recent = m_recent.mid(0, mostRecent);
    Q_EMIT recentChanged(m_recent);
    dismiss();
    entry.run();
}

bool CommandPalette::key(int key, Qt::KeyboardModifiers modifiers) {
    if (modifiers.testFlag(Qt::AltModifier) && key >= Qt::Key_1 && key <= Qt::Key_9) {
        take(key - Qt::Key_1);
        return true;
    }
    switch (key) {
    case Qt::Key_Down:
        move(1);
        return true;
    case Qt::Key_Up:
        move(-1);
        return true;
    case Qt::Key_PageDown:
    case Qt::Key_PageUp:
        m_list->setCurrentIndex(m_model->index(
            std::clamp(m_list->currentIndex().row() + (key == Qt::Key_PageDown ? mostRows : -mostRows), 0,
                       std::max(0, m_model->rowCount() - 1))));
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        take(m_list->currentIndex().row());
        return true;
    case Qt::Key_Escape:
        dismiss();
        return true;
    default:
        return false;
    }
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_line && event->type() == QEvent::KeyPress) {
        const auto* press = static_cast<QKeyEvent*>(event);
        return key(press->key(), press->modifiers());
    }
    if (watched == m_line && event->type() == QEvent::ShortcutOverride) {
        // Escape and the like belong to the palette while it is open, whatever the window does with them.
        event->accept();
        return false;
    }
    if (watched == m_line && event->type() == QEvent::FocusOut && isVisible() &&
        QApplication::focusWidget() != m_line && window()->isActiveWindow()) {
        hide();
    }
    if (watched == parentWidget() && event->type() == QEvent::Resize && isVisible()) {
        place();
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace umpire::gui
