#include "covered_file.h"

#include "../base/covered_text.h"
#include "../journal/journal_line.h"
#include "file_seal.h"
#include "umpire/base/speech.h"
#include "umpire/battle/visibility.h"

#include <sstream>
#include <vector>

namespace umpire {

namespace {

constexpr const char* coveredKey = "covered";
/// As the program lays such a file out.
constexpr std::string_view listHead = " \"covered\": [";
constexpr std::string_view listEnd = " ]";

/// Each line that holds a record alone, the lines between them together.
std::vector<std::string_view> partsOf(std::string_view text) {
    std::vector<std::string_view> parts;
    bool apart = true;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size() - 1) + 1;
        const bool alone = text.substr(at, end - at).starts_with("   {");
        if (apart || alone) {
            parts.push_back(text.substr(at, end - at));
        } else {
            const std::size_t begin = static_cast<std::size_t>(parts.back().data() - text.data());
            parts.back() = text.substr(begin, end - begin);
        }
        apart = alone;
        at = end;
    }
    return parts;
}

/// What a plain file says of itself that may be read in a covered one.
Json headOf(const Json& plain) {
    Json head{{"format", battleFormat}, {"version", coveredVersion}};
    for (const char* key : {"rules", "rules-edition", "rules-fingerprint", "title", "date"}) {
        const auto member = plain.find(key);
        if (member != plain.end() && member->is_string()) {
            head[key] = *member;
        }
    }
    return head;
}

/// A text in the list of a covered file, without its quotes.
std::string_view unquoted(std::string_view line) {
    const std::size_t first = line.find('"');
    const std::size_t last = line.rfind('"');
    return first < last ? line.substr(first + 1, last - first - 1) : std::string_view();
}

} // namespace

bool liesCovered(const Session& session) {
    return session.covered() && !secretsAreOver(session.rules(), session.battle());
}

bool isCoveredFile(std::string_view text) {
    if (text.find("\n \"covered\": [") != std::string_view::npos) {
        return true;
    }
    // Somebody may have laid it out otherwise.
    if (text.find("\"covered\"") == std::string_view::npos) {
        return false;
    }
    Issues ignored;
    const JsonNode root = parseJson(text, {}, ignored);
    return root.isObject() && root.find(coveredKey);
}

bool isCoveredJournal(std::string_view text) {
    Issues ignored;
    const JsonNode head = parseJson(text.substr(0, text.find('\n')), {}, ignored);
    const Json json = head.isObject() ? head.toJson() : Json::object();
    return json.value("format", Json()) == Json(journalFormat) &&
           json.value("version", Json()) == Json(coveredJournal);
}

std::string coveredFile(const Json& plain, std::string_view text) {
    Json head = headOf(plain);
    Json& list = head[coveredKey] = Json::array();
    for (const std::string_view part : partsOf(text)) {
        list.push_back(coverText(part));
    }
    return sealed(head.dump(1, ' ', false, Json::error_handler_t::replace) + "\n");
}

std::string coveredCopy(std::string text) {
    if (isCoveredFile(text)) {
        return text;
    }
    Issues ignored;
    const JsonNode root = parseJson(text, {}, ignored);
    return coveredFile(root.isObject() ? root.toJson() : Json::object(), text);
}

std::string uncoveredFile(std::string_view text, const std::string& name, Issues& issues) {
    const JsonDocument document(name, parseJson(text, name, issues));
    const ReadContext context{document, issues};
    std::string plain;
    if (hasErrors(issues)) {
        return plain;
    }
    ObjectReader file(document.root(), context);
    for (const auto& member : document.root().members()) {
        file.skip(member.key);
    }
    readFileHeader(file, battleFormat, coveredVersion, say("battle file", "battle files"));
    const JsonNode* list = file.need(coveredKey);
    file.texts(coveredKey);
    if (!list || hasErrors(issues)) {
        return plain;
    }
    for (const JsonNode& part : list->items()) {
        const auto uncovered = uncoverText(part.scalar().get<std::string>());
        if (!uncovered) {
            context.error(part,
                          say("battle file",
                              "this part of the battle, which lies covered, is damaged; \"umpire recover\" "
                              "saves what is left of it, and looks at the copies kept beside the file"));
            return {};
        }
        plain += *uncovered;
    }
    return plain;
}

std::string uncoveredWhatFits(const std::string& text) {
    std::istringstream lines(text);
    std::string plain;
    bool within = false;
    for (std::string line; std::getline(lines, line);) {
        if (line == listHead) {
            within = true;
        } else if (within && line.starts_with(listEnd)) {
            break;
        } else if (within) {
            plain += uncoverText(unquoted(line)).value_or("   ?\n");
        }
    }
    return plain;
}

} // namespace umpire
