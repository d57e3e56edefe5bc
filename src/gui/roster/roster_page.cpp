#include "roster/roster_page.h"

#include "document/battle_document.h"
#include "document/text.h"
#include "look/look.h"
#include "look/widgets.h"
#include "roster/findings_list.h"
#include "roster/own_formations.h"
#include "roster/roster_form.h"
#include "roster/roster_tree.h"
#include "roster/template_panel.h"
#include "umpire/rules/roster_keys.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

namespace umpire::gui {

/// Where the entries of a template stand best: with units that fought on their side.
struct TemplateHome {
    QString at;           ///< the side or formation, or whom it was put beside
    bool newSide = false; ///< a side of its own comes along
    QString said;         ///< why it is not where the umpire was, or ""
};

/// The place at hand, unless its side has units of another camp and a better one is there or can be
/// made.
TemplateHome homeFor(const BattleDocument& document, const Json& roster, const QString& current);

namespace {

constexpr std::size_t usualSides = 2;

using Camps = std::set<std::string>;

/// Finds the translations of this file.
class CampFinderText {
    Q_DECLARE_TR_FUNCTIONS(CampFinder)
};

/// The camps of units, as the pack tells them.
class CampsOf {
  public:
    explicit CampsOf(const RulePack& rules)
        : m_by(rules.attribute(SubjectKind::Unit, rules.roles.camps.by)), m_trait(rules.roles.camps.trait) {
        m_words = m_by ? rules.vocabulary(m_by->type.vocabulary) : nullptr;
    }

    Camps of(const Json& roster) const {
        Camps camps;
        const auto units = roster.find(rosterList(SubjectKind::Unit));
        for (const Json& unit : units == roster.end() ? Json::array() : *units) {
            const Json word = m_by ? unit.value(m_by->rosterKey, Json()) : Json();
            add(camps, word.is_string() ? word.get<std::string>() : std::string());
        }
        return camps;
    }

    Camps of(const Battle& battle, const Subject& side) const {
        Camps camps;
        for (const Id& unit : battle.unitsOf(side)) {
            add(camps, m_by ? battle.find(unit)->value(m_by->id).text() : std::string());
        }
        return camps;
    }

  private:
    void add(Camps& camps, const std::string& word) const {
        const std::string camp = m_words ? m_words->traitOf(word, m_trait).text() : std::string();
        if (!camp.empty()) {
            camps.insert(camp);
        }
    }

    const Attribute* m_by;
    Id m_trait;
    const Vocabulary* m_words = nullptr;
};

} // namespace

TemplateHome homeFor(const BattleDocument& document, const Json& roster, const QString& current) {
    const Battle& battle = document.battle();
    const CampsOf camps(document.rules());
    const Camps own = camps.of(roster);
    const auto sides = battle.all(SubjectKind::Side);
    const Subject* at = battle.find(fromText(current));
    const Subject* here = at ? battle.find(at->kind == SubjectKind::Side ? at->id : at->side)
                             : (sides.empty() ? nullptr : sides.front());
    const auto takes = [&](const Subject* side, bool empty) {
        const Camps there = camps.of(battle, *side);
        return empty ? there.empty() : there == own;
    };
    if (own.size() != 1 || !here || takes(here, false) || takes(here, true)) {
        return {current, false, {}};
    }
    const QString from = toText(here->name);
    const QString these = toText(document.rules().roles.camps.these);
    for (const bool empty : {false, true}) {
        const auto better =
            std::find_if(sides.begin(), sides.end(), [&](const Subject* side) { return takes(side, empty); });
        if (better != sides.end()) {
            return {toText((*better)->id), false,
                    CampFinderText::tr("Put under %1: its %2 fought those of %3.")
                        .arg(toText((*better)->name), these, from)};
        }
    }
    if (sides.size() < usualSides) {
        return {
            {},
            true,
            CampFinderText::tr("Put under a side of its own: its %1 fought those of %2.").arg(these, from)};
    }
    return {current, false, {}};
}

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
