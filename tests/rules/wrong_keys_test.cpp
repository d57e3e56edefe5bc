// Whatever the table of keys says of a key holds for the reader: another kind of value there is refused at
// its place, and so is a key that the table does not have.

#include "rules/pack_copy.h"
#include "umpire/base/key_table.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

namespace umpire::test::wrong_keys_test {
namespace {

constexpr const char* stranger = "zzz";

/// A value that stands wrongly in a file.
struct Mistake {
    std::string file;
    std::string entry; ///< the path of the entry of the file that it is in
    std::string path;
    std::string where; ///< "shape.key"
    nlohmann::json::json_pointer at;
    nlohmann::json wrong;
};

/// One mistake for each key of each shape that the packs use, and an unknown key for each shape.
class Mistakes {
  public:
    void look(const std::string& file, const nlohmann::json& document) {
        m_file = file;
        object(file, document, nlohmann::json::json_pointer(), "", "");
    }

    std::vector<Mistake> take() { return std::exchange(m_found, {}); }
    std::size_t seen() const { return m_seen.size(); }

  private:
    static std::string within(const std::string& path, const std::string& key) {
        return path.empty() ? key : path + "." + key;
    }

    void add(const std::string& where, const nlohmann::json::json_pointer& at, const std::string& path,
             const std::string& entry, nlohmann::json wrong) {
        if (m_seen.insert(where).second) {
            m_found.push_back({m_file, entry.empty() ? path : entry, path, where, at, std::move(wrong)});
        }
    }

    /// What no key of that kind takes; null where the table says it in words only.
    static nlohmann::json wrongFor(const FileKey& key, const std::string& is) {
        if (!key.words.empty() || is == "text" || is == "id" || is == "file") {
            return 5;
        }
        if (is == "flag" || is == "number" || is == "whole number") {
            return nlohmann::json::array({"some", "list"});
        }
        const bool structured = is == "object" || is.starts_with("list of ") || is.starts_with("map of ");
        return structured ? nlohmann::json(5) : nlohmann::json();
    }

    void object(const std::string& name, const nlohmann::json& value, const nlohmann::json::json_pointer& at,
                const std::string& path, const std::string& entry) {
        const FileShape* shape = KeyTable::ofFiles().shape(name);
        if (!shape || !value.is_object()) {
            return;
        }
        // A second key of an expression is told at the expression.
        if (!shape->rest.contains("additionalProperties") && !shape->keys.empty() && name != "expression") {
            add(name + "." + stranger, at / stranger, within(path, stranger), entry, 1);
        }
        for (const FileKey& key : shape->keys) {
            if (value.contains(key.name)) {
                inside(name, key, value[key.name], at / key.name, within(path, key.name), entry);
            }
        }
    }

    void inside(const std::string& shape, const FileKey& key, const nlohmann::json& value,
                const nlohmann::json::json_pointer& at, const std::string& path, const std::string& entry) {
        std::string is = key.is;
        if (is.ends_with(" or null")) {
            is.resize(is.size() - std::string(" or null").size());
        }
        if (nlohmann::json wrong = wrongFor(key, is); !wrong.is_null()) {
            add(shape + "." + key.name, at, path, entry, std::move(wrong));
        }
        const std::string part = FileShape::shapeIn(is);
        if (is.starts_with("list of ") && value.is_array()) {
            for (std::size_t i = 0; i < value.size(); ++i) {
                const std::string item = path + "[" + std::to_string(i) + "]";
                object(part, value[i], at / i, item, entry.empty() ? item : entry);
            }
        } else if (is.starts_with("map of ") && value.is_object()) {
            for (const auto& [name, each] : value.items()) {
                const std::string item = within(path, name);
                object(part, each, at / name, item, entry.empty() ? item : entry);
            }
        } else {
            object(part, value, at, path, entry);
        }
    }

    std::string m_file;
    std::set<std::string> m_seen;
    std::vector<Mistake> m_found;
};

/// Writes as many mistakes into the pack as lie in different entries, and takes them from the list.
std::vector<Mistake> makeMistakes(const PackCopy& pack, std::vector<Mistake>& left) {
    std::vector<Mistake> made;
    std::map<std::string, nlohmann::json> documents;
    for (auto mistake = left.begin(); mistake != left.end();) {
        const auto isAlone = [](const Mistake& each) { // much else is then wrong as well
            return each.file == "pack.json" || each.path.ends_with(".id");
        };
        const bool taken = std::any_of(made.begin(), made.end(), [&](const Mistake& other) {
            return isAlone(*mistake) || isAlone(other) ||
                   (other.file == mistake->file &&
                    (other.entry.starts_with(mistake->entry) || mistake->entry.starts_with(other.entry)));
        });
        if (taken) {
            ++mistake;
            continue;
        }
        auto document = documents.find(mistake->file);
        if (document == documents.end()) {
            document =
                documents.emplace(mistake->file, nlohmann::json::parse(pack.read(mistake->file))).first;
        }
        document->second[mistake->at] = mistake->wrong;
        made.push_back(*mistake);
        mistake = left.erase(mistake);
    }
    for (const auto& [file, document] : documents) {
        pack.write(file, document.dump(1));
    }
    return made;
}

TEST(WrongKeys, AreRefusedAtTheirPlace) {
    Mistakes mistakes;
    for (const char* id : {"sand-sweat-and-camels", "death-in-the-desert", "morschauser-mark-1",
                           "allenbys-blitzkrieg", "palestine-card-game"}) {
        const PackCopy whole(id);
        for (const auto& file : std::filesystem::directory_iterator(whole.folder())) {
            if (file.path().extension() == ".json") {
                const std::string name = file.path().filename().string();
                mistakes.look(name, nlohmann::json::parse(whole.read(name)));
            }
        }
        for (std::vector<Mistake> left = mistakes.take(); !left.empty();) {
            const PackCopy pack(id);
            const std::vector<Mistake> made = makeMistakes(pack, left);
            const Issues issues = pack.load().issues;
            for (const Mistake& mistake : made) {
                EXPECT_TRUE(std::any_of(issues.begin(), issues.end(),
                                        [&](const Issue& issue) {
                                            return issue.severity == Severity::Error &&
                                                   issue.path == mistake.path &&
                                                   std::filesystem::path(issue.file).filename() ==
                                                       mistake.file;
                                        }))
                    << id << " " << mistake.where << " at " << mistake.file << ": " << mistake.path;
            }
        }
    }
    EXPECT_GT(mistakes.seen(), 400U);
}

} // namespace
} // namespace umpire::test::wrong_keys_test
