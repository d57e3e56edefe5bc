#pragma once

#include "document/text.h"
#include "umpire/sheets/record_text.h"

#include <QString>

namespace umpire::gui {

/// The engine's words for a record (see there), for Qt.
class RecordText {
  public:
    explicit RecordText(const Session& session) : m_words(session) {}

    QString place(const Record& record) const { return toText(m_words.place(record)); }
    QString who(const Record& record) const { return toText(m_words.who(record)); }
    QString how(const Record& record) const { return toText(m_words.how(record)); }
    QString follows(const Record& record) const { return toText(m_words.follows(record)); }
    QString tone(const Record& record) const { return toText(m_words.tone(record)); }
    QString sum(const Json& step, const Json& thrown = nullptr) const {
        return toText(m_words.sum(step, thrown));
    }
    QString outcome(const Json& step) const { return toText(m_words.outcome(step)); }

  private:
    sheets::RecordText m_words;
};

} // namespace umpire::gui
