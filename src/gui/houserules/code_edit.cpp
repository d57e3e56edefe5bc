#include "houserules/code_edit.h"

#include <QFontDatabase>
#include <QPainter>
#include <QTextBlock>

#include <algorithm>

namespace umpire::gui {

namespace {

constexpr int spacesOfTab = 2;

/// Columns of messages count bytes, those of the text letters.
int letterOf(const QString& line, int column) {
    return static_cast<int>(QString::fromUtf8(line.toUtf8().left(std::max(0, column - 1))).size());
}

QString signOf(Severity severity) {
    return severity == Severity::Error ? QStringLiteral("×") : QStringLiteral("▲");
}

} // namespace

CodeEdit::CodeEdit(const Look& look, QWidget* parent)
    : QPlainTextEdit(parent), m_look(look), m_edge(new QWidget(this)) {
    setLineWrapMode(QPlainTextEdit::NoWrap);
    setTabChangesFocus(true); // whoever works by keys gets out again
    m_edge->installEventFilter(this);
    connect(this, &QPlainTextEdit::blockCountChanged, this, &CodeEdit::fit);
    connect(this, &QPlainTextEdit::updateRequest, this, [this](const QRect&, int) { m_edge->update(); });
    connect(this, &QPlainTextEdit::cursorPositionChanged, this, [this] {
        if (line() != m_line) {
            m_line = line();
            m_edge->update();
            Q_EMIT lineChanged(m_line);
        }
    });
    connect(&m_look, &Look::changed, this, &CodeEdit::restyle);
    restyle();
}

void CodeEdit::restyle() {
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPixelSize(m_look.px(14));
    setFont(font);
    setTabStopDistance(spacesOfTab * fontMetrics().horizontalAdvance(QLatin1Char(' ')));
    fit();
    mark();
}

void CodeEdit::setNumbered(bool numbered) {
    m_numbered = numbered;
    m_edge->setVisible(numbered);
    setLineWrapMode(numbered ? QPlainTextEdit::NoWrap : QPlainTextEdit::WidgetWidth);
    fit();
}

int CodeEdit::edgeWidth() const {
    if (!m_numbered) {
        return 0;
    }
    const auto digits = std::max<qsizetype>(3, QString::number(blockCount()).size());
    const int figure = fontMetrics().horizontalAdvance(QLatin1Char('9'));
    return static_cast<int>((digits + 2) * figure) + m_look.px(12);
}

void CodeEdit::fit() {
    setViewportMargins(edgeWidth(), 0, 0, 0);
    const QRect inside = contentsRect();
    m_edge->setGeometry(inside.left(), inside.top(), edgeWidth(), inside.height());
}

void CodeEdit::resizeEvent(QResizeEvent* event) {
    QPlainTextEdit::resizeEvent(event);
    fit();
}

bool CodeEdit::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_edge && event->type() == QEvent::Paint) {
        paintEdge();
        return true;
    }
    return QPlainTextEdit::eventFilter(watched, event);
}

void CodeEdit::paintEdge() {
    QPainter painter(m_edge);
    painter.fillRect(m_edge->rect(), m_look.theme().pane);
    painter.fillRect(m_edge->width() - 1, 0, 1, m_edge->height(), m_look.theme().line);
    QTextBlock block = firstVisibleBlock();
    QRectF room = blockBoundingGeometry(block).translated(contentOffset());
    while (block.isValid() && room.top() <= m_edge->height()) {
        paintLine(painter, block,
                  QRect(0, qRound(room.top()), m_edge->width() - m_look.px(6), qRound(room.height())));
        block = block.next();
        room = blockBoundingGeometry(block).translated(contentOffset());
    }
}

void CodeEdit::paintLine(QPainter& painter, const QTextBlock& block, const QRect& room) const {
    const int number = block.blockNumber() + 1;
    const auto wrong = m_worst.find(number);
    QFont font = this->font();
    font.setBold(number == m_line || wrong != m_worst.end());
    painter.setFont(font);
    painter.setPen(number == m_line ? m_look.theme().ink : m_look.theme().muted);
    painter.drawText(room, Qt::AlignRight | Qt::AlignVCenter, QString::number(number));
    if (wrong != m_worst.end()) {
        painter.setPen(m_look.theme().ink);
        painter.drawText(room.adjusted(m_look.px(4), 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                         signOf(wrong->second));
    }
}

void CodeEdit::setIssues(const Issues& issues) {
    m_issues = issues;
    m_worst.clear();
    for (const Issue& issue : issues) {
        const auto [known, fresh] = m_worst.emplace(issue.at.line, issue.severity);
        known->second = issue.severity == Severity::Error ? Severity::Error : known->second;
    }
    mark();
    m_edge->update();
}

QTextCursor CodeEdit::cursorAt(const Position& at) const {
    const QTextBlock block = document()->findBlockByNumber(std::max(0, at.line - 1));
    QTextCursor cursor(block.isValid() ? block : document()->lastBlock());
    const int letter = std::min(letterOf(cursor.block().text(), at.column), cursor.block().length() - 1);
    cursor.movePosition(QTextCursor::Right, QTextCursor::MoveAnchor, std::max(0, letter));
    return cursor;
}

/// The word at the place, underlined in the ink of what is wrong.
void CodeEdit::mark() {
    QList<QTextEdit::ExtraSelection> marks;
    for (const Issue& issue : m_issues) {
        if (issue.at.line < 1 || issue.at.line > blockCount()) {
            continue;
        }
        QTextEdit::ExtraSelection mark;
        mark.cursor = cursorAt(issue.at);
        mark.cursor.movePosition(QTextCursor::EndOfWord, QTextCursor::KeepAnchor);
        if (!mark.cursor.hasSelection()) {
            mark.cursor.movePosition(QTextCursor::NextCharacter, QTextCursor::KeepAnchor);
        }
        mark.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        mark.format.setUnderlineColor(issue.severity == Severity::Error ? m_look.theme().alarm
                                                                        : m_look.theme().caution);
        marks << mark;
    }
    setExtraSelections(marks);
}

void CodeEdit::goTo(const Position& at) {
    setTextCursor(cursorAt(at));
    centerCursor();
}

} // namespace umpire::gui
