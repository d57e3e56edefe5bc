#pragma once

#include "house_docs.h"
#include "house_files.h"

namespace umpire {

/// One change of house rules, made in the text of a part's file. Each gives "" or in words why nothing was
/// changed.
class HouseEdit {
  public:
    HouseEdit(const HouseDocs& docs, HouseFiles& files) : m_docs(docs), m_files(files) {}

    std::string set(const HousePath& path, const Json& to);
    std::string reset(const HousePath& path);
    std::string add(const HousePath& path, const Json& entry);
    std::string remove(const HousePath& path);
    std::string moveBefore(const HousePath& entry, const std::string& other);

  private:
    std::string problemOf(const HousePath& path) const;
    std::string notThere(const HousePath& path) const;
    bool isList(const HousePath& path) const;
    bool isEntry(const HousePath& path) const { return path.steps.size() > 1 && isList(path.above()); }
    bool isRemoved(const HousePath& path) const;
    bool saysAll(const HousePath& path) const;
    bool isValue(const HousePath& path) const;
    bool isAsBelow(const HousePath& path, const Json& value) const;

    JsonText& textOf(const std::string& part);
    void keep(const std::string& part);
    Json entry(const HousePath& path, const Json& members) const;
    Json standing(const HousePath& path, std::size_t depth, const Json& to) const;
    void renewWord(const HousePath& path);
    void write(const HousePath& path, const Json& to);
    void takeOut(const HousePath& path);
    void prune(HousePath path);
    bool saysNothing(const JsonText& text, const HousePath& path) const;

    std::string setFirst(const HousePath& list, const std::string& first);
    void takeOutOrder(const HousePath& list);

    const JsonText m_nothing = *JsonText::of("{}\n");
    const HouseDocs& m_docs;
    HouseFiles& m_files;
    std::map<std::string, JsonText> m_texts; ///< of the parts that are being changed
};

} // namespace umpire
