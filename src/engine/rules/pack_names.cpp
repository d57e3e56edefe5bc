// Step one of reading a pack: what there is. Conditions and formulas come in step two, when every name is
// known.

#include "pack_reader.h"

#include "umpire/base/text.h"

#include <algorithm>

namespace umpire {

void PackReader::duplicate(ObjectReader& reader, const std::string& what, bool taken) {
    if (taken && reader.has("id")) {
        const std::string id = reader.node().find("id")->scalar().is_string()
                                   ? reader.node().find("id")->scalar().get<std::string>()
                                   : "";
        reader.error("id",
                     "the " + what + " " + inQuotes(id) + " is there already; give this one another id");
    }
}

SubjectKind PackReader::readSubjectKind(ObjectReader& reader, const std::string& key,
                                        const std::string& fallback) {
    const std::vector<std::string> kinds{"side", "formation", "officer", "unit"};
    const std::string word =
        fallback.empty() ? reader.choice(key, kinds) : reader.choice(key, kinds, fallback);
    return static_cast<SubjectKind>(std::find(kinds.begin(), kinds.end(), word) - kinds.begin());
}

std::vector<Face> PackReader::readFaces(ObjectReader& reader, const std::string& key) {
    std::vector<Face> faces;
    const JsonNode* node = reader.need(key);
    if (!node || !node->isArray() || node->items().empty() || node->items().size() > 1000) {
        if (node) {
            reader.error(key, "expected a list of 1 to 1000 faces, found " + node->describe());
        }
        return {Face{1, ""}};
    }
    for (const JsonNode& item : node->items()) {
        Face face;
        if (item.scalar().is_string()) {
            face.symbol = item.scalar().get<std::string>();
            if (!isKebab(face.symbol)) {
                reader.context().error(item,
                                       inQuotes(face.symbol) +
                                           " is no symbol; use small letters, digits and single hyphens");
            }
        } else {
            face.number = readWhole(item, reader.context()).value_or(0);
        }
        faces.push_back(std::move(face));
    }
    return faces;
}

void PackReader::readDie(ObjectReader& reader) {
    Die die;
    die.id = reader.id("id");
    duplicate(reader, "die", m_pack->die(die.id) != nullptr);
    die.name = reader.text("name");
    die.faces = readFaces(reader, "faces");
    reader.objects("substitutes", false, [&](ObjectReader& inner) {
        Die::Substitute substitute{inner.id("id"), readFaces(inner, "faces")};
        duplicate(inner, "substitute",
                  std::any_of(die.substitutes.begin(), die.substitutes.end(),
                              [&substitute](const auto& other) { return other.id == substitute.id; }));
        for (const Face& face : substitute.faces) {
            if (inner.has("faces") && !die.has(face)) {
                inner.error("faces", "the " + die.name + " has no face " + dumpLine(toJson(face)) +
                                         "; it shows " + die.faceList());
            }
        }
        die.substitutes.push_back(std::move(substitute));
    });
    m_pack->dice.push_back(std::move(die));
}

void PackReader::readDice(ObjectReader& file) {
    file.objects("dice", true, [this](ObjectReader& reader) { readDie(reader); });
}

void PackReader::readRulings(ObjectReader& file) {
    file.objects("rulings", true, [this](ObjectReader& reader) {
        Ruling ruling;
        ruling.id = reader.id("id");
        duplicate(reader, "ruling", m_pack->ruling(ruling.id) != nullptr);
        ruling.item = reader.text("item");
        ruling.title = withNumbers(reader, "title", reader.text("title"));
        ruling.advice = reader.flag("advice", false);
        reader.objects("readings", true, [&](ObjectReader& inner) {
            Ruling::Reading reading{inner.id("id"), withNumbers(inner, "text", inner.text("text")), ""};
            reading.brief = withNumbers(inner, "short", inner.text("short", reading.text));
            duplicate(inner, "reading", ruling.find(reading.id) != nullptr);
            ruling.readings.push_back(std::move(reading));
        });
        if (ruling.readings.size() < 2) {
            reader.error("readings", "a ruling needs at least two readings; the first is the default");
            ruling.readings.resize(std::max<std::size_t>(1, ruling.readings.size()));
        }
        m_pack->rulings.push_back(std::move(ruling));
    });
}

void PackReader::readTexts(ObjectReader& file) {
    const auto members = [&file](const std::string& key, const auto& read) {
        const JsonNode* node = file.need(key);
        if (!node) {
            return;
        }
        ObjectReader inner(*node, file.context()); // reports what is no object
        for (const auto& member : node->members()) {
            inner.skip(member.key);
            if (!isKebab(member.key)) {
                Issue issue = file.context().document.issue(
                    member.value,
                    inQuotes(member.key) + " is no id; use small letters, digits and single hyphens");
                issue.at = member.at;
                file.context().report(std::move(issue));
            }
            read(member);
        }
    };
    members("texts", [&](const auto& member) {
        m_pack->texts[member.key] = readText(member.value, file.context()).value_or("");
    });
    members("numbers", [&](const auto& member) {
        m_pack->numbers[member.key] = readWhole(member.value, file.context()).value_or(0);
    });
}

void PackReader::namePhases(ObjectReader& file) {
    file.objects("phases", true, [this](ObjectReader& reader) {
        m_pack->phases.push_back({reader.id("id"), reader.text("name"), reader.text("short", "")});
    });
}

void PackReader::nameOutcomes(ObjectReader& file) {
    file.objects("outcomes", true, [this](ObjectReader& reader) {
        m_pack->outcomes.push_back({reader.text("id"), "", "", ""});
    });
}

void PackReader::nameAttributes(ObjectReader& file) {
    file.objects("attributes", true, [this](ObjectReader& reader) {
        Attribute attribute;
        attribute.id = reader.text("id");
        attribute.of = readSubjectKind(reader, "of", "");
        attribute.type = readType(reader, {"flag", "count", "choice", "text", "subject", "subjects"});
        if (reader.has("derived")) {
            attribute.derived = Expression{};
        }
        m_pack->attributes.push_back(std::move(attribute));
    });
}

void PackReader::nameFacts(ObjectReader& file) {
    file.objects("facts", true, [this](ObjectReader& reader) {
        Fact fact;
        fact.id = reader.text("id");
        fact.type = readType(reader, {"flag", "count", "choice", "choices", "subject", "subjects"});
        const std::vector<std::string> checks = reader.texts("checks");
        const Check* first = checks.empty() ? nullptr : m_pack->check(checks.front());
        fact.of =
            readSubjectKind(reader, "of", std::string(name(first ? first->subject : SubjectKind::Unit)));
        if (reader.has("derived")) {
            fact.derived = Expression{};
        }
        m_pack->facts.push_back(std::move(fact));
    });
}

void PackReader::nameChecks(ObjectReader& file) {
    file.objects("checks", true, [this](ObjectReader& reader) {
        Check check;
        check.id = reader.text("id");
        check.subject = readSubjectKind(reader, "subject", "unit");
        m_pack->checks.push_back(std::move(check));
    });
}

void PackReader::nameRoutines(ObjectReader& file) {
    file.objects("routines", true, [this](ObjectReader& reader) {
        const Id id = reader.text("id");
        m_pack->routines[id];
        m_pack->routineOrder.push_back(id);
        m_pack->routineSubjects.emplace(id, readSubjectKind(reader, "of", "unit"));
    });
}

} // namespace umpire
