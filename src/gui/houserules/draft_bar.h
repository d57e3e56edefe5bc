#pragma once

#include "look/look.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace umpire::gui {

/// Something that happened, with what can be done about it: a sentence, and a button or two.
class DraftBar : public QFrame {
    Q_OBJECT

  public:
    /// `name` of the widget; `act` and `leave` are what its buttons say.
    DraftBar(const Look& look, const char* name, const QString& act, const QString& leave,
             QWidget* parent = nullptr);

    /// `acts`: whether there is something to be done.
    void say(const QString& text, bool acts = true);
    QString text() const;

  Q_SIGNALS:
    void acted();

  private:
    void restyle();

    const Look& m_look;
    QLabel* m_text;
    QPushButton* m_act;
    QPushButton* m_leave;
};

} // namespace umpire::gui
