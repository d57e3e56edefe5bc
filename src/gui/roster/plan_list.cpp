#include "roster/plan_list.h"

#include "document/text.h"
#include "look/look.h"
#include "look/plain_texts.h"
#include "look/widgets.h"
#include "umpire/checks/scope.h"
#include "umpire/rules/commands.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QListWidget>
#include <QShortcut>
#include <QSpinBox>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>

#include <algorithm>

namespace umpire::gui {

namespace {

constexpr int idRole = Qt::UserRole;
constexpr int mostRows = 8;
constexpr int firstLaterTurn = 2;
constexpr int mostTurns = 1000;

/// With its number.
QString calledIn(const BattleDocument& document, const Subject& unit) {
    return (document.number(unit.id) + QStringLiteral("  ") + toText(unit.name)).trimmed();
}

/// Asks for units, and for a turn where one belongs to them. A tick on a formation or side ticks all that is
/// below it.
class UnitPicker : public QDialog {
    Q_DECLARE_TR_FUNCTIONS(umpire::gui::UnitPicker)

  public:
    struct Setup {
        QString title;
        QString text;
        std::function<bool(const Subject&)> eligible;
        QStringList ticked;
        int turn = 0; ///< what is proposed; 0: no turn is asked for
    };
    using Take = std::function<void(const QStringList& units, int turn)>;

    UnitPicker(const Look& look, const BattleDocument& document, const Setup& setup, const Take& take,
               QWidget* parent)
        : QDialog(parent), m_look(look), m_document(document), m_find(new QLineEdit(this)),
          m_tree(new QTreeWidget(this)),
          m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this)) {
        setObjectName(QStringLiteral("unitPicker"));
        setWindowTitle(setup.title);
        named(m_find, "unitPickerFind", tr("Find a unit"));
        m_find->setPlaceholderText(tr("Find: part of a name"));
        m_find->setClearButtonEnabled(true);
        named(m_tree, "unitPickerTree", tr("Units"));
        m_tree->setHeaderHidden(true);
        auto* layout = new QVBoxLayout(this);
        layout->addWidget(makeLabel(this, "", "", setup.text));
        layout->addWidget(m_find);
        layout->addWidget(m_tree, 1);
        if (setup.turn > 0) {
            addTurn(setup.turn);
        }
        speakButtons(*m_buttons);
        m_buttons->button(QDialogButtonBox::Ok)->setObjectName(QStringLiteral("unitPickerTake"));
        layout->addWidget(m_buttons);
        fill(setup);
        connect(m_find, &QLineEdit::textChanged, this, &UnitPicker::find);
        connect(m_tree, &QTreeWidget::itemChanged, this, &UnitPicker::settle);
        connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
        connect(m_buttons, &QDialogButtonBox::accepted, this, [this, take] {
            take(ticked(), m_turn ? m_turn->value() : 0);
            accept();
        });
        settle();
        resize(dialogSize(look, *this, 560, 620));
    }

  private:
    void addTurn(int turn) {
        auto* row = new QHBoxLayout;
        auto* label = new QLabel(tr("They arrive in turn"), this);
        m_turn = named(new QSpinBox(this), "unitPickerTurn", label->text());
        m_turn->setRange(1, mostTurns);
        m_turn->setValue(turn);
        label->setBuddy(m_turn);
        row->addWidget(label);
        row->addWidget(m_turn);
        row->addStretch(1);
        static_cast<QVBoxLayout*>(layout())->addLayout(row);
    }

    void fill(const Setup& setup) {
        for (const Subject* side : m_document.battle().all(SubjectKind::Side)) {
            if (QTreeWidgetItem* item = addPlace(*side, setup)) {
                m_tree->addTopLevelItem(item);
            }
        }
        m_tree->expandAll();
        for (QTreeWidgetItemIterator item(m_tree); *item; ++item) {
            (*item)->setSizeHint(0, QSize(0, m_look.px(26))); // room above and below the box to tick
        }
        m_tree->setCurrentItem(m_tree->topLevelItem(0));
    }

    /// A side or formation with the eligible units below it; null where there are none.
    QTreeWidgetItem* addPlace(const Subject& place, const Setup& setup) {
        auto* item = new QTreeWidgetItem({toText(place.name)});
        item->setFlags(item->flags() | Qt::ItemIsUserCheckable | Qt::ItemIsAutoTristate);
        addBelow(*item, place.id, setup);
        if (item->childCount() == 0) {
            delete item;
            return nullptr;
        }
        return item;
    }

    void addBelow(QTreeWidgetItem& place, const Id& above, const Setup& setup) {
        for (const Subject* unit : m_document.battle().all(SubjectKind::Unit)) {
            if (unit->parent != above || !setup.eligible(*unit)) {
                continue;
            }
            const QString id = toText(unit->id);
            auto* item = new QTreeWidgetItem(&place, {calledIn(m_document, *unit)});
            item->setData(0, idRole, id);
            item->setFlags(item->flags() | Qt::ItemIsUserCheckable | Qt::ItemNeverHasChildren);
            item->setCheckState(0, setup.ticked.contains(id) ? Qt::Checked : Qt::Unchecked);
        }
        for (const Subject* formation : m_document.battle().all(SubjectKind::Formation)) {
            if (formation->parent == above) {
                if (QTreeWidgetItem* item = addPlace(*formation, setup)) {
                    place.addChild(item);
                }
            }
        }
    }

    void find(const QString& words) {
        for (int i = 0; i < m_tree->topLevelItemCount(); ++i) {
            narrow(*m_tree->topLevelItem(i), words.trimmed(), false);
        }
    }

    /// Shows an item whose name, or that of one above or below it, holds the words.
    bool narrow(QTreeWidgetItem& item, const QString& words, bool all) {
        const bool own = all || item.text(0).contains(words, Qt::CaseInsensitive);
        bool below = false;
        for (int i = 0; i < item.childCount(); ++i) {
            below = narrow(*item.child(i), words, own) || below;
        }
        item.setHidden(!own && !below);
        return own || below;
    }

    QStringList ticked() const {
        QStringList ids;
        for (QTreeWidgetItemIterator item(m_tree); *item; ++item) {
            const QString id = (*item)->data(0, idRole).toString();
            if (!id.isEmpty() && (*item)->checkState(0) == Qt::Checked) {
                ids << id;
            }
        }
        return ids;
    }

    void settle() { m_buttons->button(QDialogButtonBox::Ok)->setEnabled(!ticked().isEmpty()); }

    const Look& m_look;
    const BattleDocument& m_document;
    QLineEdit* m_find;
    QTreeWidget* m_tree;
    QSpinBox* m_turn = nullptr;
    QDialogButtonBox* m_buttons;
};

} // namespace

PlanList::PlanList(const Look& look, BattleDocument& document, Plan plan, QWidget* parent)
    : QWidget(parent), m_look(look), m_document(document), m_plan(std::move(plan)),
      m_title(makeLine(this, "", "heading")), m_none(makeLabel(this, "", "muted", m_plan.none)),
      m_list(new QListWidget(this)), m_refusal(makeLabel(this, "", "refusal")) {
    setObjectName(m_plan.name);
    m_title->setObjectName(m_plan.name + QStringLiteral("-title"));
    m_title->setBuddy(m_list);
    m_none->setObjectName(m_plan.name + QStringLiteral("-none"));
    m_list->setObjectName(m_plan.name + QStringLiteral("-list"));
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setProperty("kind", QStringLiteral("plan"));
    m_refusal->setObjectName(m_plan.name + QStringLiteral("-refusal"));
    m_refusal->hide();
    auto* layout = filling<QVBoxLayout>(this);
    for (QWidget* part : std::initializer_list<QWidget*>{m_title, m_none, m_list, buttons(), m_refusal}) {
        layout->addWidget(part);
    }
    nameIt(m_plan.title);
    connect(m_list, &QListWidget::itemSelectionChanged, this, &PlanList::settle);
    connect(&m_look, &Look::changed, this, &PlanList::fit);
    auto* strike = new QShortcut(QKeySequence::Delete, m_list);
    strike->setContext(Qt::WidgetShortcut);
    connect(strike, &QShortcut::activated, m_remove, &QPushButton::click);
}

QWidget* PlanList::buttons() {
    auto* bar = new QWidget(this);
    auto* row = filling<QHBoxLayout>(bar);
    const auto button = [&](const char* name, const QString& text, const QString& tip, auto press) {
        auto* made =
            makeButton(bar, m_plan.name + QLatin1Char('-') + QLatin1String(name), "small", text, tip);
        row->addWidget(made);
        connect(made, &QPushButton::clicked, this, press);
        return made;
    };
    m_add = button("add", tr("Add…"), {}, [this] { ask({}); });
    if (m_plan.turns) {
        const auto askTurn = [this] { ask(selected()); };
        m_change = button("change", tr("Other turn…"), {}, askTurn);
        connect(m_list, &QListWidget::itemActivated, this, askTurn);
    }
    m_remove =
        button("remove", tr("Remove"), tr("Takes those chosen off this list; they stay on the roster (Del)"),
               [this] { amend(selected(), m_plan.turns ? Json(nullptr) : Json(false)); });
    row->addStretch(1);
    return bar;
}

/// The roster attribute that holds the plan; null where the pack has none.
const Attribute* PlanList::attribute() const {
    const Attribute* known = m_document.rules().attribute(SubjectKind::Unit, id());
    return known && !known->rosterKey.empty() ? known : nullptr;
}

QStringList PlanList::typesOf(const std::vector<const Subject*>& units) const {
    QStringList names;
    const Attribute* type = m_document.rules().attribute(SubjectKind::Unit, m_document.rules().roles.type);
    const Vocabulary* types = type ? m_document.rules().vocabulary(type->type.vocabulary) : nullptr;
    for (const Subject* unit : units) {
        const Scope scope{m_document.rules(), m_document.battle(), unit->id};
        const Word* word = types ? types->find(attributeValue(*unit, *type, scope).text()) : nullptr;
        names << (word ? toText(word->name) : QString());
    }
    names.removeDuplicates();
    return names;
}

void PlanList::nameIt(const QString& title) {
    m_title->setText(asWritten(title));
    m_list->setAccessibleName(title);
    m_add->setAccessibleName(tr("%1: add units").arg(title));
    m_remove->setAccessibleName(tr("%1: take off the list").arg(title));
    if (m_change) {
        m_change->setAccessibleName(tr("%1: another turn").arg(title));
    }
}

void PlanList::refresh() {
    std::vector<const Subject*> eligible;
    for (const Subject* unit : m_document.battle().all(SubjectKind::Unit)) {
        if (attribute() && m_plan.eligible(*unit)) {
            eligible.push_back(unit);
        }
    }
    setVisible(!eligible.empty());
    if (eligible.empty()) {
        return;
    }
    if (m_plan.title.contains(QLatin1String("%1"))) {
        nameIt(m_plan.title.arg(typesOf(eligible).join(QStringLiteral(", "))));
    }
    fill(eligible);
}

/// The soonest first. Who was chosen stays so, whatever rows they are in.
void PlanList::fill(std::vector<const Subject*> units) {
    const Id plan = id();
    const auto turnOf = [&](const Subject* unit) { return m_plan.turns ? unit->value(plan).number() : 0; };
    std::erase_if(units, [&](const Subject* unit) {
        return m_plan.turns ? turnOf(unit) <= 0 : !unit->value(plan).flag();
    });
    std::stable_sort(units.begin(), units.end(),
                     [&](const Subject* a, const Subject* b) { return turnOf(a) < turnOf(b); });
    const QStringList chosen = selected();
    const QString current =
        m_list->currentItem() ? m_list->currentItem()->data(idRole).toString() : QString();
    m_list->clear();
    for (const Subject* unit : units) {
        const QString id = toText(unit->id);
        const QString text =
            calledIn(m_document, *unit) + QStringLiteral(" · ") + m_document.nameOf(unit->parent);
        auto* item =
            new QListWidgetItem(m_plan.turns ? tr("Turn %1 · %2").arg(turnOf(unit)).arg(text) : text, m_list);
        item->setData(idRole, id);
        item->setToolTip(item->text());
        if (id == current) {
            m_list->setCurrentItem(item, QItemSelectionModel::NoUpdate);
        }
        item->setSelected(chosen.contains(id));
    }
    m_none->setVisible(units.empty());
    m_list->setVisible(!units.empty());
    fit();
    settle();
}

/// As tall as what it holds, up to some rows.
void PlanList::fit() {
    const int rows = std::clamp(m_list->count(), 1, mostRows);
    const int row = m_list->count() > 0 ? m_list->sizeHintForRow(0) : 0;
    m_list->setFixedHeight(rows * std::max(row, m_look.px(24)) + 2 * m_list->frameWidth() + m_look.px(2));
}

QStringList PlanList::selected() const {
    QStringList ids;
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->isSelected()) {
            ids << m_list->item(row)->data(idRole).toString();
        }
    }
    return ids;
}

void PlanList::ask(const QStringList& ticked) {
    const Subject* first = ticked.isEmpty() ? nullptr : m_document.battle().find(fromText(ticked.first()));
    const int turn = first ? static_cast<int>(first->value(id()).number()) : firstLaterTurn;
    auto* picker = new UnitPicker(
        m_look, m_document,
        {m_list->accessibleName(), m_plan.question, m_plan.eligible, ticked, m_plan.turns ? turn : 0},
        [this](const QStringList& units, int inTurn) {
            amend(units, m_plan.turns ? Json(inTurn) : Json(true));
        },
        this);
    picker->setAttribute(Qt::WA_DeleteOnClose);
    picker->open();
}

void PlanList::amend(const QStringList& units, const Json& value) {
    if (units.isEmpty()) {
        return;
    }
    const Answer answer = m_document.execute(
        commandOf(Verb::Amend, {{"subjects", fromTexts(units)}, {"set", {{attribute()->rosterKey, value}}}}));
    showIfAny(*m_refusal, toText(answer.refusal.message));
}

void PlanList::settle() {
    const bool some = !selected().isEmpty();
    m_remove->setEnabled(some);
    if (m_change) {
        m_change->setEnabled(some);
    }
}

} // namespace umpire::gui
