// The engine alone, without any game.

#include <umpire/base/json_document.h>

int main() {
    umpire::Issues issues;
    const umpire::JsonNode node = umpire::parseJson("{\"a\": 1}", "text", issues);
    return issues.empty() && node.toJson()["a"] == 1 ? 0 : 1;
}
