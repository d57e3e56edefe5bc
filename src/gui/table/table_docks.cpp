#include "table/table_docks.h"

#include <QDockWidget>
#include <QMenu>
#include <QTimer>

namespace umpire::gui {

TableDocks::TableDocks(QWidget* parent) : QMainWindow(parent) {
    setObjectName(QStringLiteral("tableDocks"));
    setWindowFlags(Qt::Widget);
    setContextMenuPolicy(Qt::NoContextMenu);
    setDockOptions(AllowTabbedDocks | AllowNestedDocks);
    setTabPosition(Qt::BottomDockWidgetArea, QTabWidget::North);
    setDocumentMode(true);
}

QDockWidget* TableDocks::add(const QString& name, const QString& title, QWidget* panel) {
    auto* dock = new QDockWidget(title, this);
    dock->setObjectName(name);
    dock->setAccessibleName(title);
    dock->setAllowedAreas(Qt::BottomDockWidgetArea | Qt::TopDockWidgetArea);
    dock->setWidget(panel);
    dock->toggleViewAction()->setObjectName(QStringLiteral("toggle-") + name);
    // A small window goes to the field; the panels scroll.
    panel->setMinimumSize(1, 1);
    // The tab names a docked panel; only one that floats needs a title of its own.
    auto* none = new QWidget(dock);
    dock->setTitleBarWidget(none);
    connect(dock, &QDockWidget::topLevelChanged, this,
            [dock, none](bool floating) { dock->setTitleBarWidget(floating ? nullptr : none); });
    // A panel behind another is only moved out of sight; the Tab key must not go there.
    connect(dock, &QDockWidget::visibilityChanged, panel, &QWidget::setVisible);
    addDockWidget(Qt::BottomDockWidgetArea, dock);
    if (!m_docks.isEmpty()) {
        tabifyDockWidget(m_docks.last(), dock);
    }
    m_docks << dock;
    m_docks.first()->raise();
    return dock;
}

void TableDocks::raise(QDockWidget* dock) {
    dock->show();
    dock->raise();
    dock->widget()->show();
    if (dock->isFloating()) {
        dock->activateWindow();
    }
}

void TableDocks::fillMenu(QMenu& menu) {
    int number = 1;
    for (QDockWidget* dock : m_docks) {
        QAction* show = menu.addAction(dock->windowTitle());
        show->setObjectName(QStringLiteral("show-") + dock->objectName());
        show->setShortcut(QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_0 + number++)));
        connect(show, &QAction::triggered, this, [this, dock] {
            raise(dock);
            dock->widget()->setFocus();
        });
    }
    menu.addSeparator();
    for (QDockWidget* dock : m_docks) {
        QAction* apart = menu.addAction(tr("%1 in a window of its own").arg(dock->windowTitle()));
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

/// A panel that is just being shown would still be laid out at its old height afterwards, so the new one
/// comes a moment later.
void TableDocks::resizeSoon(int height) {
    QTimer::singleShot(0, this, [this, height] {
        if (QDockWidget* dock = docked()) {
            resizeDocks({dock}, {height}, Qt::Vertical);
        }
    });
}

void TableDocks::setPanelHeight(int height) {
    if (!m_restored && m_before == 0) {
        resizeSoon(height);
    }
}

void TableDocks::grow(int height) {
    const QDockWidget* dock = docked();
    if (m_before == 0 && dock && dock->height() < height) {
        m_before = dock->height();
        resizeSoon(height);
    }
}

void TableDocks::shrinkBack() {
    if (m_before > 0) {
        resizeSoon(m_before);
        m_before = 0;
    }
}

void TableDocks::restoreLayout(const QByteArray& state) {
    m_restored = !state.isEmpty() && restoreState(state, version);
}

} // namespace umpire::gui
