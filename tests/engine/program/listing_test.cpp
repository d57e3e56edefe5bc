// The code of a check as people read it.

#include "support/battles.h"
#include "umpire/program/listing.h"

#include <gtest/gtest.h>

namespace umpire::test::listing_test {
namespace {

std::string listing(const std::string& pack, const Id& check) {
    const LoadedPack loaded = shippedRules().find(pack);
    return loaded.pack ? listingOf(*loaded.pack, *loaded.pack->check(check)) : "no such pack";
}

TEST(Listing, NamesEveryModifierOfACheck) {
    const std::string text = listing("sand-sweat-and-camels", "morale");
    const LoadedPack loaded = shippedRules().find("sand-sweat-and-camels");
    for (const Modifier* modifier : loaded.pack->modifiersOf("morale")) {
        EXPECT_NE(text.find("; " + modifier->id + "\n"), std::string::npos) << modifier->id << "\n" << text;
    }
    EXPECT_EQ(text.find("; charge-bonus"), std::string::npos) << "that is one of the melee";
}

TEST(Listing, SaysWhatIsLookedAtInThePacksWords) {
    const std::string text = listing("sand-sweat-and-camels", "morale");
    for (const char* part : {"$self.lost", "nation.anzac", "s-offboth", "friends-buggering-off-within-18"}) {
        EXPECT_NE(text.find(part), std::string::npos) << part << "\n" << text;
    }
}

} // namespace
} // namespace umpire::test::listing_test
