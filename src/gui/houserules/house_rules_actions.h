#pragma once

#include "houserules/house_window.h"

#include <QObject>

class QAction;
class QVBoxLayout;

namespace umpire::gui {

/// Joins the window of house rules with the battle that is open: when the rules it is played by are changed,
/// here or by another program, it offers to go on by them.
class HouseRulesActions : public QObject {
    Q_OBJECT

  public:
    /// `bottom`: where the offer stands.
    HouseRulesActions(const Look& look, HouseWindow::Around around, QAction& action, QVBoxLayout& bottom,
                      QWidget& window);

    ~HouseRulesActions() override;

    /// Made when it is first asked for.
    HouseWindow& window();
    /// Asks where house rules are not saved; false: nothing is left.
    bool mayLeave();
    /// The umpire was asked: what is not saved is given up.
    void close();
    /// The program ends, and nobody can be asked: what is in order is saved.
    void leaveAtOnce();

  Q_SIGNALS:
    /// There is something new among the user's own.
    void tookIn();
    /// What should be said once.
    void noticed(const QStringList& texts);

  private:
    void follow();
    void look();
    void goOn();

    const Look& m_look;
    HouseWindow::Around m_around;
    QWidget& m_parent;
    HouseWindow* m_window = nullptr;
    DraftBar* m_bar;
    RulesWatch m_watch;
    std::shared_ptr<const RulePack> m_changed; ///< the battle's rules as they stand in their files now
};

} // namespace umpire::gui
