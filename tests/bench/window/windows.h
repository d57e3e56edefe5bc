#pragma once

#include "umpire/storage/battle_file.h"

#include <QWidget>

#include <memory>

namespace umpire::gui::bench {

BattleFiles battleFiles();

/// The window of the program with a battle that is kept on disk as it is when it is played.
class BattleWindow {
  public:
    /// `battle`: the file; a copy of it is opened.
    explicit BattleWindow(const QString& battle, const BattleFiles& files = battleFiles());
    ~BattleWindow();

    QWidget& widget();
    /// How many records stand.
    int records() const;
    /// Types into whatever has the keyboard.
    void type(char letter);
    void undo();
    void setPercent(int percent);
    void setThemeName(const QString& name);
    /// Points a unit at another, so that a die is wanted.
    void point(const char* unit, const char* target);
    void letGo();
    void showRoster();
    /// Gives a unit's roster another word.
    void amend(const char* unit, const char* key, const char* word);
    void filter(const QString& words);
    void scroll(int pages);

  private:
    struct Parts;
    std::unique_ptr<Parts> m_parts;
};

/// A file with a battle of many units.
QString manyUnits(const QString& folder, int brigades);

} // namespace umpire::gui::bench
