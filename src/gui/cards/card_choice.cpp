#include "cards/card_choice.h"

#include "document/text.h"

#include <algorithm>

namespace umpire::gui {

namespace {

bool holds(const WorksheetField& field, const Id& card) {
    return std::any_of(field.choices.begin(), field.choices.end(),
                       [&card](const WorksheetChoice& choice) { return choice.id == card; });
}

bool isStated(const WorksheetField& field) {
    return std::any_of(field.choices.begin(), field.choices.end(),
                       [](const WorksheetChoice& choice) { return choice.on; });
}

/// Those of the list, with this one or without it.
Json toggled(const WorksheetField& field, const Id& card) {
    Json cards = Json::array();
    for (const WorksheetChoice& choice : field.choices) {
        if (choice.on != (choice.id == card)) {
            cards.push_back(choice.id);
        }
    }
    return cards;
}

} // namespace

bool takeIntoChoice(ResolveState& state, const Id& card) {
    const auto& fields = state.sheet().fields;
    const auto field = std::find_if(fields.begin(), fields.end(), [&card](const WorksheetField& each) {
        return holds(each, card) && (each.kind == AskKind::Subjects || !isStated(each));
    });
    if (state.done() || field == fields.end() || state.subject() == card) {
        return false;
    }
    const bool list = field->kind == AskKind::Subjects;
    state.setField(Id(field->id), list ? toggled(*field, card) : Json(card));
    return true;
}

QStringList listedIn(const PanelSheet& panel) {
    QStringList listed;
    for (const WorksheetField& field : panel.fields) {
        for (const WorksheetChoice& choice : field.choices) {
            if (choice.on) {
                listed << toText(choice.id);
            }
        }
    }
    return listed;
}

QStringList openIn(const ResolveState& state) {
    const Worksheet& sheet = state.worksheet();
    const WorksheetField* field = sheet.ok && !state.done() && !state.idle() ? sheet.open() : nullptr;
    QStringList open;
    for (const WorksheetChoice& choice : field ? field->choices : std::vector<WorksheetChoice>()) {
        open << toText(choice.id);
    }
    return open;
}

QString saidOf(const Answer& answer) {
    return answer.ok ? QString() : toText(answer.refusal.message);
}

} // namespace umpire::gui
