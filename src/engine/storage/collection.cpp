#include "umpire/storage/collection.h"
#include "umpire/base/speech.h"

#include "../base/line_ends.h"
#include "file_seal.h"

#include "umpire/base/file.h"
#include "umpire/base/object_reader.h"
#include "umpire/base/text.h"

#include <algorithm>
#include <map>
#include <set>

namespace umpire {

namespace {

constexpr const char* collectionFormat = "desert-umpire-collection";
constexpr std::int64_t collectionVersion = 1;
constexpr std::size_t mostEntries = 1'000;
constexpr std::size_t mostCollected = 10'000;
constexpr std::size_t mostCollectedCompared = 1'000; // in search of what was meant

struct List {
    const char* key;
    Saying misplaced;  ///< when another {other} than its {key} says where one belongs
    const char* place; ///< the key under which its entries name what they belong to
};
constexpr List collectionLists[] = {
    {"formations", Saying("collection", "the place of a formation stands in {key}, not in {other}"),
     "parent"},
    {"officers", Saying("collection", "the place of an officer stands in {key}, not in {other}"), "commands"},
    {"units", Saying("collection", "the place of a unit stands in {key}, not in {other}"), "formation"}};

bool isPlaceKey(std::string_view key) {
    return std::any_of(std::begin(collectionLists), std::end(collectionLists),
                       [&](const List& list) { return key == list.place; });
}

/// Reads one entry of the file: ids, and what belongs where.
class CollectedReader {
  public:
    CollectedReader(const ReadContext& context, std::size_t& subjects)
        : m_context(context), m_subjects(subjects) {}

    Collected read(ObjectReader& reader) {
        Collected entry;
        entry.id = reader.id("id");
        entry.name = reader.text("name");
        entry.rules = reader.id("rules");
        for (const List& list : collectionLists) {
            Json& subjects = entry.roster[list.key] = Json::array();
            reader.objects(list.key, false,
                           [&](ObjectReader& subject) { subjects.push_back(readSubject(subject, list)); });
        }
        checkPlaces();
        return entry;
    }

  private:
    Json readSubject(ObjectReader& reader, const List& list) {
        if (++m_subjects == mostCollected + 1) {
            m_context.error(reader.node(),
                            fill(say("collection", "more than {most} formations, officers and units"),
                                 {{"most", std::to_string(mostCollected)}}));
        }
        const Id id = reader.id("id");
        reader.text("name");
        readId(reader, id);
        readPlace(reader, list, id);
        for (const JsonNode::Member& member : reader.node().members()) {
            readValue(reader, list, member);
        }
        return reader.node().toJson();
    }

    void readId(ObjectReader& reader, const Id& id) {
        if (id == "turn" || id == "due") {
            reader.error("id", fill(say("read", "{id} is a word of the program; choose another id"),
                                    {{"id", inQuotes(id)}}));
        }
        const auto [other, fresh] = m_ids.emplace(id, &reader.node());
        if (!fresh && !id.empty()) {
            reader.error("id",
                         fill(say("collection",
                                  "the id {id} is taken already (line {line}); ids are unique in an entry"),
                              {{"id", inQuotes(id)}, {"line", std::to_string(other->second->at().line)}}));
        }
    }

    void readPlace(ObjectReader& reader, const List& list, const Id& id) {
        const bool formation = list.place == std::string_view("parent");
        if (formation) {
            m_formations.insert(id);
        }
        if (reader.has(list.place)) {
            const Place place{reader.want(list.place), reader.text(list.place)};
            m_places.push_back(place);
            if (formation) {
                m_parents.emplace(id, place);
            }
        }
    }

    /// A game's keys hold single values. What places a subject of another kind, or on a side, is a slip.
    void readValue(ObjectReader& reader, const List& list, const JsonNode::Member& member) const {
        const JsonNode& value = member.value;
        if (member.key == "side") {
            m_context.error(value, say("collection", "a collection has no sides; leave \"side\" out"));
        } else if (member.key != list.place && isPlaceKey(member.key)) {
            m_context.error(value, fill(list.misplaced.said(),
                                        {{"key", inQuotes(list.place)}, {"other", inQuotes(member.key)}}));
        } else if (value.isObject() || value.isArray() || value.scalar().is_null()) {
            m_context.error(
                value,
                fill(say("read", "found {found} where a text, a whole number, true or false is expected"),
                     {{"found", value.describe()}}));
        } else if (value.scalar().is_number()) {
            readWhole(value, m_context);
        }
        reader.skip(member.key);
    }

    void checkPlaces() const {
        const std::vector<std::string> known(m_formations.begin(), m_formations.end());
        for (const Place& place : m_places) {
            if (!m_formations.contains(place.id) && !m_context.full()) {
                m_context.error(*place.node, fill(say("collection", "the entry has no formation {id}{guess}"),
                                                  {{"id", inQuotes(place.id)},
                                                   {"guess", known.size() > mostCollectedCompared
                                                                 ? std::string()
                                                                 : didYouMean(place.id, known)}}));
            }
        }
        const auto above = [this](const Id& formation) {
            const auto place = m_parents.find(formation);
            return place == m_parents.end() ? std::nullopt : std::optional(place->second.id);
        };
        LineEnds<Id> ends;
        for (const Id& formation : m_formations) {
            if (!m_context.full() && !ends.of(formation, above)) {
                m_context.error(*m_parents.at(formation).node,
                                fill(say("read", "the line of command of {id} runs in a circle"),
                                     {{"id", inQuotes(formation)}}));
            }
        }
    }

    struct Place {
        const JsonNode* node;
        Id id;
    };

    ReadContext m_context;
    std::size_t& m_subjects; ///< of the whole file
    std::map<Id, const JsonNode*> m_ids;
    std::set<Id> m_formations;
    std::vector<Place> m_places;
    std::map<Id, Place> m_parents; ///< of formations
};

Collection readCollection(ObjectReader& file) {
    const ReadContext& context = file.context();
    Collection collection;
    std::size_t subjects = 0;
    std::map<Id, int> lines;
    file.objects("entries", true, [&](ObjectReader& reader) {
        if (collection.entries.size() == mostEntries) {
            context.error(reader.node(), fill(say("collection", "more than {most} entries"),
                                              {{"most", std::to_string(mostEntries)}}));
        }
        Collected entry = CollectedReader(context, subjects).read(reader);
        const auto [other, fresh] = lines.emplace(entry.id, reader.node().at().line);
        if (!fresh && !entry.id.empty()) {
            reader.error("id",
                         fill(say("collection",
                                  "the id {id} is taken already (line {line}); ids of entries are unique"),
                              {{"id", inQuotes(entry.id)}, {"line", std::to_string(other->second)}}));
        }
        collection.entries.push_back(std::move(entry));
    });
    return collection;
}

} // namespace

LoadedCollection parseCollection(std::string_view text, const std::string& name) {
    LoadedCollection loaded;
    const JsonDocument document(name, parseJson(text, name, loaded.issues));
    if (hasErrors(loaded.issues)) {
        return loaded;
    }
    Collection collection;
    {
        ObjectReader file(document.root(), {document, loaded.issues});
        if (file.valid() &&
            readFileHeader(file, collectionFormat, collectionVersion, say("collection", "collections"))) {
            collection = readCollection(file);
        } else {
            file.skip("entries");
        }
    }
    if (!hasErrors(loaded.issues)) {
        loaded.collection = std::move(collection);
    }
    return loaded;
}

LoadedCollection loadCollection(const std::filesystem::path& path) {
    std::error_code ignored;
    if (std::filesystem::status(path, ignored).type() == std::filesystem::file_type::not_found) {
        return {};
    }
    const auto text = readFile(path);
    if (!text) {
        LoadedCollection none;
        none.unreadable = true;
        none.issues.push_back(errorIn(path.string(), text.error().text));
        return none;
    }
    return parseCollection(*text, path.string());
}

std::string writeCollection(const Collection& collection) {
    Json file{{"format", collectionFormat}, {"version", collectionVersion}, {"entries", Json::array()}};
    for (const Collected& entry : collection.entries) {
        Json json{{"id", entry.id}, {"name", entry.name}, {"rules", entry.rules}};
        for (const List& list : collectionLists) {
            json[list.key] = entry.roster.value(list.key, Json::array());
        }
        file["entries"].push_back(std::move(json));
    }
    return file.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string saveCollection(const Collection& collection, const std::filesystem::path& path) {
    const std::string text = writeCollection(collection);
    const Issues issues = parseCollection(text, "").issues;
    if (hasErrors(issues)) {
        return fill(say("collection", "the collection is not saved: {problem} (at {place})"),
                    {{"problem", issues.front().text}, {"place", issues.front().path}});
    }
    return writeFileAtomically(path, text);
}

} // namespace umpire
