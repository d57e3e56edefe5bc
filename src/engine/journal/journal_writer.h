#pragma once

#include "journal_line.h"
#include "umpire/base/disk.h"

#include <filesystem>
#include <string>
#include <vector>

namespace umpire {

/// Writes a journal. Its functions give "" or in words what went wrong.
class JournalWriter {
  public:
    JournalWriter(std::filesystem::path path, Disk& disk) : m_path(std::move(path)), m_disk(disk) {}
    ~JournalWriter() { close(); }
    JournalWriter(const JournalWriter&) = delete;
    JournalWriter& operator=(const JournalWriter&) = delete;

    /// A journal without lines yet takes the place of what was there: it goes on from the battle file of this
    /// checksum, and gets its permissions. `covered`: lines of it may be covered.
    std::string begin(std::uint64_t snapshot, const std::filesystem::path& battle, bool covered);
    /// All of these lines are on the disk, or none counts. `covered`: each of them is, for itself.
    std::string append(const std::vector<Json>& changes, bool covered);
    /// The journal is needed no more.
    std::string remove();

    /// True when lines that were given up may still stand on the disk: the next `append` cuts them off.
    bool tailLeft() const { return m_tailLeft; }
    int lines() const { return m_lines; }
    std::size_t bytes() const { return m_bytes; }

  private:
    std::string ready();
    std::string failed(const std::string& sentence);
    void close();

    std::filesystem::path m_path;
    Disk& m_disk;
    int m_file = -1;
    bool m_begun = false;
    bool m_tailLeft = false;
    FileStamp m_stamp;
    JournalChain m_chain;
    int m_lines = 0;
    std::size_t m_bytes = 0;
};

} // namespace umpire
