#pragma once

#include "look/look.h"
#include "umpire/base/json.h"
#include "umpire/checks/scope.h"

#include <QWidget>

#include <optional>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace umpire::gui {

/// One attribute in the adjust form: its name, a widget fitting its kind, and room for a refusal.
class AdjustField : public QWidget {
    Q_OBJECT

  public:
    /// A subject as a value to choose.
    struct Choice {
        Json id;
        QString name;
    };

    /// `choices` for attributes that take a word or a subject.
    AdjustField(const Look& look, const Attribute& attribute, const QList<Choice>& choices,
                QWidget* parent = nullptr);

    const std::string& id() const { return m_id; }
    QString name() const { return m_name; }
    /// Shows the values of the subjects chosen; unlike ones as "various". `most` limits a count.
    void setValues(const std::vector<Value>& values, std::optional<std::int64_t> most);
    bool isChanged() const;
    /// The value to set; only when changed.
    Json value() const;
    void setRefusal(const QString& text);

  Q_SIGNALS:
    void edited();

  private:
    enum class Kind { Flag, Count, Choice, Text };

    void build(const QList<Choice>& choices);
    void setChoiceValue(const Json& value, bool various);
    Json choiceValue() const;
    void mark();

    const Look& m_look;
    std::string m_id;
    QString m_name;
    Kind m_kind = Kind::Text;
    bool m_various = false;
    Json m_before;
    QLabel* m_label;
    QLabel* m_refusal;
    QComboBox* m_choice = nullptr; ///< for a flag: yes and no
    QSpinBox* m_count = nullptr;
    QLineEdit* m_text = nullptr;
};

} // namespace umpire::gui
