#pragma once

#include "umpire/storage/house_odds.h"

#include <QObject>
#include <QThreadPool>

#include <functional>
#include <memory>

namespace umpire::gui {

/// Works out what a command comes to by two packs, beside the window. Only the latest question is answered.
class HouseOddsWork : public QObject {
    Q_OBJECT

  public:
    explicit HouseOddsWork(QObject* parent = nullptr);
    ~HouseOddsWork() override;

    /// Both stand alike, each by its own rules.
    void ask(const Session& before, const Session& after, const Json& command);
    /// Looks for a case of which the two have other odds.
    void seek(const Session& before, const Session& after);
    void forget();

  Q_SIGNALS:
    void answered(const umpire::OddsBesides& odds);
    /// Empty where there is none.
    void found(const umpire::Draft& draft);

  private:
    void start(const Session& before, const Session& after,
               std::function<void(const Session&, const Session&, int)> work);

    QThreadPool m_pool;
    int m_asked = 0; ///< the number of the latest question
};

} // namespace umpire::gui
