#include "roster/field_form.h"

#include "document/text.h"

#include <QCoreApplication>

namespace umpire::gui {

namespace {

/// Finds the translations of this file.
class RosterFieldText {
    Q_DECLARE_TR_FUNCTIONS(RosterField)
};

} // namespace

RosterField::Form fieldForm(const RulePack& rules, const Attribute& attribute) {
    RosterField::Form form{
        attribute.rosterKey, toText(attribute.name), toText(attribute.text),     attribute.type.kind, {},
        attribute.required,  attribute.least,        RosterFieldText::tr("none")};
    if (attribute.fallback && attribute.type.kind == Type::Kind::Text) {
        form.empty = attribute.type.vocabulary.empty() ? QString() : RosterFieldText::tr("usual");
    }
    if (attribute.id == rules.roles.number) {
        form.empty = RosterFieldText::tr("by itself");
    }
    if (const Vocabulary* words = rules.vocabulary(attribute.type.vocabulary)) {
        for (const Word& word : words->words) {
            form.choices << RosterField::Choice{word.id, toText(word.name)};
        }
    }
    return form;
}

} // namespace umpire::gui
