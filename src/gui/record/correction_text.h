#pragma once

#include "document/battle_document.h"
#include "look/look.h"

namespace umpire::gui {

/// Says what a correction changes in the records after it.
class CorrectionText {
  public:
    CorrectionText(const Look& look, const BattleDocument& document) : m_look(look), m_document(document) {}

    /// `extra` holds the engine's differences, effects, conflicts and notes. With `choices`, a record that
    /// can no longer happen carries a link `keep:NUMBER`.
    QString html(const Json& extra, bool choices) const;

  private:
    QString heading(const QString& text) const;
    QString line(const QString& html) const;
    QString record(const Json& item) const;
    QString rolls(const Json& differences) const;
    QString roll(const Json& step) const;
    QString effects(const Json& effects) const;
    QStringList effect(const Json& subjects) const;
    QString value(const Id& subject, const std::string& field, const Json& value) const;
    QString conflicts(const Json& conflicts, bool choices) const;
    QString notes(const Json& notes) const;

    const Look& m_look;
    const BattleDocument& m_document;
};

} // namespace umpire::gui
