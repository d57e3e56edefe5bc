// What a subject stores: entries by name for whoever reads it, slots for whoever knows the layout.

#include "umpire/state/attribute_values.h"

#include <gtest/gtest.h>

namespace umpire::test::attribute_values_test {
namespace {

std::shared_ptr<const KindLayout> layoutFor(std::initializer_list<const char*> names) {
    std::vector<Symbol> attributes;
    for (const char* name : names) {
        attributes.emplace_back(name);
    }
    return std::make_shared<const KindLayout>(std::move(attributes));
}

AttributeValues three() {
    return {{"lost", 2}, {"type", "rider"}, {"bold", true}};
}

std::string told(const AttributeValues& values) {
    std::string text;
    for (const auto& [name, value] : values.entries()) {
        text += name.text();
        text += value.isText() ? "=" + value.text() : value.isNumber() ? "#" : "!";
        text += ' ';
    }
    return text;
}

TEST(AttributeValues, AreReadRisingByNameWhateverTheLayout) {
    AttributeValues values = three();
    EXPECT_EQ(told(values), "bold! lost# type=rider ");
    for (const auto& layout : {layoutFor({"type", "lost", "bold"}), layoutFor({"type"}),
                               layoutFor({"lost", "else"}), std::shared_ptr<const KindLayout>()}) {
        values.arrange(layout);
        EXPECT_EQ(told(values), "bold! lost# type=rider ");
        EXPECT_EQ(values.entries().size(), 3U);
        EXPECT_EQ(values, three());
        EXPECT_EQ(three(), values);
    }
}

TEST(AttributeValues, LieInTheSlotsOfTheLayout) {
    AttributeValues values = three();
    values.arrange(layoutFor({"type", "size", "lost"}));
    EXPECT_EQ(values.slot(0), Value("rider"));
    EXPECT_TRUE(values.slot(1).isNone());
    EXPECT_EQ(values.slot(2), Value(2));
    values["size"] = 7;
    EXPECT_EQ(values.slot(1), Value(7));
    EXPECT_EQ(values.at("size"), Value(7));
    values["beside"] = "x";
    EXPECT_EQ(told(values), "beside=x bold! lost# size# type=rider ");
}

TEST(AttributeValues, ForgetWhatIsErasedOrSetToNothing) {
    for (const auto& layout : {layoutFor({"type", "lost"}), std::shared_ptr<const KindLayout>()}) {
        AttributeValues values = three();
        values.arrange(layout);
        values.erase("lost");
        values.erase("never there");
        values["bold"] = Value();
        EXPECT_FALSE(values.contains("lost"));
        EXPECT_FALSE(values.contains("bold"));
        EXPECT_EQ(told(values), "type=rider ");
        EXPECT_EQ(values, (AttributeValues{{"type", "rider"}}));
        EXPECT_NE(values, three());
        values.clear();
        EXPECT_TRUE(values.entries().empty());
    }
}

TEST(AttributeValues, AreFoundByName) {
    AttributeValues values = three();
    values.arrange(layoutFor({"type", "lost"}));
    EXPECT_EQ(values.at("lost"), Value(2));
    EXPECT_EQ(values.at("bold"), Value(true));
    EXPECT_FALSE(values.contains("size"));
    EXPECT_TRUE(values.at("size").isNone());
}

} // namespace
} // namespace umpire::test::attribute_values_test
