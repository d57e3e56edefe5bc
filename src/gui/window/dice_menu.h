#pragma once

#include <QDialog>
#include <QObject>
#include <QStringList>

#include <cstdint>
#include <optional>

class QLineEdit;
class QAction;
class QMenu;
class QWidget;

namespace umpire::gui {

/// What came of playing the record anew, to be read and copied.
class CheckDialog : public QDialog {
    Q_OBJECT

  public:
    explicit CheckDialog(const QStringList& lines, QWidget* parent = nullptr);
};

/// Asks for the number that the players call, beside the pledge that they see before they call it.
class CallDialog : public QDialog {
    Q_OBJECT

  public:
    CallDialog(const QString& pledge, std::optional<std::uint64_t> called, QWidget* parent = nullptr);

    std::uint64_t number() const;

  private:
    QLineEdit* m_number = nullptr;
};

class StoredBattle;
class Prompts;

/// What the menu of play has about the program's dice and the record: a number called by the players, the
/// dice revealed, the record checked.
class DiceMenu : public QObject {
    Q_OBJECT

  public:
    DiceMenu(StoredBattle& document, Prompts& prompts, QMenu& menu, QWidget& window);

    void checkRecord();
    void callNumber();
    void reveal();

  private:
    void refresh();

    StoredBattle& m_document;
    Prompts& m_prompts;
    QWidget& m_window;
    QAction* m_check = nullptr;
    QAction* m_call = nullptr;
    QAction* m_reveal = nullptr;
};

} // namespace umpire::gui
