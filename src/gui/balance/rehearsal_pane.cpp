#include "balance/rehearsal_pane.h"

#include "balance/balance_table.h"
#include "balance/rehearsal_chart.h"
#include "look/plain_texts.h"
#include "look/widgets.h"

#include <QAccessible>
#include <QButtonGroup>
#include <QCoreApplication>
#include <QHeaderView>
#include <QStackedWidget>
#include <QStandardItemModel>
#include <QTableView>

#include <algorithm>

namespace umpire::gui {

namespace {

/// As the style sheet has it for cells, with the margin of the focus frame.
constexpr double cellSides = 11;

/// With less room the switches stand below the name.
constexpr double besideEachOther = 800;

/// Finds the translations of the table of numbers.
class RehearsalNumbersText {
    Q_DECLARE_TR_FUNCTIONS(umpire::gui::RehearsalModel)
};

} // namespace

RehearsalPane::RehearsalPane(const Look& look, QWidget* parent)
    : QWidget(parent), m_look(look), m_head(new QBoxLayout(QBoxLayout::LeftToRight)),
      m_title(new ElidedLabel(this)), m_standing(new ElidedLabel(this)), m_switches(new QWidget(this)),
      m_views(new QStackedWidget(this)), m_chart(new RehearsalChart(look, this)),
      m_model(new QStandardItemModel(this)), m_numbers(new QTableView(this)),
      m_words(makeLabel(this, "rehearsalReading", "reading")) {
    setObjectName(QStringLiteral("rehearsalPane"));
    auto* layout = filling<QVBoxLayout>(this);
    layout->addLayout(m_head);
    buildHead();
    buildNumbers();
    m_views->addWidget(m_chart);
    m_views->addWidget(m_numbers);
    m_words->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    layout->addWidget(m_words);
    layout->addWidget(m_views, 1);
    connect(m_chart, &RehearsalChart::readingMoved, this, &RehearsalPane::read);
    connect(&look, &Look::changed, this, &RehearsalPane::restyle);
    restyle();
    refresh();
}

void RehearsalPane::buildHead() {
    m_title->setObjectName(QStringLiteral("rehearsalTitle"));
    m_title->setProperty("kind", QStringLiteral("heading"));
    m_standing->setProperty("kind", QStringLiteral("muted"));
    auto* names = new QVBoxLayout;
    names->addWidget(m_title);
    names->addWidget(m_standing);
    names->setSpacing(0);
    m_head->addLayout(names, 1);
    filling<QHBoxLayout>(m_switches);
    const auto addSwitch = [this](const char* name, const QString& text, const QString& tip) {
        auto* button = addRowButton(m_switches, name, text, tip, "slim");
        button->setCheckable(true);
        button->setAccessibleDescription(tip);
        return button;
    };
    auto* once = addSwitch("rehearsalOnce", tr("One test at the &end"),
                           tr("All losses fall at once, then one test is taken (Alt+E)"));
    m_each = addSwitch("rehearsalEach", tr("A test after every &loss"),
                       tr("The losses fall one by one, and a test follows each that calls for one (Alt+L)"));
    auto* group = new QButtonGroup(this);
    group->addButton(once);
    group->addButton(m_each);
    once->setChecked(true);
    auto* asNumbers = addSwitch("rehearsalAsNumbers", tr("As &numbers"), tr("The same as a table (Alt+N)"));
    m_head->addWidget(m_switches, 0, Qt::AlignVCenter | Qt::AlignLeft);
    connect(group, &QButtonGroup::buttonToggled, this, &RehearsalPane::refresh);
    connect(asNumbers, &QPushButton::toggled, this, [this](bool numbers) {
        m_views->setCurrentIndex(numbers ? 1 : 0);
        refresh();
    });
}

void RehearsalPane::buildNumbers() {
    m_numbers->setObjectName(QStringLiteral("rehearsalNumbers"));
    m_numbers->setModel(m_model);
    m_numbers->setShowGrid(false);
    m_numbers->verticalHeader()->hide();
    m_numbers->setHorizontalHeader(new BalanceHead(m_look, cellSides, m_numbers));
    m_numbers->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_numbers->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_numbers->setSelectionMode(QAbstractItemView::SingleSelection);
    m_numbers->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_numbers->setTabKeyNavigation(false);
    connect(m_numbers->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& current) {
                if (current.isValid() && current.row() != m_reading) {
                    read(current.row());
                }
            });
}

void RehearsalPane::setRehearsal(const RehearsalFacts& facts) {
    const bool other = formation() != facts.id;
    m_facts = facts;
    m_reading = other ? m_facts->firstTest() : std::min(m_reading, m_facts->last());
    refresh();
}

void RehearsalPane::setMessage(const QString& text) {
    m_facts.reset();
    refresh();
    m_words->setText(text);
}

void RehearsalPane::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void RehearsalPane::arrange() {
    const bool narrow = width() < m_look.px(besideEachOther);
    m_head->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void RehearsalPane::restyle() {
    arrange();
    m_head->setSpacing(m_look.px(8));
    layout()->setSpacing(m_look.px(8));
    m_switches->layout()->setSpacing(m_look.px(8));
    m_numbers->verticalHeader()->setMinimumSectionSize(1);
    m_numbers->verticalHeader()->setDefaultSectionSize(m_look.px(28));
    m_numbers->setMinimumHeight(m_chart->minimumSizeHint().height());
}

void RehearsalPane::refresh() {
    const RehearsalFacts* facts = m_facts ? &*m_facts : nullptr;
    const bool each = m_each->isChecked();
    for (QWidget* part : {static_cast<QWidget*>(m_title), static_cast<QWidget*>(m_standing), m_switches,
                          static_cast<QWidget*>(m_views)}) {
        part->setVisible(facts);
    }
    m_chart->show(facts, each);
    m_model->clear();
    if (facts) {
        fillNumbers();
        m_title->setWhole(facts->name);
        m_standing->setWhole(facts->standing());
        const QString name = tr("Rehearsal of %1").arg(facts->name);
        m_chart->setAccessibleName(name);
        m_numbers->setAccessibleName(tr("%1, as numbers").arg(name));
        read(m_reading);
    }
}

/// A row for each further loss, a column for each state.
void RehearsalPane::fillNumbers() {
    QStringList heads{RehearsalNumbersText::tr("Further lost"), m_facts->counts};
    for (const RehearsalFacts::State& state : m_facts->states) {
        heads << state.name;
    }
    m_model->setHorizontalHeaderLabels(heads);
    for (int row = 0; row <= m_facts->last(); ++row) {
        const auto point = static_cast<std::size_t>(row);
        QStringList cells{QString::number(row), QString::number(m_facts->points[point].counted)};
        for (const double chance : m_facts->chances(point, m_each->isChecked())) {
            cells << exactPercent(chance);
        }
        const QString reading = m_facts->reading(row, m_each->isChecked());
        for (int column = 0; column < heads.size(); ++column) {
            const QString said = RehearsalNumbersText::tr("%1: %2").arg(heads[column], cells[column]);
            auto* item = new QStandardItem(cells[column]);
            item->setAccessibleText(column == 0 ? reading : said);
            item->setToolTip(reading);
            item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
            m_model->setItem(row, column, item);
        }
        m_model->setVerticalHeaderItem(row, new QStandardItem); // rows are told by their cells alone
    }
}

void RehearsalPane::read(int further) {
    m_reading = further;
    m_chart->setReading(further);
    const QString words = m_facts->reading(further, m_each->isChecked());
    m_words->setText(words);
    m_chart->setAccessibleDescription(words);
    if (m_numbers->currentIndex().row() != further) {
        m_numbers->setCurrentIndex(m_model->index(further, std::max(0, m_numbers->currentIndex().column())));
    }
    QAccessibleEvent told(m_chart, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&told);
}

} // namespace umpire::gui
