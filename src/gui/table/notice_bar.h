#pragma once

#include "look/look.h"

#include <QFrame>
#include <QStringList>

class QLabel;
class QPushButton;

namespace umpire::gui {

/// What happened by itself, or why nothing did: lies over the foot of the field until the next thing is done,
/// and moves nothing.
class NoticeBar : public QFrame {
    Q_OBJECT

  public:
    /// Lies over `under`, whose sibling it becomes.
    NoticeBar(const Look& look, QWidget& under);

    /// Says something; an empty list hides the bar.
    void say(const QStringList& notices);
    /// From now on it lies at the foot of another widget beside the first.
    void lieOver(QWidget& under);
    QString text() const;

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void restyle();
    void place();

    const Look& m_look;
    QWidget* m_under;
    QLabel* m_text;
    QPushButton* m_close;
};

} // namespace umpire::gui
