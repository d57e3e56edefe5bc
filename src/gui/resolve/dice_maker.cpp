#include "resolve/dice_maker.h"

#include "document/text.h"
#include "resolve/steps_ahead.h"
#include "umpire/sheets/plain_number.h"

#include <QCoreApplication>

#include <algorithm>

namespace umpire::gui {

namespace {

/// Finds the translations of this file.
class DiceMakerText {
    Q_DECLARE_TR_FUNCTIONS(DiceMaker)
};

QString faceLabel(const Json& entry) {
    const Json& die = entry.is_object() && !entry.empty() ? *entry.begin() : entry;
    return die.is_string() ? toText(die.get<std::string>()) : toText(die.dump());
}

QString numberOf(std::int64_t value) {
    return toText(sheets::plainNumber(value));
}

QString rangeOf(const Band& band) {
    if (!band.from) {
        return band.to ? QStringLiteral("≤ ") + numberOf(*band.to) : QString();
    }
    if (!band.to) {
        return QStringLiteral("%1 +").arg(numberOf(*band.from));
    }
    return *band.from == *band.to ? numberOf(*band.from)
                                  : QStringLiteral("%1–%2").arg(numberOf(*band.from), numberOf(*band.to));
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
    Scope scope{m_document.rules(), m_document.battle(), next.subject, next.other, &next.facts};
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

namespace {

std::ptrdiff_t timesRolled(const std::vector<Step>& steps, const Step& next) {
    return std::count_if(steps.begin(), steps.end(), [&next](const Step& step) {
        return step.check == next.check && step.subject == next.subject;
    });
}

/// How the roll that waits for its die comes out, given the steps to which one face of it leads.
Id outcomeOf(const Step& next, std::ptrdiff_t earlier, const std::vector<Step>& steps) {
    for (const Step& step : steps) {
        if (step.check == next.check && step.subject == next.subject && earlier-- == 0) {
            return step.outcome;
        }
    }
    return {};
}

} // namespace

/// Exact: every face of the die that is asked for, each as often as it stands on it. In a contest a roll is
/// judged only when the other party has thrown too, so that the dice after this one are given some face. For
/// several dice at once the engine's own odds are used, which hold before the first die.
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
    const std::ptrdiff_t earlier = timesRolled(preview.steps, *preview.next);
    const Die* die = m_document.rules().die(preview.wanted->die);
    if (preview.wanted->count == 1) {
        for (const Face& face : die->faces) {
            const std::vector<Step> steps = stepsAhead(m_document, withDie(prefix, toJson(face)));
            give(outcomeOf(*preview.next, earlier, steps), 1.0 / static_cast<double>(die->faces.size()));
        }
        return;
    }
    writeOddsOfMany(sheet, prefix, *preview.next);
}

void DiceMaker::writeOddsOfMany(ResolveSheet& sheet, const Json& prefix, const Step& next) const {
    const Odds* odds = m_work.ask(m_document.session(), prefix);
    if (!odds || !odds->ok) {
        sheet.odds.clear();
        sheet.oddsMissing =
            odds ? toText(odds->refusal.message) : DiceMakerText::tr("The odds are being worked out …");
        return;
    }
    const auto roll = std::find_if(odds->rolls.begin(), odds->rolls.end(), [&next](const RollOdds& each) {
        return each.check == next.check && each.subject == next.subject;
    });
    for (SheetOdds& row : sheet.odds) {
        row.chance = roll == odds->rolls.end() ? 0 : roll->of(row.outcome);
    }
}

/// With another die in its place the umpire sees and types that die's sides.
void DiceMaker::addFaces(SheetDice& dice, const Die& die) const {
    if (!die.substitutes.empty() && m_ways.of(dice.die) == DiceWay::Substitute) {
        const Die::Substitute& other = die.substitutes.front();
        for (int side = 1; side <= static_cast<int>(other.faces.size()); ++side) {
            const QString label = QString::number(side);
            dice.faces.push_back({label, label, Json{{other.id, side}}});
        }
        return;
    }
    for (const Face& face : die.distinct()) {
        const QString label = face.symbol.empty() ? QString::number(face.number) : toText(face.symbol);
        dice.faces.push_back({label, label.left(1).toUpper(), toJson(face)});
    }
}

void DiceMaker::writeDice(ResolveSheet& sheet, const Json& prefix, const Preview& preview,
                          const Json& given) const {
    const Die* die = m_document.rules().die(preview.wanted->die);
    if (!die) {
        return;
    }
    SheetDice dice;
    dice.die = toText(die->id);
    dice.name = toText(die->name);
    dice.substitute = die->substitutes.empty() ? QString() : toText(die->substitutes.front().id).toUpper();
    const bool plain = m_ways.of(dice.die) == DiceWay::Substitute && !dice.substitute.isEmpty();
    const QString thrown =
        plain ? DiceMakerText::tr("%1 for the %2").arg(dice.substitute, dice.name) : dice.name;
    dice.prompt = m_ways.of(dice.die) == DiceWay::Program
                      ? DiceMakerText::tr("The program throws the %1").arg(dice.name)
                      : DiceMakerText::tr("Type the %1").arg(thrown);
    if (preview.wanted->count > 1) {
        dice.prompt += DiceMakerText::tr(" (%1 more)").arg(preview.wanted->count);
    }
    addFaces(dice, *die);
    const std::size_t before = prefix["dice"].size();
    if (given.size() > before) {
        const Json last = given[before];
        const auto found = std::find_if(dice.faces.begin(), dice.faces.end(), [&last](const SheetFace& face) {
            return face.value == last ||
                   (last.is_object() && last.contains("drawn") && last["drawn"] == face.value);
        });
        dice.chosen = found == dice.faces.end() ? -1 : static_cast<int>(found - dice.faces.begin());
    }
    for (const Json& earlier : prefix["dice"]) {
        dice.before << faceLabel(earlier);
    }
    sheet.dice = std::move(dice);
}

} // namespace umpire::gui
