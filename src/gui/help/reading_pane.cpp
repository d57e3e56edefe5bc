#include "help/reading_pane.h"

#include "look/widgets.h"

#include <QAbstractTextDocumentLayout>
#include <QCoreApplication>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextTable>

#include <algorithm>

namespace umpire::gui {

namespace {

/// More are not worth marking: whoever types so little goes on typing.
constexpr int mostFound = 500;

constexpr int leastTyped = 2;

QColor between(const QColor& a, const QColor& b, double part) {
    const auto mix = [part](int from, int to) { return qRound(from + part * (to - from)); };
    return QColor(mix(a.red(), b.red()), mix(a.green(), b.green()), mix(a.blue(), b.blue()));
}

bool begins(const QTextFragment& fragment, const QString& anchor) {
    return fragment.charFormat().anchorNames().contains(anchor);
}

} // namespace

ReadingPane::ReadingPane(const Look& look, QWidget* parent)
    : QWidget(parent), m_look(look), m_chapters(new QListWidget(this)), m_find(new QLineEdit(this)),
      m_count(new QLabel(this)), m_text(new QTextBrowser(this)) {
    build();
    m_find->installEventFilter(this);
    m_text->installEventFilter(this);
    connect(m_find, &QLineEdit::textChanged, this, &ReadingPane::find);
    connect(m_before, &QPushButton::clicked, this, [this] { step(-1); });
    connect(m_next, &QPushButton::clicked, this, [this] { step(1); });
    connect(m_text, &QTextBrowser::anchorClicked, this, &ReadingPane::follow);
    connect(m_chapters, &QListWidget::itemClicked, this, [this] { showChapter(); });
    connect(m_chapters, &QListWidget::itemActivated, this, [this] { showChapter(); });
    connect(&m_look, &Look::changed, this, &ReadingPane::restyle);
    restyle();
    find();
}

void ReadingPane::build() {
    named(m_chapters, "readingChapters", tr("Chapters"));
    m_chapters->setProperty("kind", QStringLiteral("plan"));
    m_chapters->setWordWrap(true);
    m_chapters->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    named(m_find, "readingFind", tr("Find in the text"));
    m_find->setPlaceholderText(tr("Find in the text (Ctrl+F)"));
    m_find->setClearButtonEnabled(true);
    m_count->setObjectName(QStringLiteral("readingCount"));
    m_text->setObjectName(QStringLiteral("readingText"));
    m_text->setOpenLinks(false);
    m_text->setFrameShape(QFrame::NoFrame);
    auto* row = new QWidget(this);
    auto* bar = filling<QHBoxLayout>(row);
    bar->addWidget(m_find, 1);
    bar->addWidget(m_count);
    m_before = addRowButton(row, "readingBefore", tr("↑"), tr("The place before (Shift+Enter)"));
    m_next = addRowButton(row, "readingNext", tr("↓"), tr("The next place (Enter)"));
    m_before->setAccessibleName(tr("The place before"));
    m_next->setAccessibleName(tr("The next place"));
    auto* right = new QVBoxLayout;
    right->addWidget(row);
    right->addWidget(m_text, 1);
    auto* layout = filling<QHBoxLayout>(this);
    layout->addWidget(m_chapters);
    layout->addLayout(right, 1);
    setTabOrder(m_find, m_before);
    setTabOrder(m_before, m_next);
    setTabOrder(m_next, m_text);
    setTabOrder(m_text, m_chapters);
    setFocusProxy(m_text);
}

void ReadingPane::setWhat(const QString& what) {
    m_text->setAccessibleName(what);
}

ReadingPane::Place ReadingPane::placeInSight() const {
    const QTextBlock block =
        m_text->document()->findBlock(m_text->cursorForPosition(QPoint(0, 0)).position());
    const double top = m_text->document()->documentLayout()->blockBoundingRect(block).top();
    return {block.position(), m_text->verticalScrollBar()->value() - top};
}

void ReadingPane::showPlace(const Place& place) {
    if (place.position == 0 && place.into <= 0) {
        m_text->verticalScrollBar()->setValue(0);
        return;
    }
    QTextDocument& document = *m_text->document();
    document.documentLayout()->documentSize(); // a long text is laid out little by little otherwise
    const QTextBlock block = document.findBlock(place.position);
    const QRectF where = document.documentLayout()->blockBoundingRect(block);
    m_text->verticalScrollBar()->setValue(qRound(where.top() + std::min(place.into, where.height())));
}

void ReadingPane::restyle() {
    const Place place = placeInSight();
    m_text->document()->setDefaultFont(m_look.font(15));
    m_text->document()->setDocumentMargin(m_look.px(12));
    m_text->document()->setDefaultStyleSheet(
        QStringLiteral("a { color: %1; text-decoration: underline; } kbd { font-family: \"%2\"; "
                       "font-weight: 600; }")
            .arg(m_look.theme().accent.name(), m_look.font(15).family()));
    layout()->setSpacing(m_look.px(12));
    arrange();
    showPlace(place);
}

/// The chapters leave the text most of the room, and all of it where there is little.
void ReadingPane::arrange() {
    m_chapters->setFixedWidth(std::min(m_look.px(210), width() * 3 / 10));
    m_chapters->setVisible(width() >= m_look.px(460) && m_chapters->count() > 0);
}

void ReadingPane::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void ReadingPane::setHtml(const QString& html, const QList<Chapter>& chapters) {
    const int scrolled = m_text->verticalScrollBar()->value();
    const int length = m_text->document()->characterCount();
    const Place place = placeInSight();
    m_marked.clear();
    m_found.clear();
    m_text->setHtml(html);
    if (m_text->document()->characterCount() == length) {
        showPlace(place);
    } else {
        m_text->verticalScrollBar()->setValue(scrolled);
    }
    m_anchors.clear();
    m_chapters->clear();
    for (const Chapter& chapter : chapters) {
        m_chapters->addItem(chapter.name);
        m_anchors << chapter.anchor;
    }
    arrange();
    find();
}

QTextCursor ReadingPane::placeOf(const QString& anchor) const {
    for (QTextBlock block = m_text->document()->begin(); block.isValid(); block = block.next()) {
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            if (begins(part.fragment(), anchor)) {
                QTextCursor cursor(block);
                cursor.setPosition(part.fragment().position());
                return cursor;
            }
        }
    }
    return {};
}

/// All cells of the row it stands in, else its paragraph.
QList<QTextCursor> ReadingPane::lineAt(const QTextCursor& place) const {
    QList<QTextCursor> line;
    const QTextTable* table = place.currentTable();
    const QTextTableCell here = table ? table->cellAt(place) : QTextTableCell();
    for (int column = 0; table && column < table->columns(); ++column) {
        const QTextTableCell cell = table->cellAt(here.row(), column);
        QTextCursor cursor = cell.firstCursorPosition();
        cursor.setPosition(cell.lastCursorPosition().position(), QTextCursor::KeepAnchor);
        line << cursor;
    }
    if (!table) {
        QTextCursor cursor(place.block());
        cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
        line << cursor;
    }
    return line;
}

bool ReadingPane::goTo(const QStringList& anchors) {
    for (const QString& anchor : anchors) {
        const QTextCursor place = placeOf(anchor);
        if (place.isNull()) {
            continue;
        }
        m_marked = lineAt(place);
        const QRectF where = m_text->document()->documentLayout()->blockBoundingRect(place.block());
        m_text->setTextCursor(place);
        m_text->verticalScrollBar()->setValue(qRound(where.top()) - m_look.px(40));
        showMarks();
        return true;
    }
    return false;
}

QString ReadingPane::markedText() const {
    QStringList parts;
    for (const QTextCursor& cursor : m_marked) {
        parts << cursor.selectedText().simplified();
    }
    return parts.join(QLatin1Char(' '));
}

void ReadingPane::takeFocus() {
    m_text->setFocus(Qt::OtherFocusReason);
}

void ReadingPane::focusFind() {
    m_find->setFocus(Qt::ShortcutFocusReason);
    m_find->selectAll();
}

/// The first at or below what is in sight comes first.
void ReadingPane::find() {
    const QString words = m_find->text().simplified();
    m_found.clear();
    m_at = -1;
    QTextCursor from(m_text->document());
    while (words.size() >= leastTyped && m_found.size() < mostFound) {
        from = m_text->document()->find(words, from);
        if (from.isNull()) {
            break;
        }
        m_found << from;
    }
    if (!m_found.isEmpty()) {
        const int seen = m_text->cursorForPosition(QPoint(0, 0)).position();
        const auto first = std::find_if(m_found.cbegin(), m_found.cend(), [seen](const QTextCursor& found) {
            return found.position() >= seen;
        });
        m_at = first == m_found.cend() ? 0 : static_cast<int>(first - m_found.cbegin());
    }
    showFound();
}

void ReadingPane::step(int by) {
    if (!m_found.isEmpty()) {
        const int count = static_cast<int>(m_found.size());
        m_at = (m_at + by + count) % count;
        showFound();
    }
}

void ReadingPane::showFound() {
    const bool wanted = m_find->text().simplified().size() >= leastTyped;
    m_count->setText(!wanted             ? QString()
                     : m_found.isEmpty() ? tr("Not found")
                                         : tr("%1 of %2").arg(m_at + 1).arg(m_found.size()));
    m_count->setVisible(wanted);
    m_before->setEnabled(m_found.size() > 1);
    m_next->setEnabled(m_found.size() > 1);
    if (m_at >= 0) {
        QTextCursor there = m_found[m_at];
        there.setPosition(there.selectionStart());
        m_text->setTextCursor(there);
        m_text->ensureCursorVisible();
    }
    showMarks();
}

/// What was gone to and what was found stand on a light ground of the accent; the one of those found that is
/// looked at is filled with it.
void ReadingPane::showMarks() {
    QList<QTextEdit::ExtraSelection> marks;
    const Theme& theme = m_look.theme();
    const QColor light = between(theme.tile, theme.accent, 0.25);
    const auto mark = [&marks](const QTextCursor& cursor, const QColor& ground, const QColor& ink) {
        QTextEdit::ExtraSelection selection;
        selection.cursor = cursor;
        selection.format.setBackground(ground);
        selection.format.setForeground(ink);
        marks << selection;
    };
    for (const QTextCursor& cursor : m_marked) {
        mark(cursor, light, theme.ink);
    }
    for (int i = 0; i < m_found.size(); ++i) {
        const bool here = i == m_at;
        mark(m_found[i], here ? theme.accent : light, here ? theme.onAccent : theme.ink);
    }
    m_text->setExtraSelections(marks);
}

void ReadingPane::follow(const QUrl& link) {
    if (link.hasFragment() && link.path().isEmpty()) {
        goTo({link.fragment()});
    } else {
        Q_EMIT linkFollowed(link);
    }
}

void ReadingPane::showChapter() {
    goTo({m_anchors.value(m_chapters->currentRow())});
}

bool ReadingPane::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress) {
        return QWidget::eventFilter(watched, event);
    }
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (watched == m_find && enter) {
        step(key->modifiers().testFlag(Qt::ShiftModifier) ? -1 : 1);
        return true;
    }
    if (watched == m_find && key->key() == Qt::Key_Escape && !m_find->text().isEmpty()) {
        m_find->clear();
        return true;
    }
    if (watched == m_text && key->key() == Qt::Key_Escape) {
        QCoreApplication::sendEvent(parentWidget(), event); // a text that is only read has no use for it
        return true;
    }
    if (watched == m_text && (key->matches(QKeySequence::Find) || key->text() == QLatin1String("/"))) {
        focusFind();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

namespace {

struct SectionNameText {
    Q_DECLARE_TR_FUNCTIONS(SectionName)
};

/// A small letter tells a title from "C, H" and "7.3.1".
bool isTitle(const QString& section) {
    return std::any_of(section.begin(), section.end(), [](QChar letter) { return letter.isLower(); });
}

} // namespace

QString sectionName(const QString& section) {
    return isTitle(section) ? SectionNameText::tr("“%1”", "the title of a section").arg(section) : section;
}

QEvent::Type RuleAsked::kind() {
    static const auto type = static_cast<QEvent::Type>(QEvent::registerEventType());
    return type;
}

void askForRule(QWidget& from, const QStringList& places) {
    RuleAsked event(places);
    for (QWidget* window = from.window(); window; window = window->parentWidget()) {
        event.ignore();
        QCoreApplication::sendEvent(window, &event);
        if (event.isAccepted()) {
            return;
        }
    }
}

} // namespace umpire::gui
