#include "houserules/odds_scene.h"

#include "document/battle_document.h"
#include "document/text.h"
#include "folders/example_battles.h"
#include "look/percent_text.h"
#include "umpire/games/games.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace umpire::gui {

namespace {

/// Finds the translations of this file.
class OddsSceneText {
    Q_DECLARE_TR_FUNCTIONS(OddsScene)
};

QString firstError(const Issues& issues) {
    for (const Issue& issue : issues) {
        if (issue.severity == Severity::Error) {
            return toText(issue.text);
        }
    }
    return {};
}

} // namespace

/// By these rules, by house rules of the same base, or by others of the same game.
bool OddsScene::plays(const RulePack& rules, const RulePack& base) const {
    return rules.id == base.id || (!rules.module.empty() && rules.module == base.module);
}

std::unique_ptr<Session> OddsScene::found(const RulePack& base) {
    m_ofDocument = m_document.isOpen() && plays(m_document.rules(), base);
    if (m_ofDocument) {
        m_title = m_document.title();
        return std::make_unique<Session>(m_document.session());
    }
    for (const ExampleBattles::Entry& entry : m_shelf.entries()) {
        LoadedBattle loaded = entry.rules == toText(base.id)
                                  ? BattleFiles(m_document.shelf(), findGame).load(fromText(entry.path))
                                  : LoadedBattle();
        if (loaded.session) {
            m_title = entry.title;
            return std::move(loaded.session);
        }
    }
    return nullptr;
}

bool OddsScene::set(const std::shared_ptr<const RulePack>& base, const std::shared_ptr<const RulePack>& house,
                    bool anew) {
    m_after.reset();
    m_problem.clear();
    if (!base || !house) {
        m_problem =
            OddsSceneText::tr("The rules have errors: their odds are worked out once they are put right.");
        return false;
    }
    if (anew || !m_before) {
        m_before.reset();
        m_battle = found(*base);
        m_before = m_battle ? playedBy(*m_battle, base, findGame).session : nullptr;
    }
    if (!m_battle) {
        m_problem = OddsSceneText::tr("Open a battle of this game: odds are those of somebody in a battle.");
        return false;
    }
    LoadedBattle after = playedBy(*m_battle, house, findGame);
    m_after = std::move(after.session);
    if (!m_after || !m_before) {
        m_problem = OddsSceneText::tr("%1 cannot be played by these rules: %2")
                        .arg(m_title, firstError(after.issues));
        return false;
    }
    return true;
}

namespace {

constexpr double rowHeight = 40;
constexpr double headHeight = 28;
constexpr double wordsWidth = 190; ///< of the numbers at the right

/// Less than a twentieth of a hundredth is not seen.
bool differs(const OddsPair& pair) {
    return std::abs(pair.after - pair.before) >= 0.0005;
}

/// Both, the present one first.
QString inWords(const OddsPair& pair) {
    return !differs(pair) ? OddsPairs::tr("%1, as before").arg(exactPercent(pair.after))
           : pair.after > pair.before
               ? OddsPairs::tr("▲ %1, was %2").arg(exactPercent(pair.after), exactPercent(pair.before))
               : OddsPairs::tr("▼ %1, was %2").arg(exactPercent(pair.after), exactPercent(pair.before));
}

} // namespace

QString pairsInWords(const QList<OddsPair>& pairs) {
    QStringList words;
    for (const OddsPair& pair : pairs) {
        words << QStringLiteral("%1: %2").arg(pair.name, inWords(pair));
    }
    return words.join(QStringLiteral("; "));
}

OddsPairs::OddsPairs(const Look& look, QWidget* parent) : QWidget(parent), m_look(look) {
    setObjectName(QStringLiteral("oddsPairs"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setFocusPolicy(Qt::TabFocus); // so that it can be read out
    connect(&m_look, &Look::changed, this, [this] {
        updateGeometry();
        update();
    });
}

void OddsPairs::setPairs(const QString& heading, const QList<OddsPair>& pairs) {
    m_heading = heading;
    m_pairs = pairs;
    setAccessibleName(tr("%1. %2").arg(heading, pairsInWords(pairs)));
    setVisible(!pairs.isEmpty());
    updateGeometry();
    update();
}

QSize OddsPairs::sizeHint() const {
    const int rows = static_cast<int>(m_pairs.size());
    return {m_look.px(420), m_look.px(headHeight) + rows * m_look.px(rowHeight) + m_look.px(4)};
}

void OddsPairs::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(m_look.font(14, QFont::Bold));
    painter.setPen(m_look.theme().ink);
    const QRect head(0, 0, width(), m_look.px(headHeight));
    painter.drawText(head, Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(m_heading, Qt::ElideRight, head.width()));
    QRect row(0, head.bottom() + 1, width(), m_look.px(rowHeight));
    for (const OddsPair& pair : m_pairs) {
        paintRow(painter, row, pair);
        row.translate(0, row.height());
    }
    if (hasFocus()) {
        painter.setPen(QPen(m_look.theme().selection, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
}

void OddsPairs::paintRow(QPainter& painter, const QRect& row, const OddsPair& pair) const {
    const bool changed = differs(pair);
    const QFontMetrics metrics(m_look.font(14, QFont::Bold));
    int label = 0;
    for (const OddsPair& each : m_pairs) {
        label = std::max(label, metrics.horizontalAdvance(each.name));
    }
    label = std::min(label + m_look.px(16), row.width() / 3);
    const int words = std::min(m_look.px(wordsWidth), row.width() / 2);
    painter.setFont(m_look.font(14, changed ? QFont::Bold : QFont::Normal));
    painter.setPen(changed ? m_look.theme().ink : m_look.theme().muted);
    painter.drawText(QRect(row.left() + m_look.px(4), row.top(), label - m_look.px(8), row.height()),
                     Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(pair.name, Qt::ElideRight, label - m_look.px(8)));
    painter.drawText(row.adjusted(0, 0, -m_look.px(4), 0), Qt::AlignRight | Qt::AlignVCenter, inWords(pair));
    paintBars(painter, QRect(row.left() + label, row.top(), row.width() - label - words, row.height()), pair);
}

void OddsPairs::paintBars(QPainter& painter, const QRect& room, const OddsPair& pair) const {
    const int thick = m_look.px(12);
    const int top = room.top() + (room.height() - 2 * thick - m_look.px(2)) / 2;
    const auto bar = [&](int at, double chance) {
        return QRectF(room.left() + 0.5, at + 0.5, std::max(2.0, room.width() * chance), thick - 1);
    };
    painter.setPen(QPen(m_look.theme().muted, 1.5));
    painter.setBrush(Qt::NoBrush);
    if (pair.before > 0) {
        painter.drawRect(bar(top, pair.before));
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_look.tone(pair.tone));
    if (pair.after > 0) {
        painter.drawRect(bar(top + thick + m_look.px(2), pair.after));
    }
}

} // namespace umpire::gui
