#pragma once

#include "document/battle_document.h"
#include "look/look.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QPlainTextEdit;

namespace umpire::gui {

/// A note on a unit, what stands above it, or the turn: Enter keeps it, Ctrl+Up and Ctrl+Down go from one to
/// the next. What stands there already is shown to be changed; taken away, the note goes.
class NoteDialog : public QDialog {
    Q_OBJECT

  public:
    NoteDialog(const Look& look, BattleDocument& document, QWidget* parent = nullptr);

    /// For a subject and all above it, and the turn; "": the turn alone.
    void open(const Id& subject);

  Q_SIGNALS:
    void answered(const umpire::Answer& answer);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void build();
    void restyle();
    void showNote();
    void keep();
    void step(int by);
    void add(const NotedOn& on, const QString& text);

    const Look& m_look;
    BattleDocument& m_document;
    QComboBox* m_place;
    QPlainTextEdit* m_text;
    QLabel* m_said;
    std::vector<NotedOn> m_places;
};

} // namespace umpire::gui
