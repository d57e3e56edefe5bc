#include "roles_reader.h"

#include "../attribute_names.h"
#include "../known_names.h"
#include "entry_parts.h"

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
    return std::any_of(action.fields.begin(), action.fields.end(), [&](const ActionField& each) {
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

} // namespace

void RolesReader::part(ObjectReader& file, const std::string& key, Reading reading) {
    file.object(key, [this, reading](ObjectReader& reader) { (this->*reading)(reader); });
}

void RolesReader::read(ObjectReader& file) {
    PackRoles& roles = m_pack.roles;
    part(file, "strength", &RolesReader::readStrength);
    part(file, "state", &RolesReader::readStates);
    part(file, "out-of-play", &RolesReader::readOut);
    roles.type = readAttributeId(file, "type", m_pack, {unitKind, "choice of words", isChoice}, false);
    part(file, "orders", &RolesReader::readOrders);
    roles.secret = readAttributeId(file, "hidden", m_pack, {unitKind, "flag", isFlag}, false);
    file.objects("secret-rolls", [this](ObjectReader& reader) { readSecretRoll(reader); });
    roles.number =
        readAttributeId(file, "number", m_pack, {unitKind, "count in rosters", isRosterCount}, false);
    roles.forbidden = readAttributeId(file, "forbidden", m_pack, {unitKind, "text", isText}, false);
    part(file, "presence", &RolesReader::readPresence);
    part(file, "board", &RolesReader::readBoard);
    part(file, "camps", &RolesReader::readCamps);
    roles.copied = readAttributeIds(file, "copied", m_pack, {unitKind, "attribute in rosters", isInRoster});
    part(file, "keys", &RolesReader::readKeys);
    roles.turnActions = file.words("deeds");
    part(file, "opening", &RolesReader::readOpening);
    roles.formations = readNoun(file, "formations");
    part(file, "length", &RolesReader::readLength);
    roles.tile = readAttributeIds(file, "tile", m_pack, {unitKind, "attribute", isAnything});
    part(file, "map", &RolesReader::readMap);
    part(file, "cards", &RolesReader::readCards);
    readNames(file);
}

void RolesReader::readStrength(ObjectReader& reader) {
    PackRoles::Strength& strength = m_pack.roles.strength;
    const Wanted count{unitKind, "count", isCount};
    strength.start = readAttributeId(reader, "start", m_pack, count, true);
    strength.now = readAttributeId(reader, "now", m_pack, count, true);
    strength.given =
        readAttributeId(reader, "given", m_pack, {unitKind, "count in rosters", isRosterCount}, false);
    strength.step = readNoun(reader, "step");
    reader.objects("last", [this](ObjectReader& inner) { readLastStep(inner); });
    reader.objects("hurt", [this](ObjectReader& inner) { readHurt(inner); });
    part(reader, "formation", &RolesReader::readFormationStrength);
}

void RolesReader::readLastStep(ObjectReader& reader) {
    PackRoles::LastStep step;
    step.shape = shapeOf(reader.choice("shape"));
    step.of = readAttributeId(reader, "of", m_pack, {unitKind, "flag", isFlag}, false);
    step.letter = reader.text("letter");
    step.legend = reader.words("legend");
    step.name = reader.words("name");
    m_pack.roles.strength.last.push_back(std::move(step));
}

void RolesReader::readHurt(ObjectReader& reader) {
    PackRoles::Hurt hurt;
    hurt.by = readAttributeId(reader, "by", m_pack, {unitKind, "count", isCount}, true);
    hurt.letter = reader.text("letter");
    hurt.legend = reader.words("legend");
    m_pack.roles.strength.hurt.push_back(std::move(hurt));
}

void RolesReader::readFormationStrength(ObjectReader& reader) {
    PackRoles::Strength& strength = m_pack.roles.strength;
    const Wanted count{SubjectKind::Formation, "count", isCount};
    strength.formationStart = readAttributeId(reader, "start", m_pack, count, true);
    strength.formationLost = readAttributeIds(reader, "lost", m_pack, count);
    reader.need("lost");
}

void RolesReader::readStates(ObjectReader& reader) {
    for (const SubjectKind kind : {SubjectKind::Formation, SubjectKind::Officer, SubjectKind::Unit}) {
        reader.object(std::string(name(kind)), [&](ObjectReader& inner) { readState(inner, kind); });
    }
}

void RolesReader::readState(ObjectReader& reader, SubjectKind kind) {
    PackRoles::State state;
    const Wanted choice{kind, "choice of words", isChoice};
    state.by = readAttributeId(reader, "by", m_pack, choice, true);
    if (kind == SubjectKind::Unit) {
        state.how = readAttributeId(reader, "how", m_pack, choice, false);
        state.unsaid = readWordOf(reader, "unsaid", kind, state.by);
    } else if (kind == SubjectKind::Officer) {
        state.out = readWordOf(reader, "out", kind, state.by);
        state.back = readAttributeId(reader, "back", m_pack, {kind, "count", isCount}, false);
    } else {
        state.unsaid = readWordOf(reader, "unsaid", kind, state.by);
    }
    m_pack.roles.states[kind] = std::move(state);
}

std::string RolesReader::readWordOf(ObjectReader& reader, const std::string& key, SubjectKind kind,
                                    const Id& attribute) {
    const std::string word = reader.text(key, "");
    const Attribute* known = m_pack.attribute(kind, attribute);
    const JsonNode* node = reader.node().find(key);
    if (known && node && node->scalar().is_string() && isChoice(*known)) {
        ExpressionReader::checkWord(*node, reader.context(), m_pack, known->type.vocabulary, word);
    }
    return word;
}

void RolesReader::readOut(ObjectReader& reader) {
    ExpressionReader expressions(m_pack, reader.context());
    for (const SubjectKind kind : {SubjectKind::Officer, SubjectKind::Unit}) {
        const Roles parties{kind, std::nullopt, {}, Stage::Start};
        const JsonNode* node = reader.want(std::string(name(kind)));
        if (auto when = expressions.readOptional(node, parties, Kind::Flag)) {
            m_pack.roles.out[kind] = std::move(*when);
        }
    }
}

void RolesReader::readOrders(ObjectReader& reader) {
    PackRoles::Orders& orders = m_pack.roles.orders;
    orders.order = readAttributeId(reader, "given", m_pack, {unitKind, "choice of words", isChoice}, true);
    orders.objective = readAttributeId(reader, "aim", m_pack, {unitKind, "text", isText}, false);
    const Roles parties{unitKind, std::nullopt, {}, Stage::Start};
    orders.when =
        ExpressionReader(m_pack, reader.context()).readOptional(reader.want("when"), parties, Kind::Flag);
}

void RolesReader::readSecretRoll(ObjectReader& reader) {
    PackRoles::Secret secret;
    secret.check = readKnownOne(reader, "check", idsOf(m_pack.checks), "check");
    const Check* check = m_pack.check(secret.check);
    const Roles parties{check ? check->subject : unitKind, std::nullopt, {}, Stage::Start};
    secret.until =
        ExpressionReader(m_pack, reader.context()).readOptional(reader.want("until"), parties, Kind::Flag);
    m_pack.roles.secretRolls.push_back(std::move(secret));
}

void RolesReader::readPresence(ObjectReader& reader) {
    PackRoles::Presence& presence = m_pack.roles.presence;
    presence.there = readAttributeId(reader, "there", m_pack, {unitKind, "flag", isFlag}, false);
    presence.turn =
        readAttributeId(reader, "turn", m_pack, {unitKind, "count in rosters", isRosterCount}, false);
}

void RolesReader::readBoard(ObjectReader& reader) {
    PackRoles::Board& board = m_pack.roles.board;
    const Roles parties{unitKind, std::nullopt, {}, Stage::Start};
    board.when =
        ExpressionReader(m_pack, reader.context()).readOptional(reader.need("when"), parties, Kind::Flag);
    board.title = reader.words("title");
    board.text = reader.words("text");
    board.none = reader.words("none");
}

void RolesReader::readCamps(ObjectReader& reader) {
    PackRoles::Camps& camps = m_pack.roles.camps;
    const Wanted choice{unitKind, "choice of words in rosters", isRosterChoice};
    camps.by = readAttributeId(reader, "by", m_pack, choice, true);
    camps.trait = reader.text("trait");
    camps.these = reader.text("these");
    const Attribute* by = m_pack.attribute(unitKind, camps.by);
    const Vocabulary* words = by ? m_pack.vocabulary(by->type.vocabulary) : nullptr;
    if (!words || !reader.has("trait")) {
        return;
    }
    std::vector<std::string> texts;
    for (const Trait& trait : words->traits) {
        if (trait.type.kind == Kind::Text && trait.type.vocabulary.empty()) {
            texts.push_back(trait.id);
        }
    }
    readKnownOne(reader, "trait", texts, "text of these words");
}

void RolesReader::readOpening(ObjectReader& reader) {
    m_pack.roles.opening = {reader.words("first"), reader.words("then")};
}

void RolesReader::readLength(ObjectReader& reader) {
    PackRoles::Length& length = m_pack.roles.length;
    length.sign = reader.words("sign");
    length.noun = readNoun(reader);
    length.of = readAttributeIds(reader, "of", m_pack, {unitKind, "count", isCount});
    reader.need("of");
}

void RolesReader::readMap(ObjectReader& reader) {
    PackRoles::Map& map = m_pack.roles.map;
    map.unit = readAttributeId(reader, "unit", m_pack, {unitKind, "place", isPlace}, true);
    map.thing = readAttributeId(reader, "thing", m_pack, {SubjectKind::Thing, "place", isPlace}, false);
    map.ground = readTableOf(reader, "ground", placeWords);
    map.border = readTableOf(reader, "border", borderWords);
    map.move = readMove(reader, "move");
    map.setUp = readMove(reader, "set-up");
    map.opens = reader.flag("opens");
    const Roles ofUnit{unitKind, std::nullopt, {}, Stage::Start};
    reader.objects("printed", [this, &ofUnit](ObjectReader& inner) {
        m_pack.roles.map.printed.push_back(readMapSaying(inner, ofUnit));
    });
    part(reader, "advance", &RolesReader::readMapAdvance);
    reader.objects("shows", [this](ObjectReader& inner) { readMapLayer(inner); });
    part(reader, "way", &RolesReader::readMapWay);
    map.masked =
        ExpressionReader(m_pack, reader.context()).readOptional(reader.want("masked"), ofUnit, Kind::Flag);
}

/// Units that are cards: where they lie, and who may look at them there.
void RolesReader::readCards(ObjectReader& reader) {
    PackRoles::Cards& cards = m_pack.roles.cards;
    cards.pile =
        readAttributeId(reader, "pile", m_pack, {unitKind, "stored choice of words", isStoredChoice}, true);
    reader.objects("piles", [this](ObjectReader& inner) {
        PackRoles::Cards& all = m_pack.roles.cards;
        const Id id = readWordOf(inner, "id", unitKind, all.pile);
        inner.need("id");
        const bool known = std::any_of(all.piles.begin(), all.piles.end(),
                                       [&id](const PackRoles::Pile& each) { return each.id == id; });
        if (known) {
            inner.error("id", fill(say("pack", "the pile {id} stands here already"), {{"id", inQuotes(id)}}));
        }
        const std::string viewer = inner.choice("seen-by");
        all.piles.push_back({id, viewer == "owner", viewer == "all", inner.flag("laid-out")});
    });
    cards.value = readAttributeId(reader, "value", m_pack, {unitKind, "count", isCount}, false);
    cards.adds =
        ExpressionReader(m_pack, reader.context())
            .readOptional(reader.want("adds"), {unitKind, std::nullopt, {}, Stage::Start}, Kind::Flag);
    cards.playable = readAttributeId(reader, "playable", m_pack, {unitKind, "flag", isFlag}, false);
    cards.kind = readAttributeId(reader, "kind", m_pack, {unitKind, "choice of words", isChoice}, false);
    const Roles nobody{SubjectKind::Side, std::nullopt, {}, Stage::Start, {}, true};
    cards.over =
        ExpressionReader(m_pack, reader.context()).readOptional(reader.want("over"), nobody, Kind::Flag);
    part(reader, "covered", &RolesReader::readCovered);
    cards.noun = readNoun(reader);
}

/// Cards that are laid down covered, and what they come to once they are turned over.
void RolesReader::readCovered(ObjectReader& reader) {
    PackRoles::Covered& covered = m_pack.roles.cards.covered;
    const Id& by = m_pack.roles.cards.pile;
    for (const auto& [key, word] : {std::pair("pile", &covered.pile), std::pair("from", &covered.from),
                                    std::pair("turned", &covered.turned)}) {
        *word = readWordOf(reader, key, unitKind, by);
        reader.need(key);
    }
    covered.by =
        readAction(reader, "by", laysCards, say("pack", "action of a side with a list of units"), true);
    covered.bound =
        readAction(reader, "bound", bindsCards, say("pack", "action of a unit with another one"), false);
    covered.total = readAttributeId(reader, "total", m_pack, {SubjectKind::Side, "count", isCount}, true);
    ExpressionReader expressions(m_pack, reader.context());
    const auto about = [](SubjectKind kind) { return Roles{kind, std::nullopt, {}, Stage::Start}; };
    covered.ties = expressions.readOptional(reader.want("ties"), about(SubjectKind::Side), Kind::Flag);
    const Attribute* pile = m_pack.attribute(unitKind, by);
    const JsonNode* lost = reader.want("lost");
    if (pile && lost) {
        covered.lost = expressions.readTyped(lost, about(unitKind), pile->type);
    }
    covered.prize = reader.whole("prize");
}

/// One of the actions that fit.
Id RolesReader::readAction(ObjectReader& reader, const std::string& key, bool (*fits)(const Action&),
                           const std::string& what, bool needed) {
    std::vector<Id> fitting;
    for (const Action& action : m_pack.actions) {
        if (fits(action)) {
            fitting.push_back(action.id);
        }
    }
    return readKnownOne(reader, key, fitting, what, needed);
}

/// A table of such cells with a row for each word of that vocabulary, and no columns.
Id RolesReader::readTableOf(ObjectReader& reader, const std::string& key, const std::string& words,
                            Kind cells) {
    std::vector<Id> fitting;
    for (const Table& table : m_pack.tables) {
        if (table.rows.vocabulary == words && !table.columns && table.type.kind == cells) {
            fitting.push_back(table.id);
        }
    }
    return readKnownOne(reader, key, fitting,
                        fill(say("pack", "table with a row for each {word}"), {{"word", words}}), false);
}

/// One with a unit and a place among its fields.
Id RolesReader::readMove(ObjectReader& reader, const std::string& key) {
    return readAction(
        reader, key, [](const Action& action) { return moveFieldsOf(action).has_value(); },
        say("pack", "action of a unit with a place"), false);
}

/// A field of that kind of the action that puts a unit at a place.
Id RolesReader::readMoveField(ObjectReader& reader, const std::string& key, ActionField::Kind kind,
                              const std::string& what) {
    const Action* move = m_pack.action(m_pack.roles.map.move);
    const bool unclear = !m_pack.roles.map.move.empty() && (!move || !moveFieldsOf(*move));
    if (unclear) {
        return reader.text(key, ""); // which action it is, is told there
    }
    std::vector<Id> fitting;
    for (const ActionField& field : move ? move->fields : std::vector<ActionField>()) {
        if (field.kind == kind) {
            fitting.push_back(field.id);
        }
    }
    return readKnownOne(reader, key, fitting, what, false);
}

void RolesReader::readMapLayer(ObjectReader& reader) {
    PackRoles::MapLayer layer;
    layer.name = reader.words("name");
    const Roles parties{unitKind, unitKind, {}, Stage::Start};
    ExpressionReader expressions(m_pack, reader.context());
    auto places = expressions.readOptional(reader.need("places"), parties, Kind::Texts);
    layer.from = expressions.readOptional(reader.want("from"), parties, Kind::Texts);
    reader.objects("says", false,
                   [&](ObjectReader& inner) { layer.says.push_back(readMapSaying(inner, parties)); });
    layer.everywhere = reader.flag("everywhere");
    if (places) {
        layer.places = std::move(*places);
        m_pack.roles.map.layers.push_back(std::move(layer));
    }
}

PackRoles::MapSaying RolesReader::readMapSaying(ObjectReader& reader, const Roles& parties) {
    PackRoles::MapSaying saying;
    saying.when =
        ExpressionReader(m_pack, reader.context()).readOptional(reader.want("when"), parties, Kind::Flag);
    saying.text = m_draft.readTextId(reader, "text", parties);
    return saying;
}

void RolesReader::readMapAdvance(ObjectReader& reader) {
    PackRoles::MapAdvance& advance = m_pack.roles.map.advance;
    advance.by = readAction(
        reader, "by",
        [](const Action& action) { return hasField(action, ActionField::Kind::Subject, unitKind, "self"); },
        say("pack", "action of a unit"), true);
    advance.into = readAttributeId(reader, "into", m_pack, {unitKind, "place", isPlace}, true);
}

void RolesReader::readMapWay(ObjectReader& reader) {
    const Roles parties{unitKind, std::nullopt, {}, Stage::Start};
    ExpressionReader expressions(m_pack, reader.context());
    const auto paths = expressions.readOptional(reader.need("paths"), parties, Kind::Texts);
    PackRoles::MapWay way;
    way.points = expressions.readOptional(reader.want("points"), parties, Kind::Number);
    way.known = expressions.readOptional(reader.want("known"), parties, Kind::Flag);
    way.cost = readTableOf(reader, "cost", placeWords, Kind::Number);
    way.spent = readMoveField(reader, "spent", ActionField::Kind::Count, "count");
    way.unreckoned = readMoveField(reader, "unreckoned", ActionField::Kind::Flag, "flag");
    if (paths && paths->op == Expression::Op::Reach) {
        way.paths = *paths;
        m_pack.roles.map.way = std::move(way);
    } else if (paths && paths->type.kind == Kind::Texts) {
        reader.error("paths", say("pack", "paths are told by {\"reach\": ...}"));
    }
}

/// Letters that the table has no use of its own for.
void RolesReader::readKeys(ObjectReader& reader) {
    for (const auto& member : reader.node().members()) {
        reader.skip(member.key);
        const std::vector<std::string> known = idsOf(m_pack.actions);
        if (!listed(known, member.key) && reader.context().judges("action")) {
            reader.error(member.key, fill(say("pack", "unknown action {key}{hint}"),
                                          {{"key", inQuotes(member.key)},
                                           {"hint", orKnown(member.key, known, "action")}}));
        }
        const std::string key = readText(member.value, reader.context()).value_or("B");
        const bool letter = key.size() == 1 && key[0] >= 'A' && key[0] <= 'Z';
        if (!letter || std::string_view("AFPR").find(key[0]) != std::string_view::npos) {
            reader.error(member.key,
                         fill(say("pack", "{key} is no key for it; give a capital letter, but none of "
                                          "A, F, P and R"),
                              {{"key", inQuotes(key)}}));
        } else {
            m_pack.roles.keys[member.key] = key[0];
        }
    }
}

void RolesReader::readNames(ObjectReader& file) {
    file.objects("abbreviations", [this](ObjectReader& reader) {
        const std::string whole = reader.text("whole");
        if (whole.empty() && reader.has("whole")) {
            reader.error("whole", say("pack", "nothing stands here; write what is to be shortened"));
        }
        m_pack.roles.abbreviations.emplace_back(whole, reader.text("short"));
    });
}

} // namespace umpire
