// What the rules ask about the dice of each check.

#include "expressions_within.h"
#include "pack_judges.h"

#include <algorithm>
#include <set>

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
    switch (e.op) {
    case Op::Literal:
    case Op::Constant:
    case Op::All:
    case Op::Any:
    case Op::Not:
    case Op::Equal:
    case Op::Unequal:
    case Op::Less:
    case Op::AtMost:
    case Op::More:
    case Op::AtLeast:
    case Op::Plus:
    case Op::Minus:
    case Op::Times:
    case Op::Quotient:
    case Op::Remainder:
    case Op::Absolute:
    case Op::Least:
    case Op::Most:
    case Op::If:
        return true;
    default:
        return readsRoll(e);
    }
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

/// A comparison with a number that tells no more than whether any die shows a face. The count stands first,
/// or last with the comparison turned round.
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
    default:
        return false;
    }
}

/// Collects what is asked of a roll, through derived facts and attributes and through routines.
class Asking {
  public:
    explicit Asking(const RulePack& pack)
        : m_pack(pack), m_within(pack, [this](const Expression& e) { follow(e); }) {}

    ExpressionsWithin& within() { return m_within; }
    void follow(const Expression& e) {
        if (hangsOnRollAlone(e)) {
            addQuestion(e);
        }
        if (asksWhetherAny(e)) {
            m_asked.shown.insert(e.operands[countsFaces(e.operands[0]) ? 0 : 1].word);
            return;
        }
        ask(e);
        for (const Expression& operand : e.operands) {
            follow(operand);
        }
    }

    /// Whether it reads the roll at all.
    bool anything() const { return !m_questions.empty(); }
    const AskedOfDice& asked() const { return m_asked; }
    /// The largest expressions that hang on the roll alone: nothing else of it is asked.
    const std::vector<Expression>& questions() const { return m_questions; }

  private:
    /// Of those that contain each other the largest comes first.
    void addQuestion(const Expression& e) {
        if (m_inside.contains(&e)) {
            return;
        }
        visit(e, [this](const Expression& part) { m_inside.insert(&part); });
        m_questions.push_back(e);
    }

    void ask(const Expression& e) {
        if (countsFaces(e)) {
            m_asked.faces.insert(e.word);
        } else if (e.op == Op::Context) {
            askForNumber(e.word);
        } else if (e.op == Op::Fact && m_facts.insert(e.word).second) {
            const Fact* fact = m_pack.fact(e.word);
            m_within.show(fact ? fact->derived : std::nullopt);
        } else if (e.op == Op::Of) {
            const Attribute* attribute = m_pack.attribute(e.operands[0].type.subject, e.word);
            if (attribute && m_attributes.insert(attribute).second) {
                m_within.show(attribute->derived);
            }
        }
    }

    void askForNumber(const std::string& word) {
        m_asked.sum = m_asked.sum || word == "dice";
        m_asked.highest = m_asked.highest || word == "highest";
        m_asked.lowest = m_asked.lowest || word == "lowest";
        m_asked.successes = m_asked.successes || word == "successes";
    }

    const RulePack& m_pack;
    ExpressionsWithin m_within;
    AskedOfDice m_asked;
    std::vector<Expression> m_questions;
    std::set<const Expression*> m_inside;
    std::set<Id> m_facts;
    std::set<const Attribute*> m_attributes;
};

/// What the total is made of.
Expression plainTotal(const Check& check) {
    Expression made;
    made.op = Op::Context;
    made.word = check.form == Check::Form::Pool ? "successes" : "dice";
    return made;
}

bool hangsOnDice(const RulePack& pack, const std::optional<Expression>& expression) {
    Asking asking(pack);
    asking.within().show(expression);
    return asking.anything();
}

bool isTableAhead(const RulePack& pack, const Check& check) {
    return std::none_of(check.tables.begin(), check.tables.end(),
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
    for (const OutcomeEffects& effects : check.effects) {
        asking.within().show(effects.effects);
    }
    for (const FollowUp& next : check.then) {
        asking.within().showWithoutFacts(next);
        if (&next != handedOn) {
            asking.within().show(next.facts);
        }
    }
    for (const Contest& contest : pack.contests) {
        if (contest.check == check.id) {
            asking.within().show(contest);
        }
    }
    for (const Action& action : pack.actions) {
        asking.within().show(action.does);
        asking.within().show(action.effects);
    }
}

void add(AskedOfDice& asked, const AskedOfDice& more) {
    asked.sum = asked.sum || more.sum;
    asked.highest = asked.highest || more.highest;
    asked.lowest = asked.lowest || more.lowest;
    asked.successes = asked.successes || more.successes;
    asked.faces.insert(more.faces.begin(), more.faces.end());
    asked.shown.insert(more.shown.begin(), more.shown.end());
}

void findAsked(const RulePack& pack, Check& check) {
    const FollowUp* handedOn = lastHandedOn(pack, check);
    Asking made(pack);
    askMade(made, check);
    Asking later(pack);
    askLater(later, pack, check, handedOn);
    Asking handed(pack);
    handed.within().show(handedOn ? handedOn->facts : std::vector<std::pair<Id, Expression>>{});
    AskedOfDice& asked = check.asked;
    for (const Asking* part : {&made, &later, &handed}) {
        add(asked, part->asked());
    }
    // A threshold that hangs on the dice themselves is no number they could be measured by.
    asked.everything = hangsOnDice(pack, check.threshold);
    asked.tableAhead = isTableAhead(pack, check);
    asked.plainly = !asked.everything && asked.tableAhead && isMadePlainly(check);
    asked.later = later.questions();
    asked.handedOn = handed.questions();
}

} // namespace

void findAsked(RulePack& pack) {
    for (Check& check : pack.checks) {
        check.asked = {};
        findAsked(pack, check);
    }
}

} // namespace umpire
