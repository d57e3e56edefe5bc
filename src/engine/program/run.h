#pragma once

#include "machine.h"
#include "program.h"
#include "scratch.h"
#include "umpire/program/evaluation_watch.h"
#include "umpire/program/known.h"
#include "umpire/program/roll_so_far.h"
#include "umpire/state/battle.h"

#include <cstdint>
#include <span>
#include <vector>

namespace umpire::program {

/// What a register of lists holds.
using List = std::span<const Symbol>;

/// A list that is gone through.
struct Going {
    const Symbol* at;
    const Symbol* end;
    const Expression* source;
    std::vector<Symbol>* gathered;
};

/// Where code stands while it runs. What nearly every run meets is done in `go`, what is rarer apart
/// (`machine_rare`).
class Run {
  public:
    Run(const Block& block, const Frame& frame, std::int64_t* rows, Value* given)
        : m_scratch(Scratch::ofThread()), m_use(m_scratch), m_block(block), m_frame(frame), m_rows(rows),
          m_given(given) {
        countRun();
        setUp();
    }

    void go();

  private:
    /// Does an instruction and those of its code right behind it; gives the last of them.
    template <typename Step>
    static const Instruction* inOneGo(const Instruction* at, const Step& step) {
        for (const Instruction* last = at + at->more; at != last; ++at) {
            step(*at);
        }
        step(*at);
        return at;
    }
    void setUp();
    void setUpLists();
    void load(const Instruction& at);
    void lookUp(const Instruction& at);
    void list(const Instruction& at);
    void rare(const Instruction& at);
    const Instruction* readings(const Instruction* at);
    void give(const Instruction& at);
    void call(const Instruction& at);
    void put(const Instruction& at, const Value& value);
    void makeList(std::uint32_t to, void (Battle::*of)(const Subject&, std::vector<Symbol>&) const,
                  const Subject* subject);
    void field(const Instruction& at);
    void seek(const Instruction& at);
    void enter(const Instruction& at);
    bool next(const Instruction& at);
    void leave(const Instruction& at);
    void gathered(const Instruction& at);
    bool sameList(const Instruction& at) const;
    std::int64_t facesShown(Symbol face) const;
    std::int64_t symbolsShown(Symbol symbol) const;
    Value stored(const Instruction& at) const;
    Symbol symbol(std::uint32_t number) const {
        return Symbol::numbered(static_cast<std::uint32_t>(m_numbers[number]));
    }
    bool isOfKind(const Subject* subject, SubjectKind kind) const { return subject && subject->kind == kind; }
    std::int64_t reading(std::uint32_t ruling) const { return readingOf(ruling, m_frame).number(); }

    Scratch& m_scratch;
    Scratch::Use m_use;
    const Block& m_block;
    const Frame& m_frame;
    std::int64_t* m_rows;
    Value* m_given;
    std::int64_t* m_numbers = nullptr;
    const Subject** m_subjects = nullptr;
    List* m_lists = nullptr;
    Going* m_going = nullptr;
    unsigned char* m_known = nullptr;
    std::uint32_t* m_returns = nullptr; ///< where the memos that are being worked out were wanted
    std::uint32_t m_returning = 0;
};

} // namespace umpire::program
