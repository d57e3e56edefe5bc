#pragma once

#include "document/battle_document.h"
#include "look/look.h"

#include <QFrame>

#include <vector>

class QLineEdit;
class QPushButton;
class QLabel;
class QVBoxLayout;

namespace umpire::gui {

/// One thing due: what, and the ways to be done with it. The reason for waiving it is asked in place.
class DueEntry : public QFrame {
    Q_OBJECT

  public:
    DueEntry(const Look& look, const Due& due, QWidget* parent = nullptr);

  Q_SIGNALS:
    void resolveAsked(const QString& due);
    void waived(const QString& due, const QString& reason);

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void askReason(bool ask);

    QString m_due;
    QPushButton* m_resolve;
    QPushButton* m_waive;
    QLineEdit* m_reason;
};

/// What is due, one line each, to be resolved or waived with a reason.
class DuePanel : public QFrame {
    Q_OBJECT

  public:
    DuePanel(const Look& look, BattleDocument& document, QWidget* parent = nullptr);

    /// Puts the keyboard on the first entry.
    void takeFocus();
    /// What is due in the order in which it comes: what has to be done before what may apply.
    static std::vector<Due> inOrder(const BattleDocument& document);
    /// How many tests are owed whatever eyes may see.
    static int owed(const BattleDocument& document);

  Q_SIGNALS:
    void resolveAsked(const QString& due);
    void answered(const umpire::Answer& answer);
    /// The last entry was waived.
    void emptied();

  private:
    /// An entry and what it was made for.
    struct Shown {
        Due due;
        DueEntry* entry = nullptr;
    };

    void restyle();
    void refresh();
    void showEntries(const std::vector<Due>& due);
    void add(const Due& due);
    void remove(std::size_t place);
    void waive(const QString& due, const QString& reason);

    const Look& m_look;
    BattleDocument& m_document;
    QLabel* m_empty;
    QVBoxLayout* m_entries;
    std::vector<Shown> m_shown;
};

} // namespace umpire::gui
