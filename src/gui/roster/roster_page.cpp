#include "roster/roster_page.h"

#include "document/battle_document.h"
#include "document/text.h"
#include "look/look.h"
#include "look/plain_texts.h"
#include "look/widgets.h"
#include "roster/own_formations.h"
#include "roster/roster_field.h"
#include "roster/roster_tree.h"
#include "umpire/battle/roster.h"
#include "umpire/rules/roster_keys.h"

#include <QApplication>
#include <QSplitter>

#include <algorithm>
#include <functional>
#include <iterator>
#include <memory>
#include <set>

namespace umpire::gui {

namespace {

/// Widths of the design, in pixels at 100 %.
constexpr int templateWidth = 250;
constexpr int formWidth = 330;

/// Where the entries of a template stand best: with units that fought on their side.
struct TemplateHome {
    QString at;           ///< the side or formation, or whom it was put beside
    bool newSide = false; ///< a side of its own comes along
    QString said;         ///< why it is not where the umpire was, or ""
};

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

/// The place at hand, unless its side has units of another camp and a better one is there or can be
/// made.
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

constexpr const char* nameKey = "name";

/// Whoever mends these sees the next ones.
constexpr std::size_t mostFindings = 60;

bool alike(const Finding& a, const Finding& b) {
    return a.check == b.check && a.subject == b.subject && a.text == b.text && a.command == b.command;
}

/// "1 formation, 1 officer, 5 units".
QString contentsOf(const Json& roster) {
    const auto count = [&roster](SubjectKind kind) {
        const auto list = roster.find(rosterList(kind));
        return list == roster.end() ? qsizetype{0} : static_cast<qsizetype>(list->size());
    };
    QStringList parts;
    if (const qsizetype formations = count(SubjectKind::Formation); formations > 0) {
        parts << sayCounted("TemplatePanel", "%n formation", "%n formations", formations);
    }
    if (const qsizetype officers = count(SubjectKind::Officer); officers > 0) {
        parts << sayCounted("TemplatePanel", "%n officer", "%n officers", officers);
    }
    if (const qsizetype units = count(SubjectKind::Unit); units > 0) {
        parts << sayCounted("TemplatePanel", "%n unit", "%n units", units);
    }
    return parts.join(QStringLiteral(", "));
}

} // namespace

/// What the roster says of the subjects chosen, to be changed for all of them at once. Its lines, choices,
/// limits and defaults come from the pack.
class RosterForm : public QWidget {
    Q_DECLARE_TR_FUNCTIONS(umpire::gui::RosterForm)

  public:
    RosterForm(BattleDocument& document, RosterEditor& editor, QWidget* parent = nullptr)
        : QWidget(parent), m_document(document), m_editor(editor), m_title(makeLabel(this, "", "sheetTitle")),
          m_hint(makeLabel(this, "", "muted")), m_lines(new QVBoxLayout) {
        setObjectName(QStringLiteral("rosterForm"));
        setAttribute(Qt::WA_StyledBackground);
        auto* layout = new QVBoxLayout(this);
        layout->addWidget(m_title);
        layout->addWidget(m_hint);
        layout->addLayout(m_lines);
        layout->addStretch(1);
        connect(&m_document, &BattleDocument::changed, this, &RosterForm::follow);
        show({});
    }

    void show(const QStringList& subjects) {
        m_subjects = subjects;
        refresh();
    }

    /// Puts the cursor into the field of that key; false where there is none.
    bool focusField(const std::string& key) {
        const auto field = std::find_if(m_fields.begin(), m_fields.end(),
                                        [&key](const RosterField* each) { return each->key() == key; });
        if (field == m_fields.end()) {
            return false;
        }
        (*field)->setFocus();
        return true;
    }

  protected:
    void showEvent(QShowEvent* event) override {
        QWidget::showEvent(event);
        if (m_stale) {
            refresh();
        }
    }

  private:
    static QString kindName(SubjectKind kind) {
        switch (kind) {
        case SubjectKind::Side:
            return tr("Side");
        case SubjectKind::Formation:
            return tr("Formation");
        case SubjectKind::Officer:
            return tr("Officer");
        case SubjectKind::Unit:
            return tr("Unit");
        case SubjectKind::Thing:
            return tr("Thing");
        }
        return {};
    }

    static QString placeName(SubjectKind kind) {
        return kind == SubjectKind::Officer     ? tr("Commands")
               : kind == SubjectKind::Formation ? tr("Stands under")
                                                : tr("Formation");
    }

    /// While nobody looks, nothing is read.
    void follow(const ChangeEvent& event) {
        const bool concerned =
            event.concerns(ChangeEvent::Roster) ||
            std::any_of(m_subjects.begin(), m_subjects.end(),
                        [&event](const QString& subject) { return event.subjects.contains(subject); });
        m_stale = m_stale || concerned;
        if (m_stale && isVisible()) {
            refresh();
        }
    }

    void refresh() {
        m_stale = false;
        const Battle* battle = m_document.isOpen() ? &m_document.battle() : nullptr;
        m_subjects.removeIf([battle](const QString& id) { return !battle || !battle->find(fromText(id)); });
        const Subject* first = m_subjects.isEmpty() ? nullptr : battle->find(fromText(m_subjects.first()));
        const bool alike = std::all_of(m_subjects.begin(), m_subjects.end(), [&](const QString& id) {
            return battle->find(fromText(id))->kind == first->kind;
        });
        const bool one = m_subjects.size() == 1;
        m_title->setText(!first ? QString()
                         : one  ? toText(first->name)
                                : sayCounted("RosterForm", "%n together", "%n together", m_subjects.size()));
        m_title->setVisible(first);
        m_hint->setText(!first ? tr("Choose somebody on the left to say more about them.")
                        : !alike
                            ? tr("These are of different kinds; choose alike ones to change them together.")
                            : kindName(first->kind));
        if (!first || !alike) {
            clear();
            return;
        }
        build(first->kind);
        for (RosterField* field : m_fields) {
            field->setValues(valuesOf(field->key()));
        }
    }

    /// Fields stay while they fit, so that the cursor stays where it is.
    void build(SubjectKind kind) {
        QList<RosterField::Form> forms = fieldForms(m_document.rules(), m_document.battle(), kind);
        if (kind != SubjectKind::Side) {
            forms.prepend(placeForm(kind));
        }
        forms.prepend(RosterField::Form{nameKey, tr("Name"), {}, Type::Kind::Text, {}, true, 0, {}});
        if (forms == m_forms) {
            return;
        }
        const auto focused = std::find_if(m_fields.begin(), m_fields.end(), [](const RosterField* field) {
            return field->isAncestorOf(QApplication::focusWidget());
        });
        const std::string focus = focused == m_fields.end() ? std::string() : (*focused)->key();
        clear();
        m_forms = forms;
        for (const RosterField::Form& form : forms) {
            addField(form);
        }
        if (!focus.empty()) {
            focusField(focus);
        }
    }

    /// A field may be in the middle of saying what was entered, so it lives on until that is done.
    void clear() {
        for (RosterField* field : m_fields) {
            field->disconnect(this);
            field->hide();
            m_lines->removeWidget(field);
            field->setObjectName({});
            field->deleteLater();
        }
        m_fields.clear();
        m_forms.clear();
    }

    void addField(const RosterField::Form& form) {
        auto* field = new RosterField(form, this);
        connect(field, &RosterField::entered, this, &RosterForm::take);
        if (!m_fields.isEmpty()) {
            setTabOrder(m_fields.last(), field);
        }
        m_lines->addWidget(field);
        m_fields << field;
    }

    RosterField::Form placeForm(SubjectKind kind) const {
        RosterField::Form form{placeKey(kind), placeName(kind), {}, Type::Kind::Text, {}, true, 0, {}};
        for (const Subject* side : m_document.battle().all(SubjectKind::Side)) {
            form.choices << RosterField::Choice{side->id, toText(side->name)};
        }
        for (const Subject* formation : m_document.battle().all(SubjectKind::Formation)) {
            form.choices << RosterField::Choice{formation->id, toText(formation->name)};
        }
        return form;
    }

    std::vector<Json> valuesOf(const std::string& key) const {
        std::vector<Json> values;
        for (const QString& id : m_subjects) {
            const Subject& subject = *m_document.battle().find(fromText(id));
            if (key == placeKey(subject.kind) && !key.empty()) {
                values.emplace_back(subject.parent);
            } else {
                values.push_back(rosterEntry(m_document.rules(), subject).value(key, Json(nullptr)));
            }
        }
        return values;
    }

    void take(const RosterField& field, const Json& value) {
        const Subject* first = m_document.battle().find(fromText(m_subjects.value(0)));
        const bool place = first && !placeKey(first->kind).empty() && field.key() == placeKey(first->kind);
        const bool taken = place ? m_editor.move(m_subjects, toText(value.get<std::string>()), {})
                                 : m_editor.amend(m_subjects, field.key(), value);
        if (!taken) {
            refresh();
        }
    }

    BattleDocument& m_document;
    RosterEditor& m_editor;
    QStringList m_subjects;
    QList<RosterField::Form> m_forms; ///< of the fields
    bool m_stale = false;             ///< something changed while nobody looked
    QLabel* m_title;
    QLabel* m_hint;
    QVBoxLayout* m_lines;
    QList<RosterField*> m_fields;
};

/// What the checks of the roster say, each with a way to it and, where one click mends it, that click. They
/// warn and stop nobody.
class FindingsList : public QWidget {
    Q_DECLARE_TR_FUNCTIONS(umpire::gui::FindingsList)

  public:
    /// `key`: the field of the subject that mends it, "" for none.
    using Go = std::function<void(const QString& subject, const QString& key)>;
    using Fix = std::function<void(const Json& command)>;

    FindingsList(Go go, Fix fix, QWidget* parent)
        : QWidget(parent), m_go(std::move(go)), m_fix(std::move(fix)),
          m_head(makeLine(this, "findingsHead", "heading")), m_contents(new TallContents(this)),
          m_rows(filling<QVBoxLayout>(m_contents)), m_more(makeLine(m_contents, "", "muted")),
          m_scroll(scrollDown(m_contents, this)) {
        setObjectName(QStringLiteral("findingsList"));
        setAttribute(Qt::WA_StyledBackground);
        m_contents->setObjectName(QStringLiteral("findingsContents"));
        m_rows->setSpacing(2);
        m_rows->addWidget(m_more);
        m_rows->addStretch(1);
        auto* layout = new QVBoxLayout(this);
        layout->addWidget(m_head);
        layout->addWidget(m_scroll, 1);
        show({});
    }

    void show(const std::vector<Finding>& findings) {
        const auto count = static_cast<qsizetype>(findings.size());
        m_head->setText(findings.empty() ? tr("✓ Nothing to look at")
                                         : sayCounted("FindingsList", "%n thing to look at",
                                                      "%n things to look at", count));
        // With nothing to say it takes no more room than its head.
        m_scroll->setVisible(!findings.empty());
        setMaximumHeight(findings.empty() ? sizeHint().height() : QWIDGETSIZE_MAX);
        const auto most = findings.begin() + std::min(findings.size(), mostFindings);
        const std::vector<Finding> shown(findings.begin(), most);
        const auto left = count - std::ssize(shown);
        m_more->setText(sayCounted("FindingsList", "and one more", "and %n more", left));
        m_more->setVisible(shown.size() < findings.size());
        change(shown);
    }

  private:
    /// Rows at both ends that say what they said stay as they are; only those between are made anew.
    void change(const std::vector<Finding>& wanted) {
        const auto [old, fresh] =
            std::mismatch(m_shown.begin(), m_shown.end(), wanted.begin(), wanted.end(), alike);
        const auto first = old - m_shown.begin();
        const auto oldEnd = std::mismatch(m_shown.rbegin(), std::make_reverse_iterator(old), wanted.rbegin(),
                                          std::make_reverse_iterator(fresh), alike);
        for (auto gone = oldEnd.first.base() - old; gone > 0; --gone) {
            const std::unique_ptr<QLayoutItem> item(m_rows->takeAt(static_cast<int>(first)));
            item->widget()->hide();
            item->widget()->deleteLater();
        }
        auto place = static_cast<int>(first);
        for (auto made = fresh; made != oldEnd.second.base(); ++made) {
            QWidget* line = row(*made);
            m_rows->insertWidget(place++, line);
            line->show();
        }
        m_shown = wanted;
    }

    QWidget* row(const Finding& finding) {
        auto* row = new QWidget(m_contents);
        auto* layout = filling<QHBoxLayout>(row);
        const QString text = toText(finding.text);
        const QString name = toText(finding.check) + QLatin1Char('-') + toText(finding.subject);
        auto* go = makeButton(row, QStringLiteral("finding-") + name, "finding",
                              QStringLiteral("▲ ") + asWritten(text), tipOf(text));
        go->setAccessibleName(tr("Go to: %1").arg(text));
        go->setMinimumWidth(1);
        connect(go, &QPushButton::clicked, this,
                [this, id = toText(finding.subject), key = toText(finding.field)] { m_go(id, key); });
        layout->addWidget(go, 1);
        if (!finding.fix.empty()) {
            const QString fix = toText(finding.fix);
            auto* mend = makeButton(row, QStringLiteral("fix-") + name, "small", asWritten(fix));
            mend->setAccessibleName(tr("%1: %2").arg(fix, text));
            connect(mend, &QPushButton::clicked, this, [this, command = finding.command] { m_fix(command); });
            layout->addWidget(mend);
        }
        return row;
    }

    Go m_go;
    Fix m_fix;
    QLabel* m_head;
    QWidget* m_contents;
    QVBoxLayout* m_rows;
    QLabel* m_more; ///< how many are not shown
    QScrollArea* m_scroll;
    std::vector<Finding> m_shown;
};

/// Whole formations to put on the roster with one click: the pack's army templates, and what the umpire has
/// kept himself.
class TemplatePanel : public QWidget {
    Q_DECLARE_TR_FUNCTIONS(umpire::gui::TemplatePanel)

  public:
    TemplatePanel(BattleDocument& document, OwnFormations& collection, RosterPage& page)
        : QWidget(&page), m_page(page), m_document(document), m_collection(collection),
          m_contents(new TallContents(this)), m_list(new QVBoxLayout(m_contents)) {
        setObjectName(QStringLiteral("templatePanel"));
        setAttribute(Qt::WA_StyledBackground);
        m_contents->setObjectName(QStringLiteral("templateContents"));
        m_list->setSpacing(4);
        filling<QVBoxLayout>(this)->addWidget(scrollDown(m_contents, this));
        connect(&m_document, &BattleDocument::changed, this, [this](const ChangeEvent& event) {
            if (event.kind == ChangeEvent::Kind::Opened) {
                refresh();
            }
        });
        connect(&m_collection, &OwnFormations::changed, this, &TemplatePanel::refresh);
        refresh();
    }

  private:
    void refresh() {
        emptyOut(*m_list);
        if (!m_document.isOpen()) {
            return;
        }
        addText("heading", tr("Templates"));
        for (const ArmyTemplate& army : m_document.rules().templates) {
            addButton(*m_list, QStringLiteral("template-") + toText(army.id), toText(army.name),
                      toText(army.text) + QLatin1Char('\n') + contentsOf(army.roster), army.roster);
        }
        addText("heading", tr("My own"));
        bool any = false;
        for (const Collected& entry : m_collection.entries()) {
            if (entry.rules == m_document.rules().id) {
                any = true;
                addCollected(entry);
            }
        }
        if (!any) {
            addText("muted", m_collection.problem().isEmpty()
                                 ? tr("Formations you keep are here for every battle.")
                                 : m_collection.problem());
        }
        auto* keep = makeButton(m_contents, "keepChosen", "small", tr("Keep what is chosen…"),
                                tr("Puts the formation into your own collection"));
        keep->setAccessibleName(tr("Keep what is chosen"));
        connect(keep, &QPushButton::clicked, &m_page, &RosterPage::keepAsked);
        m_list->addWidget(keep);
        m_list->addStretch(1);
    }

    void addText(const char* kind, const QString& text) {
        m_list->addWidget(makeLabel(m_contents, "", kind, text));
    }

    void addButton(QBoxLayout& to, const QString& name, const QString& text, const QString& tip,
                   const Json& roster) {
        // A long name is cut.
        auto* button = makeButton(m_contents, name, "template", QStringLiteral("+ ") + asWritten(text),
                                  text + QLatin1Char('\n') + tip);
        button->setAccessibleName(tr("Add %1").arg(text));
        button->setAccessibleDescription(tip);
        button->setMinimumWidth(1);
        connect(button, &QPushButton::clicked, this, [this, roster] { m_page.take(roster); });
        to.addWidget(button, &to == m_list ? 0 : 1);
    }

    /// With a button beside it that takes it out of the collection.
    void addCollected(const Collected& entry) {
        const QString name = toText(entry.name);
        auto* both = new QWidget(m_contents);
        auto* row = filling<QHBoxLayout>(both);
        addButton(*row, QStringLiteral("collected-") + toText(entry.id), name, contentsOf(entry.roster),
                  entry.roster);
        const QString forget = tr("Take %1 out of the collection").arg(name);
        auto* button = makeButton(both, QStringLiteral("forget-") + toText(entry.id), "small",
                                  QStringLiteral("×"), forget);
        button->setAccessibleName(forget);
        connect(button, &QPushButton::clicked, this, [this, id = entry.id] {
            const QString problem = m_collection.remove(id);
            if (!problem.isEmpty()) {
                m_page.tell(problem);
            }
        });
        row->addWidget(button);
        m_list->addWidget(both);
    }

    RosterPage& m_page;
    BattleDocument& m_document;
    OwnFormations& m_collection;
    QWidget* m_contents;
    QVBoxLayout* m_list;
};

RosterPage::RosterPage(const Look& look, BattleDocument& document, OwnFormations& collection, QWidget* parent)
    : QWidget(parent), m_look(look), m_document(document), m_editor(document), m_model(document, m_editor),
      m_columns(new QSplitter(Qt::Horizontal, this)),
      m_templates(new TemplatePanel(document, collection, *this)),
      m_tree(new RosterTree(look, m_model, this)), m_form(new RosterForm(document, m_editor, this)),
      m_formColumn(scrollDown(m_form, this)),
      m_findings(new FindingsList([this](const QString& subject, const QString& key) { goTo(subject, key); },
                                  [this](const Json& command) { m_editor.run(command); }, this)),
      m_hint(makeLabel(this, "rosterHint", "",
                       tr("Nothing is on the roster yet. Add a side, take a template, import a CSV file or "
                          "paste rows from a spreadsheet."))),
      m_said(makeLabel(this, "rosterSaid", "refusal")) {
    setObjectName(QStringLiteral("rosterPage"));
    m_model.setWatched(false);
    build();
    join();
    refresh();
}

void RosterPage::build() {
    m_said->hide();
    m_formColumn->setObjectName(QStringLiteral("rosterFormScroll"));
    m_columns->addWidget(m_templates);
    m_columns->addWidget(middle());
    m_columns->addWidget(m_formColumn);
    m_columns->setChildrenCollapsible(false);
    m_columns->setStretchFactor(1, 1);
    auto* layout = filling<QVBoxLayout>(this);
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
        auto* made = makeButton(this, name, "slim", text, tip);
        made->setAccessibleName(said);
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
    showIfAny(*m_said, text);
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
