#include "balance/rehearsal_pane.h"

#include "balance/balance_table.h"
#include "balance/rehearsal_chart.h"
#include "look/plain_texts.h"
#include "look/widgets.h"

#include <QAbstractTableModel>
#include <QAccessible>
#include <QButtonGroup>
#include <QCoreApplication>
#include <QHeaderView>
#include <QStackedWidget>
#include <QTableView>

#include <algorithm>

namespace umpire::gui {

namespace {

/// As the style sheet has it for cells, with the margin of the focus frame.
constexpr double cellSides = 11;

/// With less room the switches stand below the name.
constexpr double besideEachOther = 800;

} // namespace

/// The numbers of a rehearsal's chart: a row for each further loss, a column for each state.
class RehearsalModel : public QAbstractTableModel {
    Q_DECLARE_TR_FUNCTIONS(umpire::gui::RehearsalModel)

  public:
    enum Column { Lost, Counted, FirstState };

    using QAbstractTableModel::QAbstractTableModel;

    /// `facts` must live as long as they are shown; null for none.
    void show(const RehearsalFacts* facts, bool afterEach) {
        beginResetModel();
        m_facts = facts;
        m_each = afterEach;
        endResetModel();
    }

    int rowCount(const QModelIndex& parent = {}) const override {
        return m_facts && !parent.isValid() ? static_cast<int>(m_facts->points.size()) : 0;
    }

    int columnCount(const QModelIndex& parent = {}) const override {
        return m_facts && !parent.isValid() ? FirstState + static_cast<int>(m_facts->states.size()) : 0;
    }

    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override {
        if (!index.isValid()) {
            return {};
        }
        switch (role) {
        case Qt::DisplayRole:
            return cell(index.row(), index.column());
        case Qt::ToolTipRole:
            return m_facts->reading(index.row(), m_each);
        case Qt::AccessibleTextRole:
            return index.column() == Lost
                       ? m_facts->reading(index.row(), m_each)
                       : tr("%1: %2").arg(headerData(index.column(), Qt::Horizontal).toString(),
                                          cell(index.row(), index.column()));
        case Qt::TextAlignmentRole:
            return QVariant(Qt::AlignRight | Qt::AlignVCenter);
        default:
            return {};
        }
    }

    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override {
        if (orientation != Qt::Horizontal || !m_facts || section < 0 || section >= columnCount()) {
            return {};
        }
        if (role == Qt::TextAlignmentRole) {
            return QVariant(Qt::AlignRight | Qt::AlignVCenter);
        }
        if (role != Qt::DisplayRole) {
            return {};
        }
        return section == Lost      ? tr("Further lost")
               : section == Counted ? m_facts->counts
                                    : m_facts->states[static_cast<std::size_t>(section - FirstState)].name;
    }

  private:
    QString cell(int row, int column) const {
        const auto point = static_cast<std::size_t>(row);
        return column == Lost ? QString::number(row)
               : column == Counted
                   ? QString::number(m_facts->points[point].counted)
                   : exactPercent(
                         m_facts->chances(point, m_each).at(static_cast<std::size_t>(column - FirstState)));
    }

    const RehearsalFacts* m_facts = nullptr;
    bool m_each = false;
};

RehearsalPane::RehearsalPane(const Look& look, QWidget* parent)
    : QWidget(parent), m_look(look), m_head(new QBoxLayout(QBoxLayout::LeftToRight)),
      m_title(new ElidedLabel(this)), m_standing(new ElidedLabel(this)), m_switches(new QWidget(this)),
      m_views(new QStackedWidget(this)), m_chart(new RehearsalChart(look, this)),
      m_model(new RehearsalModel(this)), m_numbers(new QTableView(this)),
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
    m_once = addSwitch("rehearsalOnce", tr("One test at the &end"),
                       tr("All losses fall at once, then one test is taken (Alt+E)"));
    m_each = addSwitch("rehearsalEach", tr("A test after every &loss"),
                       tr("The losses fall one by one, and a test follows each that calls for one (Alt+L)"));
    auto* group = new QButtonGroup(this);
    group->addButton(m_once);
    group->addButton(m_each);
    m_once->setChecked(true);
    m_asNumbers = addSwitch("rehearsalAsNumbers", tr("As &numbers"), tr("The same as a table (Alt+N)"));
    m_head->addWidget(m_switches, 0, Qt::AlignVCenter | Qt::AlignLeft);
    connect(group, &QButtonGroup::buttonToggled, this, &RehearsalPane::refresh);
    connect(m_asNumbers, &QPushButton::toggled, this, [this](bool numbers) {
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
    m_model->show(facts, each);
    if (facts) {
        m_title->setWhole(facts->name);
        m_standing->setWhole(facts->standing());
        const QString name = tr("Rehearsal of %1").arg(facts->name);
        m_chart->setAccessibleName(name);
        m_numbers->setAccessibleName(tr("%1, as numbers").arg(name));
        read(m_reading);
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
