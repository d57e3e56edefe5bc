#pragma once

#include "umpire/battle/game_module.h"

namespace umpire {

// The commands that set up a roster. They are part of the one history like every other command.

/// Puts subjects on the roster: `sides`, `formations`, `officers` and `units` hold entries as a battle file
/// does. An entry without a place stands under `under`; `before` or `after` names its neighbour in the list.
/// An id that is taken, or not given, is made anew; with `renumber` so is a name.
void enlist(const Json& command, Resolution& resolution);
/// Takes `subjects` off the roster with everything below them.
void strike(const Json& command, Resolution& resolution);
/// Sets roster keys of `subjects`; null stands for the pack's default. What still has its default follows.
void amend(const Json& command, Resolution& resolution);
/// Places `subjects`, with all below them, `under` another formation or side, and `before` or `after` a
/// neighbour.
void regroup(const Json& command, Resolution& resolution);
/// Sets the battle's title, date, notes, turn limit and first side.
void scenario(const Json& command, Resolution& resolution);

/// The members `subjects` of a command: ids of the battle, each once, in the order of its lists.
Ids readSubjects(const Json& command, const Battle& battle);
/// Where in the list `before` and `after` of a command point, for a subject of that kind.
std::size_t readNeighbour(const Json& command, SubjectKind kind, const Battle& battle);
/// The value of a roster attribute within its limits; nothing for null.
Value readRosterValue(const Json& json, const Attribute& attribute, const std::string& what,
                      const Resolution& resolution);
/// Refuses a member of a command that means nothing to it.
void refuseUnknown(const Json& command, std::vector<std::string> known);

} // namespace umpire
