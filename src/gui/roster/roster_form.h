#pragma once

#include "document/battle_document.h"
#include "roster/roster_field.h"

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace umpire::gui {

class RosterEditor;

/// What the roster says of the subjects chosen, to be changed for all of them at once. Its lines, choices,
/// limits and defaults come from the pack.
class RosterForm : public QWidget {
    Q_OBJECT

  public:
    RosterForm(BattleDocument& document, RosterEditor& editor, QWidget* parent = nullptr);

    void show(const QStringList& subjects);
    /// Puts the cursor into the field of that key; false where there is none.
    bool focusField(const std::string& key);

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void follow(const ChangeEvent& event);
    void refresh();
    void build(SubjectKind kind);
    void clear();
    std::string focusKey() const;
    void addField(RosterField::Form form);
    RosterField::Form placeForm(SubjectKind kind) const;
    std::vector<Json> valuesOf(const std::string& key) const;
    void take(const RosterField& field, const QString& json);

    BattleDocument& m_document;
    RosterEditor& m_editor;
    QStringList m_subjects;
    QString m_builtFor;
    bool m_stale = false; ///< something changed while nobody looked
    QLabel* m_title;
    QLabel* m_hint;
    QVBoxLayout* m_lines;
    QList<RosterField*> m_fields;
};

} // namespace umpire::gui
