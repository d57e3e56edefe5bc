#pragma once

#include "document/battle_document.h"

#include <QList>
#include <QString>

namespace umpire::gui {

/// What is known about a subject, line by line, in the pack's own names.
class SubjectText {
  public:
    struct Line {
        QString name;
        QString value;
        QString tip;
        std::optional<bool> flag = std::nullopt; ///< what it says, where it is only so or not
    };

    explicit SubjectText(const BattleDocument& document) : m_document(document) {}

    /// "12 · 12th Light Horse Regiment".
    QString title(const Id& subject) const;
    /// Where it belongs: "4th Light Horse Brigade, Desert Mounted Corps".
    QString place(const Id& subject) const;
    QList<Line> lines(const Id& subject) const;
    /// What the rules say about it now.
    QStringList notes(const Id& subject) const;

    /// A value in words: a vocabulary's name, a subject's name, yes or no.
    QString valueText(const Attribute& attribute, const Value& value) const;

  private:
    void addCommand(QList<Line>& lines, const Subject& subject) const;
    QString numberText(const Attribute& attribute, std::int64_t number) const;
    QString officersOf(const Subject& subject) const;

    const BattleDocument& m_document;
};

} // namespace umpire::gui
