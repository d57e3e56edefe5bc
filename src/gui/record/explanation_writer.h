#pragma once

#include "document/battle_document.h"
#include "look/look.h"
#include "models/record_model.h"

namespace umpire::gui {

/// Writes out in full what a record was: every die, every line with its reason, what was stated, what came of
/// it, what it was warned of, and what later became of it. Names are links to `subject:ID`, other records
/// links to `record:NUMBER`, sections of the rulebook links to `rule:PLACE`.
class ExplanationWriter {
  public:
    ExplanationWriter(const Look& look, const BattleDocument& document)
        : m_look(look), m_document(document), m_standing(document.session()) {}

    QString html(int number) const;

  private:
    QString head(const Record& record) const;
    QString strays(int number) const;
    QString fate(const Record& written) const;
    QString step(const Json& step, const Json& thrown) const;
    QString dice(const Json& step, const Json& thrown) const;
    QString lines(const Json& step) const;
    QString outcome(const Json& step) const;
    QString stated(const Record& record) const;
    QStringList factsOf(const Json& facts) const;
    QString changes(const Record& record) const;
    QStringList due(const Record& record) const;
    QString rulings(const Record& record) const;
    QStringList overridesOf(const Json& stated) const;
    static QStringList freeLinesOf(const Json& stated);
    QString reasons(const Record& record) const;
    QString extra(const Record& record) const;

    QString origin(const Record& record) const;
    QString valueText(const Json& value) const;
    QString subjectLink(const Id& id) const;
    QString linked(const QString& plain) const;
    QString section(const QString& title, const QStringList& items) const;
    QString toned(const QString& tone, const QString& text) const;

    const Look& m_look;
    const BattleDocument& m_document;
    StandingRecords m_standing;
};

} // namespace umpire::gui
