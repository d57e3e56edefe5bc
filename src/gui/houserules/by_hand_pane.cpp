#include "houserules/by_hand_pane.h"

#include "document/text.h"
#include "houserules/code_edit.h"
#include "look/widgets.h"

#include <QComboBox>
#include <QDir>
#include <QEvent>

#include <algorithm>
#include <chrono>

namespace umpire::gui {

namespace {

constexpr std::chrono::milliseconds typingPause(200);
constexpr const char* manifest = "pack";

} // namespace

ByHandPane::ByHandPane(const Look& look, HouseDraft& draft, QWidget* parent)
    : QWidget(parent), m_look(look), m_draft(draft), m_parts(new QComboBox(this)),
      m_path(new ElidedLabel(this)), m_text(new CodeEdit(look, this)),
      m_message(makeLabel(this, "byHandMessage", "")) {
    setObjectName(QStringLiteral("byHandPane"));
    build();
    m_rest.setSingleShot(true);
    m_rest.setInterval(typingPause);
    connect(&m_rest, &QTimer::timeout, this, &ByHandPane::check);
    connect(m_parts, &QComboBox::activated, this, [this] {
        flush();
        showPart();
    });
    connect(m_text, &QPlainTextEdit::textChanged, &m_rest, qOverload<>(&QTimer::start));
    connect(m_text, &CodeEdit::lineChanged, this, &ByHandPane::showMessage);
    connect(&m_draft, &HouseDraft::opened, this, [this] {
        m_shown.clear();
        fillParts();
        showPart();
    });
    connect(&m_draft, &HouseDraft::changed, this, &ByHandPane::refresh);
    connect(&m_look, &Look::changed, this, &ByHandPane::restyle);
    restyle();
}

void ByHandPane::build() {
    named(m_parts, "byHandPart", tr("File"));
    m_parts->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_path->setObjectName(QStringLiteral("byHandPath"));
    m_path->setProperty("kind", QStringLiteral("muted"));
    named(m_text, "byHandText", tr("The file as text"));
    m_text->installEventFilter(this);
    m_message->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* row = new QHBoxLayout;
    row->addWidget(m_parts);
    row->addWidget(m_path, 1);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(row);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_message);
}

void ByHandPane::restyle() {
    layout()->setContentsMargins(m_look.px(12), m_look.px(8), m_look.px(12), m_look.px(4));
    layout()->setSpacing(m_look.px(6));
    m_message->setMinimumHeight(2 * m_message->fontMetrics().lineSpacing()); // it does not jump
    m_message->setAlignment(Qt::AlignTop | Qt::AlignLeft);
}

std::string ByHandPane::part() const {
    return fromText(m_parts->currentData().toString());
}

void ByHandPane::fillParts() {
    const QString at = m_parts->currentData().toString();
    m_parts->clear();
    if (!m_draft.isOpen()) {
        return;
    }
    m_parts->addItem(tr("pack.json"), QLatin1String(manifest));
    for (const HousePart& part : m_draft.rules().contents()) {
        const QString file = toText(part.file);
        m_parts->addItem(part.changed ? tr("✎ %1").arg(file) : tr("%1 (nothing yet)").arg(file),
                         toText(part.id));
    }
    m_parts->setCurrentIndex(std::max(0, m_parts->findData(at)));
}

void ByHandPane::showPart() {
    if (!m_draft.isOpen() || m_parts->count() == 0) {
        const QSignalBlocker quiet(m_text);
        m_text->clear();
        m_issues.clear();
        showMessage();
        return;
    }
    m_shown = part();
    m_path->setWhole(QDir::toNativeSeparators(m_draft.folder()));
    m_file = fileText(m_shown);
    const QSignalBlocker quiet(m_text);
    m_text->setPlainText(m_file);
    m_taken = m_text->toPlainText();
    check();
}

/// Letter for letter: it is edited.
QString ByHandPane::fileText(const std::string& part) const {
    return QString::fromStdString(m_draft.rules().text(part));
}

bool ByHandPane::isTyped() const {
    return m_draft.isOpen() && !m_shown.empty() && m_text->toPlainText() != m_taken;
}

/// The forms, undo or another program changed it: what is being typed here is not taken away.
void ByHandPane::refresh() {
    if (!m_draft.isOpen()) {
        return;
    }
    fillParts();
    m_parts->setCurrentIndex(std::max(0, m_parts->findData(toText(m_shown))));
    if (!isTyped() && fileText(m_shown.empty() ? std::string(manifest) : m_shown) != m_file) {
        const int line = m_text->line();
        showPart();
        m_text->goTo({line, 1});
    } else {
        check();
    }
}

void ByHandPane::check() {
    m_rest.stop();
    if (!m_draft.isOpen() || m_shown.empty()) {
        return;
    }
    const Issues all = isTyped() ? m_draft.rules().check(m_shown, fromText(m_text->toPlainText()))
                                 : m_draft.rules().issues();
    m_issues.clear();
    std::copy_if(all.begin(), all.end(), std::back_inserter(m_issues),
                 [this](const Issue& issue) { return m_draft.rules().partOf(issue) == m_shown; });
    m_text->setIssues(m_issues);
    showMessage();
    Q_EMIT checked(all);
}

/// Of the line the cursor is in.
void ByHandPane::showMessage() {
    QStringList lines;
    for (const Issue& issue : m_issues) {
        if (issue.at.line == m_text->line()) {
            const QString text = toText(issue.text);
            lines << (issue.severity == Severity::Error
                          ? tr("× Column %1: %2").arg(issue.at.column).arg(text)
                          : tr("▲ Column %1: %2").arg(issue.at.column).arg(text));
        }
    }
    const QString none =
        m_issues.empty()
            ? tr("✓ In order")
            : tr("Nothing is wrong with line %1; others have a sign at the left.").arg(m_text->line());
    m_message->setText(lines.isEmpty() ? none : lines.join(QLatin1Char('\n')));
}

void ByHandPane::flush() {
    m_rest.stop();
    if (isTyped()) {
        const QString typed = m_text->toPlainText();
        m_taken = typed;
        m_file = typed;
        m_draft.setText(m_shown, typed);
    }
}

bool ByHandPane::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_text && event->type() == QEvent::FocusOut) {
        flush();
    }
    return QWidget::eventFilter(watched, event);
}

void ByHandPane::goTo(const std::string& part, const Position& at) {
    flush();
    m_parts->setCurrentIndex(std::max(0, m_parts->findData(toText(part))));
    showPart();
    m_text->goTo(at);
    m_text->setFocus();
    showMessage();
}

} // namespace umpire::gui
