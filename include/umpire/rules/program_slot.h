#pragma once

#include <memory>
#include <mutex>
#include <utility>

namespace umpire {

/// Keeps what a rule pack is compiled to, made once, when it is first asked for, by whichever thread that is.
/// A copy of a pack may be changed, so that a copy of its slot is empty.
class ProgramSlot {
  public:
    ProgramSlot() : m_held(std::make_shared<Held>()) {}
    ProgramSlot(const ProgramSlot&) : ProgramSlot() {}
    ProgramSlot& operator=(const ProgramSlot& other) {
        if (this != &other) {
            m_held = std::make_shared<Held>();
        }
        return *this;
    }
    ~ProgramSlot() = default;

    /// What `make`, which gives a shared pointer, gave the first time.
    template <typename Make>
    const void* get(Make&& make) const {
        std::call_once(m_held->once, [&] { m_held->program = std::forward<Make>(make)(); });
        return m_held->program.get();
    }

  private:
    struct Held {
        std::once_flag once;
        std::shared_ptr<const void> program;
    };

    std::shared_ptr<Held> m_held;
};

} // namespace umpire
