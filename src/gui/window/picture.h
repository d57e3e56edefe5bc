#pragma once

#include <QString>

namespace umpire::gui {

class BattleDocument;
class MainWindow;

/// What a picture of the window is to show.
struct PictureOrder {
    QString file; ///< "" for none
    QString select;
    QString target;
    QString die;
    QString show; ///< names of menu entries to trigger, with commas between them
};

/// Chooses the units and the die, lets the window settle and saves its picture. False when it could not.
bool takePicture(MainWindow& window, const PictureOrder& order);

} // namespace umpire::gui
