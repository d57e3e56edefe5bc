#pragma once

#include <QString>
#include <QStringList>

namespace umpire::gui {

/// How well something typed in haste fits a name: case, accents and signs do not count, words may be begun,
/// run together from their first letters ("12lh"), lack letters or hold a wrong one.
class FuzzyMatch {
  public:
    static constexpr int best = 1000;

    explicit FuzzyMatch(const QString& typed);

    bool isEmpty() const { return m_words.isEmpty(); }
    /// 0 when it does not fit, up to `best` when it is the same. Nothing typed fits everything a little.
    int score(const QString& name) const;

    /// Lower case, accents taken off, in words of letters and digits.
    static QStringList wordsOf(const QString& text);

  private:
    QStringList m_words;
};

} // namespace umpire::gui
