#pragma once

#include "document/battle_document.h"

#include <QWidget>

class QPushButton;
class QVBoxLayout;

namespace umpire {
struct Collected;
}

namespace umpire::gui {

class OwnFormations;

/// Whole formations to put on the roster with one click: the pack's army templates, and what the umpire has
/// kept himself.
class TemplatePanel : public QWidget {
    Q_OBJECT

  public:
    TemplatePanel(BattleDocument& document, OwnFormations& shelf, QWidget* parent = nullptr);

  Q_SIGNALS:
    void taken(const umpire::Json& roster);
    void keepAsked();
    void refused(const QString& why);

  private:
    void refresh();
    void addHeading(const QString& text);
    QPushButton* addButton(const QString& name, const QString& text, const QString& tip, const Json& roster);
    void addCollected();
    void addCollected(const Collected& entry);
    void addHint(const QString& text);
    void addKeep();
    void forget(const QString& id);

    BattleDocument& m_document;
    OwnFormations& m_shelf;
    QWidget* m_contents;
    QVBoxLayout* m_list;
    QString m_builtFor;
};

} // namespace umpire::gui
