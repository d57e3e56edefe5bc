#pragma once

#include <QPlainTextEdit>

namespace umpire::gui {

/// The notes of a battle. What is written counts when the cursor leaves them, so that a paragraph is one
/// step of the record.
class NotesEdit : public QPlainTextEdit {
    Q_OBJECT

  public:
    explicit NotesEdit(QWidget* parent = nullptr);

    /// Shows the notes as they stand, unless something is being written.
    void show(const QString& notes);
    /// Shows those of another battle.
    void begin(const QString& notes);
    /// Hands over what is written, if it is new.
    void commit();

  Q_SIGNALS:
    void written(const QString& notes);

  protected:
    void focusOutEvent(QFocusEvent* event) override;

  private:
    QString m_shown;
};

} // namespace umpire::gui
