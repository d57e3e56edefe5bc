#include "print/print_options.h"

#include "document/text.h"
#include "look/plain_texts.h"
#include "look/widgets.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QSignalBlocker>
#include <QSpinBox>

namespace umpire::gui {

namespace {

constexpr int leastMargin = 5;
constexpr int mostMargin = 40;

QLabel* head(const QString& text, QWidget* parent) {
    auto* label = makeLine(parent, "", "heading", text);
    return label;
}

QSpinBox* copiesBox(const QString& name, const QString& accessible, int value, QWidget* parent) {
    auto* box = named(new QSpinBox(parent), name, accessible);
    box->setToolTip(accessible);
    box->setRange(0, PrintPlan::mostCopies);
    box->setValue(value);
    return box;
}

} // namespace

PrintOptions::PrintOptions(const Look& look, const BattleDocument& document, Settings& settings,
                           QWidget* parent)
    : QWidget(parent), m_look(look), m_document(document), m_settings(settings) {
    build();
    refresh();
}

void PrintOptions::build() {
    auto* layout = filling<QVBoxLayout>(this);
    layout->setSpacing(m_look.px(8));
    auto* tonight = makeButton(this, "printTonight", "", tr("All for &tonight"),
                               tr("Ticks what is printed before a game (Alt+T)"));
    connect(tonight, &QPushButton::clicked, this, &PrintOptions::chooseTonight);
    layout->addWidget(tonight);
    auto* grid = new QGridLayout;
    grid->setColumnStretch(0, 1);
    layout->addLayout(grid);
    for (const PrintEntry& entry : PrintPlan::entries()) {
        addEntry(*grid, entry);
    }
    layout->addWidget(head(tr("Rosters and cards show the battle"), this));
    layout->addWidget(makeShowing());
    m_playersHead = head(tr("Players at the table"), this);
    layout->addWidget(m_playersHead);
    m_players = new QGridLayout;
    m_players->setColumnStretch(0, 1);
    layout->addLayout(m_players);
    layout->addWidget(head(tr("Paper"), this));
    layout->addWidget(makePaper());
    layout->addStretch(1);
}

void PrintOptions::addEntry(QGridLayout& grid, const PrintEntry& entry) {
    const int row = grid.rowCount();
    EntryRow shown{entry, new QCheckBox(entry.name, this), nullptr};
    shown.box->setObjectName(QStringLiteral("print-") + entry.key);
    shown.box->setAccessibleName(entry.name);
    shown.box->setToolTip(entry.text);
    grid.addWidget(shown.box, row, 0);
    connect(shown.box, &QCheckBox::toggled, this, [this, key = entry.key](bool ticked) {
        m_plan.tick(key, ticked);
        Q_EMIT changed();
    });
    if (entry.copies == PrintEntry::Copies::Umpires) {
        shown.copies =
            copiesBox(QStringLiteral("copies-") + entry.key, tr("Copies of %1").arg(entry.name), 1, this);
        shown.copies->setMinimum(1);
        grid.addWidget(shown.copies, row, 1);
        connect(shown.copies, &QSpinBox::valueChanged, this, [this, key = entry.key](int copies) {
            m_plan.setCopies(key, copies);
            Q_EMIT changed();
        });
    }
    m_rows << shown;
}

QComboBox* PrintOptions::makeShowing() {
    m_showing = named(new QComboBox(this), "printShowing", tr("Rosters and cards show the battle"));
    m_showing->addItem(tr("As it stands"), static_cast<int>(sheets::Showing::Now));
    m_showing->addItem(tr("As it was set up"), static_cast<int>(sheets::Showing::SetUp));
    connect(m_showing, &QComboBox::currentIndexChanged, this, [this] {
        m_plan.show(static_cast<sheets::Showing>(m_showing->currentData().toInt()));
        Q_EMIT changed();
    });
    return m_showing;
}

QWidget* PrintOptions::makePaper() {
    auto* box = new QWidget(this);
    auto* form = filling<QFormLayout>(box);
    m_paper = named(new QComboBox(box), "printPaper", tr("Paper"));
    for (const QPageSize::PageSizeId paper : PageFormat::papers()) {
        m_paper->addItem(QPageSize::name(paper), static_cast<int>(paper));
    }
    m_paper->setCurrentIndex(std::max(0, m_paper->findData(m_settings.value(Settings::Key::PrintPaper))));
    m_colour = named(new QComboBox(box), "printColour", tr("Colour"));
    m_colour->addItem(tr("Colour"), true);
    m_colour->addItem(tr("Black and white"), false);
    m_colour->setCurrentIndex(m_settings.value(Settings::Key::PrintColour).toBool() ? 0 : 1);
    m_margin = named(new QSpinBox(box), "printMargin", tr("Margins in millimetres"));
    m_margin->setRange(leastMargin, mostMargin);
    m_margin->setSuffix(tr(" mm"));
    m_margin->setValue(m_settings.value(Settings::Key::PrintMargin).toInt());
    form->addRow(tr("&Size"), m_paper);
    form->addRow(tr("&Ink"), m_colour);
    form->addRow(tr("&Margins"), m_margin);
    connect(m_paper, &QComboBox::currentIndexChanged, this, &PrintOptions::remember);
    connect(m_colour, &QComboBox::currentIndexChanged, this, &PrintOptions::remember);
    connect(m_margin, &QSpinBox::valueChanged, this, &PrintOptions::remember);
    return box;
}

void PrintOptions::remember() {
    m_settings.set(Settings::Key::PrintPaper, m_paper->currentData());
    m_settings.set(Settings::Key::PrintColour, m_colour->currentData());
    m_settings.set(Settings::Key::PrintMargin, m_margin->value());
    Q_EMIT changed();
}

PageFormat PrintOptions::format() const {
    const double margin = m_margin->value();
    return {static_cast<QPageSize::PageSizeId>(m_paper->currentData().toInt()),
            {margin, margin, margin, margin},
            m_colour->currentData().toBool()};
}

void PrintOptions::choose(const QString& key) {
    for (const PrintEntry& entry : PrintPlan::entries()) {
        m_plan.tick(entry.key, entry.key == key);
    }
    showTicks();
    Q_EMIT changed();
}

void PrintOptions::chooseTonight() {
    m_plan.tickTonight();
    showTicks();
    Q_EMIT changed();
}

void PrintOptions::showTicks() {
    for (const EntryRow& row : m_rows) {
        const QSignalBlocker quiet(row.box);
        row.box->setChecked(m_plan.ticked(row.entry.key));
    }
}

void PrintOptions::refresh() {
    const bool open = m_document.isOpen();
    for (const EntryRow& row : m_rows) {
        const sheets::SheetKind* kind = sheets::sheetKind(row.entry.wish.sheet);
        row.box->setEnabled(open || (kind && !kind->needsBattle));
        if (row.copies) {
            row.copies->setEnabled(row.box->isEnabled());
        }
    }
    m_showing->setEnabled(open && m_document.session().cursor() > m_document.session().setUpRecords());
    fillPlayers();
}

/// How many players each side has: so many copies of theirs.
void PrintOptions::fillPlayers() {
    QStringList sides;
    if (m_document.isOpen()) {
        for (const Subject* side : m_document.battle().all(SubjectKind::Side)) {
            sides << toText(side->id) + QLatin1Char('\n') + toText(side->name);
        }
    }
    if (sides == m_sides) {
        return;
    }
    m_sides = sides;
    while (QLayoutItem* item = m_players->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_playersHead->setVisible(!sides.isEmpty());
    for (const QString& side : sides) {
        const QString id = side.section(QLatin1Char('\n'), 0, 0);
        const QString name = side.section(QLatin1Char('\n'), 1);
        const int row = m_players->rowCount();
        auto* label = makeLabel(this, "", "", asWritten(name));
        auto* box = copiesBox(QStringLiteral("players-") + id, tr("Players of %1").arg(name),
                              m_plan.players(id), this);
        label->setBuddy(box);
        m_players->addWidget(label, row, 0);
        m_players->addWidget(box, row, 1);
        connect(box, &QSpinBox::valueChanged, this, [this, id](int players) {
            m_plan.setPlayers(id, players);
            Q_EMIT changed();
        });
    }
}

} // namespace umpire::gui
