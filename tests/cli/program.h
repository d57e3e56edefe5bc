#pragma once

#include "umpire/base/json.h"

#include <string>
#include <sys/types.h>
#include <vector>

namespace umpire::test {

/// What a run of the program `umpire` came to.
struct Finished {
    int status = -1; ///< exit status; -1 when a signal ended it
    std::string out;
    std::string err;

    /// The lines of the standard output.
    std::vector<std::string> lines() const;
};

/// From now on programs find the user's data as on a computer of this name; at first it is "here".
void useComputer(const std::string& name);

/// Runs `umpire` to its end. `output`: where its standard output goes, such as /dev/full; "": it is kept.
Finished umpireRun(const std::vector<std::string>& arguments, const std::string& input = {},
                   const std::string& output = {});

/// `umpire` with pipes to it, driven line by line.
class Conversation {
  public:
    explicit Conversation(const std::vector<std::string>& arguments);
    ~Conversation();
    Conversation(const Conversation&) = delete;
    Conversation& operator=(const Conversation&) = delete;

    /// Sends one line and waits for the one line that answers it; null when none comes.
    Json ask(const std::string& line);
    Json ask(const Json& command) { return ask(dumpLine(command)); }
    /// Sends a line and waits for nothing.
    void send(const std::string& line);
    /// Ends the program without any warning.
    void kill();
    /// The same by another signal, which it may have something to do about.
    void end(int signal);
    /// All lines that were answered and not read yet, once the program has ended.
    std::vector<Json> answersLeft();
    /// Closes its input and gives its exit status.
    int finish();

  private:
    std::string readLine();
    int wait();

    pid_t m_process = -1;
    int m_toProgram = -1;
    int m_fromProgram = -1;
    std::string m_unread;
};

/// A shipped example and its text.
std::string exampleFile(const std::string& name);

} // namespace umpire::test
