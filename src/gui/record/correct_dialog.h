#pragma once

#include "look/look.h"
#include "record/correction_draft.h"
#include "resolve/dice_row.h"
#include "umpire/dice/die.h"

#include <QDialog>
#include <QWidget>

#include <functional>

class QPushButton;
class QSpinBox;
class QLabel;
class QLineEdit;
class QTextBrowser;
class QVBoxLayout;

namespace umpire::gui {

/// One die as it fell, its faces as buttons. A typed number or first letters choose too.
class DieSlot : public QWidget {
    Q_OBJECT

  public:
    DieSlot(const Look& look, const Die& die, const QString& purpose, int place, QWidget* parent = nullptr);

    /// Null for none yet.
    void setFace(const Json& face);
    bool type(const QString& key);
    /// What was typed is the whole face. False while nothing is typed that could go on.
    bool finish() { return m_entry.finish(); }
    void takeFocus();

  Q_SIGNALS:
    void chosen(int place, const QString& face);

  private:
    const Look& m_look;
    int m_place;
    std::vector<Face> m_faces;
    QStringList m_keys;
    FaceEntry m_entry;
    std::vector<QPushButton*> m_buttons;
};

/// A face as a command writes it.
Json faceOf(const Die& die, const QString& label);
QString faceLabel(const Face& face);

class ChoiceBox;
class PickList;

/// Who or what a field of the command names, to be named anew.
class CorrectFieldRow : public QWidget {
    Q_OBJECT

  public:
    CorrectFieldRow(const Look& look, const CorrectionField& field, QWidget* parent = nullptr);

    void show(const CorrectionField& field);
    static QString nameOf(const CorrectionField& field);

  Q_SIGNALS:
    void named(const umpire::Json& value);

  private:
    CorrectionField m_field;
    ChoiceBox* m_one = nullptr;
    PickList* m_several = nullptr;
    QSpinBox* m_count = nullptr;
};

/// A line of a roll: its value, as it was worked out or by the umpire's hand.
class CorrectLineRow : public QWidget {
    Q_OBJECT

  public:
    CorrectLineRow(const Look& look, const CorrectionDraft::Row& row, QWidget* parent = nullptr);

    void show(const CorrectionDraft::Row& row);
    static QString nameOf(const CorrectionDraft::Row& row);

  Q_SIGNALS:
    void set(int value);
    void takenBack();

  private:
    QSpinBox* m_value;
    QPushButton* m_back;
};

/// Puts right who, whom, the facts, the dice and the values of a record, and shows before it is done
/// everything that would come out differently since.
class CorrectDialog : public QDialog {
    Q_OBJECT

  public:
    CorrectDialog(const Look& look, BattleDocument& document, int record, QWidget* parent = nullptr);

    void accept() override;

  Q_SIGNALS:
    void answered(const umpire::Answer& answer);

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void build();
    QWidget* makeLeft();
    void refresh();
    void refreshQuestions();
    void refreshDice();
    void refreshFields();
    void refreshLines();
    void buildFields();
    void buildLines();
    void addOthers();
    void buildQuestions();
    void buildDice();
    QWidget* questionRow(const CorrectionDraft::Question& question);
    QWidget* pickRow(const CorrectionDraft::Question& question);
    void foresee();
    QString foreseen();
    void follow(const QUrl& link);
    DieSlot* slotWithFocus() const;
    bool typeDie(const QString& key);
    bool typeAnswer(const QString& key);

    const Look& m_look;
    BattleDocument& m_document;
    int m_record;
    CorrectionDraft m_draft;
    QVBoxLayout* m_questions = nullptr;
    QVBoxLayout* m_dice = nullptr;
    QVBoxLayout* m_fields = nullptr;
    QVBoxLayout* m_lines = nullptr;
    QLabel* m_fieldsHead = nullptr;
    QLabel* m_diceHead = nullptr;
    QLabel* m_factsHead = nullptr;
    QLabel* m_linesHead = nullptr;
    QLineEdit* m_reason = nullptr;
    QTextBrowser* m_outlook = nullptr;
    QPushButton* m_other = nullptr; ///< a modifier that did not count
    QPushButton* m_accept = nullptr;
    std::vector<DieSlot*> m_slots;
    std::vector<CorrectionDraft::DieWanted> m_shownDice;
    QStringList m_shownQuestions;
    QStringList m_shownFields;
    QStringList m_shownLines;
    std::vector<CorrectFieldRow*> m_fieldRows;
    std::vector<CorrectLineRow*> m_lineRows;
    bool m_possible = false;
};

} // namespace umpire::gui
