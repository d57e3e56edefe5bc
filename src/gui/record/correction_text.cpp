#include "record/correction_text.h"

#include "document/record_text.h"
#include "document/text.h"
#include "look/theme.h"
#include "umpire/base/halves.h"

#include <QCoreApplication>

namespace umpire::gui {

namespace {

Json listIn(const Json& extra, const char* key) {
    const auto found = extra.find(key);
    return found != extra.end() && found->is_array() ? *found : Json::array();
}

class CorrectionText {
    Q_DECLARE_TR_FUNCTIONS(CorrectionText)

  public:
    CorrectionText(const Look& look, const BattleDocument& document) : m_look(look), m_document(document) {}

    /// `extra` holds the engine's differences, effects, conflicts and notes. With `choices`, a record that
    /// can no longer happen carries a link `keep:NUMBER`.
    QString html(const Json& extra, bool choices) const {
        return conflicts(listIn(extra, "conflicts"), choices) + rolls(listIn(extra, "differences")) +
               effects(listIn(extra, "effects")) + notes(listIn(extra, "notes"));
    }

  private:
    QString heading(const QString& text) const {
        return QStringLiteral("<p style=\"margin:%1px 0 0 0\"><b>%2</b></p>")
            .arg(m_look.px(8))
            .arg(text.toHtmlEscaped());
    }

    QString line(const QString& html) const {
        return QStringLiteral("<p style=\"margin:%1px 0 0 0\">%2</p>").arg(m_look.px(3)).arg(html);
    }

    /// "14 · 12th Light Horse fires on I/67th".
    QString record(const Json& item) const {
        const int number = item.value("record", 0);
        const auto& records = m_document.session().records();
        if (number < 1 || number > static_cast<int>(records.size())) {
            return QString::number(number);
        }
        return QStringLiteral("%1 · %2")
            .arg(number)
            .arg(m_document.describe(records[static_cast<std::size_t>(number - 1)]))
            .toHtmlEscaped();
    }

    QString rolls(const Json& differences) const {
        if (differences.empty()) {
            return {};
        }
        QString text = heading(tr("Rolls that come out differently"));
        for (const Json& item : differences) {
            const Json& any = item["now"].is_null() ? item["was"] : item["now"];
            text += line(QStringLiteral("%1<br>%2: %3 → <b>%4</b>")
                             .arg(record(item), m_document.nameOf(any.value("subject", "")).toHtmlEscaped(),
                                  roll(item["was"]), roll(item["now"])));
        }
        return text;
    }

    QString roll(const Json& step) const {
        if (step.is_null()) {
            return tr("not rolled").toHtmlEscaped();
        }
        const RecordText words(m_document.session());
        const Outcome* outcome = m_document.rules().outcome(step.value("outcome", ""));
        const QString sign = outcome ? toneSign(toText(outcome->tone)) : QString();
        return (sign + QLatin1Char(' ') + words.outcome(step) + QStringLiteral(" (") +
                toText(plainHalves(halvesIn(step, "total"))) + QLatin1Char(')'))
            .trimmed()
            .toHtmlEscaped();
    }

    QString effects(const Json& effects) const {
        if (effects.empty()) {
            return {};
        }
        QString text = heading(tr("Records that now do something else"));
        for (const Json& item : effects) {
            const QString was = effect(item["was"]).join(QStringLiteral("; "));
            const QString now = effect(item["now"]).join(QStringLiteral("; "));
            const QString nothing = tr("nothing");
            text += line(QStringLiteral("%1<br>%2 → <b>%3</b>")
                             .arg(record(item), (was.isEmpty() ? nothing : was).toHtmlEscaped(),
                                  (now.isEmpty() ? nothing : now).toHtmlEscaped()));
        }
        return text;
    }

    QStringList effect(const Json& subjects) const {
        QStringList parts;
        for (const auto& [id, fields] : subjects.items()) {
            QStringList changes;
            for (const auto& [field, changed] : fields.items()) {
                changes << value(id, field, changed);
            }
            parts << tr("%1: %2").arg(m_document.nameOf(id), changes.join(QStringLiteral(", ")));
        }
        return parts;
    }

    QString value(const Id& subject, const std::string& field, const Json& value) const {
        const Subject* known = m_document.battle().find(subject);
        const Attribute* attribute = known ? m_document.rules().attribute(known->kind, field) : nullptr;
        const QString name = attribute ? withinSentence(toText(attribute->name)) : toText(field);
        if (value.is_number_integer()) {
            return QStringLiteral("%1 %2").arg(name, signedNumber(value.get<std::int64_t>()));
        }
        if (value.is_boolean()) {
            return value.get<bool>() ? name : tr("no longer %1").arg(name);
        }
        const Vocabulary* words =
            attribute ? m_document.rules().vocabulary(attribute->type.vocabulary) : nullptr;
        const std::string id = value.is_string() ? value.get<std::string>() : "";
        const Word* word = words ? words->find(id) : nullptr;
        return QStringLiteral("%1 %2").arg(name, word ? toText(word->name) : m_document.nameOf(id));
    }

    QString conflicts(const Json& conflicts, bool choices) const {
        if (conflicts.empty()) {
            return {};
        }
        QString text = heading(tr("▲ Records that can no longer happen"));
        for (const Json& item : conflicts) {
            const bool kept = item.value("kept", false);
            QString fate = kept ? tr("is kept as it was") : tr("is left out");
            fate = fate.toHtmlEscaped();
            if (choices) {
                fate += QStringLiteral(" · <a href=\"keep:%1\">%2</a>")
                            .arg(item.value("record", 0))
                            .arg((kept ? tr("leave it out") : tr("keep it as it was")).toHtmlEscaped());
            }
            text += line(QStringLiteral("%1<br>%2: <b>%3</b>")
                             .arg(record(item), toText(item.value("reason", "")).toHtmlEscaped(), fate));
        }
        return text;
    }

    QString notes(const Json& notes) const {
        if (notes.empty()) {
            return {};
        }
        QString text = heading(tr("Also"));
        for (const Json& item : notes) {
            text += line(
                QStringLiteral("%1: %2").arg(record(item), toText(item.value("note", "")).toHtmlEscaped()));
        }
        return text;
    }

    const Look& m_look;
    const BattleDocument& m_document;
};

} // namespace

QString correctionText(const Look& look, const BattleDocument& document, const Json& extra, bool choices) {
    return CorrectionText(look, document).html(extra, choices);
}

} // namespace umpire::gui
