#pragma once

#include "umpire/worksheet/worksheet.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QKeyEvent;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace umpire::gui {

class PickList;

/// More choices than that nobody looks through, such as the places of a map: one is typed. Fewer are buttons.
constexpr std::size_t mostFieldButtons = 24;

/// Whether it is one word of several, which the command needs, or else may leave open.
bool isWord(const WorksheetField& field);

/// A further choice of a command: its words as buttons, or a number.
class FieldRow : public QWidget {
    Q_OBJECT

  public:
    explicit FieldRow(const WorksheetField& field, QWidget* parent = nullptr);

    const WorksheetField& field() const { return m_field; }
    /// The same field with other values.
    void setField(const WorksheetField& field);
    /// The keyboard goes to what is typed. False where nothing is.
    bool begin();

  Q_SIGNALS:
    void given(const umpire::Id& field, const umpire::Json& value);
    /// It is said that a place is left out.
    void leftOut(const umpire::Id& field);
    /// Enter ended what was typed.
    void entered();
    /// The keyboard is wanted here no longer.
    void left();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void add();
    void give(const Json& value) { Q_EMIT given(m_field.id, value); }
    template <typename Widget>
    Widget* entry();
    QPushButton* wordButton(const WorksheetChoice& choice);
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

    WorksheetField m_field;
    QString m_name;
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
