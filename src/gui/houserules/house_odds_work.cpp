#include "houserules/house_odds_work.h"

#include "umpire/base/speech.h"

namespace umpire::gui {

HouseOddsWork::HouseOddsWork(QObject* parent) : QObject(parent) {
    m_pool.setMaxThreadCount(1);
}

HouseOddsWork::~HouseOddsWork() {
    m_pool.clear();
    m_pool.waitForDone();
}

void HouseOddsWork::forget() {
    ++m_asked;
    m_pool.clear();
}

void HouseOddsWork::ask(const Session& before, const Session& after, const Json& command) {
    forget();
    // What waits behind another question works on copies of its own.
    const auto was = std::make_shared<Session>(before);
    const auto is = std::make_shared<Session>(after);
    m_pool.start([this, was, is, command, number = m_asked, translator = Speaking::translator()] {
        const Speaking speaking(translator);
        const auto odds = std::make_shared<OddsBesides>(oddsBeside(*was, *is, command));
        QMetaObject::invokeMethod(this, [this, odds, number] {
            if (number == m_asked) {
                Q_EMIT answered(*odds);
            }
        });
    });
}

} // namespace umpire::gui
