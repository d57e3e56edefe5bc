#include "legal_commands.h"

#include "umpire/checks/candidates.h"

#include <algorithm>
#include <set>

namespace umpire {

namespace {

using FieldKind = ActionField::Kind;
using Op = Expression::Op;

bool mayBeLeftOut(const ActionField& field) {
    return field.kind == FieldKind::Facts || (field.optional && field.kind != FieldKind::Subjects);
}

bool fits(const Action& action) {
    return !action.fields.empty() &&
           std::all_of(action.fields.begin(), action.fields.end(), [](const ActionField& field) {
               return mayBeLeftOut(field) || field.kind == FieldKind::Subject ||
                      field.kind == FieldKind::Subjects;
           });
}

/// Can be asked when only who acts is known.
bool isOfSelf(const Expression& condition) {
    bool only = true;
    visit(condition, [&only](const Expression& each) {
        only = only && each.op != Op::Other && each.op != Op::Field && each.op != Op::Fact;
    });
    return only;
}

} // namespace

std::optional<Move> LegalCommands::move(const Json& command) const {
    PhysicalDice none({});
    Resolution resolution(rules(), m_battle, none);
    Move move{command, {}, {}, false, std::nullopt};
    try {
        decide(command, resolution, m_session.module());
    } catch (const Refused&) {
        return std::nullopt;
    } catch (const BadDice&) {
        move.draws = true;
        move.next = resolution.pending();
    }
    if (!resolution.warnings().empty()) {
        return std::nullopt;
    }
    move.after = resolution.battle();
    return move;
}

std::vector<Move> LegalCommands::single(bool alikeToo) const {
    std::vector<Move> moves;
    std::set<std::string> looks;
    for (const Action& action : rules().actions) {
        if (!fits(action)) {
            continue;
        }
        fillIn(action, 0, {{"do", action.id}}, {},
               [&](const Json& command, const Id& self, const ActionField* several, const Ids&) {
                   std::string look = action.id;
                   for (const ActionField& field : action.fields) {
                       look += '|';
                       look += command.contains(field.id) ? lookOf(command[field.id].get<std::string>()) : "";
                   }
                   auto found =
                       several || (!looks.insert(look).second && !alikeToo) ? std::nullopt : move(command);
                   if (found) {
                       found->self = self;
                       moves.push_back(std::move(*found));
                   }
               });
    }
    return moves;
}

std::vector<LegalCommands::Open> LegalCommands::several() const {
    std::vector<Open> open;
    for (const Action& action : rules().actions) {
        if (!fits(action)) {
            continue;
        }
        fillIn(action, 0, {{"do", action.id}}, {},
               [&](const Json& command, const Id&, const ActionField* several, const Ids& among) {
                   if (several) {
                       Json with = command;
                       with[several->id] = Json::array();
                       open.push_back({with, several->id, among});
                   }
               });
    }
    return open;
}

void LegalCommands::fillIn(
    const Action& action, std::size_t place, const Json& command, const Id& self,
    const std::function<void(const Json&, const Id&, const ActionField*, const Ids&)>& take) const {
    if (place == action.fields.size()) {
        take(command, self, nullptr, {});
        return;
    }
    const ActionField& field = action.fields[place];
    if (mayBeLeftOut(field)) {
        fillIn(action, place + 1, command, self, take);
        return;
    }
    const Ids among = namesFor(field, self);
    if (field.kind == FieldKind::Subjects) {
        take(command, self, &field, among);
        return;
    }
    for (const Id& id : among) {
        if (field.party == "self" && isUntimely(action, id)) {
            continue;
        }
        Json with = command;
        with[field.id] = id;
        fillIn(action, place + 1, with, field.party == "self" ? id : self, take);
    }
}

/// Spares going through all whom it might be about.
bool LegalCommands::isUntimely(const Action& action, const Id& self) const {
    return std::any_of(action.warns.begin(), action.warns.end(), [&](const Clause& clause) {
        return isOfSelf(clause.when) &&
               evaluate(clause.when, Scope{rules(), m_battle, Somebody(self)}).flag();
    });
}

/// Who acts is of the side.
Ids LegalCommands::namesFor(const ActionField& field, const Id& self) const {
    Ids among = amongOf(field.among, field.subject, Scope{rules(), m_battle, Somebody(self)});
    if (field.party == "self") {
        std::erase_if(among, [this](const Id& id) {
            const Subject& subject = *m_battle.find(id);
            return (subject.kind == SubjectKind::Side ? subject.id : subject.side) != m_side;
        });
    }
    return among;
}

/// What is stored of a subject, and of those that name it.
std::string LegalCommands::lookOf(const Id& id) const {
    const Subject& subject = *m_battle.find(id);
    std::string look = subject.kind == SubjectKind::Unit ? subject.side : subject.id;
    const auto add = [&look](const Subject& each) {
        for (const auto& [name, value] : each.values) {
            look += ';';
            look += name;
            look += '=';
            look += value.isText() ? value.text() : std::to_string(value.payload());
        }
    };
    add(subject);
    for (const Symbol unit : m_battle.symbolsOf(SubjectKind::Unit)) {
        const Subject& other = *m_battle.find(unit);
        const bool names =
            std::any_of(rules().attributes.begin(), rules().attributes.end(), [&](const Attribute& each) {
                return each.of == SubjectKind::Unit && !each.derived &&
                       each.type.kind == Type::Kind::Subject && other.value(each.id).text() == id;
            });
        if (names) {
            add(other);
        }
    }
    return look;
}

} // namespace umpire
