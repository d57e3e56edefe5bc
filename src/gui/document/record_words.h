#pragma once

#include "umpire/battle/session.h"

#include <QString>

namespace umpire::gui {

/// Says in words what a record was: who did what, how it came out, what follows.
class RecordWords {
  public:
    explicit RecordWords(const Session& session) : m_session(session) {}

    /// "2 · Shooting · 14".
    QString place(const Record& record) const;
    /// "12th Light Horse fires on I/67th".
    QString who(const Record& record) const;
    /// "Spittin' the dummy: threw 5, 3 elements lost −3 = 2".
    QString how(const Record& record) const;
    /// "I/67th: loses 1; officer to be rolled for".
    QString follows(const Record& record) const;
    /// The tone of the last outcome, "" when nothing was rolled.
    QString tone(const Record& record) const;

    /// One roll as the engine explains it (see umpire::explained): "threw 5, modifiers −3: 2".
    QString sum(const Json& step) const;
    QString outcome(const Json& step) const;

  private:
    QString actionText(const Action& action, const Json& command) const;
    QString ownText(const Record& record) const;
    QString turnText(const Record& record) const;
    static QString waivedText(const Record& record);
    QString named(const Json& command, const char* field) const;
    QString lines(const Json& step) const;

    const Session& m_session;
};

} // namespace umpire::gui
