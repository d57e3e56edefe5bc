#pragma once

#include "document/battle_document.h"
#include "look/look.h"
#include "umpire/base/json.h"
#include "umpire/checks/scope.h"

#include <QCoreApplication>
#include <QDialog>
#include <QList>
#include <QString>
#include <QWidget>

#include <optional>
#include <vector>

class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace umpire::gui {

/// What is known about a subject, line by line, in the pack's own names.
class SubjectText {
    Q_DECLARE_TR_FUNCTIONS(SubjectText)

  public:
    struct Line {
        QString name;
        QString value;
        QString tip;
        std::optional<bool> flag = std::nullopt; ///< what it says, where it is only so or not
    };

    explicit SubjectText(const BattleDocument& document) : m_document(document) {}

    /// "12 · 12th Light Horse Regiment".
    QString title(const Id& subject) const;
    /// Where it belongs: "4th Light Horse Brigade, Desert Mounted Corps".
    QString place(const Id& subject) const;
    QList<Line> lines(const Id& subject) const;
    /// What the rules say about it now.
    QStringList notes(const Id& subject) const;

    /// A value in words: a vocabulary's name, a subject's name, yes or no.
    QString valueText(const Attribute& attribute, const Value& value) const;

  private:
    void addCommand(QList<Line>& lines, const Subject& subject) const;
    QString numberText(const Attribute& attribute, std::int64_t number) const;
    QString officersOf(const Subject& subject) const;

    const BattleDocument& m_document;
};

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

/// Everything known about a unit, officer, formation or side, and a form to set it right. One window, used
/// again for the next; with several subjects of one kind it sets the same for all of them.
class SubjectCard : public QDialog {
    Q_OBJECT

  public:
    SubjectCard(const Look& look, BattleDocument& document, QWidget* parent = nullptr);

    /// Shows these subjects and itself. Those of another kind than the first are left out.
    void open(const QStringList& subjects);
    QStringList subjects() const { return m_subjects; }

  Q_SIGNALS:
    void answered(const umpire::Answer& answer);
    /// The record of this subject is wanted.
    void historyAsked(const QString& subject);

  private:
    void build();
    void changed(const ChangeEvent& event);
    void refresh();
    void fillFacts();
    void buildForm();
    void fillForm();
    void restyle();
    void check();
    void apply();
    void applyAll(const std::vector<Json>& commands);
    bool mayBeSet(const Attribute& attribute) const;
    Json changes() const;
    void showRefusal(const Id& subject, const Json& set, const Refusal& refusal);

    const Look& m_look;
    BattleDocument& m_document;
    SubjectText m_words;
    QStringList m_subjects;
    QLabel* m_title;
    QLabel* m_place;
    QLabel* m_notes;
    QGridLayout* m_facts;
    QVBoxLayout* m_formPlace;
    QList<AdjustField*> m_fields;
    QLineEdit* m_reason;
    QLabel* m_said;
    QPushButton* m_apply;
    QPushButton* m_history;
    QString m_formFor; ///< the kind and words the form was made for
    bool m_applying = false;
};

} // namespace umpire::gui
