#include "table/together.h"

#include "document/text.h"
#include "models/battle_reader.h"
#include "umpire/rules/commands.h"
#include "umpire/worksheet/offers.h"

#include <QCoreApplication>

#include <algorithm>

namespace umpire::gui {

namespace {

/// Finds the translations of this file.
class TogetherText {
    Q_DECLARE_TR_FUNCTIONS(Together)
};

/// Whether a command can be carried out as it stands.
bool isPlain(const Preview& preview) {
    return preview.ok && !preview.wanted && !preview.unstated && !preview.blank && preview.steps.empty();
}

/// Whether it costs the unit strength, or puts it into a state that alarms.
bool isGrim(const RulePack& rules, const Id& unit, const Preview& preview) {
    const Json changes = preview.changes.value(unit, Json::object());
    if (!rules.roles.strength.now.empty() && changes.contains(rules.roles.strength.now)) {
        return true;
    }
    const Id& by = rules.roles.state(SubjectKind::Unit).by;
    const Attribute* state = rules.attribute(SubjectKind::Unit, by);
    const Vocabulary* words = state ? rules.vocabulary(state->type.vocabulary) : nullptr;
    const Json now = changes.value(by, Json());
    const std::string tone =
        words && now.is_string() ? words->traitOf(now.get<std::string>(), "tone").text() : std::string();
    return tone == "alarm" || tone == "flight";
}

/// Gathers what each unit can do under the names of what is done.
class Gatherer {
  public:
    explicit Gatherer(const BattleDocument& document) : m_document(document) {}

    void addUnit(const Id& unit) {
        for (const Offer& offer : offersFor(m_document.session(), unit)) {
            if (!offer.check && !offer.two) {
                addOffer(offer, unit);
            }
        }
    }
    std::vector<Together> take() {
        std::stable_partition(m_all.begin(), m_all.end(), [](const Together& each) { return !each.grim; });
        return std::move(m_all);
    }

  private:
    void addOffer(const Offer& offer, const Id& unit) {
        const Json draft = draftFor(m_document.session(), offer, unit, {});
        const std::vector<NeededWord> words = neededWords(m_document.session(), offer, unit);
        if (words.empty()) {
            add(unit, {toText(offer.id), toText(offer.name)}, offer, draft);
        }
        for (const NeededWord& word : words) {
            Json command = draft;
            command[word.field] = word.word;
            add(unit,
                {toText(offer.id) + QLatin1Char('-') + toText(word.word),
                 TogetherText::tr("%1: %2").arg(toText(offer.name), toText(word.name))},
                offer, command);
        }
    }

    void add(const Id& unit, Together together, const Offer& offer, const Json& command) {
        const Preview preview = m_document.preview(command);
        if (!isPlain(preview)) {
            return;
        }
        auto found = std::find_if(m_all.begin(), m_all.end(),
                                  [&together](const Together& each) { return each.id == together.id; });
        if (found == m_all.end()) {
            together.offer = toText(offer.id);
            found = m_all.insert(m_all.end(), std::move(together));
        }
        found->commands.push_back(command);
        ++found->able;
        found->grim = found->grim || isGrim(m_document.rules(), unit, preview);
    }

    const BattleDocument& m_document;
    std::vector<Together> m_all;
};

/// A stored word or flag that the sheet of a unit shows, or one that stands for such.
bool isSetByHand(const Attribute& attribute, const RulePack& rules) {
    const bool stored = !attribute.derived || !attribute.adjusts.empty();
    const bool word = rules.vocabulary(attribute.type.vocabulary) != nullptr;
    const bool plain = attribute.type.kind == Type::Kind::Flag || attribute.type.kind == Type::Kind::Text;
    return attribute.of == SubjectKind::Unit && attribute.shown && stored && plain &&
           (word || attribute.type.kind == Type::Kind::Flag);
}

bool allShow(const Attribute& attribute, const BattleDocument& document, const QStringList& units) {
    return std::all_of(units.begin(), units.end(), [&](const QString& unit) {
        return holds(attribute.shownIf, Scope{document.rules(), document.battle(), fromText(unit)});
    });
}

/// One value for all of them; nothing where one of them cannot have it.
void addValue(const BattleDocument& document, const QStringList& units, SetTogether& set, const QString& id,
              const QString& name, const Json& value) {
    Together together{set.id + QLatin1Char('-') + id, name};
    for (const QString& unit : units) {
        const Json command =
            commandOf(Verb::Adjust, {{"subject", fromText(unit)}, {"set", {{fromText(set.id), value}}}});
        if (document.preview(command).ok) {
            together.commands.push_back(command);
            ++together.able;
        }
    }
    if (together.able == units.size()) {
        set.values.push_back(std::move(together));
    }
}

} // namespace

Json Together::command() const {
    return asOne({commands.begin(), commands.end()});
}

Json asOne(const std::vector<Json>& commands) {
    return commands.size() == 1 ? commands.front() : commandOf(Verb::Several, {{"commands", commands}});
}

std::vector<Together> togetherFor(const BattleDocument& document, const QStringList& units) {
    Gatherer gatherer(document);
    for (const QString& unit : units) {
        gatherer.addUnit(fromText(unit));
    }
    return gatherer.take();
}

std::vector<SetTogether> setTogetherFor(const BattleDocument& document, const QStringList& units) {
    std::vector<SetTogether> all;
    for (const Attribute& attribute : document.rules().attributes) {
        if (!isSetByHand(attribute, document.rules()) || !allShow(attribute, document, units)) {
            continue;
        }
        SetTogether set{toText(attribute.id), toText(attribute.name), {}};
        const Vocabulary* words = document.rules().vocabulary(attribute.type.vocabulary);
        for (const Word& word : words ? words->words : std::vector<Word>{}) {
            addValue(document, units, set, toText(word.id), toText(word.name), word.id);
        }
        if (!words) {
            addValue(document, units, set, QStringLiteral("yes"), TogetherText::tr("Yes"), true);
            addValue(document, units, set, QStringLiteral("no"), TogetherText::tr("No"), false);
        }
        if (!set.values.empty()) {
            all.push_back(std::move(set));
        }
    }
    return all;
}

QStringList unitsInPlay(const BattleDocument& document, const Id& group) {
    QStringList units;
    const BattleReader reader(document);
    for (const Id& id : document.battle().withAllBelow(group)) {
        const Subject* subject = document.battle().find(id);
        if (subject->kind == SubjectKind::Unit && !reader.isOut(*subject)) {
            units << toText(id);
        }
    }
    return units;
}

} // namespace umpire::gui
