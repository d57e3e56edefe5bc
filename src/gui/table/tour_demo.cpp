#include "table/tour_demo.h"

#include <algorithm>

namespace umpire::gui {

namespace {

/// Nobody sees more dice than these asked for in one check.
constexpr int mostDemoDice = 12;
/// Looking further among hundreds of units shows nothing else.
constexpr std::size_t mostTried = 8;

} // namespace

void TourDemo::begin(bool carryOut) {
    end();
    m_running = true;
    m_carryOut = carryOut;
    m_atOnce = m_state.appliesAtOnce();
    m_state.setApplyAtOnce(false);
}

bool TourDemo::tryPair(const Id& unit, const Id& enemy, bool warned) {
    m_state.choose(unit, enemy);
    return m_state.wantsDie() && (warned || m_state.sheet().warnings.isEmpty());
}

bool TourDemo::findPair(bool warned) {
    const Battle& battle = m_document.battle();
    const auto units = battle.all(SubjectKind::Unit);
    std::size_t tried = 0;
    for (const Subject* unit : units) {
        const auto enemy = std::find_if(units.begin(), units.end(),
                                        [unit](const Subject* other) { return other->side != unit->side; });
        if (unit->side != battle.clock.side || enemy == units.end()) {
            continue;
        }
        if (tryPair(Id(unit->id), Id((*enemy)->id), warned)) {
            return true;
        }
        if (++tried == mostTried) {
            break;
        }
    }
    return false;
}

void TourDemo::point() {
    if (m_running) {
        takeBack();
        if (!findPair(false) && !findPair(true)) {
            m_state.clear();
        }
    }
}

/// A face from the middle of each die: what happens most days.
void TourDemo::throwDice() {
    if (!m_running || m_state.idle()) {
        return;
    }
    for (int thrown = 0; thrown < mostDemoDice && m_state.wantsDie() && !m_state.ready(); ++thrown) {
        const auto& faces = m_state.sheet().dice->faces;
        m_state.giveDie(Json(faces[faces.size() / 2].value));
    }
    if (m_carryOut && m_state.ready() && m_state.apply()) {
        m_record = m_document.session().cursor();
    }
}

void TourDemo::takeBack() {
    if (m_record > 0 && m_document.isOpen() && m_document.session().cursor() == m_record) {
        m_document.undo();
    }
    m_record = 0;
}

void TourDemo::end() {
    if (!m_running) {
        return;
    }
    m_running = false;
    takeBack();
    m_state.clear();
    m_state.setApplyAtOnce(m_atOnce);
}

} // namespace umpire::gui
