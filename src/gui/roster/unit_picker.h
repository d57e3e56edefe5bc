#pragma once

#include "document/battle_document.h"

#include <QDialog>

#include <functional>

class QDialogButtonBox;
class QLineEdit;
class QSpinBox;
class QTreeWidget;
class QTreeWidgetItem;

namespace umpire::gui {

class Look;

/// Asks for units, and for a turn where one belongs to them. A tick on a formation or side ticks all that is
/// below it.
class UnitPicker : public QDialog {
    Q_OBJECT

  public:
    struct Setup {
        QString title;
        QString text;
        std::function<bool(const Subject&)> eligible;
        QStringList ticked;
        int turn = 0; ///< what is proposed; 0: no turn is asked for
    };

    UnitPicker(const Look& look, const BattleDocument& document, const Setup& setup,
               QWidget* parent = nullptr);

  Q_SIGNALS:
    void picked(const QStringList& units, int turn);

  private:
    void fill(const Setup& setup);
    void addBelow(QTreeWidgetItem& place, const Id& above, const Setup& setup);
    void makeRoom();
    QTreeWidgetItem* addPlace(const Subject& place, const Setup& setup);
    void addTurn(int turn);
    void find(const QString& words);
    bool narrow(QTreeWidgetItem& item, const QString& words, bool all);
    QStringList ticked() const;
    void settle();

    const Look& m_look;
    const BattleDocument& m_document;
    QLineEdit* m_find;
    QTreeWidget* m_tree;
    QSpinBox* m_turn = nullptr;
    QDialogButtonBox* m_buttons;
};

} // namespace umpire::gui
