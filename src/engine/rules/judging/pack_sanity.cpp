// Problems that only show when all files are read.

#include "../known_names.h"
#include "../nouns.h"
#include "pack_judges.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>
#include <functional>
#include <map>

namespace umpire {

namespace {

using Op = Expression::Op;
/// Follows names through each other, each once: tells of those that lead back to themselves, and of a chain
/// that is too long for those who follow it later.
class ChainFinder {
  public:
    using Names = std::vector<std::string>;
    /// What a name leads to.
    using Next = std::function<Names(const std::string&)>;
    /// Takes the names of a loop, the first at its end once more.
    using Loop = std::function<void(const Names&)>;
    /// Takes what is wrong with a name.
    using Report = std::function<void(const std::string& name, const std::string& text)>;

    ChainFinder(Next next, Loop loop, Report report)
        : m_next(std::move(next)), m_loop(std::move(loop)), m_report(std::move(report)) {}

    void follow(const std::string& name) { lengthFrom(name); }

  private:
    /// A longer chain is told once, then nothing is followed any more.
    static constexpr std::size_t longest = 64;

    /// Through how many others a name leads.
    std::size_t lengthFrom(const std::string& name) {
        if (const auto known = m_lengths.find(name); known != m_lengths.end() || m_tooLong) {
            return m_tooLong ? 0 : known->second;
        }
        if (const auto first = std::ranges::find(m_open, name); first != m_open.end()) {
            Names loop(first, m_open.end());
            loop.push_back(name);
            m_loop(loop);
            return m_lengths[name] = 0;
        }
        const bool tooDeep = m_open.size() > longest;
        m_open.push_back(name);
        std::size_t length = 0;
        for (const std::string& next : tooDeep ? Names{} : m_next(name)) {
            length = std::max(length, 1 + lengthFrom(next));
        }
        if (!m_tooLong && (tooDeep || length > longest)) {
            m_tooLong = true;
            m_report(tooDeep ? m_open.front() : name,
                     fill(say("pack", "this leads through more than {most} others, one after the other; make "
                                      "the chain shorter"),
                          {{"most", std::to_string(longest)}}));
        }
        m_open.pop_back();
        return m_lengths[name] = length;
    }

    Next m_next;
    Loop m_loop;
    Report m_report;
    Names m_open;
    std::map<std::string, std::size_t> m_lengths;
    bool m_tooLong = false;
};

/// Derived attributes and facts that need themselves.
class DerivedChains {
  public:
    DerivedChains(const RulePack& pack, const PackReport& report)
        : m_pack(pack), m_report(report), m_chains([this](const std::string& label) { return behind(label); },
                                                   [this](const ChainFinder::Names& loop) { tell(loop); },
                                                   [this](const std::string& label, const std::string& text) {
                                                       m_report(m_derived.at(label).place, text);
                                                   }) {}

    void run() {
        for (std::size_t i = 0; i < m_pack.attributes.size(); ++i) {
            const Attribute& attribute = m_pack.attributes[i];
            m_derived.try_emplace(labelOf(attribute), Derived{{"attributes", {{"attributes", i}}, "derived"},
                                                              &attribute.derived});
        }
        for (std::size_t i = 0; i < m_pack.facts.size(); ++i) {
            const Fact& fact = m_pack.facts[i];
            m_derived.try_emplace(labelOf(fact),
                                  Derived{{"facts", {{"facts", i}}, "derived"}, &fact.derived});
        }
        for (const Attribute& attribute : m_pack.attributes) {
            m_chains.follow(labelOf(attribute));
        }
        for (const Fact& fact : m_pack.facts) {
            m_chains.follow(labelOf(fact));
        }
    }

  private:
    struct Derived {
        PackPlace place;
        const std::optional<Expression>* expression;
    };

    static std::string labelOf(const std::string& what, const Id& id) {
        return fill(say("pack", "{what} {id}"), {{"what", noun(what)}, {"id", inQuotes(id)}});
    }
    static std::string labelOf(const Attribute& attribute) {
        return labelOf(std::string(name(attribute.of)) + " attribute", attribute.id);
    }
    static std::string labelOf(const Fact& fact) { return labelOf("fact", fact.id); }

    /// What one is derived from.
    ChainFinder::Names behind(const std::string& label) const {
        ChainFinder::Names names;
        const std::optional<Expression>& derived = *m_derived.at(label).expression;
        const auto add = [&](const Expression& e) {
            if (e.op == Op::Fact) {
                names.push_back(labelOf(*m_pack.fact(e.word)));
            } else if (e.op == Op::Of) {
                const Attribute* attribute = m_pack.attribute(e.operands[0].type.subject, e.word);
                if (attribute) {
                    names.push_back(labelOf(*attribute));
                }
            }
        };
        if (derived) {
            visit(*derived, add);
        }
        return names;
    }

    /// At the place of the first, that the loop comes back to.
    void tell(const ChainFinder::Names& loop) const {
        std::string steps;
        for (std::size_t i = 1; i + 1 < loop.size(); ++i) {
            steps += fill(say("pack", "the {label}, that from "), {{"label", loop[i]}});
        }
        m_report(m_derived.at(loop.front()).place,
                 fill(say("pack",
                          "a loop: the {label} is derived from {steps}itself; take one of these steps away"),
                      {{"label", loop.front()}, {"steps", steps}}));
    }

    const RulePack& m_pack;
    const PackReport& m_report;
    std::map<std::string, Derived> m_derived;
    ChainFinder m_chains;
};

void checkBand(const std::vector<Band>& bands, std::size_t i, const PackPlace& place,
               const PackReport& report) {
    const Band& band = bands[i];
    if (band.from && band.to && *band.from > *band.to) {
        report(place,
               fill(say("pack",
                        "the band from {from} to {to} holds no total; \"from\" must not be above \"to\""),
                    {{"from", std::to_string(*band.from)}, {"to", std::to_string(*band.to)}}));
        return;
    }
    if ((i > 0) != band.from.has_value()) {
        report(place, i > 0 ? say("pack", "only the first band may lack \"from\"; say where this one starts")
                            : say("pack", "remove \"from\" of the first band: every low total needs a band"));
    }
    if ((i + 1 < bands.size()) != band.to.has_value()) {
        report(place, i + 1 < bands.size()
                          ? say("pack", "only the last band may lack \"to\"; say where this one ends")
                          : say("pack", "remove \"to\" of the last band: every high total needs a band"));
    }
    const bool known = i > 0 && bands[i - 1].to && band.from;
    if (!known || bands[i - 1].from.value_or(*bands[i - 1].to) > *bands[i - 1].to) {
        return;
    }
    const std::int64_t expected = *bands[i - 1].to + 1;
    if (*band.from > expected) {
        const std::string gap =
            *band.from - 1 > expected
                ? say("pack", "a gap: no band holds {from} to {to}; start this band at {from}")
                : say("pack", "a gap: no band holds {from}; start this band at {from}");
        report(place,
               fill(gap, {{"from", std::to_string(expected)}, {"to", std::to_string(*band.from - 1)}}));
    } else if (*band.from < expected) {
        report(place, fill(say("pack", "an overlap: the band before this one goes up to {last}; start "
                                       "this band at {expected}"),
                           {{"last", std::to_string(expected - 1)}, {"expected", std::to_string(expected)}}));
    }
}

void checkBands(const std::vector<Band>& bands, const PackPlace& check, const PackReport& report) {
    if (bands.empty()) {
        report(check, say("pack", "there are no bands, so no total has an outcome; add at least one"));
    }
    for (std::size_t i = 0; i < bands.size(); ++i) {
        PackPlace place = check;
        place.steps.push_back({"bands", i});
        checkBand(bands, i, place, report);
    }
}

/// A table without a condition always applies, so that those after it are never looked at.
void checkTables(const Check& check, const PackPlace& place, const PackReport& report) {
    for (std::size_t i = 0; i < check.tables.size(); ++i) {
        PackPlace table = place;
        if (check.tables.size() > 1 || check.tables[i].when) {
            table.steps.push_back({"tables", i});
        }
        if (i > 0 && !check.tables[i - 1].when) {
            report(table,
                   say("pack",
                       "this table is never used: the one before it has no condition and always applies"));
        }
        checkBands(check.tables[i].bands, table, report);
    }
}

bool isReference(const Expression& e) {
    return e.op >= Op::Self && e.op <= Op::Constant;
}

/// The same reference written twice reads the same; constants of the pack are no different here.
bool sameReference(const Expression& a, const Expression& b) {
    return isReference(a) && a.op == b.op && a.word == b.word && a.vocabulary == b.vocabulary &&
           std::equal(a.operands.begin(), a.operands.end(), b.operands.begin(), b.operands.end(),
                      sameReference);
}

/// A reference and the value a comparison demands of it.
struct Demand {
    const Expression* reference = nullptr;
    const Value* value = nullptr;
};

std::optional<Demand> demandOf(const Expression& e) {
    if (e.op != Op::Equal) {
        return std::nullopt;
    }
    const Expression& a = e.operands[0];
    const Expression& b = e.operands[1];
    if (isReference(a) && b.op == Op::Literal) {
        return Demand{&a, &b.literal};
    }
    if (isReference(b) && a.op == Op::Literal) {
        return Demand{&b, &a.literal};
    }
    return std::nullopt;
}

bool neverHolds(const Expression& e);

/// A condition and its opposite, or two different values of one reference.
bool contradict(const Expression& a, const Expression& b) {
    if ((b.op == Op::Not && sameReference(a, b.operands[0])) ||
        (a.op == Op::Not && sameReference(b, a.operands[0]))) {
        return true;
    }
    const auto first = demandOf(a);
    const auto second = demandOf(b);
    return first && second && sameReference(*first->reference, *second->reference) &&
           !first->value->same(*second->value);
}

bool contradictoryParts(const std::vector<Expression>& parts) {
    for (std::size_t i = 0; i < parts.size(); ++i) {
        for (std::size_t j = i + 1; j < parts.size(); ++j) {
            if (contradict(parts[i], parts[j])) {
                return true;
            }
        }
    }
    return false;
}

bool alwaysHolds(const Expression& e) {
    switch (e.op) {
    case Op::Literal:
        return e.type.kind == Type::Kind::Flag && e.literal.flag();
    case Op::All:
        return std::ranges::all_of(e.operands, alwaysHolds);
    case Op::Any:
        return std::ranges::any_of(e.operands, alwaysHolds);
    case Op::Not:
        return neverHolds(e.operands[0]);
    default:
        return false;
    }
}

/// True when a condition can be seen never to hold.
bool neverHolds(const Expression& e) {
    switch (e.op) {
    case Op::Literal:
        return e.type.kind == Type::Kind::Flag && !e.literal.flag();
    case Op::All:
        return std::ranges::any_of(e.operands, neverHolds) || contradictoryParts(e.operands);
    case Op::Any:
        return std::ranges::all_of(e.operands, neverHolds);
    case Op::Not:
        return alwaysHolds(e.operands[0]);
    default:
        return false;
    }
}

void checkModifiers(const RulePack& pack, const PackReport& report) {
    for (std::size_t i = 0; i < pack.modifiers.size(); ++i) {
        if (pack.modifiers[i].when && neverHolds(*pack.modifiers[i].when)) {
            report({"modifiers", {{"modifiers", i}}, "when"},
                   say("pack", "nobody can reach this modifier: its condition never holds"));
        }
    }
}

/// The default of one attribute is worked out before those of later ones are known.
void checkDefaults(const RulePack& pack, const PackReport& report) {
    for (std::size_t i = 0; i < pack.attributes.size(); ++i) {
        const Attribute& attribute = pack.attributes[i];
        if (!attribute.fallback) {
            continue;
        }
        visit(*attribute.fallback, [&](const Expression& e) {
            const bool own = e.op == Op::Of && e.operands[0].op == Op::Self;
            const Attribute* needed = own ? pack.attribute(attribute.of, e.word) : nullptr;
            if (needed && needed->fallback && needed >= &attribute) {
                report({"attributes", {{"attributes", i}}, "default"},
                       fill(say("pack", "this default needs the default of {needed}, which is not known yet; "
                                        "put that attribute before this one"),
                            {{"needed", inQuotes(needed->id)}}));
            }
        });
    }
}

std::string linked(const std::vector<Id>& chain, const std::string& link) {
    std::string result = chain.front();
    for (std::size_t i = 1; i < chain.size(); ++i) {
        result = fill(link, {{"chain", result}, {"next", chain[i]}});
    }
    return result;
}

void checkFollowUps(const RulePack& pack, const PackReport& report) {
    const auto placeOf = [&pack](const Id& id) {
        const auto index = static_cast<std::size_t>(pack.check(id) - pack.checks.data());
        return PackPlace{"checks", {{"checks", index}}, "then"};
    };
    ChainFinder chains(
        [&pack](const Id& id) {
            std::vector<Id> next;
            const Check* check = pack.check(id);
            for (const FollowUp& follow : check ? check->then : std::vector<FollowUp>{}) {
                next.push_back(follow.check);
            }
            return next;
        },
        [&](const std::vector<Id>& loop) {
            report(placeOf(loop.front()),
                   fill(say("pack",
                            "a loop of follow-ups that never ends: {chain}; take one of these steps away"),
                        {{"chain", linked(loop, say("pack", "{chain} leads to {next}"))}}));
        },
        [&](const Id& id, const std::string& text) { report(placeOf(id), text); });
    for (const Check& check : pack.checks) {
        chains.follow(check.id);
    }
}

void checkRoutines(const RulePack& pack, const PackReport& report) {
    const auto placeOf = [&pack](const Id& id) {
        const auto found = std::ranges::find(pack.routineOrder, id);
        return PackPlace{"effects",
                         {{"routines", static_cast<std::size_t>(found - pack.routineOrder.begin())}},
                         "effects"};
    };
    ChainFinder chains(
        [&pack](const Id& id) {
            std::vector<Id> calls;
            const Effects* effects = pack.routine(id);
            visitEffects(effects ? *effects : Effects(), [&calls](const Effect& effect) {
                if (effect.kind == Effect::Kind::Do) {
                    calls.push_back(effect.word);
                }
            });
            return calls;
        },
        [&](const std::vector<Id>& loop) {
            report(
                placeOf(loop.front()),
                fill(say("pack", "a loop of routines that never ends: {chain}; take one of these steps away"),
                     {{"chain", linked(loop, say("pack", "{chain} does {next}"))}}));
        },
        [&](const Id& id, const std::string& text) { report(placeOf(id), text); });
    for (const Id& id : pack.routineOrder) {
        chains.follow(id);
    }
}

void checkContest(const RulePack& pack, std::size_t index, const PackReport& report) {
    const Contest& contest = pack.contests[index];
    const auto outcomesRolled = [&pack](const Id& id) {
        const Check* check = pack.check(id);
        return check ? outcomesOf(*check) : std::vector<Id>{};
    };
    const std::vector<Id> owns = outcomesRolled(contest.check);
    const std::vector<Id> enemys = outcomesRolled(contest.enemyCheck);
    const bool one = contest.check == contest.enemyCheck; // then each pair is looked at once
    const auto covers = [](const Contest::Cell& cell, const Id& own, const Id& enemy) {
        return std::ranges::count(cell.own, own) && std::ranges::count(cell.enemy, enemy);
    };
    for (std::size_t a = 0; a < owns.size(); ++a) {
        for (std::size_t b = one ? a : 0; b < enemys.size(); ++b) {
            const bool covered = std::ranges::any_of(contest.cells, [&](const auto& cell) {
                return !cell.when &&
                       (covers(cell, owns[a], enemys[b]) || (one && covers(cell, enemys[b], owns[a])));
            });
            if (!covered) {
                report({"checks", {{"contests", index}}, "cells"},
                       fill(say("pack", "no cell without a condition holds {own} against {enemy}; add one"),
                            {{"own", owns[a]}, {"enemy", enemys[b]}}));
            }
        }
    }
}

} // namespace

void checkSanity(const RulePack& pack, const PackReport& report) {
    DerivedChains(pack, report).run();
    checkDefaults(pack, report);
    for (std::size_t i = 0; i < pack.checks.size(); ++i) {
        checkTables(pack.checks[i], {"checks", {{"checks", i}}, ""}, report);
    }
    checkModifiers(pack, report);
    checkFollowUps(pack, report);
    checkRoutines(pack, report);
    for (std::size_t i = 0; i < pack.contests.size(); ++i) {
        checkContest(pack, i, report);
    }
}

} // namespace umpire
