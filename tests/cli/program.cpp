#include "program.h"

#include "support/battles.h"
#include "support/temporary_folder.h"

#include <array>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <poll.h>
#include <sstream>
#include <stdexcept>
#include <sys/wait.h>
#include <unistd.h>

namespace umpire::test {

namespace {

const std::string program = (programFolder() / "umpire").string();

std::string contentOf(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::stringstream content;
    content << file.rdbuf();
    return content.str();
}

/// The tests' secrets do not end up among those of whoever runs them.
const TemporaryFolder& dataOfTests() {
    static const TemporaryFolder folder;
    return folder;
}

[[noreturn]] void become(const std::vector<std::string>& arguments) {
    std::vector<std::string> all{program};
    all.insert(all.end(), arguments.begin(), arguments.end());
    std::vector<char*> pointers;
    for (std::string& argument : all) {
        pointers.push_back(argument.data());
    }
    pointers.push_back(nullptr);
    ::execv(program.c_str(), pointers.data());
    ::_exit(127);
}

void redirect(int to, const std::filesystem::path& path, int flags) {
    const int file = ::open(path.c_str(), flags, 0600);
    if (file < 0 || ::dup2(file, to) < 0) {
        ::_exit(126);
    }
}

} // namespace

std::vector<std::string> Finished::lines() const {
    std::vector<std::string> result;
    std::istringstream stream(out);
    for (std::string line; std::getline(stream, line);) {
        result.push_back(line);
    }
    return result;
}

void useComputer(const std::string& name) {
    ::setenv("XDG_DATA_HOME", (dataOfTests().path() / name).c_str(), 1);
}

namespace {

[[maybe_unused]] const bool atHome = (useComputer("here"), true);

} // namespace

Finished umpireRun(const std::vector<std::string>& arguments, const std::string& input,
                   const std::string& output) {
    const TemporaryFolder folder;
    const auto in = folder.write("in", input);
    const pid_t process = ::fork();
    if (process == 0) {
        redirect(0, in, O_RDONLY);
        redirect(1, output.empty() ? folder.path() / "out" : std::filesystem::path(output),
                 O_CREAT | O_WRONLY);
        redirect(2, folder.path() / "err", O_CREAT | O_WRONLY);
        become(arguments);
    }
    int status = 0;
    ::waitpid(process, &status, 0);
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, contentOf(folder.path() / "out"),
            contentOf(folder.path() / "err")};
}

Conversation::Conversation(const std::vector<std::string>& arguments) {
    std::signal(SIGPIPE, SIG_IGN);
    std::array<int, 2> in{};
    std::array<int, 2> out{};
    if (::pipe2(in.data(), O_CLOEXEC) != 0 || ::pipe2(out.data(), O_CLOEXEC) != 0) {
        throw std::runtime_error("no pipe");
    }
    m_process = ::fork();
    if (m_process == 0) {
        ::dup2(in[0], 0);
        ::dup2(out[1], 1);
        become(arguments);
    }
    ::close(in[0]);
    ::close(out[1]);
    m_toProgram = in[1];
    m_fromProgram = out[0];
}

Conversation::~Conversation() {
    if (m_process > 0) {
        kill();
    }
    ::close(m_fromProgram);
}

Json Conversation::ask(const std::string& line) {
    const std::string text = line + "\n";
    if (::write(m_toProgram, text.data(), text.size()) != static_cast<ssize_t>(text.size())) {
        return nullptr;
    }
    return Json::parse(readLine(), nullptr, false);
}

std::string Conversation::readLine() {
    std::size_t end = 0;
    while ((end = m_unread.find('\n')) == std::string::npos) {
        // An answer that is not flushed would never come: give up instead of hanging.
        pollfd waiting{m_fromProgram, POLLIN, 0};
        std::array<char, 4096> buffer{};
        const ssize_t count =
            ::poll(&waiting, 1, 30'000) > 0 ? ::read(m_fromProgram, buffer.data(), buffer.size()) : 0;
        if (count <= 0) {
            return "null";
        }
        m_unread.append(buffer.data(), static_cast<std::size_t>(count));
    }
    const std::string line = m_unread.substr(0, end);
    m_unread.erase(0, end + 1);
    return line;
}

void Conversation::send(const std::string& line) {
    const std::string text = line + "\n";
    if (::write(m_toProgram, text.data(), text.size()) != static_cast<ssize_t>(text.size())) {
        throw std::runtime_error("the program takes no more lines");
    }
}

std::vector<Json> Conversation::answersLeft() {
    std::vector<Json> answers;
    for (std::string line = readLine(); line != "null"; line = readLine()) {
        answers.push_back(Json::parse(line));
    }
    return answers;
}

void Conversation::kill() {
    end(SIGKILL);
}

void Conversation::end(int signal) {
    ::kill(m_process, signal);
    wait();
}

int Conversation::finish() {
    ::close(m_toProgram);
    m_toProgram = -1;
    return wait();
}

int Conversation::wait() {
    int status = 0;
    ::waitpid(m_process, &status, 0);
    m_process = -1;
    if (m_toProgram >= 0) {
        ::close(m_toProgram);
        m_toProgram = -1;
    }
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

std::string exampleFile(const std::string& name) {
    return (sourceFolder() / "resources/battles" / (name + ".battle.json")).string();
}

} // namespace umpire::test
