#pragma once

#include "look/look.h"
#include "players/public_result.h"

#include <QWidget>

namespace umpire::gui {

/// What happens on the table, as large as it can be told in the room there is: who, on whom, the dice as they
/// fell, and how it came out.
class ActionBoard : public QWidget {
    Q_OBJECT

  public:
    explicit ActionBoard(const Look& look, QWidget* parent = nullptr);

    /// Something that happened.
    void show(const PublicResult& result);
    /// Something that is about to happen: who acts on whom.
    void announce(const QString& intent);
    /// All its words, as they are read aloud.
    QString words() const;
    /// How large its words are drawn, in parts of the largest.
    double scale() const { return m_scale; }

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    class Writer;

    static QString whoseRoll(const QString& subject, const QString& outcome);
    void fit();
    void take();
    QString waiting() const;

    const Look& m_look;
    PublicResult m_result;
    bool m_pending = false;
    double m_scale = 1;
};

} // namespace umpire::gui
