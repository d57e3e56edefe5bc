#include "random_play.h"

namespace umpire::test {

namespace {

Json ordered(const plain::json& json) {
    return Json::parse(json.dump());
}

} // namespace

RandomPlay::RandomPlay(std::uint64_t seed) : m_rng(seed), m_dice(seed) {
    const plain::json battle = plain::randomBattle(m_rng);
    m_battle = battle.dump();
    m_model = std::make_unique<plain::PlainModel>(battle);
    m_session = fresh();
}

Json RandomPlay::nextCommand() {
    if (m_rng.chance(4) && m_session->cursor() > 0) {
        return correction();
    }
    if (m_rng.chance(4) && !m_session->battle().due.empty()) {
        return waiver();
    }
    const plain::json command = plain::randomCommand(m_rng, *m_model);
    plain::NoDice none;
    m_model->execute(command, none);
    Json result = ordered(command);
    if (m_rng.chance(30)) {
        result.erase("dice");
    }
    return result;
}

Json RandomPlay::correction() {
    const int record = m_rng.between(1, m_session->cursor());
    Json command{{"do", "correct"}, {"record", record}, {"reason", "seen again"}};
    const Json& old = m_session->records()[static_cast<std::size_t>(record - 1)].command;
    if (old.contains("dice") && m_rng.chance(70)) {
        command["dice"] = old["dice"];
        for (Json& die : command["dice"]) {
            const bool jam = die.is_string() || old.value("do", "") == "dogfight";
            die = jam && m_rng.chance(50) ? Json(1) : Json(m_rng.between(1, m_rng.chance(50) ? 3 : 8));
        }
    }
    if (m_rng.chance(50)) {
        command["facts"] = {{"in-cover", m_rng.chance(50)}, {"supported", m_rng.chance(50)}};
    }
    if (m_rng.chance(30)) {
        command["keep"] = Json::array();
        for (int i = record; i <= m_session->cursor(); ++i) {
            command["keep"].push_back(i);
        }
    }
    return command;
}

Json RandomPlay::waiver() {
    return {{"do", "waive"}, {"due", m_rng.pick(m_session->battle().due).id}, {"reason", "not seen"}};
}

} // namespace umpire::test
