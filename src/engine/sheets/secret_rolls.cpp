#include "umpire/sheets/secret_rolls.h"

#include "umpire/checks/scope.h"

#include <algorithm>

namespace umpire::sheets {

namespace {

using Secret = PackRoles::Secret;

const Id& sideOf(const Subject& subject) {
    return subject.kind == SubjectKind::Side ? subject.id : subject.side;
}

/// Whether it is kept from that side what this subject rolled.
bool isKept(const Session& session, const Secret& secret, const Subject& subject, const Id& side) {
    const bool own = !side.empty() && side == sideOf(subject);
    return !own &&
           (!secret.until || !holds(secret.until, Scope{session.rules(), session.battle(), subject.id}));
}

/// Who of the side of a subject rolls it.
const Subject* rollerFor(const Session& session, const Check& check, const Subject& subject) {
    return check.subject == SubjectKind::Side ? session.battle().find(sideOf(subject)) : &subject;
}

void gatherSet(const Effects& effects, std::set<std::string>& attributes) {
    for (const Effect& effect : effects) {
        if (effect.kind == Effect::Kind::Set) {
            attributes.insert(effect.word);
        }
        gatherSet(effect.effects, attributes);
    }
}

/// Those that hold more than that it was rolled.
void gatherResults(const Effects& effects, std::set<std::string>& attributes) {
    for (const Effect& effect : effects) {
        if (effect.kind == Effect::Kind::Set && effect.value && effect.value->op != Expression::Op::Literal) {
            attributes.insert(effect.word);
        }
        gatherResults(effect.effects, attributes);
    }
}

bool needsWhatWasSet(const Action& action, const Check& check) {
    std::set<std::string> attributes;
    for (const OutcomeEffects& effects : check.effects) {
        gatherSet(effects.effects, attributes);
    }
    bool needs = false;
    for (const Clause& clause : action.needs) {
        visit(clause.when, [&](const Expression& e) {
            needs = needs || (e.op == Expression::Op::Of && attributes.contains(e.word));
        });
    }
    return needs;
}

bool holdsSecretRoll(const Session& session, const Record& record, const Id& side) {
    const auto& secrets = session.rules().roles.secretRolls;
    return std::any_of(record.steps.begin(), record.steps.end(), [&](const Json& step) {
        const Id check = step.value("check", "");
        const Subject* subject = session.battle().find(step.value("subject", ""));
        return std::ranges::any_of(secrets, [&](const Secret& secret) {
            return secret.check == check && (!subject || isKept(session, secret, *subject, side));
        });
    });
}

} // namespace

const Record* recordPutRight(const Session& session, const Record& record) {
    const int corrected = record.amendments.empty() ? 0 : record.command.value("record", 0);
    const auto at = static_cast<std::size_t>(corrected - 1);
    return corrected > 0 && at < session.records().size() ? &session.records()[at] : nullptr;
}

bool tellsSecretRoll(const Session& session, const Record& record, const Id& side) {
    const bool any = !session.rules().roles.secretRolls.empty();
    const Record* corrected = any ? recordPutRight(session, record) : nullptr;
    return any && (holdsSecretRoll(session, record, side) ||
                   (corrected && tellsSecretRoll(session, *corrected, side)));
}

bool tellsSecretRoll(const Session& session, const Due& due, const Id& side) {
    const Action* action = session.rules().action(due.check);
    const Subject* subject = session.battle().find(due.subject);
    const auto& secrets = session.rules().roles.secretRolls;
    return action && subject && std::ranges::any_of(secrets, [&](const Secret& secret) {
               const Check* check = session.rules().check(secret.check);
               const Subject* roller = check ? rollerFor(session, *check, *subject) : nullptr;
               return roller && isKept(session, secret, *roller, side) && needsWhatWasSet(*action, *check);
           });
}

std::set<std::string> secretFields(const Session& session, const Subject& subject, const Id& side) {
    std::set<std::string> fields;
    for (const Secret& secret : session.rules().roles.secretRolls) {
        const Check* check = session.rules().check(secret.check);
        if (check && check->subject == subject.kind && isKept(session, secret, subject, side)) {
            for (const OutcomeEffects& effects : check->effects) {
                gatherResults(effects.effects, fields);
            }
        }
    }
    return fields;
}

} // namespace umpire::sheets
