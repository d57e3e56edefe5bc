// The historical setup, hex by hex, and how it is played while nothing else is typed in.

#include "hills.h"

#include <gtest/gtest.h>

namespace umpire::test::chart_test {
namespace {

using namespace hills;

struct Entry {
    const char* unit;
    const char* place; ///< formation it belongs to
    const char* hex;
};

const std::vector<Entry>& chart() {
    static const std::vector<Entry> all{
        {"hq-yiderim", "tcmd", "1202"},  {"german-1", "tcmd", "0812"},  {"german-2", "tcmd", "0913"},
        {"german-3", "tcmd", "1013"},    {"art-yiderim", "tcmd", ""},   {"hq-4th", "t4", "1815"},
        {"cav-3rd", "t4", "1414"},       {"cav-6th", "t4", "1514"},     {"cav-8th", "t4", "1614"},
        {"art-4th", "t4", ""},           {"hq-viii", "t4a", "1816"},    {"t48", "t4a", "1516"},
        {"comp", "t4a", "1615"},         {"circ", "t4a", "2016"},       {"cauc", "t4a", "1616"},
        {"mmi", "t4a", "1617"},          {"art-viii", "t4a", ""},       {"hq-7th", "t7", "1211"},
        {"art-7th", "t7", ""},           {"hq-iii", "t7a", "1113"},     {"t1", "t7a", "1114"},
        {"t11", "t7a", "1214"},          {"art-iii", "t7a", ""},        {"hq-xx-t", "t7b", "1414"},
        {"t24", "t7b", "1415"},          {"t26", "t7b", "1314"},        {"t53", "t7b", "1315"},
        {"art-xx-t", "t7b", ""},         {"hq-8th", "t8", "0809"},      {"t46", "t8", "0713"},
        {"art-8th", "t8", ""},           {"hq-xxii", "t8a", "0711"},    {"t7th", "t8a", "0410"},
        {"t20", "t8a", "0611"},          {"art-xxii", "t8a", ""},       {"hq-asia", "t8b", "1012"},
        {"t16", "t8b", "0914"},          {"t19", "t8b", "0911"},        {"art-asia", "t8b", ""},
        {"hq-xxi", "b21", "0314"},       {"art-xxi", "b21", ""},        {"b75-marker", "b75", "0613"},
        {"b3-marker", "b3", "0613"},     {"det-fr-1", "bfr", "0813"},   {"det-fr-2", "bfr", "0813"},
        {"b54-marker", "b54", "0714"},   {"b60-marker", "b60", "0411"}, {"b7-marker", "b7", "0512"},
        {"hq-chaytor", "bch", "1417"},   {"ind20", "bch", ""},          {"indep", "bch", ""},
        {"banz-marker", "banz", "1517"}, {"hq-dmc", "bdmc", "0314"},    {"cars", "bdmc", ""},
        {"art-dmc", "bdmc", ""},         {"b4c-marker", "b4c", "0413"}, {"b5c-marker", "b5c", "0412"},
        {"balh-marker", "balh", "0313"}, {"hq-xx-b", "b20", "0517"},    {"art-xx-b", "b20", ""},
        {"b10-marker", "b10", "0915"},   {"b53-marker", "b53", "1115"}};
    return all;
}

TEST(TheChart, StandsInTheHistoricalExample) {
    const auto session = exampleBattle("megiddo-1918");
    for (const Entry& entry : chart()) {
        EXPECT_EQ(word(*session, entry.unit, "hex"), entry.hex) << entry.unit;
        EXPECT_EQ(word(*session, entry.unit, "formation"), entry.place) << entry.unit;
    }
    EXPECT_EQ(session->battle().turnLimit, 7);
}

TEST(TheChart, InventsNothing) {
    const auto session = exampleBattle("megiddo-1918");
    for (const Entry& entry : chart()) {
        EXPECT_EQ(count(*session, entry.unit, "combat"), 0) << entry.unit;
        EXPECT_EQ(count(*session, entry.unit, "movement"), 0) << entry.unit;
        EXPECT_EQ(word(*session, entry.unit, "rear"), "") << entry.unit;
    }
    EXPECT_TRUE((*session->battle().cells).empty());
}

TEST(TheChart, IsPlayedWithResultsThatAreStated) {
    const auto session = exampleBattle("megiddo-1918");
    play(*session, {{"do", "scramble"}, {"side", "british"}, {"british", 0}, {"turkish", 0}});
    put(*session, {"art-xxi"}, "0714");
    Json shells = bombard("art-xxi", "t46");
    shells["outcome"] = "none";
    play(*session, shells);
    begin(*session, "british-army-1");
    Json assault = attack("b75-marker", "t46", {"b54-marker"});
    assault.update(Json{{"outcome", "d-r"}, {"outcome-2", "none"}});
    play(*session, assault);
    EXPECT_EQ(stands(*session, "t46"), "disrupted 0713");
    EXPECT_TRUE(owes(*session, "retreat", "t46"));
    play(*session, march("b60-marker", "0510")); // nobody knows how far it may go
}

TEST(TheChart, IsTheSameInTheMadeUpExample) {
    const auto session = exampleBattle("megiddo-made-up");
    EXPECT_NE(session->battle().title.find("made-up"), std::string::npos);
    for (const Entry& entry : chart()) {
        const bool marker = std::string(entry.unit).ends_with("-marker");
        if (!marker && *entry.hex != '\0') {
            EXPECT_EQ(word(*session, entry.unit, "hex"), entry.hex) << entry.unit;
        }
    }
}

} // namespace
} // namespace umpire::test::chart_test
