#pragma once

#include "umpire/battle/record_json.h"

#include <string>
#include <vector>

namespace umpire {

/// The steps of a record as the contract writes them, without their reasons. Each is made when it is looked
/// at.
class AnsweredSteps {
  public:
    AnsweredSteps() = default;
    AnsweredSteps(KeptList recorded) : m_recorded(std::move(recorded)) {}

    bool empty() const { return m_recorded.empty(); }
    std::size_t size() const { return m_recorded.size(); }
    Json operator[](std::size_t place) const { return plainStep(m_recorded[place]); }
    Json at(std::size_t place) const { return plainStep(m_recorded.at(place)); }
    std::vector<Json> list() const;

  private:
    KeptList m_recorded;
};

/// What a command came to.
struct Answer {
    bool ok = false;
    Refusal refusal; ///< when not ok
    int record = 0;  ///< the record made, undone or redone
    AnsweredSteps steps;
    std::vector<std::string> warnings;
    Json changes = Json::object();
    std::vector<std::pair<std::string, Json>> extra;
    Json shown; ///< what `show` answers

    /// As the contract writes a result.
    Json toJson() const;
};

} // namespace umpire
