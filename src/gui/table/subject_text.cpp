#include "table/subject_text.h"

#include "document/text.h"
#include "models/battle_reader.h"

#include <QCoreApplication>

namespace umpire::gui {

namespace {

/// Finds the translations of this file.
class SubjectWordsText {
    Q_DECLARE_TR_FUNCTIONS(SubjectText)
};

} // namespace

QString SubjectText::title(const Id& subject) const {
    const QString number = m_document.number(subject);
    const QString name = m_document.nameOf(subject);
    return number.isEmpty() ? name : QStringLiteral("%1 · %2").arg(number, name);
}

QString SubjectText::place(const Id& id) const {
    const Subject* subject = m_document.battle().find(id);
    QStringList places;
    if (subject) {
        for (const Id& above : m_document.battle().line(*subject)) {
            places << m_document.nameOf(above);
        }
    }
    return places.join(QStringLiteral(", "));
}

QString SubjectText::valueText(const Attribute& attribute, const Value& value) const {
    if (attribute.type.kind == Type::Kind::Flag) {
        return value.flag() ? SubjectWordsText::tr("yes") : SubjectWordsText::tr("no");
    }
    if (value.isNumber()) {
        return numberText(attribute, value.number());
    }
    if (value.isList()) {
        QStringList names;
        for (const Id& id : value.list()) {
            names << m_document.nameOf(id);
        }
        return names.join(QStringLiteral(", "));
    }
    if (attribute.type.kind == Type::Kind::Subject) {
        return value.text().empty() ? QString() : m_document.nameOf(value.text());
    }
    const Vocabulary* words = m_document.rules().vocabulary(attribute.type.vocabulary);
    const Word* word = words ? words->find(value.text()) : nullptr;
    return toText(word ? word->name : value.text());
}

/// A length with its measure.
QString SubjectText::numberText(const Attribute& attribute, std::int64_t number) const {
    const PackRoles& roles = m_document.rules().roles;
    return attribute.of == SubjectKind::Unit && roles.isLength(attribute.id)
               ? SubjectWordsText::tr("%1 %2").arg(QString::number(number),
                                                   toText(roles.length.noun.of(number)))
               : QString::number(number);
}

QList<SubjectText::Line> SubjectText::lines(const Id& id) const {
    QList<Line> lines;
    const Subject* subject = m_document.battle().find(id);
    if (!subject) {
        return lines;
    }
    const Scope scope{m_document.rules(), m_document.battle(), id};
    for (const Attribute& attribute : m_document.rules().attributes) {
        if (attribute.of != subject->kind || !attribute.shown || !holds(attribute.shownIf, scope)) {
            continue;
        }
        const Value value = attributeValue(*subject, attribute, scope);
        const QString text = valueText(attribute, value);
        const bool quietFlag = attribute.mark && !value.flag();
        if (!text.isEmpty() && !quietFlag) {
            const Vocabulary* words = m_document.rules().vocabulary(attribute.type.vocabulary);
            const Word* word = words ? words->find(value.text()) : nullptr;
            const QString meaning = word && !word->text.empty() ? toText(word->text) : toText(attribute.text);
            const bool flag = attribute.type.kind == Type::Kind::Flag;
            lines << Line{toText(attribute.name), text, meaning,
                          flag ? std::optional(value.flag()) : std::nullopt};
        }
    }
    addCommand(lines, *subject);
    return lines;
}

void SubjectText::addCommand(QList<Line>& lines, const Subject& subject) const {
    if (subject.kind == SubjectKind::Officer) {
        lines.prepend({SubjectWordsText::tr("Commands"), m_document.nameOf(subject.parent), {}});
        return;
    }
    const QString officers = officersOf(subject);
    if (!officers.isEmpty()) {
        lines << Line{SubjectWordsText::tr("Line of command"), officers,
                      SubjectWordsText::tr("The officers above it, nearest first.")};
    }
}

QString SubjectText::officersOf(const Subject& subject) const {
    const BattleReader reader(m_document);
    QStringList names;
    for (const Id& officer : m_document.battle().officersOf(subject)) {
        const Id& is = m_document.rules().roles.state(SubjectKind::Officer).by;
        const Attribute* state = m_document.rules().attribute(SubjectKind::Officer, is);
        names << (state && reader.isOut(*m_document.battle().find(officer))
                      ? SubjectWordsText::tr("%1 (%2)", "an officer and his fate")
                            .arg(m_document.nameOf(officer),
                                 withinSentence(valueText(*state, reader.value(officer, is))))
                      : SubjectWordsText::tr("★ %1").arg(m_document.nameOf(officer)));
    }
    return names.join(QLatin1Char('\n'));
}

QStringList SubjectText::notes(const Id& subject) const {
    QStringList notes;
    const Json shown = m_document.session().show(subject);
    if (shown.is_object() && shown.contains("remark")) {
        notes << SubjectWordsText::tr("Your note: %1").arg(toText(shown["remark"].get<std::string>()));
    }
    for (const Json& note : shown.is_object() ? shown.value("notes", Json::array()) : Json::array()) {
        notes << toText(note.get<std::string>());
    }
    return notes;
}

} // namespace umpire::gui
