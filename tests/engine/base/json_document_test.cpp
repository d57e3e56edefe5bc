#include "umpire/base/json_document.h"

#include <gtest/gtest.h>

namespace umpire::json_document_test {
namespace {

class JsonDocumentTest : public testing::Test {
  protected:
    static constexpr const char* text = R"({"a": [1, {"b": [[2, 3]]}], "c d": "x"})";

    Issues m_issues;
    JsonDocument m_document{"file", parseJson(text, "file", m_issues)};

    const JsonNode& child(const JsonNode& node, std::size_t index) {
        return node.isObject() ? node.members().at(index).value : node.items().at(index);
    }
};

TEST_F(JsonDocumentTest, EveryNodeHasAPath) {
    const JsonNode& root = m_document.root();
    const JsonNode& a = child(root, 0);
    const JsonNode& inner = child(child(child(a, 1), 0), 0);
    EXPECT_EQ(m_document.pathOf(root), "");
    EXPECT_EQ(m_document.pathOf(a), "a");
    EXPECT_EQ(m_document.pathOf(child(a, 0)), "a[0]");
    EXPECT_EQ(m_document.pathOf(child(a, 1)), "a[1]");
    EXPECT_EQ(m_document.pathOf(inner), "a[1].b[0]");
    EXPECT_EQ(m_document.pathOf(child(inner, 1)), "a[1].b[0][1]");
    EXPECT_EQ(m_document.pathOf(child(root, 1)), "c d");
}

TEST_F(JsonDocumentTest, KeysMayBeEmptyOrLookLikePlacesInLists) {
    const JsonDocument document("odd", parseJson(R"({"a": {"": {"b": 1}}, "[c": [2]})", "odd", m_issues));
    const JsonNode& unnamed = child(child(document.root(), 0), 0);
    const JsonNode& bracket = child(document.root(), 1);
    EXPECT_EQ(document.pathOf(unnamed), "a");
    EXPECT_EQ(document.pathOf(child(unnamed, 0)), "a..b");
    EXPECT_EQ(document.pathOf(bracket), "[c");
    EXPECT_EQ(document.pathOf(child(bracket, 0)), "[c[0]");
    EXPECT_EQ(document.pathOf(m_document.root()), "") << "of another document";
}

TEST_F(JsonDocumentTest, IssuesNamePositionAndPath) {
    const JsonNode& node = child(m_document.root(), 1);
    EXPECT_EQ(m_document.issue(node, "bad").line(), "file:1:36: error: bad (at c d)");
    EXPECT_EQ(m_document.issue(node, "odd", Severity::Warning).line(), "file:1:36: warning: odd (at c d)");
}

TEST_F(JsonDocumentTest, FindsMembersByKey) {
    EXPECT_EQ(m_document.root().find("c d"), &m_document.root().members()[1].value);
    EXPECT_EQ(m_document.root().find("d"), nullptr);
    EXPECT_EQ(m_document.root().find("a")->find("x"), nullptr);
}

TEST(JsonNodeTest, FindsMembersAmongMany) {
    JsonNode object = JsonNode::object({1, 1});
    for (int i = 0; i < 1000; ++i) {
        object.addMember("key-" + std::to_string(i), {i, 1}, JsonNode(i, {i, 2}));
    }
    object.addMember("key-7", {1000, 1}, JsonNode("again", {1000, 2}));
    const JsonNode moved = std::move(object);
    for (int i = 0; i < 1000; ++i) {
        const JsonNode* found = moved.find("key-" + std::to_string(i));
        ASSERT_TRUE(found) << i;
        EXPECT_EQ(found->scalar(), Json(i)) << "the first of those with one key";
    }
    EXPECT_EQ(moved.find("key-1000"), nullptr);
    EXPECT_EQ(moved.find(""), nullptr);
}

TEST_F(JsonDocumentTest, DescribesNodesForMessages) {
    EXPECT_EQ(m_document.root().describe(), "an object");
    EXPECT_EQ(child(m_document.root(), 0).describe(), "a list");
    EXPECT_EQ(JsonNode::array({1, 1}).describe(), "an empty list");
    EXPECT_EQ(child(m_document.root(), 1).describe(), "the text \"x\"");
}

TEST(Issue, LineLeavesOutWhatIsNotKnown) {
    EXPECT_EQ((Issue{Severity::Error, "", {}, "", "text"}.line()), "error: text");
    EXPECT_EQ((Issue{Severity::Error, "file", {}, "", "text"}.line()), "file: error: text");
    EXPECT_EQ((Issue{Severity::Warning, "file", {2, 3}, "a.b", "text"}.line()),
              "file:2:3: warning: text (at a.b)");
}

TEST(Issue, WarningsAreNoErrors) {
    const Issue warning{Severity::Warning, "", {}, "", ""};
    const Issue error{Severity::Error, "", {}, "", ""};
    EXPECT_FALSE(hasErrors({}));
    EXPECT_FALSE(hasErrors({warning}));
    EXPECT_TRUE(hasErrors({warning, error}));
}

} // namespace
} // namespace umpire::json_document_test
