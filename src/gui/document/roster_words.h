#pragma once

#include "document/text.h"
#include "umpire/sheets/record_text.h"
#include "umpire/sheets/roster_text.h"

#include <QString>
#include <QStringList>

namespace umpire::gui {

using sheets::memberText;

/// The engine's words for changes of the roster and the scenario (see there), for Qt.
class RosterText {
  public:
    explicit RosterText(const Session& session) : m_words(session) {}

    QString who(const Record& record) const { return toText(m_words.who(record)); }
    QStringList changes(const Events& events) const { return toTexts(m_words.changes(events)); }
    QString nameOf(const Id& subject) const { return toText(m_words.nameOf(subject)); }

  private:
    sheets::RosterText m_words;
};

} // namespace umpire::gui
