#pragma once

#include "look/look.h"

#include <QFrame>

class QLabel;
class QCheckBox;
class QPushButton;
class QComboBox;
class QHBoxLayout;
class QSlider;

namespace umpire::gui {

class ElidedLabel;
class ReplayWalk;

/// What happened in the record that led to what is shown: when, who did what, how it came out, what followed.
/// It always takes the same room, so that nothing moves from record to record.
class ReplayStory : public QFrame {
    Q_OBJECT

  public:
    ReplayStory(const Look& look, const ReplayWalk& walk, QWidget* parent = nullptr);

  private:
    void restyle();
    void tell();
    void tellRecord();

    const Look& m_look;
    const ReplayWalk& m_walk;
    QLabel* m_place;
    ElidedLabel* m_who;
    ElidedLabel* m_how;
    ElidedLabel* m_follows;
};

/// Says over everything else that this is the past, and leads back to now.
class ReplayHead : public QFrame {
    Q_OBJECT

  public:
    ReplayHead(const Look& look, const ReplayWalk& walk, QWidget* parent = nullptr);

    /// Whether the players' window looks back too.
    bool withPlayers() const;
    void toggleWithPlayers();

  Q_SIGNALS:
    void leaveAsked();
    void withPlayersChanged(bool with);

  private:
    void restyle();
    void showPlace();

    const Look& m_look;
    const ReplayWalk& m_walk;
    ElidedLabel* m_title;
    QCheckBox* m_players;
    QPushButton* m_leave;
};

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
