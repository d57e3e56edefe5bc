#pragma once

#include "resolve/panel_contents.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QKeyEvent;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace umpire::gui {

class PickList;

/// A further choice of a command: its words as buttons, or a number.
class FieldRow : public QWidget {
    Q_OBJECT

  public:
    explicit FieldRow(const PanelField& field, QWidget* parent = nullptr);

    const PanelField& field() const { return m_field; }
    /// The same field with other values.
    void setField(const PanelField& field);
    /// The keyboard goes to what is typed. False where nothing is.
    bool begin();

  Q_SIGNALS:
    void picked(const QString& field, const QString& word);
    void counted(const QString& field, int number);
    void ticked(const QString& field, bool on);
    void listed(const QString& field, const QStringList& ids);
    void written(const QString& field, const QString& text);
    /// It is said that a place is left out.
    void leftOut(const QString& field);
    /// Enter ended what was typed.
    void entered();
    /// The keyboard is wanted here no longer.
    void left();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void add();
    void addTyped();
    void addSuiting();
    void takeTyped(const QString& text);
    bool typedKey(const QKeyEvent& event);
    bool goesOn(const QString& text) const;
    void addWords();
    void addNumber();
    void addList();
    void addText();
    void addTick();
    void addOne(const QString& none);

    PanelField m_field;
    std::vector<QPushButton*> m_words;
    QPushButton* m_nowhere = nullptr;
    QSpinBox* m_number = nullptr;
    PickList* m_list = nullptr;
    QLineEdit* m_text = nullptr;
    QLineEdit* m_typed = nullptr;
    QCheckBox* m_tick = nullptr;
    QComboBox* m_one = nullptr;
};

} // namespace umpire::gui
