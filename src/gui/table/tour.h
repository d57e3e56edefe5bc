#pragma once

#include "look/look.h"

#include <QFrame>
#include <QPointer>

class QLabel;
class QPushButton;

namespace umpire::gui {

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
