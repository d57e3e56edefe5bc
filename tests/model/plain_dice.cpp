#include "plain_dice.h"

namespace umpire::plain {

namespace {

[[noreturn]] void refuseDie(const json& face) {
    throw Refusal{"bad-dice", "impossible face " + face.dump()};
}

int numberFace(const json& face, int sides) {
    if (!face.is_number_integer() || face < 1 || face > sides)
        refuseDie(face);
    return face;
}

/// A4: the D6 thrown for a jam die: 1-2, 3-4, 5, 6.
int jamFromD6(int pips) {
    if (pips == 6)
        return jamFace;
    return (pips + 1) / 2;
}

int readJam(const json& face) {
    if (face == "jam")
        return jamFace;
    if (face.is_object() && face.size() == 1 && face.contains("d6"))
        return jamFromD6(numberFace(face.at("d6"), 6));
    return numberFace(face, 3);
}

} // namespace

Dice::Dice(const json& command, DiceTray& tray) : m_tray(tray) {
    if (!command.contains("dice"))
        return;
    m_given = &command.at("dice");
    if (!m_given->is_array())
        throw Refusal{"bad-value", "dice is not a list"};
}

json Dice::nextGiven() {
    if (m_next == m_given->size())
        throw Refusal{"bad-dice", "too few dice"};
    return m_given->at(m_next++);
}

int Dice::d8() {
    return numberFace(m_given ? nextGiven() : m_tray.d8(), 8);
}

int Dice::jam() {
    return readJam(m_given ? nextGiven() : m_tray.jam());
}

void Dice::finish() const {
    if (m_given && m_next != m_given->size())
        throw Refusal{"bad-dice", "too many dice"};
}

json jamJson(int face) {
    return face == jamFace ? json("jam") : json(face);
}

} // namespace umpire::plain
