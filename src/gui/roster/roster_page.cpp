#include "roster/roster_page.h"

#include "document/text.h"
#include "look/look.h"
#include "look/wrapped_row.h"
#include "roster/camp_finder.h"
#include "roster/findings_list.h"
#include "roster/own_formations.h"
#include "roster/roster_form.h"
#include "roster/roster_tree.h"
#include "roster/template_panel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QVBoxLayout>

namespace umpire::gui {

namespace {

/// Widths of the design, in pixels at 100 %.
constexpr int templateWidth = 250;
constexpr int formWidth = 330;

} // namespace

RosterPage::RosterPage(const Look& look, BattleDocument& document, OwnFormations& shelf, QWidget* parent)
    : QWidget(parent), m_look(look), m_document(document), m_editor(document), m_model(document, m_editor),
      m_columns(new QSplitter(Qt::Horizontal, this)), m_templates(new TemplatePanel(document, shelf, this)),
      m_tree(new RosterTree(look, m_model, this)), m_form(new RosterForm(document, m_editor, this)),
      m_findings(new FindingsList(this)), m_hint(new QLabel(this)), m_said(new QLabel(this)) {
    setObjectName(QStringLiteral("rosterPage"));
    m_model.setWatched(false);
    build();
    join();
    refresh();
}

void RosterPage::build() {
    m_hint->setText(
        tr("Nothing is on the roster yet. Add a side, take a template, import a CSV file or paste "
           "rows from a spreadsheet."));
    m_hint->setObjectName(QStringLiteral("rosterHint"));
    m_hint->setWordWrap(true);
    m_said->setObjectName(QStringLiteral("rosterSaid"));
    m_said->setProperty("kind", QStringLiteral("refusal"));
    m_said->setWordWrap(true);
    m_said->hide();
    auto* formScroll = new QScrollArea(this);
    formScroll->setObjectName(QStringLiteral("rosterFormScroll"));
    formScroll->setWidgetResizable(true);
    formScroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    formScroll->setFocusPolicy(Qt::NoFocus);
    formScroll->setWidget(m_form);
    m_formColumn = formScroll;
    m_columns->addWidget(m_templates);
    m_columns->addWidget(middle());
    m_columns->addWidget(formScroll);
    m_columns->setChildrenCollapsible(false);
    m_columns->setStretchFactor(1, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_columns);
}

QWidget* RosterPage::middle() {
    auto* upper = new QWidget(this);
    auto* layout = new QVBoxLayout(upper);
    layout->addWidget(buttons());
    layout->addWidget(m_said);
    layout->addWidget(m_hint);
    layout->addWidget(m_tree, 1);
    auto* rows = new QSplitter(Qt::Vertical, this);
    rows->addWidget(upper);
    rows->addWidget(m_findings);
    rows->setStretchFactor(0, 4);
    rows->setStretchFactor(1, 1);
    rows->setChildrenCollapsible(false);
    return rows;
}

QWidget* RosterPage::buttons() {
    auto* bar = new WrappedRow(this);
    QHBoxLayout* row = bar->first();
    const auto button = [this, &row](const char* name, const QString& text, const QString& said,
                                     const QString& tip, auto what) {
        auto* made = new QPushButton(text, this);
        made->setObjectName(QLatin1String(name));
        made->setProperty("kind", QStringLiteral("slim"));
        made->setAccessibleName(said);
        made->setToolTip(tip);
        connect(made, &QPushButton::clicked, this, what);
        row->addWidget(made);
        return made;
    };
    const auto adds = [this](SubjectKind kind) { return [this, kind] { add(kind); }; };
    button("addSide", tr("+ Side"), tr("New Side"), tr("Alt+1"), adds(SubjectKind::Side));
    button("addFormation", tr("+ Formation"), tr("New Formation"), tr("Alt+2"), adds(SubjectKind::Formation));
    button("addOfficer", tr("+ Officer"), tr("New Officer"), tr("Alt+3"), adds(SubjectKind::Officer));
    button("addUnit", tr("+ Unit"), tr("New Unit"), tr("Alt+4"), adds(SubjectKind::Unit));
    row->addStretch(1);
    row = bar->second();
    m_templatesButton = button("rosterTemplates", tr("Templates"), tr("Show templates"),
                               tr("Whole formations with one click (Ctrl+Shift+T)"),
                               [this](bool shown) { showTemplates(shown); });
    m_templatesButton->setCheckable(true);
    const QString again = tr("Same again");
    button("sameAgain", again, again, tr("Same again, next number (Ctrl+D)"), [this] { duplicate(); });
    const QString strikeOff = tr("Strike off");
    button("strikeOff", strikeOff, strikeOff, tr("With all below it (Delete)"), [this] { strike(); });
    return bar;
}

void RosterPage::join() {
    connect(m_tree, &RosterTree::choiceChanged, this, [this] {
        m_form->show(m_tree->selected());
        Q_EMIT choiceChanged();
    });
    connect(&m_model, &RosterModel::inspected, this, &RosterPage::refresh);
    connect(m_findings, &FindingsList::goAsked, this, &RosterPage::goTo);
    connect(m_findings, &FindingsList::fixAsked, this,
            [this](const Json& command) { m_editor.run(command); });
    connect(m_templates, &TemplatePanel::taken, this, &RosterPage::take);
    connect(m_templates, &TemplatePanel::keepAsked, this, &RosterPage::keepAsked);
    connect(m_templates, &TemplatePanel::refused, this, &RosterPage::tell);
    connect(&m_editor, &RosterEditor::refused, this, &RosterPage::tell);
    connect(&m_document, &BattleDocument::changed, this, [this] { m_said->hide(); });
    connect(&m_look, &Look::changed, this, &RosterPage::share);
}

void RosterPage::refresh() {
    m_findings->show(m_model.findings());
    const bool empty = m_model.rowCount() == 0;
    if (m_hint->isVisibleTo(this) != empty || m_treeWidth != m_tree->wantedWidth()) {
        m_hint->setVisible(empty);
        share();
    }
}

void RosterPage::takeFocus() {
    if (m_tree->selected().isEmpty() && m_model.rowCount() > 0) {
        m_tree->select({m_model.index(0, 0).data(RosterModel::IdRole).toString()});
    }
    m_tree->setFocus();
}

QStringList RosterPage::selected() const {
    return m_tree->selected();
}

QString RosterPage::current() const {
    return m_tree->current();
}

void RosterPage::add(SubjectKind kind) {
    const QStringList added = m_editor.add(kind, current());
    if (!added.isEmpty()) {
        m_tree->select(added.mid(added.size() - 1));
        m_tree->editName(added.last());
    }
}

void RosterPage::duplicate() {
    const QStringList added = m_editor.duplicate(selected());
    if (!added.isEmpty()) {
        m_tree->select(added);
        m_tree->setFocus();
    }
}

/// The cursor goes to the neighbour, so that the next key finds somebody.
void RosterPage::strike() {
    const QStringList gone = selected();
    const QModelIndex first = gone.isEmpty() ? QModelIndex() : m_model.indexOf(gone.first());
    const QString next = m_tree->indexAbove(first).data(RosterModel::IdRole).toString();
    if (m_editor.strike(gone)) {
        m_tree->select({next});
    }
}

void RosterPage::step(bool up) {
    m_editor.step(selected(), up);
}

void RosterPage::take(const Json& roster) {
    m_askedForTemplates = m_askedForTemplates || m_templates->isVisible(); // whoever takes one takes more
    const TemplateHome home = homeFor(m_document, roster, current());
    const QStringList added = m_editor.enlist(roster, home.at, true, home.newSide);
    if (!added.isEmpty()) {
        m_tree->select(added);
        tell(home.said);
    }
}

void RosterPage::takeSheet(const Json& roster) {
    const QStringList added = m_editor.enlist(roster, current(), false);
    if (!added.isEmpty()) {
        m_tree->select(added);
    }
}

/// Where the templates stand in the form's place, the cell of the tree is the field.
void RosterPage::goTo(const QString& subject, const QString& key) {
    m_tree->select({subject});
    if (key.isEmpty() || m_formColumn->isHidden() || !m_form->focusField(fromText(key))) {
        m_tree->setFocus();
        m_tree->goToColumn(key);
    }
}

void RosterPage::tell(const QString& text) {
    m_said->setText(text);
    m_said->setVisible(!text.isEmpty());
}

void RosterPage::showTemplates(bool shown) {
    m_wantTemplates = shown;
    m_askedForTemplates = true;
    share();
}

void RosterPage::showEvent(QShowEvent* event) {
    m_model.setWatched(true);
    QWidget::showEvent(event);
}

void RosterPage::hideEvent(QHideEvent* event) {
    m_model.setWatched(false);
    QWidget::hideEvent(event);
}

void RosterPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    share();
}

/// Where three columns would cut the tree's, the templates take the form's place while they are shown.
void RosterPage::share() {
    m_treeWidth = m_tree->wantedWidth();
    const bool roomy = width() >= m_look.px(templateWidth + formWidth) + m_treeWidth;
    const bool templates = m_wantTemplates && (roomy || m_askedForTemplates || m_model.rowCount() == 0);
    m_templates->setVisible(templates);
    m_templatesButton->setChecked(templates);
    Q_EMIT templatesShown(templates);
    m_formColumn->setVisible(roomy || !templates);
    const int side = std::min(m_look.px(templateWidth), width() / 3);
    const int form = std::min(m_look.px(formWidth), width() * 2 / 5);
    m_columns->setSizes({side, width() - side - form, form});
    const int around = m_look.px(16);
    m_hint->setContentsMargins(around, around, around, around);
}

} // namespace umpire::gui
