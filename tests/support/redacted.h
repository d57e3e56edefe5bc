#pragma once

#include "umpire/base/speech.h"
#include "umpire/battle/session.h"

#include <memory>
#include <string>

namespace umpire::test {

/// The text with each of its letters struck out: "fires on {other.name}" is "##### ## {other.name}". What
/// stands in places is left.
std::string redacted(const std::string& text);

/// A language in which nothing can be read. Where all comes through it, what is left in letters came past it.
class RedactedLanguage : public Translator {
  public:
    std::string translate(const char* context, const char* source) const override;
    std::string translatePlural(const char* context, const char* one, const char* many,
                                long long n) const override;
};

/// A session on a shipped example whose names and texts, and those of its rules, are redacted.
std::unique_ptr<Session> redactedExample(const std::string& name);

/// Commands with names, reasons and texts redacted.
Json redactedCommand(Json command);

} // namespace umpire::test
