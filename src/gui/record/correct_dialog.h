#pragma once

#include "look/look.h"
#include "record/correction_draft.h"
#include "resolve/dice_row.h"
#include "umpire/dice/die.h"

#include <QDialog>
#include <QWidget>

class QPushButton;
class QLabel;
class QTextBrowser;
class QVBoxLayout;

namespace umpire::gui {

class CorrectFieldRow;
class CorrectLineRow;
class DieSlot;

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
    /// A part of what can be put right. Its rows stay as long as the same is asked: a list must not close
    /// while somebody chooses from it.
    struct Part {
        QLabel* head = nullptr;
        QVBoxLayout* rows = nullptr;
        QStringList shown; ///< what the rows are of
    };

    void build();
    QWidget* makeLeft();
    void refresh();
    static bool emptiedForOthers(Part& part, const QStringList& names);
    void refreshQuestions();
    void refreshDice();
    void refreshFields();
    void refreshLines();
    void addLines();
    void addDice();
    QWidget* questionRow(const CorrectionDraft::Question& question);
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
    Part m_questions;
    Part m_dice;
    Part m_fields;
    Part m_lines;
    QTextBrowser* m_outlook = nullptr;
    QPushButton* m_other = nullptr; ///< a modifier that did not count
    QPushButton* m_accept = nullptr;
    std::vector<DieSlot*> m_slots;
    std::vector<CorrectFieldRow*> m_fieldRows;
    std::vector<CorrectLineRow*> m_lineRows;
    bool m_possible = false;
};

} // namespace umpire::gui
