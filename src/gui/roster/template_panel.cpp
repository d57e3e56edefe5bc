#include "roster/template_panel.h"

#include "document/text.h"
#include "look/plain_texts.h"
#include "look/widgets.h"
#include "roster/own_formations.h"
#include "umpire/rules/roster_keys.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace umpire::gui {

namespace {

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

TemplatePanel::TemplatePanel(BattleDocument& document, OwnFormations& shelf, QWidget* parent)
    : QWidget(parent), m_document(document), m_shelf(shelf), m_contents(new TallContents(this)),
      m_list(nullptr) {
    setObjectName(QStringLiteral("templatePanel"));
    setAttribute(Qt::WA_StyledBackground);
    m_contents->setObjectName(QStringLiteral("templateContents"));
    m_list = new QVBoxLayout(m_contents);
    m_list->setSpacing(4);
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(m_contents);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(scroll);
    connect(&m_document, &BattleDocument::changed, this, [this](const ChangeEvent& event) {
        if (event.kind == ChangeEvent::Kind::Opened) {
            refresh();
        }
    });
    connect(&m_shelf, &OwnFormations::changed, this, &TemplatePanel::refresh);
    refresh();
}

void TemplatePanel::refresh() {
    while (QLayoutItem* item = m_list->takeAt(0)) {
        if (item->widget()) {
            item->widget()->hide();
            item->widget()->deleteLater();
        }
        delete item;
    }
    if (!m_document.isOpen()) {
        return;
    }
    addHeading(tr("Templates"));
    for (const ArmyTemplate& army : m_document.rules().templates) {
        addButton(QStringLiteral("template-") + toText(army.id), toText(army.name),
                  toText(army.text) + QLatin1Char('\n') + contentsOf(army.roster), army.roster);
    }
    addHeading(tr("My own"));
    addCollected();
    m_list->addStretch(1);
}

void TemplatePanel::addHeading(const QString& text) {
    auto* head = new QLabel(text, m_contents);
    head->setProperty("kind", QStringLiteral("heading"));
    m_list->addWidget(head);
}

QPushButton* TemplatePanel::addButton(const QString& name, const QString& text, const QString& tip,
                                      const Json& roster) {
    auto* button = new QPushButton(QStringLiteral("+ ") + asWritten(text), m_contents);
    button->setObjectName(name);
    button->setProperty("kind", QStringLiteral("template"));
    button->setAccessibleName(tr("Add %1").arg(text));
    button->setAccessibleDescription(tip);
    button->setToolTip(text + QLatin1Char('\n') + tip); // a long name is cut
    button->setMinimumWidth(1);
    connect(button, &QPushButton::clicked, this, [this, roster] { Q_EMIT taken(roster); });
    m_list->addWidget(button);
    return button;
}

void TemplatePanel::addCollected() {
    bool any = false;
    for (const Collected& entry : m_shelf.entries()) {
        if (entry.rules == m_document.rules().id) {
            any = true;
            addCollected(entry);
        }
    }
    if (!any) {
        addHint(m_shelf.problem().isEmpty() ? tr("Formations you keep are here for every battle.")
                                            : m_shelf.problem());
    }
    addKeep();
}

/// With a button beside it that takes it out of the collection.
void TemplatePanel::addCollected(const Collected& entry) {
    const QString id = toText(entry.id);
    const QString name = toText(entry.name);
    QPushButton* button =
        addButton(QStringLiteral("collected-") + id, name, contentsOf(entry.roster), entry.roster);
    auto* row = new QHBoxLayout;
    m_list->removeWidget(button);
    row->addWidget(button, 1);
    auto* forget = new QPushButton(QStringLiteral("×"), m_contents);
    forget->setObjectName(QStringLiteral("forget-") + id);
    forget->setProperty("kind", QStringLiteral("small"));
    forget->setAccessibleName(tr("Take %1 out of the collection").arg(name));
    forget->setToolTip(forget->accessibleName());
    connect(forget, &QPushButton::clicked, this, [this, id] { this->forget(id); });
    row->addWidget(forget);
    auto* both = new QWidget(m_contents);
    row->setContentsMargins(0, 0, 0, 0);
    both->setLayout(row);
    m_list->addWidget(both);
}

void TemplatePanel::addHint(const QString& text) {
    auto* hint = new QLabel(text, m_contents);
    hint->setProperty("kind", QStringLiteral("muted"));
    hint->setWordWrap(true);
    m_list->addWidget(hint);
}

void TemplatePanel::addKeep() {
    auto* keep = new QPushButton(tr("Keep what is chosen…"), m_contents);
    keep->setObjectName(QStringLiteral("keepChosen"));
    keep->setAccessibleName(tr("Keep what is chosen"));
    keep->setProperty("kind", QStringLiteral("small"));
    keep->setToolTip(tr("Puts the formation into your own collection"));
    connect(keep, &QPushButton::clicked, this, &TemplatePanel::keepAsked);
    m_list->addWidget(keep);
}

void TemplatePanel::forget(const QString& id) {
    const QString problem = m_shelf.remove(fromText(id));
    if (!problem.isEmpty()) {
        Q_EMIT refused(problem);
    }
}

} // namespace umpire::gui
