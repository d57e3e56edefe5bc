#pragma once

#include "document/battle_document.h"
#include "look/look.h"

#include <QObject>

class QAction;
class QMainWindow;

namespace umpire::gui {

class ReferenceWindow;
class ResolveState;

/// Shows the rules where somebody in the window asks for one: by the menu's entry, or by a section's letter.
/// Dialogs that wait for an answer let F1 through, too.
class ReferenceActions : public QObject {
    Q_OBJECT

  public:
    ReferenceActions(const Look& look, const BattleDocument& document, const ResolveState& state,
                     QAction& entry, QMainWindow& window);

    /// At the place of what is being done.
    void show();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    ReferenceWindow& reference();
    bool isMeant(const QObject& watched, const QEvent& event) const;
    void belongTo(QWidget& owner);
    void showAt(const QStringList& places);

    const Look& m_look;
    const BattleDocument& m_document;
    const ResolveState& m_state;
    QMainWindow& m_window;
    ReferenceWindow* m_reference = nullptr; ///< made when it is first seen
};

} // namespace umpire::gui
