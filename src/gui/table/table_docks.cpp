#include "table/table_docks.h"

#include "look/widgets.h"
#include <QChildEvent>
#include <QDockWidget>
#include <QHBoxLayout>
#include <QMenu>
#include <QStyle>
#include <QTabBar>
#include <QTimer>

#include <algorithm>

namespace umpire::gui {

namespace {

constexpr int mostTries = 4;
constexpr int again = 30; // milliseconds

/// F3 and F5, and Ctrl with the number; the other keys of that row belong to the roster, to paper and to
/// looking back, and F2 to tables that are edited.
QList<QKeySequence> panelKeys(int number) {
    QList<QKeySequence> keys{QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_0 + number))};
    if (number <= 2) {
        keys.prepend(QKeySequence(number == 1 ? Qt::Key_F3 : Qt::Key_F5));
    }
    return keys;
}

/// What a panel is about, or the first thing in it that takes keys; null where nothing does.
QWidget* firstIn(QWidget& panel) {
    const auto takesKeys = [&panel](const QWidget* widget) {
        return widget->isVisibleTo(&panel) && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus);
    };
    QWidget* first =
        panel.focusProxy() && takesKeys(panel.focusProxy()) ? panel.focusProxy() : panel.nextInFocusChain();
    while (panel.isAncestorOf(first) && !takesKeys(first)) {
        first = first->nextInFocusChain();
    }
    if (panel.isAncestorOf(first)) {
        return first;
    }
    // What was made later stands elsewhere in the chain.
    const QList<QWidget*> all = panel.findChildren<QWidget*>();
    const auto found = std::find_if(all.begin(), all.end(), takesKeys);
    return found == all.end() ? nullptr : *found;
}

void focusIn(QWidget& panel) {
    QWidget* first = firstIn(panel);
    (first ? first : &panel)->setFocus(Qt::ShortcutFocusReason);
}

} // namespace

TableDocks::TableDocks(QWidget* parent) : QMainWindow(parent) {
    setObjectName(QStringLiteral("tableDocks"));
    setWindowFlags(Qt::Widget);
    setContextMenuPolicy(Qt::NoContextMenu);
    setDockOptions(AllowTabbedDocks | AllowNestedDocks);
    setTabPosition(Qt::BottomDockWidgetArea, QTabWidget::North);
    setDocumentMode(true);
}

void TableDocks::fill(QDockWidget* dock) {
    if (const auto make = m_late.take(dock)) {
        put(dock, make());
    }
}

void TableDocks::put(QDockWidget* dock, QWidget* panel) {
    delete dock->widget();
    dock->setWidget(panel);
    // A small window goes to the field; the panels scroll.
    panel->setMinimumSize(1, 1);
    // A panel behind another is only moved out of sight; the Tab key must not go there. Hidden it would have
    // no height, and the whole area with it.
    panel->setEnabled(!isOpen() || isInFront(dock));
    connect(dock, &QDockWidget::visibilityChanged, panel, &QWidget::setEnabled);
    panel->show(); // a dock that is open already leaves it hidden
}

QDockWidget* TableDocks::add(const QString& name, const QString& title,
                             const std::function<QWidget*()>& make) {
    auto* dock = named(new QDockWidget(title, this), name, title);
    dock->setAllowedAreas(Qt::BottomDockWidgetArea | Qt::TopDockWidgetArea);
    m_late.insert(dock, make);
    dock->setWidget(new QWidget(dock)); // a dock with nothing in it has no size that Qt could lay out
    dock->toggleViewAction()->setObjectName(QStringLiteral("toggle-") + name);
    // The tab names a docked panel; only one that floats needs a title of its own.
    auto* none = new QWidget(dock);
    (new QHBoxLayout(none))->setContentsMargins({}); // no size of its own would count as less than nothing
    dock->setTitleBarWidget(none);
    connect(dock, &QDockWidget::topLevelChanged, this, [this, dock, none](bool floating) {
        if (floating) {
            fill(dock);
        }
        dock->setTitleBarWidget(floating ? nullptr : none);
        settleSoon();
        Q_EMIT turned();
    });
    connect(dock, &QDockWidget::visibilityChanged, this, [this, dock](bool seen) {
        if (seen) {
            fill(dock);
        }
        Q_EMIT turned();
    });
    addDockWidget(Qt::BottomDockWidgetArea, dock);
    if (!m_docks.isEmpty()) {
        tabifyDockWidget(m_docks.last(), dock);
    }
    m_docks << dock;
    dock->setVisible(m_open);
    return dock;
}

void TableDocks::setOpen(bool open) {
    const bool changed = open != m_open;
    m_open = open;
    const bool inside = !open && focusWidget() && docked() && !centralWidget()->isAncestorOf(focusWidget());
    // With large text the field would leave them nothing: its own least height counts while they are shut. It
    // gives way before they come, else the window would grow by them.
    QWidget* field = centralWidget();
    if (field && open) {
        field->setMinimumHeight(1);
    }
    for (QDockWidget* dock : m_docks) {
        if (!dock->isFloating()) {
            if (open) {
                fill(dock);
            }
            dock->setVisible(open);
        }
    }
    if (field && !open) {
        field->setMinimumHeight(0);
    }
    if (changed) {
        settleSoon();
        Q_EMIT turned();
    }
    if (inside) {
        Q_EMIT focusLost();
    }
}

void TableDocks::toggle(QDockWidget* dock) {
    if (m_open && !dock->isFloating() && isInFront(dock)) {
        setOpen(false);
    } else {
        raise(dock);
        focusIn(*dock->widget());
    }
}

/// A panel with nothing in it to have the keyboard is left by the key that showed it.
void TableDocks::enterOrLeave(QDockWidget* dock) {
    const QWidget* focus = window()->focusWidget();
    const bool within = focus && dock->isAncestorOf(focus);
    if (isInFront(dock) && (within || !firstIn(*dock->widget()))) {
        toggle(dock);
    } else {
        raise(dock);
        focusIn(*dock->widget());
    }
}

void TableDocks::raise(QDockWidget* dock) {
    fill(dock);
    if (!dock->isFloating()) {
        setOpen(true);
    }
    dock->show();
    dock->raise();
    dock->widget()->setEnabled(true);
    if (dock->isFloating()) {
        dock->activateWindow();
    }
    open();
}

/// Qt does not hide a panel behind another, but moves it out of the window.
bool TableDocks::isInFront(const QDockWidget* dock) const {
    return dock->isVisible() && (dock->isFloating() || dock->geometry().right() >= 0);
}

void TableDocks::rename(QDockWidget* dock, const QString& title) {
    dock->setWindowTitle(title);
    dock->setAccessibleName(title);
    Q_EMIT renamed(dock, title);
}

void TableDocks::fillMenu(QMenu& menu) {
    int number = 1;
    const auto follow = [this](QDockWidget* dock, QAction* action, const QString& text) {
        connect(this, &TableDocks::renamed, action, [=](QDockWidget* other, const QString& title) {
            if (other == dock) {
                action->setText(text.arg(title));
            }
        });
    };
    for (QDockWidget* dock : m_docks) {
        QAction* show = menu.addAction(dock->windowTitle());
        follow(dock, show, QStringLiteral("%1"));
        show->setObjectName(QStringLiteral("show-") + dock->objectName());
        show->setShortcuts(panelKeys(number));
        ++number;
        connect(show, &QAction::triggered, this, [this, dock] { enterOrLeave(dock); });
    }
    menu.addSeparator();
    for (QDockWidget* dock : m_docks) {
        QAction* apart = menu.addAction(tr("%1 in a window of its own").arg(dock->windowTitle()));
        follow(dock, apart, tr("%1 in a window of its own"));
        apart->setObjectName(QStringLiteral("float-") + dock->objectName());
        apart->setCheckable(true);
        connect(apart, &QAction::triggered, dock, &QDockWidget::setFloating);
        connect(dock, &QDockWidget::topLevelChanged, apart, &QAction::setChecked);
    }
}

QDockWidget* TableDocks::docked() const {
    for (QDockWidget* dock : m_docks) {
        if (!dock->isFloating() && dock->isVisible()) {
            return dock;
        }
    }
    return nullptr;
}

/// The height of everything below the field, tabs included: what resizeDocks sets.
int TableDocks::panelHeight() const {
    if (!docked() || !centralWidget()) {
        return 0;
    }
    const int line = style()->pixelMetric(QStyle::PM_DockWidgetSeparatorExtent, nullptr, this);
    return height() - centralWidget()->geometry().bottom() - 1 - line;
}

/// What the umpire chose comes before the design, what is needed for a while before both, and the field keeps
/// its share of the window.
int TableDocks::wantedHeight() const {
    const int base = std::max(m_chosen > 0 ? m_chosen : m_design, m_least);
    return std::min(std::max(base, m_grown), height() * 3 / 5);
}

/// Sizes that were remembered belong to another window or another text size, and a panel that is just being
/// shown would still be laid out at its old height: so the height is given anew, a moment later.
void TableDocks::settleSoon() {
    m_tries = mostTries;
    if (!m_settling) {
        m_settling = true;
        QTimer::singleShot(0, this, &TableDocks::settle);
    }
}

void TableDocks::settle() {
    m_settling = false;
    QDockWidget* dock = docked();
    if (!dock || m_design == 0 || panelHeight() == wantedHeight()) {
        return;
    }
    resizeDocks({dock}, {wantedHeight()}, Qt::Vertical);
    // While the window is still being laid out that comes to nothing.
    if (--m_tries > 0) {
        m_settling = true;
        QTimer::singleShot(again, this, &TableDocks::settle);
    }
}

/// Whoever asks for a panel wants to read it, even where it was dragged shut.
void TableDocks::open() {
    if (m_chosen < std::min(m_design, 2 * m_least)) {
        m_chosen = 0;
    }
    settleSoon();
}

void TableDocks::setPanelHeight(int height, int least) {
    if (height != m_design || least != m_least) {
        m_design = height;
        m_least = least;
        settleSoon();
    }
}

void TableDocks::grow(int height) {
    if (height != m_grown) {
        m_grown = height;
        settleSoon();
    }
}

void TableDocks::shrinkBack() {
    if (m_grown > 0) {
        m_grown = 0;
        settleSoon();
    }
}

void TableDocks::restoreLayout(const QByteArray& state, int chosenHeight) {
    m_chosen = chosenHeight;
    if (!state.isEmpty()) {
        restoreState(state, version);
    }
    setOpen(false);
    settleSoon();
}

/// The window itself moves the line between field and panels; what it comes to is the umpire's choice.
bool TableDocks::event(QEvent* event) {
    if (event->type() == QEvent::MouseButtonPress) {
        m_pressed = panelHeight();
    }
    const bool handled = QMainWindow::event(event);
    if (event->type() == QEvent::MouseButtonRelease && m_pressed > 0) {
        if (panelHeight() != m_pressed) {
            m_chosen = panelHeight();
            m_grown = 0;
        }
        m_pressed = 0;
    }
    return handled;
}

/// The bar with the panels' tabs comes and goes by itself.
void TableDocks::childEvent(QChildEvent* event) {
    QMainWindow::childEvent(event);
    auto* tabs = event->polished() ? qobject_cast<QTabBar*>(event->child()) : nullptr;
    if (tabs) {
        tabs->setAccessibleName(tr("Panels at the foot"));
        connect(tabs, &QTabBar::tabBarClicked, this, &TableDocks::open, Qt::UniqueConnection);
    }
}

void TableDocks::showEvent(QShowEvent* event) {
    QMainWindow::showEvent(event);
    settleSoon();
}

void TableDocks::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    settleSoon();
}

} // namespace umpire::gui
