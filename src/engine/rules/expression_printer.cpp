// Expressions as people write them, with no more parentheses than they need.

#include "expression_parser.h"
#include "umpire/base/text.h"
#include "umpire/rules/written_expressions.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace umpire {

namespace {

/// How much an operator binds what stands beside it.
enum class Binds { Unknown, Loosest, Or, And, Not, Compared, Sum, Product, Negative, Value };

struct Joint {
    const char* op;
    const char* sign;
    Binds level;
    Binds first; ///< what its first operand must bind at least, and
    Binds rest;  ///< the others
};

constexpr std::array joints{Joint{"any", " or ", Binds::Or, Binds::And, Binds::And},
                            Joint{"all", " and ", Binds::And, Binds::Not, Binds::Not},
                            Joint{"=", " = ", Binds::Compared, Binds::Sum, Binds::Sum},
                            Joint{"!=", " != ", Binds::Compared, Binds::Sum, Binds::Sum},
                            Joint{"<", " < ", Binds::Compared, Binds::Sum, Binds::Sum},
                            Joint{"<=", " <= ", Binds::Compared, Binds::Sum, Binds::Sum},
                            Joint{">", " > ", Binds::Compared, Binds::Sum, Binds::Sum},
                            Joint{">=", " >= ", Binds::Compared, Binds::Sum, Binds::Sum},
                            Joint{"in", " in ", Binds::Compared, Binds::Sum, Binds::Sum},
                            Joint{"+", " + ", Binds::Sum, Binds::Sum, Binds::Product},
                            Joint{"-", " - ", Binds::Sum, Binds::Sum, Binds::Product},
                            Joint{"*", " * ", Binds::Product, Binds::Product, Binds::Negative},
                            Joint{"/", " / ", Binds::Product, Binds::Product, Binds::Negative},
                            Joint{"%", " % ", Binds::Product, Binds::Product, Binds::Negative}};

bool isName(const std::string& text) {
    return !text.empty() && text.front() != '-' && std::ranges::all_of(text, isOfFormulaWord);
}

const Joint* jointOf(const std::string& op) {
    const auto found = std::ranges::find_if(joints, [&op](const Joint& each) { return op == each.op; });
    return found == joints.end() ? nullptr : &*found;
}

bool isObjectOf(const Json& json, const char* op) {
    return json.is_object() && json.size() == 1 && json.contains(op);
}

class Printer {
  public:
    std::optional<std::string> print(const Json& json) {
        const bool written = json.is_string() && isFormula(json.get_ref<const std::string&>());
        std::string text = written ? json.get<std::string>() : printed(json, Binds::Loosest, true);
        return m_odd ? std::nullopt : std::optional(std::move(text));
    }

  private:
    /// `last`: nothing follows that could be taken for a part of it.
    std::string printed(const Json& json, Binds least, bool last) {
        const Json& inner = meant(json);
        const bool apart = bindsOf(inner) < least || (isOpen(inner) && !last);
        return apart ? "(" + bare(inner, true) + ")" : bare(inner, last);
    }

    /// All of one is that one.
    static const Json& meant(const Json& json) {
        const Json* at = &json;
        static const std::vector<std::string> ofMany{"all", "any", "+", "*"};
        while (at->is_object() && at->size() == 1 && at->front().is_array() && at->front().size() == 1 &&
               listed(ofMany, at->begin().key())) {
            at = &at->front().front();
        }
        return *at;
    }

    static Binds bindsOf(const Json& json) {
        if (json.is_string()) {
            return isFormula(json.get_ref<const std::string&>()) ? Binds::Unknown : Binds::Value;
        }
        if (json.is_number()) {
            return json < 0 ? Binds::Negative : Binds::Value;
        }
        if (!json.is_object() || json.size() != 1) {
            return Binds::Value;
        }
        const std::string& op = json.begin().key();
        if (op == "not") {
            return isObjectOf(meant(json.front()), "in") ? Binds::Compared : Binds::Not;
        }
        const Joint* joint = jointOf(op);
        return !joint ? Binds::Value : json.front().size() == 1 ? Binds::Negative : joint->level;
    }

    /// Whether it reaches as far right as it can.
    static bool isOpen(const Json& json) {
        if (!json.is_object() || json.empty()) {
            return false;
        }
        return json.contains("if") || json.contains("reach") || listOf(json) != nullptr;
    }

    /// The operator that goes through a list, or null.
    static const char* listOf(const Json& json) {
        for (const std::string& op : wordsOverLists()) {
            const bool either = op == "min" || op == "max";
            if (json.contains(op) && (!either || json.contains("of") || json.contains("where"))) {
                return op.c_str();
            }
        }
        return nullptr;
    }

    std::string bare(const Json& json, bool last) {
        if (json.is_string()) {
            const auto& text = json.get_ref<const std::string&>();
            return isFormula(text) ? text : word(text);
        }
        if (json.is_array()) {
            return words(json);
        }
        return json.is_null() ? "nothing" : json.is_object() ? operation(json, last) : json.dump();
    }

    static std::string word(const std::string& text) {
        const bool reference = text.size() > 1 && text.front() == '$' &&
                               std::all_of(text.begin() + 1, text.end(), isOfReference);
        const bool plain =
            isName(text) && !std::ranges::all_of(text, isDigit) && !listed(formulaWords(), text);
        if (reference || plain) {
            return text;
        }
        std::string quoted = "'";
        for (const char c : text) {
            quoted += c == '\'' ? "''" : std::string(1, c);
        }
        return quoted + "'";
    }

    std::string words(const Json& list) {
        std::string text;
        for (const Json& item : list) {
            m_odd = m_odd || !item.is_string();
            text += (text.empty() ? "" : ", ") + (item.is_string() ? word(item.get<std::string>()) : "");
        }
        return "[" + text + "]";
    }

    std::string operation(const Json& json, bool last) {
        if (json.contains("table")) {
            return "table " + lookup(json);
        }
        if (json.contains("trait") && json.contains("of")) {
            return trait(json);
        }
        if (const char* op = listOf(json)) {
            return overList(op, json, last);
        }
        if (json.contains("reach") || json.contains("near")) {
            return steps(json.contains("reach") ? "reach" : "near", json, last);
        }
        if (json.size() != 1) {
            return odd();
        }
        const std::string& op = json.begin().key();
        const Json& operands = json.front();
        if (op == "not") {
            const Json& inner = meant(operands);
            return isObjectOf(inner, "in") ? joined(*jointOf("in"), " not in ", inner.front(), last)
                                           : "not " + printed(operands, Binds::Not, last);
        }
        if (op == "if") {
            return choice(operands, last);
        }
        if (op == "known" || op == "heading") {
            return op + " " + lookup(operands);
        }
        if (const Joint* joint = jointOf(op)) {
            return joined(*joint, joint->sign, operands, last);
        }
        return call(op, operands);
    }

    std::string joined(const Joint& joint, const char* sign, const Json& operands, bool last) {
        if (!operands.is_array() || operands.empty() ||
            (operands.size() != 2 && joint.level == Binds::Compared)) {
            return odd();
        }
        if (operands.size() == 1) { // the negative of one
            const Json& only = operands.front();
            return "-" + (only.is_number() ? "(" + only.dump() + ")" : printed(only, Binds::Negative, last));
        }
        std::string text;
        for (const Json& operand : operands) {
            const bool first = &operand == &operands.front();
            // What goes on with the same operator would be taken for one list of operands.
            const bool apart = first && isObjectOf(meant(operand), joint.op) &&
                               joint.op != std::string_view("/") && joint.op != std::string_view("%");
            const Binds least = apart ? joint.rest : first ? joint.first : joint.rest;
            text += (first ? "" : sign) + printed(operand, least, last && &operand == &operands.back());
        }
        return text;
    }

    std::string choice(const Json& parts, bool last) {
        if (!parts.is_array() || parts.size() != 3) {
            return odd();
        }
        return "if " + printed(parts[0], Binds::Loosest, true) + " then " +
               printed(parts[1], Binds::Loosest, true) + " else " + printed(parts[2], Binds::Loosest, last);
    }

    std::string call(const std::string& function, const Json& operands) {
        const FormulaFunction* known = functionOf(function);
        if (known && known->shape == FormulaFunction::Shape::One) {
            return function + "(" + printed(operands, Binds::Loosest, true) + ")";
        }
        const bool list = known && known->shape == FormulaFunction::Shape::List && operands.is_array();
        if (!list || operands.empty() || (known->takes != 0 && operands.size() != known->takes)) {
            return odd();
        }
        std::string text;
        for (const Json& operand : operands) {
            text += (text.empty() ? "" : ", ") + printed(operand, Binds::Loosest, true);
        }
        return function + "(" + text + ")";
    }

    std::string overList(const std::string& op, const Json& json, bool last) {
        std::string text = op + " " + printed(json[op], Binds::Value, false);
        addParts(json, 1, {"as", "where", "of", "gives"}, last, text);
        return text;
    }

    std::string steps(const std::string& op, const Json& json, bool last) {
        if (!json.contains("most")) {
            return odd();
        }
        std::string text = op + "(" + printed(json[op], Binds::Loosest, true) + ", " +
                           printed(json["most"], Binds::Loosest, true) + ")";
        const std::vector<std::string> parts{"as", "through", "across", "stops"};
        addParts(json, 2, op == "reach" ? parts : std::vector<std::string>{}, last, text);
        return text;
    }

    /// What stands behind, each part with its word; `told` keys are said already.
    void addParts(const Json& json, std::size_t told, const std::vector<std::string>& parts, bool last,
                  std::string& text) {
        for (const std::string& part : parts) {
            if (!json.contains(part)) {
                continue;
            }
            ++told;
            const Json& value = json[part];
            text +=
                " " + part + " " +
                (part == "as" ? name(value) : printed(value, Binds::Loosest, last && told == json.size()));
        }
        m_odd = m_odd || told != json.size();
    }

    std::string lookup(const Json& json) {
        if (!json.is_object() || !json.contains("table")) {
            return odd();
        }
        std::string text = name(json["table"]);
        std::size_t told = 1;
        std::string places;
        const auto add = [&](const char* part, const char* before) {
            const bool given = json.contains(part);
            told += given ? 1 : 0;
            places += before + (given ? cellPlace(json[part]) : std::string("*"));
        };
        if (json.size() > 1) {
            add("row", "");
        }
        if (json.contains("column")) {
            add("column", ", ");
        }
        if (json.contains("shift")) {
            add("shift", " shift ");
        }
        m_odd = m_odd || told != json.size();
        return places.empty() ? text : text + "[" + places + "]";
    }

    std::string cellPlace(const Json& json) {
        return json.is_array() && json.size() == 2
                   ? printed(json[0], Binds::Loosest, true) + " : " + printed(json[1], Binds::Loosest, true)
                   : printed(json, Binds::Loosest, true);
    }

    std::string trait(const Json& json) {
        const Json& of = json["of"];
        m_odd = m_odd || json.size() != 2;
        const std::string text = of.is_primitive() ? "(" + printed(of, Binds::Loosest, true) + ")"
                                                   : printed(of, Binds::Value, false);
        return text + "." + name(json["trait"]);
    }

    std::string name(const Json& json) {
        const std::string text = json.is_string() ? json.get<std::string>() : "";
        return isName(text) ? text : odd();
    }

    std::string odd() {
        m_odd = true;
        return {};
    }

    bool m_odd = false; ///< something in it is no expression
};

} // namespace

std::optional<std::string> printFormula(const Json& expression) {
    return Printer().print(expression);
}

} // namespace umpire
