#include "usage.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/sheets/make_sheet.h"

#include <CLI/CLI.hpp>

#include <iostream>

namespace umpire::cli {

namespace {

/// The words that are typed, as far as they are finished, and what the one at hand may be.
class Completion {
  public:
    Completion(const CLI::App& app, const BattleFiles& files) : m_app(app), m_files(files) {}

    void complete(const std::vector<std::string>& words) {
        m_begun = words.empty() ? std::string() : words.back();
        const std::vector<std::string> done(words.begin(), words.empty() ? words.end() : words.end() - 1);
        const CLI::Option* wants = read(done);
        if (wants) {
            offerValues(*wants);
        } else if (m_command) {
            offerNext();
        } else if (!m_lost) {
            offerCommands();
        }
    }

  private:
    void offer(const std::string& word, const std::string& what) const {
        if (word.rfind(m_begun, 0) == 0) {
            std::cout << onOneLine(word) << '\t' << onOneLine(what) << '\n';
        }
    }

    void offerCommands() const {
        for (const CLI::App* command : m_app.get_subcommands({})) {
            offer(command->get_name(), command->get_description());
        }
        offerOptions(m_app);
    }

    void offerOptions(const CLI::App& of) const {
        for (const CLI::Option* option : of.get_options()) {
            for (const std::string& name : option->get_lnames()) {
                std::string typed = "--";
                typed += name;
                if (!m_begun.empty() && (&of == m_command || optionNamed(typed) == option)) {
                    offer(typed, option->get_description());
                }
            }
        }
    }

    /// Gives the option that wants the word at hand for its value; null where it may be anything else.
    const CLI::Option* read(const std::vector<std::string>& words) {
        const CLI::Option* wants = nullptr;
        for (const std::string& word : words) {
            if (wants) {
                m_values.emplace_back(wants, word);
                wants = nullptr;
            } else if (word.rfind("--", 0) == 0 && word.size() > 2) {
                const CLI::Option* option = optionNamed(word.substr(0, word.find('=')));
                const bool open =
                    option && option->get_items_expected_max() > 0 && word.find('=') == std::string::npos;
                wants = open ? option : nullptr;
            } else if (!m_command) {
                m_command = m_lost ? nullptr : commandNamed(word);
                m_lost = !m_command;
            } else if (const CLI::Option* place = openPlace()) {
                m_values.emplace_back(place, word);
            }
        }
        return wants;
    }

    const CLI::App* commandNamed(const std::string& name) const {
        for (const CLI::App* command : m_app.get_subcommands({})) {
            if (command->get_name() == name) {
                return command;
            }
        }
        return nullptr;
    }

    /// Those of the program stand behind a command, too.
    const CLI::Option* optionNamed(const std::string& name) const {
        const CLI::Option* option = m_command ? m_command->get_option_no_throw(name) : nullptr;
        return option ? option : m_app.get_option_no_throw(name);
    }

    /// The next word without a name goes there.
    const CLI::Option* openPlace() const {
        for (const CLI::Option* option : m_command->get_options()) {
            if (option->get_positional() && (valueOf(*option).empty() || option->get_expected_max() > 1)) {
                return option;
            }
        }
        return nullptr;
    }

    std::string valueOf(const CLI::Option& option) const {
        for (const auto& [of, value] : m_values) {
            if (of == &option) {
                return value;
            }
        }
        return {};
    }

    std::string valueOf(const std::string& name) const {
        const CLI::Option* option = m_command->get_option_no_throw(name);
        return option ? valueOf(*option) : std::string();
    }

    void offerNext() const {
        if (!m_begun.empty() && m_begun.front() == '-') {
            offerOptions(*m_command);
            offerOptions(m_app);
        } else if (const CLI::Option* place = openPlace()) {
            offerValues(*place);
        }
    }

    void offerValues(const CLI::Option& option) const {
        const std::string name = option.get_name(option.get_lnames().empty());
        const std::string command = m_command ? m_command->get_name() : std::string();
        for (const std::string& word : choicesOf(option)) {
            offer(word, "");
        }
        if (name == "--rules" || name == "--extends" || (name == "NAME" && command != "sheet")) {
            offerPacks();
            std::cout << (command == "tables" ? ":files\n" : ":folders\n");
        } else if (name == "NAME") {
            offerSheets();
        } else if (name == "--side" || (name == "--for" && command == "show")) {
            for (const char* reader : {"umpire", "everybody"}) {
                if (name == "--for") {
                    offer(reader, "");
                }
            }
            offerSides();
        } else if (name == "--photos" || name == "--write" || name == "FOLDER") {
            std::cout << ":folders\n";
        } else if (name == "FILE" || name == "PATH" || name == "--script" || name == "--save" ||
                   name == "--from" || name == "--odds" || name == "--share") {
            std::cout << ":files\n";
        }
    }

    void offerPacks() const {
        for (const FoundPack& found : m_files.searchPath().found()) {
            if (!found.hidden) {
                offer(found.name, found.title);
            }
        }
    }

    void offerSheets() const {
        for (const sheets::SheetKind& kind : sheets::sheetKinds()) {
            offer(kind.id, kind.name.said());
        }
    }

    void offerSides() const {
        const std::string file = valueOf("FILE");
        const LoadedBattle loaded = file.empty() ? LoadedBattle() : m_files.load(file, valueOf("--rules"));
        if (loaded.session) {
            for (const Subject* side : loaded.session->battle().all(SubjectKind::Side)) {
                offer(side->id, side->name);
            }
        }
    }

    const CLI::App& m_app;
    const BattleFiles& m_files;
    const CLI::App* m_command = nullptr;
    bool m_lost = false; ///< a word stands where a command should, and is none
    std::string m_begun;
    std::vector<std::pair<const CLI::Option*, std::string>> m_values;
};

} // namespace

void complete(const CLI::App& app, const std::vector<std::string>& words, const BattleFiles& files) {
    Completion(app, files).complete(words);
}

} // namespace umpire::cli
