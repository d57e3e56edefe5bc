#pragma once

#include "window/battle_shelf.h"

#include <QWidget>

class QVBoxLayout;

namespace umpire::gui {

/// What the window shows before a battle is open: the ways to one.
class StartPage : public QWidget {
    Q_OBJECT

  public:
    StartPage(const QList<BattleShelf::Entry>& examples, QWidget* parent = nullptr);

  Q_SIGNALS:
    void newAsked();
    void openAsked();
    void exampleAsked(const QString& path);

  private:
    void addLabel(QVBoxLayout& layout, const QString& text, const char* kind);
    void addExamples(QVBoxLayout& layout, const QList<BattleShelf::Entry>& examples);
};

} // namespace umpire::gui
