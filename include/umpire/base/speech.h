#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace umpire {

// What the engine says to people, and how it comes in their language.
//
// Every sentence is written in English where it is said, whole, with its context as a first literal:
//
//     say("recovery", "Nothing was lost.")
//     fill(say("adjust", "a {kind} has no field {field}"), {{"kind", kind}, {"field", inQuotes(field)}})
//     sayCounted("losses", "{unit} loses {n} man", "{unit} loses {n} men").of(lost, {{"unit", name}})
//     constexpr Saying title = Saying("sheets", "Order of battle"); ... title.said()
//
// The brackets of say, sayCounted and Saying hold nothing but literals, so that lupdate finds them all:
//
//     lupdate -tr-function-alias translate+=say,translate+=Saying,QT_TRANSLATE_N_NOOP+=sayCounted src include

/// Knows sentences in another language than English. Used by one thread at a time unless it says otherwise.
class Translator {
  public:
    Translator() = default;
    virtual ~Translator() = default;
    Translator(const Translator&) = delete;
    Translator& operator=(const Translator&) = delete;

    /// The sentence with its places still in it, or "" to keep the English one.
    virtual std::string translate(const char* context, const char* source) const = 0;
    /// The form for n things, with its places still in it, {n} among them, or "" to keep the English one.
    virtual std::string translatePlural(const char* context, const char* one, const char* many,
                                        long long n) const = 0;
};

/// While it stands, what this thread says comes in the language of its translator; the innermost counts, and
/// without one it is English. Whoever starts a thread hands the translator on.
class Speaking {
  public:
    /// No translator: English. It has to outlive this.
    explicit Speaking(const Translator* translator);
    ~Speaking();
    Speaking(const Speaking&) = delete;
    Speaking& operator=(const Speaking&) = delete;

    /// That of this thread now, to be handed on to another; none when it is English.
    static const Translator* translator();

  private:
    const Translator* m_outer;
};

/// What stands in a sentence where it has {name}; the text lives as long as the call that it is handed to.
struct PlaceView {
    std::string_view name;
    std::string_view text;
};

/// The same for places that several sentences share.
struct Place {
    std::string_view name;
    std::string text;

    operator PlaceView() const { return {name, text}; }
};
using Places = std::vector<Place>;

/// The sentence in the present language. Its places are filled by fill.
std::string say(const char* context, const char* source);

/// Each {name} of the sentence replaced by the text of the place so named, in whatever order they come. What
/// is put in is not looked through for places; those nobody names stay as they are written.
std::string fill(std::string_view sentence, std::initializer_list<PlaceView> places);
std::string fill(std::string_view sentence, const Places& places);

/// A sentence about a number of things, which stands in it as {n}.
class CountedSentence {
  public:
    constexpr CountedSentence(const char* context, const char* one, const char* many)
        : m_context(context), m_one(one), m_many(many) {}

    /// The sentence for n of them, its places filled.
    std::string of(long long n, std::initializer_list<PlaceView> places = {}) const;
    std::string of(long long n, const Places& places) const;

  private:
    std::string filledFor(long long n, std::vector<PlaceView> places) const;

    const char* m_context;
    const char* m_one;
    const char* m_many;
};

/// The forms for one and for any other number.
constexpr CountedSentence sayCounted(const char* context, const char* one, const char* many) {
    return {context, one, many};
}

/// Words of a table that is made once, before anybody knows the language.
class Saying {
  public:
    constexpr Saying(const char* context, const char* source) : m_context(context), m_source(source) {}

    /// In the present language.
    std::string said() const;
    /// As it is written.
    constexpr std::string_view english() const { return m_source; }

  private:
    const char* m_context;
    const char* m_source;
};

} // namespace umpire
