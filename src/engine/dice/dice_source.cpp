#include "umpire/dice/dice_source.h"

#include "throw_outcomes.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>
#include <pcg_random.hpp>
#include <sstream>

namespace umpire {

namespace {

[[noreturn]] void impossible(const Json& given, const Die& die, const std::string& purpose) {
    throw BadDice(
        fill(lotsNamed(die.id)
                 ? say("dice", "{purpose}: a number from 1 to {count} tells which one is drawn, not {given}")
                 : say("dice", "{purpose}: the {die} shows {faces}, not {given}"),
             {{"purpose", purpose},
              {"die", die.name},
              {"faces", die.faceList()},
              {"given", dumpLine(given)},
              {"count", std::to_string(die.faces.size())}}));
}

Face substituteFace(const Json& given, const Die& die, const std::string& purpose) {
    const auto item = given.items().begin();
    const auto substitute = std::find_if(die.substitutes.begin(), die.substitutes.end(),
                                         [&item](const auto& s) { return s.id == item.key(); });
    if (given.size() != 1 || substitute == die.substitutes.end() || !item.value().is_number_integer()) {
        impossible(given, die, purpose);
    }
    const auto side = toValue(item.value()).value_or(Value()).number();
    if (side < 1 || side > static_cast<std::int64_t>(substitute->faces.size())) {
        impossible(given, die, purpose);
    }
    return substitute->faces[static_cast<std::size_t>(side - 1)];
}

std::vector<std::string> wordsOf(const std::string& name) {
    std::vector<std::string> words;
    std::istringstream all(kebabOf(name));
    for (std::string word; std::getline(all, word, '-');) {
        words.push_back(word);
    }
    return words;
}

/// Words of the name begin like what somebody typed, one after the other.
bool beginsLike(const std::string& name, const std::string& typed) {
    const std::vector<std::string> words = wordsOf(name);
    auto word = words.begin();
    for (const std::string& each : wordsOf(typed)) {
        word = std::find_if(word, words.end(),
                            [&each](const std::string& own) { return own.starts_with(each); });
        if (word == words.end()) {
            return false;
        }
        ++word;
    }
    return true;
}

/// The names that may be meant, each once.
std::vector<std::string> namesMeant(const std::string& typed, const Die& die) {
    std::vector<std::string> meant;
    for (const Die::Substitute& each : die.substitutes) {
        if (kebabOf(each.id) == kebabOf(typed)) {
            return {each.id};
        }
        if (beginsLike(each.id, typed) && !listed(meant, each.id)) {
            meant.push_back(each.id);
        }
    }
    return meant;
}

/// What somebody drew with his own hands, by its name or some letters of that; of several of one name any.
Face namedFace(const std::string& typed, const Die& die, const std::string& purpose) {
    const std::vector<std::string> meant = namesMeant(typed, die);
    if (meant.size() != 1) {
        throw BadDice(fill(meant.empty() ? say("dice", "{purpose}: no {given} is left there to be drawn")
                                         : say("dice", "{purpose}: {given} may mean {names}"),
                           {{"purpose", purpose}, {"given", inQuotes(typed)}, {"names", joined(meant)}}));
    }
    return std::find_if(die.substitutes.begin(), die.substitutes.end(),
                        [&meant](const auto& each) { return each.id == meant.front(); })
        ->faces.front();
}

Face readFace(const Json& entry, const Die& die, const std::string& purpose) {
    if (const Json* any = possibleFaces(entry)) {
        for (const Json& each : *any) {
            if (each.is_structured()) {
                impossible(entry, die, purpose);
            } else {
                readFace(each, die, purpose);
            }
        }
        return readFace(any->front(), die, purpose);
    }
    const Json& given = entry.is_object() && entry.contains("drawn") ? entry["drawn"] : entry;
    if (given.is_object() && !given.empty()) {
        return substituteFace(given, die, purpose);
    }
    Face face;
    if (given.is_string() && lotsNamed(die.id)) {
        return namedFace(given.get<std::string>(), die, purpose);
    }
    if (given.is_string()) {
        face.symbol = given.get<std::string>();
    } else if (given.is_number_integer()) {
        face.number = toValue(given).value_or(Value()).number();
    } else {
        impossible(given, die, purpose);
    }
    if (!die.has(face)) {
        impossible(given, die, purpose);
    }
    return face;
}

/// One is drawn by lot, and it is not told which.
std::string lotMissing(const Die& die, std::size_t given, const std::string& purpose) {
    return fill(
        given == 0
            ? say("dice", "{purpose}: which one is drawn has to be told, as a number from 1 to {count} or by "
                          "its name, but nothing is given")
            : sayCounted("dice",
                         "{purpose}: which one is drawn has to be told, as a number from 1 to {count} or by "
                         "its name, but only {n} is given",
                         "{purpose}: which one is drawn has to be told, as a number from 1 to {count} or by "
                         "its name, but only {n} are given")
                  .of(static_cast<long long>(given), {}),
        {{"purpose", purpose}, {"count", std::to_string(die.faces.size())}});
}

} // namespace

std::vector<Face> PhysicalDice::roll(const Die& die, int count, const std::string& purpose) {
    const auto there = static_cast<int>(m_dice.size() - m_next);
    if (there < count && lotsNamed(die.id)) {
        throw BadDice(lotMissing(die, m_dice.size(), purpose));
    }
    if (there < count) {
        const std::string needed = std::to_string(count) + " \u00d7 " + die.name;
        const std::string sentence =
            there == 0
                ? say("dice", "{purpose} needs {dice}, but no die is left of the {given} given")
                : sayCounted("dice", "{purpose} needs {dice}, but {n} die is left of the {given} given",
                             "{purpose} needs {dice}, but {n} dice are left of the {given} given")
                      .of(there, {});
        throw BadDice(fill(
            sentence, {{"purpose", purpose}, {"dice", needed}, {"given", std::to_string(m_dice.size())}}));
    }
    std::vector<Face> faces;
    for (int i = 0; i < count; ++i) {
        faces.push_back(readFace(m_dice[m_next++], die, purpose));
    }
    return faces;
}

struct EnumeratedDice::Choice {
    std::vector<ThrowOutcome> ways;
    Natural all;
    std::size_t at = 0;

    const ThrowOutcome& now() const { return ways[at]; }
};

EnumeratedDice::EnumeratedDice() = default;
EnumeratedDice::~EnumeratedDice() = default;

/// A single die is walked face by face, whatever it matters by.
const EnumeratedDice::Choice& EnumeratedDice::next(const Die& die, int count,
                                                   const std::optional<DiceMeasures>& measures) {
    if (m_depth == m_choices.size()) {
        m_choices.push_back(
            {measures && count > 1 ? throwsByMeasures(die, count, *measures) : everyThrow(die, count),
             countOfThrows(die, count), 0});
    }
    return m_choices[m_depth++];
}

std::vector<Face> EnumeratedDice::roll(const Die& die, int count, const std::string&) {
    return next(die, count, std::nullopt).now().faces;
}

std::vector<Face> EnumeratedDice::rollFor(const Die& die, int count, const std::string&,
                                          const MeasuresWanted& measures) {
    return next(die, count, measures()).now().faces;
}

const Natural& EnumeratedDice::waysOfLast() const {
    return m_choices[m_depth - 1].now().ways;
}

double EnumeratedDice::probability() const {
    double result = 1;
    for (std::size_t i = 0; i < m_depth; ++i) {
        result *= ratioOf(m_choices[i].now().ways, m_choices[i].all);
    }
    return result;
}

bool EnumeratedDice::advance() {
    m_depth = 0;
    while (!m_choices.empty()) {
        Choice& last = m_choices.back();
        if (++last.at < last.ways.size()) {
            return true;
        }
        m_choices.pop_back();
    }
    return false;
}

struct RandomDice::Generator {
    pcg32 draws;
};

RandomDice::RandomDice(std::uint64_t seed, std::uint64_t position)
    : m_seed(seed), m_position(position), m_generator(std::make_unique<Generator>(Generator{pcg32(seed)})) {
    m_generator->draws.advance(position);
}

RandomDice::RandomDice(RandomDice&&) noexcept = default;
RandomDice& RandomDice::operator=(RandomDice&&) noexcept = default;
RandomDice::~RandomDice() = default;

void RandomDice::moveTo(std::uint64_t position) {
    *this = RandomDice(m_seed, position);
}

/// Numbers below 2^32 mod n are drawn again: without them every face stands for as many numbers as the next.
std::uint32_t RandomDice::drawBelow(std::uint32_t n) {
    const std::uint32_t leastFair = (0U - n) % n;
    while (true) {
        const std::uint32_t number = m_generator->draws();
        ++m_position;
        if (number >= leastFair) {
            return number % n;
        }
    }
}

std::vector<Face> RandomDice::roll(const Die& die, int count, const std::string&) {
    std::vector<Face> faces;
    for (int i = 0; i < count; ++i) {
        faces.push_back(die.faces[drawBelow(static_cast<std::uint32_t>(die.faces.size()))]);
    }
    return faces;
}

} // namespace umpire
