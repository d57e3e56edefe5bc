#include "support/redacted.h"

#include "support/battles.h"
#include "support/temporary_folder.h"
#include "umpire/base/file.h"
#include "umpire/rules/written_expressions.h"

#include <gtest/gtest.h>

#include <set>

namespace umpire::test {

namespace fs = std::filesystem;

namespace {

bool isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// Words that people read even where they are small and single.
bool isRead(const std::string& key) {
    static const std::set<std::string> keys{"name",         "short",  "sheet", "heads",   "head",  "set-text",
                                            "cleared-text", "lead",   "label", "article", "cells", "title",
                                            "notes",        "reason", "one",   "many"};
    return keys.contains(key);
}

/// Ids are small and without spaces; shortcuts are single letters, and differ.
bool isForPeople(const std::string& key, const std::string& text) {
    const bool sentence = text.find(' ') != std::string::npos;
    const bool capital = !text.empty() && text[0] >= 'A' && text[0] <= 'Z';
    const bool id = text.find('-') != std::string::npos && !sentence;
    const bool expression = text.starts_with('$') || isFormula(text);
    return key != "key" && key != "section" && text.size() > 1 && !expression &&
           (sentence || capital || (isRead(key) && !id));
}

void redact(Json& json, const std::string& key) {
    if (json.is_string()) {
        const std::string text = json.get<std::string>();
        json = isForPeople(key, text) ? redacted(text) : text;
    } else if (json.is_object()) {
        for (auto& [inner, value] : json.items()) {
            redact(value, key == "heads" && value.is_string() ? key : inner); // heads by their checks
        }
    } else if (json.is_array()) {
        for (Json& value : json) {
            redact(value, key);
        }
    }
}

Json redactedFile(const fs::path& path) {
    const auto text = readFile(path);
    Json json = Json::parse(text ? *text : "null", nullptr, false);
    EXPECT_FALSE(json.is_discarded()) << path;
    redact(json, "");
    return json;
}

/// The packs of all games, as one may build on another.
void writeRedactedGames(const TemporaryFolder& folder) {
    for (const auto& game : fs::directory_iterator(sourceFolder() / "rules")) {
        const std::string name = game.path().filename().string();
        if (!fs::exists(game.path() / "pack.json")) {
            continue;
        }
        fs::create_directory(folder.path() / name);
        for (const auto& entry : fs::directory_iterator(game.path())) {
            folder.write(name + "/" + entry.path().filename().string(), redactedFile(entry.path()).dump());
        }
    }
}

} // namespace

std::string redacted(const std::string& text) {
    std::string result = text;
    bool place = false;
    for (char& c : result) {
        place = c == '{' || (place && c != '}' && c != '|'); // forms are words
        c = !place && isLetter(c) ? '#' : c;
    }
    return result;
}

std::string RedactedLanguage::translate(const char*, const char* source) const {
    return redacted(source);
}

std::string RedactedLanguage::translatePlural(const char*, const char* one, const char* many,
                                              long long n) const {
    return redacted(n == 1 ? one : many);
}

std::unique_ptr<Session> redactedExample(const std::string& name) {
    const TemporaryFolder folder;
    writeRedactedGames(folder);
    const fs::path battle = sourceFolder() / "resources/battles" / (name + ".battle.json");
    const BattleFiles files(PackSearchPath({folder.path()}, gameNeeds()), findGame);
    LoadedBattle loaded = files.parse(redactedFile(battle).dump(), "redacted");
    for (const Issue& issue : loaded.issues) {
        EXPECT_NE(issue.severity, Severity::Error) << issue.line();
    }
    if (loaded.session) {
        loaded.session->setWallClock([] { return std::string("2017-10-31T16:30:00Z"); });
    }
    return std::move(loaded.session);
}

Json redactedCommand(Json command) {
    redact(command, "");
    return command;
}

} // namespace umpire::test
