#include "../attribute_names.h"
#include "part_readers.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/rules/sheet_text.h"

#include <algorithm>
#include <array>
#include <set>

namespace umpire {

namespace {

using Op = Expression::Op;
using PartKind = ReferencePart::Kind;

/// Keys that only some kinds of part have.
struct OwnKey {
    const char* key;
    std::vector<PartKind> kinds;
};

const std::vector<OwnKey>& ownKeys() {
    static const std::vector<OwnKey> keys{
        {"checks", {PartKind::Outcomes, PartKind::Modifiers, PartKind::Grid}},
        {"heads", {PartKind::Modifiers}},
        {"contest", {PartKind::Contest}},
        {"groups", {PartKind::Grid, PartKind::Words}},
        {"steps", {PartKind::Grid}},
        {"marks", {PartKind::Grid}},
        {"vocabulary", {PartKind::Words}},
        {"columns", {PartKind::Words}},
        {"measure", {PartKind::Words}},
        {"rows", {PartKind::Words}},
        {"adds",
         {PartKind::Phases, PartKind::Outcomes, PartKind::Modifiers, PartKind::Grid, PartKind::Words}},
    };
    return keys;
}

std::vector<std::string> namesOf(const std::vector<PartKind>& kinds, const std::vector<std::string>& words) {
    std::vector<std::string> names;
    for (const PartKind kind : kinds) {
        names.push_back(inQuotes(words[static_cast<std::size_t>(kind)]));
    }
    return names;
}

void checkKeys(ObjectReader& reader, PartKind kind) {
    for (const OwnKey& own : ownKeys()) {
        const bool fits = listed(own.kinds, kind);
        if (!fits && reader.has(own.key)) {
            reader.error(own.key, fill(say("pack", "{key} belongs to a part of the kind {list}; remove it"),
                                       {{"key", inQuotes(own.key)},
                                        {"list", joined(namesOf(own.kinds, reader.offered("kind")))}}));
            reader.skip(own.key);
        }
    }
}

bool isCountTrait(const Trait& trait) {
    return trait.type.kind == Type::Kind::Number;
}

bool isChoiceOfWords(const Trait& trait) {
    return trait.type.kind == Type::Kind::Text && !trait.type.vocabulary.empty();
}

std::vector<std::string> traitsOf(const Vocabulary* vocabulary, bool (*fits)(const Trait&)) {
    return vocabulary ? idsThat(vocabulary->traits, fits) : Ids();
}

/// A sheet is printed before anybody has moved: only the rulings and the pack itself are known.
bool needsABattle(const Expression& condition) {
    bool found = false;
    visit(condition, [&found](const Expression& e) {
        const bool known =
            e.op == Op::Literal || e.op == Op::Ruling || (e.op >= Op::Constant && e.op < Op::Cell);
        found = found || !known;
    });
    return found;
}

/// Reads what stands on the ready reference: its parts and footnotes.
class ReferenceReader {
  public:
    ReferenceReader(const RulePack& pack, const ReadContext& context) : m_pack(pack), m_context(context) {}

    Reference read(ObjectReader& reader) {
        readFootnotes(reader);
        reader.objects("parts", [this](ObjectReader& part) { readPart(part); });
        checkFootnotes(reader);
        return std::move(m_reference);
    }

  private:
    void readFootnotes(ObjectReader& reader) {
        reader.objects("footnotes", [this](ObjectReader& entry) {
            Reference::Footnote footnote{entry.id("id"), entry.words("text")};
            if (findById(m_reference.footnotes, footnote.id)) {
                entry.error(
                    "id",
                    fill(say("pack", "the footnote {footnote} is there already; give this one another id"),
                         {{"footnote", inQuotes(footnote.id)}}));
            }
            footnote.text = places(entry, "text", footnote.text);
            m_reference.footnotes.push_back(std::move(footnote));
        });
    }

    void checkFootnotes(ObjectReader& reader) {
        const JsonNode* list = reader.want("footnotes");
        std::size_t next = 0;
        if (!list) {
            return;
        }
        for (const JsonNode& item : list->items()) {
            if (!item.isObject()) {
                continue; // reported, and not counted
            }
            const Id& id = m_reference.footnotes[next++].id;
            if (!id.empty() && !m_footnotesUsed.contains(id)) {
                m_context.error(
                    item,
                    fill(say("pack",
                             "nothing refers to the footnote {id}; name it as a \"footnote\", or remove it"),
                         {{"id", inQuotes(id)}}));
            }
        }
    }

    void readPart(ObjectReader& reader) {
        ReferencePart part;
        part.id = reader.id("id");
        if (findById(m_reference.parts, part.id)) {
            reader.error("id", fill(say("pack", "the part {part} is there already; give this one another id"),
                                    {{"part", inQuotes(part.id)}}));
        }
        part.kind = static_cast<PartKind>(reader.whichChoice("kind"));
        part.title = places(reader, "title", reader.words("title"));
        part.footnote = readFootnote(reader);
        part.umpireOnly = reader.flag("umpire-only");
        checkKeys(reader, part.kind);
        if (part.kind == PartKind::Outcomes || part.kind == PartKind::Modifiers ||
            part.kind == PartKind::Grid) {
            readChecks(reader, part);
        }
        if (part.kind == PartKind::Contest) {
            reader.need("contest");
            part.contest = m_context.judges("check") && reader.has("contest")
                               ? readKnownOne(reader, "contest", idsOf(m_pack.contests), "contest")
                               : reader.text("contest");
        }
        if (part.kind == PartKind::Grid) {
            readGrid(reader, part);
        }
        if (part.kind == PartKind::Words) {
            readWords(reader, part);
        }
        reader.objects("adds", [&](ObjectReader& inner) { readAddition(inner, part); });
        reader.objects("texts", part.kind == PartKind::Texts,
                       [&](ObjectReader& inner) { part.texts.push_back(readText(inner)); });
        m_reference.parts.push_back(std::move(part));
    }

    void readChecks(ObjectReader& reader, ReferencePart& part) {
        reader.need("checks");
        for (const Id& id : readKnown(reader, "checks", idsOf(m_pack.checks), "check")) {
            const Check* check = m_pack.check(id);
            part.columns.push_back({id, check ? check->name : ""});
        }
        if (part.kind == PartKind::Modifiers) {
            readHeads(reader, part);
        }
        if (part.kind == PartKind::Grid && part.columns.size() != 1 && reader.has("checks")) {
            reader.error("checks", say("pack", "a grid is drawn of one check; name just one"));
        } else if (part.columns.empty() && reader.has("checks")) {
            reader.error("checks", say("pack", "an empty list names no check"));
        }
    }

    void readHeads(ObjectReader& reader, ReferencePart& part) {
        const JsonNode* node = reader.want("heads");
        if (node && node->isArray()) {
            readListOfHeads(reader, part);
            return;
        }
        reader.object("heads", [&](ObjectReader& heads) {
            for (const auto& member : heads.node().members()) {
                std::string head = heads.words(member.key);
                const auto column = std::ranges::find_if(
                    part.columns, [&member](const auto& each) { return each.of == member.key; });
                if (column != part.columns.end()) {
                    column->head = std::move(head);
                } else if (m_context.judges("check")) {
                    heads.error(member.key, fill(say("pack", "{check} is none of the checks of this part"),
                                                 {{"check", inQuotes(member.key)}}));
                }
            }
        });
    }

    /// As older packs have them: in the order of the checks.
    void readListOfHeads(ObjectReader& reader, ReferencePart& part) {
        const std::vector<std::string> heads = reader.manyWords("heads");
        if (heads.size() != part.columns.size()) {
            reader.error(
                "heads",
                fill(say("pack", "there is one head for each of the checks; found {heads} for {checks}"),
                     {{"heads", std::to_string(heads.size())},
                      {"checks", sayCounted("pack", "{n} check", "{n} checks")
                                     .of(static_cast<long long>(part.columns.size()))}}));
        }
        for (std::size_t i = 0; i < std::min(heads.size(), part.columns.size()); ++i) {
            part.columns[i].head = heads[i];
        }
    }

    void readGrid(ObjectReader& reader, ReferencePart& part) {
        const Check* check = part.columns.empty() ? nullptr : m_pack.check(part.columns.front().of);
        const SubjectKind taker = check ? check->subject : SubjectKind::Formation;
        part.groups = readAttributeId(reader, "groups", m_pack, {taker, "choice of words", isChoice}, true);
        part.steps = readAttributeId(reader, "steps", m_pack, {taker, "count", isCount}, true);
        part.marks = readAttributeId(reader, "marks", m_pack, {taker, "count with marks", hasMarks}, true);
    }

    void readGroups(ObjectReader& reader, ReferencePart& part, const std::vector<std::string>& choices) {
        part.groups = reader.text("groups");
        if (!part.groups.empty() && !listed(choices, part.groups) && m_context.judges("vocabulary")) {
            reader.error("groups",
                         fill(say("pack", "no word of {vocabulary} has a choice of words {of}{hint}"),
                              {{"vocabulary", inQuotes(part.vocabulary)},
                               {"of", inQuotes(part.groups)},
                               {"hint", orKnown(part.groups, choices, "trait")}}));
        }
    }

    void readWords(ObjectReader& reader, ReferencePart& part) {
        part.vocabulary = readKnownOne(reader, "vocabulary", idsOf(m_pack.vocabularies), "vocabulary");
        part.measure = reader.words("measure");
        const Vocabulary* vocabulary = m_pack.vocabulary(part.vocabulary);
        const std::vector<std::string> counts = traitsOf(vocabulary, isCountTrait);
        readGroups(reader, part, traitsOf(vocabulary, isChoiceOfWords));
        reader.objects("columns", true, [&](ObjectReader& inner) {
            ReferencePart::Column column{inner.text("trait"), inner.words("head")};
            const bool found = listed(counts, column.of);
            if (vocabulary && inner.has("trait") && !found && m_context.judges("vocabulary")) {
                inner.error("trait", fill(say("pack", "no word of {vocabulary} has a count {of}{hint}"),
                                          {{"vocabulary", inQuotes(part.vocabulary)},
                                           {"of", inQuotes(column.of)},
                                           {"hint", orKnown(column.of, counts, "count")}}));
            }
            part.columns.push_back(std::move(column));
        });
        reader.objects("rows", [&](ObjectReader& inner) { readRow(inner, part); });
    }

    void readRow(ObjectReader& reader, ReferencePart& part) {
        ReferencePart::ExtraRow row;
        const Vocabulary* vocabulary = m_pack.vocabulary(part.vocabulary);
        const bool replaces = reader.has("word");
        if (replaces && vocabulary) {
            row.word = readKnownOne(reader, "word", vocabulary->ids(), "word");
            const Word* word = vocabulary->find(row.word);
            row.name = word ? word->name : "";
        }
        reader.skip("word");
        if (!replaces) {
            reader.need("name");
        }
        row.name = reader.words("name", row.name);
        places(reader, "name", row.name);
        row.cells = reader.manyWords("cells");
        for (const std::string& cell : row.cells) {
            places(reader, "cells", cell);
        }
        if (reader.need("cells") && row.cells.size() != part.columns.size()) {
            reader.error(
                "cells",
                fill(say("pack", "there is one text for each of the traits; found {cells} for {traits}"),
                     {{"cells", std::to_string(row.cells.size())},
                      {"traits", sayCounted("pack", "{n} trait", "{n} traits")
                                     .of(static_cast<long long>(part.columns.size()))}}));
            row.cells.resize(part.columns.size());
        }
        part.rows.push_back(std::move(row));
    }

    void readAddition(ObjectReader& reader, ReferencePart& part) {
        SheetAddition addition;
        static const std::array<std::string, 8> named{"phase",   "outcome", "modifier", "",
                                                      "outcome", "word",    "",         ""};
        const std::string& what = named[static_cast<std::size_t>(part.kind)];
        addition.to =
            targetsKnown(part) ? readKnownOne(reader, "to", targetsOf(part), what) : reader.text("to");
        std::vector<std::string> traits;
        for (const ReferencePart::Column& column : part.columns) {
            traits.push_back(column.of);
        }
        if (part.kind == PartKind::Words) {
            addition.column = readKnownOne(reader, "trait", traits, "trait", false);
        } else if (reader.has("trait")) {
            reader.error("trait", say("pack", "only words of a vocabulary have traits to add to; remove it"));
            reader.skip("trait");
        }
        if (!reader.has("footnote")) {
            reader.need("text");
        }
        addition.text = readText(reader);
        part.additions.push_back(std::move(addition));
    }

    SheetText readText(ObjectReader& reader) {
        SheetText text;
        text.footnote = readFootnote(reader);
        text.lead = places(reader, "lead", reader.words("lead"));
        text.text = places(reader, "text", reader.words("text"));
        const JsonNode* when = reader.want("when");
        const Roles nobody{SubjectKind::Unit, std::nullopt, {}, Stage::Start};
        text.when = ExpressionReader(m_pack, m_context).readOptional(when, nobody, Type::Kind::Flag);
        if (text.when && needsABattle(*text.when)) {
            m_context.error(
                *when,
                say("pack",
                    "a sheet is printed without a battle; only \"$ruling\" and \"$number\" are known here"));
        }
        return text;
    }

    Id readFootnote(ObjectReader& reader) {
        const Id id = readKnownOne(reader, "footnote", idsOf(m_reference.footnotes), "footnote", false);
        m_footnotesUsed.insert(id);
        return id;
    }

    std::string places(ObjectReader& reader, const std::string& key, const std::string& text) {
        const bool judged = !m_context.unread || m_context.unread->empty();
        const std::string problem = judged ? sheetPlaceProblem(text, m_pack) : std::string();
        if (!problem.empty()) {
            reader.error(key, problem);
        }
        return text;
    }

    /// What texts can be added to.
    std::vector<std::string> targetsOf(const ReferencePart& part) const {
        if (part.kind == PartKind::Phases) {
            std::vector<std::string> targets = idsOf(m_pack.phases);
            targets.insert(targets.begin(), m_pack.halves ? "half-turn-start" : "turn-start");
            targets.emplace_back(m_pack.halves ? "half-turn-end" : "turn-end");
            return targets;
        }
        if (part.kind == PartKind::Words) {
            const Vocabulary* vocabulary = m_pack.vocabulary(part.vocabulary);
            return vocabulary ? vocabulary->ids() : std::vector<std::string>{};
        }
        std::vector<std::string> targets;
        std::set<std::string> seen;
        const auto add = [&](const Id& id) {
            if (seen.insert(id).second) {
                targets.push_back(id);
            }
        };
        for (const ReferencePart::Column& column : part.columns) {
            const Check* check = part.kind == PartKind::Modifiers ? nullptr : m_pack.check(column.of);
            for (const Id& outcome : check ? outcomesOf(*check) : Ids{}) {
                add(outcome);
            }
            for (const Modifier& modifier : m_pack.modifiers) {
                if (part.kind == PartKind::Modifiers && listed(modifier.checks, column.of)) {
                    add(modifier.id);
                }
            }
        }
        return targets;
    }

    /// False when something they hang on is misspelt, which is reported where it stands.
    bool targetsKnown(const ReferencePart& part) const {
        const auto known = [this](const Id& check) { return m_pack.check(check) != nullptr; };
        const auto outcomesKnown = [&](const auto& column) {
            const std::vector<Id> outcomes = known(column.of) ? outcomesOf(*m_pack.check(column.of)) : Ids{};
            return known(column.of) &&
                   std::ranges::all_of(outcomes, [this](const Id& id) { return m_pack.outcome(id); });
        };
        const auto checksKnown = [&](const Modifier& modifier) {
            return std::ranges::all_of(modifier.checks, known);
        };
        switch (part.kind) {
        case PartKind::Phases:
            return true;
        case PartKind::Words:
            return m_pack.vocabulary(part.vocabulary) && m_context.judges("vocabulary");
        case PartKind::Modifiers:
            return std::ranges::all_of(m_pack.modifiers, checksKnown);
        default:
            return std::ranges::all_of(part.columns, outcomesKnown);
        }
    }

    const RulePack& m_pack;
    ReadContext m_context;
    Reference m_reference;
    std::set<Id> m_footnotesUsed;
};

/// The attributes that are named for each of the kinds.
std::map<SubjectKind, Ids> readOfKinds(ObjectReader& reader, const std::vector<SubjectKind>& kinds,
                                       const char* what, bool (*fits)(const Attribute&),
                                       const RulePack& pack) {
    std::map<SubjectKind, Ids> named;
    for (const SubjectKind kind : kinds) {
        const Ids ids = readAttributeIds(reader, std::string(name(kind)), pack, {kind, what, fits});
        if (!ids.empty()) {
            named[kind] = ids;
        }
    }
    return named;
}

} // namespace

void readSheets(ObjectReader& file, PackDraft& draft) {
    RulePack& pack = draft.pack();
    SheetPlan& plan = pack.sheets;
    const Wanted plain{SubjectKind::Unit, "attribute that can be written down", isWritable};
    using enum SubjectKind;
    file.object("heads", [&](ObjectReader& reader) {
        plan.heads = readOfKinds(reader, {Side, Formation, Officer}, plain.what, isWritable, pack);
    });
    plan.rosterColumns = readAttributeIds(file, "roster", pack, plain);
    plan.cardLines = readAttributeIds(file, "card", pack, plain);
    file.object("state-sheet", [&](ObjectReader& reader) {
        plan.state = readOfKinds(reader, {Side, Formation, Officer, Unit}, "attribute that can be adjusted",
                                 isAdjustable, pack);
    });
    file.object("reference", [&](ObjectReader& reader) {
        plan.reference = ReferenceReader(pack, file.context()).read(reader);
    });
}

} // namespace umpire
