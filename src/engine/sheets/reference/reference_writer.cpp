#include "reference_writer.h"

#include "umpire/base/text.h"
#include "umpire/rules/sheet_text.h"

#include <algorithm>
#include <optional>

namespace umpire::sheets {

std::string ReferenceWriter::fill(const std::string& text) const {
    return fillSheetText(text, rules, battle().rulings.map());
}

std::vector<int> ReferenceWriter::footnote(const Id& id) {
    if (id.empty()) {
        return {};
    }
    const auto found = std::ranges::find(m_footnotes, id);
    const auto place = found - m_footnotes.begin();
    if (found == m_footnotes.end()) {
        m_footnotes.push_back(id);
    }
    return {static_cast<int>(place) + 1};
}

std::vector<Phrase> ReferenceWriter::footnotes() const {
    const auto& known = rules.sheets.reference.footnotes;
    std::vector<Phrase> result;
    for (const Id& id : m_footnotes) {
        const auto found = std::ranges::find_if(known, [&id](const auto& note) { return note.id == id; });
        result.push_back({plain(found == known.end() ? std::string() : fill(found->text))});
    }
    return result;
}

Phrase ReferenceWriter::phrase(const SheetText& text) {
    Phrase line;
    if (!text.lead.empty()) {
        line.push_back(strong(fill(text.lead)));
    }
    if (!text.text.empty()) {
        line.push_back(plain((line.empty() ? "" : " ") + fill(text.text)));
    }
    const std::vector<int> numbers = footnote(text.footnote);
    if (line.empty() && !numbers.empty()) {
        line.push_back(plain(""));
    }
    if (!line.empty()) {
        line.back().footnotes = numbers;
    }
    return line;
}

void ReferenceWriter::addTo(Phrase& line, const ReferencePart& part, const Id& to, const Id& column) {
    for (const SheetAddition& addition : part.additions) {
        if (addition.to != to || addition.column != column || !inForce(addition.text)) {
            continue;
        }
        Phrase more = phrase(addition.text);
        const bool bare = more.size() == 1 && more.front().text.empty();
        if (bare && !line.empty()) {
            std::vector<int>& numbers = line.back().footnotes;
            numbers.insert(numbers.end(), more.front().footnotes.begin(), more.front().footnotes.end());
            continue;
        }
        if (!line.empty() && !more.empty()) {
            more.front().text.insert(0, " ");
        }
        line.insert(line.end(), more.begin(), more.end());
    }
}

namespace {

using Op = Expression::Op;

/// Whether rulings and the check say all that an expression asks.
bool isSettled(const Expression& expression) {
    bool settled = true;
    visit(expression, [&settled](const Expression& e) {
        switch (e.op) {
        case Op::Literal:
        case Op::Ruling:
        case Op::Constant:
        case Op::All:
        case Op::Any:
        case Op::Not:
        case Op::Equal:
        case Op::Unequal:
        case Op::In:
        case Op::If:
            return;
        case Op::Context:
            settled = settled && e.word == "check";
            return;
        default:
            settled = false;
        }
    });
    return settled;
}

/// What it comes to whatever else is so; nothing where that has a say.
std::optional<bool> known(const Expression& e, const Scope& scope) {
    if (isSettled(e)) {
        return evaluate(e, scope).flag();
    }
    if (e.op == Op::Not) {
        const auto denied = known(e.operands[0], scope);
        return denied ? std::optional(!*denied) : std::nullopt;
    }
    if (e.op == Op::If) {
        const auto condition = known(e.operands[0], scope);
        return condition ? known(e.operands[*condition ? 1 : 2], scope) : std::nullopt;
    }
    if (e.op == Op::All || e.op == Op::Any) {
        const bool decides = e.op == Op::Any;
        const bool decided = std::ranges::any_of(
            e.operands, [&](const Expression& each) { return known(each, scope) == std::optional(decides); });
        return decided ? std::optional(decides) : std::nullopt;
    }
    return std::nullopt;
}

void choose(Expression& e, const Scope& scope) {
    for (Expression& operand : e.operands) {
        choose(operand, scope);
    }
    if (e.op != Op::If) {
        return;
    }
    if (const auto condition = known(e.operands[0], scope)) {
        Expression chosen = std::move(e.operands[*condition ? 1 : 2]);
        e = std::move(chosen);
    }
}

} // namespace

std::vector<const BandTable*> tablesInForce(const Check& check, const Scope& rulings) {
    Scope scope = rulings;
    scope.check = check.id;
    std::vector<const BandTable*> tables;
    for (const BandTable& table : check.tables) {
        const auto used = table.when ? known(*table.when, scope) : std::optional(true);
        if (used.value_or(true)) {
            tables.push_back(&table);
        }
        if (used == std::optional(true)) {
            break;
        }
    }
    return tables;
}

Modifier asRuled(Modifier modifier, const Scope& rulings) {
    choose(modifier.value, rulings);
    return modifier;
}

bool everCounts(const Modifier& modifier, const Id& check, const Scope& rulings) {
    Scope scope = rulings;
    scope.check = check;
    return listed(modifier.checks, check) && (!modifier.when || known(*modifier.when, scope).value_or(true));
}

const Ruling::Reading& readingOf(const Ruling& ruling, const Battle& battle) {
    const auto set = battle.rulings.find(ruling.id);
    const Ruling::Reading* reading = set == battle.rulings.end() ? nullptr : ruling.find(set->second);
    return reading ? *reading : ruling.readings.front();
}

} // namespace umpire::sheets
