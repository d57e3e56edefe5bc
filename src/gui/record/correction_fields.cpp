#include "record/correction_fields.h"

#include "document/numbered.h"
#include "document/text.h"
#include "umpire/checks/standing.h"
#include "umpire/worksheet/offers.h"

#include <QCoreApplication>

#include <algorithm>
#include <tuple>

namespace umpire::gui {

namespace {

using CorrectionKind = CorrectionField::Kind;
using FieldKind = ActionField::Kind;

/// Finds the translations of this file.
class CorrectionFieldsText {
    Q_DECLARE_TR_FUNCTIONS(CorrectionFields)
};

QString capital(QString name) {
    name.replace(QLatin1Char('-'), QLatin1Char(' '));
    return name.left(1).toUpper() + name.mid(1);
}

bool names(const Json& value, const Id& id) {
    return value == Json(id) ||
           (value.is_array() && std::find(value.begin(), value.end(), Json(id)) != value.end());
}

/// Collects the fields of one command.
class FieldMaker {
  public:
    FieldMaker(const BattleDocument& document, const Json& command, const Battle& before)
        : m_document(document), m_command(command), m_before(before) {}

    std::vector<CorrectionField> make() {
        const Action* action = m_document.rules().action(m_command.value("do", ""));
        for (const ActionField& field : action ? action->fields : std::vector<ActionField>{}) {
            add(field);
        }
        if (!action) {
            addSubjectsOfCheck();
        }
        return std::move(m_fields);
    }

  private:
    void add(const ActionField& field) {
        const QString name = capital(toText(field.name.empty() ? field.id : field.name));
        const Json value = m_command.value(field.id, Json());
        if (field.kind == FieldKind::Party && value.is_object()) {
            m_fields.push_back({field.id, "unit", name, CorrectionKind::One,
                                subjects(SubjectKind::Unit, value.value("unit", Json()))});
        } else if (field.kind == FieldKind::Subject && value.is_string()) {
            m_fields.push_back({"", field.id, name, CorrectionKind::One, subjects(field.subject, value)});
        } else if (field.kind == FieldKind::Subjects) {
            m_fields.push_back({"", field.id, name, CorrectionKind::Several, subjects(field.subject, value)});
        } else if (field.kind == FieldKind::Choice && value.is_string()) {
            m_fields.push_back({"", field.id, name, CorrectionKind::One, words(field, value)});
        } else if (field.kind == FieldKind::Flag) {
            const bool on = value.is_boolean() && value.get<bool>();
            m_fields.push_back({"",
                                field.id,
                                name,
                                CorrectionKind::Flag,
                                {{"yes", CorrectionFieldsText::tr("yes"), on},
                                 {"no", CorrectionFieldsText::tr("no"), !on}}});
        } else if (field.kind == FieldKind::Count && value.is_number_integer()) {
            m_fields.push_back({"",
                                field.id,
                                name,
                                CorrectionKind::Count,
                                {},
                                field.from,
                                field.to,
                                value.get<std::int64_t>()});
        }
    }

    /// A check that is rolled by itself names whom it tests.
    void addSubjectsOfCheck() {
        const std::tuple<const char*, SubjectKind, QString> kinds[] = {
            {"unit", SubjectKind::Unit, CorrectionFieldsText::tr("Unit")},
            {"officer", SubjectKind::Officer, CorrectionFieldsText::tr("Officer")},
            {"formation", SubjectKind::Formation, CorrectionFieldsText::tr("Formation")},
            {"side", SubjectKind::Side, CorrectionFieldsText::tr("Side")}};
        for (const auto& [key, kind, name] : kinds) {
            const Json value =
                m_command.value("check", Json()).is_string() ? m_command.value(key, Json()) : Json();
            if (value.is_string()) {
                m_fields.push_back({"", key, name, CorrectionKind::One, subjects(kind, value)});
            }
        }
    }

    /// Whoever is in play, and who is named now; his own side first.
    std::vector<PanelChoice> subjects(SubjectKind kind, const Json& value) const {
        std::vector<PanelChoice> choices;
        Id side;
        for (const Subject* subject : m_before.all(kind)) {
            const bool named = names(value, subject->id);
            side = named && side.empty() ? subject->side : side;
            const bool gone = kind == SubjectKind::Unit && isOut(m_document.rules(), m_before, *subject);
            if (named || !gone) {
                choices.push_back({subject->id, numbered(m_document, subject->id), named});
            }
        }
        std::stable_partition(choices.begin(), choices.end(), [&](const PanelChoice& choice) {
            return m_before.find(choice.id)->side == side;
        });
        return choices;
    }

    std::vector<PanelChoice> words(const ActionField& field, const Json& value) const {
        std::vector<PanelChoice> choices;
        for (const std::string& word : field.words) {
            choices.push_back({word, toText(wordName(m_document.rules(), word)), value == Json(word)});
        }
        return choices;
    }

    const BattleDocument& m_document;
    const Json& m_command;
    const Battle& m_before;
    std::vector<CorrectionField> m_fields;
};

} // namespace

std::vector<CorrectionField> correctionFields(const BattleDocument& document, const Json& command,
                                              const Battle& before) {
    return FieldMaker(document, command, before).make();
}

} // namespace umpire::gui
