#include "window/start_page.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>

namespace umpire::gui {

namespace {

QPushButton* startButton(const QString& text, QWidget* parent) {
    auto* button = new QPushButton(text, parent);
    button->setProperty("kind", QStringLiteral("start"));
    button->setAccessibleName(text);
    return button;
}

} // namespace

StartPage::StartPage(const QList<BattleShelf::Entry>& examples, QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("startPage"));
    setAttribute(Qt::WA_StyledBackground);
    auto* outer = new QGridLayout(this);
    auto* layout = new QVBoxLayout;
    layout->setSpacing(12);
    outer->addLayout(layout, 1, 1);
    outer->setRowStretch(0, 2);
    outer->setRowStretch(2, 3);
    outer->setColumnStretch(0, 1);
    outer->setColumnStretch(2, 1);
    addLabel(*layout, tr("Desert Umpire"), "pageTitle");
    addLabel(*layout, tr("The field is empty. Lay out a battle, open one, or take an example."), "muted");
    auto* fresh = startButton(tr("New battle"), this);
    fresh->setObjectName(QStringLiteral("startNew"));
    auto* open = startButton(tr("Open…"), this);
    open->setObjectName(QStringLiteral("startOpen"));
    layout->addSpacing(8);
    layout->addWidget(fresh);
    layout->addWidget(open);
    connect(fresh, &QPushButton::clicked, this, &StartPage::newAsked);
    connect(open, &QPushButton::clicked, this, &StartPage::openAsked);
    addExamples(*layout, examples);
}

void StartPage::addLabel(QVBoxLayout& layout, const QString& text, const char* kind) {
    auto* label = new QLabel(text, this);
    label->setProperty("kind", QLatin1String(kind));
    layout.addWidget(label);
}

void StartPage::addExamples(QVBoxLayout& layout, const QList<BattleShelf::Entry>& examples) {
    if (examples.isEmpty()) {
        return;
    }
    layout.addSpacing(12);
    addLabel(layout, tr("Examples"), "heading");
    for (const BattleShelf::Entry& example : examples) {
        auto* button = startButton(example.title, this);
        layout.addWidget(button);
        connect(button, &QPushButton::clicked, this,
                [this, path = example.path] { Q_EMIT exampleAsked(path); });
    }
}

} // namespace umpire::gui
