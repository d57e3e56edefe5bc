// What the rules ask about the dice of each check.

#include "umpire/rules/asked_of_dice.h"
#include "../expression_reader.h"
#include "expressions_within.h"
#include "pack_judges.h"

#include <algorithm>

namespace umpire {

namespace {

using Op = Expression::Op;

/// What is read of a roll as a whole, whatever its dice show.
bool readsRoll(const Expression& e) {
    static const std::set<std::string, std::less<>> words{
        "dice",  "dice-count",  "highest",       "lowest",  "successes", "modifiers",
        "total", "enemy-total", "enemy-outcome", "outcome", "result"};
    return e.op == Op::Faces || e.op == Op::Symbols || (e.op == Op::Context && words.contains(e.word));
}

/// What any expression may hold that nothing but numbers and the roll go into.
bool isPlain(const Expression& e) {
    return reckons(e.op) || e.op == Op::Literal || e.op == Op::Constant || readsRoll(e);
}

/// Whether the roll alone tells what it comes to.
bool hangsOnRollAlone(const Expression& expression) {
    bool plain = true;
    bool reads = false;
    visit(expression, [&](const Expression& e) {
        plain = plain && isPlain(e);
        reads = reads || readsRoll(e);
    });
    return plain && reads;
}

bool countsFaces(const Expression& e) {
    return e.op == Op::Faces || e.op == Op::Symbols;
}

/// A comparison with a number, or the lesser of it, that tells no more than whether any die shows a face. The
/// count stands first, or last with the comparison turned round.
bool asksWhetherAny(const Expression& e) {
    const bool turned = e.operands.size() == 2 && countsFaces(e.operands[1]);
    if (e.operands.size() != 2 || !(turned || countsFaces(e.operands[0]))) {
        return false;
    }
    const Expression& bound = e.operands[turned ? 0 : 1];
    if (bound.op != Op::Literal) {
        return false;
    }
    switch (e.op) {
    case Op::Equal:
    case Op::Unequal:
        return bound.literal.number() <= 0;
    case Op::Less:
    case Op::AtLeast:
        return bound.literal.number() <= (turned ? 0 : 1);
    case Op::AtMost:
    case Op::More:
        return bound.literal.number() <= (turned ? 1 : 0);
    case Op::Least:
        return bound.literal.number() <= 1;
    default:
        return false;
    }
}

/// The attributes that any effect of a check, or of a routine, may change.
std::set<Id> changedBy(const RulePack& pack, const Check& check) {
    std::set<Id> changed;
    const auto add = [&changed](const Effect& effect) { changed.insert(effect.word); };
    for (const OutcomeEffects& effects : check.effects) {
        visitEffects(effects.effects, add);
    }
    for (const auto& [id, routine] : pack.routines) {
        visitEffects(routine, add);
    }
    return changed;
}

/// Collects what is asked of a roll, through derived facts and attributes and through routines.
class Asking {
  public:
    explicit Asking(const RulePack& pack, ExpressionsWithin::Matters matters = {})
        : m_pack(pack), m_within(
                            pack, [this](const Expression& e) { follow(e); }, std::move(matters)) {}

    ExpressionsWithin& within() { return m_within; }
    /// The effects that a check has by itself, for who rolls.
    void showOwn(const Check& check) {
        m_changed = changedBy(m_pack, check);
        m_own = true;
        for (const OutcomeEffects& effects : check.effects) {
            m_within.show(effects.effects);
        }
        m_own = false;
    }
    void follow(const Expression& e) {
        if (hangsOnRollAlone(e)) {
            addQuestion(e);
        }
        if (asksWhetherAny(e)) {
            asked().shown.insert(e.operands[countsFaces(e.operands[0]) ? 0 : 1].word);
            return;
        }
        ask(e);
        for (const Expression& operand : e.operands) {
            follow(operand);
        }
    }

    /// Whether it reads the roll at all.
    bool anything() const { return !m_questions.empty(); }
    const AskedDice& always() const { return m_always; }
    const std::vector<AskedDiceWhere>& somewhere() const { return m_somewhere; }
    /// The largest expressions that hang on the roll alone: nothing else of it is asked.
    const std::vector<AskedLater>& questions() const { return m_questions; }

  private:
    /// Of those that contain each other the largest comes first.
    void addQuestion(const Expression& e) {
        if (m_inside.contains(&e)) {
            return;
        }
        visit(e, [this](const Expression& part) { m_inside.insert(&part); });
        m_questions.push_back({e, conditions()});
    }

    /// Of what is being shown, as far as they can be told before the dice fall.
    std::vector<Expression> conditions() const {
        std::vector<Expression> conditions;
        for (const ExpressionsWithin::Around& around : m_within.around()) {
            addLasting(*around.condition, m_own && !around.inFor, conditions);
        }
        return conditions;
    }

    AskedDice& asked() {
        std::vector<Expression> now = conditions();
        if (now.empty()) {
            return m_always;
        }
        const auto known = std::ranges::find_if(
            m_somewhere, [&now](const AskedDiceWhere& each) { return areSame(each.conditions, now); });
        return known != m_somewhere.end() ? known->dice
                                          : m_somewhere.emplace_back(AskedDiceWhere{std::move(now), {}}).dice;
    }

    /// Every expression of a pack has a number of its own.
    static bool areSame(const std::vector<Expression>& a, const std::vector<Expression>& b) {
        return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                          [](const Expression& x, const Expression& y) { return x.number == y.number; });
    }

    void addLasting(const Expression& condition, bool selfRolls, std::vector<Expression>& into) const {
        if (condition.op == Op::All) {
            for (const Expression& part : condition.operands) {
                addLasting(part, selfRolls, into);
            }
        } else if (m_changed && lasts(condition, *m_changed, selfRolls, m_pack)) {
            into.push_back(condition);
        }
    }

    void ask(const Expression& e) {
        if (countsFaces(e)) {
            asked().faces.insert(e.word);
        } else if (e.op == Op::Context) {
            askForNumber(e.word);
        } else if (e.op == Op::Fact && m_facts.insert(e.word).second) {
            const Fact* fact = m_pack.fact(e.word);
            m_within.showAnywhere(fact ? fact->derived : std::nullopt);
        } else if (e.op == Op::Of) {
            const Attribute* attribute = m_pack.attribute(e.operands[0].type.subject, e.word);
            if (attribute && m_attributes.insert(attribute).second) {
                m_within.showAnywhere(attribute->derived);
            }
        }
    }

    void askForNumber(const std::string& word) {
        AskedDice& dice = asked();
        dice.sum = dice.sum || word == "dice";
        dice.highest = dice.highest || word == "highest";
        dice.lowest = dice.lowest || word == "lowest";
        dice.successes = dice.successes || word == "successes";
    }

    const RulePack& m_pack;
    ExpressionsWithin m_within;
    AskedDice m_always;
    std::vector<AskedDiceWhere> m_somewhere;
    std::vector<AskedLater> m_questions;
    std::optional<std::set<Id>> m_changed; ///< by the check whose effects were shown
    bool m_own = false;
    std::set<const Expression*> m_inside;
    std::set<Id> m_facts;
    std::set<const Attribute*> m_attributes;
};

/// What the total is made of.
Expression plainTotal(const Check& check) {
    Expression made = madeOf(Op::Context, {});
    made.word = check.form == Check::Form::Pool ? "successes" : "dice";
    return made;
}

bool hangsOnDice(const RulePack& pack, const std::optional<Expression>& expression) {
    Asking asking(pack);
    asking.within().show(expression);
    return asking.anything();
}

bool isTableAhead(const RulePack& pack, const Check& check) {
    return std::ranges::none_of(check.tables,
                                [&](const BandTable& table) { return hangsOnDice(pack, table.when); });
}

/// Nothing of the roll but its dice and lines makes the total.
bool isMadePlainly(const Check& check) {
    const bool diceAlone = check.form == Check::Form::Banded && check.total &&
                           check.total->op == Op::Context && check.total->word == "dice";
    return !check.total || diceAlone;
}

/// The last check that may follow may be given facts that hang on the roll without being another roll by
/// them: it comes once, and nothing comes after it.
const FollowUp* lastHandedOn(const RulePack& pack, const Check& check) {
    const FollowUp* last = check.then.empty() ? nullptr : &check.then.back();
    const Check* next = last ? pack.check(last->check) : nullptr;
    return next && !last->times && next->then.empty() && next->form != Check::Form::Stated ? last : nullptr;
}

void askMade(Asking& asking, const Check& check) {
    asking.follow(check.total ? *check.total : plainTotal(check));
    for (const BandTable& table : check.tables) {
        asking.within().show(table.when);
    }
}

/// Of what is handed on to the last check only the facts are left out.
void askLater(Asking& asking, const RulePack& pack, const Check& check, const FollowUp* handedOn) {
    asking.showOwn(check);
    for (const FollowUp& next : check.then) {
        asking.within().showWithoutFacts(next);
        if (&next != handedOn) {
            asking.within().show(next.facts);
        }
    }
    for (const Contest& contest : pack.contests) {
        if (contest.rolls(check.id)) {
            asking.within().show(contest);
        }
    }
    for (const Action& action : pack.actions) {
        asking.within().showAll(action.does, action.effects);
    }
}

/// Nothing but the roll, its lines and what is stated for it goes into it.
bool isMadeByRoll(const RulePack& pack, const std::optional<Expression>& expression) {
    bool all = true;
    const auto look = [&](const Expression& e) {
        const Fact* fact = e.op == Op::Fact ? pack.fact(e.word) : nullptr;
        all = all && (isPlain(e) || e.op == Op::Trait || e.op == Op::Stated || (fact && !fact->derived));
    };
    if (expression) {
        visit(*expression, look);
    }
    return all;
}

bool isMadeByRoll(const RulePack& pack, const Check& check) {
    return isMadeByRoll(pack, check.threshold) && isMadeByRoll(pack, check.total) &&
           std::ranges::all_of(check.tables,
                               [&pack](const BandTable& table) { return isMadeByRoll(pack, table.when); });
}

} // namespace

AskedOfDice askedOf(const RulePack& pack, const Check& check,
                    const std::function<bool(const Effect&)>& matters) {
    const FollowUp* handedOn = lastHandedOn(pack, check);
    Asking made(pack);
    askMade(made, check);
    Asking later(pack, matters);
    askLater(later, pack, check, handedOn);
    Asking handed(pack);
    handed.within().show(handedOn ? handedOn->facts : std::vector<std::pair<Id, Expression>>{});
    AskedOfDice asked;
    for (const Asking* part : {&made, &later, &handed}) {
        asked.always.add(part->always());
    }
    // A threshold that hangs on the dice themselves is no number they could be measured by.
    asked.everything =
        hangsOnDice(pack, check.threshold) || std::ranges::any_of(check.moreDice, [&pack](const auto& more) {
            return hangsOnDice(pack, more.threshold);
        });
    asked.tableAhead = isTableAhead(pack, check);
    asked.plainly = !asked.everything && asked.tableAhead && isMadePlainly(check);
    asked.somewhere = later.somewhere();
    asked.later = later.questions();
    for (const AskedLater& each : handed.questions()) {
        asked.handedOn.push_back(each.question);
    }
    asked.byRollAlone = !asked.everything && isMadeByRoll(pack, check);
    return asked;
}

void findAsked(RulePack& pack) {
    for (Check& check : pack.checks) {
        check.asked = askedOf(pack, check, {});
    }
}

bool lasts(const Expression& e, const std::set<Id>& changed, bool selfRolls, const RulePack& pack) {
    const auto operandsLast = [&] {
        return std::ranges::all_of(
            e.operands, [&](const Expression& operand) { return lasts(operand, changed, selfRolls, pack); });
    };
    switch (e.op) {
    case Op::Literal:
    case Op::Constant:
    case Op::Ruling:
        return true;
    case Op::Self:
    case Op::Other:
        return selfRolls;
    case Op::Of: {
        const Attribute* attribute = pack.attribute(e.operands[0].type.subject, e.word);
        return attribute && !attribute->derived && !changed.contains(e.word) && operandsLast();
    }
    case Op::Trait:
    case Op::All:
    case Op::Any:
    case Op::Not:
    case Op::Equal:
    case Op::Unequal:
        return operandsLast();
    default:
        return false;
    }
}

void AskedDice::add(const AskedDice& more) {
    sum = sum || more.sum;
    highest = highest || more.highest;
    lowest = lowest || more.lowest;
    successes = successes || more.successes;
    faces.insert(more.faces.begin(), more.faces.end());
    shown.insert(more.shown.begin(), more.shown.end());
}

} // namespace umpire
