#include "document/change_words.h"

#include "document/text.h"
#include "models/attribute_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace umpire::gui {

namespace {

QString say(const char* text) {
    return QCoreApplication::translate("ChangeWords", text);
}

std::int64_t wholeOf(const Json& value) {
    return value.is_number_integer() ? value.get<std::int64_t>() : 0;
}

} // namespace

std::vector<ChangeWords::Change>& ChangeWords::Subjects::at(const Id& id) {
    const auto found =
        std::find_if(list.begin(), list.end(), [&id](const auto& entry) { return entry.first == id; });
    if (found != list.end()) {
        return found->second;
    }
    list.emplace_back(id, std::vector<Change>{});
    return list.back().second;
}

QStringList ChangeWords::of(const Json& changes) const {
    Subjects subjects;
    for (const auto& [id, fields] : changes.items()) {
        const Json now = m_session.show(id);
        for (const auto& [field, value] : fields.items()) {
            subjects.at(id).push_back({field, now.is_object() ? now.value(field, Json()) : Json(), value});
        }
    }
    return sentences(subjects);
}

QStringList ChangeWords::of(const Events& events) const {
    Subjects subjects;
    for (const Event& event : events) {
        const auto* set = std::get_if<FieldSet>(&event);
        if (!set) {
            continue;
        }
        auto& changes = subjects.at(set->subject);
        const auto same = std::find_if(changes.begin(), changes.end(),
                                       [set](const Change& change) { return change.field == set->field; });
        if (same != changes.end()) {
            same->to = toJson(set->to);
        } else {
            changes.push_back({set->field, toJson(set->from), toJson(set->to)});
        }
    }
    return sentences(subjects);
}

QStringList ChangeWords::sentences(const Subjects& subjects) const {
    QStringList result;
    for (const auto& [id, changes] : subjects.list) {
        const Subject* subject = m_session.battle().find(id);
        if (!subject || subject->kind == SubjectKind::Side) {
            continue;
        }
        QStringList phrases;
        for (const Change& change : changes) {
            const QString text = phrase(*subject, change);
            if (!text.isEmpty()) {
                phrases << text;
            }
        }
        if (!phrases.isEmpty()) {
            result << toText(subject->name) + QStringLiteral(": ") + phrases.join(QStringLiteral(", "));
        }
    }
    return result;
}

/// "" for what is not worth a word, such as a sum that follows from another change.
QString ChangeWords::phrase(const Subject& subject, const Change& change) const {
    const Attribute* attribute = m_session.rules().attribute(subject.kind, change.field);
    if (!attribute || !attribute->shown || change.from == change.to) {
        return {};
    }
    const bool loss = change.field == words::lost || change.field == words::captured;
    if (loss) {
        return subject.kind == SubjectKind::Unit ? counted(change.field, change) : QString();
    }
    if (attribute->mark) {
        const bool on = change.to.is_boolean() && change.to.get<bool>();
        return on ? toText(attribute->name).toLower()
                  : say("no longer %1").arg(toText(attribute->name).toLower());
    }
    if (change.field == words::returnsTurn && !change.to.is_null()) {
        return say("replaced in turn %1").arg(wholeOf(change.to));
    }
    return attribute->type.vocabulary.empty() || attribute->derived ? QString() : word(*attribute, change.to);
}

QString ChangeWords::counted(const std::string& field, const Change& change) const {
    const std::int64_t more = wholeOf(change.to) - wholeOf(change.from);
    if (field == words::captured) {
        return more < 0 ? say("%1 fewer captured").arg(-more) : say("%1 captured").arg(more);
    }
    return more < 0 ? say("gets %1 back").arg(-more) : say("loses %1").arg(more);
}

QString ChangeWords::word(const Attribute& attribute, const Json& value) const {
    const std::string id = value.is_string() ? value.get<std::string>() : "";
    const Vocabulary* words = m_session.rules().vocabulary(attribute.type.vocabulary);
    const Word* word = words ? words->find(id) : nullptr;
    return word ? toText(word->name) : toText(id);
}

} // namespace umpire::gui
