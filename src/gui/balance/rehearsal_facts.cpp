#include "balance/rehearsal_facts.h"

#include "balance/column_reason.h"
#include "document/text.h"
#include "look/percent_text.h"
#include "umpire/checks/scope.h"

#include <QStringList>

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

QString columnWord(const RulePack& rules, const Battle& battle, const Id& formation) {
    const Attribute* column = rules.attribute(SubjectKind::Formation, rules.balance.rehearsal->column);
    if (!column) {
        return {};
    }
    const Scope scope{rules, battle, formation};
    const Id id = attributeValue(formation, column->id, scope).text();
    const Vocabulary* words = rules.vocabulary(column->type.vocabulary);
    const Word* word = words ? words->find(id) : nullptr;
    return toText(word ? word->name : id);
}

} // namespace

QString RehearsalFacts::reading(int further, bool afterEach) const {
    const Point& point = points.at(static_cast<std::size_t>(further));
    QStringList chances;
    for (std::size_t i = 0; i < states.size(); ++i) {
        chances << tr("%1 %2").arg(states[i].name, plainPercent(point.chances(afterEach).at(i)));
    }
    const QString after =
        points.front().counted == 0
            ? tr("After %n of %1 lost: %2", "losses", further).arg(whole)
            : tr("After %n more, %1 of %2 counted: %3", "losses", further).arg(point.counted).arg(whole);
    return after.arg(chances.join(QStringLiteral(", ")));
}

QString RehearsalFacts::standing() const {
    QStringList parts{check};
    if (!word.isEmpty()) {
        parts << (reason.isEmpty() ? word : tr("%1 (%2)").arg(word, reason));
    }
    parts << tr("now %1 of %2 counted").arg(points.front().counted).arg(whole);
    return parts.join(QStringLiteral(" · "));
}

int RehearsalFacts::firstTest() const {
    return marks.empty() ? 0 : std::min(marks.front().further, last());
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
    for (const Rehearsal::Point& point : rehearsal->points) {
        facts.points.push_back({static_cast<int>(point.counted), point.once, point.each});
    }
    return facts;
}

} // namespace umpire::gui
