// What the rehearsal of a formation depends on.

#include "expressions_within.h"
#include "pack_judges.h"

#include <algorithm>

namespace umpire {

namespace {

using Op = Expression::Op;
using Reads = std::set<std::pair<SubjectKind, Id>>;

/// Collects the attributes behind expressions, through derived facts and attributes and through routines.
class ReadFinder {
  public:
    explicit ReadFinder(const RulePack& pack)
        : m_pack(pack), m_within(pack, [this](const Expression& e) { follow(e); }) {}

    ExpressionsWithin& within() { return m_within; }
    const Reads& reads() const { return m_reads; }
    /// Whether it looks at a roll besides its outcome.
    bool readsDice() const { return m_readsDice; }
    void follow(const Expression& expression) {
        visit(expression, [this](const Expression& e) {
            if (e.op == Op::Fact && m_facts.insert(e.word).second) {
                const Fact* fact = m_pack.fact(e.word);
                m_within.show(fact ? fact->derived : std::nullopt);
            } else if (e.op == Op::Of) {
                followAttribute(e);
            } else if (e.op == Op::Context || e.op == Op::Faces || e.op == Op::Symbols) {
                m_readsDice = m_readsDice || (e.word != "outcome" && !isOfBattle(e.word));
            }
        });
    }
    void followAttribute(SubjectKind kind, const Id& id) {
        const Attribute* attribute = m_pack.attribute(kind, id);
        if (attribute && m_reads.insert({kind, id}).second) {
            m_within.show(attribute->derived);
        }
    }

  private:
    void followAttribute(const Expression& e) { followAttribute(e.operands[0].type.subject, e.word); }
    static bool isOfBattle(const std::string& word) {
        static const std::set<std::string, std::less<>> words{"turn",        "half-turn",  "phase",
                                                              "active-side", "phase-side", "acting",
                                                              "first-side",  "last-side",  "check"};
        return words.contains(word);
    }

    const RulePack& m_pack;
    ExpressionsWithin m_within;
    Reads m_reads;
    bool m_readsDice = false;
    std::set<Id> m_facts;
};

/// The effects of a check that may set an attribute of who takes it, the routines they run included.
class EffectsOnState {
  public:
    EffectsOnState(const RulePack& pack, const Id& state) : m_pack(pack), m_state(state) {}

    /// Shows what decides whether and how they do.
    void show(const Effects& effects, ReadFinder& finder) {
        for (const Effect& effect : effects) {
            if (!mayReach(effect)) {
                continue;
            }
            for (const auto* part : {&effect.when, &effect.target, &effect.value}) {
                finder.within().show(*part);
            }
            show(effect.effects, finder);
            const Effects* routine = effect.kind == Effect::Kind::Do ? m_pack.routine(effect.word) : nullptr;
            if (routine && m_shown.insert(effect.word).second) {
                show(*routine, finder);
            }
        }
    }

  private:
    /// What is done for those whom the umpire names is done for nobody here.
    bool isForNobody(const Effect& effect) const {
        const bool named = effect.kind == Effect::Kind::For && effect.target->op == Op::Fact;
        const Fact* fact = named ? m_pack.fact(effect.target->word) : nullptr;
        return fact && !fact->derived && fact->fallback.same(Value());
    }

    bool mayReach(const Effect& effect) {
        switch (effect.kind) {
        case Effect::Kind::Set:
            return effect.word == m_state;
        case Effect::Kind::Put:
        case Effect::Kind::Take:
        case Effect::Kind::Due:
        case Effect::Kind::Settle:
        case Effect::Kind::Warn:
        case Effect::Kind::Say:
            return false;
        case Effect::Kind::Do: {
            const Effects* routine = m_pack.routine(effect.word);
            if (!routine || !m_within.insert(effect.word).second) {
                return false;
            }
            const bool reaches = mayReach(*routine);
            m_within.erase(effect.word);
            return reaches;
        }
        case Effect::Kind::For:
            return !isForNobody(effect) && mayReach(effect.effects);
        default:
            return true;
        }
    }
    bool mayReach(const Effects& effects) {
        return std::any_of(effects.begin(), effects.end(),
                           [this](const Effect& effect) { return mayReach(effect); });
    }

    const RulePack& m_pack;
    const Id& m_state;
    std::set<Id> m_shown;
    std::set<Id> m_within; ///< routines that are being looked into
};

/// Whose losses: the units', one by one.
void readLosses(ReadFinder& finder, const RulePack& pack) {
    const Balance& balance = pack.balance;
    const Attribute* losses = pack.attribute(SubjectKind::Unit, balance.rehearsal->losses);
    finder.followAttribute(SubjectKind::Unit, balance.rehearsal->losses);
    finder.within().show(losses ? losses->most : std::nullopt);
    for (const Balance::Measure& measure : balance.measures) {
        if (measure.id == balance.strength) {
            finder.follow(measure.value);
        }
    }
    const Attribute* counts = pack.attribute(SubjectKind::Formation, balance.rehearsal->counts);
    finder.followAttribute(SubjectKind::Formation, balance.rehearsal->counts);
    finder.followAttribute(SubjectKind::Formation, counts ? counts->shareOf : Id());
}

void readDice(ReadFinder& finder, const RulePack& pack, const Check& check) {
    for (const auto* part : {&check.dieBy, &check.count, &check.total, &check.threshold}) {
        finder.within().show(*part);
    }
    for (const Modifier* modifier : pack.modifiersOf(check.id)) {
        finder.within().show(modifier->when);
        finder.within().show(modifier->value);
    }
    for (const DropRule& drop : check.drops) {
        finder.within().show(drop.when);
    }
    for (const BandTable& table : check.tables) {
        finder.within().show(table.when);
    }
}

/// What each need of the check hangs on; `all` sees what they look at together.
std::vector<Balance::Rehearsal::Need> readNeeds(ReadFinder& all, const RulePack& pack, const Check& check,
                                                const std::pair<SubjectKind, Id>& state) {
    using Need = Balance::Rehearsal::Need;
    std::vector<Need> needs;
    for (const Clause& clause : check.needs) {
        all.follow(clause.when);
        ReadFinder one(pack);
        one.follow(clause.when);
        needs.push_back(!one.reads().contains(state)  ? Need::Losses
                        : one.reads() == Reads{state} ? Need::State
                                                      : Need::Both);
    }
    return needs;
}

} // namespace

void findRehearsalReads(RulePack& pack) {
    const Check* check = pack.balance.rehearsal ? pack.check(pack.balance.rehearsal->check) : nullptr;
    if (!check) {
        return;
    }
    Balance::Rehearsal& plan = *pack.balance.rehearsal;
    const std::pair<SubjectKind, Id> state{SubjectKind::Formation, plan.state};
    ReadFinder before(pack);
    readLosses(before, pack);
    readDice(before, pack, *check);
    ReadFinder needs(pack);
    plan.needs = readNeeds(needs, pack, *check, state);
    EffectsOnState effects(pack, plan.state);
    ReadFinder after(pack);
    for (const OutcomeEffects& each : check->effects) {
        effects.show(each.effects, after);
    }
    const bool byState = after.reads().empty() || after.reads() == Reads{state};
    plan.stateByOutcome =
        check->then.empty() && byState && !after.readsDice() && !before.reads().contains(state);
    plan.reads = before.reads();
    plan.reads.insert(needs.reads().begin(), needs.reads().end());
    plan.reads.insert(state);
}

} // namespace umpire
