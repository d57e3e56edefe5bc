#include "plain_model.h"

#include "model_resolver.h"

namespace umpire::plain {

PlainModel::PlainModel(const json& battle) : m_now(std::make_shared<State>(readBattle(battle))) {}

json PlainModel::execute(const json& command, DiceTray& dice) {
    try {
        return answer(command, dice);
    } catch (const Refusal& refusal) {
        return {{"ok", false}, {"error", {{"code", refusal.code}, {"message", refusal.message}}}};
    }
}

json PlainModel::answer(const json& command, DiceTray& tray) {
    const std::string name = requireText(command, "do");
    Dice dice(command, tray);
    if (name == "show")
        return answerShow(command);
    if (name == "undo")
        return step(m_past, m_future, dice);
    if (name == "redo")
        return step(m_future, m_past, dice);
    return play(command, dice);
}

// OPEN: "for `turn` and `due` the key is the same" read as: the key is `subject` there too.
json PlainModel::answerShow(const json& command) const {
    const std::string id = requireText(command, "subject");
    const json subject = show(id);
    if (subject.is_null())
        throw Refusal{"unknown-id", id};
    return {{"ok", true}, {"subject", subject}};
}

json PlainModel::play(const json& command, Dice& dice) {
    auto next = std::make_shared<State>(*m_now);
    json result = Resolver(*next, dice).run(command);
    dice.finish();
    m_past.push_back(m_now);
    m_future.clear();
    m_now = next;
    result["ok"] = true;
    return result;
}

// OPEN: undo or redo with nothing to undo or redo is `not-possible`.
json PlainModel::step(std::vector<Moment>& from, std::vector<Moment>& to, const Dice& dice) {
    if (from.empty())
        throw Refusal{"not-possible", "nothing to undo or redo"};
    dice.finish();
    to.push_back(m_now);
    m_now = from.back();
    from.pop_back();
    return {{"ok", true}, {"steps", json::array()}};
}

std::vector<std::string> PlainModel::ids() const {
    std::vector<std::string> ids;
    for (const Formation& formation : m_now->formations)
        ids.push_back(formation.id);
    for (const Officer& officer : m_now->officers)
        ids.push_back(officer.id);
    for (const Unit& unit : m_now->units)
        ids.push_back(unit.id);
    return ids;
}

} // namespace umpire::plain
