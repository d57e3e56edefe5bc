#include "spawned.h"

#include <chrono>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <spawn.h>
#include <stdexcept>
#include <sys/wait.h>
#include <unistd.h>

extern char** environ;

namespace umpire::bench {

namespace {

/// A program that runs, and what it writes.
class Spawned {
  public:
    explicit Spawned(const std::vector<std::string>& command) : m_name(command.front()) {
        int ends[2];
        if (pipe2(ends, O_CLOEXEC) != 0) {
            throw std::runtime_error(std::strerror(errno));
        }
        posix_spawn_file_actions_t actions;
        posix_spawn_file_actions_init(&actions);
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
        std::vector<char*> words;
        for (const std::string& word : command) {
            words.push_back(const_cast<char*>(word.c_str()));
        }
        words.push_back(nullptr);
        const int failed = posix_spawn(&m_process, words.front(), &actions, nullptr, words.data(), environ);
        posix_spawn_file_actions_destroy(&actions);
        close(ends[1]);
        m_output = ends[0];
        if (failed != 0) {
            m_process = 0;
            throw std::runtime_error(m_name + ": " + std::strerror(failed));
        }
    }

    ~Spawned() {
        close(m_output);
        if (m_process > 0) {
            waitpid(m_process, nullptr, 0);
        }
    }

    Spawned(const Spawned&) = delete;
    Spawned& operator=(const Spawned&) = delete;

    /// The next that it writes; "" at the end.
    std::string read() {
        char buffer[65536];
        const ssize_t got = ::read(m_output, buffer, sizeof buffer);
        return {buffer, got > 0 ? static_cast<std::size_t>(got) : 0};
    }

    void needSuccess() {
        int status = 0;
        waitpid(m_process, &status, 0);
        m_process = 0;
        if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
            throw std::runtime_error(m_name + " failed");
        }
    }

  private:
    std::string m_name;
    pid_t m_process = 0;
    int m_output = -1;
};

} // namespace

std::string outputOf(const std::vector<std::string>& command) {
    Spawned program(command);
    std::string all;
    for (std::string more = program.read(); !more.empty(); more = program.read()) {
        all += more;
    }
    program.needSuccess();
    return all;
}

double secondsToFirstLine(const std::vector<std::string>& command) {
    const auto begin = std::chrono::steady_clock::now();
    Spawned program(command);
    for (std::string more = program.read(); !more.empty(); more = program.read()) {
        if (more.find('\n') != std::string::npos) {
            const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - begin;
            program.needSuccess();
            return taken.count();
        }
    }
    throw std::runtime_error(command.front() + " wrote no line");
}

} // namespace umpire::bench
