#pragma once

#include <QObject>
#include <QStringList>

class QDropEvent;

namespace umpire::gui {

class BattleFileActions;
class MainWindow;
class Prompts;

/// Lets files be dropped on the window: battles are opened, packs and collections taken in. What holds no
/// file of this computer is not taken.
class DroppedFiles : public QObject {
    Q_OBJECT

  public:
    DroppedFiles(MainWindow& window, BattleFileActions& files, Prompts& prompts);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void take(QDropEvent& drop);
    void open(QStringList paths);

    MainWindow& m_window;
    BattleFileActions& m_files;
    Prompts& m_prompts;
};

} // namespace umpire::gui
