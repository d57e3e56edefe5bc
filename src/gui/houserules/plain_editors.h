#pragma once

#include "houserules/value_editor.h"

class QCheckBox;
class QPlainTextEdit;
class QSpinBox;

namespace umpire::gui {

class ChoiceBox;

/// A whole number within its limits.
class NumberEditor : public ValueEditor {
    Q_OBJECT

  public:
    NumberEditor(const Look& look, const HouseValue& value, QWidget* parent);
    void show(const HouseValue& value) override;

  protected:
    void send() override;

  private:
    QSpinBox* m_box;
    bool m_said = true; ///< false: the least entry of the box stands for nothing
};

/// Yes or no.
class FlagEditor : public ValueEditor {
    Q_OBJECT

  public:
    FlagEditor(const HouseValue& value, QWidget* parent);
    void show(const HouseValue& value) override;

  protected:
    void send() override;

  private:
    QCheckBox* m_box;
};

/// Words, in as many lines as they need.
class TextEditor : public ValueEditor {
    Q_OBJECT

  public:
    TextEditor(const Look& look, const HouseValue& value, QWidget* parent);
    void show(const HouseValue& value) override;

  protected:
    void send() override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void fit();

    const Look& m_look;
    QPlainTextEdit* m_text;
    bool m_needed = false;
};

/// One of several words.
class ChoiceEditor : public ValueEditor {
    Q_OBJECT

  public:
    ChoiceEditor(const HouseValue& value, QWidget* parent);
    void show(const HouseValue& value) override;

  protected:
    void send() override;

  private:
    ChoiceBox* m_box;
};

} // namespace umpire::gui
