#include "roster/findings_list.h"

#include "document/text.h"
#include "look/plain_texts.h"
#include "look/widgets.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <memory>

namespace umpire::gui {

namespace {

/// Whoever mends these sees the next ones.
constexpr std::size_t mostFindings = 60;

bool alike(const Finding& a, const Finding& b) {
    return a.check == b.check && a.subject == b.subject && a.text == b.text && a.command == b.command;
}

} // namespace

FindingsList::FindingsList(QWidget* parent)
    : QWidget(parent), m_head(new QLabel(this)), m_rows(nullptr), m_contents(new TallContents(this)),
      m_more(new QLabel(m_contents)) {
    setObjectName(QStringLiteral("findingsList"));
    setAttribute(Qt::WA_StyledBackground);
    m_head->setObjectName(QStringLiteral("findingsHead"));
    m_head->setProperty("kind", QStringLiteral("heading"));
    m_contents->setObjectName(QStringLiteral("findingsContents"));
    m_rows = new QVBoxLayout(m_contents);
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(2);
    m_more->setProperty("kind", QStringLiteral("muted"));
    m_rows->addWidget(m_more);
    m_rows->addStretch(1);
    m_scroll = new QScrollArea(this);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidget(m_contents);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_head);
    layout->addWidget(m_scroll, 1);
    show({});
}

void FindingsList::show(const std::vector<Finding>& findings) {
    const auto count = static_cast<qsizetype>(findings.size());
    m_head->setText(findings.empty()
                        ? tr("✓ Nothing to look at")
                        : sayCounted("FindingsList", "%n thing to look at", "%n things to look at", count));
    // With nothing to say it takes no more room than its head.
    m_scroll->setVisible(!findings.empty());
    setMaximumHeight(findings.empty() ? sizeHint().height() : QWIDGETSIZE_MAX);
    const auto most = findings.begin() + std::min(findings.size(), mostFindings);
    const std::vector<Finding> shown(findings.begin(), most);
    m_more->setText(sayCounted("FindingsList", "and one more", "and %n more", count - std::ssize(shown)));
    m_more->setVisible(shown.size() < findings.size());
    change(shown);
}

/// Rows at both ends that say what they said stay as they are; only those between are made anew.
void FindingsList::change(const std::vector<Finding>& wanted) {
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

QWidget* FindingsList::row(const Finding& finding) {
    auto* row = new QWidget(m_contents);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    const QString text = toText(finding.text);
    auto* go = new QPushButton(QStringLiteral("▲ ") + asWritten(text), row);
    go->setObjectName(QStringLiteral("finding-") + toText(finding.check) + QLatin1Char('-') +
                      toText(finding.subject));
    go->setProperty("kind", QStringLiteral("finding"));
    go->setAccessibleName(tr("Go to: %1").arg(text));
    go->setToolTip(tipOf(text));
    go->setMinimumWidth(1);
    connect(go, &QPushButton::clicked, this,
            [this, id = toText(finding.subject), key = toText(finding.field)] { Q_EMIT goAsked(id, key); });
    layout->addWidget(go, 1);
    if (!finding.fix.empty()) {
        auto* fix = new QPushButton(asWritten(toText(finding.fix)), row);
        fix->setObjectName(QStringLiteral("fix-") + toText(finding.check) + QLatin1Char('-') +
                           toText(finding.subject));
        fix->setProperty("kind", QStringLiteral("small"));
        fix->setAccessibleName(tr("%1: %2").arg(toText(finding.fix), text));
        connect(fix, &QPushButton::clicked, this,
                [this, command = finding.command] { Q_EMIT fixAsked(command); });
        layout->addWidget(fix);
    }
    return row;
}

} // namespace umpire::gui
