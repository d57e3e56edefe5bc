#include "resolve/panel_dice.h"

#include "document/text.h"
#include "resolve/face_entry.h"
#include "umpire/dice/lots.h"
#include "umpire/dice/told_dice.h"

#include <QCoreApplication>

#include <algorithm>

namespace umpire::gui {

namespace {

/// Finds the translations of this file.
class PanelDiceText {
    Q_DECLARE_TR_FUNCTIONS(PanelDice)
};

QString faceLabel(const RulePack& rules, const Json& entry) {
    if (const Json* told = toldFaces(entry)) {
        return toText(textOfTold(*told));
    }
    const Json& die = entry.is_object() && !entry.empty() ? *entry.begin() : entry;
    return die.is_string() ? toText(rules.symbolName(die.get<std::string>())) : toText(die.dump());
}

void addKeys(PanelDice& dice) {
    QStringList labels;
    for (const PanelFace& face : dice.faces) {
        labels << face.label;
    }
    const QStringList keys = faceKeys(labels);
    for (std::size_t i = 0; i < dice.faces.size(); ++i) {
        dice.faces[i].key = keys[static_cast<qsizetype>(i)];
    }
}

/// With another die in its place the umpire sees and types that die's sides.
void addFaces(PanelDice& dice, const Die& die, DiceWay way) {
    if (!die.substitutes.empty() && way == DiceWay::Substitute) {
        const Die::Substitute& other = die.substitutes.front();
        for (int side = 1; side <= static_cast<int>(other.faces.size()); ++side) {
            const QString label = QString::number(side);
            dice.faces.push_back({label, {}, Json{{other.id, side}}});
        }
        return;
    }
    for (const Face& face : die.distinct()) {
        dice.faces.push_back({toText(face.label()), {}, toJson(face)});
    }
}

QString promptOf(const PanelDice& dice, DiceWay way, int count) {
    const bool plain = way == DiceWay::Substitute && !dice.substitute.isEmpty();
    const QString thrown =
        plain ? PanelDiceText::tr("%1 for the %2").arg(dice.substitute, dice.name) : dice.name;
    const QString prompt =
        way == DiceWay::Program          ? PanelDiceText::tr("The program throws the %1").arg(dice.name)
        : FaceEntry::goesOn(dice.keys()) ? PanelDiceText::tr("Type the %1, then Enter or a pause").arg(thrown)
                                         : PanelDiceText::tr("Type the %1").arg(thrown);
    return count > 1 ? PanelDiceText::tr("%1 (%n more)", "dice", count).arg(prompt) : prompt;
}

/// So many dice are told sooner all at once than one by one.
constexpr int manyDice = 4;

/// Of many dice thrown together each face says how many show it, in place of a long row of numbers.
void addTogether(PanelDice& dice, const BattleDocument& document, const Drafting& drafting) {
    const auto handful = handfulOf(document.session(), drafting.beforeLastDie().command);
    if (!handful || handful->thrown < manyDice) {
        return;
    }
    dice.together = handful;
    const auto given = static_cast<qsizetype>(handful->thrown - handful->count);
    const QStringList ofThis = dice.before.mid(dice.before.size() - given);
    dice.before.resize(dice.before.size() - given);
    for (std::size_t i = 0; i < dice.faces.size(); ++i) {
        const bool last = static_cast<int>(i) == dice.chosen;
        dice.shown.push_back(static_cast<int>(ofThis.count(dice.faces[i].label)) + (last ? 1 : 0));
    }
}

/// The ways of all draws are one habit, out of however many is drawn.
const char* const lots = "lots";

/// One of many is drawn: it has a name rather than a face.
std::optional<PanelDice> panelDraw(const BattleDocument& document, const DiceWays& ways,
                                   const Drafting& drafting) {
    PanelDice dice;
    for (const WorksheetDie& die : drafting.beforeLastDie().dice) {
        for (const Face& face : die.faces) {
            dice.names << toText(face.symbol);
        }
    }
    if (dice.names.isEmpty()) {
        return std::nullopt;
    }
    dice.die = QLatin1String(lots);
    dice.name = toText(document.rules().roles.cards.noun.one);
    dice.prompt = ways.of(dice.die) == DiceWay::Program
                      ? PanelDiceText::tr("The program draws the %1").arg(dice.name)
                      : PanelDiceText::tr("What was drawn?");
    for (const Json& drawn : drafting.dice()) {
        if (drawn.is_string()) {
            dice.before << toText(drawn.get<std::string>());
        }
    }
    return dice;
}

/// Which face the last die shows, -1 while it is not thrown.
int chosenFace(const PanelDice& dice, const Json& last) {
    const auto found = std::find_if(dice.faces.begin(), dice.faces.end(), [&last](const PanelFace& face) {
        return face.value == last ||
               (last.is_object() && last.contains("drawn") && last["drawn"] == face.value);
    });
    return found == dice.faces.end() ? -1 : static_cast<int>(found - dice.faces.begin());
}

} // namespace

std::optional<PanelDice> panelDice(const BattleDocument& document, const DiceWays& ways,
                                   const Drafting& drafting) {
    const auto& wanted = drafting.beforeLastDie().wanted;
    if (wanted && lotsNamed(wanted->die)) {
        return panelDraw(document, ways, drafting);
    }
    const Die* die = wanted ? document.rules().die(wanted->die) : nullptr;
    if (!die) {
        return std::nullopt;
    }
    PanelDice dice;
    dice.die = toText(die->id);
    dice.name = toText(die->name);
    dice.substitute = die->substitutes.empty() ? QString() : toText(die->substitutes.front().id).toUpper();
    const DiceWay way = ways.of(dice.die);
    addFaces(dice, *die, way);
    addKeys(dice);
    dice.prompt = promptOf(dice, way, wanted->count);
    const bool all = drafting.sheet().complete;
    const std::size_t before = drafting.dice().size() - (all && !drafting.dice().empty() ? 1 : 0);
    for (std::size_t i = 0; i < before; ++i) {
        dice.before << faceLabel(document.rules(), drafting.dice()[i]);
    }
    if (before < drafting.dice().size()) {
        dice.chosen = chosenFace(dice, drafting.dice().back());
    }
    if (way != DiceWay::Substitute || dice.substitute.isEmpty()) {
        addTogether(dice, document, drafting);
    }
    return dice;
}

} // namespace umpire::gui
