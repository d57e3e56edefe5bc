#include "resolve/odds_work.h"

#include "umpire/base/speech.h"

#include <QSemaphore>

namespace umpire::gui {

namespace {

/// Nobody notices so short a wait, and most odds are there by then.
constexpr int momentMs = 30;

} // namespace

/// Shared by the window and the thread; `odds` belongs to the window once `done` was released.
struct OddsWork::Job {
    Json command;
    Odds odds;
    QSemaphore done;
    bool taken = false; ///< the window has the answer
    std::atomic<bool> stopped = false;
};

OddsWork::OddsWork(QObject* parent, About about) : QObject(parent), m_about(about) {
    m_pool.setMaxThreadCount(1);
}

OddsWork::~OddsWork() {
    stop();
    m_pool.waitForDone();
}

void OddsWork::stop() {
    if (m_job) {
        m_job->stopped = true;
    }
    m_job.reset();
}

void OddsWork::forget() {
    stop();
}

const Odds* OddsWork::ask(const Session& session, const Json& command, Wait wait) {
    if (!m_job || m_job->command != command) {
        stop();
        m_job = std::make_shared<Job>();
        m_job->command = command;
        m_pool.start([this, job = m_job, more = m_about == About::OneMore,
                      question = OddsQuestion(session, command), patience = m_patience,
                      translator = Speaking::translator()] {
            const Speaking speaking(translator);
            const auto end = std::chrono::steady_clock::now() + patience;
            const auto goOn = [&] { return !job->stopped && std::chrono::steady_clock::now() < end; };
            job->odds = more ? question.oneMore(goOn) : question.answer(goOn);
            job->done.release();
            QMetaObject::invokeMethod(this, [this, job] {
                if (job == m_job && !job->taken) {
                    Q_EMIT answered();
                }
            });
        });
    }
    m_job->taken = m_job->taken || m_job->done.tryAcquire(1, wait == Wait::Moment ? momentMs : 0);
    return m_job->taken ? &m_job->odds : nullptr;
}

} // namespace umpire::gui
