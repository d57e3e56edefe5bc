#pragma once

#include "umpire/base/speech.h"

namespace umpire::gui {

/// What the engine says, in the language of the translators that are installed in the application. Of any
/// thread; a thread that asks the engine has to have one standing (see Speaking).
class EngineTranslator : public Translator {
  public:
    std::string translate(const char* context, const char* source) const override;
    std::string translatePlural(const char* context, const char* one, const char* many,
                                long long n) const override;
};

} // namespace umpire::gui
