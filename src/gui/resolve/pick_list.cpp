#include "resolve/pick_list.h"

#include "document/text.h"
#include "look/plain_texts.h"

#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>

#include <algorithm>

namespace umpire::gui {

namespace {

/// Ticking one thing is seldom all: it closes on Escape or a click beside it.
class StayingMenu : public QMenu {
  public:
    using QMenu::QMenu;

  protected:
    void mouseReleaseEvent(QMouseEvent* event) override {
        if (QAction* action = actionAt(event->pos())) {
            action->trigger();
        } else {
            QMenu::mouseReleaseEvent(event);
        }
    }
    void keyPressEvent(QKeyEvent* event) override {
        const bool tick =
            event->key() == Qt::Key_Space || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
        if (tick && activeAction()) {
            activeAction()->trigger();
        } else {
            QMenu::keyPressEvent(event);
        }
    }
};

} // namespace

PickList::PickList(const QString& name, QWidget* parent)
    : QPushButton(parent), m_name(name), m_menu(new StayingMenu(this)) {
    m_menu->setAccessibleName(name);
    setMenu(m_menu);
}

void PickList::setChoices(const std::vector<PanelChoice>& choices) {
    const auto same = [](const PanelChoice& a, const PanelChoice& b) { return a.id == b.id; };
    const bool rebuild =
        !std::equal(choices.begin(), choices.end(), m_choices.begin(), m_choices.end(), same);
    m_choices = choices;
    if (rebuild) {
        build();
    }
    for (qsizetype i = 0; i < m_menu->actions().size(); ++i) {
        m_menu->actions()[i]->setChecked(m_choices[static_cast<std::size_t>(i)].on);
    }
    setText(tr("%1 ▾").arg(asWritten(summary())));
    setToolTip(summary());
    setAccessibleName(tr("%1: %2").arg(m_name, summary()));
}

void PickList::build() {
    m_menu->clear();
    for (std::size_t i = 0; i < m_choices.size(); ++i) {
        QAction* action = m_menu->addAction(asWritten(m_choices[i].name));
        action->setCheckable(true);
        action->setObjectName(QStringLiteral("pick-") + toText(m_choices[i].id));
        connect(action, &QAction::triggered, this, [this, i](bool on) {
            m_choices[i].on = on;
            QStringList ids;
            for (const PanelChoice& choice : m_choices) {
                if (choice.on) {
                    ids << toText(choice.id);
                }
            }
            Q_EMIT picked(ids);
        });
    }
}

QString PickList::summary() const {
    QStringList names;
    for (const PanelChoice& choice : m_choices) {
        if (choice.on) {
            names << choice.name;
        }
    }
    return names.isEmpty()     ? tr("none")
           : names.size() == 1 ? names.first()
                               : tr("%n picked", "of a list", static_cast<int>(names.size()));
}

} // namespace umpire::gui
