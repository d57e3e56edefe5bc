#include "follow_up_reader.h"

#include "../nouns.h"
#include "fact_values.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"

namespace umpire {

using Kind = Type::Kind;

FollowUp FollowUpReader::read(ObjectReader& reader, const Roles& roles) {
    ExpressionReader expressions(m_pack, reader.context());
    FollowUp follow;
    follow.check = readKnownOne(reader, "check", idsOf(m_pack.checks), "check");
    readFollower(reader, follow, roles);
    const Check* next = m_pack.check(follow.check);
    follow.other = expressions.readTyped(reader.want("other"), roles,
                                         {Kind::Subject, next ? next->other : SubjectKind::Unit, ""});
    follow.when = expressions.readOptional(reader.want("when"), roles, Kind::Flag);
    follow.times = expressions.readOptional(reader.want("times"), roles, Kind::Number);
    follow.facts = readFactValues(reader, "facts", roles, m_pack);
    return follow;
}

void FollowUpReader::readFollower(ObjectReader& reader, FollowUp& follow, const Roles& roles) {
    const Check* next = m_pack.check(follow.check);
    const JsonNode* subject = reader.need("subject");
    if (!subject) {
        return;
    }
    follow.subject = ExpressionReader(m_pack, reader.context()).read(*subject, roles, Kind::Subject);
    const Type& type = follow.subject.type;
    if (next && type.kind == Kind::Subject && type.subject != next->subject) {
        reader.error("subject", fill(say("pack", "the check {check} is taken by {who}, not by {other}"),
                                     {{"check", inQuotes(next->id)},
                                      {"who", oneOf(next->subject)},
                                      {"other", oneOf(type.subject)}}));
    } else if (type.kind == Kind::Nothing && subject->describe() == "null") {
        reader.error("subject", say("pack", "null is nobody; name who takes the check, such as \"$other\""));
    }
}

} // namespace umpire
