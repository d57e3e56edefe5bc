#include "table/field_menu.h"

#include "document/text.h"
#include "look/plain_texts.h"
#include "models/battle_reader.h"
#include "resolve/action_row.h"
#include "umpire/battle/turn_order.h"
#include "umpire/rules/commands.h"
#include "umpire/worksheet/offers.h"

#include <QCoreApplication>

#include <algorithm>

namespace umpire::gui {

FieldMenu::FieldMenu(const BattleDocument& document, const QStringList& subjects, QWidget* parent)
    : QMenu(parent), m_document(document), m_subjects(subjects) {
    setObjectName(QStringLiteral("fieldMenu"));
    const Subject* first = subjects.isEmpty() ? nullptr : document.battle().find(fromText(subjects.first()));
    if (!first) {
        return;
    }
    setAccessibleName(subjects.size() > 1 ? sayCounted("FieldMenu", "%n unit", "%n units", subjects.size())
                                          : toText(first->name));
    if (first->kind == SubjectKind::Unit) {
        if (subjects.size() > 1) {
            addCount(subjects.size());
            addTogether(*this, subjects);
            addSetting(subjects);
        }
        addOffers();
    } else {
        addChecks(*first);
        addActions(*first);
        addOfficers(*first);
        addPicking(unitsInPlay(document, first->id));
    }
    addSeparator();
    addViews();
    if (first->kind == SubjectKind::Unit) {
        addHiding();
    }
}

/// Into a menu of this one, where one is named.
void FieldMenu::add(const QString& name, const QString& text, std::function<void()> then, QMenu* menu) {
    QAction* action = (menu ? menu : this)->addAction(asWritten(text));
    action->setObjectName(name);
    connect(action, &QAction::triggered, this, std::move(then));
}

/// Whom all of it concerns.
void FieldMenu::addCount(qsizetype units) {
    QAction* count = addAction(sayCounted("FieldMenu", "%n unit together", "%n units together", units));
    count->setObjectName(QStringLiteral("menuCount"));
    count->setEnabled(false);
    addSeparator();
}

/// What some of them can do says how many.
void FieldMenu::addTogether(QMenu& menu, const QStringList& units) {
    for (const Together& together : togetherFor(m_document, units)) {
        const QString text =
            together.able == units.size()
                ? together.name
                : tr("%1 – %2 of %3")
                      .arg(together.name, QString::number(together.able), QString::number(units.size()));
        add(
            QStringLiteral("menu-") + together.id, text,
            [this, command = together.command()] { Q_EMIT togetherAsked(command); }, &menu);
        m_together << together.offer;
    }
}

bool FieldMenu::areOfSeveral(const QStringList& units) const {
    const auto above = [this](const QString& unit) {
        return m_document.battle().find(fromText(unit))->parent;
    };
    return std::any_of(units.begin(), units.end(),
                       [&](const QString& unit) { return above(unit) != above(units.first()); });
}

/// For a whole side there is much to work out, too.
void FieldMenu::addTogetherBelow(const QStringList& units) {
    QMenu* all = addMenu(tr("Together"));
    all->setObjectName(QStringLiteral("menuTogether"));
    connect(all, &QMenu::aboutToShow, this, [this, all, units] {
        if (all->isEmpty()) {
            addTogether(*all, units);
        }
        if (all->isEmpty()) {
            all->addAction(tr("Nothing that needs no dice and no answer"))->setEnabled(false);
        }
    });
}

/// The umpire's hand: a menu for each field, with its values. With many units there is much to work out, so
/// it waits until somebody looks.
void FieldMenu::addSetting(const QStringList& units) {
    QMenu* all = addMenu(tr("Set all of them"));
    all->setObjectName(QStringLiteral("menuSet"));
    connect(all, &QMenu::aboutToShow, this, [this, all, units] {
        if (all->isEmpty()) {
            fillSetting(*all, units);
        }
    });
}

void FieldMenu::fillSetting(QMenu& all, const QStringList& units) {
    for (const SetTogether& set : setTogetherFor(m_document, units)) {
        QMenu* field = all.addMenu(asWritten(set.name));
        field->setObjectName(QStringLiteral("set-") + set.id);
        for (const Together& value : set.values) {
            add(
                QStringLiteral("set-") + value.id, value.name,
                [this, command = value.command()] { Q_EMIT togetherAsked(command); }, field);
        }
    }
}

/// All units of a formation or a side: what they can do together, or to be picked out for more.
void FieldMenu::addPicking(const QStringList& units) {
    if (units.size() < 2) {
        return;
    }
    addSeparator();
    addCount(units.size());
    areOfSeveral(units) ? addTogetherBelow(units) : addTogether(*this, units);
    addSetting(units);
    add(QStringLiteral("menuPick"),
        sayCounted("FieldMenu", "Pick out its unit", "Pick out its %n units", units.size()) +
            QStringLiteral("\tCtrl+A"),
        [this, units] { Q_EMIT pickAsked(units); });
}

/// For several units only what all of them can do.
void FieldMenu::addOffers() {
    std::vector<Offer> common = offersFor(m_document.session(), fromText(m_subjects.first()));
    for (const QString& unit : m_subjects) {
        const std::vector<Offer> own = offersFor(m_document.session(), fromText(unit));
        std::erase_if(common, [&own](const Offer& offer) {
            return std::none_of(own.begin(), own.end(), [&](const Offer& o) { return o.id == offer.id; });
        });
    }
    for (const Offer& offer : common) {
        const QString id = toText(offer.id);
        if (m_together.contains(id)) {
            continue;
        }
        // The key stands behind the name: it is one of the table, not of the menu.
        const QString letter = keyOfAction(m_document.rules(), offer.id);
        const QString key = offer.two || letter.isEmpty() ? QString() : QLatin1Char('\t') + letter;
        const QString name = toText(offer.name);
        add(QStringLiteral("menu-") + id, (offer.two ? tr("%1…").arg(name) : name) + key,
            [this, id] { Q_EMIT offerAsked(m_subjects, id); });
    }
}

void FieldMenu::addChecks(const Subject& subject) {
    for (const Check& check : m_document.rules().checks) {
        if (!askedByItself(m_document.session(), check) || check.subject != subject.kind) {
            continue;
        }
        const QString name = toText(check.name);
        add(QStringLiteral("menu-%1-%2").arg(toText(check.id), toText(subject.id)),
            subject.kind == SubjectKind::Officer ? tr("%1: %2").arg(toText(subject.name), name) : name,
            [this, id = check.id, who = subject.id] {
                Q_EMIT commandAsked(checkCommand(m_document.rules(), id, who));
            });
    }
}

/// What a side or a formation does by itself, such as to hand over to the enemy.
void FieldMenu::addActions(const Subject& subject) {
    for (const Offer& offer : offersFor(m_document.session(), subject.id)) {
        if (!offer.check && !offer.two && offer.meant) {
            add(QStringLiteral("menu-%1-%2").arg(toText(offer.id), toText(subject.id)), toText(offer.name),
                [this, offer, who = subject.id] {
                    Q_EMIT commandAsked(draftFor(m_document.session(), offer, who));
                });
        }
    }
}

void FieldMenu::addOfficers(const Subject& formation) {
    for (const Subject* officer : m_document.battle().all(SubjectKind::Officer)) {
        if (officer->parent == formation.id) {
            addChecks(*officer);
            add(QStringLiteral("sheet-") + toText(officer->id), tr("%1…").arg(toText(officer->name)),
                [this, id = toText(officer->id)] { Q_EMIT sheetAsked({id}); });
        }
    }
}

void FieldMenu::addViews() {
    const bool one = m_subjects.size() == 1;
    add(QStringLiteral("menuSheet"),
        one ? tr("Everything about it, to set right…") : tr("Everything about them, to set right…"),
        [this] { Q_EMIT sheetAsked(m_subjects); });
    if (one) {
        add(QStringLiteral("menuNote"), tr("Note on it…\tCtrl+J"),
            [this] { Q_EMIT noteAsked(m_subjects.first()); });
        add(QStringLiteral("menuHistory"), tr("Its history in the record"),
            [this] { Q_EMIT historyAsked(m_subjects.first()); });
    }
}

void FieldMenu::addHiding() {
    const Id& secret = m_document.rules().roles.secret;
    if (secret.empty()) {
        return;
    }
    const bool hidden = BattleReader(m_document).value(fromText(m_subjects.first()), secret).flag();
    const bool one = m_subjects.size() == 1;
    const QString hide = one ? tr("Hide it from the players") : tr("Hide them from the players");
    const QString show = one ? tr("Show it to the players") : tr("Show them to the players");
    add(QStringLiteral("menuHide"), hidden ? show : hide,
        [this, hidden] { Q_EMIT hiddenAsked(m_subjects, !hidden); });
}

DrawMenu::DrawMenu(const BattleDocument& document, const Drawer& draw, QWidget* parent) : QMenu(parent) {
    setObjectName(QStringLiteral("drawMenu"));
    setAccessibleName(tr("Who acts next"));
    const auto add = [&](const QString& name, const QString& text, const Json& command) {
        QAction* action = addAction(asWritten(text));
        action->setObjectName(name);
        connect(action, &QAction::triggered, this, [draw, command] { draw(command); });
    };
    add(QStringLiteral("drawByDice"), tr("The program draws"), commandOf(Verb::Draw));
    addSeparator();
    for (const Id& id : leftToDraw(document.rules(), document.battle())) {
        add(QStringLiteral("draw-") + toText(id), document.nameOf(id),
            commandOf(Verb::Draw, {{"subject", id}}));
    }
}

namespace {

/// Finds the translations of this file.
class TogetherText {
    Q_DECLARE_TR_FUNCTIONS(Together)
};

/// Whether a command can be carried out as it stands.
bool isPlain(const Preview& preview) {
    return preview.ok && !preview.wanted && !preview.unstated && !preview.blank && preview.steps.empty();
}

/// Whether it costs the unit strength, or puts it into a state that alarms.
bool isGrim(const RulePack& rules, const Id& unit, const Preview& preview) {
    const Json changes = preview.changes.value(unit, Json::object());
    if (!rules.roles.strength.now.empty() && changes.contains(rules.roles.strength.now)) {
        return true;
    }
    const Id& by = rules.roles.state(SubjectKind::Unit).by;
    const Attribute* state = rules.attribute(SubjectKind::Unit, by);
    const Vocabulary* words = state ? rules.vocabulary(state->type.vocabulary) : nullptr;
    const Json now = changes.value(by, Json());
    const std::string tone =
        words && now.is_string() ? words->traitOf(now.get<std::string>(), "tone").text() : std::string();
    return tone == "alarm" || tone == "flight";
}

/// Gathers what each unit can do under the names of what is done.
class Gatherer {
  public:
    explicit Gatherer(const BattleDocument& document) : m_document(document) {}

    void addUnit(const Id& unit) {
        for (const Offer& offer : offersFor(m_document.session(), unit)) {
            if (!offer.check && !offer.two) {
                addOffer(offer, unit);
            }
        }
    }
    std::vector<Together> take() {
        std::stable_partition(m_all.begin(), m_all.end(), [](const Together& each) { return !each.grim; });
        return std::move(m_all);
    }

  private:
    void addOffer(const Offer& offer, const Id& unit) {
        const Json draft = draftFor(m_document.session(), offer, unit, {});
        const std::vector<NeededWord> words = neededWords(m_document.session(), offer, unit);
        if (words.empty()) {
            add(unit, {toText(offer.id), toText(offer.name)}, offer, draft);
        }
        for (const NeededWord& word : words) {
            Json command = draft;
            command[word.field] = word.word;
            add(unit,
                {toText(offer.id) + QLatin1Char('-') + toText(word.word),
                 TogetherText::tr("%1: %2").arg(toText(offer.name), toText(word.name))},
                offer, command);
        }
    }

    void add(const Id& unit, Together together, const Offer& offer, const Json& command) {
        const Preview preview = m_document.preview(command);
        if (!isPlain(preview)) {
            return;
        }
        auto found = std::find_if(m_all.begin(), m_all.end(),
                                  [&together](const Together& each) { return each.id == together.id; });
        if (found == m_all.end()) {
            together.offer = toText(offer.id);
            found = m_all.insert(m_all.end(), std::move(together));
        }
        found->commands.push_back(command);
        ++found->able;
        found->grim = found->grim || isGrim(m_document.rules(), unit, preview);
    }

    const BattleDocument& m_document;
    std::vector<Together> m_all;
};

/// A stored word or flag that the sheet of a unit shows, or one that stands for such.
bool isSetByHand(const Attribute& attribute, const RulePack& rules) {
    const bool stored = !attribute.derived || !attribute.adjusts.empty();
    const bool word = rules.vocabulary(attribute.type.vocabulary) != nullptr;
    const bool plain = attribute.type.kind == Type::Kind::Flag || attribute.type.kind == Type::Kind::Text;
    return attribute.of == SubjectKind::Unit && attribute.shown && stored && plain &&
           (word || attribute.type.kind == Type::Kind::Flag);
}

bool allShow(const Attribute& attribute, const BattleDocument& document, const QStringList& units) {
    return std::all_of(units.begin(), units.end(), [&](const QString& unit) {
        return holds(attribute.shownIf, Scope{document.rules(), document.battle(), fromText(unit)});
    });
}

/// One value for all of them; nothing where one of them cannot have it.
void addValue(const BattleDocument& document, const QStringList& units, SetTogether& set, const QString& id,
              const QString& name, const Json& value) {
    Together together{set.id + QLatin1Char('-') + id, name};
    for (const QString& unit : units) {
        const Json command =
            commandOf(Verb::Adjust, {{"subject", fromText(unit)}, {"set", {{fromText(set.id), value}}}});
        if (document.preview(command).ok) {
            together.commands.push_back(command);
            ++together.able;
        }
    }
    if (together.able == units.size()) {
        set.values.push_back(std::move(together));
    }
}

} // namespace

Json Together::command() const {
    return asOne({commands.begin(), commands.end()});
}

Json asOne(const std::vector<Json>& commands) {
    return commands.size() == 1 ? commands.front() : commandOf(Verb::Several, {{"commands", commands}});
}

std::vector<Together> togetherFor(const BattleDocument& document, const QStringList& units) {
    Gatherer gatherer(document);
    for (const QString& unit : units) {
        gatherer.addUnit(fromText(unit));
    }
    return gatherer.take();
}

std::vector<SetTogether> setTogetherFor(const BattleDocument& document, const QStringList& units) {
    std::vector<SetTogether> all;
    for (const Attribute& attribute : document.rules().attributes) {
        if (!isSetByHand(attribute, document.rules()) || !allShow(attribute, document, units)) {
            continue;
        }
        SetTogether set{toText(attribute.id), toText(attribute.name), {}};
        const Vocabulary* words = document.rules().vocabulary(attribute.type.vocabulary);
        for (const Word& word : words ? words->words : std::vector<Word>{}) {
            addValue(document, units, set, toText(word.id), toText(word.name), word.id);
        }
        if (!words) {
            addValue(document, units, set, QStringLiteral("yes"), TogetherText::tr("Yes"), true);
            addValue(document, units, set, QStringLiteral("no"), TogetherText::tr("No"), false);
        }
        if (!set.values.empty()) {
            all.push_back(std::move(set));
        }
    }
    return all;
}

QStringList unitsInPlay(const BattleDocument& document, const Id& group) {
    QStringList units;
    const BattleReader reader(document);
    for (const Id& id : document.battle().withAllBelow(group)) {
        const Subject* subject = document.battle().find(id);
        if (subject->kind == SubjectKind::Unit && !reader.isOut(*subject)) {
            units << toText(id);
        }
    }
    return units;
}

} // namespace umpire::gui
