#include "recorded_json.h"

#include "umpire/base/halves.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/rules/commands.h"

#include <algorithm>

namespace umpire {

namespace {

/// Members that nobody relies on are kept as they are.
void skipAll(ObjectReader& reader) {
    for (const JsonNode::Member& member : reader.node().members()) {
        reader.skip(member.key);
    }
}

const JsonNode* listIn(ObjectReader& reader, const std::string& key, bool needed) {
    const JsonNode* list = needed ? reader.need(key) : reader.want(key);
    if (list && !list->isArray()) {
        reader.error(
            key, fill(say("read", "found {found} where a list is expected"), {{"found", list->describe()}}));
        return nullptr;
    }
    return list;
}

void expectObject(ObjectReader& reader, const std::string& key) {
    const JsonNode* node = reader.want(key);
    if (node && !node->isObject()) {
        reader.error(key, fill(say("read", "found {found} where an object is expected"),
                               {{"found", node->describe()}}));
    }
}

void checkFaces(ObjectReader& reader) {
    const JsonNode* list = listIn(reader, "dice", true);
    if (!list) {
        return;
    }
    for (const JsonNode& face : list->items()) {
        const bool text = !face.isObject() && !face.isArray() && face.scalar().is_string();
        if (!text) {
            readWhole(face, reader.context());
        }
    }
}

/// The total of a roll or what a line is worth: a whole number, or a half.
void checkAmount(ObjectReader& reader, const std::string& key) {
    const JsonNode* node = reader.need(key);
    const bool scalar = node && !node->isObject() && !node->isArray();
    const bool half =
        scalar && node->scalar().is_number_float() && node->scalar() == inHalves(halvesOf(node->scalar()));
    if (node && !half) {
        readWhole(*node, reader.context());
    }
}

void checkLines(ObjectReader& reader) {
    reader.objects("modifiers", true, [](ObjectReader& line) {
        line.text("id");
        checkAmount(line, "value");
        line.text("label", "");
        line.text("section", "");
        line.flag("overridden", false);
        skipAll(line);
    });
}

void checkExplained(ObjectReader& reader) {
    const JsonNode* node = reader.want("explained");
    if (!node) {
        return;
    }
    ObjectReader explained(*node, reader.context());
    explained.text("die", "");
    explained.text("other", "");
    explained.texts("kinds");
    expectObject(explained, "facts");
    skipAll(explained);
}

void checkStep(const JsonNode& node, const ReadContext& context) {
    ObjectReader step(node, context);
    step.text("check");
    step.text("subject");
    checkFaces(step);
    checkLines(step);
    checkAmount(step, "total");
    step.text("outcome");
    step.text("text");
    checkExplained(step);
    skipAll(step);
}

/// The number of a record, from 1 up.
void checkNumber(ObjectReader& reader) {
    if (reader.whole("record") < 1 && reader.has("record")) {
        reader.error("record", say("read", "records are numbered from 1 up"));
    }
}

bool isNull(const JsonNode& node) {
    return !node.isObject() && !node.isArray() && node.scalar().is_null();
}

void checkDifference(ObjectReader& item) {
    for (const char* key : {"was", "now"}) {
        const JsonNode* step = item.need(key);
        if (step && !isNull(*step)) {
            checkStep(*step, item.context());
        }
    }
}

void checkEffect(ObjectReader& item) {
    for (const char* key : {"was", "now"}) {
        const JsonNode* node = item.need(key);
        if (!node) {
            continue;
        }
        ObjectReader subjects(*node, item.context());
        for (const JsonNode::Member& member : node->members()) {
            expectObject(subjects, member.key);
        }
    }
}

void checkConflict(ObjectReader& item) {
    item.text("reason");
    item.flag("kept", false);
}

void checkNote(ObjectReader& item) {
    item.text("note");
}

void checkSaid(ObjectReader& item) {
    item.text("text");
    item.text("tone");
}

struct Told {
    const char* key;
    void (*check)(ObjectReader&);
    bool ofRecords = true; ///< each names the record it is about
};

/// What a correction tells, each a list about records, and what the rules had to say.
constexpr Told told[] = {{"differences", checkDifference},
                         {"effects", checkEffect},
                         {"conflicts", checkConflict},
                         {"notes", checkNote},
                         {"said", checkSaid, false}};

} // namespace

Json readRecordedCommand(const JsonNode& node, const ReadContext& context) {
    ObjectReader command(node, context);
    if (!command.valid()) {
        return Json::object();
    }
    const Verb verb = verbNamed(command.text("do"));
    if (verb == Verb::Check) {
        command.text("check");
    }
    if (verb == Verb::Correct || (verb == Verb::Note && !command.has("subject"))) {
        checkNumber(command);
    }
    listIn(command, "dice", false);
    skipAll(command);
    return node.toJson();
}

Json readRecordedStep(const JsonNode& node, const ReadContext& context) {
    checkStep(node, context);
    return node.toJson();
}

Json readRecordedExtra(const JsonNode::Member& member, const ReadContext& context) {
    const auto known = std::find_if(std::begin(told), std::end(told),
                                    [&member](const Told& each) { return member.key == each.key; });
    if (known == std::end(told)) {
        return member.value.toJson();
    }
    if (!member.value.isArray()) {
        context.error(member.value, fill(say("read", "found {found} where a list is expected"),
                                         {{"found", member.value.describe()}}));
    }
    for (const JsonNode& node : member.value.items()) {
        ObjectReader item(node, context);
        if (known->ofRecords) {
            checkNumber(item);
        }
        known->check(item);
        skipAll(item);
    }
    return member.value.toJson();
}

} // namespace umpire
