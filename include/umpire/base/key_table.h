#pragma once

#include "umpire/base/json.h"
#include "umpire/base/json_document.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace umpire {

/// A key of an object in one of our files.
struct FileKey {
    std::string name;
    std::string formerly; ///< its old name, which is read as this one; "" for none
    /// "text", "id", "file", "flag", "number" (as packs have them), "whole number", "object", the name of
    /// another shape, "list of ..." or "map of ..." one of these, each perhaps with " or null"; in words
    /// where only the schema says what is taken.
    std::string is;
    std::vector<std::string> words; ///< one of these words, where it must be
    bool needed = false;
    Json rest; ///< its default, its limits, and where `is` says it in words only its schema
    std::string help;
};

/// What an object in one of our files may hold.
struct FileShape {
    std::string title; ///< of whole files
    std::string help;
    std::vector<FileKey> keys;
    Json rest; ///< keywords of JSON Schema: rules across keys, other keys, or all there is to say

    const FileKey* key(std::string_view name) const;
    /// The key that had this name formerly, or null.
    const FileKey* formerKey(std::string_view name) const;
    /// The name of the shape of what stands under a key, be it one or a list; "" where that is no object.
    static std::string shapeIn(std::string is);
};

/// What may stand in packs, battles and collections, key by key: `rules/schema/keys.json`, which is part of
/// the program. The JSON Schemas and the tables of keys in `rules/README.md` are written from it.
class KeyTable {
  public:
    explicit KeyTable(const JsonNode& table);

    /// The table of this program.
    static const KeyTable& ofFiles();

    /// The shape of that name, such as "fact" or "facts.json"; null where there is none.
    const FileShape* shape(const std::string& name) const;

    /// The kinds of file that have a schema, such as "facts", and "common" for what several of them share.
    std::vector<std::string> files() const;
    /// The JSON Schema of a kind of file.
    Json schema(const std::string& file) const;
    /// A page of Markdown, in which each table behind a line `<!-- keys: SHAPE -->` is written anew.
    std::string withTables(const std::string& page) const;

  private:
    std::map<std::string, FileShape> m_shapes;
    std::vector<std::string> m_order; ///< names of shapes as the table has them
};

} // namespace umpire
