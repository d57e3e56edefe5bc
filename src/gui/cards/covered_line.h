#pragma once

#include "document/battle_document.h"
#include "look/elided_label.h"

#include "umpire/battle/hidden_total.h"
#include "umpire/battle/visibility.h"

#include <QThreadPool>

namespace umpire::gui {

/// How the total of whoever looks stands against the other's, as far as he can see; for the umpire what
/// each side may know of that. It is worked out beside the window, and hidden while nothing is laid.
class CoveredLine : public ElidedLabel {
    Q_OBJECT

  public:
    explicit CoveredLine(QWidget* parent = nullptr);
    /// Waits for what is being worked out.
    ~CoveredLine() override;

    /// Another viewer than before sees nothing of what was told to that one.
    void follow(const BattleDocument& document, const Viewer& viewer);

    /// Nobody is to read it now.
    void forget();

  Q_SIGNALS:
    void told();

  private:
    void tell(const std::vector<CoveredOdds>& odds, const Battle& battle);

    QThreadPool m_pool;
    Viewer m_eyes;
    int m_question = 0; ///< the latest
};

} // namespace umpire::gui
