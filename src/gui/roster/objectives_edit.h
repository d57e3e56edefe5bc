#pragma once

#include "document/battle_document.h"
#include "look/look.h"

#include <QPlainTextEdit>
#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

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

/// The objectives of the scenario, a line each: name, worth, and who holds it as the game begins. What is
/// entered counts at once.
class ObjectivesEdit : public QWidget {
    Q_OBJECT

  public:
    ObjectivesEdit(const Look& look, BattleDocument& document, QWidget* parent = nullptr);

    void refresh();

  private:
    struct Row {
        QWidget* widget = nullptr;
        QLineEdit* name = nullptr;
        QSpinBox* worth = nullptr;
        QComboBox* holder = nullptr;
    };

    void build();
    void rebuild();
    Row makeRow(const Objective& objective);
    QPushButton* makeRemove(QWidget* row, const Objective& objective);
    void show(const Row& row, const Objective& objective);
    void addObjective();
    void change(const Id& objective, const char* key, const Json& value);
    void take(const Json& list);
    Json listed() const;
    QString freeName() const;
    QString shownFor() const;
    void restyle();

    const Look& m_look;
    BattleDocument& m_document;
    QVBoxLayout* m_place;
    QLabel* m_none;
    QLabel* m_refusal;
    QPushButton* m_add;
    std::vector<Row> m_rows;
    QString m_shown; ///< which rows there are, and for which sides
};

} // namespace umpire::gui
