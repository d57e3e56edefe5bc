#pragma once

#include "document/battle_document.h"
#include "look/look.h"

#include <QFrame>

#include <optional>

class QPushButton;

namespace umpire::gui {

class ElidedLabel;
class RecordModel;

/// The foot of the table: what happened last and before it, a line each, and the record and the specials
/// that open above it as buttons.
class LastLine : public QFrame {
    Q_OBJECT

  public:
    enum class Panel { Record, Specials };

    LastLine(const Look& look, BattleDocument& document, RecordModel& record, QWidget* parent = nullptr);

    /// Calls the specials as the game does.
    void setSpecialsTitle(const QString& title);
    void offerSpecials(bool there);
    /// Whether the battle has a map, and whether it is in the place of the field.
    void setMap(bool there, bool shown);
    /// Whether what takes the place of the field are cards.
    void setCards(bool cards);
    /// Which panel is open; nothing: none.
    void setOpen(std::optional<Panel> panel);

  Q_SIGNALS:
    /// A panel is to be opened, or, where it is open, shut.
    void asked(umpire::gui::LastLine::Panel panel);
    /// The map in place of the field, or the field again.
    void mapAsked(bool shown);

  protected:
    void mouseReleaseEvent(QMouseEvent* event) override;

  private:
    void restyle();
    void show();
    QString lineOf(int row) const;

    const Look& m_look;
    BattleDocument& m_document;
    RecordModel& m_record;
    QPushButton* m_open;
    ElidedLabel* m_earlier;
    ElidedLabel* m_words;
    QPushButton* m_map;
    QPushButton* m_specials;
};

} // namespace umpire::gui
