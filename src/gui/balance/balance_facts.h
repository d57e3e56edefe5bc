#pragma once

#include "umpire/battle/balance.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace umpire::gui {

/// What the balance page compares, in the pack's own words: a table of rows and columns.
struct BalanceFacts {
    struct Column {
        enum class Kind { Measure, Mix, Word, Mark, Hold };

        Kind kind = Kind::Measure;
        std::size_t place = 0; ///< among those of its kind
        QString name;
        QString group; ///< stands once over all columns that share it; "" for none
        QString text;  ///< what it means, for tool tips
    };

    /// One word of the mix.
    struct Share {
        QString name;
        int step = 0; ///< its place in the vocabulary
        double share = 0;
    };

    struct Row {
        QString id;
        QString name;
        int depth = 0;
        int side = 0;
        std::vector<qint64> measures;
        QList<Share> mix;
        bool tires = false;
        QString word;                ///< the column of the check's table
        QString reason;              ///< which units bring it there, or ""
        std::vector<qint64> further; ///< losses to come that reach each mark; 0: reached
        std::vector<std::optional<double>> holds;
    };

    std::vector<Column> columns;
    std::vector<Row> rows;
    int mixWords = 0;         ///< how many words the mix can have
    bool rehearsable = false; ///< the pack has a rehearsal
    QString check;            ///< the name of the check it rehearses
    bool hasFormations = false;
};

BalanceFacts balanceFacts(const RulePack& rules, const GameModule* module, const Battle& battle);

} // namespace umpire::gui
