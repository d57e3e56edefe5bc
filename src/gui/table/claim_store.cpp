#include "table/claim_store.h"

#include "document/text.h"
#include "settings/settings.h"
#include "umpire/worksheet/drafting.h"

#include <QFileInfo>

namespace umpire::gui {

namespace {

/// So many battles' cards are remembered; those of files that are gone go first.
constexpr qsizetype mostBattles = 50;

void prune(QVariantMap& parked) {
    for (auto entry = parked.begin(); entry != parked.end() && parked.size() > mostBattles;) {
        entry = QFileInfo::exists(entry.key()) ? std::next(entry) : parked.erase(entry);
    }
    while (parked.size() > mostBattles) {
        parked.erase(parked.begin());
    }
}

/// Text that may have been edited by hand.
Json listOf(const QString& text) {
    Json list = Json::parse(fromText(text), nullptr, false);
    return list.is_array() ? list : Json::array();
}

} // namespace

ClaimStore::ClaimStore(const BattleDocument& document, ClaimQueue& claims, Settings& settings,
                       QObject* parent)
    : QObject(parent), m_document(document), m_claims(claims), m_settings(settings) {
    connect(&document, &BattleDocument::changed, this, &ClaimStore::follow);
    connect(&claims, &ClaimQueue::changed, this, &ClaimStore::save);
    load();
}

/// A battle gets a file with its first record or when it is saved, and another when it is saved elsewhere.
void ClaimStore::follow(const ChangeEvent& event) {
    if (event.kind == ChangeEvent::Kind::Opened) {
        load();
    } else if (m_document.isOpen() && m_document.place() != m_place) {
        save();
    }
}

void ClaimStore::load() {
    m_loading = true;
    m_claims.clear();
    m_place = m_document.isOpen() ? m_document.place() : QString();
    const QVariantMap parked = m_settings.value(Settings::Key::Parked).toMap();
    for (const Json& item : listOf(parked.value(m_place).toString())) {
        const Draft draft = draftOf(item);
        if (!m_place.isEmpty() && stillThere(draft)) {
            m_claims.add(draft);
        }
    }
    m_loading = false;
}

bool ClaimStore::stillThere(const Draft& draft) const {
    const auto known = [this](const Id& id) { return id.empty() || m_document.battle().find(id); };
    return !draft.empty() && known(draft.subject) && known(draft.target);
}

void ClaimStore::save() {
    if (m_loading || !m_document.isOpen()) {
        return;
    }
    QVariantMap parked = m_settings.value(Settings::Key::Parked).toMap();
    parked.remove(m_place);
    m_place = m_document.place();
    Json list = Json::array();
    for (const Draft& draft : m_claims.claims()) {
        list.push_back(jsonOf(draft));
    }
    if (!list.empty() && !m_place.isEmpty()) {
        parked.insert(m_place, toText(list.dump(-1, ' ', false, Json::error_handler_t::replace)));
        prune(parked);
    }
    m_settings.set(Settings::Key::Parked, parked);
}

} // namespace umpire::gui
