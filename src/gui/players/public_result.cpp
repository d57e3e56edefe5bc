#include "players/public_result.h"

#include "document/record_text.h"
#include "document/text.h"
#include "models/order_of_battle_model.h"
#include "umpire/sheets/secret_rolls.h"

#include <QCoreApplication>

#include <algorithm>

namespace umpire::gui {

namespace {

/// Finds the translations of this file.
class PublicResultText {
    Q_DECLARE_TR_FUNCTIONS(PublicResult)
};

bool namesHidden(const BattleDocument& document, const Json& value) {
    if (value.is_string()) {
        return OrderOfBattleModel::hidden(document, value.get<std::string>());
    }
    return value.is_structured() && std::any_of(value.begin(), value.end(), [&document](const Json& inner) {
               return namesHidden(document, inner);
           });
}

bool tellable(const BattleDocument& document, const Record& record) {
    return !record.steps.empty() && !sheets::tellsSecretRoll(document.session(), record) &&
           !namesHidden(document, record.command) &&
           std::none_of(record.steps.begin(), record.steps.end(),
                        [&document](const Json& step) { return namesHidden(document, step); });
}

/// A text may call somebody by name who has no part in the record.
bool betrays(const BattleDocument& document, const QString& text) {
    const PackRoles& roles = document.rules().roles;
    const auto subjects = text.isEmpty() || (roles.secret.empty() && roles.cards.pile.empty())
                              ? std::vector<const Subject*>()
                              : document.battle().all();
    return std::any_of(subjects.begin(), subjects.end(), [&](const Subject* subject) {
        return !subject->name.empty() && text.contains(toText(subject->name)) &&
               OrderOfBattleModel::hidden(document, subject->id);
    });
}

/// More dice than these are told by how many show what.
constexpr qsizetype mostDice = 8;

QStringList counted(const QStringList& dice) {
    QStringList faces;
    for (const QString& face : dice) {
        if (!faces.contains(face)) {
            faces << face;
        }
    }
    QStringList counted;
    for (const QString& face : faces) {
        counted << QStringLiteral("%1 × %2").arg(dice.count(face)).arg(face);
    }
    return counted;
}

QStringList diceOf(const RulePack& rules, const Json& step, const Json& thrown) {
    QStringList dice;
    for (const std::string& face : sheets::RecordText::dice(rules, step, thrown)) {
        dice << toText(face);
    }
    return dice.size() > mostDice ? counted(dice) : dice;
}

PublicRoll rollOf(const BattleDocument& document, const Json& step, const Json& thrown) {
    const Outcome* outcome = document.rules().outcome(step.value("outcome", ""));
    const QString text = toText(step.value("text", ""));
    return {document.nameOf(step.value("subject", "")), diceOf(document.rules(), step, thrown),
            RecordText(document.session()).outcome(step), outcome ? toText(outcome->tone) : QString(),
            betrays(document, text) ? QString() : text};
}

} // namespace

PublicResult lastPublicResult(const BattleDocument& document) {
    PublicResult result;
    const auto& records = document.session().records();
    for (int i = document.session().cursor() - 1; i >= 0; --i) {
        const Record& record = records[static_cast<std::size_t>(i)];
        if (!tellable(document, record)) {
            continue;
        }
        result.record = record.number;
        result.who = document.describe(record);
        result.parties = partiesOf(record, document.rules());
        const std::vector<Json> thrown = sheets::RecordText::thrown(record.command, record.steps);
        for (std::size_t roll = 0; roll < record.steps.size(); ++roll) {
            result.rolls.push_back(rollOf(document, record.steps[roll], thrown[roll]));
        }
        break;
    }
    return result;
}

QString publicIntent(const BattleDocument& document, const RecordParties& parties) {
    const auto known = [&document](const Id& id) {
        return document.battle().find(id) && !OrderOfBattleModel::hidden(document, id);
    };
    return known(parties.actor) && known(parties.target)
               ? PublicResultText::tr("%1 → %2", "who acts, on whom")
                     .arg(document.nameOf(parties.actor), document.nameOf(parties.target))
               : QString();
}

} // namespace umpire::gui
