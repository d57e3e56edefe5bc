#include "umpire/worksheet/dice_group.h"

#include "../battle/commands/command_reader.h"
#include "ground.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/battle/decide.h"
#include "umpire/dice/die.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <map>

namespace umpire {

namespace {

/// What the dice of a throw are worth by each measure, were it one die that shows the face.
using Worth = std::vector<std::int64_t>;

/// Stops a command at the dice that are missing, and keeps in what they matter.
class MissingDice : public DiceSource {
  public:
    struct Missing {};

    explicit MissingDice(std::vector<Json> given) : m_given(std::move(given)) {}

    std::vector<Face> roll(const Die& die, int count, const std::string& purpose) override {
        return rollOrStop(die, count, purpose, [] { return std::nullopt; });
    }
    std::vector<Face> rollFor(const Die& die, int count, const std::string& purpose,
                              const MeasuresWanted& measures) override {
        return rollOrStop(die, count, purpose, measures);
    }
    int left() const override { return m_given.left(); }

    const Die* die() const { return m_die; }
    int thrown() const { return m_thrown; }
    int missing() const { return m_missing; }
    const std::optional<DiceMeasures>& measures() const { return m_measures; }

  private:
    std::vector<Face> rollOrStop(const Die& die, int count, const std::string& purpose,
                                 const MeasuresWanted& measures) {
        if (m_given.left() >= count) {
            return m_given.roll(die, count, purpose);
        }
        m_die = &die;
        m_thrown = count;
        m_missing = count - m_given.left();
        m_measures = measures();
        throw Missing{};
    }

    PhysicalDice m_given;
    const Die* m_die = nullptr; ///< of the pack
    int m_thrown = 0;
    int m_missing = 0;
    std::optional<DiceMeasures> m_measures;
};

Worth worthOf(const DiceMeasures& measures, std::size_t face) {
    Worth worth;
    for (const DiceMeasure& measure : measures) {
        worth.push_back(measure.worth[face]);
    }
    return worth;
}

/// A face is asked for where it is worth something besides that it counts.
bool isAsked(const Worth& worth, const std::optional<std::size_t>& successes) {
    for (std::size_t i = 0; i < worth.size(); ++i) {
        if (worth[i] != 0 && i != successes) {
            return true;
        }
    }
    return false;
}

/// Without measures each face is one of its own.
std::vector<AlikeFaces> alikeFaces(const MissingDice& dice, const std::optional<std::size_t>& successes) {
    std::vector<AlikeFaces> alike;
    std::vector<Worth> known;
    const std::vector<Face> faces = dice.die()->distinct();
    for (std::size_t i = 0; i < faces.size(); ++i) {
        const Worth worth = dice.measures() ? worthOf(*dice.measures(), i) : Worth{};
        const auto same = dice.measures() ? std::ranges::find(known, worth) : known.end();
        if (same != known.end()) {
            alike[static_cast<std::size_t>(same - known.begin())].faces.push_back(faces[i]);
            continue;
        }
        known.push_back(worth);
        const bool counts = dice.measures() && successes && worth[*successes] != 0;
        alike.push_back({{faces[i]}, counts, !dice.measures() || isAsked(worth, successes)});
    }
    return alike;
}

DiceGroup diceGroupOf(const MissingDice& dice, const RulePack& rules, const Resolution& resolution) {
    const Check* check = resolution.pending() ? rules.check(resolution.pending()->check) : nullptr;
    DiceGroup diceGroup;
    diceGroup.die = dice.die()->name;
    diceGroup.thrown = dice.thrown();
    diceGroup.count = dice.missing();
    diceGroup.alike = alikeFaces(dice, check ? measureOfSuccesses(*check) : std::nullopt);
    return diceGroup;
}

} // namespace

std::string AlikeFaces::text() const {
    return textOfFaces(faces);
}

bool DiceGroup::counts() const {
    const auto doCount = [](const AlikeFaces& each) { return each.counts; };
    return std::ranges::any_of(alike, doCount) && !std::ranges::all_of(alike, doCount);
}

std::optional<DiceGroup> diceGroupOf(const Session& session, const Json& draft) {
    try {
        const Ground ground(session, draft);
        MissingDice dice(givenSoFar(ground.command()));
        Resolution resolution(ground.rules(), ground.battle(), dice);
        try {
            decide(ground.command(), resolution, ground.module());
        } catch (const MissingDice::Missing&) {
            return dice.thrown() > 1 ? std::optional(diceGroupOf(dice, ground.rules(), resolution))
                                     : std::nullopt;
        }
    } catch (const Refused&) {
        // Something else is missing before any die is, or the dice so far do not fit.
    }
    return std::nullopt;
}

// A group of dice from what the umpire writes.

namespace {

/// What stands in the way, in a few words for the umpire.
struct Unreadable {
    std::string problem;
};

struct Token {
    enum class Kind { Number, Times, To, Word, End };

    Kind kind = Kind::End;
    std::int64_t number = 0;
    std::string word;
};

/// However often numbers like it are added up, the sum is one.
constexpr std::int64_t mostInOneNumber = 100'000;

constexpr std::string_view timesSign = "×";
constexpr std::string_view longDash = "–";

/// Letters of any language.
bool isLetter(char c) {
    return std::isalpha(static_cast<unsigned char>(c)) != 0 || static_cast<unsigned char>(c) >= 0x80;
}

bool isX(char c) {
    return c == 'x' || c == 'X';
}

/// Takes a text apart. Whatever is no number, word, times or dash parts what stands beside it.
class Tokens {
  public:
    explicit Tokens(std::string_view text) : m_text(text) {}

    std::vector<Token> all() {
        std::vector<Token> tokens;
        while (!m_text.empty()) {
            read(tokens);
        }
        tokens.push_back({});
        return tokens;
    }

  private:
    void read(std::vector<Token>& tokens) {
        const bool behindNumber = !tokens.empty() && tokens.back().kind == Token::Kind::Number;
        if (isDigit(m_text[0])) {
            tokens.push_back(number());
        } else if (skip("*") || skip(timesSign) ||
                   (behindNumber && isTimesWord() && skip(m_text.substr(0, 1)))) {
            tokens.push_back({Token::Kind::Times, 0, {}});
        } else if (skip("-") || skip(longDash)) {
            tokens.push_back({Token::Kind::To, 0, {}});
        } else if (isLetter(m_text[0])) {
            tokens.push_back(word());
        } else {
            m_text.remove_prefix(1);
        }
    }

    /// "3x10" and "3xjam", but not a word that begins with an x.
    bool isTimesWord() const {
        return isX(m_text[0]) && (m_text.size() < 2 || !isLetter(m_text[1]) || m_tight);
    }

    bool skip(std::string_view what) {
        if (!m_text.starts_with(what)) {
            return false;
        }
        m_text.remove_prefix(what.size());
        return true;
    }

    Token number() {
        Token token{Token::Kind::Number, 0, {}};
        const auto [end, bad] = std::from_chars(m_text.data(), m_text.data() + m_text.size(), token.number);
        if (bad != std::errc() || token.number > mostInOneNumber) {
            throw Unreadable{say("dice group", "that is too large a number")};
        }
        m_text.remove_prefix(static_cast<std::size_t>(end - m_text.data()));
        m_tight = !m_text.empty() && isX(m_text[0]);
        return token;
    }

    Token word() {
        std::size_t length = 0;
        while (length < m_text.size() && isLetter(m_text[length]) &&
               !m_text.substr(length).starts_with(timesSign) &&
               !m_text.substr(length).starts_with(longDash)) {
            ++length;
        }
        Token token{Token::Kind::Word, 0, std::string(m_text.substr(0, length))};
        m_text.remove_prefix(length);
        m_tight = false;
        return token;
    }

    std::string_view m_text;
    bool m_tight = false; ///< the number before ends in an x
};

bool alikeWords(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) {
        return std::tolower(static_cast<unsigned char>(x)) == std::tolower(static_cast<unsigned char>(y));
    });
}

/// What was written, before it is held against the throw.
struct Written {
    std::map<std::size_t, std::map<std::string, std::int64_t>>
        shown; ///< by group: how many show each of its faces, and by "" how many any of them
    std::optional<std::int64_t> counting; ///< how many count, those above among them
};

class Reader {
  public:
    Reader(const DiceGroup& diceGroup, std::vector<Token> tokens)
        : m_group(diceGroup), m_tokens(std::move(tokens)) {}

    Written read() {
        if (m_group.counts() && m_tokens.size() == 2 && now().kind == Token::Kind::Number) {
            m_written.counting = now().number;
            return m_written;
        }
        while (now().kind != Token::Kind::End) {
            now().kind == Token::Kind::Number ? readNumber() : readWord();
        }
        return m_written;
    }

  private:
    const Token& now() const { return m_tokens[m_next]; }
    Token take() { return m_tokens[m_next++]; }
    bool takeIf(Token::Kind kind) {
        const bool there = now().kind == kind;
        m_next += there ? 1 : 0;
        return there;
    }

    void readNumber() {
        const Token number = take();
        if (takeIf(Token::Kind::Times)) {
            addFaces(number.number, take());
        } else if (now().kind == Token::Kind::Word && !symbol(now().word)) {
            take();
            count(number.number);
        } else {
            addFaces(1, number);
        }
    }

    /// A side of the die, or what those that count are called: the word itself is the umpire's.
    void readWord() {
        const Token word = take();
        if (word.kind == Token::Kind::Word && symbol(word.word)) {
            add(1, *symbol(word.word));
        } else if (word.kind == Token::Kind::Word && now().kind == Token::Kind::Number) {
            count(take().number);
        } else {
            noSide(word.kind == Token::Kind::Word ? word.word : std::string("×"));
        }
    }

    void count(std::int64_t number) {
        if (!m_group.counts()) {
            throw Unreadable{say("dice group", "here no die counts by itself: say what they show")};
        }
        m_written.counting = m_written.counting.value_or(0) + number;
    }

    /// One face, or any of a row of them that come to the same.
    void addFaces(std::int64_t times, const Token& from) {
        if (from.kind == Token::Kind::Word) {
            symbol(from.word) ? add(times, *symbol(from.word)) : noSide(from.word);
            return;
        }
        if (from.kind != Token::Kind::Number) {
            throw Unreadable{say("dice group", "write how many, x, and what they show: 3x10")};
        }
        if (takeIf(Token::Kind::To)) {
            const Token to = take();
            if (to.kind != Token::Kind::Number || groupOf(face(from.number)) != groupOf(face(to.number))) {
                throw Unreadable{say("dice group", "these do not all come to the same: say what they show")};
            }
            m_written.shown[groupOf(face(from.number))][{}] += times;
            return;
        }
        add(times, face(from.number));
    }

    void add(std::int64_t times, const Face& face) { m_written.shown[groupOf(face)][face.text()] += times; }

    /// A die with ten sides shows its ten as a nought.
    Face face(std::int64_t number) const {
        const Face ten{10, {}};
        const Face shown{number, {}};
        if (find(shown)) {
            return shown;
        }
        if (number == 0 && find(ten)) {
            return ten;
        }
        noSide(std::to_string(number));
    }

    std::optional<Face> symbol(std::string_view word) const {
        for (const AlikeFaces& alike : m_group.alike) {
            for (const Face& face : alike.faces) {
                if (!face.symbol.empty() &&
                    (alikeWords(face.symbol, word) || alikeWords(face.label(), word))) {
                    return face;
                }
            }
        }
        return std::nullopt;
    }

    bool find(const Face& face) const { return groupOf(face) < m_group.alike.size(); }

    std::size_t groupOf(const Face& face) const {
        const auto found = std::ranges::find_if(
            m_group.alike, [&face](const AlikeFaces& alike) { return listed(alike.faces, face); });
        return static_cast<std::size_t>(found - m_group.alike.begin());
    }

    [[noreturn]] void noSide(const std::string& shown) const {
        throw Unreadable{
            fill(say("dice group", "the {die} has no {face}"), {{"die", m_group.die}, {"face", shown}})};
    }

    const DiceGroup& m_group;
    std::vector<Token> m_tokens;
    std::size_t m_next = 0;
    Written m_written;
};

/// Completes what was written to all dice of the throw.
class Completion {
  public:
    Completion(const DiceGroup& diceGroup, const Written& written) : m_group(diceGroup), m_written(written) {}

    DiceGroupRead make() {
        for (const auto& [group, faces] : m_written.shown) {
            tellShown(m_group.alike[group], faces);
        }
        if (m_written.counting) {
            tellCounting();
        }
        tellRest();
        return std::move(m_read);
    }

  private:
    int left() const { return m_group.count - static_cast<int>(m_read.dice.size()); }

    /// Of several faces only that it is one of them.
    void tell(const std::vector<Face>& faces, const std::string& called, std::int64_t times) {
        if (times > left()) {
            throw Unreadable{sayCounted("dice group", "that is {n} die too many", "that is {n} dice too many")
                                 .of(times - left())};
        }
        for (std::int64_t i = 0; i < times; ++i) {
            m_read.dice.push_back(possibleFacesJson(faces));
        }
        if (times > 0) {
            m_read.said += m_read.said.empty() ? "" : ", ";
            m_read.said += std::to_string(times) + " × ";
            m_read.said += called;
        }
    }

    void tellShown(const AlikeFaces& alike, const std::map<std::string, std::int64_t>& faces) {
        for (const Face& face : alike.faces) {
            const auto shown = faces.find(face.text());
            if (shown != faces.end()) {
                tell({face}, shown->first, shown->second);
                m_counting += alike.counts ? shown->second : 0;
            }
        }
        if (const auto any = faces.find({}); any != faces.end()) {
            tell(alike.faces, alike.text(), any->second);
            m_counting += alike.counts ? any->second : 0;
        }
    }

    bool isSaid(const AlikeFaces& alike) const {
        const auto group = static_cast<std::size_t>(&alike - m_group.alike.data());
        return m_written.shown.contains(group);
    }

    /// How many count says nothing of the faces that the rules ask for besides.
    void tellCounting() {
        const std::int64_t more = *m_written.counting - m_counting;
        if (more < 0) {
            throw Unreadable{say("dice group", "more of these count than you say")};
        }
        for (const AlikeFaces& alike : m_group.alike) {
            if (alike.asked && !isSaid(alike) && !(alike.counts && more == 0)) {
                askFor(alike);
            }
        }
        const AlikeFaces* plain = groupThat(true);
        if (more > 0 && !plain) {
            throw Unreadable{say("dice group", "say what each of these shows")};
        }
        if (more > 0) {
            tell(plain->faces, plain->text(), more);
        }
    }

    /// The faces that count, or do not, and matter in nothing else; null when there are none.
    const AlikeFaces* groupThat(bool counts) const {
        const auto found = std::ranges::find_if(
            m_group.alike, [counts](const AlikeFaces& each) { return each.counts == counts && !each.asked; });
        return found == m_group.alike.end() ? nullptr : &*found;
    }

    [[noreturn]] static void askFor(const AlikeFaces& alike) {
        throw Unreadable{fill(say("dice group", "how many show {face}? Add {none} if none"),
                              {{"face", alike.text()}, {"none", "0x" + alike.faces.front().text()}})};
    }

    void tellRest() {
        const AlikeFaces* rest = groupThat(false);
        if (left() > 0 && !rest) {
            throw Unreadable{
                sayCounted("dice group", "{n} die is missing", "{n} dice are missing").of(left())};
        }
        if (left() > 0) {
            tell(rest->faces, rest->text(), left());
        }
    }

    const DiceGroup& m_group;
    const Written& m_written;
    DiceGroupRead m_read;
    std::int64_t m_counting = 0; ///< of those told by what they show
};

} // namespace

DiceGroupRead readDiceGroup(const DiceGroup& diceGroup, std::string_view text) {
    DiceGroupRead read;
    try {
        std::vector<Token> tokens = Tokens(text).all();
        if (tokens.size() > 1) {
            const Written written = Reader(diceGroup, std::move(tokens)).read();
            read = Completion(diceGroup, written).make();
        }
    } catch (const Unreadable& unreadable) {
        read = {{}, {}, unreadable.problem};
    }
    return read;
}

} // namespace umpire
