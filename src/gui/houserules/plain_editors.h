#pragma once

#include "houserules/value_editor.h"

class QListWidget;
class QGridLayout;
class QCheckBox;
class QPlainTextEdit;
class QSpinBox;

namespace umpire::gui {

/// Several of a list of words, ticked.
class ChoicesEditor : public ValueEditor {
    Q_OBJECT

  public:
    ChoicesEditor(const Look& look, const HouseValue& value, QWidget* parent);
    void show(const HouseValue& value) override;

  protected:
    void send() override;

  private:
    void addChoice(const QString& id, const QString& name, bool on);

    const Look& m_look;
    QListWidget* m_list;
    Json m_order = Json::array(); ///< as they stand in the rules
};

/// The bands of a check: from which total to which, and what that comes out as. An end that is left blank is
/// open.
class BandsEditor : public ValueEditor {
    Q_OBJECT

  public:
    BandsEditor(const Look& look, const HouseValue& value, QWidget* parent);
    void show(const HouseValue& value) override;

  protected:
    void send() override;

  private:
    void build();
    void addRow(int row);
    QWidget* addEnd(int row, const char* key, const QString& spoken);
    QWidget* addOutcome(int row, const QString& spoken);
    void addBand();
    void dropBand(int row);

    const Look& m_look;
    HouseValue m_value;
    Json m_bands = Json::array();
    QWidget* m_rows = nullptr;
    QGridLayout* m_grid = nullptr;
};

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
