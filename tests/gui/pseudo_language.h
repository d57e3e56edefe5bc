#pragma once

#include "look/look.h"
#include "settings/language.h"
#include "umpire/base/json.h"

#include <QString>
#include <QStringList>
#include <QTranslator>

#include <mutex>
#include <set>
#include <string>

class QWidget;

namespace umpire::gui::test {

/// A language in which every sentence of window and engine is the English one in ⟦brackets⟧, as long as this
/// stands. Keys keep their names.
class PseudoLanguage : public QTranslator {
  public:
    PseudoLanguage();
    ~PseudoLanguage() override;

    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char* comment, int n) const override;

    /// What it was asked for so far, as "context: source".
    std::set<std::string> asked() const;

  private:
    mutable std::mutex m_guard; ///< the engine is asked on threads of its own, too
    mutable std::set<std::string> m_asked;
    Speaking m_speaking{&EngineTranslator::instance()};
};

/// A text that a window has, and of what.
struct ShownText {
    QString where;
    QString text;
};

/// All that the widget, its children, actions, menus and lists say: shown, as a tip, or to a screen reader.
QList<ShownText> shownTexts(QWidget& root);

/// Knows texts that are no affair of a translator: those of the pack and of the battle.
class OwnTexts {
  public:
    /// Every text in it: names, and whatever is not written like an id. Of one with {places} what stands
    /// between them. `key`: under which it stands.
    void add(const Json& json, const std::string& key = {});
    void add(const QString& text);
    /// A name, with all that it is shortened to where room is scarce.
    void addName(const QString& name, const Abbreviations& abbreviations);

    /// The words of a text that stand outside of all brackets and are nobody's own; "" for none.
    QString escaped(const QString& text) const;

  private:
    QStringList m_texts; ///< in small letters, the longest first
};

} // namespace umpire::gui::test
