#include "players/action_board.h"

#include "document/text.h"
#include "look/strokes.h"
#include "look/theme.h"
#include "models/order_of_battle_model.h"
#include "umpire/sheets/secret_rolls.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace umpire::gui {

namespace {

constexpr double leastScale = 0.3;
constexpr double scaleStep = 0.05;
// Read from two metres at the usual size of text.
constexpr double whoSize = 38;
constexpr double outcomeSize = 48;
constexpr double boardTextSize = 32;
constexpr double dieSize = 56;
constexpr qsizetype fewDice = 4; ///< behind more of them, when they fill the line, the words begin a new one

QString whoseRoll(const QString& subject, const QString& outcome) {
    return ActionBoard::tr("%1: %2", "whose roll, how it came out").arg(subject, outcome);
}

/// Writes the board line by line, or, without a painter, only measures it.
class BoardWriter {
  public:
    BoardWriter(const Look& look, double scale, const QRect& room, QPainter* painter)
        : m_look(look), m_scale(scale), m_room(room.adjusted(px(20), px(12), -px(20), -px(12))),
          m_painter(painter), m_y(m_room.top()) {}

    /// How far below its room it comes; none or less: it fits.
    int over() const { return m_y - m_room.bottom() - 1; }

    void writeAll(const PublicResult& result, const QString& waiting) {
        line(result.who, whoSize, QFont::DemiBold, m_look.theme().ink);
        line(waiting, boardTextSize, QFont::Normal, m_look.theme().muted);
        for (const PublicRoll& each : result.rolls) {
            roll(each, result.rolls.size() > 1);
        }
    }

  private:
    void line(const QString& text, double size, int weight, const QColor& ink) {
        if (!text.isEmpty()) {
            m_y += write(m_room.left(), text, size, weight, ink) + px(4);
        }
    }

    void roll(const PublicRoll& roll, bool named) {
        const int x = dice(roll.dice);
        const QString outcome = toneSignBefore(roll.tone) + roll.outcome;
        const QString whole = named && !roll.subject.isEmpty() ? whoseRoll(roll.subject, outcome) : outcome;
        const int tall = write(x, whole, outcomeSize, QFont::Bold,
                               roll.tone.isEmpty() ? m_look.theme().ink : m_look.tone(roll.tone));
        m_y += std::max(tall, roll.dice.isEmpty() ? 0 : px(dieSize)) + px(4);
        line(roll.text, boardTextSize, QFont::Normal, m_look.theme().ink);
    }

    int px(double length) const { return qRound(m_look.px(length) * m_scale); }

    QFont font(double size, int weight) const {
        QFont font = m_look.font(size, weight);
        font.setPixelSize(std::max(1, px(size)));
        return font;
    }

    /// Gives how tall it is.
    int write(int x, const QString& text, double size, int weight, const QColor& ink) {
        const QFont font = this->font(size, weight);
        const QRect room(x, m_y, std::max(1, m_room.right() - x), std::max(1, m_room.bottom() - m_y + 1));
        constexpr int manner = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;
        if (m_painter) {
            m_painter->setFont(font);
            m_painter->setPen(ink);
            m_painter->drawText(room, manner, text);
        }
        constexpr int unlimited = 100000;
        return QFontMetrics(font)
            .boundingRect(QRect(room.topLeft(), QSize(room.width(), unlimited)), manner, text)
            .height();
    }

    /// Gives where the words behind them begin.
    int dice(const QStringList& faces) {
        const QFont font = this->font(outcomeSize * 0.8, QFont::Bold);
        int x = m_room.left();
        for (const QString& face : faces) {
            const int wide = std::max(px(dieSize), QFontMetrics(font).horizontalAdvance(face) + px(20));
            if (x > m_room.left() && x + wide > m_room.right()) {
                nextRow(x);
            }
            if (m_painter) {
                drawDie(QRect(x, m_y, wide, px(dieSize)), face, font);
            }
            x += wide + px(10);
        }
        if (x > m_room.center().x() && faces.size() > fewDice) {
            nextRow(x);
            return x;
        }
        return faces.isEmpty() ? x : x + px(8);
    }

    void nextRow(int& x) {
        x = m_room.left();
        m_y += px(dieSize) + px(10);
    }

    void drawDie(const QRect& box, const QString& face, const QFont& font) {
        const Theme& theme = m_look.theme();
        drawBox(*m_painter, box, theme.tile, QPen(theme.ink, std::max(2, px(3))), px(8));
        m_painter->setFont(font);
        m_painter->setPen(theme.ink);
        m_painter->drawText(box, Qt::AlignCenter, face);
    }

    const Look& m_look;
    double m_scale;
    QRect m_room;
    QPainter* m_painter;
    int m_y;
};

} // namespace

ActionBoard::ActionBoard(const Look& look, QWidget* parent) : QWidget(parent), m_look(look) {
    setObjectName(QStringLiteral("playersResult"));
    setAttribute(Qt::WA_StyledBackground);
    connect(&look, &Look::changed, this, &ActionBoard::fit);
    take();
}

void ActionBoard::show(const PublicResult& result) {
    m_result = result;
    m_pending = false;
    take();
}

void ActionBoard::announce(const QString& intent) {
    m_result = {};
    m_result.who = intent;
    m_pending = true;
    take();
}

void ActionBoard::take() {
    setAccessibleName(words());
    fit();
}

QString ActionBoard::words() const {
    if (m_result.who.isEmpty()) {
        return waiting();
    }
    QStringList lines{m_result.who};
    if (m_pending) {
        lines << waiting();
    }
    for (const PublicRoll& roll : m_result.rolls) {
        const bool named = m_result.rolls.size() > 1 && !roll.subject.isEmpty();
        lines << (named ? whoseRoll(roll.subject, roll.outcome) : roll.outcome);
        roll.dice.isEmpty() ? lines : lines << roll.dice.join(QStringLiteral(", "));
        roll.text.isEmpty() ? lines : lines << roll.text;
    }
    return lines.join(QLatin1Char('\n'));
}

/// The largest that fits; what does not fit at the smallest is cut at the end.
void ActionBoard::fit() {
    for (m_scale = 1; m_scale > leastScale; m_scale -= scaleStep) {
        BoardWriter measured(m_look, m_scale, rect(), nullptr);
        measured.writeAll(m_result, waiting());
        if (measured.over() <= 0) {
            break;
        }
    }
    update();
}

QString ActionBoard::waiting() const {
    return m_result.who.isEmpty() ? tr("Nothing has happened yet.")
           : m_pending            ? tr("The dice are still to fall.")
                                  : QString();
}

void ActionBoard::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit();
}

void ActionBoard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    BoardWriter(m_look, m_scale, rect(), &painter).writeAll(m_result, waiting());
}

namespace {

/// Finds the translations of this file.
class PublicResultText {
    Q_DECLARE_TR_FUNCTIONS(PublicResult)
};

/// What a viewer may be told of a battle.
class Telling {
  public:
    Telling(const BattleDocument& document, const Viewer& viewer)
        : m_document(document), m_viewer(viewer), m_secrets(hasSecrets(document.rules())) {}

    bool tellable(const Record& record) const {
        return !record.steps.empty() &&
               !sheets::tellsSecretRoll(m_document.session(), record, m_viewer.side) &&
               !namesHidden(record.command) &&
               std::none_of(record.steps.begin(), record.steps.end(),
                            [this](const Json& step) { return namesHidden(step); });
    }

    /// A text may call somebody by name who has no part in the record.
    bool betrays(const QString& text) const {
        const auto subjects =
            text.isEmpty() || !m_secrets ? std::vector<const Subject*>() : m_document.battle().all();
        return std::any_of(subjects.begin(), subjects.end(), [&](const Subject* subject) {
            return !subject->name.empty() && text.contains(toText(subject->name)) && hides(subject->id);
        });
    }

    bool hides(const Id& id) const { return isHidden(id, m_document.rules(), m_document.battle(), m_viewer); }

  private:
    static bool hasSecrets(const RulePack& rules) {
        return !rules.roles.secret.empty() || !rules.roles.cards.pile.empty();
    }

    bool namesHidden(const Json& value) const {
        if (value.is_string()) {
            return hides(value.get<std::string>());
        }
        return value.is_structured() && std::any_of(value.begin(), value.end(),
                                                    [this](const Json& inner) { return namesHidden(inner); });
    }

    const BattleDocument& m_document;
    const Viewer& m_viewer;
    bool m_secrets;
};

/// More dice than these are told by how many show what.
constexpr qsizetype mostDice = 8;

QStringList counted(const QStringList& dice) {
    QStringList faces;
    for (const QString& face : dice) {
        if (!faces.contains(face)) {
            faces << face;
        }
    }
    QStringList counted;
    for (const QString& face : faces) {
        counted << QStringLiteral("%1 × %2").arg(dice.count(face)).arg(face);
    }
    return counted;
}

QStringList diceOf(const RulePack& rules, const Json& step, const Json& thrown) {
    const QStringList dice = toTexts(RecordText::dice(rules, step, thrown));
    return dice.size() > mostDice ? counted(dice) : dice;
}

PublicRoll rollOf(const BattleDocument& document, const Telling& telling, const Json& step,
                  const Json& thrown) {
    const Outcome* outcome = document.rules().outcome(step.value("outcome", ""));
    const QString text = toText(step.value("text", ""));
    return {document.nameOf(step.value("subject", "")), diceOf(document.rules(), step, thrown),
            toText(RecordText(document.session()).outcome(step)), outcome ? toText(outcome->tone) : QString(),
            telling.betrays(text) ? QString() : text};
}

/// The results of the records up to that one, back to that other, `most` of them.
std::vector<PublicResult> resultsBetween(const BattleDocument& document, const Viewer& viewer, int last,
                                         int first, std::size_t most) {
    const Telling telling(document, viewer);
    std::vector<PublicResult> results;
    for (int number = last; number >= first && results.size() < most; --number) {
        const Record& record = document.session().records()[static_cast<std::size_t>(number - 1)];
        if (!telling.tellable(record)) {
            continue;
        }
        PublicResult result{number, document.describe(record), partiesOf(record, document.rules()), {}};
        const std::vector<Json> thrown = RecordText::thrown(record.command, record.steps);
        for (std::size_t roll = 0; roll < record.steps.size(); ++roll) {
            result.rolls.push_back(rollOf(document, telling, record.steps[roll], thrown[roll]));
        }
        results.push_back(std::move(result));
    }
    return results;
}

} // namespace

std::vector<PublicResult> publicResults(const BattleDocument& document, const Viewer& viewer,
                                        std::size_t most) {
    return resultsBetween(document, viewer, document.session().cursor(), 1, most);
}

QString publicOutcome(const BattleDocument& document, const Viewer& viewer, int record) {
    QStringList outcomes;
    for (const PublicResult& result : resultsBetween(document, viewer, record, record, 1)) {
        for (const PublicRoll& roll : result.rolls) {
            outcomes << roll.outcome;
        }
    }
    return outcomes.join(QStringLiteral(", "));
}

PublicResult lastPublicResult(const BattleDocument& document) {
    std::vector<PublicResult> last = publicResults(document, Viewer::ofEverybody(), 1);
    return last.empty() ? PublicResult() : std::move(last.front());
}

QString publicIntent(const BattleDocument& document, const RecordParties& parties) {
    const auto known = [&document](const Id& id) {
        return document.battle().find(id) &&
               !isHidden(id, document.rules(), document.battle(), Viewer::ofEverybody());
    };
    return known(parties.actor) && known(parties.target)
               ? PublicResultText::tr("%1 → %2", "who acts, on whom")
                     .arg(document.nameOf(parties.actor), document.nameOf(parties.target))
               : QString();
}

} // namespace umpire::gui
