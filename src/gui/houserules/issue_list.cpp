#include "houserules/issue_list.h"

#include "document/text.h"
#include "look/plain_texts.h"
#include "look/widgets.h"

#include <QListWidget>
#include <QTextBrowser>

#include <algorithm>

namespace umpire::gui {

namespace {

/// Whoever mends these sees the next ones.
constexpr std::size_t mostShown = 100;

/// Where it is, in the file that it stands in; "" for the whole pack.
QString placeOf(const Issue& issue) {
    const QString file = toText(issue.file).section(QLatin1Char('/'), -1);
    return issue.at.line < 1 ? file
                             : QStringLiteral("%1:%2:%3").arg(file).arg(issue.at.line).arg(issue.at.column);
}

} // namespace

IssueList::IssueList(const Look& look, QWidget* parent)
    : QWidget(parent), m_look(look), m_head(makeLabel(this, "houseIssuesHead", "heading")),
      m_list(new QListWidget(this)) {
    setObjectName(QStringLiteral("houseIssues"));
    named(m_list, "houseIssuesList", tr("What the check of the rules says"));
    m_list->setProperty("kind", QStringLiteral("plan"));
    m_list->setWordWrap(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* layout = filling<QVBoxLayout>(this);
    layout->addWidget(m_head);
    layout->addWidget(m_list, 1);
    layout->setAlignment(m_head, Qt::AlignTop);
    connect(m_list, &QListWidget::itemClicked, this, &IssueList::ask);
    connect(m_list, &QListWidget::itemActivated, this, &IssueList::ask);
    connect(&m_look, &Look::changed, this, &IssueList::restyle);
    restyle();
    show({});
}

void IssueList::restyle() {
    layout()->setSpacing(m_look.px(4));
    fit();
}

/// As tall as its messages, but leaving the room to those who mend them.
void IssueList::fit() {
    int tall = m_look.px(10);
    for (int row = 0; row < m_list->count() && tall < m_look.px(96); ++row) {
        tall += m_list->sizeHintForRow(row);
    }
    m_list->setFixedHeight(std::clamp(tall, m_look.px(34), m_look.px(96)));
}

void IssueList::show(const Issues& issues) {
    const auto errors = std::count_if(issues.begin(), issues.end(),
                                      [](const Issue& issue) { return issue.severity == Severity::Error; });
    const auto notes = std::ssize(issues) - errors;
    m_issues = issues;
    m_head->setText(
        errors > 0
            ? sayCounted("IssueList", "× %n thing is wrong; the rules cannot be saved until it is put right",
                         "× %n things are wrong; the rules cannot be saved until they are put right", errors)
        : notes > 0 ? sayCounted("IssueList", "✓ In order, with %n thing to look at",
                                 "✓ In order, with %n things to look at", notes)
                    : tr("✓ In order"));
    m_list->clear();
    for (std::size_t i = 0; i < std::min(mostShown, issues.size()); ++i) {
        const Issue& issue = issues[i];
        const bool error = issue.severity == Severity::Error;
        const QString text = toText(issue.text);
        const QString place = placeOf(issue);
        const QString row = error ? tr("× %1: %2").arg(place, text) : tr("▲ %1: %2").arg(place, text);
        auto* item = new QListWidgetItem(row, m_list);
        item->setToolTip(tipOf(QStringLiteral("%1\n%2").arg(toText(issue.file), text)));
        item->setData(Qt::AccessibleTextRole,
                      error ? tr("Error in %1: %2").arg(place, text) : tr("Note on %1: %2").arg(place, text));
    }
    m_list->setVisible(!issues.empty());
    fit();
}

QString IssueList::head() const {
    return m_head->text();
}

void IssueList::ask() {
    const auto row = static_cast<std::size_t>(m_list->currentRow());
    if (m_list->currentRow() >= 0 && row < m_issues.size()) {
        Q_EMIT placeAsked(m_issues[row]);
    }
}

DifferencesPane::DifferencesPane(const Look& look, HouseDraft& draft, QWidget* parent)
    : QWidget(parent), m_look(look), m_draft(draft), m_text(new QTextBrowser(this)) {
    setObjectName(QStringLiteral("differencesPane"));
    named(m_text, "differencesText", tr("What these house rules say otherwise"));
    m_text->setOpenLinks(false);
    m_text->setFrameShape(QFrame::NoFrame);
    filling<QVBoxLayout>(this)->addWidget(m_text);
    connect(&m_draft, &HouseDraft::changed, this, &DifferencesPane::refresh);
    connect(&m_look, &Look::changed, this, &DifferencesPane::refresh);
}

void DifferencesPane::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    write();
}

void DifferencesPane::refresh() {
    if (isVisible()) {
        write();
    }
}

void DifferencesPane::write() {
    m_text->document()->setDefaultFont(m_look.font(15));
    m_text->document()->setDocumentMargin(m_look.px(16));
    if (!m_draft.isOpen()) {
        m_text->clear();
        return;
    }
    QString html;
    for (const PartDifferences& part : m_draft.rules().differences()) {
        html += QStringLiteral("<h3>%1</h3><ul>").arg(toText(part.heading).toHtmlEscaped());
        for (const std::string& line : part.lines) {
            html += QStringLiteral("<li>%1</li>").arg(toText(line).toHtmlEscaped());
        }
        html += QStringLiteral("</ul>");
    }
    const auto base = m_draft.rules().base();
    const QString name = base ? toText(base->title) : QString();
    const QString none =
        name.isEmpty() ? tr("Nothing differs yet.") : tr("Nothing differs from %1 yet.").arg(name);
    const QString stale =
        hasErrors(m_draft.rules().issues())
            ? tr("The rules have errors: this is how they differed when they last had none.")
            : QString();
    m_text->setHtml(QStringLiteral("<p><i>%1</i></p>%2")
                        .arg(stale.toHtmlEscaped(),
                             html.isEmpty() ? QStringLiteral("<p>%1</p>").arg(none.toHtmlEscaped()) : html));
}

OfferBar::OfferBar(const Look& look, const char* name, QWidget* parent)
    : QFrame(parent), m_look(look), m_name(name),
      m_text(makeLabel(this, QLatin1String(name) + QStringLiteral("Text"), "")) {
    setObjectName(QLatin1String(name));
    setProperty("tone", QString());
    (new QHBoxLayout(this))->addWidget(m_text, 1);
    connect(&m_look, &Look::changed, this, &OfferBar::restyle);
    restyle();
    hide();
}

QPushButton* OfferBar::addButton(const char* part, const QString& text) {
    auto* button = makeButton(this, QLatin1String(m_name) + QLatin1String(part), "", text);
    layout()->addWidget(button);
    return button;
}

void OfferBar::restyle() {
    layout()->setContentsMargins(m_look.px(16), m_look.px(6), m_look.px(12), m_look.px(6));
    layout()->setSpacing(m_look.px(10));
    m_text->setFont(m_look.font(15, QFont::DemiBold));
}

void OfferBar::say(const QString& text, const QString& sign) {
    m_text->setText(sign + text);
    m_text->setAccessibleName(text);
    setVisible(!text.isEmpty());
}

DraftBar::DraftBar(const Look& look, const char* name, const QString& act, const QString& leave,
                   QWidget* parent)
    : OfferBar(look, name, parent), m_act(addButton("Act", act)) {
    connect(m_act, &QPushButton::clicked, this, [this] {
        hide();
        Q_EMIT acted();
    });
    connect(addButton("Leave", leave), &QPushButton::clicked, this, &QWidget::hide);
}

void DraftBar::say(const QString& text, bool acts) {
    m_act->setVisible(acts);
    OfferBar::say(text);
}

} // namespace umpire::gui
