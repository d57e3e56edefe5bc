#include "seat/unheard_window.h"

#include <QAccessibleWidget>
#include <QWidget>

namespace umpire::gui {

namespace {

constexpr const char* mayBeUnheard = "mayBeUnheard";
constexpr const char* isUnheard = "unheard";

/// A window that tells nothing of what stands in it while it is unheard.
class UnheardAccess : public QAccessibleWidget {
  public:
    explicit UnheardAccess(QWidget& window) : QAccessibleWidget(&window, QAccessible::Window) {}

    int childCount() const override { return unheard() ? 0 : QAccessibleWidget::childCount(); }
    QAccessibleInterface* child(int place) const override {
        return unheard() ? nullptr : QAccessibleWidget::child(place);
    }
    int indexOfChild(const QAccessibleInterface* child) const override {
        return unheard() ? -1 : QAccessibleWidget::indexOfChild(child);
    }
    QAccessibleInterface* focusChild() const override {
        return unheard() ? nullptr : QAccessibleWidget::focusChild();
    }

  private:
    bool unheard() const { return widget()->property(isUnheard).toBool(); }
};

QAccessibleInterface* unheardAccess(const QString&, QObject* object) {
    auto* window = qobject_cast<QWidget*>(object);
    return window && window->property(mayBeUnheard).toBool() ? new UnheardAccess(*window) : nullptr;
}

} // namespace

void letBeUnheard(QWidget& window) {
    window.setProperty(mayBeUnheard, true);
    QAccessible::installFactory(unheardAccess);
}

void setUnheard(QWidget& window, bool unheard) {
    window.setProperty(isUnheard, unheard);
}

} // namespace umpire::gui
