#pragma once

#include "umpire/battle/session.h"

#include <QStringList>

namespace umpire::gui {

/// What a record is about, for finding it again: its kind, whom it concerns, whose it is. It knows the
/// engine's own commands; every other kind is an action of the rules.
class RecordFacts {
  public:
    /// Kinds that are no action of the rules; an action's kind is its id.
    static QString tests();
    static QString turns();
    static QString byHand();
    static QString roster();
    static QString notes();

    explicit RecordFacts(const Session& session) : m_session(session) {}

    QString kind(const Record& record) const;
    /// Everyone the command names and everyone it did something to.
    QStringList subjects(const Record& record) const;
    /// The side of whoever acted, or whose turn it was.
    QString side(const Record& record) const;

    /// The kinds of this game with their names, in the order of the rules, the engine's own last.
    static std::vector<std::pair<QString, QString>> kindsOf(const RulePack& rules);

  private:
    bool shows(const FieldSet& set) const;

    const Session& m_session;
};

} // namespace umpire::gui
