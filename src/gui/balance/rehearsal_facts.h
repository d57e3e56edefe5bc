#pragma once

#include "umpire/battle/balance.h"

#include <QCoreApplication>
#include <QString>

#include <algorithm>
#include <optional>
#include <vector>

namespace umpire::gui {

/// What a formation comes to as it loses, in the pack's own words.
struct RehearsalFacts {
    Q_DECLARE_TR_FUNCTIONS(umpire::gui::RehearsalFacts)

  public:
    struct State {
        QString name;
        QString tone;
    };

    /// A mark not yet reached.
    struct Mark {
        QString name;    ///< "20 %", "over 60 %"
        int further = 0; ///< the losses that reach it
    };

    QString id;
    QString name;
    QString check;  ///< the name of the check
    QString word;   ///< the column of its table, or ""
    QString reason; ///< which units bring it there, or ""
    QString counts; ///< what is counted towards the marks
    QString steps;  ///< what is lost, in the pack's word; or ""
    int whole = 0;
    std::vector<State> states; ///< from the best to the worst
    std::vector<Mark> marks;
    std::vector<Rehearsal::Point> points; ///< by the number of further losses

    /// Of each state, when a test follows every loss or only the last of them.
    const std::vector<double>& chances(std::size_t further, bool afterEach) const {
        return afterEach ? points.at(further).each : points.at(further).once;
    }
    /// "After 6 of 24 lost: ", then each state with its per cent.
    QString reading(int further, bool afterEach) const;
    /// The check, the column of its table, "now 0 of 24 counted".
    QString standing() const;
    /// Where the first of its tests falls, or 0.
    int firstTest() const { return marks.empty() ? 0 : std::min(marks.front().further, last()); }
    int last() const { return static_cast<int>(points.size()) - 1; }
};

/// Rehearses up to `most` further losses; nothing for a formation that takes no such check.
std::optional<RehearsalFacts> rehearsalFacts(const RulePack& rules, const GameModule* module,
                                             const Battle& battle, const Id& formation, int most);

/// The word for the column of the rehearsal's table that a formation is in.
QString columnWord(const RulePack& rules, const Battle& battle, const Id& formation);

/// Which units bring a formation into the column of the rehearsal's table that it is in: those of another
/// word of the mix than most of it, without whom the column would be another. "by A Battery RHA", "by 3
/// units", or "" where there are none.
QString columnReason(const RulePack& rules, const Battle& battle, const Id& formation);

} // namespace umpire::gui
