// What the table of keys calls a mistake is one for the reader of packs and for the schemas.

#include "rules/mistakes.h"
#include "rules/pack_copy.h"
#include "rules/schema_documents.h"
#include "support/battles.h"

#include <gtest/gtest.h>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/validator.hpp>

#include <algorithm>
#include <set>

namespace umpire::test::mistakes_test {
namespace {

using Plain = nlohmann::json;

std::string shapeOf(const std::string& file) {
    return file + ".json";
}

TEST(Mistakes, AreRejectedByTheSchemas) {
    for (const auto& [name, right] : rightDocuments()) {
        const std::vector<Mistake> mistakes = mistakesIn(shapeOf(name), right);
        EXPECT_TRUE(!mistakes.empty() || name == "changes")
            << name << ", whose keys are those of other files";
        for (const Mistake& mistake : mistakes) {
            const Plain wrong = right.patch(mistake.patch);
            valijson::Validator validator;
            EXPECT_FALSE(
                validator.validate(schema(name), valijson::adapters::NlohmannJsonAdapter(wrong), nullptr))
                << mistake.key << ": " << mistake.what << ": " << mistake.patch;
        }
    }
}

bool isReported(const Issues& issues, const std::string& file, const Mistake& mistake) {
    return std::any_of(issues.begin(), issues.end(), [&](const Issue& issue) {
        return issue.path == mistake.at && issue.text.starts_with(mistake.message) &&
               issue.severity == Severity::Error && issue.file.ends_with(file);
    });
}

/// Whether neither is made within the object of the other, which the reader might then not understand.
bool areApart(const Mistake& one, const Mistake& other) {
    const auto a = one.patch[0]["path"].get<std::string>();
    const auto b = other.patch[0]["path"].get<std::string>();
    const auto object = [](const std::string& path) { return path.substr(0, path.rfind('/') + 1); };
    return !a.starts_with(object(b)) && !b.starts_with(object(a));
}

/// As many as one file can have at once. They are taken out of the list.
std::vector<Mistake> together(std::vector<Mistake>& mistakes) {
    std::vector<Mistake> taken;
    std::erase_if(mistakes, [&taken](const Mistake& mistake) {
        const bool fits = std::all_of(taken.begin(), taken.end(),
                                      [&](const Mistake& each) { return areApart(each, mistake); });
        if (fits) {
            taken.push_back(mistake);
        }
        return fits;
    });
    return taken;
}

/// A pack whose file has some mistakes, and which of them are not reported.
std::string unreported(const PackCopy& pack, const std::string& file, const std::vector<Mistake>& mistakes) {
    const std::string page = pack.read(file);
    Plain wrong = Plain::parse(page);
    for (const Mistake& mistake : mistakes) {
        wrong = wrong.patch(mistake.patch);
    }
    pack.write(file, wrong.dump(1));
    const LoadedPack loaded = pack.load();
    pack.write(file, page);
    std::string missing;
    for (const Mistake& mistake : mistakes) {
        if (!isReported(loaded.issues, file, mistake)) {
            missing += mistake.key + ", " + mistake.what + ": " + mistake.patch.dump() + '\n';
        }
    }
    for (const Issue& issue : missing.empty() ? Issues{} : loaded.issues) {
        missing += "  " + issue.line() + '\n';
    }
    return missing;
}

TEST(Mistakes, AreReportedByTheReader) {
    std::set<std::string> known;
    for (const char* id : {"sand-sweat-and-camels", "allenbys-blitzkrieg", "palestine-card-game",
                           "death-in-the-desert", "morschauser-mark-1", "morschauser-mark-2"}) {
        const PackCopy pack(id);
        const Plain manifest = Plain::parse(pack.read("pack.json"));
        for (const auto& [part, file] : manifest["files"].items()) {
            std::vector<Mistake> mistakes = mistakesIn(shapeOf(part), Plain::parse(pack.read(file)));
            std::erase_if(mistakes, [&known](const Mistake& mistake) {
                return !known.insert(mistake.key + ' ' + mistake.what).second;
            });
            while (!mistakes.empty()) {
                EXPECT_EQ(unreported(pack, file, together(mistakes)), "");
            }
        }
    }
    EXPECT_GT(known.size(), 500U);
}

} // namespace
} // namespace umpire::test::mistakes_test
