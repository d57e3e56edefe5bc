#include "balance/column_reason.h"

#include "document/text.h"
#include "umpire/checks/scope.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace umpire::gui {

namespace {

/// A formation of more is no brigade, and the reason no help.
constexpr std::size_t mostUnits = 40;

/// Finds the translations of this file.
class ColumnReasonText {
    Q_DECLARE_TR_FUNCTIONS(ColumnReason)
};

/// Tries a formation with some of its units only.
class Trial {
  public:
    Trial(const RulePack& rules, const Battle& battle, const Id& formation)
        : m_rules(rules), m_battle(battle), m_formation(formation) {}

    Id wordOf(const Id& unit) const { return valueOf(m_battle, unit, m_rules.balance.mix); }

    Id column(const Ids& units) const {
        Battle few;
        few.rulings = m_battle.rulings;
        few.adopt(m_rules.layout);
        const Subject& formation = *m_battle.find(m_formation);
        Subject side = *m_battle.find(formation.side);
        few.add(side);
        Subject alone = formation;
        alone.parent = formation.side;
        few.add(alone);
        for (const Id& unit : units) {
            few.add(*m_battle.find(unit));
        }
        return valueOf(few, m_formation, m_rules.balance.rehearsal->column);
    }

  private:
    Id valueOf(const Battle& battle, const Id& subject, const Id& attribute) const {
        const Scope scope{m_rules, battle, subject};
        return attributeValue(subject, attribute, scope).text();
    }

    const RulePack& m_rules;
    const Battle& m_battle;
    Id m_formation;
};

/// The units of the commonest word.
Ids commonest(const std::map<Id, Ids>& byWord) {
    const auto most = std::max_element(byWord.begin(), byWord.end(), [](const auto& a, const auto& b) {
        return a.second.size() < b.second.size();
    });
    return most == byWord.end() ? Ids{} : most->second;
}

} // namespace

QString columnReason(const RulePack& rules, const Battle& battle, const Id& formation) {
    const Subject* subject = battle.find(formation);
    if (!subject || !rules.balance.rehearsal || rules.balance.mix.empty() ||
        battle.unitsOf(*subject).size() > mostUnits) {
        return {};
    }
    const Trial trial(rules, battle, formation);
    std::map<Id, Ids> byWord;
    for (const Id& unit : battle.unitsOf(*subject)) {
        byWord[trial.wordOf(unit)].push_back(unit);
    }
    const Ids most = commonest(byWord);
    const Id usual = trial.column(most);
    QStringList reasons;
    for (const auto& [word, units] : byWord) {
        for (const Id& unit : units == most ? Ids{} : units) {
            Ids with = most;
            with.push_back(unit);
            reasons << (trial.column(with) == usual ? QString() : toText(battle.find(unit)->name));
        }
    }
    reasons.removeAll(QString());
    return reasons.isEmpty()    ? QString()
           : reasons.size() < 2 ? ColumnReasonText::tr("by %1").arg(reasons.first())
                                : sayCounted("ColumnReason", "by %n unit", "by %n units", reasons.size());
}

} // namespace umpire::gui
