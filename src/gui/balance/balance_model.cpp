#include "balance/balance_model.h"

#include "balance/rehearsal_facts.h"
#include "document/text.h"
#include "look/plain_texts.h"

#include <QCoreApplication>

#include <algorithm>

namespace umpire::gui {

namespace {

using ColumnKind = BalanceFacts::Column::Kind;

const QString dash = QStringLiteral("–");

QString mixText(const QList<BalanceFacts::Share>& mix) {
    QStringList words;
    for (const BalanceFacts::Share& share : mix) {
        words << QStringLiteral("%1 %2 %").arg(share.name, QString::number(100 * share.share, 'f', 0));
    }
    return words.isEmpty() ? dash : words.join(QStringLiteral(" · "));
}

} // namespace

void BalanceModel::setFacts(const BalanceFacts& facts) {
    if (sameShape(facts)) {
        m_facts = facts;
        if (!m_facts.rows.empty() && !m_facts.columns.empty()) {
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
            Q_EMIT headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
        }
        return;
    }
    beginResetModel();
    m_facts = facts;
    endResetModel();
}

bool BalanceModel::sameShape(const BalanceFacts& facts) const {
    const auto sameRow = [](const BalanceFacts::Row& a, const BalanceFacts::Row& b) {
        return a.id == b.id && a.depth == b.depth;
    };
    const auto sameColumn = [](const BalanceFacts::Column& a, const BalanceFacts::Column& b) {
        return a.kind == b.kind && a.name == b.name;
    };
    return std::equal(facts.rows.begin(), facts.rows.end(), m_facts.rows.begin(), m_facts.rows.end(),
                      sameRow) &&
           std::equal(facts.columns.begin(), facts.columns.end(), m_facts.columns.begin(),
                      m_facts.columns.end(), sameColumn);
}

int BalanceModel::rowOf(const QString& subject) const {
    const auto found = std::find_if(m_facts.rows.begin(), m_facts.rows.end(),
                                    [&subject](const auto& row) { return row.id == subject; });
    return found == m_facts.rows.end() ? -1 : static_cast<int>(found - m_facts.rows.begin());
}

int BalanceModel::firstThatTires() const {
    const auto found =
        std::find_if(m_facts.rows.begin(), m_facts.rows.end(), [](const auto& row) { return row.tires; });
    return found == m_facts.rows.end() ? -1 : static_cast<int>(found - m_facts.rows.begin());
}

int BalanceModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_facts.rows.size());
}

int BalanceModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_facts.columns.size());
}

/// Of a contest the chance to win, that nothing is decided, and that to lose.
QString BalanceModel::holdText(const BalanceFacts::Row& row, std::size_t place) {
    if (!row.holds.at(place)) {
        return dash;
    }
    if (!row.loses[place]) {
        return exactPercent(*row.holds[place]);
    }
    const double left = 1 - *row.holds[place] - *row.loses[place];
    const double undecided = left > 1e-9 ? left : 0; // sums of doubles leave a little of nothing
    return tr("%1 : %2 : %3")
        .arg(percentNumber(*row.holds[place]), percentNumber(undecided), exactPercent(*row.loses[place]));
}

QString BalanceModel::cell(const BalanceFacts::Row& row, const BalanceFacts::Column& column) const {
    switch (column.kind) {
    case ColumnKind::Measure:
        return QString::number(row.measures.at(column.place));
    case ColumnKind::Mix:
        return mixText(row.shares);
    case ColumnKind::Word:
        return row.word.isEmpty() ? dash : row.word;
    case ColumnKind::Mark:
        return column.place >= row.marks.size()       ? dash
               : row.marks[column.place].further == 0 ? tr("reached")
                                                      : QString::number(row.marks[column.place].further);
    case ColumnKind::Hold:
        return holdText(row, column.place);
    }
    return {};
}

QString BalanceModel::heading(const BalanceFacts::Column& column) const {
    return column.group.isEmpty() ? column.name : tr("%1: %2").arg(column.group, column.name);
}

QVariant BalanceModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) {
        return {};
    }
    const BalanceFacts::Row& row = this->row(index.row());
    const BalanceFacts::Column& column = this->column(index.column());
    const QString text = cell(row, column);
    const QString said = text == dash ? tr("none")
                         : column.kind == ColumnKind::Word && !row.reason.isEmpty()
                             ? tr("%1, %2").arg(text, row.reason)
                             : text;
    switch (role) {
    case Qt::DisplayRole:
        return text;
    case Qt::AccessibleTextRole:
        return tr("%1, %2: %3").arg(row.name, heading(column), said);
    case Qt::ToolTipRole:
        return tr("%1\n%2: %3").arg(row.name, heading(column), said);
    case QuietRole:
        return text == dash || text == QLatin1String("0");
    case KindRole:
        return static_cast<int>(column.kind);
    default:
        return rowHead(row, role);
    }
}

QVariant BalanceModel::columnHead(const BalanceFacts::Column& column, int role) const {
    switch (role) {
    case Qt::DisplayRole:
        return column.name;
    case Qt::ToolTipRole:
        return column.text;
    case Qt::AccessibleTextRole:
        return heading(column);
    case GroupRole:
        return column.group;
    case KindRole:
        return static_cast<int>(column.kind);
    default:
        return {};
    }
}

QVariant BalanceModel::rowHead(const BalanceFacts::Row& row, int role) const {
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return row.name;
    case IdRole:
        return row.id;
    case DepthRole:
        return row.depth;
    case SideRole:
        return row.side;
    case TiresRole:
        return row.tires;
    default:
        return {};
    }
}

QVariant BalanceModel::headerData(int section, Qt::Orientation orientation, int role) const {
    const int sections = orientation == Qt::Horizontal ? columnCount() : rowCount();
    if (section < 0 || section >= sections) {
        return {};
    }
    return orientation == Qt::Horizontal ? columnHead(column(section), role) : rowHead(row(section), role);
}

namespace {

using Column = BalanceFacts::Column;

/// Names and explains the columns of a pack's balance.
class ColumnMaker {
    Q_DECLARE_TR_FUNCTIONS(umpire::gui::BalanceFacts)

  public:
    explicit ColumnMaker(const RulePack& rules) : m_rules(rules), m_balance(rules.balance) {}

    std::vector<Column> make() {
        for (const Balance::Measure& measure : m_balance.measures) {
            add(Column::Kind::Measure, toText(measure.name), {},
                tr("%1 of the units that are left").arg(toText(measure.name)));
        }
        addMix();
        if (m_balance.rehearsal) {
            addWord();
            addMarks();
        }
        for (const Balance::Example& example : m_balance.examples) {
            const bool contest = !example.contest.empty();
            add(Column::Kind::Hold, toText(example.name),
                contest ? tr("Wins : tie : loses") : tr("Chance to hold"),
                contest ? tipOfContest(example) : tipOf(example));
        }
        return std::move(m_columns);
    }

  private:
    void add(Column::Kind kind, const QString& name, const QString& group, const QString& text) {
        const auto place = static_cast<std::size_t>(
            std::count_if(m_columns.begin(), m_columns.end(),
                          [kind](const Column& column) { return column.kind == kind; }));
        m_columns.push_back({kind, place, name, group, text});
    }

    void addMix() {
        if (const Attribute* mix = m_rules.attribute(SubjectKind::Unit, m_balance.mix)) {
            add(Column::Kind::Mix, toText(mix->name), {},
                tr("%1 of the units, by their share of: %2").arg(toText(mix->name), strength()));
        }
    }

    void addWord() {
        const Attribute* word = m_rules.attribute(SubjectKind::Formation, m_balance.rehearsal->column);
        if (word) {
            add(Column::Kind::Word, toText(word->name), {},
                toText(word->text.empty() ? word->name : word->text));
        }
    }

    void addMarks() {
        const Attribute* counts = m_rules.attribute(SubjectKind::Formation, m_balance.rehearsal->counts);
        for (const ShareMark& mark : counts ? counts->marks : std::vector<ShareMark>{}) {
            add(Column::Kind::Mark, (mark.above ? tr("over %1\u00a0%") : tr("%1\u00a0%")).arg(mark.percent),
                tr("Further losses to"),
                (mark.above ? tr("How many more losses pass %1 %") : tr("How many more losses reach %1 %"))
                    .arg(mark.percent));
        }
    }

    QString strength() const {
        for (const Balance::Measure& measure : m_balance.measures) {
            if (measure.id == m_balance.strength) {
                return toText(measure.name);
            }
        }
        return {};
    }

    QString tipOf(const Balance::Example& example) const {
        QString holding;
        for (const Id& outcome : example.holding) {
            const Outcome* known = m_rules.outcome(outcome);
            const QString name = known ? toText(known->name) : toText(outcome);
            holding = holding.isEmpty() ? name : tr("%1 or %2").arg(holding, name);
        }
        const Check* check = m_rules.check(example.check);
        return tr("%1: the chance of %2 in the check \"%3\". Of a formation: the mean of its units, weighed "
                  "by: %4")
            .arg(toText(example.name), holding, check ? toText(check->name) : QString(), strength());
    }

    QString tipOfContest(const Balance::Example& example) const {
        const Contest* contest = m_rules.contest(example.contest);
        return tr("%1: the chance to win in \"%2\", that nothing is decided, and that to lose, against every "
                  "enemy that may be met, weighed by: %3. Of a formation: the mean of its units")
            .arg(toText(example.name), contest ? toText(contest->name) : QString(), strength());
    }

    const RulePack& m_rules;
    const Balance& m_balance;
    std::vector<Column> m_columns;
};

/// The words a mix may have.
const Vocabulary* mixWords(const RulePack& rules) {
    const Attribute* mix = rules.attribute(SubjectKind::Unit, rules.balance.mix);
    return mix ? rules.vocabulary(mix->type.vocabulary) : nullptr;
}

QList<BalanceFacts::Share> mixOf(const RulePack& rules, const BalanceReading::Row& row) {
    QList<BalanceFacts::Share> mix;
    const Vocabulary* words = mixWords(rules);
    for (const BalanceReading::Share& share : words ? row.mix : std::vector<BalanceReading::Share>{}) {
        const Word* word = words->find(share.word);
        mix.push_back({toText(word ? word->name : share.word),
                       word ? static_cast<int>(word - words->words.data()) : 0, share.share});
    }
    return mix;
}

BalanceFacts::Row rowOf(const RulePack& rules, const Battle& battle, const BalanceReading::Row& row) {
    BalanceFacts::Row facts{row};
    facts.id = toText(row.subject);
    facts.name = toText(battle.find(row.subject)->name);
    facts.shares = mixOf(rules, row);
    facts.word = row.tires ? columnWord(rules, battle, row.subject) : QString();
    facts.reason = row.tires ? columnReason(rules, battle, row.subject) : QString();
    return facts;
}

} // namespace

BalanceFacts balanceFacts(const RulePack& rules, const GameModule* module, const Battle& battle) {
    BalanceFacts facts;
    facts.columns = ColumnMaker(rules).make();
    const Vocabulary* words = mixWords(rules);
    facts.mixWords = words ? static_cast<int>(words->words.size()) : 0;
    int side = -1;
    for (const BalanceReading::Row& row : balanceOf(rules, module, battle).rows) {
        side += row.depth == 0 ? 1 : 0;
        facts.rows.push_back(rowOf(rules, battle, row));
        facts.rows.back().side = side;
        facts.hasFormations = facts.hasFormations || row.depth > 0;
    }
    if (rules.balance.rehearsal) {
        const Check* check = rules.check(rules.balance.rehearsal->check);
        facts.rehearsable = true;
        facts.check = check ? toText(check->name) : QString();
    }
    return facts;
}

} // namespace umpire::gui
