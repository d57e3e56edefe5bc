#pragma once

#include "roster/roster_editor.h"
#include "roster/roster_model.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QScrollArea;
class QSplitter;

namespace umpire::gui {

class OwnFormations;
class FindingsList;
class Look;
class RosterForm;
class RosterTree;
class TemplatePanel;

/// The roster as tree and form, with templates at its left and what deserves a look below.
class RosterPage : public QWidget {
    Q_OBJECT

  public:
    RosterPage(const Look& look, BattleDocument& document, OwnFormations& collection,
               QWidget* parent = nullptr);

    RosterEditor& editor() { return m_editor; }
    RosterModel& model() { return m_model; }
    RosterTree& tree() { return *m_tree; }

    void takeFocus();
    QStringList selected() const;
    QString current() const;
    void add(SubjectKind kind);
    void duplicate();
    void strike();
    void step(bool up) { m_editor.step(selected(), up); }
    /// Puts entries on the roster where the cursor is, and selects them.
    void take(const Json& roster);
    /// The same for what comes from a sheet, where names stay as they are.
    void takeSheet(const Json& roster);
    void showTemplates(bool shown);
    /// Selects a subject and puts the cursor on it, or into the field of that key.
    void goTo(const QString& subject, const QString& key = {});
    /// What went wrong, beside the tree until the next thing goes right.
    void tell(const QString& text);

  Q_SIGNALS:
    void keepAsked();
    void choiceChanged();
    void templatesShown(bool shown);

  protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void build();
    QWidget* middle();
    QWidget* buttons();
    void join();
    void refresh();
    void share();

    const Look& m_look;
    BattleDocument& m_document;
    RosterEditor m_editor;
    RosterModel m_model;
    QSplitter* m_columns;
    TemplatePanel* m_templates;
    RosterTree* m_tree;
    RosterForm* m_form;
    QScrollArea* m_formColumn;
    FindingsList* m_findings;
    QPushButton* m_templatesButton = nullptr;
    QLabel* m_hint;
    QLabel* m_said;
    int m_treeWidth = 0; ///< that the columns were shared out for
    bool m_wantTemplates = true;
    bool m_askedForTemplates = false; ///< by the umpire: even where they take the place of the form
};

} // namespace umpire::gui
