#pragma once

#include "document/battle_document.h"
#include "look/look.h"

#include <QFrame>

class QLineEdit;
class QPushButton;
class QTextBrowser;

namespace umpire::gui {

/// One record in full, with what can be done about it, and the note beside it.
class ExplanationPane : public QFrame {
    Q_OBJECT

  public:
    ExplanationPane(const Look& look, BattleDocument& document, QWidget* parent = nullptr);

    /// 0 for none.
    void show(int record);
    int record() const { return m_record; }
    void refresh();
    void takeFocus();
    void editNote();
    /// With little height the note has no line while there is none and none is being written.
    void setTight(bool tight);

  Q_SIGNALS:
    void answered(const umpire::Answer& answer);
    void subjectAsked(const QString& id);
    void recordAsked(int record);
    void correctAsked(int record);
    void undoToAsked(int record);
    void bookmarkAsked(int record);
    void closed();

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    QPushButton* addButton(const QString& name, const QString& text, const QString& tip);
    void build();
    void follow(const QUrl& link);
    void keepNote();
    void arrange();
    void showNote(bool asked);
    bool exists() const;

    const Look& m_look;
    BattleDocument& m_document;
    int m_record = 0;
    bool m_tight = false;
    QTextBrowser* m_text;
    QLineEdit* m_note;
    QPushButton* m_keep = nullptr;
    QPushButton* m_correct = nullptr;
    QPushButton* m_bookmark = nullptr;
    QPushButton* m_undoTo = nullptr;
    QPushButton* m_close = nullptr;
};

/// Writes out in full what a record was: every die, every line with its reason, what was stated, what came of
/// it, what it was warned of, and what later became of it. Names are links to `subject:ID`, other records
/// links to `record:NUMBER`, sections of the rulebook links to `rule:PLACE`.
QString explanationOf(const Look& look, const BattleDocument& document, int record);
/// The command that puts a note beside a record.
Json noteCommand(int record, const RecordNote& note);
/// Why a record cannot be corrected, or "" when it can.
QString uncorrectable(const BattleDocument& document, int record);

} // namespace umpire::gui
