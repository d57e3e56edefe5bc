#pragma once

#include <QObject>
#include <QStringList>
#include <QTimer>

namespace umpire::gui {

/// The keys that give the faces of a die, by their labels. A number is typed as it is read; a ten that no
/// longer number follows is a nought. Of a word it is as many letters as tell it from the others.
QStringList faceKeys(const QStringList& labels);

/// Gathers what is typed to a face of a die. While a longer face can still follow, it waits for it; Enter or
/// a short pause ends the wait.
class FaceEntry : public QObject {
    Q_OBJECT

  public:
    explicit FaceEntry(QObject* parent = nullptr);

    /// Whether some of these keys go on where another one ends.
    static bool goesOn(const QStringList& keys);
    /// Takes a key for the die with these keys. False where it means nothing to that die.
    bool type(const QString& key, const QStringList& keys);
    /// The face is what was typed. False where nothing was, or no face yet.
    bool finish();
    void clear();
    QString typed() const { return m_typed; }

  Q_SIGNALS:
    void given(const QString& key);
    /// What is typed so far, "" when done.
    void typing(const QString& typed);
    /// A number was typed that the die does not show; nothing was given.
    void refused(const QString& typed);

  private:
    QTimer m_pause; ///< runs while a longer face could follow
    QStringList m_keys;
    QString m_typed;
};

} // namespace umpire::gui
