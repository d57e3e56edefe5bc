#include "help/fuzzy_match.h"

#include "umpire/base/text.h"

#include <algorithm>

namespace umpire::gui {

namespace {

constexpr int wholeWord = 1000;
constexpr int begunWord = 900;
constexpr int runTogether = 760;
constexpr int insideWord = 560;
constexpr int lettersMissing = 420;
constexpr int wrongLetter = 360;

/// Whether `typed` is made of the beginnings of words that follow each other from `first` on.
bool madeOfBeginnings(QStringView typed, const QStringList& words, qsizetype first) {
    if (typed.isEmpty()) {
        return true;
    }
    if (first >= words.size()) {
        return false;
    }
    const QString& word = words[first];
    qsizetype most = 0;
    while (most < std::min(typed.size(), word.size()) && typed[most] == word[most]) {
        ++most;
    }
    for (qsizetype taken = most; taken > 0; --taken) {
        if (madeOfBeginnings(typed.mid(taken), words, first + 1)) {
            return true;
        }
    }
    return false;
}

/// The same first letter, the others in order with some left out.
bool lacksLetters(const QString& typed, const QString& word) {
    if (typed.size() < 3 || word.size() <= typed.size() || typed[0] != word[0]) {
        return false;
    }
    qsizetype at = 0;
    for (const QChar letter : typed) {
        at = word.indexOf(letter, at) + 1;
        if (at == 0) {
            return false;
        }
    }
    return true;
}

/// A wrong letter is forgiven in a longer word, also while only its beginning is typed; never a wrong digit.
bool nearlyBegins(const QString& typed, const QString& word) {
    const bool digits =
        std::any_of(typed.begin(), typed.end(), [](QChar letter) { return letter.isDigit(); });
    if (typed.size() < 4 || digits) {
        return false;
    }
    const int allowed = typed.size() >= 7 ? 2 : 1;
    for (qsizetype length : {typed.size() - 1, typed.size(), typed.size() + 1}) {
        if (editDistance<QStringView>(typed, QStringView(word).left(length)) <= allowed) {
            return true;
        }
    }
    return false;
}

int scoreOf(const QString& typed, const QStringList& words) {
    int score = 0;
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QString& word = words[i];
        const int earlier = static_cast<int>(std::min<qsizetype>(i, 5)) * 6;
        const int here = word == typed                              ? wholeWord
                         : word.startsWith(typed)                   ? begunWord
                         : madeOfBeginnings(typed, words, i)        ? runTogether
                         : typed.size() > 1 && word.contains(typed) ? insideWord
                         : lacksLetters(typed, word)                ? lettersMissing
                         : nearlyBegins(typed, word)                ? wrongLetter
                                                                    : 0;
        score = std::max(score, here > 0 ? here - earlier : 0);
    }
    return score;
}

} // namespace

FuzzyMatch::FuzzyMatch(const QString& typed) : m_words(wordsOf(typed)) {}

QStringList FuzzyMatch::wordsOf(const QString& text) {
    QString folded;
    for (const QChar letter : text.normalized(QString::NormalizationForm_KD).toCaseFolded()) {
        if (letter.isLetterOrNumber()) {
            folded += letter;
        } else if (letter.category() != QChar::Mark_NonSpacing && letter != QLatin1Char('\'') &&
                   letter != QChar(0x2019)) {
            folded += QLatin1Char(' ');
        }
    }
    return folded.split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

int FuzzyMatch::score(const QString& name) const {
    if (m_words.isEmpty()) {
        return 1;
    }
    const QStringList words = wordsOf(name);
    int sum = 0;
    for (const QString& typed : m_words) {
        const int score = scoreOf(typed, words);
        if (score == 0) {
            return 0;
        }
        sum += score;
    }
    // Of two that fit alike the shorter name is meant.
    const int mean = sum / static_cast<int>(m_words.size());
    return std::max(1, mean - static_cast<int>(std::min<qsizetype>(words.size(), 12)));
}

} // namespace umpire::gui
