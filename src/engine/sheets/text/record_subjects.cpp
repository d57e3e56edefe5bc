#include "record_subjects.h"

#include <algorithm>

namespace umpire::sheets {

namespace {

/// As a value or as a key, at any depth.
bool names(const Json& json, const std::set<Id>& subjects) {
    if (json.is_string()) {
        return subjects.contains(json.get<std::string>());
    }
    if (!json.is_structured()) {
        return false;
    }
    for (const auto& [key, value] : json.items()) {
        if ((json.is_object() && subjects.contains(key)) || names(value, subjects)) {
            return true;
        }
    }
    return false;
}

struct Concerned {
    const std::set<Id>& subjects;

    bool operator()(const FieldSet& e) const { return subjects.contains(e.subject); }
    bool operator()(const SubjectAdded& e) const { return subjects.contains(e.subject.id); }
    bool operator()(const SubjectRemoved& e) const { return subjects.contains(e.subject.id); }
    bool operator()(const StationSet& e) const { return subjects.contains(e.subject); }
    bool operator()(const DueRaised& e) const { return concerns(e.due, subjects); }
    bool operator()(const DueSettled& e) const { return concerns(e.due, subjects); }
    bool operator()(const auto&) const { return false; }
};

} // namespace

bool concerns(const Due& due, const std::set<Id>& subjects) {
    return subjects.contains(due.subject) || names(due.command, subjects);
}

bool concerns(const Record& record, const std::set<Id>& subjects) {
    if (subjects.empty()) {
        return false;
    }
    return names(record.command, subjects) ||
           std::any_of(record.steps.begin(), record.steps.end(),
                       [&subjects](const Json& step) { return names(step, subjects); }) ||
           std::any_of(record.events.begin(), record.events.end(),
                       [&subjects](const Event& event) { return std::visit(Concerned{subjects}, event); });
}

} // namespace umpire::sheets
