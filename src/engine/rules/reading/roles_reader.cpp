#include "part_readers.h"

#include "../attribute_names.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>

namespace umpire {

using Kind = Type::Kind;

namespace {

constexpr SubjectKind unitKind = SubjectKind::Unit;

bool isRosterCount(const Attribute& attribute) {
    return isCount(attribute) && !attribute.rosterKey.empty();
}

bool isRosterChoice(const Attribute& attribute) {
    return isChoice(attribute) && !attribute.rosterKey.empty();
}

bool isAnything(const Attribute&) {
    return true;
}

bool isInRoster(const Attribute& attribute) {
    return !attribute.rosterKey.empty();
}

Noun readNoun(ObjectReader& reader) {
    Noun noun;
    noun.one = reader.words("one");
    noun.many = reader.words("many");
    for (const char* key : {"one", "many"}) {
        const JsonNode* node = reader.node().find(key);
        if (node && node->scalar().is_string() && node->scalar().get<std::string>().empty()) {
            reader.error(key, say("pack", "this is no word; write what it is called"));
        }
    }
    return noun;
}

Noun readNoun(ObjectReader& reader, const std::string& key) {
    Noun noun;
    reader.object(key, [&noun](ObjectReader& inner) { noun = readNoun(inner); });
    return noun;
}

/// An action asks for a subject of a kind.
bool hasField(const Action& action, ActionField::Kind kind, SubjectKind subject, const std::string& party) {
    return std::ranges::any_of(action.fields, [&](const ActionField& each) {
        return each.kind == kind && each.subject == subject && each.party == party;
    });
}

bool laysCards(const Action& action) {
    return hasField(action, ActionField::Kind::Subject, SubjectKind::Side, "self") &&
           hasField(action, ActionField::Kind::Subjects, unitKind, "none");
}

bool bindsCards(const Action& action) {
    return hasField(action, ActionField::Kind::Subject, unitKind, "self") &&
           hasField(action, ActionField::Kind::Subject, unitKind, "other");
}

PackRoles::Shape shapeOf(const std::string& word) {
    return word == "square" ? PackRoles::Shape::Square : PackRoles::Shape::Diamond;
}

void readLastStep(ObjectReader& reader, RulePack& pack) {
    PackRoles::LastStep step;
    step.shape = shapeOf(reader.choice("shape"));
    step.of = readAttributeId(reader, "of", pack, {unitKind, "flag", isFlag}, false);
    step.letter = reader.text("letter");
    step.legend = reader.words("legend");
    step.name = reader.words("name");
    pack.roles.strength.last.push_back(std::move(step));
}

void readHurt(ObjectReader& reader, RulePack& pack) {
    PackRoles::Hurt hurt;
    hurt.by = readAttributeId(reader, "by", pack, {unitKind, "count", isCount}, true);
    hurt.letter = reader.text("letter");
    hurt.legend = reader.words("legend");
    pack.roles.strength.hurt.push_back(std::move(hurt));
}

void readFormationStrength(ObjectReader& reader, RulePack& pack) {
    PackRoles::Strength& strength = pack.roles.strength;
    const Wanted count{SubjectKind::Formation, "count", isCount};
    strength.formationStart = readAttributeId(reader, "start", pack, count, true);
    strength.formationLost = readAttributeIds(reader, "lost", pack, count);
    reader.need("lost");
}

void readStrength(ObjectReader& reader, RulePack& pack) {
    PackRoles::Strength& strength = pack.roles.strength;
    const Wanted count{unitKind, "count", isCount};
    strength.start = readAttributeId(reader, "start", pack, count, true);
    strength.now = readAttributeId(reader, "now", pack, count, true);
    strength.given =
        readAttributeId(reader, "given", pack, {unitKind, "count in rosters", isRosterCount}, false);
    strength.step = readNoun(reader, "step");
    reader.objects("last", [&pack](ObjectReader& inner) { readLastStep(inner, pack); });
    reader.objects("hurt", [&pack](ObjectReader& inner) { readHurt(inner, pack); });
    reader.object("formation", [&pack](ObjectReader& inner) { readFormationStrength(inner, pack); });
}

std::string readWordOf(ObjectReader& reader, const std::string& key, SubjectKind kind, const Id& attribute,
                       const RulePack& pack) {
    const std::string word = reader.text(key, "");
    const Attribute* known = pack.attribute(kind, attribute);
    const JsonNode* node = reader.node().find(key);
    if (known && node && node->scalar().is_string() && isChoice(*known)) {
        ExpressionReader::checkWord(*node, reader.context(), pack, known->type.vocabulary, word);
    }
    return word;
}

void readState(ObjectReader& reader, SubjectKind kind, RulePack& pack) {
    PackRoles::State state;
    const Wanted choice{kind, "choice of words", isChoice};
    state.by = readAttributeId(reader, "by", pack, choice, true);
    if (kind == SubjectKind::Unit) {
        state.how = readAttributeId(reader, "how", pack, choice, false);
        state.unsaid = readWordOf(reader, "unsaid", kind, state.by, pack);
    } else if (kind == SubjectKind::Officer) {
        state.out = readWordOf(reader, "out", kind, state.by, pack);
        state.back = readAttributeId(reader, "back", pack, {kind, "count", isCount}, false);
    } else {
        state.unsaid = readWordOf(reader, "unsaid", kind, state.by, pack);
    }
    pack.roles.states[kind] = std::move(state);
}

void readStates(ObjectReader& reader, RulePack& pack) {
    for (const SubjectKind kind : {SubjectKind::Formation, SubjectKind::Officer, SubjectKind::Unit}) {
        reader.object(std::string(name(kind)), [&](ObjectReader& inner) { readState(inner, kind, pack); });
    }
}

void readOut(ObjectReader& reader, RulePack& pack) {
    ExpressionReader expressions(pack, reader.context());
    for (const SubjectKind kind : {SubjectKind::Officer, SubjectKind::Unit}) {
        const Roles parties{kind, std::nullopt, {}, Stage::Start};
        const JsonNode* node = reader.want(std::string(name(kind)));
        if (auto when = expressions.readOptional(node, parties, Kind::Flag)) {
            pack.roles.out[kind] = std::move(*when);
        }
    }
}

void readOrders(ObjectReader& reader, RulePack& pack) {
    PackRoles::Orders& orders = pack.roles.orders;
    orders.order = readAttributeId(reader, "given", pack, {unitKind, "choice of words", isChoice}, true);
    orders.objective = readAttributeId(reader, "aim", pack, {unitKind, "text", isText}, false);
    const Roles parties{unitKind, std::nullopt, {}, Stage::Start};
    orders.when = readCondition(reader, "when", parties, pack);
}

void readSecretRoll(ObjectReader& reader, RulePack& pack) {
    PackRoles::Secret secret;
    secret.check = readKnownOne(reader, "check", idsOf(pack.checks), "check");
    const Check* check = pack.check(secret.check);
    const Roles parties{check ? check->subject : unitKind, std::nullopt, {}, Stage::Start};
    secret.until = readCondition(reader, "until", parties, pack);
    pack.roles.secretRolls.push_back(std::move(secret));
}

void readPresence(ObjectReader& reader, RulePack& pack) {
    PackRoles::Presence& presence = pack.roles.presence;
    presence.there = readAttributeId(reader, "there", pack, {unitKind, "flag", isFlag}, false);
    presence.turn =
        readAttributeId(reader, "turn", pack, {unitKind, "count in rosters", isRosterCount}, false);
}

void readBoard(ObjectReader& reader, RulePack& pack) {
    PackRoles::Board& board = pack.roles.board;
    const Roles parties{unitKind, std::nullopt, {}, Stage::Start};
    board.when =
        ExpressionReader(pack, reader.context()).readOptional(reader.need("when"), parties, Kind::Flag);
    board.title = reader.words("title");
    board.text = reader.words("text");
    board.none = reader.words("none");
}

void readCamps(ObjectReader& reader, RulePack& pack) {
    PackRoles::Camps& camps = pack.roles.camps;
    const Wanted choice{unitKind, "choice of words in rosters", isRosterChoice};
    camps.by = readAttributeId(reader, "by", pack, choice, true);
    camps.trait = reader.text("trait");
    camps.these = reader.text("these");
    const Attribute* by = pack.attribute(unitKind, camps.by);
    const Vocabulary* words = by ? pack.vocabulary(by->type.vocabulary) : nullptr;
    if (!words || !reader.has("trait")) {
        return;
    }
    const Ids texts = idsThat(words->traits, [](const Trait& trait) {
        return trait.type.kind == Kind::Text && trait.type.vocabulary.empty();
    });
    readKnownOne(reader, "trait", texts, "text of these words");
}

void readLength(ObjectReader& reader, RulePack& pack) {
    PackRoles::Length& length = pack.roles.length;
    length.sign = reader.words("sign");
    length.noun = readNoun(reader);
    length.of = readAttributeIds(reader, "of", pack, {unitKind, "count", isCount});
    reader.need("of");
}

/// A table of such cells with a row for each word of that vocabulary, and no columns.
Id readTableOf(ObjectReader& reader, const std::string& key, const std::string& words, Kind cells,
               const RulePack& pack) {
    const Ids fitting = idsThat(pack.tables, [&](const Table& table) {
        return table.rows.vocabulary == words && !table.columns && table.type.kind == cells;
    });
    return readKnownOne(reader, key, fitting,
                        fill(say("pack", "table with a row for each {word}"), {{"word", words}}), false);
}

/// One of the actions that fit.
Id readAction(ObjectReader& reader, const std::string& key, bool (*fits)(const Action&),
              const std::string& what, bool needed, const RulePack& pack) {
    return readKnownOne(reader, key, idsThat(pack.actions, fits), what, needed);
}

/// One with a unit and a place among its fields.
Id readMove(ObjectReader& reader, const std::string& key, const RulePack& pack) {
    return readAction(
        reader, key, [](const Action& action) { return moveFieldsOf(action).has_value(); },
        say("pack", "action of a unit with a place"), false, pack);
}

PackRoles::MapSaying readMapSaying(ObjectReader& reader, const Roles& parties, PackDraft& draft) {
    PackRoles::MapSaying saying;
    saying.when = readCondition(reader, "when", parties, draft.pack());
    saying.text = draft.readTextId(reader, "text", parties);
    return saying;
}

void readMapLayer(ObjectReader& reader, PackDraft& draft) {
    PackRoles::MapLayer layer;
    layer.name = reader.words("name");
    const Roles parties{unitKind, unitKind, {}, Stage::Start};
    ExpressionReader expressions(draft.pack(), reader.context());
    auto places = expressions.readOptional(reader.need("places"), parties, Kind::Texts);
    layer.from = expressions.readOptional(reader.want("from"), parties, Kind::Texts);
    reader.objects("says", false,
                   [&](ObjectReader& inner) { layer.says.push_back(readMapSaying(inner, parties, draft)); });
    layer.everywhere = reader.flag("everywhere");
    if (places) {
        layer.places = std::move(*places);
        draft.pack().roles.map.layers.push_back(std::move(layer));
    }
}

void readMapAdvance(ObjectReader& reader, RulePack& pack) {
    PackRoles::MapAdvance& advance = pack.roles.map.advance;
    advance.by = readAction(
        reader, "by",
        [](const Action& action) { return hasField(action, ActionField::Kind::Subject, unitKind, "self"); },
        say("pack", "action of a unit"), true, pack);
    advance.into = readAttributeId(reader, "into", pack, {unitKind, "place", isPlace}, true);
}

/// A field of that kind of the action that puts a unit at a place.
Id readMoveField(ObjectReader& reader, const std::string& key, ActionField::Kind kind,
                 const std::string& what, const RulePack& pack) {
    const Action* move = pack.action(pack.roles.map.move);
    const bool unclear = !pack.roles.map.move.empty() && (!move || !moveFieldsOf(*move));
    if (unclear) {
        return reader.text(key, ""); // which action it is, is told there
    }
    const auto isOfKind = [kind](const ActionField& field) { return field.kind == kind; };
    return readKnownOne(reader, key, move ? idsThat(move->fields, isOfKind) : Ids(), what, false);
}

void readMapWay(ObjectReader& reader, RulePack& pack) {
    const Roles parties{unitKind, std::nullopt, {}, Stage::Start};
    ExpressionReader expressions(pack, reader.context());
    const auto paths = expressions.readOptional(reader.need("paths"), parties, Kind::Texts);
    PackRoles::MapWay way;
    way.points = expressions.readOptional(reader.want("points"), parties, Kind::Number);
    way.known = expressions.readOptional(reader.want("known"), parties, Kind::Flag);
    way.cost = readTableOf(reader, "cost", placeWords, Kind::Number, pack);
    way.spent = readMoveField(reader, "spent", ActionField::Kind::Count, "count", pack);
    way.unreckoned = readMoveField(reader, "unreckoned", ActionField::Kind::Flag, "flag", pack);
    if (paths && paths->op == Expression::Op::Reach) {
        way.paths = *paths;
        pack.roles.map.way = std::move(way);
    } else if (paths && paths->type.kind == Kind::Texts) {
        reader.error("paths", say("pack", "paths are told by {\"reach\": ...}"));
    }
}

void readMapRoles(ObjectReader& reader, PackDraft& draft) {
    RulePack& pack = draft.pack();
    PackRoles::Map& map = pack.roles.map;
    map.unit = readAttributeId(reader, "unit", pack, {unitKind, "place", isPlace}, true);
    map.thing = readAttributeId(reader, "thing", pack, {SubjectKind::Thing, "place", isPlace}, false);
    map.ground = readTableOf(reader, "ground", placeWords, Kind::Text, pack);
    map.border = readTableOf(reader, "border", borderWords, Kind::Text, pack);
    map.move = readMove(reader, "move", pack);
    map.setUp = readMove(reader, "set-up", pack);
    map.opens = reader.flag("opens");
    const Roles ofUnit{unitKind, std::nullopt, {}, Stage::Start};
    reader.objects("printed", [&](ObjectReader& inner) {
        pack.roles.map.printed.push_back(readMapSaying(inner, ofUnit, draft));
    });
    reader.object("advance", [&](ObjectReader& inner) { readMapAdvance(inner, pack); });
    reader.objects("shows", [&](ObjectReader& inner) { readMapLayer(inner, draft); });
    reader.object("way", [&](ObjectReader& inner) { readMapWay(inner, pack); });
    map.masked = readCondition(reader, "masked", ofUnit, pack);
}

/// Cards that are laid down covered, and what they come to once they are turned over.
void readCovered(ObjectReader& reader, RulePack& pack) {
    PackRoles::Covered& covered = pack.roles.cards.covered;
    const Id& by = pack.roles.cards.pile;
    for (const auto& [key, word] : {std::pair("pile", &covered.pile), std::pair("from", &covered.from),
                                    std::pair("turned", &covered.turned)}) {
        *word = readWordOf(reader, key, unitKind, by, pack);
        reader.need(key);
    }
    covered.by =
        readAction(reader, "by", laysCards, say("pack", "action of a side with a list of units"), true, pack);
    covered.bound = readAction(reader, "bound", bindsCards, say("pack", "action of a unit with another one"),
                               false, pack);
    covered.total = readAttributeId(reader, "total", pack, {SubjectKind::Side, "count", isCount}, true);
    ExpressionReader expressions(pack, reader.context());
    const auto about = [](SubjectKind kind) { return Roles{kind, std::nullopt, {}, Stage::Start}; };
    covered.ties = expressions.readOptional(reader.want("ties"), about(SubjectKind::Side), Kind::Flag);
    const Attribute* pile = pack.attribute(unitKind, by);
    const JsonNode* lost = reader.want("lost");
    if (pile && lost) {
        covered.lost = expressions.readTyped(lost, about(unitKind), pile->type);
    }
    covered.prize = reader.whole("prize");
}

/// Units that are cards: where they lie, and who may look at them there.
void readCards(ObjectReader& reader, RulePack& pack) {
    PackRoles::Cards& cards = pack.roles.cards;
    cards.pile =
        readAttributeId(reader, "pile", pack, {unitKind, "stored choice of words", isStoredChoice}, true);
    reader.objects("piles", [&pack](ObjectReader& inner) {
        PackRoles::Cards& all = pack.roles.cards;
        const Id id = readWordOf(inner, "id", unitKind, all.pile, pack);
        inner.need("id");
        if (findById(all.piles, id)) {
            inner.error("id", fill(say("pack", "the pile {id} stands here already"), {{"id", inQuotes(id)}}));
        }
        const std::string viewer = inner.choice("seen-by");
        all.piles.push_back({id, viewer == "owner", viewer == "all", inner.flag("laid-out")});
    });
    cards.value = readAttributeId(reader, "value", pack, {unitKind, "count", isCount}, false);
    cards.adds =
        ExpressionReader(pack, reader.context())
            .readOptional(reader.want("adds"), {unitKind, std::nullopt, {}, Stage::Start}, Kind::Flag);
    cards.playable = readAttributeId(reader, "playable", pack, {unitKind, "flag", isFlag}, false);
    cards.kind = readAttributeId(reader, "kind", pack, {unitKind, "choice of words", isChoice}, false);
    const Roles nobody{SubjectKind::Side, std::nullopt, {}, Stage::Start, {}, true};
    cards.over = readCondition(reader, "over", nobody, pack);
    reader.object("covered", [&pack](ObjectReader& inner) { readCovered(inner, pack); });
    cards.noun = readNoun(reader);
}

/// Letters that the table has no use of its own for.
void readKeys(ObjectReader& reader, RulePack& pack) {
    for (const auto& member : reader.node().members()) {
        reader.skip(member.key);
        if (!pack.action(member.key) && reader.context().judges("action")) {
            reader.error(member.key, fill(say("pack", "unknown action {key}{hint}"),
                                          {{"key", inQuotes(member.key)},
                                           {"hint", orKnown(member.key, idsOf(pack.actions), "action")}}));
        }
        const std::string key = readText(member.value, reader.context()).value_or("B");
        const bool letter = key.size() == 1 && key[0] >= 'A' && key[0] <= 'Z';
        if (!letter || std::string_view("AFPR").find(key[0]) != std::string_view::npos) {
            reader.error(member.key,
                         fill(say("pack", "{key} is no key for it; give a capital letter, but none of "
                                          "A, F, P and R"),
                              {{"key", inQuotes(key)}}));
        } else {
            pack.roles.keys[member.key] = key[0];
        }
    }
}

void readNames(ObjectReader& file, RulePack& pack) {
    file.objects("abbreviations", [&pack](ObjectReader& reader) {
        const std::string whole = reader.text("whole");
        if (whole.empty() && reader.has("whole")) {
            reader.error("whole", say("pack", "nothing stands here; write what is to be shortened"));
        }
        pack.roles.abbreviations.emplace_back(whole, reader.text("short"));
    });
}

} // namespace

void readRoles(ObjectReader& file, PackDraft& draft) {
    RulePack& pack = draft.pack();
    PackRoles& roles = pack.roles;
    file.object("strength", [&](ObjectReader& inner) { readStrength(inner, pack); });
    file.object("state", [&](ObjectReader& inner) { readStates(inner, pack); });
    file.object("out-of-play", [&](ObjectReader& inner) { readOut(inner, pack); });
    roles.type = readAttributeId(file, "type", pack, {unitKind, "choice of words", isChoice}, false);
    file.object("orders", [&](ObjectReader& inner) { readOrders(inner, pack); });
    roles.secret = readAttributeId(file, "hidden", pack, {unitKind, "flag", isFlag}, false);
    file.objects("secret-rolls", [&](ObjectReader& reader) { readSecretRoll(reader, pack); });
    roles.number =
        readAttributeId(file, "number", pack, {unitKind, "count in rosters", isRosterCount}, false);
    roles.forbidden = readAttributeId(file, "forbidden", pack, {unitKind, "text", isText}, false);
    file.object("presence", [&](ObjectReader& inner) { readPresence(inner, pack); });
    file.object("board", [&](ObjectReader& inner) { readBoard(inner, pack); });
    file.object("camps", [&](ObjectReader& inner) { readCamps(inner, pack); });
    roles.copied = readAttributeIds(file, "copied", pack, {unitKind, "attribute in rosters", isInRoster});
    file.object("keys", [&](ObjectReader& inner) { readKeys(inner, pack); });
    roles.turnActions = file.words("deeds");
    file.object("opening", [&](ObjectReader& inner) {
        roles.opening = {inner.words("first"), inner.words("then")};
    });
    roles.formations = readNoun(file, "formations");
    file.object("length", [&](ObjectReader& inner) { readLength(inner, pack); });
    roles.tile = readAttributeIds(file, "tile", pack, {unitKind, "attribute", isAnything});
    file.object("map", [&](ObjectReader& inner) { readMapRoles(inner, draft); });
    file.object("cards", [&](ObjectReader& inner) { readCards(inner, pack); });
    readNames(file, pack);
}

} // namespace umpire
