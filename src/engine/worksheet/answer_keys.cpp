#include "answer_keys.h"

#include <algorithm>
#include <cctype>

namespace umpire {

namespace {

int small(char letter) {
    return std::tolower(static_cast<unsigned char>(letter));
}

Value nextOf(const std::vector<WorksheetChoice>& choices) {
    const auto on =
        std::find_if(choices.begin(), choices.end(), [](const auto& choice) { return choice.on; });
    const auto next = on == choices.end() || on + 1 == choices.end() ? choices.begin() : on + 1;
    return next == choices.end() ? Value() : Value(next->id);
}

Value oneMoreOf(const std::vector<WorksheetChoice>& choices) {
    Ids picked;
    bool added = false;
    for (const WorksheetChoice& choice : choices) {
        if (choice.on || !added) {
            picked.push_back(choice.id);
            added = added || !choice.on;
        }
    }
    return added ? Value(std::move(picked)) : Value(Ids{});
}

} // namespace

bool beginsWith(std::string_view name, std::string_view letters) {
    return letters.size() <= name.size() && std::equal(letters.begin(), letters.end(), name.begin(),
                                                       [](char a, char b) { return small(a) == small(b); });
}

bool hasKey(const WorksheetQuestion& question, const std::string& key) {
    const bool several = question.kind == AskKind::Choices || question.kind == AskKind::Subjects;
    return (!several || question.spread) && question.key.size() == key.size() &&
           beginsWith(question.key, key);
}

Value afterKey(const WorksheetQuestion& question) {
    switch (question.kind) {
    case AskKind::Count:
        return question.amount + 1;
    case AskKind::Choice:
    case AskKind::Subject:
        return nextOf(question.choices);
    case AskKind::Choices:
    case AskKind::Subjects:
        return oneMoreOf(question.choices);
    default:
        return question.amount == 0;
    }
}

} // namespace umpire
