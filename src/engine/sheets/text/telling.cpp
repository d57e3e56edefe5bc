#include "telling.h"

#include "umpire/base/speech.h"

#include <map>
#include <utility>

namespace umpire::sheets {

std::string namesOnce(const std::vector<std::string>& names) {
    std::map<std::string, int> times;
    for (const std::string& name : names) {
        ++times[name];
    }
    std::string all;
    for (const std::string& name : names) {
        const int count = std::exchange(times[name], 0);
        if (count > 0) {
            all += all.empty() ? "" : ", ";
            all += count == 1
                       ? name
                       : fill(say("sheet", "{name} × {n}"), {{"name", name}, {"n", std::to_string(count)}});
        }
    }
    return all;
}

} // namespace umpire::sheets
