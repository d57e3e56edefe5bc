#pragma once

#include "document/battle_document.h"
#include "look/look.h"
#include "settings/settings.h"

#include <QTemporaryDir>
#include <QWidget>

#include <memory>

namespace umpire::gui {

class TableScreen;

/// A copy of a battle, to try other rules on: played as any battle is, and gone when the window closes.
/// Nothing of it is written into the battle's file, nor into the settings.
class TrialWindow : public QWidget {
    Q_OBJECT

  public:
    /// `about` says in a sentence what it is a trial of.
    TrialWindow(const Look& look, std::unique_ptr<BattleDocument> trial, const Settings& settings,
                const QString& about, QWidget* parent = nullptr);
    ~TrialWindow() override;

    BattleDocument& document() { return *m_document; }
    TableScreen& table() { return *m_table; }

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    QWidget* makeHead(const QString& about);
    void addKeys();

    const Look& m_look;
    std::unique_ptr<BattleDocument> m_document;
    QTemporaryDir m_folder;
    Settings m_settings; ///< of its own: what is put aside here is not put aside in the battle
    TableScreen* m_table = nullptr;
};

} // namespace umpire::gui
