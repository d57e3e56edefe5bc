#pragma once

#include "document/text.h"
#include "look/look.h"
#include "umpire/base/json.h"
#include "umpire/rules/roster_keys.h"
#include "umpire/rules/rule_pack.h"
#include "umpire/state/battle.h"

#include <QComboBox>
#include <QWidget>

class QCheckBox;
class QLineEdit;
class QListWidget;
class QSpinBox;

namespace umpire::gui {

inline constexpr int largestCount = static_cast<int>(mostInRoster);

/// A value as the entry of a list keeps it.
inline QString packed(const Json& value) {
    return toText(value.dump());
}

/// A list of words to choose from. Letters typed on the way to a word choose nothing yet: Return or leaving
/// does, as does a click.
class ChoiceBox : public QComboBox {
    Q_OBJECT

  public:
    explicit ChoiceBox(QWidget* parent = nullptr);

    /// Shows an entry without choosing it.
    void setShown(int index);

  Q_SIGNALS:
    void chosen();

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

  private:
    void choose();

    int m_shown = -1;
    bool m_typing = false;
};

/// One line of the roster's form: a name and a widget fitting the kind of value. What is entered counts at
/// once.
class RosterField : public QWidget {
    Q_OBJECT

  public:
    struct Choice {
        Json value;
        QString name;

        bool operator==(const Choice&) const = default;
    };
    struct Form {
        std::string key;
        QString name;
        QString tip;
        Type::Kind kind = Type::Kind::Text;
        QList<Choice> choices; ///< for words, places and subjects
        bool required = false;
        std::int64_t least = 0;
        QString empty; ///< what stands where nothing is given: "none", "usual", "by itself"

        bool operator==(const Form&) const = default;
    };

    explicit RosterField(Form form, QWidget* parent = nullptr);

    const std::string& key() const { return m_form.key; }
    /// Shows the values of all subjects chosen; unlike ones as "various".
    void setValues(const std::vector<Json>& values);

  Q_SIGNALS:
    void entered(const umpire::gui::RosterField& field, const umpire::Json& value);

  private:
    QWidget* makeInput();
    QWidget* makeChoice();
    QWidget* makeCount();
    QWidget* makeFlag();
    QWidget* makeText();
    QWidget* makeList();
    void showList();
    void give(const Json& value);

    Form m_form;
    bool m_various = false;
    bool m_filling = false;
    Json m_shown;
    std::vector<Json> m_values; ///< of all that are shown together
    ChoiceBox* m_choice = nullptr;
    QSpinBox* m_count = nullptr;
    QCheckBox* m_flag = nullptr;
    QLineEdit* m_text = nullptr;
    QListWidget* m_list = nullptr;
};

/// The line for a roster attribute as the pack describes it: its name, choices, limits and default. Subjects
/// are chosen among those of the battle.
RosterField::Form fieldForm(const RulePack& rules, const Battle& battle, const Attribute& attribute);
/// The lines for all that the pack's roster says of a kind of subject.
QList<RosterField::Form> fieldForms(const RulePack& rules, const Battle& battle, SubjectKind kind);
/// Whether an attribute holds subjects, so that its form changes with them.
bool holdsSubjects(const Attribute& attribute);

} // namespace umpire::gui
