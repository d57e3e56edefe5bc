#include "resolve/dice_maker.h"

#include "document/text.h"
#include "resolve/steps_ahead.h"

#include <QCoreApplication>

#include <algorithm>

namespace umpire::gui {

namespace {

QString say(const char* text) {
    return QCoreApplication::translate("DiceMaker", text);
}

QString faceLabel(const Json& die) {
    return die.is_string() ? toText(die.get<std::string>()) : toText(die.dump());
}

QString rangeOf(const Band& band) {
    if (!band.from) {
        return band.to
                   ? QStringLiteral("≤ ") + QString::number(*band.to).replace(QLatin1Char('-'), QChar(0x2212))
                   : QString();
    }
    if (!band.to) {
        return QStringLiteral("%1 +").arg(*band.from);
    }
    return *band.from == *band.to ? QString::number(*band.from)
                                  : QStringLiteral("%1–%2").arg(*band.from).arg(*band.to);
}

} // namespace

Json beforeLastDie(const Json& command, const Preview& preview) {
    Json prefix = command;
    if (!preview.wanted && prefix.contains("dice") && !prefix["dice"].empty()) {
        prefix["dice"].erase(prefix["dice"].size() - 1);
    }
    return prefix;
}

QString numbered(const BattleDocument& document, const Id& subject) {
    const QString number = document.number(subject);
    const QString name = document.nameOf(subject);
    return number.isEmpty() ? name : QStringLiteral("%1 · %2").arg(number, name);
}

std::vector<SheetOdds> DiceMaker::bandsOf(const Step& next) const {
    const Check* check = m_document.rules().check(next.check);
    Scope scope{
        m_document.rules(), m_document.battle(), next.subject, next.other, &next.facts, nullptr, nullptr, {}};
    scope.check = next.check;
    std::vector<SheetOdds> rows;
    const auto add = [&](const Id& id, const QString& range) {
        const Outcome* outcome = m_document.rules().outcome(id);
        rows.push_back({id, outcome ? toText(outcome->name) : toText(id), range,
                        outcome ? toText(outcome->tone) : QString(), 0});
    };
    const BandTable* table = check ? tableOf(*check, scope) : nullptr;
    for (const Band& band : table ? table->bands : std::vector<Band>{}) {
        add(band.outcome, rangeOf(band));
    }
    for (const auto& [symbol, outcome] : check ? check->symbols : decltype(check->symbols){}) {
        add(outcome, toText(symbol));
    }
    return rows;
}

/// Exact: every face of the die that is asked for, each as often as it stands on it. For several dice at once
/// the engine's own odds are used, which hold before the first die.
void DiceMaker::writeOdds(ResolveSheet& sheet, const Json& prefix, const Preview& preview) const {
    if (!preview.next) {
        return;
    }
    sheet.oddsOf = numbered(m_document, preview.next->subject);
    sheet.odds = bandsOf(*preview.next);
    const auto give = [&sheet](const Id& outcome, double chance) {
        for (SheetOdds& row : sheet.odds) {
            row.chance += row.outcome == outcome ? chance : 0;
        }
    };
    const std::size_t at = preview.steps.size();
    const Die* die = m_document.rules().die(preview.wanted->die);
    if (preview.wanted->count == 1) {
        for (const Face& face : die->faces) {
            const Preview thrown = m_document.preview(withDie(prefix, toJson(face)));
            if (thrown.ok && thrown.steps.size() > at) {
                give(thrown.steps[at].outcome, 1.0 / static_cast<double>(die->faces.size()));
            }
        }
        return;
    }
    for (const RollOdds& roll : m_document.odds(prefix).rolls) {
        if (roll.check == preview.next->check && roll.subject == preview.next->subject) {
            for (const auto& [outcome, chance] : roll.outcomes) {
                give(outcome, chance);
            }
            return;
        }
    }
}

void DiceMaker::writeDice(ResolveSheet& sheet, const Json& prefix, const Preview& preview,
                          const Json& given) const {
    const Die* die = m_document.rules().die(preview.wanted->die);
    SheetDice dice;
    dice.prompt = say("Type the %1").arg(die ? toText(die->name) : QString());
    if (preview.wanted->count > 1) {
        dice.prompt += say(" (%1 more)").arg(preview.wanted->count);
    }
    for (const Face& face : die ? die->distinct() : std::vector<Face>{}) {
        const QString label = face.symbol.empty() ? QString::number(face.number) : toText(face.symbol);
        dice.faces.push_back({label, label.left(1).toUpper(), toJson(face)});
    }
    const std::size_t before = prefix["dice"].size();
    if (given.size() > before) {
        const Json last = given[before];
        const auto found = std::find_if(dice.faces.begin(), dice.faces.end(),
                                        [&last](const SheetFace& face) { return face.value == last; });
        dice.chosen = found == dice.faces.end() ? -1 : static_cast<int>(found - dice.faces.begin());
    }
    for (const Json& die_ : prefix["dice"]) {
        dice.before << faceLabel(die_);
    }
    sheet.dice = std::move(dice);
}

} // namespace umpire::gui
