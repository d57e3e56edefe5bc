#include "blitzkrieg_action.h"

namespace umpire::blitzkrieg {

std::vector<int> TurnAction::party() const {
    std::vector<int> all = order.with;
    all.push_back(order.unit);
    return all;
}

int TurnAction::thrown(const std::string& check, const std::string& subject, int faces) const {
    const int die = dice.roll(faces);
    outcome.rolls.push_back({check, subject, die, {}});
    return die;
}

namespace {

void land(Unit& unit) {
    unit.up = false;
    unit.hex = 0;
}

std::vector<int> grounded(const Game& game, Camp camp) {
    return unitsWhere(game, [&](const Unit& unit) {
        return unit.camp == camp && unit.arm == Arm::aircraft && !unit.up && unit.inPlay();
    });
}

/// Drawn at random (6.1).
void draw(const TurnAction& deed, Camp camp, int count) {
    const std::string side = camp == Camp::british ? "british" : "turkish";
    if (count >= static_cast<int>(grounded(deed.game, camp).size())) {
        for (const int index : grounded(deed.game, camp))
            deed.game.unitAt(index).up = count > 0;
        return;
    }
    for (int i = 0; i < count; ++i) {
        const std::vector<int> left = grounded(deed.game, camp);
        const int die = deed.thrown("draw-aircraft", side, static_cast<int>(left.size()));
        deed.game.unitAt(left.at(static_cast<std::size_t>(die) - 1)).up = true;
    }
}

} // namespace

void scramble(const TurnAction& deed) {
    for (Unit& unit : deed.game.units)
        if (unit.up)
            land(unit);
    std::pair<int, int> counts = deed.order.aircraft.value_or(std::pair(0, 0));
    if (!deed.order.aircraft) {
        const int die = deed.thrown("air", deed.order.camp == Camp::british ? "british" : "turkish", 6);
        counts = deed.game.tables.air.counts.at(static_cast<std::size_t>(die) - 1);
    }
    draw(deed, Camp::british, counts.first);
    draw(deed, Camp::turkish, counts.second);
}

void flyTo(const TurnAction& deed) {
    deed.self().hex = deed.order.to;
}

namespace {

/// Nothing where a strength is not known.
std::optional<int> strengthOf(const Game& game, const std::vector<int>& guns) {
    int sum = 0;
    for (const int index : guns) {
        const std::optional<int> own = fullStrength(game, game.unitAt(index));
        if (!own || *own == 0)
            return std::nullopt;
        sum += *own;
    }
    return sum;
}

Result bombardmentResult(const TurnAction& deed, int units) {
    const BombardmentTable& table = deed.game.tables.bombardment;
    const std::optional<int> strength = strengthOf(deed.game, deed.party());
    const bool read = strength && table.filled() && table.holds(*strength);
    if (!read) {
        deed.outcome.stated.push_back(deed.order.stated);
        return deed.order.stated;
    }
    const int die = deed.thrown("bombard", deed.self().id, 6);
    const Result result = table.at(*strength, die + units);
    deed.outcome.rolls.back().outcome = nameOf(result);
    return result;
}

/// What they are worth when the strongest of several is sought.
std::vector<int> strengthsNow(const TurnAction& deed, const std::vector<int>& units, bool matters) {
    std::vector<int> found;
    for (const int index : units) {
        const Unit& unit = deed.game.unitAt(index);
        const Rear rear = counterOf(deed.game, unit).rear;
        if (!unit.disrupted())
            found.push_back(fullStrength(deed.game, unit).value_or(0));
        else if (matters && rear != Rear::unknown)
            found.push_back(worthOf(rear, deed.thrown("scatter", unit.id, 6)));
        else
            found.push_back(0);
    }
    return found;
}

} // namespace

void bombard(const TurnAction& deed) {
    const Hex hex = deed.target().hex;
    const Camp enemy = enemyOf(deed.self().camp);
    beginAttack(deed.game);
    deed.self().aim = 0;
    Struck struck;
    for (const int index : unitsIn(deed.game, hex, enemy)) {
        if (deed.game.unitAt(index).arm != Arm::aircraft)
            deed.game.unitAt(index).bombardedAt = hex;
        if (isReal(deed.game.unitAt(index)))
            struck.units.push_back(index);
    }
    removeDummies(deed.game, hex, enemy);
    for (const int index : deed.party())
        deed.game.unitAt(index).bombarded = true;
    if (struck.units.empty())
        return;
    const Result result = bombardmentResult(deed, static_cast<int>(struck.units.size()));
    const bool sought = disruptsStrongest(result) || eliminatesStrongest(result);
    struck.strengths = strengthsNow(deed, struck.units, sought && struck.units.size() > 1);
    struck.favourite = deed.order.strongest;
    suffer(deed, struck, result);
}

void fallBack(const TurnAction& deed) {
    for (const int index : deed.party())
        deed.game.unitAt(index).hex = deed.order.to;
}

} // namespace umpire::blitzkrieg
