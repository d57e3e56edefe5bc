#pragma once

#include "look/look.h"

#include <QFrame>
#include <QStringList>

class QLabel;
class QPushButton;

namespace umpire::gui {

/// What happened by itself, or why nothing did: stands above the field until the next thing is done.
class NoticeBar : public QFrame {
    Q_OBJECT

  public:
    explicit NoticeBar(const Look& look, QWidget* parent = nullptr);

    /// Says something; an empty list hides the bar.
    void say(const QStringList& notices);
    QString text() const;

  private:
    void restyle();

    const Look& m_look;
    QLabel* m_text;
    QPushButton* m_close;
};

} // namespace umpire::gui
