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

/// What waits behind another question works on copies of its own.
void HouseOddsWork::start(const Session& before, const Session& after,
                          std::function<void(const Session&, const Session&, int)> work) {
    forget();
    const auto was = std::make_shared<Session>(before);
    const auto is = std::make_shared<Session>(after);
    m_pool.start([was, is, work = std::move(work), number = m_asked, translator = Speaking::translator()] {
        const Speaking speaking(translator);
        work(*was, *is, number);
    });
}

void HouseOddsWork::ask(const Session& before, const Session& after, const Json& command) {
    start(before, after, [this, command](const Session& was, const Session& is, int number) {
        const auto odds = std::make_shared<OddsBesides>(oddsBeside(was, is, command));
        QMetaObject::invokeMethod(
            this, [this, odds, number] { number == m_asked ? Q_EMIT answered(*odds) : void(); });
    });
}

void HouseOddsWork::seek(const Session& before, const Session& after) {
    start(before, after, [this](const Session& was, const Session& is, int number) {
        const Draft draft = touchedCase(was, is);
        QMetaObject::invokeMethod(
            this, [this, draft, number] { number == m_asked ? Q_EMIT found(draft) : void(); });
    });
}

} // namespace umpire::gui
