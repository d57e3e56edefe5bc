#pragma once

#include "document/battle_document.h"
#include "look/look.h"

#include <memory>

class QAction;
class QStackedWidget;

namespace umpire::gui {

class ReplayScreen;

/// Looking back at the battle that is open: holds the past and its screen while it is looked at, keeps
/// commands away meanwhile, and comes back to the present when another battle
/// is opened.
class ReplayActions : public QObject {
    Q_OBJECT

  public:
    /// `action` begins and ends it; its screen is one of the `pages`.
    ReplayActions(const Look& look, BattleDocument& document, QAction& action, QStackedWidget& pages,
                  QObject* parent = nullptr);
    ~ReplayActions() override;

    bool isOn() const { return m_screen != nullptr; }
    /// Null while the present is shown.
    ReplayScreen* screen() { return m_screen; }
    /// The past as the players' window is to show it; null for the present.
    BattleDocument* shownToPlayers();
    void refresh();
    void leave();

  Q_SIGNALS:
    /// It began or ended.
    void turned();
    /// The players' window is to show something else.
    void playersTurned();

  private:
    void setOn(bool on);
    void follow(const ChangeEvent& event);
    bool anythingPlayed() const;

    const Look& m_look;
    BattleDocument& m_document;
    QAction& m_action;
    QStackedWidget& m_pages;
    std::unique_ptr<PastBattle> m_past;
    ReplayScreen* m_screen = nullptr;
};

} // namespace umpire::gui
