#include "balance/rehearsal_facts.h"

#include "document/text.h"
#include "look/plain_texts.h"
#include "umpire/checks/scope.h"

#include <QStringList>

#include <map>

namespace umpire::gui {

namespace {

std::vector<RehearsalFacts::State> statesOf(const RulePack& rules, const Rehearsal& rehearsal) {
    const Attribute* state = rules.attribute(SubjectKind::Formation, rules.balance.rehearsal->state);
    const Vocabulary* words = state ? rules.vocabulary(state->type.vocabulary) : nullptr;
    std::vector<RehearsalFacts::State> states;
    for (const Id& id : rehearsal.states) {
        const Word* word = words ? words->find(id) : nullptr;
        states.push_back(
            {toText(word ? word->name : id), words ? toText(words->traitOf(id, "tone").text()) : QString()});
    }
    return states;
}

std::vector<RehearsalFacts::Mark> marksOf(const Attribute& counts, const Rehearsal& rehearsal) {
    std::vector<RehearsalFacts::Mark> marks;
    const std::int64_t now = rehearsal.points.front().counted;
    for (const ShareMark& mark : counts.marks) {
        const std::int64_t further = mark.reachedAt(rehearsal.whole) - now;
        if (rehearsal.whole > 0 && further > 0) {
            const QString name = mark.above ? RehearsalFacts::tr("over %1 %") : RehearsalFacts::tr("%1 %");
            marks.push_back({name.arg(mark.percent), static_cast<int>(further)});
        }
    }
    return marks;
}

} // namespace

QString RehearsalFacts::reading(int further, bool afterEach) const {
    const auto at = static_cast<std::size_t>(further);
    QStringList parts;
    for (std::size_t i = 0; i < states.size(); ++i) {
        parts << tr("%1 %2").arg(states[i].name, plainPercent(chances(at, afterEach).at(i)));
    }
    const QString after =
        points.front().counted == 0
            ? tr("After %n of %1 lost: %2", "losses", further).arg(whole)
            : tr("After %n more, %1 of %2 counted: %3", "losses", further).arg(points[at].counted).arg(whole);
    return after.arg(parts.join(QStringLiteral(", ")));
}

QString RehearsalFacts::standing() const {
    QStringList parts{check};
    if (!word.isEmpty()) {
        parts << (reason.isEmpty() ? word : tr("%1 (%2)").arg(word, reason));
    }
    parts << tr("now %1 of %2 counted").arg(points.front().counted).arg(whole);
    return parts.join(QStringLiteral(" · "));
}

std::optional<RehearsalFacts> rehearsalFacts(const RulePack& rules, const GameModule* module,
                                             const Battle& battle, const Id& formation, int most) {
    const std::optional<Rehearsal> rehearsal = rehearse(rules, module, battle, formation, most);
    if (!rehearsal) {
        return std::nullopt;
    }
    const Balance::Rehearsal& plan = *rules.balance.rehearsal;
    const Attribute& counts = *rules.attribute(SubjectKind::Formation, plan.counts);
    const Check* check = rules.check(plan.check);
    RehearsalFacts facts;
    facts.id = toText(formation);
    facts.name = toText(battle.find(formation)->name);
    facts.check = check ? toText(check->name) : QString();
    facts.word = columnWord(rules, battle, formation);
    facts.reason = columnReason(rules, battle, formation);
    facts.counts = toText(counts.name);
    facts.steps = toText(rules.roles.strength.step.many);
    facts.whole = static_cast<int>(rehearsal->whole);
    facts.states = statesOf(rules, *rehearsal);
    facts.marks = marksOf(counts, *rehearsal);
    facts.points = rehearsal->points;
    return facts;
}

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

QString columnWord(const RulePack& rules, const Battle& battle, const Id& formation) {
    const Attribute* column = rules.attribute(SubjectKind::Formation, rules.balance.rehearsal->column);
    const Scope scope{rules, battle, formation};
    return column
               ? toText(valueName(column->type, attributeValue(formation, column->id, scope), rules, battle))
               : QString();
}

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
