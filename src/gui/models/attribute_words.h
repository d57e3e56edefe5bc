#pragma once

namespace umpire::gui::words {

/// The attributes that the field and the record look for by name. A rule pack that has one of them is shown
/// with it; a pack without is shown without. They are those of the contract's `show`.
inline constexpr const char* type = "type";
inline constexpr const char* state = "state";
inline constexpr const char* order = "order";
inline constexpr const char* elements = "elements";
inline constexpr const char* elementsStart = "elements-start";
inline constexpr const char* lost = "lost";
inline constexpr const char* captured = "captured";
inline constexpr const char* attachedGun = "machine-gun";
inline constexpr const char* goneAs = "gone-as";
inline constexpr const char* nation = "nation";
inline constexpr const char* elementsGiven = "elements-given";
inline constexpr const char* number = "number";
inline constexpr const char* secret = "secret";
inline constexpr const char* forbidden = "forbidden";
inline constexpr const char* range = "range";
inline constexpr const char* returnsTurn = "returns-turn";
inline constexpr const char* onTable = "on-table";
inline constexpr const char* arrivesTurn = "arrives-turn";

/// The word for a unit out of play, the one for an officer out of play, and for a formation never tested.
inline constexpr const char* gone = "gone";
inline constexpr const char* none = "none";

/// Traits of a state's word.
inline constexpr const char* tone = "tone";
inline constexpr const char* sign = "sign";

/// Trait of a type's word: its units have a card on the board of specials.
inline constexpr const char* special = "special";

/// Trait of a nation's word: it stands on no side with nations of another.
inline constexpr const char* camp = "camp";

} // namespace umpire::gui::words
