#include "part_readers.h"

#include "../attribute_names.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/rules/written_expressions.h"

#include <algorithm>
#include <set>

namespace umpire {

using Kind = Type::Kind;

namespace {

void readMarkWords(ObjectReader& reader, const std::string& key, const Attribute& attribute,
                   std::optional<std::string>& words) {
    if (reader.has(key)) {
        words = reader.words(key, "");
        idle(reader, key, attribute.type.kind != Kind::Flag, say("pack", "only a flag is set or cleared"));
    }
    reader.skip(key);
}

/// Reports a key of a battle file that means something else there.
void checkRosterKey(ObjectReader& reader, const Attribute& attribute) {
    const std::string& key = attribute.rosterKey;
    const bool placed = key == "parent" || key == "commands" || key == "side" || key == "formation";
    if (key == "id" || key == "name" || placed) {
        reader.error("roster",
                     fill(say("pack", "{key} means something else in a battle file; choose another key"),
                          {{"key", inQuotes(key)}}));
    }
    if (key == "what" || key == "under") {
        reader.error("roster",
                     fill(say("pack", "{key} means something else in a roster sheet; choose another key"),
                          {{"key", inQuotes(key)}}));
    }
}

void checkIdleKeys(ObjectReader& reader, const Attribute& attribute) {
    const bool derived = attribute.derived.has_value();
    const bool count = attribute.type.kind == Kind::Number;
    idle(reader, "default", derived, say("pack", "the value is derived"));
    idle(reader, "roster", derived, say("pack", "the value is derived"));
    idle(reader, "required", attribute.rosterKey.empty(),
         say("pack", "there is no \"roster\" key to require"));
    idle(reader, "least", attribute.rosterKey.empty() || !count,
         say("pack", "it limits a count that is given in a battle file"));
    idle(reader, "most", !count, say("pack", "it limits a count"));
    idle(reader, "mark", attribute.type.kind != Kind::Flag, say("pack", "only a flag can be a mark"));
    idle(reader, "stamp", attribute.type.kind != Kind::Flag || derived,
         say("pack", "only a stored flag can be stamped"));
    idle(reader, "held-in", !count || derived, say("pack", "only a stored count can be held"));
    idle(reader, "adjusts", !derived, say("pack", "the value is stored itself"));
    idle(reader, "lasts", derived, say("pack", "the value is derived"));
    idle(reader, "deed", attribute.type.kind != Kind::Flag, say("pack", "only a flag can be a deed"));
    idle(reader, "points", !count || derived || attribute.of != SubjectKind::Side,
         say("pack", "only a stored count of a side counts points"));
    idle(reader, "tie", attribute.type.kind != Kind::Subject,
         say("pack", "only a subject can be tied to another"));
    if (attribute.type.kind == Kind::Texts && attribute.type.vocabulary == placeWords && !derived) {
        reader.error("kind", say("pack", "several places are derived, never stored; give \"derived\""));
    }
    if (attribute.deed && attribute.lasts == Attribute::Lasts::On && !derived) {
        reader.error("deed",
                     say("pack", "a deed is of its phase, half-turn or turn; say which as \"lasts\""));
    }
}

void checkShares(ObjectReader& reader, const Attribute& attribute) {
    const bool count = attribute.type.kind == Kind::Number;
    idle(reader, "share-of", !count, say("pack", "only a count can be a share of another"));
    idle(reader, "marks", !count, say("pack", "only a count can have marks"));
    if (count && reader.has("marks") && !reader.has("share-of")) {
        reader.error("marks", say("pack", "marks are shares of another count; name it as \"share-of\""));
    }
}

void checkAttribute(ObjectReader& reader, const Attribute& attribute) {
    if (attribute.type.kind == Kind::Nothing) {
        return; // which keys fit it cannot be known
    }
    const std::vector<std::string> builtIn = builtInNames(attribute.of);
    if (listed(builtIn, attribute.id)) {
        reader.error("id", fill(say("pack", "every {kind} has {attribute} anyway; choose another id"),
                                {{"kind", kindWord(attribute.of)}, {"attribute", inQuotes(attribute.id)}}));
    }
    checkRosterKey(reader, attribute);
    checkIdleKeys(reader, attribute);
    checkShares(reader, attribute);
    idle(reader, "shown-when", !attribute.shown, say("pack", "it is never shown"));
    idle(reader, "reported", !attribute.shown, say("pack", "it is never shown"));
}

/// How it is shown, and what it is besides a value.
void readUse(ObjectReader& reader, Attribute& attribute) {
    attribute.reported = reader.flag("reported");
    attribute.shown = reader.flag("shown");
    attribute.mark = reader.flag("mark");
    attribute.lasts = static_cast<Attribute::Lasts>(reader.whichChoice("lasts"));
    attribute.deed = reader.flag("deed");
    attribute.tie = reader.flag("tie");
    attribute.points = reader.flag("points");
}

/// An attribute of the same subject that fits; looked for only where one is named.
Id readOther(ObjectReader& reader, const std::string& key, const Attribute& attribute,
             const std::function<bool(const Attribute&)>& fits, const std::string& what,
             const RulePack& pack) {
    return reader.want(key) ? readKnownOne(reader, key, attributesThat(fits, attribute.of, pack), what, false)
                            : Id();
}

/// The stored attributes of the same subject that it names.
void readStored(ObjectReader& reader, Attribute& attribute, const RulePack& pack) {
    attribute.adjusts = readOther(reader, "adjusts", attribute, isStored, "stored attribute", pack);
    attribute.stamp = readOther(reader, "stamp", attribute, isStoredCount, "stored count", pack);
    const auto isOtherStoredCount = [&](const Attribute& other) {
        return isStoredCount(other) && other.id != attribute.id;
    };
    attribute.heldIn = readOther(reader, "held-in", attribute, isOtherStoredCount, "stored count", pack);
    const bool shared = std::ranges::any_of(pack.attributes, [&attribute](const Attribute& other) {
        const bool same = other.id != attribute.id && other.heldIn == attribute.heldIn;
        return other.of == attribute.of && (same || (other.id == attribute.heldIn && !other.heldIn.empty()));
    });
    if (!attribute.heldIn.empty() && shared) {
        reader.error("held-in",
                     fill(say("pack", "{count} holds for another count already, or is held itself; "
                                      "each wants a count of its own"),
                          {{"count", inQuotes(attribute.heldIn)}}));
    }
}

/// A share as a number, or as one of the pack's: "$number.ID".
std::optional<std::int64_t> readMark(const JsonNode& node, const ReadContext& context, const RulePack& pack) {
    if (!node.text().starts_with("$number.") || isFormula(node.text())) {
        return readWhole(node, context);
    }
    const Roles nobody{SubjectKind::Unit, std::nullopt, {}, Stage::Start};
    const Expression number = ExpressionReader(pack, context).read(node, nobody, Kind::Number);
    return number.op == Expression::Op::Constant ? std::optional(pack.number(number.word)) : std::nullopt;
}

void readMarks(ObjectReader& reader, Attribute& attribute, const RulePack& pack) {
    const auto isOtherCount = [&attribute](const Attribute& other) {
        return other.id != attribute.id && other.type.kind == Kind::Number;
    };
    attribute.shareOf = readOther(reader, "share-of", attribute, isOtherCount, "other count", pack);
    reader.objects("marks", [&pack, &attribute](ObjectReader& entry) {
        const bool above = entry.has("above");
        const std::string key = above ? "above" : "at";
        const JsonNode* node = entry.need(key);
        if (above && entry.has("at")) {
            entry.error("at", say("pack", "a mark stands either \"at\" a share or \"above\" it; remove one"));
            entry.skip("at");
        }
        if (!node) {
            return;
        }
        const std::int64_t last = attribute.marks.empty() ? 0 : attribute.marks.back().percent;
        const std::int64_t percent = readMark(*node, entry.context(), pack).value_or(last + 1);
        if (percent <= last || percent > 100) {
            entry.error(key,
                        say("pack", "marks are per cent from 1 to 100, each larger than the one before it"));
        }
        attribute.marks.push_back({percent, above});
    });
}

void readAttribute(ObjectReader& reader, Attribute& attribute, PackDraft& draft) {
    const RulePack& pack = draft.pack();
    ExpressionReader expressions(pack, reader.context());
    attribute.id = reader.id("id");
    attribute.of = readSubjectKind(reader, "of");
    attribute.name = reader.words("name");
    attribute.brief = reader.words("short", attribute.name);
    attribute.type = readType(reader, pack);
    attribute.text = draft.withNumbers(reader, "text", reader.words("text"));
    const Roles roles{attribute.of, std::nullopt, {}, Stage::Start};
    attribute.fallback = expressions.readTyped(reader.want("default"), roles, attribute.type);
    attribute.derived = expressions.readTyped(reader.want("derived"), roles, attribute.type);
    attribute.shownIf = expressions.readOptional(reader.want("shown-when"), roles, Kind::Flag);
    attribute.most = expressions.readOptional(reader.want("most"), roles, Kind::Number);
    attribute.rosterKey = reader.text("roster");
    attribute.required = reader.flag("required");
    attribute.least = reader.whole("least");
    readStored(reader, attribute, pack);
    readUse(reader, attribute);
    readMarkWords(reader, "set-text", attribute, attribute.whenSet);
    readMarkWords(reader, "cleared-text", attribute, attribute.whenCleared);
    readMarks(reader, attribute, pack);
}

void readEachAttribute(ObjectReader& file, PackDraft& draft) {
    std::set<std::pair<SubjectKind, Id>> seen;
    std::set<std::pair<SubjectKind, std::string>> keys;
    std::size_t next = 0;
    file.objects("attributes", [&](ObjectReader& reader) {
        Attribute& attribute = draft.pack().attributes[next++];
        readAttribute(reader, attribute, draft);
        duplicate(reader, std::string(name(attribute.of)) + " attribute",
                  !seen.emplace(attribute.of, attribute.id).second);
        if (!attribute.rosterKey.empty() && !keys.emplace(attribute.of, attribute.rosterKey).second) {
            reader.error(
                "roster",
                fill(say("pack", "another {kind} attribute is read from {rosterKey} already"),
                     {{"kind", kindWord(attribute.of)}, {"rosterKey", inQuotes(attribute.rosterKey)}}));
        }
        checkAttribute(reader, attribute);
    });
}

void readNotes(ObjectReader& file, PackDraft& draft) {
    std::set<Id> named;
    file.objects("notes", [&](ObjectReader& reader) {
        readName(reader, "note", named);
        Note note;
        note.of = readSubjectKind(reader, "of");
        const Roles roles{note.of, std::nullopt, {}, Stage::Start};
        note.when = readCondition(reader, "when", roles, draft.pack());
        note.text = draft.readTextId(reader, "text", roles);
        draft.pack().notes.push_back(std::move(note));
    });
}

} // namespace

void readAttributeNames(ObjectReader& file, PackDraft& draft) {
    file.objects("attributes", [&draft](ObjectReader& reader) {
        Attribute attribute;
        attribute.id = reader.text("id");
        attribute.of = readSubjectKind(reader, "of");
        attribute.type = readType(reader, draft.pack());
        attribute.points = reader.flag("points");
        attribute.required = reader.flag("required");
        attribute.heldIn = reader.text("held-in");
        if (reader.has("derived")) {
            attribute.derived = Expression{};
        }
        draft.pack().attributes.push_back(std::move(attribute));
    });
}

void readAttributes(ObjectReader& file, PackDraft& draft) {
    readEachAttribute(file, draft);
    readNotes(file, draft);
}

} // namespace umpire
