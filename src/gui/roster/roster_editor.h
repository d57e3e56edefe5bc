#pragma once

#include "document/battle_document.h"

#include <QObject>
#include <QStringList>

namespace umpire::gui {

/// What the umpire does to a roster, as commands on the battle's one history. What is refused is told and
/// changes nothing.
class RosterEditor : public QObject {
    Q_OBJECT

  public:
    explicit RosterEditor(BattleDocument& document, QObject* parent = nullptr);

    /// Adds a new subject where `current` is: below it, or beside it. Gives the ids of what came, none when
    /// refused.
    QStringList add(SubjectKind kind, const QString& current);
    /// Adds what a template, a collection or a sheet holds under the side or formation of `current`. With
    /// `renumber`, names that are taken get the next number; with `newSide`, a side comes along.
    QStringList enlist(const Json& roster, const QString& current, bool renumber = true,
                       bool newSide = false);
    /// Same again, next number.
    QStringList duplicate(const QStringList& subjects);
    bool strike(const QStringList& subjects);
    /// Sets one key of the roster for all of them; null for the pack's default.
    bool amend(const QStringList& subjects, const std::string& key, const Json& value);
    /// Places them under `parent`, before `neighbour` where that is not "".
    bool move(const QStringList& subjects, const QString& parent, const QString& neighbour);
    /// One place up or down among those beside it.
    bool step(const QStringList& subjects, bool up);
    bool run(const Json& command);

  Q_SIGNALS:
    void refused(const QString& why);

  private:
    QStringList runAndFind(const Json& command);
    Id placeFor(SubjectKind kind, const QString& current) const;
    Id aboveItsLike(Id place, const Json& formation) const;
    bool takesFormations(const Subject& formation) const;
    const Subject* comradeAt(const Subject& above) const;
    Json newEntry(SubjectKind kind, const Id& place) const;

    BattleDocument& m_document;
};

} // namespace umpire::gui
