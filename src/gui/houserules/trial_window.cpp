#include "houserules/trial_window.h"

#include "field/field_plan.h"
#include "field/field_view.h"
#include "look/plain_texts.h"
#include "look/widgets.h"
#include "table/table_screen.h"

#include <QShortcut>

namespace umpire::gui {

namespace {

/// How the umpire plays; what he put aside in the battle is not among it.
constexpr Settings::Entry keptSettings[] = {Settings::Key::DiceThrowers, Settings::Key::ApplyAtOnce,
                                            Settings::Key::TintChanges,  Settings::Key::FieldSize,
                                            Settings::Key::WindowLayout, Settings::Key::PanelHeight};

} // namespace

TrialWindow::TrialWindow(const Look& look, std::unique_ptr<BattleDocument> trial, const Settings& settings,
                         const QString& about, QWidget* parent)
    : QWidget(parent, Qt::Window), m_look(look), m_document(std::move(trial)),
      m_settings(m_folder.filePath(QStringLiteral("trial.ini"))) {
    setObjectName(QStringLiteral("trialWindow"));
    setWindowTitle(tr("Trial of %1").arg(inTitle(m_document->title())));
    for (const Settings::Entry& key : keptSettings) {
        m_settings.set(key, settings.value(key));
    }
    m_table = new TableScreen(m_look, *m_document, m_settings, this);
    m_table->field().setUnitSize(fieldSizeNamed(m_settings.value(Settings::Key::FieldSize).toString()));
    auto* layout = filling<QVBoxLayout>(this);
    layout->setSpacing(0);
    layout->addWidget(makeHead(about));
    layout->addWidget(m_table, 1);
    connect(m_table, &TableScreen::undoAsked, m_table, &TableScreen::undo);
    addKeys();
    giveSize(m_look, *this, 1240, 760);
    m_table->takeFocus();
}

/// What shows the battle goes before it.
TrialWindow::~TrialWindow() {
    delete m_table;
}

QWidget* TrialWindow::makeHead(const QString& about) {
    auto* head = named(new QWidget(this), "trialHead");
    head->setAttribute(Qt::WA_StyledBackground);
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(m_look.px(16), m_look.px(8), m_look.px(16), m_look.px(8));
    auto* texts = new QVBoxLayout;
    texts->addWidget(makeLine(head, "trialTitle", "sheetTitle", tr("A trial: nothing of it is kept")));
    texts->addWidget(makeLabel(head, "trialAbout", "", about));
    row->addLayout(texts, 1);
    auto* end =
        addRowButton(head, "trialEnd", tr("&End the trial"), tr("The battle stands as it stood"), "primary");
    connect(end, &QPushButton::clicked, this, &QWidget::close);
    return head;
}

/// Those of the battle's own window that a trial has a use for.
void TrialWindow::addKeys() {
    const auto key = [this](const QKeySequence& keys, void (TableScreen::*act)()) {
        connect(new QShortcut(keys, this), &QShortcut::activated, m_table, act);
    };
    key(QKeySequence::Undo, &TableScreen::undo);
    key(Qt::CTRL | Qt::SHIFT | Qt::Key_Z, &TableScreen::redo);
    key(Qt::CTRL | Qt::Key_Y, &TableScreen::redo);
    key(Qt::CTRL | Qt::Key_Return, &TableScreen::nextPhase);
    key(Qt::CTRL | Qt::SHIFT | Qt::Key_Return, &TableScreen::endTurn);
    key(Qt::CTRL | Qt::Key_R, &TableScreen::showRulings);
    connect(new QShortcut(QKeySequence::Close, this), &QShortcut::activated, this, &QWidget::close);
}

void TrialWindow::keyPressEvent(QKeyEvent* event) {
    if (!m_table->handleKey(*event)) {
        QWidget::keyPressEvent(event);
    }
}

} // namespace umpire::gui
