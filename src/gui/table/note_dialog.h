#pragma once

#include "document/battle_document.h"
#include "look/look.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QPlainTextEdit;

namespace umpire::gui {

/// A note on a unit, what stands above it, or the turn: Enter keeps it, Ctrl+Up and Ctrl+Down keep it and go
/// from one to the next; Esc alone gives it up. What stands there already is shown to be changed; taken away,
/// the note goes.
class NoteDialog : public QDialog {
    Q_OBJECT

  public:
    NoteDialog(const Look& look, BattleDocument& document, QWidget* parent = nullptr);

    /// For a subject and all above it, and the turn; "": the turn alone.
    void open(const Id& subject);
    /// Takes over what is still being written, before the battle is saved or left.
    void commit();

  Q_SIGNALS:
    void answered(const umpire::Answer& answer);

  protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void build();
    void restyle();
    void followDocument(const ChangeEvent& event);
    void listPlaces(const Id& subject);
    void leavePlace();
    void showNote();
    void keep();
    bool keepText();
    QString noted() const;
    void step(int by);
    void add(const NotedOn& on, const QString& text);

    const Look& m_look;
    BattleDocument& m_document;
    QComboBox* m_place;
    QPlainTextEdit* m_text;
    QLabel* m_said;
    std::vector<NotedOn> m_places;
    int m_at = 0;   ///< the place whose note is shown
    QString m_path; ///< of the battle it is on
};

} // namespace umpire::gui
