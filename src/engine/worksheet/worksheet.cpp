#include "umpire/worksheet/worksheet.h"

#include "../battle/commands/command_fields.h"
#include "../rules/expression_reader.h"
#include "fields.h"
#include "rolls.h"
#include "umpire/battle/draw_odds.h"
#include "umpire/checks/map_way.h"
#include "umpire/checks/scope.h"

#include <algorithm>
#include <cstdint>

namespace umpire {

std::string_view name(AskKind kind) {
    switch (kind) {
    case AskKind::Flag:
        return "flag";
    case AskKind::Count:
        return "count";
    case AskKind::Choice:
        return "choice";
    case AskKind::Choices:
        return "choices";
    case AskKind::Subject:
        return "subject";
    case AskKind::Subjects:
        return "subjects";
    case AskKind::Text:
        return "text";
    case AskKind::Values:
        break;
    }
    return "values";
}

const WorksheetField* Worksheet::open() const {
    const auto found =
        std::find_if(fields.begin(), fields.end(), [](const WorksheetField& field) { return field.open(); });
    return found == fields.end() ? nullptr : &*found;
}

const WorksheetField* Worksheet::field(std::string_view id) const {
    const auto found = std::find_if(fields.begin(), fields.end(),
                                    [&](const WorksheetField& field) { return field.id == id; });
    return found == fields.end() ? nullptr : &*found;
}

namespace {

/// Works out one worksheet.
class Maker {
  public:
    Maker(const Ground& ground, const WorksheetWish& wish) : m_ground(ground), m_wish(wish) {}

    Worksheet make() {
        m_sheet.command = m_ground.command();
        m_sheet.subject = m_ground.self();
        m_sheet.target = m_ground.other();
        writeHead();
        if (m_wish.offers) {
            writeOffers();
        }
        m_sheet.fields = fieldsOf(m_ground);
        m_sheet.ok = true;
        for (WorksheetField& field : m_sheet.fields) {
            if ((field.nowhere || wantsPlace(field)) && m_wish.mostWays > 0) {
                putSuitingFirst(field);
            }
        }
        if (!m_sheet.open()) {
            writeWork();
        } else if (!m_ground.rules().roles.cards.pile.empty()) {
            judgeChoices();
        }
        return std::move(m_sheet);
    }

  private:
    void writeHead() {
        if (const Action* action = m_ground.action()) {
            m_sheet.name = action->name;
            m_sheet.section = action->section;
            if (!action->head.empty()) {
                m_sheet.head =
                    wholeText(m_ground.rules().text(action->head), m_ground.scope()).value_or(std::string());
            }
        } else if (const Check* check = m_ground.check()) {
            m_sheet.name = check->name;
            m_sheet.section = check->section;
        }
    }

    void writeOffers() {
        m_sheet.offers = offersFor(m_ground.session(), m_sheet.subject, m_sheet.target);
        for (const Offer& offer : m_sheet.offers) {
            m_sheet.drafts.push_back(draftFor(m_ground.session(), offer, m_sheet.subject, m_sheet.target));
        }
    }

    /// Of the only field that is open: what would come of each choice; what a rule forbids is none.
    void judgeChoices() {
        const auto open = [](const WorksheetField& field) { return field.open(); };
        const auto field = std::find_if(m_sheet.fields.begin(), m_sheet.fields.end(), open);
        if (field->kind != AskKind::Subject ||
            std::count_if(m_sheet.fields.begin(), m_sheet.fields.end(), open) > 1) {
            return;
        }
        std::erase_if(field->choices, [&](WorksheetChoice& choice) { return !judge(field->id, choice); });
    }

    /// A place that is still to be said. How far units get by moving is told by their ways, and who stands
    /// already is seldom set up anew.
    bool wantsPlace(const WorksheetField& field) const {
        const Action* action = m_ground.rules().action(m_ground.command().value("do", ""));
        const PackRoles::Map& map = m_ground.rules().roles.map;
        const bool stands = !placeOf(m_ground.rules(), m_ground.battle(), m_ground.self()).empty();
        return action && !field.stated && action->id != map.move && !(stands && action->id == map.setUp) &&
               std::any_of(action->fields.begin(), action->fields.end(), [&field](const ActionField& each) {
                   return each.id == field.id && each.vocabulary == placeWords;
               });
    }

    /// The places against which the rules say least come first.
    void putSuitingFirst(WorksheetField& field) const {
        std::vector<std::pair<std::size_t, WorksheetChoice>> weighed;
        for (WorksheetChoice& choice : field.choices) {
            Json command = m_ground.command();
            command[field.id] = choice.id;
            const Preview preview = m_ground.session().previewOn(m_ground.battle(), command);
            weighed.emplace_back(preview.ok ? preview.warnings.size() : SIZE_MAX, std::move(choice));
        }
        std::stable_sort(weighed.begin(), weighed.end(),
                         [](const auto& a, const auto& b) { return a.first < b.first; });
        for (std::size_t i = 0; i < weighed.size(); ++i) {
            const bool least = weighed[i].first == weighed.front().first;
            field.suits += least && weighed.front().first < weighed.back().first ? 1 : 0;
            field.choices[i] = std::move(weighed[i].second);
        }
    }

    bool judge(const Id& field, WorksheetChoice& choice) const {
        Json command = m_ground.command();
        command[field] = choice.id;
        try {
            // Too many ways are no reason against it.
            const SearchLimit limit{.words = false, .refuse = false};
            const OutcomeSearch ways =
                searchOutcomes(command, m_ground.rules(), m_ground.battle(), m_ground.module(), limit);
            if (ways.all && !ways.rolls.empty()) {
                choice.odds = ways.rolls.back().odds.outcomes;
                std::erase_if(choice.odds, [](const auto& outcome) { return outcome.second <= 0; });
            }
        } catch (const Refused&) {
            return false;
        } catch (const BadDice&) {
            return true;
        }
        return true;
    }

    void writeWork() {
        if (ownCommand(m_ground.verb()).kind == CommandKind::History) {
            m_sheet.complete = true; // what it comes to is in the records, and rolls nothing
            return;
        }
        const Preview preview = m_ground.session().previewOn(m_ground.battle(), m_ground.command());
        m_sheet.ok = preview.ok;
        m_sheet.refusal = preview.refusal;
        if (!preview.ok) {
            return;
        }
        m_sheet.warnings = preview.warnings;
        m_sheet.wanted = preview.wanted;
        m_sheet.steps = preview.steps;
        m_sheet.changes = preview.changes;
        m_sheet.complete = !preview.wanted && !preview.unstated && !preview.blank;
        if (preview.wanted) {
            for (const std::string& said :
                 saidBefore(m_ground.session(), m_ground.battle(), m_ground.command())) {
                m_sheet.head = said; // the last of them says most
            }
        }
        if (preview.unstated) {
            m_sheet.fields.push_back(fieldOf(m_ground, *preview.unstated));
        }
        if (preview.blank) {
            m_sheet.fields.push_back(fieldOf(m_ground, *preview.blank));
            return; // without it nothing is known of the rolls
        }
        const Die* die = preview.wanted ? m_ground.rules().die(preview.wanted->die) : nullptr;
        for (int i = 0; die && i < preview.wanted->count; ++i) {
            m_sheet.dice.push_back({die->id, die->distinct()});
        }
        writeLots(preview);
        if (m_wish.mostWays > 0) {
            writeRolls(preview);
        }
    }

    /// Whoever draws with his own hands names what he drew.
    void writeLots(const Preview& preview) {
        WorksheetDie lots;
        for (const std::string& name : namesToDraw(preview, m_ground.battle())) {
            lots.faces.push_back({0, name});
        }
        if (preview.wanted && !lots.faces.empty()) {
            lots.die = preview.wanted->die;
            m_sheet.dice.push_back(std::move(lots));
        }
    }

    void writeRolls(const Preview& preview) {
        const SearchLimit limit{.most = m_wish.mostWays, .refuse = false};
        const OutcomeSearch ways =
            searchOutcomes(m_ground.command(), m_ground.rules(), m_ground.battle(), m_ground.module(), limit);
        m_sheet.oddsKnown = ways.all;
        const std::size_t made = rollsMade(ways, preview);
        m_sheet.rolls = rollsOf(m_ground, ways, made, m_wish);
        m_sheet.next = preview.next && made < m_sheet.rolls.size() ? static_cast<int>(made) : -1;
    }

    /// In a contest a roll stands among the steps only when both parties have thrown.
    static std::size_t rollsMade(const OutcomeSearch& ways, const Preview& preview) {
        std::size_t made = preview.steps.size();
        while (preview.next && made < ways.rolls.size() &&
               (ways.rolls[made].step.check != preview.next->check ||
                ways.rolls[made].step.subject != preview.next->subject)) {
            ++made;
        }
        return made;
    }

    const Ground& m_ground;
    const WorksheetWish& m_wish;
    Worksheet m_sheet;
};

} // namespace

Worksheet worksheet(const Session& session, const Json& draft, const WorksheetWish& wish) {
    Worksheet none;
    try {
        return Maker(Ground(session, draft), wish).make();
    } catch (const Refused& refusal) {
        none.refusal = refusal.refusal();
    } catch (const BadDice& bad) {
        none.refusal = {"bad-dice", bad.what()};
    }
    return none;
}

} // namespace umpire
