#pragma once

#include "look/look.h"
#include "resolve/face_entry.h"
#include "umpire/dice/die.h"

#include <QWidget>

class QPushButton;

namespace umpire::gui {

/// One die as it fell, its faces as buttons. A typed number or first letters choose too.
class DieSlot : public QWidget {
    Q_OBJECT

  public:
    DieSlot(const Look& look, const Die& die, const QString& purpose, int place, QWidget* parent = nullptr);

    /// Null for none yet.
    void setFace(const Json& face);
    bool type(const QString& key);
    /// What was typed is the whole face. False while nothing is typed that could go on.
    bool finish() { return m_entry.finish(); }
    void takeFocus();

  Q_SIGNALS:
    void chosen(int place, const QString& face);

  private:
    const Look& m_look;
    int m_place;
    std::vector<Face> m_faces;
    QStringList m_keys;
    FaceEntry m_entry;
    std::vector<QPushButton*> m_buttons;
};

/// A face as a command writes it.
Json faceOf(const Die& die, const QString& label);
QString faceLabel(const Face& face);

} // namespace umpire::gui
