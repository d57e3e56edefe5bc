#include "part_readers.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/dice/die.h"

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <set>

namespace umpire {

using Kind = Type::Kind;

namespace {

Id readCheckOfContest(ObjectReader& reader, const std::string& key, const RulePack& pack) {
    if (!reader.need(key)) {
        return {};
    }
    Id id = readKnownOne(reader, key, idsOf(pack.checks), "check");
    const Check* check = pack.check(id);
    if (check && check->other != check->subject) {
        reader.error(key, fill(say("pack", "the check {check} is taken by {who} against {other}; in a "
                                           "contest both are of one kind"),
                               {{"check", inQuotes(check->id)},
                                {"who", oneOf(check->subject)},
                                {"other", oneOf(check->other)}}));
    }
    return id;
}

/// One for both, or one for each.
void readBothChecks(ObjectReader& reader, Contest& contest, const RulePack& pack) {
    if (!reader.has("own") && !reader.has("enemy")) {
        contest.check = contest.enemyCheck = readCheckOfContest(reader, "check", pack);
        return;
    }
    if (reader.want("check")) {
        reader.error("check", say("pack", "a contest has one check for both, or with \"own\" and \"enemy\" "
                                          "one for each; leave one of them out"));
    }
    contest.check = readCheckOfContest(reader, "own", pack);
    contest.enemyCheck = readCheckOfContest(reader, "enemy", pack);
    const Check* own = pack.check(contest.check);
    const Check* enemys = pack.check(contest.enemyCheck);
    if (own && enemys && own->subject != enemys->subject) {
        reader.error("enemy",
                     fill(say("pack", "{check} is taken by {who}, but the own check by {other}; in a "
                                      "contest both are of one kind"),
                          {{"check", inQuotes(enemys->id)},
                           {"who", oneOf(enemys->subject)},
                           {"other", oneOf(own->subject)}}));
    }
    const auto stated = [](const Check& check) { return check.form == Check::Form::Stated; };
    if (own && enemys && (stated(*own) != stated(*enemys) || own->halves != enemys->halves)) {
        reader.error("enemy", say("pack", "both checks of a contest are thrown, or both are stated, and both "
                                          "count halves, or neither does"));
    }
}

using Op = Expression::Op;

bool names(const Expression& expression, const std::string& word) {
    bool found = false;
    visit(expression,
          [&](const Expression& e) { found = found || (e.op == Expression::Op::Context && e.word == word); });
    return found;
}

/// One that has no name is called by its id: "both-give-ground" is "Both give ground".
void readResults(ObjectReader& reader, Contest& contest) {
    std::vector<Id> known;
    for (const Contest::Cell& cell : contest.cells) {
        std::string name = cell.result;
        std::ranges::replace(name, '-', ' ');
        contest.results.emplace(cell.result, withCapital(std::move(name)));
        known.push_back(cell.result);
    }
    reader.object("results", [&](ObjectReader& names) {
        for (const auto& member : names.node().members()) {
            std::string name = names.words(member.key);
            if (const auto result = contest.results.find(member.key); result != contest.results.end()) {
                result->second = std::move(name);
            } else {
                names.error(
                    member.key,
                    fill(say("pack", "no cell of the contest has the result {result}{hint}"),
                         {{"result", inQuotes(member.key)}, {"hint", didYouMean(member.key, known)}}));
            }
        }
    });
}

void readCellTexts(ObjectReader& reader, Contest::Cell& cell, const Roles& roles, PackDraft& draft) {
    cell.says = readSays(reader, "says", roles, "", draft);
    cell.enemySays = readSays(reader, "enemy-says", roles, "", draft);
    cell.text = draft.readTextId(reader, "text", roles, false);
    if (!cell.text.empty()) {
        cell.says.push_back({{}, {}, {}, cell.text});
    }
    const Id enemyText = draft.readTextId(reader, "enemy-text", roles, false);
    if (!enemyText.empty()) {
        cell.enemySays.push_back({{}, {}, {}, enemyText});
    }
}

void readCell(ObjectReader& reader, Contest& contest, const Roles& roles, PackDraft& draft) {
    const RulePack& pack = draft.pack();
    Contest::Cell cell;
    cell.own = readOutcomes(reader, "own", contest.check, true, pack);
    cell.enemy = readOutcomes(reader, "enemy", contest.enemyCheck, true, pack);
    Roles paired = roles;
    paired.stage = Stage::Paired;
    cell.when = readCondition(reader, "when", paired, pack);
    cell.result = reader.id("result");
    cell.named = reader.flag("names-own");
    cell.ownEffects = draft.readEffects(reader, "own-effects", roles, false);
    cell.enemyEffects = draft.readEffects(reader, "enemy-effects", roles, false);
    readCellTexts(reader, cell, roles, draft);
    cell.onSheet = reader.words("sheet");
    cell.enemyOnSheet = reader.words("enemy-sheet");
    contest.cells.push_back(std::move(cell));
}

void readFollower(ObjectReader& reader, FollowUp& follow, const Roles& roles, const RulePack& pack) {
    const Check* next = pack.check(follow.check);
    const JsonNode* subject = reader.need("subject");
    if (!subject) {
        return;
    }
    follow.subject = ExpressionReader(pack, reader.context()).read(*subject, roles, Kind::Subject);
    const Type& type = follow.subject.type;
    if (next && type.kind == Kind::Subject && type.subject != next->subject) {
        reader.error("subject", fill(say("pack", "the check {check} is taken by {who}, not by {other}"),
                                     {{"check", inQuotes(next->id)},
                                      {"who", oneOf(next->subject)},
                                      {"other", oneOf(type.subject)}}));
    } else if (type.kind == Kind::Nothing && subject->describe() == "null") {
        reader.error("subject", say("pack", "null is nobody; name who takes the check, such as \"$other\""));
    }
}

FollowUp readFollowUp(ObjectReader& reader, const Roles& roles, const RulePack& pack) {
    ExpressionReader expressions(pack, reader.context());
    FollowUp follow;
    follow.check = readKnownOne(reader, "check", idsOf(pack.checks), "check");
    readFollower(reader, follow, roles, pack);
    const Check* next = pack.check(follow.check);
    follow.other = expressions.readTyped(reader.want("other"), roles,
                                         {Kind::Subject, next ? next->other : SubjectKind::Unit, ""});
    follow.when = expressions.readOptional(reader.want("when"), roles, Kind::Flag);
    follow.times = expressions.readOptional(reader.want("times"), roles, Kind::Number);
    follow.facts = readFactValues(reader, "facts", roles, pack);
    return follow;
}

/// Ways in which one of all the dice of a check can fall, made alike.
constexpr std::uint64_t mostSides = 1'000'000'000;

/// What is the same at every throw is judged at once; what is worked out is kept within the same bounds then.
/// A total that is worked out, and a die of one face, need no throw.
void judgeCount(ObjectReader& reader, const Expression& count, const RulePack& pack, const Die* die) {
    const int least = reader.has("total") || (die && die->faces.size() == 1) ? 0 : 1;
    const bool fixed = count.op == Expression::Op::Literal || count.op == Expression::Op::Constant;
    const std::int64_t number =
        count.op == Expression::Op::Constant ? pack.number(count.word) : count.literal.number();
    if (fixed && count.type.kind == Kind::Number && (number < least || number > mostCountedDice)) {
        reader.error("count",
                     fill(say("pack", "a check throws from 1 to {most} dice at once, and this is {count}"),
                          {{"most", std::to_string(mostCountedDice)}, {"count", std::to_string(number)}}));
    }
}

/// Reads which die a check throws: its id, or an expression that says which. Every word that the expression
/// can give must be a die.
void readDieOfCheck(ObjectReader& reader, Check& check, const RulePack& pack, const Roles& roles) {
    const JsonNode* node = reader.need("die");
    if (!node || (!node->isObject() && !node->text().starts_with('$'))) {
        check.die = readKnownOne(reader, "die", idsOf(pack.dice), "die", false);
        check.dice = pack.die(check.die) ? Ids{check.die} : Ids{};
        return;
    }
    check.dieBy = ExpressionReader(pack, reader.context()).read(*node, roles, Kind::Text);
    if (check.dieBy->type.kind == Kind::Nothing) {
        return; // reported
    }
    const std::optional<Ids> words = wordsGiven(*check.dieBy, pack, roles);
    if (!words) {
        reader.error("die",
                     say("pack", "this can be any word; take a choice whose words are dice (\"vocabulary\": "
                                 "\"die\")"));
        return;
    }
    for (const Id& word : *words) {
        ExpressionReader::checkWord(*node, reader.context(), pack, "die", word);
        if (pack.die(word) && !listed(check.dice, word)) {
            check.dice.push_back(word);
        }
    }
}

/// Reads one check.
class CheckReader {
  public:
    /// `check` stands in the pack already, by its name.
    CheckReader(PackDraft& draft, Check& check) : m_draft(draft), m_pack(draft.pack()), m_check(check) {}

    void read(ObjectReader& reader) {
        m_check.id = reader.id("id");
        m_check.name = reader.words("name");
        m_check.section = reader.text("section");
        m_check.subject = readSubjectKind(reader, "subject");
        m_check.other = readSubjectKind(reader, "other");
        m_check.direct = reader.flag("direct");
        const Roles before{m_check.subject, m_check.other, {}, Stage::Start};
        const Roles after{m_check.subject, m_check.other, {}, Stage::Judged};
        m_check.form = static_cast<Check::Form>(reader.whichChoice("form"));
        if (m_check.form == Check::Form::Stated) {
            readChoices(reader);
        } else {
            readThrow(reader, before);
            // Which table applies may hang on what the dice show, such as how many tens.
            Roles thrown = before;
            thrown.stage = Stage::Thrown;
            readBands(reader, thrown);
        }
        readDrops(reader, before);
        m_check.needs = m_draft.readClauses(reader, "needs", before);
        m_check.warns = m_draft.readClauses(reader, "warns", before);
        readConsequences(reader, after);
        reader.objects(
            "then", [&](ObjectReader& inner) { m_check.then.push_back(readFollowUp(inner, after, m_pack)); });
        m_check.owedWhile = readCondition(reader, "owed-when", before, m_pack);
        judgeOutcomes(reader, after);
    }

  private:
    /// What the umpire may say it came to, in place of dice and bands.
    void readChoices(ObjectReader& reader) {
        reader.need("choices");
        m_check.choices = readKnown(reader, "choices", idsOf(m_pack.outcomes), "outcome");
        if (reader.has("choices") && m_check.choices.size() < 2) {
            reader.error("choices",
                         say("pack", "one outcome alone leaves nothing to state; give at least two"));
        }
        for (const char* key :
             {"die", "count", "more-dice", "explodes-at-most", "throws-again", "total", "threshold",
              "counts-low", "halves", "modifies", "bands", "tables", "symbols", "drops"}) {
            if (reader.has(key)) {
                reader.error(
                    key, fill(say("pack", "{key} belongs to a roll, but the umpire states what this check "
                                          "comes to; remove it"),
                              {{"key", inQuotes(key)}}));
                reader.skip(key);
            }
        }
    }

    void readThrow(ObjectReader& reader, const Roles& roles) {
        if (reader.has("choices")) {
            reader.error("choices",
                         say("pack", "the dice decide here; only of a \"stated\" check is there a choice"));
            reader.skip("choices");
        }
        readDieOfCheck(reader, m_check, m_pack, roles);
        ExpressionReader expressions(m_pack, reader.context());
        Roles thrown = roles;
        thrown.stage = Stage::Thrown;
        m_check.count = expressions.readOptional(reader.want("count"), roles, Kind::Number);
        if (m_check.count) {
            judgeCount(reader, *m_check.count, m_pack, m_pack.die(m_check.die));
        }
        m_check.total = expressions.readOptional(reader.want("total"), thrown, Kind::Number);
        m_check.threshold = expressions.readOptional(reader.want("threshold"), roles, Kind::Number);
        m_check.countsLow = reader.flag("counts-low");
        m_check.halves = reader.flag("halves");
        m_check.movesDice = reader.choice("modifies") == "dice";
        readMoreDice(reader, roles);
        readThrownAgain(reader, roles);
        m_check.explodesAtMost = static_cast<int>(reader.limited("explodes-at-most"));
        const bool pool = m_check.form == Check::Form::Pool;
        if (pool && !reader.has("threshold")) {
            reader.error("form",
                         say("pack", "a pool needs a \"threshold\": a die counts at that number or more"));
        }
        if (!pool && m_check.total && names(*m_check.total, "successes")) {
            reader.error("total",
                         say("pack", "only the dice of a pool count or not; $successes is nothing here"));
        }
        for (const char* key : {"threshold", "counts-low", "modifies"}) {
            if (!pool && reader.has(key)) {
                reader.error(key,
                             fill(say("pack", "{key} belongs to a pool, but this check is banded; remove it"),
                                  {{"key", inQuotes(key)}}));
            }
        }
    }

    void readMoreDice(ObjectReader& reader, const Roles& roles) {
        reader.objects("more-dice", [&](ObjectReader& inner) {
            ExpressionReader expressions(m_pack, inner.context());
            Check::MoreDice more;
            more.die = readKnownOne(inner, "die", idsOf(m_pack.dice), "die", false);
            more.count = expressions.readOptional(inner.want("count"), roles, Kind::Number);
            if (more.count) {
                judgeCount(inner, *more.count, m_pack, m_pack.die(more.die));
            }
            more.threshold = expressions.readOptional(inner.want("threshold"), roles, Kind::Number);
            if (more.threshold && m_check.form != Check::Form::Pool) {
                inner.error("threshold",
                            fill(say("pack", "{key} belongs to a pool, but this check is banded; remove it"),
                                 {{"key", inQuotes("threshold")}}));
            }
            if (m_pack.die(more.die)) {
                m_check.moreDice.push_back(std::move(more));
            }
        });
        std::uint64_t sides = m_pack.die(m_check.die) ? m_pack.die(m_check.die)->faces.size() : 1;
        for (const Check::MoreDice& more : m_check.moreDice) {
            sides = std::lcm(sides, std::max<std::uint64_t>(1, m_pack.die(more.die)->faces.size()));
            if (sides > mostSides) {
                reader.error("more-dice",
                             say("pack", "chances of dice with so many different faces cannot be worked "
                                         "out; take dice that are more alike"));
                m_check.moreDice.clear();
                return;
            }
        }
    }

    void readThrownAgain(ObjectReader& reader, const Roles& roles) {
        using Which = Check::ThrownAgain::Which;
        reader.object("throws-again", [&](ObjectReader& inner) {
            ExpressionReader expressions(m_pack, inner.context());
            Check::ThrownAgain again;
            again.which = static_cast<Which>(inner.whichChoice("dice"));
            again.when = expressions.readOptional(inner.want("when"), roles, Kind::Flag);
            again.most = expressions.readOptional(inner.want("most"), roles, Kind::Number);
            if (again.which == Which::Failed && m_check.form != Check::Form::Pool) {
                inner.error("dice", say("pack", "only the dice of a pool count or not; take \"lowest\" or "
                                                "\"any\" in a banded check"));
            }
            if (again.which == Which::Any && !inner.has("most")) {
                inner.error("dice",
                            say("pack", "all dice again would be another throw; say with \"most\" how "
                                        "many of them"));
            }
            m_check.again = std::move(again);
        });
    }

    void readBands(ObjectReader& reader, const Roles& roles) {
        reader.skip("bands");
        reader.skip("tables");
        if (reader.has("tables") && reader.has("bands")) {
            reader.error(
                "bands",
                say("pack", "a check has \"bands\" or \"tables\", not both; put these bands into a table"));
        }
        if (reader.has("tables")) {
            reader.objects("tables", [&](ObjectReader& inner) {
                BandTable table;
                table.when = readCondition(inner, "when", roles, m_pack);
                table.bands = readBandList(inner, "bands");
                table.onSheet = inner.words("sheet");
                m_check.tables.push_back(std::move(table));
            });
        } else {
            m_check.tables.push_back({{}, readBandList(reader, "bands"), {}});
        }
        readSymbols(reader);
    }

    std::vector<Band> readBandList(ObjectReader& reader, const std::string& key) {
        std::vector<Band> bands;
        reader.objects(key, true, [&](ObjectReader& inner) {
            Band band;
            if (inner.has("from")) {
                band.from = inner.whole("from");
            }
            if (inner.has("to")) {
                band.to = inner.whole("to");
            }
            inner.skip("from");
            inner.skip("to");
            band.outcome = readKnownOne(inner, "outcome", idsOf(m_pack.outcomes), "outcome");
            bands.push_back(std::move(band));
        });
        return bands;
    }

    void readSymbols(ObjectReader& reader) {
        const JsonNode* symbols = reader.want("symbols");
        if (!symbols) {
            return;
        }
        ObjectReader inner(*symbols, reader.context());
        const Die* die = m_check.dice.empty() ? nullptr : m_pack.die(m_check.dice.front());
        for (const auto& member : symbols->members()) {
            const bool shown = std::ranges::any_of(m_pack.dice, [&](const Die& each) {
                return m_check.mayThrow(each.id) && each.has({0, member.key});
            });
            if (die && !shown) {
                noSuchSymbol(reader.context(), member, *die);
            }
            m_check.symbols[member.key] = readKnownOne(inner, member.key, idsOf(m_pack.outcomes), "outcome");
        }
    }

    void readDrops(ObjectReader& reader, const Roles& roles) {
        reader.objects("drops", [&](ObjectReader& inner) {
            DropRule drop;
            drop.when = readNeeded(inner, "when", roles, Kind::Flag, m_pack);
            std::vector<std::string> lines;
            for (const Modifier* modifier : m_pack.modifiersOf(m_check.id)) {
                lines.push_back(modifier->id);
            }
            drop.onlyNegative = inner.choice("lines") == "negative";
            const std::string what = "modifier";
            drop.only = readKnown(inner, "only", lines, what);
            drop.except = readKnown(inner, "except", lines, what);
            m_check.drops.push_back(std::move(drop));
        });
    }

    void readConsequences(ObjectReader& reader, const Roles& roles) {
        reader.objects("effects", [&](ObjectReader& inner) {
            OutcomeEffects effects;
            effects.outcomes = readOutcomes(inner, "outcomes", m_check.id, false, m_pack);
            Roles judged = roles;
            judged.outcomes = effects.outcomes.empty() ? outcomesOf(m_check) : effects.outcomes;
            effects.effects = m_draft.readEffects(inner, "effects", judged, true);
            m_check.effects.push_back(std::move(effects));
        });
        m_check.texts = readSays(reader, "says", roles, m_check.id, m_draft);
    }

    /// Whether what its outcomes say can be said of who takes the check.
    void judgeOutcomes(ObjectReader& reader, const Roles& roles) {
        for (const Id& id : m_draft.placesJudged() ? outcomesOf(m_check) : std::vector<Id>{}) {
            const Outcome* outcome = m_pack.outcome(id);
            const std::string problem = outcome ? placeProblem(outcome->text, roles, m_pack) : std::string();
            if (!problem.empty() && placeProblem(outcome->text, m_pack).empty()) {
                reader.error("id", fill(say("pack", "the text of its outcome {id} does not fit: {problem}"),
                                        {{"id", inQuotes(id)}, {"problem", problem}}));
            }
            if (outcome && !outcome->says.empty() && outcome->of != m_check.subject) {
                reader.error(
                    "id",
                    fill(say("pack",
                             "its outcome {id} has texts about {who}, but the check is taken by {taker}"),
                         {{"id", inQuotes(id)},
                          {"who", oneOf(outcome->of)},
                          {"taker", oneOf(m_check.subject)}}));
            }
        }
    }

    PackDraft& m_draft;
    RulePack& m_pack;
    Check& m_check;
};

void readEachOutcome(ObjectReader& file, PackDraft& draft) {
    readEntries(
        file, "outcomes", "outcome", draft.pack().outcomes, [&](ObjectReader& reader, Outcome& outcome) {
            outcome.name = reader.words("name");
            outcome.text = reader.words("text");
            outcome.onSheet = reader.words("sheet");
            outcome.tone = reader.choice("tone");
            const std::string problem =
                draft.placesJudged() ? placeProblem(outcome.text, draft.pack()) : std::string();
            if (!problem.empty()) {
                reader.error("text", problem);
            }
            outcome.of = readSubjectKind(reader, "of");
            outcome.says =
                readSays(reader, "says", {outcome.of, SubjectKind::Unit, {}, Stage::Judged}, "", draft);
        });
}

void readEachCheck(ObjectReader& file, PackDraft& draft) {
    std::set<Id> seen;
    std::size_t next = 0;
    file.objects("checks", [&](ObjectReader& reader) {
        Check& check = draft.pack().checks[next++];
        CheckReader(draft, check).read(reader);
        duplicate(reader, "check", !seen.insert(check.id).second);
    });
}

void readContests(ObjectReader& file, PackDraft& draft) {
    RulePack& pack = draft.pack();
    file.objects("contests", [&](ObjectReader& reader) {
        Contest contest;
        contest.id = readNewId(reader, "contest", idsOf(pack.contests));
        contest.name = reader.words("name");
        contest.section = reader.text("section");
        readBothChecks(reader, contest, pack);
        const Check* check = pack.check(contest.check);
        const SubjectKind kind = check ? check->subject : SubjectKind::Unit;
        const Roles roles{kind, kind, {}, Stage::Settled};
        std::set<Id> named;
        reader.objects("cells", [&](ObjectReader& inner) {
            readName(inner, "cell", named);
            readCell(inner, contest, roles, draft);
        });
        readResults(reader, contest);
        contest.bothEffects = draft.readEffects(reader, "after", roles, false);
        pack.contests.push_back(std::move(contest));
    });
}

} // namespace

void readCheckNames(ObjectReader& file, PackDraft& draft) {
    file.objects("outcomes", [&draft](ObjectReader& reader) {
        draft.pack().outcomes.push_back({reader.text("id"), "", "", ""});
    });
    file.objects("checks", [&draft](ObjectReader& reader) {
        Check check;
        check.id = reader.text("id");
        check.subject = readSubjectKind(reader, "subject");
        check.other = readSubjectKind(reader, "other");
        draft.pack().checks.push_back(std::move(check));
    });
    readTableNames(file, draft);
}

void readChecks(ObjectReader& file, PackDraft& draft) {
    readTables(file, draft);
    readEachOutcome(file, draft);
    readEachCheck(file, draft);
    readContests(file, draft);
}

} // namespace umpire
