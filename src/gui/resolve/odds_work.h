#pragma once

#include "umpire/worksheet/odds.h"

#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <chrono>
#include <memory>

namespace umpire::gui {

/// Works out the odds of several dice beside the window: they may fall in so many ways that nobody could go
/// on typing meanwhile. Only the latest question is answered, and none is worked at for ever.
class OddsWork : public QObject {
    Q_OBJECT

  public:
    /// What is worked out: the rolls as they stand, or also what one more unit would make of the last one.
    enum class About { Rolls, OneMore };

    explicit OddsWork(QObject* parent = nullptr, About about = About::Rolls);
    ~OddsWork() override;

    enum class Wait { None, Moment };

    /// The answer, if it is there at once or within a moment; else null, and `answered` follows. A question
    /// asked again is not worked at again until `forget`.
    const Odds* ask(const Session& session, const Json& command, Wait wait = Wait::Moment);
    /// The battle changed.
    void forget();
    void setPatience(std::chrono::milliseconds patience) { m_patience = patience; }

  Q_SIGNALS:
    void answered();

  private:
    struct Job;
    void stop();

    QThreadPool m_pool;
    About m_about;
    std::shared_ptr<Job> m_job; ///< the latest question
    std::chrono::milliseconds m_patience{5000};
};

} // namespace umpire::gui
