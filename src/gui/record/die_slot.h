#pragma once

#include "look/look.h"
#include "umpire/dice/die.h"

#include <QWidget>

class QPushButton;

namespace umpire::gui {

/// One die as it fell, its faces as buttons. A typed number or first letter chooses too.
class DieSlot : public QWidget {
    Q_OBJECT

  public:
    DieSlot(const Look& look, const Die& die, const QString& purpose, int place, QWidget* parent = nullptr);

    /// Null for none yet.
    void setFace(const Json& face);
    bool type(const QString& key);
    void takeFocus();

  Q_SIGNALS:
    void chosen(int place, const QString& face);

  private:
    const Look& m_look;
    int m_place;
    std::vector<Face> m_faces;
    std::vector<QPushButton*> m_buttons;
};

/// A face as a command writes it.
Json faceOf(const Die& die, const QString& label);
QString faceLabel(const Face& face);

} // namespace umpire::gui
