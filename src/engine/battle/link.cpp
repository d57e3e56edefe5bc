#include "umpire/battle/link.h"

#include <mutex>
#include <utility>

namespace umpire {

/// Copies of a session may ask from several threads.
struct Link::Shared {
    std::mutex asking;
    std::string digits;
    std::function<std::string()> work; ///< until somebody asked
};

Link::Link(std::string digits) : m_shared(std::make_shared<Shared>()) {
    m_shared->digits = std::move(digits);
}

Link Link::later(std::function<std::string()> work) {
    Link link{std::string()};
    link.m_shared->work = std::move(work);
    return link;
}

const std::string& Link::digits() const {
    static const std::string none;
    if (!m_shared) {
        return none;
    }
    const std::lock_guard<std::mutex> lock(m_shared->asking);
    if (m_shared->work) {
        m_shared->digits = std::exchange(m_shared->work, nullptr)();
    }
    return m_shared->digits;
}

} // namespace umpire
