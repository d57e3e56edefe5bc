// What stands in a pack and never matters.

#include "../expression_reader.h"
#include "../known_names.h"
#include "../nouns.h"
#include "pack_judges.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/rules/sheet_text.h"

#include <algorithm>
#include <set>

namespace umpire {

namespace {

using Op = Expression::Op;
using Names = std::set<Id>;

/// Tells of the entries of a list that are not used what `said` says of their ids.
template <typename Items>
void tellUnused(const Items& items, const std::string& part, const std::string& list, const auto& isUsed,
                const auto& said, const PackReport& report) {
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (!isUsed(items[i])) {
            report({part, {{list, i}}, "id"}, said(items[i].id));
        }
    }
}

bool isIdLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
}

/// The id that begins there, or "".
Id idAt(const std::string& text, std::size_t at) {
    const auto begin = text.begin() + static_cast<std::ptrdiff_t>(at);
    return {begin, std::find_if_not(begin, text.end(), isIdLetter)};
}

/// Which names a pack uses, and which of them only its game does.
class Usage {
  public:
    Usage(const RulePack& pack, const PackParts& files, const ModuleNeeds* game) {
        visitPack(pack, [this](const Expression& e) { addExpression(e); });
        const auto add = [this](const Effect& e) { addEffect(e); };
        visitCommandEffects(pack, add);
        for (const Moment& moment : pack.moments) {
            visitEffects(moment.effects, add);
        }
        for (const Action& action : pack.actions) {
            visitEffects(action.waived, add);
        }
        for (const auto& [part, document] : files) {
            addEntries(part, document->root());
        }
        for (const Check& check : pack.checks) {
            for (const Id& outcome : outcomesOf(check)) {
                m_outcomes.insert(outcome);
            }
            for (const auto& [symbol, outcome] : check.symbols) {
                m_symbols.insert(symbol);
            }
            for (const FollowUp& next : check.then) {
                m_rolled.insert(next.check);
            }
        }
        for (const Action& action : pack.actions) {
            addSteps(action.does);
        }
        for (const Attribute& attribute : pack.attributes) {
            m_dotted.insert(attribute.adjusts);
            m_dotted.insert(attribute.shareOf);
            m_set.insert({attribute.stamp, attribute.heldIn});
        }
        if (game) {
            addGame(*game);
        }
        for (const Contest& contest : pack.contests) {
            if (m_fought.contains(contest.id)) {
                m_rolled.insert({contest.check, contest.enemyCheck});
            }
        }
    }

    bool number(const Id& id) const { return m_numbers.contains(id); }
    bool outcome(const Id& id) const { return m_outcomes.contains(id); }
    bool routine(const Id& id) const { return m_routines.contains(id); }
    bool symbol(const Id& id) const { return m_symbols.contains(id); }
    bool check(const Check& check) const { return check.direct || m_rolled.contains(check.id); }
    bool contest(const Id& id) const { return m_fought.contains(id); }
    /// Read by some rule, text, sheet or window, or changing so that it is worth being shown.
    bool attribute(const Attribute& attribute) const {
        const bool read = m_read.contains({attribute.of, attribute.id}) || m_dotted.contains(attribute.id) ||
                          !attribute.rosterKey.empty() || !attribute.adjusts.empty() || attribute.mark ||
                          attribute.deed || attribute.tie;
        return read || (attribute.shown && (attribute.derived || m_set.contains(attribute.id)));
    }

  private:
    void addExpression(const Expression& e) {
        if (e.op == Op::Of) {
            m_read.emplace(e.operands[0].type.subject, e.word);
        } else if (e.op == Op::Constant) {
            m_numbers.insert(e.word);
        } else if (e.op == Op::Symbols || e.op == Op::Faces) {
            m_symbols.insert(e.word);
        }
    }

    void addSteps(const std::vector<ActionStep>& steps) {
        for (const ActionStep& step : steps) {
            if (step.kind == ActionStep::Kind::Roll) {
                m_rolled.insert(step.word);
            } else if (step.kind == ActionStep::Kind::Contest) {
                m_fought.insert(step.word);
            }
            addSteps(step.steps);
        }
    }

    void addEffect(const Effect& effect) {
        if (effect.kind == Effect::Kind::Do) {
            m_routines.insert(effect.word);
        } else if (effect.kind == Effect::Kind::Due) {
            m_rolled.insert(effect.word);
        } else if (effect.kind == Effect::Kind::Set || effect.kind == Effect::Kind::Put ||
                   effect.kind == Effect::Kind::Take || effect.kind == Effect::Kind::Score) {
            m_set.insert(effect.word);
        }
        for (const auto& [attribute, value] : effect.given) {
            m_set.insert(attribute);
        }
    }

    /// What stands in the lists and objects of a file; the names of these are no words of its own.
    void addEntries(const std::string& part, const JsonNode& root) {
        static const Names naming{"sheets", "balance", "roster", "roles"};
        const bool names = naming.contains(part);
        for (const JsonNode::Member& list : root.members()) {
            if (list.key == "$schema") {
                continue;
            }
            for (const JsonNode::Member& entry : list.value.members()) {
                addNode(entry.value, names);
            }
            if (!list.value.isObject()) {
                addNode(list.value, names);
            }
        }
    }

    void addNode(const JsonNode& node, bool names) {
        for (const JsonNode::Member& member : node.members()) {
            addText(member.key, names);
            addNode(member.value, names);
        }
        for (const JsonNode& item : node.items()) {
            addNode(item, names);
        }
        if (node.scalar().is_string()) {
            addText(node.scalar().get_ref<const std::string&>(), names);
        }
    }

    /// Places in texts, and the names of attributes that sheets and comparisons list.
    void addText(const std::string& text, bool names) {
        for (auto dot = text.find('.'); dot != std::string::npos; dot = text.find('.', dot + 1)) {
            const std::string_view lead = std::string_view(text).substr(0, dot);
            if (lead.ends_with("number")) {
                m_numbers.insert(idAt(text, dot + 1));
            } else if (lead.ends_with("self") || lead.ends_with("other") || lead.ends_with("each")) {
                m_dotted.insert(idAt(text, dot + 1));
            }
        }
        if (names) {
            m_dotted.insert(idAt(text, 0));
            for (auto quote = text.find('"'); quote != std::string::npos; quote = text.find('"', quote + 1)) {
                m_dotted.insert(idAt(text, quote + 1));
            }
        }
    }

    void addGame(const ModuleNeeds& game) {
        for (const ModuleNeeds::Roll& roll : game.checks) {
            m_outcomes.insert(roll.outcomes.begin(), roll.outcomes.end());
            m_rolled.insert(roll.id);
        }
        m_fought.insert(game.contests.begin(), game.contests.end());
        for (const ModuleNeeds::Routine& routine : game.routines) {
            m_routines.insert(routine.id);
        }
        for (const ModuleNeeds::Attribute& attribute : game.attributes) {
            m_read.emplace(attribute.of, attribute.id);
        }
        m_numbers.insert(game.numbers.begin(), game.numbers.end());
        m_dotted.insert(game.optional.begin(), game.optional.end());
    }

    Names m_numbers;
    Names m_outcomes;
    Names m_routines;
    Names m_symbols;
    Names m_rolled; ///< checks that are made in the course of something else
    Names m_fought; ///< contests
    Names m_set;
    Names m_dotted;
    std::set<std::pair<SubjectKind, Id>> m_read;
};

Names textsShown(const TextUses& uses, const ModuleNeeds* game) {
    Names shown;
    for (const TextUse& use : uses) {
        shown.insert(use.text);
    }
    if (game) {
        shown.insert(game->texts.begin(), game->texts.end());
    }
    return shown;
}

std::string nowhere(const std::string& what, const Id& id, const std::string& doing) {
    return fill(say("pack", "the {what} {id} is never used; {doing}, or remove it"),
                {{"what", noun(what)}, {"id", inQuotes(id)}, {"doing", doing}});
}

/// The words of a choice are those of the fact of that name, else of any vocabulary.
void judgeChoice(const RulePack& pack, const ActionField& field, const PackPlace& place,
                 const PackReport& warn) {
    const Fact* fact = pack.fact(field.id);
    const Vocabulary* only = fact ? pack.vocabulary(fact->type.vocabulary) : nullptr;
    std::vector<std::string> known;
    for (const Vocabulary& vocabulary : pack.vocabularies) {
        const std::vector<std::string> words = vocabulary.ids();
        if (!only || only == &vocabulary) {
            known.insert(known.end(), words.begin(), words.end());
        }
    }
    for (const std::string& word : field.words) {
        if (!listed(known, word)) {
            const std::string sentence =
                only ? say("pack",
                           "the vocabulary {vocabulary} has no word {word}, so no rule can ask for it{hint}")
                     : say("pack", "no vocabulary has the word {word}, so no rule can ask for it{hint}");
            warn(place, fill(sentence, {{"vocabulary", only ? inQuotes(only->id) : ""},
                                        {"word", inQuotes(word)},
                                        {"hint", didYouMean(word, known)}}));
        }
    }
}

/// Dice that only such checks throw are thrown by nobody either.
void warnOfRolls(const RulePack& pack, const Usage& usage, const PackReport& warn) {
    tellUnused(
        pack.checks, "checks", "checks", [&](const Check& check) { return usage.check(check); },
        [](const Id& id) {
            return nowhere("check", id,
                           say("pack", "let an action roll it, let it fall due, or make it \"direct\""));
        },
        warn);
    tellUnused(
        pack.contests, "checks", "contests",
        [&](const Contest& contest) { return usage.contest(contest.id); },
        [](const Id& id) { return nowhere("contest", id, say("pack", "let an action come to it")); }, warn);
}

void warnOfSymbols(const RulePack& pack, const Usage& usage, const PackReport& warn) {
    for (std::size_t i = 0; i < pack.dice.size(); ++i) {
        Names told;
        for (const Face& face : pack.dice[i].faces) {
            if (!face.symbol.empty() && !usage.symbol(face.symbol) && told.insert(face.symbol).second) {
                warn({"dice", {{"dice", i}}, "faces"},
                     fill(say("pack", "no check knows the face {face}, which counts as 0; give it an outcome "
                                      "in \"symbols\" of a check that throws the die, or remove it"),
                          {{"face", inQuotes(face.symbol)}}));
            }
        }
    }
}

/// Facts that some expression or text reads, other than the derivation of the fact itself.
std::set<Id> factsUsed(const RulePack& pack) {
    std::set<Id> used;
    visitPack(pack, [&used](const Expression& e) {
        if (namesFact(e)) {
            used.insert(e.word);
        }
    });
    const auto addText = [&used](const std::string& text) {
        const std::vector<Id> facts = factsIn(text);
        used.insert(facts.begin(), facts.end());
    };
    for (const auto& [id, text] : pack.texts) {
        addText(text);
    }
    for (const Modifier& modifier : pack.modifiers) {
        addText(modifier.label);
    }
    for (const Outcome& outcome : pack.outcomes) {
        addText(outcome.text);
    }
    return used;
}

std::set<Id> vocabulariesUsed(const RulePack& pack) {
    std::set<Id> used;
    if (pack.map) {
        used.insert({placeWords, borderWords});
    }
    for (const Attribute& attribute : pack.attributes) {
        used.insert(attribute.type.vocabulary);
    }
    for (const Fact& fact : pack.facts) {
        used.insert(fact.type.vocabulary);
    }
    for (const Vocabulary& vocabulary : pack.vocabularies) {
        for (const Trait& trait : vocabulary.traits) {
            used.insert(trait.type.vocabulary);
        }
    }
    for (const Table& table : pack.tables) {
        used.insert({table.rows.vocabulary, table.type.vocabulary});
        used.insert(table.columns ? table.columns->vocabulary : std::string());
    }
    for (const ReferencePart& part : pack.sheets.reference.parts) {
        used.insert(part.vocabulary);
    }
    for (const Action& action : pack.actions) {
        for (const ActionField& field : action.fields) {
            used.insert(field.vocabulary);
        }
    }
    return used;
}

} // namespace

void checkUsage(const RulePack& pack, const PackReport& report) {
    const std::set<Id> facts = factsUsed(pack);
    tellUnused(
        pack.facts, "facts", "facts", [&](const Fact& fact) { return facts.contains(fact.id); },
        [](const Id& id) {
            return fill(
                say("pack", "the fact {i} is never used; use it in a condition or a value, or remove it"),
                {{"i", inQuotes(id)}});
        },
        report);
    const std::set<Id> vocabularies = vocabulariesUsed(pack);
    tellUnused(
        pack.vocabularies, "vocabulary", "vocabularies",
        [&](const Vocabulary& vocabulary) { return vocabularies.contains(vocabulary.id); },
        [](const Id& id) {
            return fill(say("pack", "the vocabulary {i} is never used; give an attribute or a fact words "
                                    "from it, or remove it"),
                        {{"i", inQuotes(id)}});
        },
        report);
    std::set<Id> read;
    visitPack(pack, [&read](const Expression& e) {
        if (e.op == Op::Cell || e.op == Op::Known) {
            read.insert(e.word);
        }
    });
    if (pack.roles.map.way) {
        read.insert(pack.roles.map.way->cost); // by whoever pulls a stack on the map
    }
    tellUnused(
        pack.tables, "checks", "tables", [&](const Table& table) { return read.contains(table.id); },
        [](const Id& id) {
            return fill(say("pack", "nothing reads the table {id}; read it with {example}, or remove it"),
                        {{"id", inQuotes(id)}, {"example", "{\"table\": ...}"}});
        },
        report);
    const auto isThrown = [&pack](const Die& die) {
        return std::ranges::any_of(pack.checks,
                                   [&die](const Check& check) { return check.mayThrow(die.id); });
    };
    tellUnused(
        pack.dice, "dice", "dice", isThrown,
        [](const Id& id) {
            return fill(say("pack", "no check throws the die {id}; use it in a check, or remove it"),
                        {{"id", inQuotes(id)}});
        },
        report);
}

void warnUnused(const RulePack& pack, const PackParts& files, const ModuleNeeds* game, const TextUses& uses,
                const PackReport& warn) {
    const Usage usage(pack, files, game);
    warnOfRolls(pack, usage, warn);
    warnOfSymbols(pack, usage, warn);
    tellUnused(
        pack.attributes, "attributes", "attributes",
        [&](const Attribute& attribute) { return usage.attribute(attribute); },
        [](const Id& id) {
            return nowhere("attribute", id, say("pack", "read it in a rule or show it in a text"));
        },
        warn);
    tellUnused(
        pack.outcomes, "checks", "outcomes",
        [&](const Outcome& outcome) { return usage.outcome(outcome.id); },
        [](const Id& id) { return nowhere("outcome", id, say("pack", "let a check come to it")); }, warn);
    for (std::size_t i = 0; i < pack.routineOrder.size(); ++i) {
        if (!usage.routine(pack.routineOrder[i])) {
            warn({"effects", {{"routines", i}}, "id"},
                 nowhere("routine", pack.routineOrder[i], say("pack", "let an effect do it")));
        }
    }
    const Names shown = textsShown(uses, game);
    for (const auto& [id, text] : pack.texts) {
        if (!shown.contains(id)) {
            warn({"texts", {}, "texts", id}, nowhere("text", id, say("pack", "let a rule show it")));
        }
    }
    for (const auto& [id, number] : pack.numbers) {
        if (!usage.number(id)) {
            warn({"texts", {}, "numbers", id},
                 nowhere("number", id, say("pack", "count with it or show it in a text")));
        }
    }
    for (std::size_t i = 0; i < pack.actions.size(); ++i) {
        for (std::size_t j = 0; j < pack.actions[i].fields.size(); ++j) {
            judgeChoice(pack, pack.actions[i].fields[j],
                        {"actions", {{"actions", i}, {"fields", j}}, "words"}, warn);
        }
    }
}

// Texts with places that cannot be filled where they are shown.

void checkTexts(const RulePack& pack, const TextUses& uses, const PackReport& report) {
    std::set<Id> shown;
    std::set<std::pair<Id, std::string>> told;
    for (const TextUse& use : uses) {
        const auto text = pack.texts.find(use.text);
        if (text == pack.texts.end()) {
            continue;
        }
        shown.insert(use.text);
        const std::string problem = placeProblem(text->second, use.roles, pack);
        if (!problem.empty() && told.emplace(use.text, problem).second) {
            report({"texts", {}, "texts", use.text}, problem);
        }
    }
    for (const auto& [id, text] : pack.texts) {
        const std::string problem = shown.contains(id) ? std::string() : placeProblem(text, pack);
        if (!problem.empty()) {
            report({"texts", {}, "texts", id}, problem);
        }
    }
}

// Texts for printed sheets that stand with outcomes, modifiers and contests.

void checkSheetTexts(const RulePack& pack, const PackReport& report) {
    const auto judge = [&](const PackPlace& place, const std::string& text) {
        const std::string problem = sheetPlaceProblem(text, pack);
        if (!problem.empty()) {
            report(place, problem);
        }
    };
    for (std::size_t i = 0; i < pack.outcomes.size(); ++i) {
        judge({"checks", {{"outcomes", i}}, "sheet"}, pack.outcomes[i].onSheet);
    }
    for (std::size_t i = 0; i < pack.modifiers.size(); ++i) {
        judge({"modifiers", {{"modifiers", i}}, "sheet"}, pack.modifiers[i].onSheet);
        judge({"modifiers", {{"modifiers", i}}, "worth"}, pack.modifiers[i].worth);
    }
    for (std::size_t i = 0; i < pack.contests.size(); ++i) {
        for (std::size_t j = 0; j < pack.contests[i].cells.size(); ++j) {
            const PackPlace cell{"checks", {{"contests", i}, {"cells", j}}, ""};
            judge({cell.part, cell.steps, "sheet"}, pack.contests[i].cells[j].onSheet);
            judge({cell.part, cell.steps, "enemy-sheet"}, pack.contests[i].cells[j].enemyOnSheet);
        }
    }
}

} // namespace umpire
