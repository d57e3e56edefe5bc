// A user's collection of formations.

#include "exercise.h"
#include "fuzz_target.h"
#include "umpire/storage/collection.h"

using namespace umpire;

FUZZ_TARGET(collection)(const std::uint8_t* data, std::size_t size) {
    const LoadedCollection loaded = parseCollection(fuzz::textOf(data, size), "fuzz.json");
    if (hasErrors(loaded.issues)) {
        fuzz::expect(loaded.collection.entries.empty(), "a collection with errors is empty");
        return 0;
    }
    const LoadedCollection again = parseCollection(writeCollection(loaded.collection), "again.json");
    fuzz::expect(!hasErrors(again.issues), "what loaded and was written loads again");
    fuzz::expect(again.collection == loaded.collection, "and is the same collection");
    return 0;
}
