#include "resolve/odds_bars.h"

#include "document/text.h"
#include "help/reading_pane.h"
#include "look/plain_texts.h"
#include "look/text_width.h"
#include "look/theme.h"
#include "umpire/base/speech.h"
#include "umpire/sheets/rules_at_hand.h"

#include <QMouseEvent>
#include <QPainter>
#include <QSemaphore>

#include <algorithm>
#include <chrono>

namespace umpire::gui {

namespace {

constexpr double oddsHeight = 22;
constexpr double lineHeight = 36;
constexpr double nameHeight = 14; ///< below the per cent of a part
constexpr double nameText = 10;
constexpr double rangeWidth = 36;
constexpr double percentWidth = 56;
constexpr double contestWidth = 84; ///< of the column of a party

/// "D 33 %, E 16.7 %": what may come, as it is read and heard.
QString oddsInWords(const std::vector<WorksheetOutcome>& odds) {
    QStringList words;
    for (const WorksheetOutcome& row : odds) {
        words << QStringLiteral("%1 %2").arg(toText(row.name), plainPercent(row.chance));
    }
    return words.join(QStringLiteral(", "));
}

} // namespace

OddsBars::OddsBars(const Look& look, QWidget* parent) : QWidget(parent), m_look(look) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void OddsBars::setOdds(const std::vector<WorksheetOutcome>& odds, const QString& heading, bool fresh,
                       const std::optional<Foretold>& foretold, const std::optional<ContestTable>& contest) {
    const int before = m_rows;
    m_foretold = foretold;
    m_contest = contest;
    const int outcomes = static_cast<int>(contest ? std::min<std::size_t>(odds.size(), 1) : odds.size());
    const int below = contest ? static_cast<int>(contest->rows.size()) + 1 : foretold ? 1 : 0;
    const int needed = outcomes + (heading.isEmpty() ? 0 : 1) + below;
    m_rows = fresh ? needed : std::max(m_rows, needed);
    m_heading = heading;
    m_odds = odds;
    const QString all = odds.empty() ? heading : oddsInWords(odds);
    const Foretold* comes = contest ? &*contest : foretold ? &*foretold : nullptr;
    const QString whole = comes ? tr("%1. %2: %3").arg(all, comes->name, oddsInWords(comes->parts)) : all;
    setAccessibleName(tr("Odds: %1").arg(whole));
    m_whole = contest ? whole : all;
    setToolTip(m_oneLine || m_contest ? m_whole : QString());
    if (m_rows != before) {
        updateGeometry();
    }
    update();
}

void OddsBars::setOneLine(bool one) {
    if (one != m_oneLine) {
        m_oneLine = one;
        setToolTip(m_oneLine || m_contest ? m_whole : QString());
        updateGeometry();
        update();
    }
}

QSize OddsBars::sizeHint() const {
    if (m_oneLine) {
        return {m_look.px(240), m_look.px(lineHeight)};
    }
    return {m_look.px(240), m_look.px(oddsHeight) * m_rows + m_look.px(4)};
}

int OddsBars::labelWidth() const {
    const QFontMetrics metrics(m_look.font(14, QFont::Bold));
    int widest = 0;
    for (const WorksheetOutcome& row : m_odds) {
        widest = std::max(widest, metrics.horizontalAdvance(toText(row.name)));
    }
    return std::min(widest + m_look.px(14), width() / 2);
}

void OddsBars::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_oneLine) {
        paintLine(painter);
        return;
    }
    QRect row(0, m_look.px(2), width(), m_look.px(oddsHeight));
    if (!m_heading.isEmpty()) {
        painter.setFont(m_look.font(14, QFont::Bold));
        painter.setPen(m_look.theme().ink);
        painter.drawText(row, Qt::AlignVCenter, cutText(painter.font(), m_heading, row.width()));
        row.translate(0, row.height());
    }
    if (m_contest) {
        if (!m_odds.empty()) {
            painter.setFont(m_look.font(13, QFont::DemiBold));
            paintParts(painter, row.adjusted(0, m_look.px(1), 0, -m_look.px(1)), m_odds);
            row.translate(0, row.height());
        }
        paintContest(painter, row);
        return;
    }
    for (const WorksheetOutcome& odds : m_odds) {
        paintRow(painter, row, odds);
        row.translate(0, row.height());
    }
    if (m_foretold) {
        paintForetold(painter, row);
    }
}

/// As wide as the names of the parties, as far as those of the results leave room.
int OddsBars::contestColumn(const QFont& font, int room) const {
    int names = textWidth(font, m_contest->name);
    for (const ContestTable::Row& result : m_contest->rows) {
        names = std::max(names, textWidth(font, result.name));
    }
    const int heads = std::max(textWidth(font, m_contest->own), textWidth(font, m_contest->enemy));
    return std::max(std::min(m_look.px(contestWidth), room / 4),
                    std::min(heads + m_look.px(12), (room - names - m_look.px(8)) / 2));
}

/// A result that names a party stands in its column, another between them.
void OddsBars::paintContest(QPainter& painter, QRect row) const {
    const int column = contestColumn(m_look.font(14, QFont::Bold), row.width());
    const QRect name = row.adjusted(0, 0, -2 * column - m_look.px(8), 0);
    const auto paint = [&](const QRect& room, int align, const QString& text) {
        painter.drawText(room, align | Qt::AlignVCenter, cutText(painter.font(), text, room.width()));
    };
    const auto columnOf = [&](int place, int y) {
        return QRect(row.right() + 1 - (2 - place) * column, y, column - m_look.px(4), row.height());
    };
    painter.setFont(m_look.font(14, QFont::Bold));
    painter.setPen(m_look.theme().ink);
    paint(name, Qt::AlignLeft, m_contest->name);
    paint(columnOf(0, row.top()), Qt::AlignRight, m_contest->own);
    paint(columnOf(1, row.top()), Qt::AlignRight, m_contest->enemy);
    painter.setFont(m_look.font(14, QFont::DemiBold));
    for (const ContestTable::Row& result : m_contest->rows) {
        row.translate(0, row.height());
        paint(name.translated(0, row.top() - name.top()), Qt::AlignLeft, result.name);
        const QRect own = columnOf(0, row.top());
        const QRect enemy = columnOf(1, row.top());
        if (result.nobody > 0) {
            paint(own.united(enemy), Qt::AlignHCenter, plainPercent(result.nobody));
            continue;
        }
        paint(own, Qt::AlignRight, plainPercent(result.own));
        paint(enemy, Qt::AlignRight, plainPercent(result.enemy));
    }
}

void OddsBars::paintForetold(QPainter& painter, const QRect& row) const {
    painter.setFont(m_look.font(14, QFont::Bold));
    painter.setPen(m_look.theme().ink);
    const int wanted = textWidth(painter.font(), m_foretold->name) + m_look.px(8);
    const int label = std::min(wanted, row.width() / 2);
    const QRect room(row.left(), row.top(), label - m_look.px(8), row.height());
    painter.drawText(room, Qt::AlignVCenter, cutText(painter.font(), m_foretold->name, room.width()));
    painter.setFont(m_look.font(13, QFont::DemiBold));
    paintParts(painter, row.adjusted(label, m_look.px(2), 0, -m_look.px(2)), m_foretold->parts);
}

/// One bar of parts as wide as they are likely, each with its per cent where it has room for them.
void OddsBars::paintLine(QPainter& painter) const {
    const QRect row = rect().adjusted(0, m_look.px(2), 0, -m_look.px(2));
    painter.setFont(m_look.font(13, QFont::DemiBold));
    if (m_odds.empty() && !m_contest) {
        painter.setPen(m_look.theme().muted);
        painter.drawText(row, Qt::AlignVCenter, cutText(painter.font(), m_heading, row.width()));
    }
    paintParts(painter, row, m_contest ? m_contest->parts : m_odds);
}

void OddsBars::paintParts(QPainter& painter, const QRect& row,
                          const std::vector<WorksheetOutcome>& parts) const {
    double left = row.left();
    for (const WorksheetOutcome& odds : parts) {
        const QRectF part(left, row.top(), row.width() * odds.chance, row.height());
        left += part.width();
        const QColor colour = m_look.tone(toText(odds.tone));
        const bool apart = odds.tone.empty() && (&odds - parts.data()) % 2 == 1;
        painter.fillRect(part.adjusted(0, 0, -1, 0), !apart                ? colour
                                                     : m_look.theme().dark ? colour.lighter(120)
                                                                           : colour.darker(130));
        painter.setPen(m_look.theme().tile);
        paintPart(painter, part.adjusted(m_look.px(1), 0, -m_look.px(2), 0), odds);
    }
}

/// Its per cent above its name, or beside it in a low bar; the sign of its colour where they have no room.
void OddsBars::paintPart(QPainter& painter, const QRectF& part, const WorksheetOutcome& odds) const {
    const auto fits = [&](const QString& text) { return textWidth(painter.font(), text) <= part.width(); };
    const QString percent = plainPercent(odds.chance);
    const QString whole = QStringLiteral("%1 %2").arg(toText(odds.name), percent);
    const QString sign = toneSignBefore(toText(odds.tone));
    const double below = part.height() >= m_look.px(2 * nameHeight) ? m_look.px(nameHeight) : 0;
    if (below == 0 && fits(whole)) {
        painter.drawText(part, Qt::AlignCenter, whole);
        return;
    }
    const QString figure = fits(sign + percent) ? sign + percent : fits(sign) ? sign.trimmed() : QString();
    painter.drawText(part.adjusted(0, 0, 0, -below), Qt::AlignCenter, figure);
    if (below > 0 && !figure.isEmpty()) {
        const QFont before = painter.font();
        painter.setFont(m_look.font(nameText, QFont::DemiBold));
        const QRectF room(part.left(), part.bottom() - below - 1, part.width(), below);
        painter.drawText(room, Qt::AlignCenter,
                         cutText(painter.font(), toText(odds.name), static_cast<int>(part.width())));
        painter.setFont(before);
    }
}

const WorksheetOutcome* OddsBars::outcomeAt(const QPoint& point) const {
    const int above = m_look.px(2) + (m_heading.isEmpty() ? 0 : m_look.px(oddsHeight));
    const int row = point.y() < above ? -1 : (point.y() - above) / m_look.px(oddsHeight);
    if (m_oneLine || row < 0) {
        return nullptr;
    }
    if (!m_contest) {
        return row < static_cast<int>(m_odds.size()) ? &m_odds[static_cast<std::size_t>(row)] : nullptr;
    }
    double left = 0;
    const auto part = std::find_if(m_odds.begin(), m_odds.end(), [&](const WorksheetOutcome& odds) {
        left += width() * odds.chance;
        return point.x() < left;
    });
    return row == 0 && part != m_odds.end() ? &*part : nullptr;
}

void OddsBars::mousePressEvent(QMouseEvent* event) {
    const WorksheetOutcome* outcome = outcomeAt(event->pos());
    if (event->button() == Qt::LeftButton && outcome) {
        askForRule(*this, {toText(sheets::placeOfOutcome(outcome->outcome))});
    }
}

void OddsBars::paintRow(QPainter& painter, const QRect& row, const WorksheetOutcome& odds) const {
    const bool possible = odds.chance > 0;
    const int label = labelWidth();
    painter.setFont(m_look.font(14, possible ? QFont::DemiBold : QFont::Normal));
    painter.setPen(possible ? m_look.theme().ink : m_look.theme().muted);
    const QRect labelRoom(row.left(), row.top(), label, row.height());
    painter.drawText(labelRoom, Qt::AlignVCenter, cutText(painter.font(), toText(odds.name), label));
    painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, plainPercent(odds.chance));
    painter.setFont(m_look.font(13));
    painter.setPen(m_look.theme().muted);
    painter.drawText(QRect(label, row.top(), m_look.px(rangeWidth), row.height()), Qt::AlignVCenter,
                     toText(odds.range));
    const int left = label + m_look.px(rangeWidth + 4);
    const int room = row.right() - m_look.px(percentWidth) - left;
    if (possible && room > 0) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_look.tone(toText(odds.tone)));
        painter.drawRoundedRect(QRectF(left, row.top() + m_look.px(4), std::max(2.0, room * odds.chance),
                                       row.height() - m_look.px(8)),
                                m_look.px(2), m_look.px(2));
    }
}

namespace {

/// "D 17 · E 8": whole per cents, for there is little room.
QString briefly(const std::vector<WorksheetOutcome>& parts) {
    QStringList words;
    for (const WorksheetOutcome& part : parts) {
        words << QStringLiteral("%1 %2").arg(toText(part.name)).arg(qRound(100 * part.chance));
    }
    return words.join(QStringLiteral(" · "));
}

} // namespace

OneMoreRows::OneMoreRows(const Look& look, QWidget* parent) : QWidget(parent), m_look(look) {
    setObjectName(QStringLiteral("oneMore"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(&look, &Look::changed, this, &QWidget::updateGeometry);
    setRows({});
}

void OneMoreRows::setRows(const OneMore& more) {
    m_more = more;
    QStringList told;
    for (const Foretold& row : m_more.rows) {
        told << tr("%1: %2").arg(row.name, oddsInWords(row.parts));
    }
    setAccessibleName(tr("%1. %2").arg(m_more.heading, told.join(QStringLiteral(". "))));
    setVisible(!m_more.rows.empty());
    updateGeometry();
    update();
}

QSize OneMoreRows::sizeHint() const {
    const int rows = m_more.rows.empty() ? 0 : static_cast<int>(m_more.rows.size()) + 1;
    return {m_look.px(200), rows * rowHeight()};
}

void OneMoreRows::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    QRect row(0, 0, width(), rowHeight());
    painter.setFont(m_look.font(14, QFont::Bold));
    painter.setPen(m_look.theme().muted);
    drawTextLine(painter, row, Qt::AlignLeft, cutText(painter.font(), m_more.heading, row.width()));
    for (const Foretold& each : m_more.rows) {
        row.translate(0, row.height());
        painter.setFont(m_look.font(14, QFont::DemiBold));
        painter.setPen(m_look.theme().ink);
        const QString odds = briefly(each.parts);
        const int wide = std::min(textWidth(painter.font(), odds), row.width() * 3 / 5);
        drawTextLine(painter, row.adjusted(row.width() - wide, 0, 0, 0), Qt::AlignRight,
                     cutText(painter.font(), odds, wide + 1));
        painter.setFont(m_look.font(14));
        const QRect left = row.adjusted(0, 0, -wide - m_look.px(8), 0);
        drawTextLine(painter, left, Qt::AlignLeft, cutText(painter.font(), each.name, left.width()));
        painter.setPen(QPen(m_look.theme().line, 1));
        painter.drawLine(row.left(), row.top(), row.right(), row.top());
    }
}

namespace {

/// Nobody notices so short a wait, and most odds are there by then.
constexpr int momentMs = 30;
/// Odds that take longer are not worked at.
constexpr std::chrono::seconds longestWork(20);

} // namespace

/// Shared by the window and the thread; `odds` belongs to the window once `done` was released.
struct OddsWork::Job {
    Json command;
    Odds odds;
    QSemaphore done;
    bool taken = false; ///< the window has the answer
    std::atomic<bool> stopped = false;
};

OddsWork::OddsWork(QObject* parent, About about) : QObject(parent), m_about(about) {
    m_pool.setMaxThreadCount(1);
}

OddsWork::~OddsWork() {
    forget();
    m_pool.waitForDone();
}

void OddsWork::forget() {
    if (m_job) {
        m_job->stopped = true;
    }
    m_job.reset();
}

const Odds* OddsWork::ask(const Session& session, const Json& command, Wait wait) {
    if (!m_job || m_job->command != command) {
        forget();
        m_job = std::make_shared<Job>();
        m_job->command = command;
        m_pool.start([this, job = m_job, more = m_about == About::OneMore,
                      question = OddsQuestion(session, command), translator = Speaking::translator()] {
            const Speaking speaking(translator);
            const auto end = std::chrono::steady_clock::now() + longestWork;
            const auto goOn = [&] { return !job->stopped && std::chrono::steady_clock::now() < end; };
            job->odds = more ? question.oneMore(goOn) : question.answer(goOn);
            job->done.release();
            QMetaObject::invokeMethod(this, [this, job] {
                if (job == m_job && !job->taken) {
                    Q_EMIT answered();
                }
            });
        });
    }
    m_job->taken = m_job->taken || m_job->done.tryAcquire(1, wait == Wait::Moment && m_waits ? momentMs : 0);
    return m_job->taken ? &m_job->odds : nullptr;
}

} // namespace umpire::gui
