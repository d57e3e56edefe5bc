#include "houserules/choices_editor.h"

#include "document/text.h"

#include <QListWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace umpire::gui {

namespace {

constexpr int mostRows = 6;

bool holds(const Json& list, const std::string& id) {
    return std::any_of(list.begin(), list.end(), [&id](const Json& each) { return each == id; });
}

} // namespace

ChoicesEditor::ChoicesEditor(const Look& look, const HouseValue& value, QWidget* parent)
    : ValueEditor(parent), m_look(look), m_list(new QListWidget(this)) {
    name(*m_list, value);
    m_list->setProperty("kind", QStringLiteral("plan"));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_list);
    connect(m_list, &QListWidget::itemChanged, this, [this] { send(); });
    show(value);
}

void ChoicesEditor::addChoice(const QString& id, const QString& name, bool on) {
    auto* item = new QListWidgetItem(name, m_list);
    item->setData(Qt::UserRole, id);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    item->setCheckState(on ? Qt::Checked : Qt::Unchecked);
}

void ChoicesEditor::show(const HouseValue& value) {
    const QSignalBlocker quiet(m_list);
    const int row = m_list->currentRow();
    m_order = value.now && value.now->is_array() ? *value.now : Json::array();
    m_list->clear();
    for (const HouseChoice& choice : value.choices) {
        addChoice(toText(choice.id), toText(choice.name), holds(m_order, choice.id));
    }
    m_list->setCurrentRow(row);
    const int rows = std::clamp(m_list->count(), 1, mostRows);
    m_list->setFixedHeight(rows * std::max(m_list->sizeHintForRow(0), m_look.px(24)) + m_look.px(8));
}

/// Those that stood there keep their order; what is ticked anew stands behind them.
void ChoicesEditor::send() {
    Json now = Json::array();
    const auto ticked = [this](const std::string& id, bool known) {
        for (int i = 0; i < m_list->count(); ++i) {
            if (m_list->item(i)->data(Qt::UserRole).toString() == toText(id)) {
                return m_list->item(i)->checkState() == Qt::Checked;
            }
        }
        return known; // what the list does not offer stays
    };
    for (const Json& each : m_order) {
        if (!each.is_string() || ticked(each.get<std::string>(), true)) {
            now.push_back(each);
        }
    }
    for (int i = 0; i < m_list->count(); ++i) {
        const std::string id = fromText(m_list->item(i)->data(Qt::UserRole).toString());
        if (m_list->item(i)->checkState() == Qt::Checked && !holds(m_order, id)) {
            now.push_back(id);
        }
    }
    Q_EMIT edited(now);
}

} // namespace umpire::gui
