#pragma once

#include "document/battle_document.h"
#include "resolve/claim_strip.h"

namespace umpire::gui {

class Settings;

/// Keeps the cards put aside with what the window remembers of each battle, so that they are there again when
/// it is opened anew, after a kill too. They are no part of the battle: what players called out and nobody
/// resolved has not happened.
class ClaimStore : public QObject {
    Q_OBJECT

  public:
    ClaimStore(const BattleDocument& document, ClaimQueue& claims, Settings& settings,
               QObject* parent = nullptr);

  private:
    void follow(const ChangeEvent& event);
    void load();
    void save();
    bool stillThere(const Draft& draft) const;

    const BattleDocument& m_document;
    ClaimQueue& m_claims;
    Settings& m_settings;
    QString m_place; ///< the file of the battle whose cards these are, "" while it has none
    bool m_loading = false;
};

} // namespace umpire::gui
