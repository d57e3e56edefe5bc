#include "umpire/state/rulings.h"

namespace umpire {

const Rulings::Map& Rulings::none() {
    static const Map nothing;
    return nothing;
}

void Rulings::hold(Map set, std::shared_ptr<const Layout> layout) {
    auto held = std::make_shared<Held>();
    if (layout) {
        held->readings.resize(layout->rulings.size());
        for (const auto& [ruling, reading] : set) {
            if (const auto number = layout->rulingOf(ruling)) {
                held->readings[*number] = Symbol(reading);
            }
        }
    }
    held->set = std::move(set);
    held->layout = std::move(layout);
    m_held = std::move(held);
}

void Rulings::set(const Id& ruling, const Id& reading) {
    Map set = map();
    if (reading.empty()) {
        set.erase(ruling);
    } else {
        set[ruling] = reading;
    }
    hold(std::move(set), m_held ? m_held->layout : nullptr);
}

void Rulings::arrange(std::shared_ptr<const Layout> layout) {
    if (!m_held || m_held->layout != layout) {
        hold(map(), std::move(layout));
    }
}

} // namespace umpire
