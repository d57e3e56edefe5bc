#include "window/start_page.h"

#include "look/plain_texts.h"
#include "look/widgets.h"

#include <QDir>
#include <QEvent>
#include <QGridLayout>

#include <algorithm>
#include <utility>

namespace umpire::gui {

namespace {

/// `spoken`: its name for a screen reader, where that is not what it says.
QPushButton* startButton(const char* name, const QString& text, QWidget* parent, const QString& spoken = {}) {
    auto* button = named(new QPushButton(asWritten(text), parent), name, spoken.isEmpty() ? text : spoken);
    button->setProperty("kind", QStringLiteral("start"));
    return button;
}

QLabel* beside(const QString& text, const char* kind, QWidget* parent) {
    auto* label = makeLabel(parent, "", kind, text);
    label->setMinimumWidth(1);
    return label;
}

/// The first of several things in one long line, and that there are more.
QString firstOf(const QString& things) {
    const qsizetype end = things.indexOf(QLatin1Char(';'));
    return end < 0 ? things : StartPage::tr("%1; and more").arg(things.left(end));
}

/// Buttons have less room than what is beside them.
void shareOut(QGridLayout& rows) {
    rows.setColumnStretch(0, 2);
    rows.setColumnStretch(1, 3);
}

/// A path that goes on in a second line after any folder's name.
QString breakable(QString path) {
    return path.replace(QDir::separator(), QString(QDir::separator()) + QChar(0x200b));
}

} // namespace

StartPage::StartPage(const QList<ExampleBattles::Entry>& examples, QWidget* parent)
    : QWidget(parent), m_layout(new QVBoxLayout), m_brokenHead(nullptr), m_broken(new QGridLayout),
      m_troubles(new QGridLayout), m_unsavedHead(nullptr), m_unsaved(new QGridLayout), m_recentHead(nullptr),
      m_recent(new QGridLayout), m_tourHint(nullptr) {
    setObjectName(QStringLiteral("startPage"));
    setAttribute(Qt::WA_StyledBackground);
    auto* outer = new QGridLayout(this);
    outer->addLayout(m_layout, 1, 1);
    outer->setRowStretch(0, 2);
    outer->setRowStretch(2, 3);
    outer->setColumnStretch(1, 6);
    addLabel(*m_layout, tr("Desert Umpire"), "pageTitle");
    addLabel(*m_layout, tr("The field is empty. Lay out a battle, open one, or take an example."), "muted");
    addDoors(*m_layout);
    m_brokenHead = addLabel(*m_layout, tr("The program broke down"), "heading");
    m_brokenHead->setObjectName(QStringLiteral("brokenHead"));
    m_layout->addLayout(m_broken);
    m_layout->addLayout(m_troubles);
    m_troubles->setColumnStretch(0, 1);
    m_unsavedHead = addLabel(*m_layout, tr("Never saved: the program was stopped"), "heading");
    m_layout->addLayout(m_unsaved);
    m_recentHead = addLabel(*m_layout, tr("Opened last"), "heading");
    m_layout->addLayout(m_recent);
    for (QGridLayout* rows : {m_broken, m_unsaved, m_recent}) {
        shareOut(*rows);
    }
    addExamples(*m_layout, examples);
    setBreakdowns({});
    setUnsaved({});
    setRecent({});
    space();
}

void StartPage::addDoors(QVBoxLayout& layout) {
    auto* row = new QHBoxLayout;
    const auto add = [this, row](const char* name, const QString& text, const QString& tip) {
        auto* button = startButton(name, text, this);
        button->setToolTip(tip);
        row->addWidget(button);
        return button;
    };
    auto* fresh = add("startNew", tr("New battle"), tr("Lays out a battle (Ctrl+N)"));
    auto* open = add("startOpen", tr("Open…"), tr("Opens a battle file (Ctrl+O)"));
    auto* tour = add("startTour", tr("Take the tour"), tr("Shows what is where, in a minute"));
    m_tourHint = beside(tr("New here? The tour takes a minute."), "muted", this);
    row->addWidget(m_tourHint, 1); // in large letters it takes several lines
    layout.addLayout(row);
    connect(fresh, &QPushButton::clicked, this, &StartPage::newAsked);
    connect(open, &QPushButton::clicked, this, &StartPage::openAsked);
    connect(tour, &QPushButton::clicked, this, &StartPage::tourAsked);
}

QLabel* StartPage::addLabel(QVBoxLayout& layout, const QString& text, const char* kind) {
    auto* label = beside(text, kind, this);
    layout.addWidget(label);
    return label;
}

/// One's own first and in sight; of each game only its name, until somebody opens it.
void StartPage::addExamples(QVBoxLayout& layout, QList<ExampleBattles::Entry> examples) {
    std::stable_partition(examples.begin(), examples.end(), [](const auto& each) { return each.own; });
    QGridLayout* rows = nullptr;
    QString head;
    for (const ExampleBattles::Entry& example : std::as_const(examples)) {
        const QString game = example.game.isEmpty() ? tr("Examples") : tr("Examples: %1").arg(example.game);
        const QString wanted = example.own ? tr("Your own battles to begin from") : game;
        if (!rows || wanted != head) {
            head = wanted;
            if (example.own) {
                addLabel(layout, head, "heading");
            }
            rows = example.own ? addRows(layout) : addFold(layout, head);
        }
        addExample(*rows, example);
    }
}

/// A head that shows and hides what is below it.
QGridLayout* StartPage::addFold(QVBoxLayout& layout, const QString& head) {
    auto* fold = startButton("startFold", head, this);
    fold->setProperty("kind", QStringLiteral("fold"));
    fold->setCheckable(true);
    layout.addWidget(fold);
    QGridLayout* rows = addRows(layout);
    const auto show = [fold, head, below = rows->parentWidget()](bool open) {
        fold->setText((open ? QStringLiteral("▾ ") : QStringLiteral("▸ ")) + asWritten(head));
        fold->setAccessibleDescription(open ? tr("Unfolded") : tr("Folded"));
        below->setVisible(open);
    };
    connect(fold, &QPushButton::toggled, this, show);
    show(false);
    m_firstFold = m_firstFold ? m_firstFold : fold;
    return rows;
}

QGridLayout* StartPage::addRows(QVBoxLayout& layout) {
    auto* below = new QWidget(this);
    auto* rows = filling<QGridLayout>(below);
    rows->setHorizontalSpacing(fontMetrics().height());
    shareOut(*rows);
    layout.addWidget(below);
    return rows;
}

/// What is known of it, and under it in a quiet line what is not: whole in the tool tip.
void StartPage::addExample(QGridLayout& rows, const ExampleBattles::Entry& example) {
    auto* button = startButton("startExample", example.title, this);
    QStringList about{example.date, example.situation};
    about.removeAll(QString());
    auto* text = beside(about.join(QStringLiteral(" · ")), "situation", this);
    button->setAccessibleDescription(text->text());
    if (example.own) {
        button->setToolTip(tipOf(QDir::toNativeSeparators(example.path)));
    }
    auto* lines = new QVBoxLayout;
    lines->setSpacing(0);
    lines->addStretch(1);
    lines->addWidget(text);
    if (!example.uncertain.isEmpty()) {
        auto* doubts = beside(firstOf(example.uncertain), "muted", this);
        doubts->setObjectName(QStringLiteral("startUncertain"));
        lines->addWidget(doubts);
        button->setToolTip(tipOf(example.uncertain));
        button->setAccessibleDescription(text->text() + QLatin1Char('\n') + example.uncertain);
    }
    lines->addStretch(1);
    const int row = rows.rowCount();
    rows.addWidget(button, row, 0);
    rows.addLayout(lines, row, 1);
    connect(button, &QPushButton::clicked, this, [this, path = example.path] { Q_EMIT exampleAsked(path); });
}

void StartPage::setBreakdowns(const QList<BreakdownRow>& rows) {
    emptyOut(*m_broken);
    int at = 0;
    for (const BreakdownRow& row : rows) {
        addBreakdown(row, at++);
    }
    m_brokenHead->setVisible(at > 0);
}

void StartPage::addBreakdown(const BreakdownRow& row, int at) {
    auto* about = beside(row.about, "muted", this);
    auto* problem = startButton("startProblem", tr("About this problem…"), this,
                                tr("About this problem: %1").arg(row.about));
    auto* away =
        startButton("startPutAway", tr("Put away…"), this, tr("Put the report away: %1").arg(row.about));
    auto* rest = new QWidget(this);
    auto* lines = filling<QVBoxLayout>(rest); // in large letters there is no room for all beside each other
    lines->addWidget(about);
    auto* line = new QHBoxLayout;
    line->addWidget(problem);
    line->addWidget(away);
    line->addStretch(1);
    lines->addLayout(line);
    m_broken->addWidget(rest, at, row.battle.isEmpty() ? 0 : 1, 1, row.battle.isEmpty() ? 2 : 1);
    if (!row.battle.isEmpty()) {
        auto* goOn = startButton("startBroken", tr("Go on with %1").arg(row.title), this);
        goOn->setAccessibleDescription(row.about);
        m_broken->addWidget(goOn, at, 0);
        goOn->show();
        connect(goOn, &QPushButton::clicked, this,
                [this, battle = row.battle] { Q_EMIT breakdownAsked(battle); });
    }
    rest->show();
    connect(problem, &QPushButton::clicked, this, &StartPage::problemAsked);
    connect(away, &QPushButton::clicked, this, [this, report = row.report] { Q_EMIT putAwayAsked(report); });
}

void StartPage::setTroubles(const QStringList& troubles) {
    emptyOut(*m_troubles);
    if (troubles.isEmpty()) {
        return;
    }
    auto* text = beside(troubles.join(QLatin1Char('\n')), "situation", this);
    text->setObjectName(QStringLiteral("startTroubles"));
    auto* folders = startButton("startFolders", tr("Your folders…"), this);
    folders->setAccessibleDescription(text->text());
    m_troubles->addWidget(text, 0, 0);
    m_troubles->addWidget(folders, 0, 1);
    text->show();
    folders->show();
    connect(folders, &QPushButton::clicked, this, &StartPage::foldersAsked);
}

void StartPage::setUnsaved(const QList<UnsavedBattle>& battles) {
    emptyOut(*m_unsaved);
    int row = 0;
    for (const UnsavedBattle& battle : battles) {
        addUnsaved(battle, row++);
    }
    m_unsavedHead->setVisible(row > 0);
}

void StartPage::addUnsaved(const UnsavedBattle& battle, int row) {
    auto* button = startButton("startUnsaved", tr("Go on with %1").arg(battle.title), this);
    auto* text = beside(battle.about, "muted", this);
    button->setAccessibleDescription(battle.about);
    auto* discard = startButton("startDiscard", tr("Discard…"), this, tr("Discard %1").arg(battle.title));
    auto* rest = new QWidget(this); // so that the columns line up with those below
    auto* line = filling<QHBoxLayout>(rest);
    line->addWidget(text, 1);
    line->addWidget(discard);
    m_unsaved->addWidget(button, row, 0);
    m_unsaved->addWidget(rest, row, 1);
    button->show();
    rest->show();
    connect(button, &QPushButton::clicked, this, [this, path = battle.path] { Q_EMIT unsavedAsked(path); });
    connect(discard, &QPushButton::clicked, this, [this, path = battle.path] { Q_EMIT discardAsked(path); });
}

/// Who has no battle of his own yet sees those of the first game.
void StartPage::setRecent(const QList<RecentBattle>& battles) {
    if (m_firstFold && battles.isEmpty() == m_recentHead->isVisibleTo(this)) {
        m_firstFold->setChecked(battles.isEmpty());
    }
    emptyOut(*m_recent);
    int row = 0;
    for (const RecentBattle& battle : battles) {
        addRecent(battle, row++);
    }
    m_recentHead->setVisible(row > 0);
}

/// What it is, how far it got, and where the file is.
void StartPage::addRecent(const RecentBattle& battle, int row) {
    auto* button = startButton("startRecent", battle.title, this);
    button->setToolTip(tipOf(battle.path));
    button->setEnabled(battle.there);
    auto* about = beside(battle.about, battle.there ? "situation" : "muted", this);
    const QString path = QDir::toNativeSeparators(battle.path);
    auto* place = beside(breakable(path), "muted", this);
    button->setAccessibleDescription(battle.about + QLatin1Char('\n') + path);
    auto* lines = new QWidget(this);
    auto* column = filling<QVBoxLayout>(lines);
    column->setSpacing(0);
    column->addStretch(1);
    column->addWidget(about);
    column->addWidget(place);
    column->addStretch(1);
    m_recent->addWidget(button, row, 0);
    m_recent->addWidget(lines, row, 1);
    button->show();
    lines->show();
    connect(button, &QPushButton::clicked, this, [this, path = battle.path] { Q_EMIT recentAsked(path); });
}

void StartPage::setTourSeen(bool seen) {
    m_tourHint->setVisible(!seen);
}

/// The gaps grow with the text.
void StartPage::space() {
    const int line = fontMetrics().height();
    m_layout->setSpacing(line * 3 / 4);
    m_recent->setHorizontalSpacing(line);
    m_unsaved->setHorizontalSpacing(line);
    m_broken->setHorizontalSpacing(line);
    m_troubles->setHorizontalSpacing(line);
    // Large letters want all the room there is.
    constexpr int large = 24;
    for (const int side : {0, 2}) {
        static_cast<QGridLayout*>(layout())->setColumnStretch(side, line > large ? 0 : 1);
    }
}

void StartPage::keyPressEvent(QKeyEvent* event) {
    if (!pressFocused(*window(), *event)) {
        QWidget::keyPressEvent(event);
    }
}

void StartPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        space();
    }
}

} // namespace umpire::gui
