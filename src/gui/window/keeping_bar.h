#pragma once

#include "document/keeping.h"
#include "look/look.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace umpire::gui {

/// Stands above everything as long as what is played is not where it belongs on the disk, or may not be
/// played here: what happened, and what can be done.
class KeepingBar : public QFrame {
    Q_OBJECT

  public:
    explicit KeepingBar(const Look& look, QWidget* parent = nullptr);

    void show(const Keeping& keeping);

  Q_SIGNALS:
    void saveElsewhereAsked();
    void saveAsked();
    void takeOverAsked();

  private:
    QPushButton* button(const char* name, const QString& text);
    void restyle();

    const Look& m_look;
    QLabel* m_text;
    QPushButton* m_takeOver;
    QPushButton* m_save;
    QPushButton* m_elsewhere;
};

} // namespace umpire::gui
