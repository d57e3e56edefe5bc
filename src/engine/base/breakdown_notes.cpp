#include "breakdown_notes.h"

#include <link.h>

namespace umpire {

namespace {

/// What is no plain word might be somebody's name.
bool isPlainWord(std::string_view text) {
    constexpr std::size_t longest = 40;
    return !text.empty() && text.size() <= longest && std::all_of(text.begin(), text.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-';
    });
}

int take(dl_phdr_info* info, std::size_t /*size*/, void* data) {
    auto& modules = *static_cast<LoadedModules*>(data);
    const std::string_view path = info->dlpi_name ? info->dlpi_name : "";
    const std::string_view name = path.substr(path.rfind('/') + 1); // npos + 1 is 0
    for (int i = 0; i < info->dlpi_phnum; ++i) {
        const auto& part = info->dlpi_phdr[i];
        const bool code = part.p_type == PT_LOAD && (part.p_flags & PF_X) != 0;
        const std::uintptr_t from = info->dlpi_addr + part.p_vaddr;
        if (code) {
            modules.add(info->dlpi_addr, from, from + part.p_memsz, name.empty() ? "program" : name);
        }
    }
    return 0;
}

} // namespace

void LoadedModules::look() {
    m_count = 0;
    ::dl_iterate_phdr(take, this);
}

void LoadedModules::add(std::uintptr_t base, std::uintptr_t from, std::uintptr_t to, std::string_view name) {
    if (m_count < most) {
        Module& module = m_modules[m_count++];
        module.base = base;
        module.from = from;
        module.to = to;
        module.name.clear();
        module.name.add(name);
    }
}

void LoadedModules::addPlace(PlainText<120>& line, std::uintptr_t address) const {
    line.add("  ");
    for (std::size_t i = 0; i < m_count; ++i) {
        const Module& module = m_modules[i];
        if (address >= module.from && address < module.to) {
            line.add(module.name.text());
            line.add("+");
            line.addHex(address - module.base);
            return;
        }
    }
    line.addHex(address);
}

void BreakdownNotes::begin(const BreakdownOrder& order) {
    beganAt = std::time(nullptr);
    inBetween = order.inBetween;
    program.clear();
    program.add(order.program);
    head.clear();
    for (const std::string& line : order.lines) {
        head.add(line);
        head.add("\n");
    }
    folder.clear();
    if (!order.folder.empty()) {
        const std::string place = (order.folder / order.program.substr(0, order.program.find(' '))).string();
        if (place.size() < longestPath) {
            folder.add(place);
        }
    }
    modules.look();
}

void BreakdownNotes::stand(const BattleStanding& now) {
    standing.clear();
    standing.add("rules: ");
    standing.add(isPlainWord(now.rules) ? now.rules : "(not told)");
    standing.add(", fingerprint ");
    standing.add(now.fingerprint.substr(0, 16));
    standing.add("\nbattle: turn ");
    standing.add(static_cast<long long>(now.turn));
    standing.add(", phase ");
    standing.add(isPlainWord(now.phase) ? now.phase : "(not told)");
    standing.add(", records ");
    standing.add(static_cast<long long>(now.records));
    standing.add(", subjects ");
    standing.add(static_cast<long long>(now.subjects));
    standing.add("\n");
}

void BreakdownNotes::deed(std::string_view kind, std::string_view name) {
    Deed& deed = deeds[deedCount % deeds.size()];
    deed.text.clear();
    deed.text.add(isPlainWord(kind) ? kind : "(not told)");
    deed.text.add(" ");
    deed.text.add(isPlainWord(name) ? name : "(not told)");
    deed.after = std::time(nullptr) - beganAt;
    ++deedCount;
}

void BreakdownNotes::writeTo(int file, const char* why) const {
    PlainText<2000> text;
    text.add("Desert Umpire: a program broke down. No names and no contents of files are told here.\n");
    text.add("program: ");
    text.add(program.text());
    text.add("\n");
    text.add(head.text());
    text.add("reason: ");
    text.add(why);
    text.add("\nwhen: ");
    text.add(static_cast<long long>(std::time(nullptr)));
    text.add(" (seconds since 1970), after ");
    text.add(static_cast<long long>(std::time(nullptr) - beganAt));
    text.add(" s\n");
    text.add(standing.isEmpty() ? "battle: none is open\n" : standing.text());
    text.add("what was done last, second by second:\n");
    text.writeTo(file);
    const std::size_t first = deedCount > deeds.size() ? deedCount - deeds.size() : 0;
    for (std::size_t i = first; i < deedCount; ++i) {
        PlainText<120> line;
        line.add("  ");
        line.add(static_cast<long long>(deeds[i % deeds.size()].after));
        line.add(" ");
        line.add(deeds[i % deeds.size()].text.text());
        line.add("\n");
        line.writeTo(file);
    }
    PlainText<20> end;
    end.add("stack:\n");
    end.writeTo(file);
}

} // namespace umpire
