#include "balance/balance_facts.h"

#include "balance/column_reason.h"
#include "document/text.h"

#include <QCoreApplication>

#include <algorithm>

namespace umpire::gui {

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
            add(Column::Kind::Hold, toText(example.name), tr("Chance to hold"), tipOf(example));
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

QString columnWord(const RulePack& rules, const Id& word) {
    const Attribute* column = rules.attribute(SubjectKind::Formation, rules.balance.rehearsal->column);
    const Vocabulary* words = column ? rules.vocabulary(column->type.vocabulary) : nullptr;
    const Word* known = words ? words->find(word) : nullptr;
    return toText(known ? known->name : word);
}

BalanceFacts::Row rowOf(const RulePack& rules, const Battle& battle, const BalanceReading::Row& row) {
    BalanceFacts::Row facts;
    facts.id = toText(row.subject);
    facts.name = toText(battle.find(row.subject)->name);
    facts.depth = row.depth;
    facts.measures.assign(row.measures.begin(), row.measures.end());
    facts.mix = mixOf(rules, row);
    facts.tires = row.tires;
    facts.word = row.tires ? columnWord(rules, row.column) : QString();
    facts.reason = row.tires ? columnReason(rules, battle, row.subject) : QString();
    for (const BalanceReading::Mark& mark : row.marks) {
        facts.further.push_back(mark.further);
    }
    facts.holds = row.holds;
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
