#include "umpire/base/value.h"

#include <algorithm>
#include <limits>

namespace umpire {

std::int64_t within(std::int64_t number) {
    constexpr std::int64_t most = std::numeric_limits<std::int32_t>::max();
    return std::clamp(number, -most, most);
}

bool Value::flag() const {
    const auto* flag = std::get_if<bool>(&m_data);
    return flag && *flag;
}

std::int64_t Value::number() const {
    const auto* number = std::get_if<std::int64_t>(&m_data);
    return number ? *number : 0;
}

const std::string& Value::text() const {
    static const std::string none;
    const auto* text = std::get_if<std::string>(&m_data);
    return text ? *text : none;
}

const Ids& Value::list() const {
    static const Ids none;
    const auto* list = std::get_if<Ids>(&m_data);
    return list ? *list : none;
}

bool Value::same(const Value& other) const {
    if (isNone() || other.isNone()) {
        return flag() == other.flag() && number() == other.number() && text() == other.text() &&
               list() == other.list();
    }
    return *this == other;
}

} // namespace umpire
