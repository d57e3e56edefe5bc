// What the program is measured against, as a program of its own: a toolbar, and a tree of 200 rows.

#include "measured_window.h"

#include <QApplication>
#include <QMainWindow>
#include <QToolBar>
#include <QTreeWidget>

#include <memory>

namespace umpire::gui::bench {

namespace {

std::unique_ptr<QWidget> bareWindow() {
    auto window = std::make_unique<QMainWindow>();
    QToolBar* bar = window->addToolBar(QStringLiteral("Bar"));
    for (int i = 0; i < 8; ++i) {
        bar->addAction(QStringLiteral("Action %1").arg(i));
    }
    auto* tree = new QTreeWidget;
    tree->setColumnCount(3);
    for (int i = 0; i < 200; ++i) {
        new QTreeWidgetItem(tree, {QStringLiteral("Unit %1").arg(i), QStringLiteral("Brigade %1").arg(i / 10),
                                   QStringLiteral("Steady")});
    }
    window->setCentralWidget(tree);
    window->resize(1440, 900);
    return window;
}

} // namespace

} // namespace umpire::gui::bench

/// bare_window: stays. bare_window TIME: is measured, begun at that time, and says what came of it.
int main(int argc, char** argv) {
    using namespace umpire::gui::bench;
    QApplication application(argc, argv);
    const auto window = bareWindow();
    if (argc == 2) {
        print(measureStart(*window, QByteArray(argv[1]).toLongLong()));
        return 0;
    }
    window->show();
    return QApplication::exec();
}
