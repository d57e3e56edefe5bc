#pragma once

#include "document/battle_document.h"
#include "document/record_text.h"
#include "look/look.h"
#include "umpire/battle/visibility.h"

#include <QWidget>

#include <vector>

namespace umpire::gui {

/// One roll, as it may be told to everybody at the table.
struct PublicRoll {
    QString subject;
    QStringList dice; ///< as they fell
    QString outcome;
    QString tone;
    QString text; ///< what to do on the table
};

/// The last thing that was rolled for, as far as the players may know of it.
struct PublicResult {
    int record = 0; ///< its number; 0: there is nothing to tell
    QString who;    ///< "12th Light Horse fires on I/67th"
    RecordParties parties;
    std::vector<PublicRoll> rolls;
};

/// The last results that this viewer may be told, the latest first, `most` of them: every record is passed
/// over in which somebody has a part who is kept from him.
std::vector<PublicResult> publicResults(const BattleDocument& document, const Viewer& viewer,
                                        std::size_t most);
/// How one record came out, as far as this viewer may be told, in few words; "" else.
QString publicOutcome(const BattleDocument& document, const Viewer& viewer, int record);
/// The last one for everybody, or none.
PublicResult lastPublicResult(const BattleDocument& document);

/// Who acts on whom, where both may be known; "" else.
QString publicIntent(const BattleDocument& document, const RecordParties& parties);

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
    void fit();
    void take();
    QString waiting() const;

    const Look& m_look;
    PublicResult m_result;
    bool m_pending = false;
    double m_scale = 1;
};

} // namespace umpire::gui
