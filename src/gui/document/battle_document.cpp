#include "document/battle_document.h"

#include "document/record_words.h"
#include "document/text.h"
#include "umpire/battle/roster.h"

#include <QFileInfo>

namespace umpire::gui {

BattleDocument::BattleDocument(BattleFiles files, QObject* parent)
    : QObject(parent), m_files(std::move(files)),
      m_dice(std::make_unique<RandomDice>(RandomDice::fromSystem())) {}

BattleDocument::~BattleDocument() = default;

QString BattleDocument::title() const {
    if (!isOpen()) {
        return {};
    }
    const QString own = toText(battle().title);
    return own.isEmpty() ? QFileInfo(m_path).completeBaseName() : own;
}

bool BattleDocument::isModified() const {
    return isOpen() && m_session->cursor() != m_savedAt;
}

Issues BattleDocument::open(const QString& path) {
    return load(path, QFileInfo(path).absoluteFilePath());
}

Issues BattleDocument::openExample(const QString& path) {
    return load(path, {});
}

Issues BattleDocument::load(const QString& path, const QString& ownPath) {
    LoadedBattle loaded = m_files.load(fromText(path), fromText(m_rules));
    if (!loaded.session) {
        return loaded.issues;
    }
    take(std::move(loaded.session), ownPath);
    return loaded.issues;
}

void BattleDocument::take(std::unique_ptr<Session> session, const QString& ownPath) {
    m_session = std::move(session);
    m_path = ownPath;
    m_savedAt = m_session->cursor();
    m_numbers = UnitNumbers(m_session->setUp(), battle());
    Q_EMIT changed({ChangeEvent::Kind::Opened, {}, true});
}

Issues BattleDocument::create() {
    const std::vector<std::string> names = m_files.shelf().names();
    const std::string wanted = m_rules.isEmpty() && !names.empty() ? names.front() : fromText(m_rules);
    LoadedPack loaded = m_files.shelf().load(wanted);
    if (loaded.pack) {
        take(m_files.begin(loaded.pack, emptyBattle(*loaded.pack)), {});
    }
    return loaded.issues;
}

void BattleDocument::begin(Battle start) {
    take(m_files.begin(m_session->sharedRules(), std::move(start)), {});
    m_savedAt = -1;
    Q_EMIT changed({ChangeEvent::Kind::Saved, {}, false});
}

QString BattleDocument::save() {
    return saveAs(m_path);
}

QString BattleDocument::saveAs(const QString& path) {
    const std::string problem = BattleFiles::save(*m_session, fromText(path));
    if (!problem.empty()) {
        return toText(problem);
    }
    m_path = QFileInfo(path).absoluteFilePath();
    m_savedAt = m_session->cursor();
    Q_EMIT changed({ChangeEvent::Kind::Saved, {}, false});
    return {};
}

void BattleDocument::close() {
    m_session.reset();
    m_path.clear();
    m_savedAt = 0;
    m_numbers = {};
    Q_EMIT changed({ChangeEvent::Kind::Opened, {}, true});
}

Answer BattleDocument::execute(const Json& command) {
    const int before = m_session->cursor();
    const Answer answer = m_session->execute(command, *m_dice);
    if (!answer.ok) {
        return answer;
    }
    // A new command drops what was undone; when the saved state was among that, nothing leads back to it.
    const std::string name = command.value("do", "");
    if (name != "redo" && m_session->cursor() > before && before < m_savedAt) {
        m_savedAt = -1;
    }
    announce(answer);
    return answer;
}

Answer BattleDocument::undo() {
    return execute(Json{{"do", "undo"}});
}

Answer BattleDocument::redo() {
    return execute(Json{{"do", "redo"}});
}

void BattleDocument::announce(const Answer& answer) {
    ChangeEvent event;
    for (const auto& [subject, fields] : answer.changes.items()) {
        event.subjects << toText(subject);
    }
    m_numbers = UnitNumbers(m_session->setUp(), battle());
    Q_EMIT changed(event);
}

QString BattleDocument::undoText() const {
    if (!isOpen() || !m_session->canUndo()) {
        return {};
    }
    return describe(m_session->records()[static_cast<std::size_t>(m_session->cursor() - 1)]);
}

QString BattleDocument::redoText() const {
    if (!isOpen() || !m_session->canRedo()) {
        return {};
    }
    return describe(m_session->records()[static_cast<std::size_t>(m_session->cursor())]);
}

QString BattleDocument::describe(const Record& record) const {
    return RecordWords(*m_session).who(record);
}

QString BattleDocument::nameOf(const Id& subject) const {
    const Subject* known = isOpen() ? battle().find(subject) : nullptr;
    return known ? toText(known->name) : toText(subject);
}

Json BattleDocument::throwDie(const Die& die) {
    return m_session->throwDie(die, *m_dice);
}

void BattleDocument::setDice(std::unique_ptr<DiceSource> dice) {
    m_dice = std::move(dice);
}

} // namespace umpire::gui
