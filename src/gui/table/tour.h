#pragma once

#include "document/battle_document.h"
#include "look/look.h"
#include "resolve/resolve_state.h"

#include <QFrame>
#include <QPointer>

class QLabel;
class QPushButton;

namespace umpire::gui {

/// Resolves one check while the tour speaks of it, and leaves no trace: in a battle of the umpire's own the
/// result is only shown; in the example that was opened for the tour it is carried out and taken back.
class TourDemo {
  public:
    TourDemo(BattleDocument& document, ResolveState& state) : m_document(document), m_state(state) {}

    /// `carryOut`: the battle is there for the tour.
    void begin(bool carryOut);
    /// Points a unit of the side whose turn it is at an enemy.
    void point();
    /// Gives the dice that are asked for.
    void throwDice();
    /// Everything as it was.
    void end();

  private:
    bool tryPair(const Id& unit, const Id& enemy, bool warned);
    bool findPair(bool warned);
    void takeBack();

    BattleDocument& m_document;
    ResolveState& m_state;
    bool m_running = false;
    bool m_carryOut = false;
    bool m_atOnce = true; ///< as the umpire has it
    int m_record = 0;     ///< the record it made, else 0
};

/// One stop of the tour: what it points at, and what it says.
struct TourStep {
    QPointer<QWidget> widget; ///< null: nothing in particular
    QString title;
    QString text;
    std::function<void()> enter; ///< what happens on the screen meanwhile; may be empty
};

/// A short walk over the screen: dims its window but for one place after the other and says what that is
/// for. Right or Enter goes on, Left back, Escape ends it.
class Tour : public QWidget {
    Q_OBJECT

  public:
    /// Lies over `window` as its child.
    Tour(const Look& look, QWidget* window);

    /// Starts at the first step whose widget is in sight; the others are left out.
    void start(const QList<TourStep>& steps);
    void next();
    void back();
    void finish();
    int step() const { return m_step; }
    qsizetype steps() const { return m_steps.size(); }
    /// The place that is not dimmed, in the window; empty when there is none.
    QRect place() const;

  Q_SIGNALS:
    void finished();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

  private:
    void showStep();
    void arrange();
    void restyle();
    QPushButton* addButton(const char* name, const QString& text, const QString& tip);

    const Look& m_look;
    QList<TourStep> m_steps;
    int m_step = 0;
    QFrame* m_panel;
    QLabel* m_title;
    QLabel* m_text;
    QLabel* m_count;
    QPushButton* m_back = nullptr;
    QPushButton* m_next = nullptr;
    QPointer<QWidget> m_before; ///< had the keyboard before
};

} // namespace umpire::gui
