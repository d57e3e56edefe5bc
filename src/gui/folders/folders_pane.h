#pragma once

#include "document/battle_document.h"
#include "folders/own_things.h"
#include "look/look.h"
#include "prompts/prompts.h"
#include "settings/settings.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QTreeWidget;

namespace umpire::gui {

/// Lists the user's packs, collections, tables and battles to begin from, and the packs of the program: where
/// each came from and whether it is in order. Takes others in.
class FoldersPane : public QWidget {
    Q_OBJECT

  public:
    FoldersPane(const Look& look, const BattleDocument& document, Settings& settings, Prompts& prompts,
                QWidget* parent = nullptr);

    /// Looks anew what there is.
    void refresh();

  Q_SIGNALS:
    /// Another collection is in use.
    void collectionMoved(const QString& file);
    /// Something was put among the user's own.
    void tookIn();

  private:
    void buildButtons();
    void addRow(const OwnThing& thing);
    void showChosen();
    void openFolder();
    void takePackIn();
    void takeFileIn();
    void takeIn(const QString& path);
    void useChosen();
    void restyle();
    const OwnThing* chosen() const;

    const Look& m_look;
    const BattleDocument& m_document;
    Settings& m_settings;
    Prompts& m_prompts;
    QTreeWidget* m_list;
    QLabel* m_about;
    QPushButton* m_use = nullptr;
    QList<OwnThing> m_things;
};

} // namespace umpire::gui
