#pragma once

#include "document/battle_document.h"
#include "look/look.h"

#include <QDialog>

class QLabel;

namespace umpire::gui {

class ReadingPane;

/// The rules of the battle that is open, to be looked up while it is played: it stands beside the table and
/// stays there. What differs from the rules as they came is marked.
class ReferenceWindow : public QDialog {
    Q_OBJECT

  public:
    ReferenceWindow(const Look& look, const BattleDocument& document, QWidget* parent = nullptr);

    /// Comes to the front, at the first of these places that there is.
    void showAt(const QStringList& places);
    ReadingPane& pane() { return *m_pane; }

  Q_SIGNALS:
    /// F1 in this window: what is being done now?
    void placeAsked();

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void build();
    void restyle();
    void documentChanged(const ChangeEvent& event);
    void write();
    void placeFirst();

    const Look& m_look;
    const BattleDocument& m_document;
    std::shared_ptr<const RulePack> m_original;
    QLabel* m_title;
    ReadingPane* m_pane;
    bool m_stale = true;
    bool m_placed = false;
};

} // namespace umpire::gui
