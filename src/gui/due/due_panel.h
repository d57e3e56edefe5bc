#pragma once

#include "document/battle_document.h"
#include "look/look.h"

#include <QFrame>

class QLabel;
class QVBoxLayout;

namespace umpire::gui {

/// What is due, one line each, to be resolved or waived with a reason.
class DuePanel : public QFrame {
    Q_OBJECT

  public:
    DuePanel(const Look& look, BattleDocument& document, QWidget* parent = nullptr);

    /// Puts the keyboard on the first entry.
    void takeFocus();
    /// How many tests are owed whatever eyes may see.
    static int owed(const BattleDocument& document);

  Q_SIGNALS:
    void resolveAsked(const QString& due);
    void answered(const umpire::Answer& answer);
    /// The last entry was waived.
    void emptied();

  private:
    void refresh();
    void addEntry(const Due& due);
    void waive(const QString& due, const QString& reason);

    const Look& m_look;
    BattleDocument& m_document;
    QLabel* m_empty;
    QVBoxLayout* m_entries;
};

} // namespace umpire::gui
