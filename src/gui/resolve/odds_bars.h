#pragma once

#include "look/look.h"
#include "umpire/worksheet/odds.h"
#include "umpire/worksheet/worksheet.h"

#include <QObject>
#include <QThreadPool>
#include <QWidget>

#include <memory>
#include <optional>

namespace umpire::gui {

/// Works out the odds of several dice beside the window: they may fall in so many ways that nobody could go
/// on typing meanwhile. Only the latest question is answered, and none is worked at for ever.
class OddsWork : public QObject {
    Q_OBJECT

  public:
    /// What is worked out: the rolls as they stand, or also what one more unit would make of the last one.
    enum class About { Rolls, OneMore };

    explicit OddsWork(QObject* parent = nullptr, About about = About::Rolls);
    ~OddsWork() override;

    enum class Wait { None, Moment };

    /// The answer, if it is there at once or within a moment; else null, and `answered` follows. A question
    /// asked again is not worked at again until `forget`.
    const Odds* ask(const Session& session, const Json& command, Wait wait = Wait::Moment);
    /// The battle changed.
    void forget();
    /// Whether it waits for a moment at all: the window must not where somebody else asks.
    void setWaiting(bool waiting) { m_waits = waiting; }

  Q_SIGNALS:
    void answered();

  private:
    struct Job;

    QThreadPool m_pool;
    About m_about;
    bool m_waits = true;
    std::shared_ptr<Job> m_job; ///< the latest question
};

/// What is told beforehand of a roll in what is owed afterwards, or of one with something changed.
struct Foretold {
    QString name;
    std::vector<WorksheetOutcome> parts;
};

/// What both rolls of a contest come to: a row for each result, a column for each party; in its parts the
/// same in one row, and as it is heard.
struct ContestTable : Foretold {
    struct Row {
        QString name;
        double own = 0;    ///< the chance that it names the one
        double enemy = 0;  ///< the other
        double nobody = 0; ///< neither
    };

    QString own;
    QString enemy;
    std::vector<Row> rows;
};

/// What a roll would come to with one more unit, or a number one higher.
struct OneMore {
    QString heading;
    std::vector<Foretold> rows; ///< those that change most first
};

/// The exact chance of each outcome as a labelled bar, a click on which shows what the rules say of it, and
/// below them what a contest comes to.
class OddsBars : public QWidget {
    Q_OBJECT

  public:
    explicit OddsBars(const Look& look, QWidget* parent = nullptr);

    /// `heading` says whose roll it is, "" where that is plain. `foretold` is what comes of a later roll.
    /// Until `fresh`, when something else is resolved, it keeps the room that the longest list of its rolls
    /// took: nothing beside it moves.
    void setOdds(const std::vector<WorksheetOutcome>& odds, const QString& heading, bool fresh,
                 const std::optional<Foretold>& foretold = {},
                 const std::optional<ContestTable>& contest = {});
    /// All of it in one line, where there is no room for a row each.
    void setOneLine(bool one);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

  private:
    int labelWidth() const;
    void paintRow(QPainter& painter, const QRect& row, const WorksheetOutcome& odds) const;
    void paintLine(QPainter& painter) const;
    void paintParts(QPainter& painter, const QRect& row, const std::vector<WorksheetOutcome>& parts) const;
    void paintPart(QPainter& painter, const QRectF& part, const WorksheetOutcome& odds) const;
    void paintForetold(QPainter& painter, const QRect& row) const;
    int contestColumn(const QFont& font, int room) const;
    void paintContest(QPainter& painter, QRect row) const;
    /// The outcome that stands there; null where none does.
    const WorksheetOutcome* outcomeAt(const QPoint& point) const;

    const Look& m_look;
    std::vector<WorksheetOutcome> m_odds;
    QString m_heading;
    std::optional<Foretold> m_foretold;    ///< in a row of its own below the others
    std::optional<ContestTable> m_contest; ///< below the outcomes, which then share a row
    QString m_whole;                       ///< all of what stands in one line
    int m_rows = 0;                        ///< room for so many is kept
    bool m_oneLine = false;
};

/// What one more unit, or a number one higher, would make of a roll: a row each, with what may come of it at
/// the right.
class OneMoreRows : public QWidget {
    Q_OBJECT

  public:
    explicit OneMoreRows(const Look& look, QWidget* parent = nullptr);

    void setRows(const OneMore& more);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    int rowHeight() const { return m_look.px(24); }

    const Look& m_look;
    OneMore m_more;
};

} // namespace umpire::gui
