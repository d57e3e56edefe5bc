#pragma once

#include "umpire/base/object_reader.h"
#include "umpire/rules/rule_pack.h"

#include <functional>

namespace umpire {

/// A kind of attribute that some key names, and what messages call it.
struct Wanted {
    SubjectKind of = SubjectKind::Unit;
    const char* what;
    bool (*fits)(const Attribute& attribute);
};

bool isStored(const Attribute& attribute);
bool isFlag(const Attribute& attribute);
bool isPlace(const Attribute& attribute);
bool isCount(const Attribute& attribute);
bool isStoredCount(const Attribute& attribute);
bool isText(const Attribute& attribute);
bool isChoice(const Attribute& attribute);
bool isStoredChoice(const Attribute& attribute);
bool hasMarks(const Attribute& attribute);
/// True for what `adjust` may set.
bool isAdjustable(const Attribute& attribute);
/// True for what can be written in words: anything but subjects that no roster gives.
bool isWritable(const Attribute& attribute);

/// The attributes of a kind of subject that fit.
Ids attributesThat(const std::function<bool(const Attribute&)>& fit, SubjectKind of, const RulePack& pack);

/// One attribute of the wanted kind. One whose own type could not be read fits everywhere.
Id readAttributeId(ObjectReader& reader, const std::string& key, const RulePack& pack, const Wanted& wanted,
                   bool needed);
/// A list of different attributes of the wanted kind; absent: none.
std::vector<Id> readAttributeIds(ObjectReader& reader, const std::string& key, const RulePack& pack,
                                 const Wanted& wanted);

} // namespace umpire
