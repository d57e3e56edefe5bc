#include "umpire/storage/secret_dice.h"
#include "umpire/base/file.h"
#include "umpire/base/speech.h"
#include "umpire/base/user_folders.h"

#include "umpire/base/json_document.h"
#include "umpire/base/object_reader.h"

#include <cerrno>
#include <sys/stat.h>
#include <system_error>

namespace umpire {

namespace fs = std::filesystem;

namespace {

constexpr const char* secretFormat = "desert-umpire-dice";
constexpr mode_t ownerOnly = 0700;

std::string unwritten(const std::string& file) {
    return fill(say("dice", "{file} cannot be written: {why}"), {{"file", file}, {"why", systemReason()}});
}

Json secretJson(const KeptSecret& kept) {
    return Json{{"format", secretFormat},         {"version", 1},
                {"pledge", kept.secret.pledge()}, {"secret", kept.secret.hex()},
                {"reached", kept.reached},        {"battle", kept.battle},
                {"revealed", kept.revealed}};
}

std::optional<KeptSecret> readSecret(const std::string& text, const std::string& name) {
    Issues issues;
    const JsonDocument document(name, parseJson(text, name, issues));
    if (hasErrors(issues)) {
        return std::nullopt;
    }
    ObjectReader reader(document.root(), ReadContext{document, issues});
    if (!reader.valid()) {
        return std::nullopt;
    }
    reader.choice("format", {secretFormat});
    reader.skip("version");
    reader.skip("pledge");
    const auto secret = DiceSecret::fromHex(reader.text("secret"));
    const std::int64_t reached = reader.whole("reached");
    const std::string battle = reader.text("battle");
    const bool revealed = reader.flag("revealed", false);
    if (!secret || reached < 0 || hasErrors(issues)) {
        return std::nullopt;
    }
    return KeptSecret{*secret, static_cast<std::uint64_t>(reached), battle, revealed};
}

} // namespace

fs::path SecretStore::usualFolder() {
    return userFolders().dice;
}

fs::path SecretStore::fileOf(const std::string& pledge) const {
    return m_folder / (pledge + ".secret");
}

std::optional<KeptSecret> SecretStore::find(const std::string& pledge) const {
    // It names a file: nothing but a hash may.
    if (m_folder.empty() || !DiceSecret::fromHex(pledge)) {
        return std::nullopt;
    }
    constexpr std::size_t mostBytes = 64U * 1024U;
    const auto text = readFile(fileOf(pledge), mostBytes);
    std::optional<KeptSecret> kept = text ? readSecret(*text, fileOf(pledge).string()) : std::nullopt;
    return kept && kept->secret.pledge() == pledge ? kept : std::nullopt;
}

std::string SecretStore::makeFolder() const {
    if (m_folder.empty()) {
        return say("dice", "there is no folder for it");
    }
    std::error_code problem;
    fs::create_directories(m_folder.parent_path(), problem);
    if (::mkdir(m_folder.c_str(), ownerOnly) == 0) {
        m_disk.syncFolder(m_folder.parent_path());
        return {};
    }
    return errno == EEXIST ? std::string()
                           : fill(say("dice", "the folder {folder} cannot be made: {why}"),
                                  {{"folder", m_folder.string()}, {"why", systemReason()}});
}

/// `Disk::create` makes a file that only its owner may read, and the mode is never widened.
std::string SecretStore::keep(const KeptSecret& kept) const {
    if (std::string problem = makeFolder(); !problem.empty()) {
        return problem;
    }
    const fs::path place = fileOf(kept.secret.pledge());
    std::string draft = (m_folder / ("." + place.filename().string() + ".XXXXXX")).string();
    const int file = m_disk.create(draft);
    if (file < 0) {
        return unwritten(m_folder.string());
    }
    const std::string text = dumpLine(secretJson(kept)) + "\n";
    const bool whole = writeAll(m_disk, file, text) && m_disk.sync(file) == 0;
    std::string problem = whole ? "" : unwritten(draft);
    if (m_disk.close(file) != 0 && problem.empty()) {
        problem = unwritten(draft);
    }
    if (problem.empty() && m_disk.rename(draft, place) != 0) {
        problem = unwritten(place.string());
    }
    if (!problem.empty()) {
        m_disk.remove(draft);
        return problem;
    }
    return m_disk.syncFolder(m_folder) == 0 ? std::string()
                                            : fill(say("dice", "{folder} may not outlast a power cut: {why}"),
                                                   {{"folder", m_folder.string()}, {"why", systemReason()}});
}

SecretFinder SecretStore::finder() const {
    return [store = *this](const std::string& pledge) {
        const auto kept = store.find(pledge);
        return kept ? std::optional(kept->secret) : std::nullopt;
    };
}

std::string SecretDice::homeOf(const fs::path& file) {
    if (file.empty()) {
        return {};
    }
    std::error_code ignored;
    const fs::path whole = fs::weakly_canonical(fs::absolute(file, ignored), ignored);
    return whole.empty() ? file.string() : whole.string();
}

void SecretDice::begin() {
    m_kept = KeptSecret{DiceSecret::fromSystem(), 0, {}, false};
    m_pledge = m_kept->secret.pledge();
    m_number = 0;
    m_dice.emplace(m_kept->secret, 0);
}

void SecretDice::open(const Session& session, const std::string& battle) {
    const auto& list = session.sealedSeries();
    const std::uint64_t number = list.size();
    std::optional<KeptSecret> kept;
    if (number > 0 && !list.back().revealed()) {
        kept = m_store.find(list.back().pledge);
    }
    m_lost = number > 0 && !list.back().revealed() && !kept;
    if (!kept || kept->revealed || kept->battle != battle) {
        begin();
        m_kept->battle = battle;
        return;
    }
    m_kept = std::move(kept);
    m_pledge = list.back().pledge;
    m_number = number;
    const std::uint64_t next = session.drawnUpTo({SealedDice::generator, number});
    m_kept->reached = std::max(m_kept->reached, next);
    m_dice.emplace(m_kept->secret, number, list.back().calls, m_kept->reached);
}

std::string SecretDice::seal(Session& session) {
    if (isSealed()) {
        return {};
    }
    std::string problem = m_store.keep(*m_kept);
    m_number = session.pledge(m_pledge);
    m_dice.emplace(m_kept->secret, m_number);
    return problem;
}

void SecretDice::call(Session& session, std::uint64_t number) {
    session.call(number);
    m_dice->setCalls(session.sealedSeries().back().calls);
}

std::string SecretDice::remember(const Session& session, const std::string& battle) {
    const std::uint64_t reached = std::max(m_dice->position(), m_kept->reached);
    if (!isSealed() || session.sealedSeries().size() != m_number ||
        (reached == m_kept->reached && battle == m_kept->battle)) {
        m_kept->battle = battle;
        return {};
    }
    m_kept->reached = reached;
    m_kept->battle = battle;
    return m_store.keep(*m_kept);
}

int SecretDice::reveal(Session& session) const {
    int revealed = 0;
    std::uint64_t number = 0;
    for (const SealedSeries& series : std::vector<SealedSeries>(session.sealedSeries())) {
        ++number;
        std::optional<DiceSecret> secret = m_store.finder()(series.pledge);
        if (!secret && number == m_number) {
            secret = m_kept->secret;
        }
        if (!series.revealed() && secret) {
            session.reveal(number, secret->hex());
            ++revealed;
        }
    }
    return revealed;
}

void SecretDice::retire(const Session& session) const {
    for (const SealedSeries& series : session.sealedSeries()) {
        std::optional<KeptSecret> kept = series.revealed() ? m_store.find(series.pledge) : std::nullopt;
        if (kept && !kept->revealed) {
            kept->revealed = true;
            m_store.keep(*kept);
        }
    }
}

} // namespace umpire
