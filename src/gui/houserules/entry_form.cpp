#include "houserules/entry_form.h"

#include "document/text.h"
#include "houserules/new_rules_dialog.h"
#include "houserules/value_row.h"
#include "houserules/value_text.h"
#include "look/widgets.h"
#include "settings/prompts.h"

#include <QTimer>

#include <algorithm>

namespace umpire::gui {

namespace {

bool sameForm(const QList<ValueRow*>& rows, const std::vector<HouseValue>& values) {
    return std::equal(rows.begin(), rows.end(), values.begin(), values.end(),
                      [](const ValueRow* row, const HouseValue& value) {
                          return row->path() == value.path && row->kind() == value.kind;
                      });
}

} // namespace

EntryForm::EntryForm(const Look& look, HouseDraft& draft, Prompts& prompts, QWidget* parent)
    : QWidget(parent), m_look(look), m_draft(draft), m_prompts(prompts),
      m_title(makeLabel(this, "entryTitle", "sheetTitle")), m_state(makeLabel(this, "entryState", "muted")),
      m_scroll(scrollDown(nullptr, this)) {
    setObjectName(QStringLiteral("entryForm"));
    build();
    connect(&m_draft, &HouseDraft::changed, this, &EntryForm::refresh);
    showNothing();
}

void EntryForm::build() {
    auto* bar = new QWidget(this);
    auto* row = filling<QHBoxLayout>(bar);
    m_alike = addRowButton(bar, "entryAlike", tr("&Add…"), tr("Adds an entry beside this one"));
    m_reset = addRowButton(bar, "entryReset", tr("Bac&k to the base"),
                           tr("Takes back all that these house rules say of it"));
    m_remove = addRowButton(bar, "entryRemove", tr("&Take it away"), tr("The rules do without it"));
    row->addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_title);
    layout->addWidget(m_state);
    layout->addWidget(bar);
    layout->addWidget(m_scroll, 1);
    keepSpaced(m_look, *layout, {16, 12, 12, 0}, 6);
    connect(m_alike, &QPushButton::clicked, this, [this] { add(m_entry.has_value()); });
    connect(m_reset, &QPushButton::clicked, this, [this] { m_draft.reset(m_entry->path); });
    connect(m_remove, &QPushButton::clicked, this, [this] { m_draft.remove(m_entry->path); });
}

void EntryForm::showNothing() {
    m_entry.reset();
    m_list.reset();
    showHead();
    showValues({});
}

void EntryForm::showEntry(const HouseEntry& entry, const HouseList& list) {
    flush();
    m_entry = entry;
    m_list = list;
    showHead();
    showValues(m_draft.rules().valuesOf(entry.path));
    m_scroll->ensureVisible(0, 0);
}

void EntryForm::showList(const HouseList& list) {
    flush();
    m_entry.reset();
    m_list = list;
    showHead();
    showValues({});
}

void EntryForm::showHead() {
    const bool entry = m_entry.has_value();
    const QString name = entry ? toText(m_entry->name) : m_list ? toText(m_list->name) : tr("House rules");
    m_title->setText(name);
    const QString word = entry ? stateWord(m_entry->state) : QString();
    const QString id = entry ? toText(m_entry->id) : QString();
    m_state->setText(!entry && !m_list ? tr("Choose at the left what is to be played otherwise.")
                     : !entry          ? tr("Choose an entry at the left.")
                     : word.isEmpty()  ? tr("%1 · as the base has it").arg(id)
                                       : tr("%1 · %2 %3").arg(id, stateSign(m_entry->state), word));
    if (entry && id == name && word.isEmpty()) {
        m_state->setText(tr("As the base has it"));
    }
    m_alike->setVisible(m_list &&
                        ((m_list->adds && !entry) || (entry && (m_list->adds || m_entry->depth > 0))));
    m_alike->setText(entry ? tr("O&ne more like it…") : tr("&Add…"));
    m_alike->setAccessibleName(m_alike->text().remove(QLatin1Char('&')));
    m_reset->setVisible(entry && m_entry->state != HouseState::AsBelow);
    m_remove->setVisible(entry && m_entry->state != HouseState::Removed);
}

/// Rows that are of the same values stay, with the keyboard in them.
void EntryForm::showValues(const std::vector<HouseValue>& values) {
    if (m_contents && sameForm(m_rows, values)) {
        for (qsizetype i = 0; i < m_rows.size(); ++i) {
            m_rows[i]->show(values[static_cast<std::size_t>(i)]);
        }
    } else {
        leaveContents();
        m_contents = named(new TallContents(m_scroll), "entryContents");
        m_column = new QVBoxLayout(m_contents);
        m_column->setContentsMargins(0, m_look.px(8), m_look.px(12), m_look.px(12));
        for (const HouseValue& value : values) {
            m_rows << addRow(value);
        }
        m_column->addStretch(1);
        m_scroll->setWidget(m_contents);
    }
    showIssues();
}

/// What was there goes later: it may be one of its rows that asked for it.
void EntryForm::leaveContents() {
    m_rows.clear();
    if (QWidget* old = m_scroll->takeWidget()) {
        old->hide();
        old->deleteLater();
    }
}

ValueRow* EntryForm::addRow(const HouseValue& value) {
    auto* row = new ValueRow(m_look, value, m_contents);
    m_column->addWidget(row);
    if (value.path == m_entry->path) {
        row->hideName();
    }
    connect(row, &ValueRow::edited, &m_draft, &HouseDraft::set);
    connect(row, &ValueRow::emptied, &m_draft, [this](const HousePath& path) {
        const auto there = m_draft.rules().value(path);
        if (there && there->now) {
            m_draft.remove(path);
        }
    });
    connect(row, &ValueRow::resetAsked, &m_draft, &HouseDraft::reset);
    return row;
}

/// Each message beside the value it is about.
void EntryForm::showIssues() {
    if (!m_draft.isOpen()) {
        return;
    }
    std::vector<std::pair<HousePath, QString>> wrong;
    for (const Issue& issue : m_draft.rules().issues()) {
        if (const auto path = m_draft.rules().pathOf(issue)) {
            wrong.emplace_back(*path, toText(issue.text));
        }
    }
    for (ValueRow* row : m_rows) {
        const auto mine = std::find_if(wrong.begin(), wrong.end(),
                                       [row](const auto& each) { return each.first == row->path(); });
        row->setWrong(mine == wrong.end() ? QString() : mine->second);
    }
}

/// What is chosen may have changed, or be gone.
void EntryForm::refresh() {
    if (!m_draft.isOpen()) {
        showNothing();
        return;
    }
    if (!m_entry) {
        showIssues();
        return;
    }
    for (const HousePart& part : m_draft.rules().contents()) {
        for (const HouseList& list : part.lists) {
            const auto here =
                std::find_if(list.entries.begin(), list.entries.end(),
                             [this](const HouseEntry& entry) { return entry.path == m_entry->path; });
            if (here != list.entries.end()) {
                m_entry = *here;
                m_list = list;
                showHead();
                showValues(m_draft.rules().valuesOf(m_entry->path));
                return;
            }
        }
    }
    showNothing();
}

/// Messages that come and go leave in sight what is being typed.
void EntryForm::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    QTimer::singleShot(0, this, [this] {
        QWidget* typed = m_contents ? m_contents->focusWidget() : nullptr;
        if (typed && typed->hasFocus()) {
            m_scroll->ensureWidgetVisible(typed);
        }
    });
}

bool EntryForm::goTo(const HousePath& path) {
    for (ValueRow* row : m_rows) {
        if (row->path() == path) {
            m_scroll->ensureWidgetVisible(row);
            row->takeFocus();
            return true;
        }
    }
    return false;
}

void EntryForm::takeFocus() {
    m_rows.isEmpty() ? m_alike->setFocus() : m_rows.first()->takeFocus();
}

void EntryForm::flush() {
    for (ValueRow* row : QList<ValueRow*>(m_rows)) {
        row->flush();
    }
}

bool EntryForm::isUnreadable() const {
    return std::any_of(m_rows.begin(), m_rows.end(), [](const ValueRow* row) { return row->isUnreadable(); });
}

void EntryForm::goToUnreadable() {
    const auto row =
        std::find_if(m_rows.begin(), m_rows.end(), [](const ValueRow* each) { return each->isUnreadable(); });
    if (row != m_rows.end()) {
        (*row)->takeFocus();
    }
}

/// The values of an entry under another id.
Json EntryForm::like(const HousePath& path, const std::string& id) const {
    const std::vector<HouseValue> values = m_draft.rules().valuesOf(path);
    if (values.size() == 1 && values.front().path == path) {
        return values.front().now.value_or(Json());
    }
    Json entry = Json::object();
    entry["id"] = id;
    for (const HouseValue& value : values) {
        if (!value.now || value.path.steps.size() <= path.steps.size()) {
            continue;
        }
        Json* place = &entry;
        for (std::size_t i = path.steps.size(); i + 1 < value.path.steps.size(); ++i) {
            place = &(*place)[value.path.steps[i]];
        }
        (*place)[value.path.steps.back()] = *value.now;
    }
    return entry;
}

void EntryForm::add(bool alike) {
    const QString suggested = alike ? tr("%1-2").arg(toText(m_entry->id)) : QString();
    const QString id =
        asHouseId(m_prompts.askName(this, tr("Add"), tr("Its id, in small letters and hyphens:"), suggested));
    if (id.isEmpty() || !m_list) {
        return;
    }
    const HousePath path = (alike ? m_entry->path.above() : m_list->path).with(fromText(id));
    const bool bare = !m_list->entries.empty() && [this] {
        const HousePath& first = m_list->entries.front().path;
        const auto values = m_draft.rules().valuesOf(first);
        return values.size() == 1 && values.front().path == first;
    }();
    const Json entry = alike  ? like(m_entry->path, fromText(id))
                       : bare ? like(m_list->entries.front().path, fromText(id))
                              : Json{{"id", fromText(id)}};
    if (m_draft.add(path, entry)) {
        Q_EMIT added(path);
    }
}

} // namespace umpire::gui
