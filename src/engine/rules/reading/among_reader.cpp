#include "among_reader.h"

#include "../nouns.h"
#include "umpire/base/speech.h"

namespace umpire {

using Kind = Type::Kind;

namespace {

/// What an expression would be, without a word about what is wrong with it.
Kind kindIn(const JsonNode& node, const Roles& roles, const RulePack& pack, const ReadContext& context) {
    const std::size_t before = context.issues.size();
    const Expression expression = ExpressionReader(pack, context).read(node, roles, Kind::Nothing);
    const bool sound = context.issues.size() == before;
    context.issues.resize(before);
    return sound ? expression.type.kind : Kind::Nothing;
}

} // namespace

std::optional<Expression> readAmong(ObjectReader& reader, const Roles& roles, SubjectKind named,
                                    const RulePack& pack) {
    const JsonNode* node = reader.want("among");
    if (!node) {
        return std::nullopt;
    }
    ExpressionReader expressions(pack, reader.context());
    Roles each{named, roles.self, {}, Stage::Start};
    each.fields = roles.fields;
    const bool list = kindIn(*node, roles, pack, reader.context()) == Kind::Subjects;
    // What is written as a reference and is no condition was meant as a list.
    const bool meant = !node->isObject() && kindIn(*node, each, pack, reader.context()) != Kind::Flag;
    if (!list && !meant) {
        return expressions.read(*node, each, Kind::Flag);
    }
    std::optional<Expression> among = expressions.read(*node, roles, Kind::Subjects);
    if (among->type.kind == Kind::Subjects && among->type.subject != named) {
        reader.error("among", fill(say("pack", "the fact names {kind}, but these are {others}"),
                                   {{"kind", oneOf(named)}, {"others", severalOf(among->type.subject)}}));
    }
    return among;
}

} // namespace umpire
