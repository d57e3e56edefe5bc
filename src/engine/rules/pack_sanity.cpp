#include "pack_reader.h"

#include "umpire/base/text.h"

#include <algorithm>
#include <set>

namespace umpire {

namespace {

using Report = std::function<void(const std::string&, const std::string&, const std::string&)>;
using Op = Expression::Op;

/// Follows derived attributes and facts through each other and finds those that need themselves.
class LoopFinder {
  public:
    LoopFinder(const RulePack& pack, const Report& report) : m_pack(pack), m_report(report) {}

    void run() {
        for (const Attribute& attribute : m_pack.attributes) {
            enterAttribute(attribute);
        }
        for (const Fact& fact : m_pack.facts) {
            enter("facts", fact.id, "fact " + inQuotes(fact.id), fact.derived);
        }
    }

  private:
    void enterAttribute(const Attribute& attribute) {
        enter("attributes", attribute.id,
              std::string(name(attribute.of)) + " attribute " + inQuotes(attribute.id), attribute.derived);
    }

    void enter(const std::string& part, const Id& id, const std::string& label,
               const std::optional<Expression>& derived) {
        if (!derived || m_done.contains(label)) {
            return;
        }
        const auto open = std::find(m_open.begin(), m_open.end(), label);
        if (open != m_open.end()) {
            std::vector<std::string> loop(open, m_open.end());
            loop.push_back(label);
            m_report(part, id, "a loop: " + joined(loop, "and") + " are each derived from the next");
            m_done.insert(label);
            return;
        }
        m_open.push_back(label);
        visit(*derived, [this](const Expression& e) { follow(e); });
        m_open.pop_back();
        m_done.insert(label);
    }

    void follow(const Expression& e) {
        if (e.op == Op::Fact) {
            const Fact* fact = m_pack.fact(e.word);
            enter("facts", fact->id, "fact " + inQuotes(fact->id), fact->derived);
        } else if (e.op == Op::Of) {
            const Attribute* attribute = m_pack.attribute(e.operands[0].type.subject, e.word);
            if (attribute) {
                enterAttribute(*attribute);
            }
        }
    }

    const RulePack& m_pack;
    const Report& m_report;
    std::vector<std::string> m_open;
    std::set<std::string> m_done;
};

std::string edge(std::int64_t value) {
    return std::to_string(value);
}

void checkBands(const Check& check, const std::vector<Band>& bands, const Report& report) {
    const auto say = [&](const std::string& text) { report("checks", check.id, text); };
    for (std::size_t i = 0; i < bands.size(); ++i) {
        const Band& band = bands[i];
        if (band.from && band.to && *band.from > *band.to) {
            say("the band from " + edge(*band.from) + " to " + edge(*band.to) + " holds no total");
        }
        if ((i > 0) != band.from.has_value() || (i + 1 < bands.size()) != band.to.has_value()) {
            say("only the first band may lack \"from\" and only the last \"to\", so that every total has a "
                "band");
            continue;
        }
        if (i > 0 && bands[i - 1].to) {
            const std::int64_t expected = *bands[i - 1].to + 1;
            if (*band.from > expected) {
                say("a gap: no band holds " + edge(expected) +
                    (*band.from - 1 > expected ? " to " + edge(*band.from - 1) : std::string()));
            } else if (*band.from < expected) {
                say("an overlap: two bands hold " + edge(*band.from));
            }
        }
    }
    if (bands.empty()) {
        say("there are no bands");
    }
}

/// A condition without any reference can be judged at once.
bool isConstant(const Expression& expression) {
    bool constant = true;
    visit(expression, [&constant](const Expression& e) {
        const bool reference = e.op >= Op::Self && e.op <= Op::Constant;
        constant = constant && !reference;
    });
    return constant;
}

bool neverHolds(const Expression& e) {
    switch (e.op) {
    case Op::Literal:
        return e.type.kind == Type::Kind::Flag && !e.literal.flag();
    case Op::All:
        return std::any_of(e.operands.begin(), e.operands.end(), neverHolds);
    case Op::Any:
        return std::all_of(e.operands.begin(), e.operands.end(), neverHolds);
    case Op::Equal:
        return isConstant(e) && !e.operands[0].literal.same(e.operands[1].literal);
    default:
        return false;
    }
}

void checkModifiers(const RulePack& pack, const Report& report) {
    for (const Modifier& modifier : pack.modifiers) {
        if (modifier.when && neverHolds(*modifier.when)) {
            report("modifiers", modifier.id, "nobody can reach this modifier: its condition never holds");
        }
    }
}

void checkFollowUps(const RulePack& pack, const Report& report) {
    for (const Check& check : pack.checks) {
        std::set<Id> seen;
        std::vector<const Check*> open{&check};
        while (!open.empty()) {
            const Check* at = open.back();
            open.pop_back();
            for (const FollowUp& follow : at->then) {
                const Check* next = pack.check(follow.check);
                if (next == &check) {
                    report("checks", check.id, "a loop: its follow-ups lead back to itself");
                } else if (next && seen.insert(next->id).second) {
                    open.push_back(next);
                }
            }
        }
    }
}

void checkRoutines(const Id& start, const Effects& effects, const RulePack& pack, std::vector<Id>& open,
                   const Report& report) {
    for (const Effect& effect : effects) {
        checkRoutines(start, effect.effects, pack, open, report);
        const Effects* routine = effect.kind == Effect::Kind::Do ? pack.routine(effect.word) : nullptr;
        if (!routine) {
            continue;
        }
        if (std::find(open.begin(), open.end(), effect.word) != open.end()) {
            if (effect.word == start) {
                report("effects", start, "a loop: the routine calls itself");
            }
            continue;
        }
        open.push_back(effect.word);
        checkRoutines(start, *routine, pack, open, report);
        open.pop_back();
    }
}

void checkContest(const RulePack& pack, const Contest& contest, const Report& report) {
    const Check* check = pack.check(contest.check);
    std::set<Id> outcomes;
    for (const BandTable& table : check ? check->tables : std::vector<BandTable>{}) {
        for (const Band& band : table.bands) {
            outcomes.insert(band.outcome);
        }
    }
    const auto covers = [](const Contest::Cell& cell, const Id& own, const Id& enemy) {
        return std::count(cell.own.begin(), cell.own.end(), own) &&
               std::count(cell.enemy.begin(), cell.enemy.end(), enemy);
    };
    for (const Id& own : outcomes) {
        for (const Id& enemy : outcomes) {
            const bool covered =
                std::any_of(contest.cells.begin(), contest.cells.end(), [&](const auto& cell) {
                    return !cell.when && (covers(cell, own, enemy) || covers(cell, enemy, own));
                });
            if (!covered && own <= enemy) {
                report("checks", contest.id,
                       "no cell without a condition holds " + own + " against " + enemy);
            }
        }
    }
}

} // namespace

void checkSanity(const RulePack& pack, const Report& report) {
    LoopFinder(pack, report).run();
    for (const Check& check : pack.checks) {
        for (const BandTable& table : check.tables) {
            checkBands(check, table.bands, report);
        }
    }
    checkModifiers(pack, report);
    checkFollowUps(pack, report);
    for (const auto& [id, effects] : pack.routines) {
        std::vector<Id> open{id};
        checkRoutines(id, effects, pack, open, report);
    }
    for (const Contest& contest : pack.contests) {
        checkContest(pack, contest, report);
    }
}

} // namespace umpire
