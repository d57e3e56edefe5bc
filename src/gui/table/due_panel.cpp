#include "table/due_panel.h"

#include "document/text.h"
#include "look/widgets.h"
#include "umpire/rules/commands.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace umpire::gui {

DuePanel::DuePanel(const Look& look, BattleDocument& document, QWidget* parent)
    : QFrame(parent), m_look(look), m_document(document),
      m_empty(makeLabel(this, "", "muted",
                        tr("Nothing is due. What the rules ask for is listed here as it falls due."))),
      m_entries(new QVBoxLayout) {
    setObjectName(QStringLiteral("duePanel"));
    setAccessibleName(tr("What is due"));
    m_empty->setAlignment(Qt::AlignCenter);
    auto* contents = named(new QWidget, "dueContents");
    contents->setLayout(m_entries);
    auto* layout = filling<QVBoxLayout>(this);
    layout->addWidget(m_empty, 1);
    layout->addWidget(scrollFreely(contents, this), 1);
    connect(&document, &BattleDocument::changed, this, [this](const ChangeEvent& event) {
        if (event.concerns(ChangeEvent::Due)) {
            refresh();
        }
    });
    connect(&look, &Look::changed, this, &DuePanel::restyle);
    m_entries->addStretch(1);
    m_entries->setSpacing(0);
    restyle();
}

void DuePanel::restyle() {
    m_entries->setContentsMargins(0, m_look.px(4), 0, m_look.px(4));
    m_empty->setContentsMargins(m_look.px(16), 0, m_look.px(16), 0);
    showEntries({});
    refresh();
}

void DuePanel::refresh() {
    const std::vector<Due> due = inOrder(m_document);
    showEntries(due);
    m_empty->setVisible(due.empty());
    m_entries->parentWidget()->parentWidget()->parentWidget()->setVisible(!due.empty());
}

/// What stays due keeps its entry: a large battle owes more than can be built anew with every command. From
/// the first that stands elsewhere on all are made anew, so that the keyboard goes through them in order.
void DuePanel::showEntries(const std::vector<Due>& due) {
    for (std::size_t i = m_shown.size(); i > 0; --i) {
        if (std::find(due.begin(), due.end(), m_shown[i - 1].due) == due.end()) {
            remove(i - 1);
        }
    }
    std::size_t same = 0;
    while (same < m_shown.size() && m_shown[same].due == due[same]) {
        ++same;
    }
    while (m_shown.size() > same) {
        remove(m_shown.size() - 1);
    }
    for (std::size_t i = same; i < due.size(); ++i) {
        add(due[i]);
    }
}

void DuePanel::add(const Due& due) {
    auto* entry = new DueEntry(m_look, due, this);
    m_entries->insertWidget(static_cast<int>(m_shown.size()), entry);
    m_shown.push_back({due, entry});
    connect(entry, &DueEntry::resolveAsked, this, &DuePanel::resolveAsked);
    // The list is changed by what it does, so the entry must have returned first.
    connect(entry, &DueEntry::waived, this, &DuePanel::waive, Qt::QueuedConnection);
}

void DuePanel::remove(std::size_t place) {
    DueEntry* entry = m_shown[place].entry;
    m_shown.erase(m_shown.begin() + static_cast<std::ptrdiff_t>(place));
    m_entries->removeWidget(entry);
    entry->hide();
    entry->deleteLater();
}

void DuePanel::waive(const QString& due, const QString& reason) {
    Q_EMIT answered(
        m_document.execute(commandOf(Verb::Waive, {{"due", fromText(due)}, {"reason", fromText(reason)}})));
    // The entry that had the keyboard is gone: on to the next, or back to the field.
    m_document.battle().due.empty() ? Q_EMIT emptied() : takeFocus();
}

void DuePanel::takeFocus() {
    if (m_entries->count() > 1) {
        m_entries->itemAt(0)->widget()->setFocus();
    }
}

std::vector<Due> DuePanel::inOrder(const BattleDocument& document) {
    std::vector<Due> due = document.isOpen() ? document.battle().due : std::vector<Due>{};
    std::stable_partition(due.begin(), due.end(), [](const Due& entry) { return !entry.optional; });
    return due;
}

int DuePanel::owed(const BattleDocument& document) {
    if (!document.isOpen()) {
        return 0;
    }
    const auto& due = document.battle().due;
    return static_cast<int>(
        std::count_if(due.begin(), due.end(), [](const Due& entry) { return !entry.optional; }));
}

DueEntry::DueEntry(const Look& look, const Due& due, QWidget* parent)
    : QFrame(parent), m_due(toText(due.id)), m_resolve(new QPushButton(tr("Resolve"), this)),
      m_waive(new QPushButton(tr("Waive…"), this)), m_reason(new QLineEdit(this)) {
    setObjectName(QStringLiteral("dueEntry-") + m_due);
    const QString text = toText(due.text);
    auto* label = makeLabel(this, "", "", due.optional ? tr("%1  (if it applies)").arg(text) : text);
    label->setFont(look.font(15, due.optional ? QFont::Normal : QFont::DemiBold));
    named(m_resolve, QStringLiteral("resolve-") + m_due, tr("Resolve: %1").arg(text));
    m_resolve->setVisible(due.command.isObject());
    named(m_waive, QStringLiteral("waive-") + m_due, tr("Waive: %1").arg(text));
    named(m_reason, QStringLiteral("waiveReason-") + m_due, tr("Reason for waiving: %1").arg(text));
    m_reason->setPlaceholderText(tr("Why, for the record; then Enter"));
    m_reason->hide();
    setFocusProxy(m_resolve->isVisibleTo(this) ? m_resolve : m_waive);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(look.px(16), look.px(2), look.px(16), look.px(2));
    layout->addWidget(label, 1);
    layout->addWidget(m_reason, 1);
    layout->addWidget(m_resolve);
    layout->addWidget(m_waive);
    connect(m_resolve, &QPushButton::clicked, this, [this] { Q_EMIT resolveAsked(m_due); });
    connect(m_waive, &QPushButton::clicked, this, [this] {
        m_reason->isVisible() ? Q_EMIT waived(m_due, m_reason->text().trimmed()) : askReason(true);
    });
    connect(m_reason, &QLineEdit::returnPressed, this,
            [this] { Q_EMIT waived(m_due, m_reason->text().trimmed()); });
}

void DueEntry::askReason(bool ask) {
    m_reason->setVisible(ask);
    m_waive->setText(ask ? tr("Waive") : tr("Waive…"));
    ask ? m_reason->setFocus() : m_waive->setFocus();
}

void DueEntry::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && m_reason->isVisible()) {
        askReason(false);
        return;
    }
    QFrame::keyPressEvent(event);
}

} // namespace umpire::gui
