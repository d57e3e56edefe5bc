// What the schemas can see of a bad pack they reject, as the reader does: an editor shows it while typing.

#include "rules/bad_packs.h"
#include "rules/pack_copy.h"
#include "rules/schema_documents.h"

#include <gtest/gtest.h>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/validator.hpp>

namespace umpire::test::bad_shapes_test {
namespace {

using Plain = nlohmann::json;

bool accepts(const std::string& file, const Plain& document) {
    valijson::Validator validator;
    return validator.validate(schema(file.substr(0, file.find('.'))),
                              valijson::adapters::NlohmannJsonAdapter(document), nullptr);
}

class BadShapes : public testing::TestWithParam<BadPack> {};

TEST_P(BadShapes, AreRejectedByTheSchemaAsWell) {
    const BadPack& bad = GetParam();
    PackCopy pack;
    ASSERT_TRUE(accepts(bad.file, Plain::parse(pack.read(bad.file))));
    pack.replace(bad.file, bad.from, bad.to);
    EXPECT_FALSE(accepts(bad.file, Plain::parse(pack.read(bad.file)))) << bad.to;
}

std::vector<BadPack> shapes() {
    std::vector<BadPack> result = badShapes();
    std::erase_if(result, [](const BadPack& bad) { return !bad.shape; });
    return result;
}

std::string nameOf(const testing::TestParamInfo<BadPack>& info) {
    return info.param.name;
}

INSTANTIATE_TEST_SUITE_P(Schema, BadShapes, testing::ValuesIn(shapes()), nameOf);

} // namespace
} // namespace umpire::test::bad_shapes_test
