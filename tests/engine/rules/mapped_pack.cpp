#include "mapped_pack.h"

namespace umpire::test {

SmallPack mappedPack() {
    SmallPack pack;
    pack.file("pack")["files"]["map"] = "map.json";
    pack.file("map") = Json::parse(R"({"map": {"columns": 6, "rows": 5, "lower": "even", "place": "Place",
        "border": "Border"}})");
    Json& words = pack.file("vocabulary")["vocabularies"];
    words.push_back(
        Json::parse(R"({"id": "ground", "name": "Ground", "traits": [{"id": "wet", "kind": "flag"},
        {"id": "toil", "kind": "count", "default": 1}], "words": [{"id": "grass", "name": "Grass"},
        {"id": "hill", "name": "Hill", "toil": 2}, {"id": "lake", "name": "Lake", "wet": true, "toil": 9}]})"));
    words.push_back(Json::parse(R"({"id": "rim", "name": "Rim", "traits": [{"id": "bars", "kind": "flag"}],
        "words": [{"id": "open", "name": "Open"}, {"id": "stream", "name": "Stream", "bars": true}]})"));
    Json& attributes = pack.file("attributes")["attributes"];
    for (const char* of : {"unit", "thing"}) {
        attributes.push_back(
            {{"id", "spot"}, {"of", of}, {"name", "Spot"}, {"kind", "place"}, {"roster", "spot"}});
    }
    attributes.push_back(Json::parse(R"({"id": "ground", "of": "unit", "name": "Ground", "kind": "choice",
        "vocabulary": "ground", "derived": {"table": "lie", "row": "$self.spot"}})"));
    Json& tables = pack.file("checks")["tables"];
    tables = Json::parse(R"([
        {"id": "lie", "name": "Lie of the land", "rows": {"vocabulary": "place"}, "kind": "choice",
         "vocabulary": "ground", "cells": {"*": "grass"}},
        {"id": "rims", "name": "Rims", "rows": {"vocabulary": "border"}, "kind": "choice", "vocabulary": "rim",
         "cells": {"*": "open"}},
        {"id": "odds", "name": "Odds", "text": "See the chart.", "rows": {"name": "Die", "from": 1, "to": 6},
         "columns": {"name": "Ratio", "ratios": true}, "kind": "choice", "vocabulary": "mood"},
        {"id": "weight", "name": "Weight", "rows": {"name": "Men", "bands": ["1-2", "3", "5-6", "8+"]},
         "kind": "count", "cells": {"1-2": 1, "3": 2, "8+": 9}}])");
    pack.file("modifiers")["modifiers"].push_back(Json::parse(R"({"id": "heavy", "label": "Heavy",
        "section": "1", "checks": ["courage"], "when": {"known": {"table": "weight", "row": "$self.size"}},
        "value": {"table": "weight", "row": "$self.size"}})"));
    pack.file("modifiers")["modifiers"].push_back(Json::parse(R"({"id": "barred", "label": "Barred",
        "section": "1", "checks": ["courage"], "when": {"trait": "bars", "of": {"table": "rims",
        "row": {"border": ["$self.spot", "$other.spot"]}}}, "value": 1})"));
    pack.file("modifiers")["modifiers"].push_back(Json::parse(R"({"id": "odds", "label": "Odds",
        "section": "1", "checks": ["courage"], "when": {"known": {"table": "odds", "row": 1,
        "column": ["$self.size", "$other.size"]}}, "value": 1})"));
    return pack;
}

Json mappedRoster(const Json& more) {
    Json json = Json::parse(R"({"units": [
        {"id": "fox", "name": "Fox", "formation": "band", "sort": "rider", "size": 5, "spot": "0203"},
        {"id": "hen", "name": "Hen", "formation": "band", "sort": "walker", "spot": "0204"},
        {"id": "owl", "name": "Owl", "formation": "gang", "sort": "walker", "spot": "0303"}],
        "things": [{"id": "well", "name": "Well", "spot": "0101"}]})");
    json.update(more);
    return json;
}

std::unique_ptr<Session> mappedGame(const SmallPack& pack, const Json& more) {
    return smallGame(pack, mappedRoster(more));
}

} // namespace umpire::test
