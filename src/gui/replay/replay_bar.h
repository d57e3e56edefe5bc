#pragma once

#include "look/look.h"

#include <QFrame>

class QComboBox;
class QHBoxLayout;
class QPushButton;
class QSlider;

namespace umpire::gui {

class ReplayWalk;

/// The way through the past: a slider over all records, buttons for a record or a turn forward and back, and
/// what lets it go by itself.
class ReplayBar : public QFrame {
    Q_OBJECT

  public:
    ReplayBar(const Look& look, ReplayWalk& walk, QWidget* parent = nullptr);

    /// One speed more, or less.
    void changePace(bool faster);

  private:
    QPushButton* add(const char* name, const QString& text, const QString& said, const QString& key);
    void build();
    void fillPaces();
    void join();
    void restyle();
    void showPlace();
    void fit();

    const Look& m_look;
    ReplayWalk& m_walk;
    QHBoxLayout* m_row = nullptr;
    QSlider* m_slider = nullptr;
    QPushButton* m_begin = nullptr;
    QPushButton* m_turnBack = nullptr;
    QPushButton* m_back = nullptr;
    QPushButton* m_play = nullptr;
    QPushButton* m_on = nullptr;
    QPushButton* m_turnOn = nullptr;
    QPushButton* m_end = nullptr;
    QComboBox* m_pace = nullptr;
};

} // namespace umpire::gui
