#pragma once

#include "look/look.h"
#include "table/subject_words.h"

#include <QDialog>

class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace umpire::gui {

class AdjustField;

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
    SubjectWords m_words;
    QStringList m_subjects;
    QLabel* m_title;
    QLabel* m_place;
    QLabel* m_notes;
    QGridLayout* m_facts;
    QWidget* m_form = nullptr;
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
