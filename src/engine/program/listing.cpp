#include "umpire/program/listing.h"

#include "compiler.h"
#include "program.h"

#include "umpire/base/speech.h"

#include <algorithm>
#include <map>

namespace umpire {

namespace {

using program::Block;
using program::Code;
using program::Instruction;
using program::Program;

bool isJump(Code code) {
    return (code >= Code::Jump && code <= Code::Once) || (code >= Code::Next && code <= Code::AgainSubject);
}

/// Writes one instruction after the other.
class Listing {
  public:
    Listing(const Program& program, const Block& block)
        : m_program(program), m_rules(program.rules()), m_block(block) {}

    std::string text(const std::vector<std::string>& rowNames) {
        std::string text;
        for (std::size_t at = 0; at < m_block.code.size(); ++at) {
            const Instruction& instruction = m_block.code[at];
            text += line(at, instruction);
            if (instruction.code == Code::Row || instruction.code == Code::RowIf) {
                text += "      ; " + rowNames[instruction.to] + "\n\n";
            }
        }
        return text;
    }

  private:
    std::string line(std::size_t at, const Instruction& instruction) const {
        std::string number = std::to_string(at);
        number.insert(0, number.size() < 4 ? 4 - number.size() : 0, ' ');
        std::string line = number;
        line += "  ";
        line += name(instruction.code);
        line.append(line.size() < 26 ? 26 - line.size() : 1, ' ');
        line += operands(instruction);
        if (isJump(instruction.code)) {
            line += " -> " + std::to_string(instruction.value);
        }
        return line + "\n";
    }

    std::string operands(const Instruction& at) const {
        switch (at.code) {
        case Code::LoadFlag:
        case Code::LoadNumber:
        case Code::LoadText:
        case Code::LoadList:
            return into(at) + subject(at.a) + "." + slot(at);
        case Code::CallDerived:
            return into(at) + subject(at.a) + "." + m_rules.attributes[static_cast<std::size_t>(at.value)].id;
        case Code::LoadByName:
            return into(at) + subject(at.a) + "." + symbol(at.value);
        case Code::LoadId:
        case Code::LoadName:
        case Code::LoadSide:
        case Code::LoadParent:
        case Code::LoadOfficers:
        case Code::LoadUnits:
        case Code::LoadFormations:
        case Code::Is:
            return into(at) + subject(at.a);
        case Code::Fetch:
            return subject(at.to) + " = " + number(at.a);
        case Code::WordOf:
            return into(at) + number(at.a) + ", " + m_rules.vocabularies[at.b].id;
        case Code::Trait:
        case Code::TraitList:
            return into(at) + number(at.a) + ", " + m_program.index().column(at.b).name;
        default:
            return rest(at);
        }
    }

    std::string rest(const Instruction& at) const {
        switch (at.code) {
        case Code::Fact:
        case Code::FactList:
        case Code::Stated:
            return into(at) + m_rules.facts[at.b].id;
        case Code::JumpIfFact:
        case Code::JumpUnlessFact:
            return m_rules.facts[at.a].id;
        case Code::JumpIfTrait:
        case Code::JumpUnlessTrait:
            return number(at.a) + ", " + m_program.index().column(at.b).name;
        case Code::Reading:
            return into(at) + m_rules.rulings[at.b].id;
        case Code::JumpIfReading:
        case Code::JumpUnlessReading:
            return m_rules.rulings[at.a].id + ", " + number(at.b);
        case Code::Jump:
        case Code::JumpUnlessIndexed:
        case Code::End:
            return {};
        case Code::Once:
        case Code::Known:
            return "memo " + std::to_string(at.to);
        case Code::JumpIf:
        case Code::JumpUnless:
            return number(at.a);
        case Code::JumpIfSame:
        case Code::JumpUnlessSame:
            return number(at.a) + ", " + number(at.b);
        case Code::Moment:
            return into(at) + std::string(nameOf(static_cast<program::MomentWord>(at.b)));
        case Code::Copy:
        case Code::Not:
        case Code::Within:
        case Code::Absolute:
            return into(at) + number(at.a);
        case Code::Enter:
            return "list " + std::to_string(at.a);
        case Code::Next:
        case Code::NextSubject:
        case Code::Again:
        case Code::AgainSubject:
            return into(at) + "item";
        case Code::Leave:
            return number(at.to);
        case Code::Row:
            return std::to_string(at.to) + " = " + number(at.a);
        case Code::RowIf:
            return std::to_string(at.to) + " = " + number(at.a) + ", " + number(at.b);
        case Code::Anybody:
            return into(at) + "list " + std::to_string(at.a);
        case Code::Logic:
            return logic(at);
        case Code::Choose:
            return into(at) + number(at.a) + ", " + number(at.b) + ", " +
                   number(static_cast<std::uint32_t>(at.value));
        case Code::Field:
        case Code::Symbols:
        case Code::Faces:
            return into(at) + symbol(at.value);
        case Code::Cell:
            return into(at) + m_rules.tables[static_cast<std::size_t>(at.value)].id + ", " + number(at.a) +
                   ", " + number(at.b);
        default:
            return into(at) + number(at.a) + ", " + number(at.b);
        }
    }

    std::string logic(const Instruction& at) const {
        const std::string_view word = at.value == program::notEither ? "not "
                                      : at.value == program::bothOf  ? " and "
                                                                     : " or ";
        return into(at) + (at.a == at.b ? "" : number(at.a)) + std::string(word) + number(at.b);
    }

    std::string into(const Instruction& at) const { return number(at.to) + " = "; }

    /// A register, or the constant it holds.
    std::string number(std::uint32_t index) const {
        if (index == program::selfSymbol || index == program::otherSymbol) {
            return index == program::selfSymbol ? "$self" : "$other";
        }
        if (index - 2 < m_block.preset.size()) {
            const std::int64_t value = m_block.preset[index - 2];
            return "#" + std::to_string(value) + wordFor(value);
        }
        return "r" + std::to_string(index);
    }

    /// A constant may be a word of the pack.
    std::string wordFor(std::int64_t value) const {
        for (const Vocabulary& vocabulary : m_rules.vocabularies) {
            for (const Word& word : vocabulary.words) {
                if (Symbol::find(word.id) == Symbol::numbered(static_cast<std::uint32_t>(value))) {
                    return "(" + word.id + ")";
                }
            }
        }
        return {};
    }

    std::string subject(std::uint32_t index) const {
        return index == program::selfSubject    ? "$self"
               : index == program::otherSubject ? "$other"
                                                : "s" + std::to_string(index);
    }

    std::string slot(const Instruction& at) const {
        return m_rules.layout->of(at.kind).attributes()[static_cast<std::size_t>(at.value)].text();
    }

    static std::string symbol(std::int64_t number) {
        return Symbol::numbered(static_cast<std::uint32_t>(number)).text();
    }

    const Program& m_program;
    const RulePack& m_rules;
    const Block& m_block;
};

} // namespace

std::string listingOf(const RulePack& rules, const Check& check) {
    const Program& program = Program::of(rules);
    const program::CheckCode& code = program.check(check);
    std::vector<std::string> names;
    for (const Modifier* modifier : code.modifiers) {
        names.push_back(modifier->id);
    }
    for (std::size_t rule = 0; rule < code.dropped.size(); ++rule) {
        names.push_back(fill(say("program", "drops lines, rule {n}"), {{"n", std::to_string(rule + 1)}}));
    }
    const auto text = [&](program::Trace trace) {
        return Listing(program, program.rows(check, trace)).text(names);
    };
    std::string listing = text(program::Trace::On);
    listing += "\n; " + say("program", "where nobody asks which switches were looked at") + "\n\n";
    return listing + text(program::Trace::Off);
}

} // namespace umpire
