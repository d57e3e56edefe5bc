#pragma once

#include "look/look.h"
#include "umpire/rules/rule_pack.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace umpire::gui {

class ChoiceBox;

/// One line of the roster's form: a name and a widget fitting the kind of value. What is entered counts at
/// once.
class RosterField : public QWidget {
    Q_OBJECT

  public:
    struct Choice {
        Json value;
        QString name;
    };
    struct Form {
        std::string key;
        QString name;
        QString tip;
        Type::Kind kind = Type::Kind::Text;
        QList<Choice> choices; ///< for words and places
        bool required = false;
        std::int64_t least = 0;
        QString empty; ///< what stands where nothing is given: "none", "usual", "by itself"
    };

    explicit RosterField(Form form, QWidget* parent = nullptr);

    const std::string& key() const { return m_form.key; }
    /// Shows the values of all subjects chosen; unlike ones as "various".
    void setValues(const std::vector<Json>& values);

  Q_SIGNALS:
    void entered(const umpire::gui::RosterField& field, const QString& json);

  private:
    QWidget* makeInput();
    QWidget* makeChoice();
    QWidget* makeCount();
    QWidget* makeFlag();
    QWidget* makeText();
    void give(const Json& value);

    Form m_form;
    bool m_various = false;
    bool m_filling = false;
    Json m_shown;
    ChoiceBox* m_choice = nullptr;
    QSpinBox* m_count = nullptr;
    QCheckBox* m_flag = nullptr;
    QLineEdit* m_text = nullptr;
};

} // namespace umpire::gui
