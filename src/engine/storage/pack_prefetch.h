#pragma once

#include "umpire/rules/pack_loader.h"

#include <filesystem>
#include <future>
#include <memory>
#include <mutex>
#include <string>

namespace umpire {

/// The rules that a battle file names, read on a thread of their own while the program has something else to
/// do. Only what is read without a word to say is used: messages belong to the language of who asks.
class PackPrefetch {
  public:
    PackPrefetch(PackSearchPath shelf, std::filesystem::path battle);

    /// The pack of that name, waited for if it is on its way; null if it is another, or has been taken: who
    /// asks again wants it as it stands on the disk by then.
    std::shared_ptr<const RulePack> take(const std::string& name);

  private:
    struct Read {
        std::string name;
        std::shared_ptr<const RulePack> pack;
    };

    static Read read(const PackSearchPath& shelf, const std::filesystem::path& battle);

    std::mutex m_taking;
    std::future<Read> m_read;
};

} // namespace umpire
