#pragma once

#include "document/text.h"
#include "umpire/sheets/change_text.h"

#include <QStringList>

namespace umpire::gui {

/// The engine's words for what changed (see there), for Qt.
class ChangeText {
  public:
    explicit ChangeText(const Session& session) : m_words(session) {}

    QStringList of(const Json& changes) const { return toTexts(m_words.of(changes)); }
    QStringList of(const Events& events) const { return toTexts(m_words.of(events)); }

  private:
    sheets::ChangeText m_words;
};

} // namespace umpire::gui
