#include "roster/objectives_edit.h"

#include "document/text.h"
#include "look/widgets.h"
#include "umpire/rules/commands.h"
#include "umpire/state/objectives.h"

#include <QComboBox>
#include <QFocusEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace umpire::gui {

ObjectivesEdit::ObjectivesEdit(const Look& look, BattleDocument& document, QWidget* parent)
    : QWidget(parent), m_look(look), m_document(document), m_place(new QVBoxLayout),
      m_none(new QLabel(tr("The sides fight for no place in particular."), this)),
      m_refusal(new QLabel(this)), m_add(new QPushButton(tr("Add objective"), this)) {
    setObjectName(QStringLiteral("objectivesEdit"));
    build();
    connect(m_add, &QPushButton::clicked, this, &ObjectivesEdit::addObjective);
    connect(&m_look, &Look::changed, this, &ObjectivesEdit::restyle);
    restyle();
}

void ObjectivesEdit::build() {
    m_none->setObjectName(QStringLiteral("objectivesNone"));
    m_none->setProperty("kind", QStringLiteral("muted"));
    m_none->setWordWrap(true);
    m_refusal->setObjectName(QStringLiteral("objectivesRefusal"));
    m_refusal->setProperty("kind", QStringLiteral("refusal"));
    m_refusal->setWordWrap(true);
    m_refusal->hide();
    m_add->setObjectName(QStringLiteral("objectivesAdd"));
    m_add->setProperty("kind", QStringLiteral("small"));
    m_add->setAccessibleName(m_add->text());
    m_add->setToolTip(tr("A place or a thing that gives points to the side that holds it"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_none);
    layout->addLayout(m_place);
    auto* last = new QHBoxLayout;
    last->addWidget(m_add);
    last->addStretch(1);
    layout->addLayout(last);
    layout->addWidget(m_refusal);
}

void ObjectivesEdit::restyle() {
    m_place->setSpacing(m_look.px(6));
    layout()->setSpacing(m_look.px(8));
}

/// The rows there are; another list needs other rows.
QString ObjectivesEdit::shownFor() const {
    QStringList parts;
    for (const Objective& objective : m_document.battle().objectives) {
        parts << toText(objective.id);
    }
    for (const Subject* side : m_document.battle().all(SubjectKind::Side)) {
        parts << QLatin1Char('/') + toText(side->id) << toText(side->name);
    }
    return parts.join(QLatin1Char('\n'));
}

void ObjectivesEdit::refresh() {
    if (shownFor() != m_shown) {
        rebuild();
    }
    std::size_t row = 0;
    for (const Objective& objective : m_document.battle().objectives) {
        show(m_rows[row++], objective);
    }
    m_none->setVisible(m_rows.empty());
    m_add->setEnabled(m_rows.size() < mostObjectives);
}

void ObjectivesEdit::rebuild() {
    m_shown = shownFor();
    for (const Row& row : m_rows) {
        row.widget->hide();
        row.widget->deleteLater(); // it may be the one that asks for it
    }
    m_rows.clear();
    for (const Objective& objective : m_document.battle().objectives) {
        m_rows.push_back(makeRow(objective));
        m_place->addWidget(m_rows.back().widget);
    }
}

ObjectivesEdit::Row ObjectivesEdit::makeRow(const Objective& objective) {
    const QString id = toText(objective.id);
    Row row{new QWidget(this), nullptr, nullptr, nullptr};
    auto* layout = new QHBoxLayout(row.widget);
    layout->setContentsMargins(0, 0, 0, 0);
    row.name = new QLineEdit(row.widget);
    row.name->setObjectName(QStringLiteral("objective-name-") + id);
    row.name->setAccessibleName(tr("Name of the objective"));
    row.worth = new QSpinBox(row.widget);
    row.worth->setObjectName(QStringLiteral("objective-worth-") + id);
    row.worth->setRange(0, static_cast<int>(mostWorth));
    row.worth->setKeyboardTracking(false);
    row.worth->setToolTip(tr("The points for the side that holds it"));
    row.holder = new QComboBox(row.widget);
    row.holder->setObjectName(QStringLiteral("objective-holder-") + id);
    row.holder->setToolTip(tr("Who holds it as the game begins"));
    row.holder->addItem(tr("nobody"), QString());
    for (const Subject* side : m_document.battle().all(SubjectKind::Side)) {
        row.holder->addItem(toText(side->name), toText(side->id));
    }
    layout->addWidget(row.name, 3);
    layout->addWidget(row.worth);
    layout->addWidget(row.holder, 2);
    makeRemove(row.widget, objective);
    connect(row.name, &QLineEdit::editingFinished, this, [this, id = objective.id, name = row.name] {
        if (name->isModified()) {
            change(id, "name", fromText(name->text()));
        }
    });
    connect(row.worth, &QSpinBox::valueChanged, this,
            [this, id = objective.id](int worth) { change(id, "worth", worth); });
    connect(row.holder, &QComboBox::activated, this, [this, id = objective.id, holder = row.holder] {
        change(id, "holder", fromText(holder->currentData().toString()));
    });
    return row;
}

QPushButton* ObjectivesEdit::makeRemove(QWidget* row, const Objective& objective) {
    auto* remove = addRowButton(row, "", tr("Remove"), tr("Takes it off the list"));
    remove->setObjectName(QStringLiteral("objective-remove-") + toText(objective.id));
    remove->setProperty("kind", QStringLiteral("small"));
    connect(remove, &QPushButton::clicked, this, [this, id = objective.id] {
        Json list = Json::array();
        for (const Json& each : listed()) {
            if (each["id"] != id) {
                list.push_back(each);
            }
        }
        take(list);
    });
    return remove;
}

void ObjectivesEdit::show(const Row& row, const Objective& objective) {
    const QSignalBlocker quietWorth(row.worth);
    const QSignalBlocker quietHolder(row.holder);
    const QString name = toText(objective.name);
    if (!row.name->hasFocus() || !row.name->isModified()) {
        row.name->setText(name);
    }
    row.name->setToolTip(name);
    row.worth->setValue(static_cast<int>(objective.worth));
    row.worth->setAccessibleName(tr("Worth of %1").arg(name));
    row.holder->setAccessibleName(tr("Who holds %1").arg(name));
    row.holder->setCurrentIndex(std::max(0, row.holder->findData(toText(objective.holder))));
    if (auto* remove = row.widget->findChild<QPushButton*>()) {
        remove->setAccessibleName(tr("Remove %1").arg(name));
    }
}

Json ObjectivesEdit::listed() const {
    Json list = Json::array();
    for (const Objective& each : m_document.battle().objectives) {
        const bool held = m_document.battle().find(each.holder) != nullptr;
        list.push_back({{"id", each.id},
                        {"name", each.name},
                        {"worth", each.worth},
                        {"holder", held ? each.holder : Id()}});
    }
    return list;
}

/// "Objective 2", when 2 is the first number that none of them has.
QString ObjectivesEdit::freeName() const {
    const std::vector<Objective>& all = m_document.battle().objectives;
    for (int number = 1;; ++number) {
        const QString name = tr("Objective %1").arg(number);
        if (std::none_of(all.begin(), all.end(),
                         [&name](const Objective& each) { return toText(each.name) == name; })) {
            return name;
        }
    }
}

/// A new one is there to be named.
void ObjectivesEdit::addObjective() {
    Json list = listed();
    list.push_back({{"name", fromText(freeName())}});
    take(list);
    if (!m_rows.empty() && m_rows.size() == list.size()) {
        m_rows.back().name->setFocus();
        m_rows.back().name->selectAll();
    }
}

void ObjectivesEdit::change(const Id& objective, const char* key, const Json& value) {
    Json list = listed();
    for (Json& each : list) {
        if (each["id"] == objective) {
            each[key] = value;
        }
    }
    take(list);
}

void ObjectivesEdit::take(const Json& list) {
    const Answer answer = m_document.execute(commandOf(Verb::Scenario, {{"set", {{"objectives", list}}}}));
    m_refusal->setText(toText(answer.refusal.message));
    m_refusal->setVisible(!answer.ok);
    for (const Row& row : m_rows) {
        row.name->setModified(false);
    }
    refresh();
}

NotesEdit::NotesEdit(QWidget* parent) : QPlainTextEdit(parent) {
    setTabChangesFocus(true);
}

void NotesEdit::show(const QString& notes) {
    const bool writing = hasFocus() && toPlainText() != m_shown;
    m_shown = notes;
    if (!writing && toPlainText() != notes) {
        setPlainText(notes);
    }
}

void NotesEdit::begin(const QString& notes) {
    m_shown = notes;
    setPlainText(notes);
}

void NotesEdit::commit() {
    const QString text = toPlainText();
    if (text != m_shown) {
        Q_EMIT written(text);
    }
}

void NotesEdit::focusOutEvent(QFocusEvent* event) {
    QPlainTextEdit::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason) {
        commit();
    }
}

} // namespace umpire::gui
